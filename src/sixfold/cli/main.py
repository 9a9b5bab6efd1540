"""The command line: every command, its help in every language, and one-line errors."""

from __future__ import annotations

import argparse
import errno
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cache
from importlib.metadata import version
from io import TextIOWrapper
from itertools import groupby
from pathlib import Path
from typing import Final, NoReturn, TextIO

import msgspec

from ..i18n import error_messages, rulebook
from ..i18n.catalog import LANGUAGES, UnknownLanguage, choose, say
from ..rules.edition import UnknownEdition, edition, editions, variants
from ..rules.notation import NotationError
from ..rules.partial_position import Impossible, read_known
from ..rules.piece import SHAPE_LETTERS
from ..rules.position import BadSeats
from ..rules.record import LONGEST, RecordError, read_record, verify
from . import arena_options, judge, picture_options, tui_options
from . import puzzles as puzzling
from . import review as reviewing
from . import serve as serving
from . import stores as storing
from . import train as training

COMMANDS: Final = (
    "play",
    "tui",
    "judge",
    "moves",
    "analyse",
    "verify",
    "picture",
    "review",
    "rules",
    "arena",
    "engine",
    "train",
    "puzzle",
    "puzzles",
    "bench",
    "serve",
    "backup",
    "export",
    "import",
    "completion",
)

MOST_TOLD: Final = 6
"""Actions that an analysis judges and tells."""

USAGE: Final = {
    "unknown": re.compile(
        r"(?:unrecognized arguments:|argument .*?: ignored explicit argument) (?P<what>.*)", re.DOTALL
    ),
    "missing": re.compile(r"the following arguments are required: (?P<what>.*)", re.DOTALL),
    "choice": re.compile(r"argument (?P<name>.*?): invalid choice: '?(?P<what>.*?)'? \(.*", re.DOTALL),
    "value": re.compile(r"argument (?P<name>.*?): expected .*", re.DOTALL),
    "number": re.compile(r"argument (?P<name>.*?): invalid (?:int|float) value: (?P<what>.*)", re.DOTALL),
}
"""What the argument parser complains about in English -> the key of the same in the catalogue."""


class Failure(Exception):
    """The command cannot do it: a sentence for the user."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


class _Parser(argparse.ArgumentParser):
    """An argument parser that speaks the user's language."""

    lang = "en"
    command = "sixfold"

    def error(self, message: str) -> NoReturn:
        for key, pattern in USAGE.items():
            if found := pattern.fullmatch(message):
                message = say(self.lang, f"cli-usage-{key}", **{"what": "", "name": "", **found.groupdict()})
                break
        raise Failure(f"{message} {say(self.lang, 'cli-usage-help', command=f'{self.command} --help')}", status=2)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help whose usage line begins in the user's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, say(_Parser.lang, "cli-usage") + " " if prefix is None else prefix)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status: 0 done, 1 it cannot be done, 2 the command line makes no sense."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    lang = choose(None, os.environ)
    try:
        lang = choose(_wanted(given), os.environ)
        return _carry_out(given, lang)
    except UnknownLanguage as error:
        return _fail(say(lang, "cli-unknown-language", name=error.name, known=", ".join(LANGUAGES)), 2)
    except UnknownEdition as error:
        return _fail(say(lang, "cli-unknown-edition", name=error.name, known=", ".join(editions())), 2)
    except BadSeats as error:
        return _fail(error_messages.seats(error, lang), 2)
    except Failure as failure:
        return _fail(str(failure), failure.status)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        # Nothing may be flushed into the closed pipe or onto the full disk at exit.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        # With a closed pipe, whoever reads has seen enough.
        return 1 if isinstance(error, BrokenPipeError) else _fail(error_messages.system(error, lang), 1)


def _carry_out(given: Sequence[str], lang: str) -> int:
    if isinstance(sys.stdout, TextIOWrapper):  # a sign that the terminal does not have is no reason to stop
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        options = parser(given, lang).parse_args(given)
        return _COMMANDS[options.command](options, lang)
    finally:
        print(end="", flush=True)  # what cannot be written must be known before the exit


@cache
def _version() -> str:
    return f"sixfold {version('sixfold')}"


def _fail(message: str, status: int) -> int:
    print(f"sixfold: {message}", file=sys.stderr)
    return status


def _wanted(given: Sequence[str]) -> str | None:
    """The language asked for, known before the parser is built, because its help is in that language."""
    for at, word in enumerate(given):
        if word == "--lang":
            return given[at + 1] if at + 1 < len(given) else None
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def parser(given: Sequence[str], lang: str) -> argparse.ArgumentParser:
    """The parser of all commands, in a language; what was given says which command its complaints are about."""
    _Parser.lang = lang
    _Parser.command = " ".join(["sixfold", *(word for word in given if word in COMMANDS)][:2])
    whole = _new(lang, "sixfold", "cli-about", "cli-examples")
    commands = whole.add_subparsers(
        dest="command", required=True, metavar=say(lang, "cli-meta-command"), title=say(lang, "cli-commands")
    )
    made = {}

    def meta(key: str) -> str:
        return say(lang, f"cli-meta-{key}")

    for name in COMMANDS:
        made[name] = commands.add_parser(
            name,
            help=say(lang, f"cli-{name}"),
            add_help=False,
            allow_abbrev=False,
            description=say(lang, f"cli-{name}"),
            epilog=say(lang, f"cli-{name}-examples"),
            formatter_class=_Formatter,
        )
        _common(made[name], lang)
    for name in ("judge", "moves"):
        made[name].add_argument("file", metavar=meta("file"), help=say(lang, "cli-arg-lines"))
    made["analyse"].add_argument("position", metavar=meta("position"), help=say(lang, "cli-arg-position"))
    made["analyse"].add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))
    made["verify"].add_argument("record", metavar=meta("record"), help=say(lang, "cli-arg-record"))
    made["verify"].add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))
    reviewing.add_options(made["review"], lang)
    made["rules"].add_argument("edition", nargs="?", metavar=meta("edition"), help=say(lang, "cli-arg-edition"))
    made["rules"].add_argument("--diff", nargs=2, metavar=("A", "B"), help=say(lang, "cli-arg-diff"))
    made["rules"].add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))
    made["bench"].add_argument("name", nargs="*", metavar=meta("name"), help=say(lang, "cli-arg-bench"))
    made["bench"].add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))
    picture_options.add_options(made["picture"], lang)
    arena_options.add_arena(made["arena"], lang)
    arena_options.add_engine(made["engine"], lang)
    training.add_options(made["train"], lang)
    puzzling.add_options(made["puzzles"], lang)
    which = made["puzzle"].add_mutually_exclusive_group()
    which.add_argument("name", nargs="?", metavar=meta("name"), help=say(lang, "puzzle-arg-id"))
    which.add_argument("--daily", action="store_true", help=say(lang, "puzzle-arg-daily"))
    serving.add_options(made["serve"], lang)
    made["completion"].add_argument(
        "shell", choices=("bash", "zsh", "fish"), metavar=meta("shell"), help=say(lang, "completion-arg-shell")
    )
    tui_options.add_options(made["tui"], lang)
    for name in ("backup", "export", "import"):
        storing.add_options(name, made[name], lang)
    play = made["play"]
    play.add_argument("--edition", metavar=meta("edition"), help=say(lang, "cli-arg-edition"))
    play.add_argument("--players", metavar=meta("players"), help=say(lang, "cli-arg-players"))
    play.add_argument("--file", type=Path, metavar=meta("file"), help=say(lang, "cli-arg-file"))
    play.add_argument("--secret", metavar=meta("secret"), help=say(lang, "cli-arg-secret"))
    play.add_argument("--terminal", action="store_true", help=say(lang, "cli-arg-terminal"))
    return whole


def _new(lang: str, prog: str, about: str, examples: str) -> _Parser:
    parser = _Parser(
        prog=prog,
        add_help=False,
        allow_abbrev=False,
        description=say(lang, about),
        epilog=say(lang, examples),
        formatter_class=_Formatter,
    )
    _common(parser, lang)
    return parser


def _common(parser: argparse.ArgumentParser, lang: str) -> None:
    # The headings that argparse gives by itself are English.
    parser._optionals.title, parser._positionals.title = say(lang, "cli-options"), None
    parser.add_argument("--help", "-h", action="help", help=say(lang, "cli-arg-help"))
    parser.add_argument("--version", action="version", version=_version(), help=say(lang, "cli-arg-version"))
    parser.add_argument("--lang", metavar=say(lang, "cli-meta-lang"), help=say(lang, "cli-arg-lang"))


def _open(name: str, lang: str) -> AbstractContextManager[TextIO]:
    """A file to read, `-` for standard input."""
    try:
        if name != "-":
            return Path(name).open(encoding="utf-8-sig", errors="replace")
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
        return nullcontext(sys.stdin)
    except OSError as error:
        raise Failure(say(lang, "cli-cannot-read", file=name, why=error_messages.system(error, lang))) from None


def _lines(file: TextIO) -> Iterator[str]:
    """Lines, none of them read further than it takes to see that it is too long."""
    while line := file.readline(judge.LONGEST + 2):
        if len(line) > judge.LONGEST:
            rest = line
            while rest and not rest.endswith("\n"):
                rest = file.readline(judge.LONGEST)
        yield line


def _judge(options: argparse.Namespace, lang: str) -> int:
    return _answer(options.file, judge.judge, lang)


def _moves(options: argparse.Namespace, lang: str) -> int:
    return _answer(options.file, judge.moves, lang)


def _answer(name: str, answers: Callable[[Iterable[str], str], Iterator[judge.Json]], lang: str) -> int:
    status = 0
    with _open(name, lang) as file:
        for answer in answers(_lines(file), lang):
            print(json.dumps(answer, ensure_ascii=False))
            status |= "error" in answer
    return status


def _analyse(options: argparse.Namespace, lang: str) -> int:
    from ..server.presenters import analysis  # the same answer as the server's

    try:
        at = read_known(options.position)
        found = analysis(at, MOST_TOLD)
    except NotationError as error:
        raise Failure(error_messages.unreadable(error, lang)) from None
    except Impossible as error:
        raise Failure(error_messages.impossible(error, lang)) from None
    if options.json:
        print(msgspec.json.encode(found).decode())
        return 0
    print(say(lang, "analyse-all", n=len(found.options)))
    print(say(lang, "analyse-best"))
    for each in found.best:
        sure = say(lang, "analyse-exact") if each.exact else f"[{each.low:+.1f}; {each.high:+.1f}]"
        print(f"{each.points:>+4}  {each.margin:>+6.1f}  {sure:<16}  {each.chance:>4.0%}  {each.action}")
    print(say(lang, "analyse-odds-cubes" if at.edition.game == "cubes" else "analyse-odds"))
    print("", *(f"{letter:^12}" for letter in SHAPE_LETTERS))
    for color, same_color in groupby(found.odds, key=lambda each: each.piece[0]):
        print(color, *(f"{each.unseen:>2} {each.next:>4.0%} {each.drawn:>4.1%}" for each in same_color))
    return 0


def _verify(options: argparse.Namespace, lang: str) -> int:
    with _open(options.record, lang) as file:
        text = file.read(5_000_000)
    problem, turn, told = None, 0, say(lang, "verify-fine")
    try:
        verify(read_record(text))
    except RecordError as error:
        problem, turn, told = error.problem, error.turn, error_messages.record(error, lang)
    if options.json:
        answer = {"ok": problem is None, "problem": problem, "turn": turn, "message": told}
        print(json.dumps(answer, ensure_ascii=False))
    else:
        print(told)
    return problem is not None


def _review(options: argparse.Namespace, lang: str) -> int:
    with _open(options.record, lang) as file:
        text = file.read(5_000_000)
    try:
        return reviewing.review(options, read_record(text), lang)
    except RecordError as error:
        raise Failure(error_messages.record(error, lang)) from None
    except reviewing.Refused as refused:
        raise Failure(str(refused), refused.status) from None


def _rules(options: argparse.Namespace, lang: str) -> int:
    if options.diff:
        a, b = map(edition, options.diff)
        try:
            pairs = rulebook.differing(a, b, lang)
        except rulebook.DifferentGames as error:
            raise Failure(str(error), status=2) from None
        both = [{"id": one.id, "title": one.title, a.name: one.text, b.name: other.text} for one, other in pairs]
        print(json.dumps(both, ensure_ascii=False, indent=1) if options.json else rulebook.diff(a, b, lang))
        return 0
    chosen = [edition(options.edition)] if options.edition else list(editions().values())
    if options.json:
        told = [{"edition": e.name, "paragraphs": [p._asdict() for p in rulebook.paragraphs(e, lang)]} for e in chosen]
        print(json.dumps(told, ensure_ascii=False, indent=1))
    elif options.edition:
        print(rulebook.plain(chosen[0], lang))
    else:
        for each in variants():
            name = f"{each.name:<12} {rulebook.edition_name(each, lang)}" if each.name == each.id else each.name
            print(f"{name}\n{'':<12} {rulebook.edition_about(each, lang)}")
        print("\n" + say(lang, "rules-hint"))
    return 0


def _bench(options: argparse.Namespace, lang: str) -> int:
    from ..bench import benches

    try:
        chosen = benches.chosen(options.name)
    except KeyError as error:
        raise Failure(
            say(lang, "cli-unknown-bench", name=str(error.args[0]), known=", ".join(benches.BENCHES)), status=2
        ) from None
    try:
        found = benches.measure(chosen, _progress(lang) if sys.stderr.isatty() else _silent)
    except benches.Missing as error:
        raise Failure(say(lang, "bench-missing", packages=error.packages)) from None
    if options.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:<48} {value:>14.4g}")
    return 0


def _progress(lang: str) -> Callable[[int, int, str], None]:
    def show(done: int, of: int, name: str) -> None:
        line = f"\r{say(lang, 'cli-measuring', name=name):<50} [{'#' * (20 * done // of):<20}] {done}/{of}"
        print(line, end="\n" if done == of else "", file=sys.stderr, flush=True)

    return show


def _silent(_done: int, _of: int, _name: str) -> None:
    pass


def _play(options: argparse.Namespace, lang: str) -> int:
    from ..terminal.start import play
    from . import play as browser

    asked = (options.edition, options.players, options.file, options.secret)
    if not options.terminal and asked == (None,) * 4 and browser.can_play():
        return browser.play(lang)
    return play(options.edition, options.players, options.file, options.secret, lang)


def _tui(options: argparse.Namespace, lang: str) -> int:
    from . import tui

    try:
        return tui.tui(options, lang)
    except tui.Refused as refused:
        raise Failure(str(refused), refused.status) from None


def _picture(options: argparse.Namespace, lang: str) -> int:
    from . import picture

    def read(name: str) -> str:
        with _open(name, lang) as file:
            return file.read(LONGEST + 1)

    try:
        return picture.draw(options, read, lang)
    except picture.Refused as refused:
        raise Failure(str(refused), refused.status) from None


def _puzzle(options: argparse.Namespace, lang: str) -> int:
    from ..terminal.puzzle import solve

    return solve(options.name, lang)


def _arena(options: argparse.Namespace, lang: str) -> int:
    from . import arena

    try:
        return (arena.arena if options.command == "arena" else arena.engine)(options, lang)
    except arena.Refused as refused:
        raise Failure(str(refused), refused.status) from None


def _completion(options: argparse.Namespace, lang: str) -> int:
    from .completion import script

    print(script(options.shell, parser([], lang)), end="")
    return 0


_COMMANDS: Final[dict[str, Callable[[argparse.Namespace, str], int]]] = {
    "play": _play,
    "tui": _tui,
    "judge": _judge,
    "moves": _moves,
    "analyse": _analyse,
    "verify": _verify,
    "picture": _picture,
    "review": _review,
    "rules": _rules,
    "arena": _arena,
    "engine": _arena,
    "train": training.train,
    "puzzle": _puzzle,
    "puzzles": puzzling.run,
    "serve": serving.serve,
    "backup": storing.run,
    "export": storing.run,
    "import": storing.run,
    "completion": _completion,
    "bench": _bench,
}

"""Parse the arguments, run a command, and print errors in one line."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final, NoReturn, Protocol, cast

from ..i18n.catalog import LANGUAGES, UnknownLanguage, choose, label, say
from ..terminal.errors import TerminalError
from .errors import CommandError

COMMANDS: Final = {
    "play": "play",
    "tui": "tui",
    "judge": "judge",
    "moves": "moves",
    "analyse": "analyse",
    "verify": "verify",
    "picture": "picture",
    "review": "review",
    "rules": "rules",
    "arena": "arena",
    "engine": "engine",
    "train": "train",
    "puzzle": "puzzle",
    "puzzles": "puzzles",
    "bench": "bench",
    "serve": "serve",
    "static": "static",
    "backup": "backup",
    "restore": "restore",
    "admin": "admin",
    "export": "export",
    "import": "import_",
    "completion": "completion",
}
"""Commands and their modules in this package, imported only when they are needed."""
EXTRAS: Final = {
    "alembic": "server",
    "asyncpg": "large",
    "cryptography": "server",
    "gymnasium": "envs",
    "httptools": "server",
    "nats": "large",
    "numpy": "envs",
    "pettingzoo": "envs",
    "PIL": "pictures",
    "ray": "ray",
    "resvg_py": "pictures",
    "starlette": "server",
    "textual": "tui",
    "uvicorn": "server",
    "websockets": "server",
}
"""Packages that not every installation has, and the extra that brings them."""
INTERRUPTED_STATUS: Final = 130
"""Exit status after Ctrl-C."""

USAGE: Final = {
    "unknown": re.compile(
        r"(?:unrecognized arguments:|argument .*?: ignored explicit argument) (?P<what>.*)", re.DOTALL
    ),
    "missing": re.compile(r"the following arguments are required: (?P<what>.*)", re.DOTALL),
    "choice": re.compile(r"argument (?P<name>.*?): invalid choice: '?(?P<what>.*?)'? \(.*", re.DOTALL),
    "value": re.compile(r"argument (?P<name>.*?): expected .*", re.DOTALL),
    "number": re.compile(r"argument (?P<name>.*?): invalid (?:int|float) value: (?P<what>.*)", re.DOTALL),
}
"""Catalogue keys of argparse's English messages."""


class Command(Protocol):
    """Describe what the module of a command provides."""

    def add_options(self, parser: argparse.ArgumentParser, lang: str) -> None:
        """Add the arguments and options of the command."""

    def run(self, options: argparse.Namespace, lang: str) -> int:
        """Run the command and return its exit status; raise CommandError if it cannot."""


class _Parser(argparse.ArgumentParser):
    """Parse arguments with messages in the user's language."""

    lang = "en"
    command = "sixfold"

    def error(self, message: str) -> NoReturn:
        for key, pattern in USAGE.items():
            if found := pattern.fullmatch(message):
                message = say(self.lang, f"cli-usage-{key}", **{"what": "", "name": "", **found.groupdict()})
                break
        help_hint = say(self.lang, "cli-usage-help", command=f"{self.command} --help")
        raise CommandError(f"{message} {help_hint}", status=2)


class _Version(argparse.Action):
    """Print the version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"sixfold {version('sixfold')}")
        parser.exit()


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Format help with a usage line in the user's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, say(_Parser.lang, "cli-usage") + " " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """Begin a section. argparse writes a colon behind its heading; some languages have a space before it."""
        super().start_section(heading and label(_Parser.lang, heading, "").strip().removesuffix(":"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0 if it is done, 1 if it cannot be done, 2 if the command line makes no sense."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    lang = choose(None, os.environ)
    try:
        lang = choose(_language_option(given), os.environ)
        return _run(given, lang)
    except UnknownLanguage as error:
        return _fail(say(lang, "cli-unknown-language", name=error.name, known=", ".join(LANGUAGES)), 2)
    except ValueError as error:
        return _fail(_bad_value(error, lang), 2)
    except (CommandError, TerminalError) as error:
        return _fail(str(error), error.status)
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except OSError as error:
        # Nothing may be flushed into the closed pipe or onto the full disk at exit.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        # A closed pipe means that its reader has seen enough.
        return 1 if isinstance(error, BrokenPipeError) else _fail(_system_error(error, lang), 1)


def _run(given: Sequence[str], lang: str) -> int:
    if isinstance(sys.stdout, TextIOWrapper):  # a character that the terminal does not have must not stop us
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        options = parser(given, lang).parse_args(given)
        return command(options.command).run(options, lang)
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        raise CommandError(say(lang, "cli-missing-extra", name=extra)) from None
    finally:
        print(end="", flush=True)  # a failed write must be known before the exit


def _bad_value(error: ValueError, lang: str) -> str:
    """Return the sentence about an edition or seats that no command accepts; raise any other error again."""
    from ..i18n import error_messages  # imported lazily to keep `sixfold --help` fast
    from ..rules.edition import UnknownEdition, editions
    from ..rules.position import BadSeats

    if isinstance(error, UnknownEdition):
        return say(lang, "cli-unknown-edition", name=error.name, known=", ".join(editions()))
    if isinstance(error, BadSeats):
        return error_messages.seats(error, lang)
    raise error


def _system_error(error: OSError, lang: str) -> str:
    from ..i18n import error_messages

    return error_messages.system(error, lang)


def _fail(message: str, status: int) -> int:
    print(f"sixfold: {message}", file=sys.stderr)
    return status


def _language_option(given: Sequence[str]) -> str | None:
    """Return the language option, before the parser exists, because its help is in that language."""
    for at, word in enumerate(given):
        if word == "--lang":
            return given[at + 1] if at + 1 < len(given) else None
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def command(name: str) -> Command:
    """Import the module of a command."""
    return cast(Command, import_module(f".{COMMANDS[name]}", __package__))


def parser(given: Sequence[str], lang: str) -> argparse.ArgumentParser:
    """Return the parser for these arguments, in a language.

    Only the commands that occur among the arguments get their options; without arguments, all do.
    """
    named = [word for word in given if word in COMMANDS]
    _Parser.lang = lang
    _Parser.command = " ".join(["sixfold", *named[:1]])
    whole = _Parser(prog="sixfold", **_texts("cli-about", "cli-examples", lang))
    _add_common_options(whole, lang)
    commands = whole.add_subparsers(
        dest="command", required=True, metavar=say(lang, "cli-meta-command"), title=say(lang, "cli-commands")
    )
    for name in COMMANDS:
        about = say(lang, f"cli-{name}")
        if given and name not in named:
            commands.add_parser(name, help=about, add_help=False)
            continue
        made = commands.add_parser(name, help=about, **_texts(f"cli-{name}", f"cli-{name}-examples", lang))
        _add_common_options(made, lang)
        command(name).add_options(made, lang)
    return whole


def _texts(about: str, examples: str, lang: str) -> dict[str, Any]:
    return {
        "add_help": False,
        "allow_abbrev": False,
        "description": say(lang, about),
        "epilog": say(lang, examples),
        "formatter_class": _Formatter,
    }


def _add_common_options(parser: argparse.ArgumentParser, lang: str) -> None:
    # The headings that argparse gives by itself are English.
    parser._optionals.title, parser._positionals.title = say(lang, "cli-options"), None
    parser.add_argument("--help", "-h", action="help", help=say(lang, "cli-arg-help"))
    parser.add_argument("--version", action=_Version, nargs=0, help=say(lang, "cli-arg-version"))
    parser.add_argument(
        "--lang", metavar=say(lang, "cli-meta-lang"), help=say(lang, "cli-arg-lang", known=", ".join(LANGUAGES))
    )

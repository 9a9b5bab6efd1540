"""Run `sixfold puzzles`: generate puzzles from games of bots, and verify them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from itertools import islice
from pathlib import Path

from ..ai.puzzles.puzzle import KINDS, BadPuzzle, Puzzle, line_of, read_line, shipped
from ..i18n.catalog import label, say
from ..rules.ruleset import DEFAULT_GAME, GAMES
from .errors import CommandError
from .files import cannot_read, cannot_write
from .progress import Progress
from .texts import texts

# What finds and solves puzzles is imported where it is used, so that the command line starts without it.


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    meta, text = texts(lang, "cli-meta-"), texts(lang, "puzzles-arg-")
    kinds = tuple(dict.fromkeys(kind for each in KINDS.values() for kind in each))
    parser.add_argument("what", choices=("make", "check"), metavar=meta("what"), help=text("what"))
    parser.add_argument("files", nargs="*", type=Path, metavar=meta("file"), help=text("files"))
    game = say(lang, "arena-arg-game")
    parser.add_argument("--game", choices=GAMES, default=DEFAULT_GAME, metavar=meta("game"), help=game)
    parser.add_argument("--kind", choices=kinds, default="qwirkle", metavar=meta("kind"), help=text("kind"))
    parser.add_argument("--count", type=int, default=10, metavar=meta("number"), help=text("count"))
    parser.add_argument("--seed", type=int, default=1, metavar=meta("seed"), help=text("seed"))
    parser.add_argument("--out", type=Path, metavar=meta("file"), help=text("out"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    try:
        return _make(options, lang) if options.what == "make" else _check(options, lang)
    except OSError as error:
        if error.filename is None:  # not a file that was named
            raise
        raise (cannot_write if options.what == "make" else cannot_read)(error.filename, error, lang) from None


def _make(options: argparse.Namespace, lang: str) -> int:
    from ..ai.puzzles.generate import make

    if options.kind not in KINDS[options.game]:
        game, known = say(lang, f"game-{options.game}"), ", ".join(KINDS[options.game])
        raise CommandError(say(lang, "puzzles-no-kind", kind=options.kind, name=game, known=known), 2)
    wanted, progress = max(0, options.count), Progress()
    with options.out.open("w", encoding="utf-8") if options.out else nullcontext(sys.stdout) as out:
        for done, puzzle in enumerate(islice(make(options.game, options.kind, options.seed), wanted), 1):
            print(line_of(puzzle), file=out, flush=True)
            if options.out:
                progress(done, wanted)
    return 0


def _check(options: argparse.Namespace, lang: str) -> int:
    """Verify every puzzle of the files, or all that are shipped; return 1 if one is wrong."""
    from ..ai.puzzles.generate import problem

    puzzles, progress = list(_named(options.files)), Progress()
    wrong: dict[str, str] = {}
    seen: set[str] = set()
    for done, (name, puzzle) in enumerate(puzzles, 1):
        found = "unreadable" if puzzle is None else "twice" if name in seen else problem(puzzle)
        if found:
            wrong[name] = found
        seen.add(name)
        progress(done, len(puzzles))
    exact = sum(puzzle is not None and puzzle.exact for _, puzzle in puzzles)
    if options.json:
        print(json.dumps({"puzzles": len(puzzles), "exact": exact, "wrong": wrong}))
        return bool(wrong)
    for name, found in wrong.items():
        print(label(lang, name, say(lang, f"puzzles-problem-{found}")))
    print(say(lang, "puzzles-checked", n=len(puzzles), exact=exact, wrong=len(wrong)))
    return bool(wrong)


def _named(files: Sequence[Path]) -> Iterator[tuple[str, Puzzle | None]]:
    """Yield every puzzle with its name; one that cannot be read is named by its line."""
    if not files:
        yield from shipped().items()
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            try:
                puzzle = read_line(line)
                yield puzzle.id, puzzle
            except BadPuzzle:
                yield f"{file}:{number}", None

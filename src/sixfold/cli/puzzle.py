"""Run `sixfold puzzle`: solve today's puzzle, or another, in the terminal."""

from __future__ import annotations

import argparse

from ..i18n.catalog import say
from .errors import CommandError


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument("name", nargs="?", metavar=say(lang, "cli-meta-name"), help=say(lang, "puzzle-arg-id"))
    which.add_argument("--daily", action="store_true", help=say(lang, "puzzle-arg-daily"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    from datetime import UTC, datetime

    from ..ai.puzzles.puzzle import daily, shipped
    from ..terminal.puzzle import solve

    puzzle = daily(datetime.now(UTC).date()) if options.name is None else shipped().get(options.name)
    if puzzle is None:
        raise CommandError(say(lang, "puzzle-unknown", name=options.name), status=2)
    return solve(puzzle, lang)

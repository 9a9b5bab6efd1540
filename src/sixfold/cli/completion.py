"""Run `sixfold completion`: write scripts with which bash, zsh and fish complete command lines."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..i18n.catalog import LANGUAGES, say

SHELLS: Final = ("bash", "zsh", "fish")
FILES: Final = {"file", "record", "input", "db", "password_file"}
"""Names of files that the parser takes as plain text."""


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    shell = say(lang, "cli-meta-shell")
    parser.add_argument("shell", choices=SHELLS, metavar=shell, help=say(lang, "completion-arg-shell"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    print(script(options.shell, lang))
    return 0


def script(shell: str, lang: str) -> str:
    """Return the script for a shell, made from the parser of all commands."""
    import shtab

    from .main import parser

    whole = parser([], lang)
    tree = next(each for each in whole._actions if isinstance(each, argparse._SubParsersAction))
    for command, each in {"": whole, **tree.choices}.items():
        known = _known_values(command)
        for action in each._actions:
            if action.dest in known and action.choices is None:
                action.choices = known[action.dest]
            elif action.type is Path or action.dest in FILES:
                action.complete = shtab.FILE  # read by shtab
    return shtab.complete(whole, shell)


def _known_values(command: str) -> dict[str, Sequence[str]]:
    """Return values of options that the parser takes as any text, by the name of the option."""
    from ..ai.bots import LEVELS
    from ..arena.tournament import KINDS
    from ..bench.benches import BENCHES
    from ..rules.edition import editions
    from ..rules.position import BOT_PREFIX
    from ..rules.ruleset import GAMES
    from .arena_config import RUNNERS

    of_edition = (*editions(), *GAMES)
    bots = LEVELS if command == "arena" else tuple(f"{BOT_PREFIX}{level}" for level in LEVELS)
    names = {"engine": LEVELS, "bench": tuple(BENCHES)}
    found: dict[str, Sequence[str]] = {
        "lang": LANGUAGES,
        "edition": of_edition,
        "diff": of_edition,
        "game": GAMES,
        "players": bots,
        "bot": LEVELS,
        "runner": RUNNERS,
        "tournament": KINDS,
    }
    return found | ({"name": names[command]} if command in names else {})

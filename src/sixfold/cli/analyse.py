"""Run `sixfold analyse`: list the moves of a position, the best of them, and the odds."""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import Final

from ..i18n import error_messages
from ..i18n.catalog import say
from .errors import CommandError

MAX_EVALUATED_ACTIONS: Final = 6
"""Actions that are evaluated and printed."""


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("position", metavar=say(lang, "cli-meta-position"), help=say(lang, "cli-arg-position"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    import msgspec

    from .. import encoding
    from ..ai.analysis import analyse
    from ..rules.errors import NotationError
    from ..rules.partial_position import Impossible, read_partial_position
    from ..rules.piece import SHAPE_LETTERS

    try:
        at = read_partial_position(options.position)
        found = analyse(at, MAX_EVALUATED_ACTIONS)
    except NotationError as error:
        raise CommandError(error_messages.unreadable(error, lang)) from None
    except Impossible as error:
        raise CommandError(error_messages.impossible(error, lang)) from None
    if options.json:
        print(msgspec.json.encode(encoding.analysis(found)).decode())
        return 0
    print(say(lang, "analyse-all", n=len(found.actions)))
    print(say(lang, "analyse-best"))
    for each in found.best:
        sure = say(lang, "analyse-exact") if each.exact else f"[{each.low:+.1f}; {each.high:+.1f}]"
        print(f"{each.points:>+4}  {each.margin:>+6.1f}  {sure:<16}  {each.chance:>4.0%}  {each.action}")
    print(say(lang, "analyse-odds-cubes" if at.edition.rules.rolled else "analyse-odds"))
    print("", *(f"{letter:^12}" for letter in SHAPE_LETTERS))
    for color, same_color in groupby(found.odds, key=lambda each: str(each.piece)[0]):
        print(color, *(f"{each.unseen:>2} {each.next_holds:>4.0%} {each.drawn:>4.1%}" for each in same_color))
    return 0

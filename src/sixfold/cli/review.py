"""`sixfold review`: a finished game reviewed, told as text, JSON or one HTML page."""

from __future__ import annotations

import argparse
import sys
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..i18n import error_messages
from ..i18n.catalog import say
from ..rules.record import Game

if TYPE_CHECKING:  # the command line starts without thinking
    from ..ai.review.checkpoint import Kept

LEAST_DEPTH: Final = 0.05
MOST_DEPTH: Final = 20.0


class Refused(Exception):
    """It cannot be done: a sentence for the user, and the exit status."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    def meta(key: str) -> str:
        return say(lang, f"cli-meta-{key}")

    def told(key: str) -> str:
        return say(lang, f"cli-arg-{key}")

    parser.add_argument("record", metavar=meta("record"), help=told("record"))
    parser.add_argument("--json", action="store_true", help=told("json"))
    parser.add_argument("--html", action="store_true", help=told("html"))
    parser.add_argument("--turn", type=int, metavar=meta("number"), help=told("review-turn"))
    parser.add_argument("--depth", type=float, default=1.0, metavar=meta("number"), help=told("depth"))
    parser.add_argument("--file", type=Path, metavar=meta("file"), help=told("review-file"))
    parser.add_argument("--seed", type=int, default=0, metavar=meta("seed"), help=told("review-seed"))


def review(options: argparse.Namespace, game: Game, lang: str) -> int:
    """Review the game as the options say, and print it; raises Refused."""
    from msgspec import json

    from ..ai.review import game as whole
    from ..ai.review.text import one_turn, report
    from ..ai.review.turn import review_turn
    from .review_page import page

    if not isfinite(options.depth) or not LEAST_DEPTH <= options.depth <= MOST_DEPTH:
        raise Refused(say(lang, "review-bad-depth"), 2)
    if game.outcome is None:
        raise Refused(say(lang, "review-not-over"))
    if options.turn is not None:
        if not 1 <= options.turn <= len(game.turns):
            raise Refused(say(lang, "review-no-turn", n=options.turn), 2)
        _, seen, action = list(whole.moments(game))[options.turn - 1]
        turn = review_turn(seen, action, options.turn, options.depth, options.seed)
        print(json.encode(turn).decode() if options.json else one_turn(game, turn, lang))
        return 0
    kept = _kept(options, game, lang)
    found = whole.review(
        game,
        depth=options.depth,
        seed=options.seed,
        progress=_progress if sys.stderr.isatty() else None,
        done=kept.turns if kept else None,
        keep=kept.add if kept else None,
    )
    if options.json:
        print(json.encode(found).decode())
    else:
        print(page(game, found, lang) if options.html else report(game, found, lang))
    return 0


def _kept(options: argparse.Namespace, game: Game, lang: str) -> Kept | None:
    from ..ai.review.checkpoint import Foreign, Kept

    if options.file is None:
        return None
    try:
        return Kept(options.file, game, options.depth, options.seed)
    except Foreign:
        raise Refused(say(lang, "review-file-foreign", file=str(options.file))) from None
    except OSError as error:
        why = error_messages.system(error, lang)
        raise Refused(say(lang, "arena-cannot-write", file=str(options.file), why=why)) from None


def _progress(done: int, of: int) -> None:
    end = "\n" if done == of else ""
    print(f"\r[{'#' * (30 * done // of):<30}] {done}/{of}", end=end, file=sys.stderr, flush=True)

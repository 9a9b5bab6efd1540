"""Run `sixfold review`: review a finished game, as text, JSON or one HTML page."""

from __future__ import annotations

import argparse
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..i18n import error_messages
from ..i18n.catalog import say
from ..rules.record import MAX_RECORD_CHARACTERS, Game, RecordError, read_record
from .errors import CommandError
from .files import cannot_write, read_text, write_text
from .progress import Progress
from .texts import texts

if TYPE_CHECKING:
    from ..ai.review.checkpoint import Checkpoint

MIN_DEPTH: Final = 0.05
MAX_DEPTH: Final = 20.0


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    meta, text = texts(lang, "cli-meta-"), texts(lang, "cli-arg-")
    parser.add_argument("record", metavar=meta("record"), help=text("record"))
    parser.add_argument("--json", action="store_true", help=text("json"))
    parser.add_argument("--html", action="store_true", help=text("html"))
    parser.add_argument("--out", type=Path, metavar=meta("file"), help=text("review-out"))
    parser.add_argument("--turn", type=int, metavar=meta("number"), help=text("review-turn"))
    parser.add_argument("--depth", type=float, default=1.0, metavar=meta("number"), help=text("depth"))
    parser.add_argument("--checkpoint", type=Path, metavar=meta("file"), help=text("review-checkpoint"))
    parser.add_argument("--seed", type=int, default=0, metavar=meta("seed"), help=text("review-seed"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    text = read_text(options.record, MAX_RECORD_CHARACTERS + 1, lang)
    try:
        game = read_record(text)
    except RecordError as error:
        raise CommandError(error_messages.record(error, lang)) from None
    write_text(options.out, _review(options, game, lang), lang)
    return 0


def _review(options: argparse.Namespace, game: Game, lang: str) -> str:
    """Return the review as the options ask for it."""
    from msgspec import json

    from .. import encoding
    from ..ai.review import game as whole
    from ..ai.review.text import one_turn, report
    from ..ai.review.turn import review_turn
    from .review_page import page

    if not isfinite(options.depth) or not MIN_DEPTH <= options.depth <= MAX_DEPTH:
        raise CommandError(say(lang, "review-bad-depth"), 2)
    if game.outcome is None:
        raise CommandError(say(lang, "review-not-over"))
    if options.turn is not None:
        if not 1 <= options.turn <= len(game.turns):
            raise CommandError(say(lang, "review-no-turn", n=options.turn), 2)
        _, seen, action = list(whole.moments(game))[options.turn - 1]
        turn = review_turn(seen, action, options.turn, options.depth, options.seed)
        return json.encode(encoding.reviewed_turn(turn)).decode() if options.json else one_turn(game, turn, lang)
    checkpoint = _checkpoint(options, game, lang)
    found = whole.review(
        game,
        depth=options.depth,
        seed=options.seed,
        progress=Progress(),
        done=checkpoint.turns if checkpoint else None,
        keep=checkpoint.add if checkpoint else None,
    )
    if options.json:
        return json.encode(encoding.review(found)).decode()
    return page(game, found, lang) if options.html else report(game, found, lang)


def _checkpoint(options: argparse.Namespace, game: Game, lang: str) -> Checkpoint | None:
    from ..ai.review.checkpoint import Checkpoint, WrongCheckpoint

    if options.checkpoint is None:
        return None
    try:
        return Checkpoint(options.checkpoint, game, options.depth, options.seed)
    except WrongCheckpoint:
        raise CommandError(say(lang, "review-file-foreign", file=str(options.checkpoint))) from None
    except OSError as error:
        raise cannot_write(options.checkpoint, error, lang) from None

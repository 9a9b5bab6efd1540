"""Encode legal actions, hints, analyses and reviews as messages, for the server and for `--json`."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import structs

from . import messages
from .ai.analysis import Analysis
from .ai.hints import hint as hinted
from .ai.legal_actions import legal_actions
from .ai.review.types import Review, ReviewedTurn, Summary
from .rules.actions import Action, Choice, Place
from .rules.partial_position import partial_position_text
from .rules.referee import check, forced_action
from .rules.view import View


def legal(at: View, request: int) -> messages.Legal:
    """List all legal actions. For Cards this may take long: not on the server's event loop."""
    return messages.Legal(
        id=request, turn=at.turns, forced=_text(forced_action(at)), options=options(at, legal_actions(at))
    )


def options(at: View, actions: Iterable[Choice | Action]) -> tuple[messages.Option, ...]:
    """Encode legal actions with their points."""
    return tuple(_option(at, each) for each in actions)


def _option(at: View, each: Choice | Action) -> messages.Option:
    if isinstance(each, Choice):
        return messages.Option(action=str(each), points=each.qwirkles[-1], qwirkles=each.qwirkles)
    points = check(at, each).points if isinstance(each, Place) else 0
    return messages.Option(action=str(each), points=points)


def _text(action: Action | None) -> str | None:
    return None if action is None else str(action)


def hint(at: View, request: int, step: int) -> messages.Hint:
    """Return a hint for the player whose turn it is, up to that step. For a worker: it computes."""
    found = hinted(at, step)
    return messages.Hint(
        id=request,
        turn=at.turns,
        step=step,
        kind=found.kind,
        attribute=found.attribute,
        value=found.value,
        count=found.count,
        cells=found.cells,
        sets=tuple(map(messages.pieces, found.sets)),
        action=_text(found.action),
    )


def analysis(found: Analysis) -> messages.Analysis:
    """Encode an analysis."""
    at = found.view
    return messages.Analysis(
        position=partial_position_text(at),
        supply=at.supply_count,
        forced=_text(found.forced_action),
        options=options(at, found.actions),
        best=msgspec.convert(found.best, tuple[messages.Worth, ...], from_attributes=True),
        odds=tuple(
            messages.PieceOdds(piece=str(each.piece), unseen=each.unseen, next=each.next_holds, drawn=each.drawn)
            for each in found.odds
        ),
    )


def reviewed_turn(turn: ReviewedTurn) -> messages.ReviewTurn:
    """Encode a turn of a review."""
    # convert would make floats of the whole numbers in reasons, and write the defaults.
    reasons = tuple(messages.ReviewReason(each.key, each.n, each.m, each.pieces) for each in turn.reasons)
    return structs.replace(msgspec.convert(turn, messages.ReviewTurn, from_attributes=True), reasons=reasons)


def review_summary(summary: Summary) -> messages.ReviewSummary:
    """Encode the summary of a review."""
    return msgspec.convert(summary, messages.ReviewSummary, from_attributes=True)


def review(found: Review) -> messages.Review:
    """Encode the review of a whole game."""
    return messages.Review(
        edition=found.edition,
        depth=found.depth,
        seed=found.seed,
        turns=tuple(map(reviewed_turn, found.turns)),
        summary=review_summary(found.summary),
    )

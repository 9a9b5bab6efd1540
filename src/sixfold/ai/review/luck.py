"""Split the result of a game into skill and luck. The parts always add up to the result."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from ...rules.record import Game
from ..evaluation import Margins, margins
from .types import ReviewedTurn, SeatSummary, Summary

SHARPNESS: Final = 0.08
"""A turn that loses this much of the chance of winning counts for 37 of 100 in the accuracy."""


def summary(game: Game, turns: Sequence[ReviewedTurn]) -> Summary:
    """Summarise all reviewed turns."""
    positions = list(game.positions())
    before = [expected(margins(at.scores), turn) for at, turn in zip(positions, turns, strict=False)]
    end = margins(positions[-1].scores)
    seats = range(len(game.seats))
    luck = [before[0] if before else end]
    for turn, now, after in zip(turns, before, [*before[1:], end], strict=True):
        luck.append(tuple(after[seat] - now[seat] - effect(turn, seat, len(game.seats)) for seat in seats))
    ended = game.outcome
    won = ended.winners if ended else ()
    final = tuple((seat in won) / max(1, len(won)) for seat in seats)
    return Summary(
        seats=tuple(_seat(seat, end, turns, luck) for seat in seats),
        chances=(*(turn.chances for turn in turns), final),
        luck=tuple(luck),
    )


def expected(now: Margins, turn: ReviewedTurn) -> Margins:
    """Return what every seat can expect before a turn if its player chooses best.

    What that player gains is taken from all others alike.
    """
    future = turn.played.margin + turn.lost - now[turn.seat]
    share = future / (len(now) - 1)
    return tuple(margin + (future if seat == turn.seat else -share) for seat, margin in enumerate(now))


def effect(turn: ReviewedTurn, seat: int, seats: int) -> float:
    """Return what the choice of a turn changed for a seat: its player loses, the others gain in equal parts."""
    return -turn.lost if seat == turn.seat else turn.lost / (seats - 1)


def accuracy(turns: Sequence[ReviewedTurn], seat: int) -> float | None:
    """Return the accuracy from 0 to 100: the mean over all turns with a choice, lower the more chance was lost."""
    worth = [100 * exp(-turn.lost_chance / SHARPNESS) for turn in turns if turn.seat == seat and not turn.forced]
    return round(sum(worth) / len(worth), 1) if worth else None


def _seat(seat: int, end: Margins, turns: Sequence[ReviewedTurn], luck: Sequence[Margins]) -> SeatSummary:
    own = [turn for turn in turns if turn.seat == seat]
    others = [turn for turn in turns if turn.seat != seat]
    skill = sum(effect(turn, seat, len(end)) for turn in own)
    given = sum(effect(turn, seat, len(end)) for turn in others)
    lost = sqrt(sum(turn.error**2 for turn in own))
    gained = sqrt(sum(turn.error**2 for turn in others)) / (len(end) - 1)
    return SeatSummary(
        accuracy=accuracy(turns, seat),
        margin=end[seat],
        skill=skill,
        given=given,
        luck=sum(each[seat] for each in luck),
        skill_spread=lost,
        given_spread=gained,
        luck_spread=sqrt(lost**2 + gained**2),
    )

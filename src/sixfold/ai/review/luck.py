"""Split the result of a game into skill and luck. The parts always add up to the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.record import Game
from ..calls import Calls, NumberReader, summary_request
from .types import ReviewedTurn, SeatSummary, Summary

NO_CHOICE: Final = -1.0
"""The accuracy of a seat that never had a choice."""


def summary(game: Game, turns: Sequence[ReviewedTurn]) -> Summary:
    """Summarise all reviewed turns."""
    answer = NumberReader(Calls().answer(summary_request([at.scores for at in game.positions()], turns)))
    seats = tuple(_seat(answer) for _ in range(answer.one()))
    luck = tuple(answer.reals() for _ in range(answer.one()))
    ended = game.outcome
    won = ended.winners if ended else ()
    final = tuple((seat in won) / max(1, len(won)) for seat in range(len(seats)))
    return Summary(seats=seats, chances=(*(turn.chances for turn in turns), final), luck=luck)


def _seat(answer: NumberReader) -> SeatSummary:
    accuracy, *parts = (answer.real() for _ in range(8))
    return SeatSummary(None if accuracy == NO_CHOICE else round(accuracy, 1), *parts)

"""Review one turn: the played action beside the best ones, what it lost, and a verdict. The kernel computes."""

from __future__ import annotations

from typing import get_args

from ...rules.actions import Action
from ...rules.view import View
from ..calls import NumberReader, ask, read_evaluated, review_request
from ..kernel import Stop
from .types import DIGITS, Reason, ReviewedTurn, Verdict, option_of


class Stopped(Exception):
    """Raised if the review was stopped. Its finished turns stay valid."""


def review_turn(
    view: View, action: Action, number: int, depth: float = 1.0, seed: int = 0, stop: Stop | None = None
) -> ReviewedTurn:
    """Review an action by what its player saw; `number` counts turns from 1. Raise Stopped if stopped."""
    answer = ask(view, review_request(view, action, number, depth, seed), stop)
    if stop is not None and stop.asked:
        raise Stopped
    best = tuple(map(option_of, read_evaluated(answer, view.edition)))
    played = best[answer.one()]
    lost, error, lost_chance = (round(answer.real(), DIGITS) for _ in range(3))
    verdict: Verdict = get_args(Verdict)[answer.one()]
    return ReviewedTurn(
        turn=number,
        seat=view.mover,
        played=played,
        best=best,
        lost=lost,
        error=error,
        lost_chance=lost_chance,
        verdict=verdict,
        forced=bool(answer.one()),
        chances=tuple(round(chance, DIGITS) for chance in answer.reals()),
        reasons=tuple(_reason(answer) for _ in range(answer.one())),
    )


def _reason(answer: NumberReader) -> Reason:
    key, n, m = answer.text(), answer.real(), answer.real()
    return Reason(key, _whole(n), _whole(m), tuple(map(str, answer.pieces())))


def _whole(number: float) -> float:
    """Return a whole number as such, as it is to be written."""
    return int(number) if number.is_integer() else number

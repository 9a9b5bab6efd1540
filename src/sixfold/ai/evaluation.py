"""Define evaluated actions, and convert an expected margin to a chance of winning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from ..rules.actions import Action, Place
from ..rules.view import View


@dataclass(frozen=True, slots=True)
class EvaluatedAction:
    """An action of the player to move, and what it is worth."""

    action: Action
    points: int
    """Points, or Qwirkles in Cards, that it makes now."""
    margin: float
    """Expected at the end: own points less the mean of the others'."""
    low: float
    high: float
    """The 95 % interval of the margin, as far as sampling can tell."""
    chance: float
    """Of winning; shared wins count their share."""
    exact: bool
    """Nothing was sampled: the margin is that of best play by everybody."""
    simulations: int
    reply: float | None = None
    """Cards: how many Qwirkles the next player then takes on average."""


Margins = tuple[float, ...]
"""Own points less the mean of the others', for every seat: their sum is 0."""
LUCK: Final = (-1.5, -0.68, -0.21, 0.21, 0.68, 1.5)
"""The means of the sixths of a normal distribution: the luck of one player against several."""


def margins(scores: Sequence[float]) -> Margins:
    """Return by how much each seat is ahead of the mean of the others."""
    return tuple(score - (sum(scores) - score) / (len(scores) - 1) for score in scores)


def ahead(view: View) -> float:
    """Return by how much the player to move is ahead of the mean of the others."""
    return margins(view.scores)[view.mover]


def chance_of(view: View, margin: float, spread: float) -> float:
    """Return the chance of winning of the player to move if that margin is expected, with that spread."""
    return chance_with(view.scores, view.mover, margin - ahead(view), spread)


def chance_with(scores: Sequence[int], seat: int, future: float, spread: float) -> float:
    """Return the chance to end ahead of all others if `future` points are gained on their mean, with that spread.

    Each of several others has its own luck, but a good result of this seat beats them all. So this is the mean, over
    the luck of this seat, of the chance to beat each.
    """
    leads = [scores[seat] - score + future for other, score in enumerate(scores) if other != seat]
    if len(leads) == 1:
        return _normal(leads[0] / spread)
    each, total = spread / sqrt(1 + 1 / len(leads)), 0.0
    for luck in LUCK:
        chance = 1.0
        for lead in leads:
            chance *= _normal(lead / each + luck)
        total += chance
    return total / len(LUCK)


def chances_of(view: View, best: EvaluatedAction, spread: float) -> tuple[float, ...]:
    """Return the chance of winning of every seat, given the best action of the player to move.

    Two players share the chance. Several others share the rest according to their scores.
    """
    rest = 1 - best.chance
    future = (best.margin - ahead(view)) / (view.seats - 1)
    weights = [
        0.0 if seat == view.mover else max(1e-9, chance_with(view.scores, seat, -future, spread))
        for seat in range(view.seats)
    ]
    return tuple(
        best.chance if seat == view.mover else rest * weight / sum(weights) for seat, weight in enumerate(weights)
    )


def spread_by_supply(view: View, constant: float, per_piece: float) -> float:
    """Return the spread of a result whose variance is a constant, and so much for each piece yet to be drawn.

    `python -m sixfold.bench.reviews 240 spread` measures both for Cubes and Cards.
    """
    return sqrt(constant + per_piece * view.supply_count)


def _normal(x: float) -> float:
    return 1 / (1 + exp(-min(700, max(-700, 1.702 * x))))


def listed_opening(view: View, action: Action, listed: Iterable[Action]) -> Action:
    """Return the opening of these that is equivalent to an action: the kernel lists each set in one order only."""
    if not view.opening or not isinstance(action, Place):
        return action
    laid = sorted(piece for _, piece in action.tiles)
    for each in listed:
        if isinstance(each, Place) and sorted(piece for _, piece in each.tiles) == laid:
            return each
    raise ValueError("not an opening of this hand")


def won(scores: Sequence[float], seat: int) -> float:
    """Return a seat's share of the victory."""
    best = max(scores)
    return (scores[seat] == best) / sum(score == best for score in scores)

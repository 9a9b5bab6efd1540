"""Evaluate actions of Cubes: re-rolls over all possible rolls, placements by what they leave to each player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum, sqrt
from typing import Final

from ...rules.actions import Action, Place
from ...rules.referee import check
from ...rules.view import View
from .. import weights
from ..evaluation import EvaluatedAction, ahead, chance_of, listed_opening, spread_by_supply, won
from ..kernel import CUBES_LEVELS, CubesStyle, Stop, action_of, cubes_evaluate, kernel_view

STUDENT: Final = {4: 3.18, 8: 2.36}
"""Numbers of samples of new cubes, and how many standard errors a 95 % interval then has."""

TEMPO: Final = {2: 5.0, 3: 4.0, 4: 3.5}
"""The learned values look two rounds ahead, after which the others are to move: what that is worth to them, as
`python -m sixfold.bench.reviews spread` measures it."""

SPREAD: Final = {2: (132, 8.3), 3: (87, 3.5), 4: (54, 3.0)}
"""By seats, the variance of the result: a constant, and so much for each cube yet to be drawn."""


def spread(view: View) -> float:
    """Return the spread of the result around the expected margin."""
    return spread_by_supply(view, *SPREAD[view.seats])


@cache
def _style(seats: int, refills: int) -> CubesStyle:
    style = CubesStyle(CUBES_LEVELS["review"])
    style.refills = refills
    style.set_weights(weights.read(f"cubes-{seats}"))
    return style


def evaluate_cubes(
    view: View, most: int, also: Sequence[Action], seed: int, effort: float, stop: Stop | None
) -> list[EvaluatedAction]:
    """Evaluate the best actions and those of `also`."""
    refills = max(1, round(CUBES_LEVELS["review"].refills * effort))
    samples = 4 if effort < 0.5 else 8
    seen, style = kernel_view(view), _style(view.seats, refills)
    values: dict[Action, list[float]] = {}
    for number in range(samples):
        found = cubes_evaluate(seen, style, (seed * samples + number) % 2**64, stop)
        for action, margin in {action_of(each.action): each.margin for each in found}.items():
            values.setdefault(action, []).append(margin)
    asked = {listed_opening(view, action, values): action for action in also}
    ranked = sorted(values, key=lambda action: -_mean(values[action]))
    listed = [action for rank, action in enumerate(ranked) if rank < most or action in asked]
    return [_evaluated(view, asked.get(action, action), values[action], refills) for action in listed]


def _evaluated(view: View, action: Action, values: list[float], refills: int) -> EvaluatedAction:
    from statistics import stdev  # imported lazily: bots need this module, but not evaluation

    points = check(view, action).points
    if isinstance(action, Place) and len(action.tiles) == len(view.hand) and not view.supply_count:
        margin = ahead(view) + points
        scores = [score + points * (seat == view.mover) for seat, score in enumerate(view.scores)]
        return EvaluatedAction(
            action, points, margin, margin, margin, won(scores, view.mover), exact=True, simulations=0
        )
    margin, error = _mean(values) - TEMPO[view.seats], STUDENT[len(values)] * stdev(values) / sqrt(len(values))
    simulations = refills * len(values)
    return EvaluatedAction(
        action,
        points,
        margin,
        margin - error,
        margin + error,
        chance_of(view, margin, spread(view)),
        exact=False,
        simulations=simulations,
    )


def _mean(values: list[float]) -> float:
    return fsum(values) / len(values)

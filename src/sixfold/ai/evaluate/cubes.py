"""What actions are worth in Cubes: every re-roll by all that can be rolled, every placement by what it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from ...rules.referee import check
from ...rules.turn import Action, Place
from ...rules.view import View
from .. import weights
from ..evaluation import Judged, ahead, chance_of, won
from ..kernel import CUBES_LEVELS, CubesStyle, Stop, action_of, cubes_evaluate, kernel_view

STUDENT: Final = {4: 3.18, 8: 2.36}
"""How often draws of new cubes are sampled, each time anew, and how many standard errors a 95 % interval then has."""

TEMPO: Final = {2: 5.0, 3: 4.0, 4: 3.5}
"""The learned values look two rounds ahead, after which the others are to move: what that is worth to them, as
`python -m sixfold.bench.reviews spread` measures it."""


@cache
def _style(seats: int, refills: int) -> CubesStyle:
    style = CubesStyle(CUBES_LEVELS["review"])
    style.refills = refills
    style.set_weights(weights.read(f"cubes-{seats}"))
    return style


def judge_cubes(
    view: View, most: int, also: Sequence[Action], seed: int, effort: float, stop: Stop | None
) -> list[Judged]:
    """The best actions in Cubes, and those of `also`."""
    refills, samples = max(1, round(2 * effort)), 4 if effort < 0.5 else 8
    seen, style = kernel_view(view), _style(view.seats, refills)
    values: dict[Action, list[float]] = {}
    for number in range(samples):
        found = cubes_evaluate(seen, style, (seed * samples + number) % 2**64, stop)
        for action, margin in {action_of(each.action): each.margin for each in found}.items():
            values.setdefault(action, []).append(margin)
    asked = {_opening(view, action, values): action for action in also}
    ranked = sorted(values, key=lambda action: -fmean(values[action]))
    told = [action for rank, action in enumerate(ranked) if rank < most or action in asked]
    return [_judged(view, asked.get(action, action), values[action], refills) for action in told]


def _judged(view: View, action: Action, values: list[float], refills: int) -> Judged:
    points = check(view, action).points
    if isinstance(action, Place) and len(action.tiles) == len(view.hand) and not view.supply_count:
        margin = ahead(view, view.mover) + points
        scores = [score + points * (seat == view.mover) for seat, score in enumerate(view.scores)]
        return Judged(action, points, margin, margin, margin, won(scores, view.mover), exact=True, simulations=0)
    margin, spread = fmean(values) - TEMPO[view.seats], STUDENT[len(values)] * stdev(values) / sqrt(len(values))
    simulations = refills * len(values)
    return Judged(
        action,
        points,
        margin,
        margin - spread,
        margin + spread,
        chance_of(view, margin),
        exact=False,
        simulations=simulations,
    )


def _opening(view: View, action: Action, known: dict[Action, list[float]]) -> Action:
    """On an empty table the kernel knows each set in one order only; all are worth the same."""
    if not view.opening or not isinstance(action, Place):
        return action
    laid = sorted(piece for _, piece in action.tiles)
    for each in known:
        if isinstance(each, Place) and sorted(piece for _, piece in each.tiles) == laid:
            return each
    raise ValueError("not an opening of this hand")

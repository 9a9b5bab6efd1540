"""An action with what is expected of it, and how an expected margin becomes a chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from ..rules.turn import Action
from ..rules.view import View
from .value_network import value


@dataclass(frozen=True, slots=True)
class Judged:
    """One action of the player on turn, and what is expected of it."""

    action: Action
    points: int
    """Points, or Qwirkles in Cards, that it makes now."""
    margin: float
    """Expected at the end: own points less the mean of the others'."""
    low: float
    high: float
    """Within which the margin lies with 95 % confidence, as far as sampling can tell."""
    chance: float
    """Of winning; shared wins count their share."""
    exact: bool
    """Nothing was sampled: the margin is that of best play by everybody."""
    simulations: int
    reply: float | None = None
    """Cards: how many Qwirkles the next player then takes on average."""


LUCK: Final = (-1.5, -0.68, -0.21, 0.21, 0.68, 1.5)
"""The means of the sixths of a normal distribution: the luck of one player against several."""

SPREAD: Final[dict[tuple[str, int], tuple[float, float]]] = {
    ("cubes", 2): (132, 8.3),
    ("cubes", 3): (87, 3.5),
    ("cubes", 4): (54, 3.0),
    ("cards", 2): (0.96, 0.10),
    ("cards", 3): (0.88, 0.046),
    ("cards", 4): (0.49, 0.047),
}
"""By game and seats, the variance of what is still to come on top of the expected margin: a constant, and so much for
each piece that is yet to be drawn. `python -m sixfold.bench.reviews 240 spread` measures it."""


def ahead(view: View, seat: int) -> float:
    """How many points a seat has more than the others have on average."""
    return view.scores[seat] - (sum(view.scores) - view.scores[seat]) / (view.seats - 1)


def chance_of(view: View, margin: float) -> float:
    """The chance of winning for the seat on turn when that margin is expected at the end of Cubes or Cards."""
    return chance_with(view.scores, view.mover, margin - ahead(view, view.mover), spread_of(view))


def chance_with(scores: Sequence[int], seat: int, future: float, spread: float) -> float:
    """The chance to end ahead of all others when `future` points are gained on their mean, with that spread.

    Of several others each has luck of its own, but a good end of one's own beats them all: so it is the mean, over
    one's own luck, of beating each.
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


def chances_of(view: View, best: Judged) -> tuple[float, ...]:
    """The chance of winning of every seat, when the one on turn has that to expect.

    With two, what one does not win the other does; of several, the others share the rest as their scores promise.
    """
    rest = 1 - best.chance
    future = (best.margin - ahead(view, view.mover)) / (view.seats - 1)
    spread = spread_of(view)
    hopes = [
        0.0 if seat == view.mover else max(1e-9, chance_with(view.scores, seat, -future, spread))
        for seat in range(view.seats)
    ]
    return tuple(best.chance if seat == view.mover else rest * hope / sum(hopes) for seat, hope in enumerate(hopes))


def spread_of(view: View) -> float:
    """The standard deviation of what is still to come on top of what is expected."""
    if view.edition.game == "qwirkle":
        return value(f"qwirkle-{view.seats}").spread[view.supply_count + sum(view.hand_sizes) - len(view.hand)]
    fixed, each = SPREAD[view.edition.game, view.seats]
    return sqrt(fixed + each * view.supply_count)


def _normal(x: float) -> float:
    return 1 / (1 + exp(-min(700, max(-700, 1.702 * x))))


def won(scores: Sequence[float], seat: int) -> float:
    """A seat's share of the victory."""
    best = max(scores)
    return (scores[seat] == best) / sum(score == best for score in scores)

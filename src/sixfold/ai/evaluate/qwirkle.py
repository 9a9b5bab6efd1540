"""Evaluate actions of Qwirkle: simulations of the best ones, and exact search once nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.actions import Action, Place
from ...rules.referee import check
from ...rules.view import View
from ..evaluation import EvaluatedAction, ahead, listed_opening, won
from ..kernel import (
    QWIRKLE_LEVELS,
    Evaluation,
    QwirkleLevel,
    Stop,
    action_of,
    endgame_best,
    endgame_of_all,
    kernel_action,
    kernel_view,
    placements,
    qwirkle_evaluate,
)
from ..value_network import value

LEVEL: Final = QWIRKLE_LEVELS["review"]
MIN_NODES: Final = 1000
"""Nodes to search an endgame with, however little effort is wanted."""


def spread(view: View) -> float:
    """Return the spread that the value network measured for so many tiles to be drawn."""
    return value(f"qwirkle-{view.seats}").spread[view.supply_count + sum(view.hand_sizes) - len(view.hand)]


def evaluate_qwirkle(
    view: View, most: int, also: Sequence[Action], seed: int, effort: float, stop: Stop | None
) -> list[EvaluatedAction]:
    """Evaluate the best actions and those of `also`."""
    if view.seats == 2 and not view.supply_count and (solved := _solved(view, most, also, effort, stop)):
        return solved
    listed = [place for place, _ in placements(view)] if view.opening else []
    asked = {listed_opening(view, action, listed): action for action in also}
    level = QwirkleLevel(LEVEL)
    level.simulations = max(40, int(LEVEL.simulations * effort))
    seen, network = kernel_view(view), value(f"qwirkle-{view.seats}")

    def think(also: Sequence[Action]) -> list[Evaluation]:
        return qwirkle_evaluate(seen, level, network, seed, most, list(map(kernel_action, also)), stop)

    found = think(tuple(asked))
    if not found[0].simulations:  # a single choice, which nobody would simulate
        found = think((action_of(found[0].action),))
    return [_evaluated(view, each, asked.get(action_of(each.action), action_of(each.action))) for each in found]


def _evaluated(view: View, each: Evaluation, action: Action) -> EvaluatedAction:
    # Equal simulations prove nothing: with all tiles known, each of them is the same one.
    exact = isinstance(action, Place) and not view.supply_count and len(action.tiles) == len(view.hand)
    points = check(view, action).points
    return EvaluatedAction(action, points, each.margin, each.low, each.high, each.chance, exact, each.simulations)


def _solved(view: View, most: int, also: Sequence[Action], effort: float, stop: Stop | None) -> list[EvaluatedAction]:
    """Evaluate by exact search; return nothing if the search did not finish.

    The best action alone takes far fewer nodes than the values of all.
    """
    nodes = max(MIN_NODES, int(LEVEL.endgame_nodes * effort))
    found = [endgame_best(view, nodes, stop)] if most == 1 and not also else endgame_of_all(view, nodes, stop)
    listed = [each for rank, each in enumerate(found) if rank < most or each[0] in also]
    if not all(exact for _, _, exact in found):
        return []
    lead = ahead(view)
    return [
        EvaluatedAction(
            action,
            check(view, action).points,
            lead + margin,
            lead + margin,
            lead + margin,
            won((lead + margin, 0), 0),
            exact=True,
            simulations=0,
        )
        for action, margin, _ in listed
    ]

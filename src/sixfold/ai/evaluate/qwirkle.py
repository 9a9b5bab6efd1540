"""What actions are worth in Qwirkle: simulations of the best ones, and exact search once nothing is hidden any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...rules.referee import check
from ...rules.turn import Action, Place
from ...rules.view import View
from ..evaluation import Judged, ahead, won
from ..kernel import Effort, Stop, Weighed, endgame_of_all, placements, weigh
from ..value_network import value

EFFORT: Final = Effort(looks=2000, candidates=12, rounds=2, simulations=4000)
ENDGAME_NODES: Final = 400_000
"""How much may be searched for an exact answer before simulations have to do."""


def judge_qwirkle(
    view: View, most: int, also: Sequence[Action], seed: int, effort: float, stop: Stop | None
) -> list[Judged]:
    """The best actions in Qwirkle, and those of `also`."""
    if view.seats == 2 and not view.supply_count and (found := _solved(view, most, also, effort, stop)):
        return found
    asked = {_opening(view, action): action for action in also}
    work = replace(EFFORT, simulations=max(40, int(EFFORT.simulations * effort)), rounds=2 if view.seats == 2 else 1)
    network = value(f"qwirkle-{view.seats}")

    def think(also: Sequence[Action]) -> list[Weighed]:
        return weigh(view, network, work, seed, 0, stop, timed=False, told=most, also=also)

    weighed = think(tuple(asked))
    if not weighed[0].simulations:  # a single choice, which nobody would simulate
        weighed = think((weighed[0].action,))
    return [_judged(view, each, asked.get(each.action, each.action)) for each in weighed]


def _judged(view: View, each: Weighed, action: Action) -> Judged:
    spread = 1.96 * each.error
    low, high = each.margin - spread, each.margin + spread
    return Judged(
        action, check(view, action).points, each.margin, low, high, each.chance, each.error == 0, each.simulations
    )


def _opening(view: View, action: Action) -> Action:
    """On an empty table the kernel knows each set in one order only; all are worth the same."""
    if not view.opening or not isinstance(action, Place):
        return action
    laid = sorted(piece for _, piece in action.tiles)
    for place, _ in placements(view):
        if sorted(piece for _, piece in place.tiles) == laid:
            return place
    raise ValueError("not an opening of this hand")


def _solved(view: View, most: int, also: Sequence[Action], effort: float, stop: Stop | None) -> list[Judged]:
    """The same by exact search; nothing if that came to no end."""
    found = endgame_of_all(view, max(1000, int(ENDGAME_NODES * effort)), stop)
    told = [each for rank, each in enumerate(found) if rank < most or each[0] in also]
    if not all(exact for _, _, exact in found):
        return []
    lead = ahead(view, view.mover)
    return [
        Judged(
            action,
            check(view, action).points,
            lead + margin,
            lead + margin,
            lead + margin,
            won((lead + margin, 0), 0),
            exact=True,
            simulations=0,
        )
        for action, margin, _ in told
    ]

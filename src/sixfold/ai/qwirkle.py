"""The players of Qwirkle: one for each level, and those kept to measure them by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ..rules.turn import Exchange, Pass, Place
from ..rules.view import View
from .baseline_bots import play_random
from .bot_api import Bot, Budget, Thought
from .kernel import Effort, endgame, placements, weigh
from .value_network import value

CAP_MS: Final = 300.0
"""No move takes longer, whatever else is said."""
OVERHEAD_MS: Final = 0.04
"""What a move costs around the search."""


def play_greedy(view: View, chance: Random, _budget: Budget) -> Thought:
    """The most points now, equal ones by chance; nothing to lay: everything is exchanged."""
    return Thought(_best_placement(view, placements(view), chance))


def _best_placement(view: View, found: Sequence[tuple[Place, int]], chance: Random) -> Place | Exchange | Pass:
    if not found:
        return Exchange(view.hand[: view.supply_count]) if view.supply_count and view.hand else Pass()
    most = max(points for _, points in found)
    return chance.choice([place for place, points in found if points == most])


@dataclass(frozen=True, slots=True)
class Overlooking:
    """Plays for points like a person who does not see everything: long moves and far corners go unnoticed.

    Somebody always sees a single tile somewhere; each further tile of a move, and each line besides the first, is
    seen with a chance of its own, and every place on the table is looked at only now and then.
    """

    places: float
    """The chance that a place is looked at in a turn."""
    further: float
    """The chance that a further tile of a move is thought of."""

    def __call__(self, view: View, chance: Random, _budget: Budget) -> Thought:
        found = placements(view)
        seen: dict[tuple[int, int], bool] = {}
        noticed = []
        for place, points in found:
            cell = place.tiles[0][0]
            if cell not in seen:
                seen[cell] = chance.random() < self.places
            if seen[cell] and chance.random() < self.further ** (len(place.tiles) - 1):
                noticed.append((place, points))
        return Thought(_best_placement(view, found if view.opening else noticed or found[:1], chance))


@dataclass(frozen=True, slots=True)
class Thinking:
    """Judges by the value network of that number of players, and simulates as much as the effort says."""

    effort: Effort
    weights: str = "qwirkle"
    endgame_nodes: int = 0
    """How much may be searched when only two are left to play and the bag is empty; 0: that is simulated too."""

    def __call__(self, view: View, chance: Random, budget: Budget) -> Thought:
        # A player to measure by keeps to its own measure, whatever time others get.
        timed = budget.ms is not None and not self.effort.plain
        limit = max(0.01, (budget.ms or 0) - OVERHEAD_MS) if timed else CAP_MS
        effort = self.effort.within(limit) if timed else self.effort
        if view.seats > 2:  # a round is long enough
            effort = replace(effort, rounds=1)
        if self.endgame_nodes and view.seats == 2 and not view.supply_count and limit >= 1:
            return self._endgame(view, limit, budget)
        if self.effort.plain and view.seats > 2:
            raise ValueError("the linear equity knows only two players")
        network = value(f"{self.weights}-{view.seats}")
        best = weigh(view, network, effort, chance.getrandbits(64), limit, budget.stop, timed=timed)[0]
        spread = 1.96 * best.error
        return Thought(best.action, best.margin, (best.margin - spread, best.margin + spread), best.simulations)

    def _endgame(self, view: View, limit: float, budget: Budget) -> Thought:
        """Nothing is hidden any more: search, and be certain where the search comes to its end."""
        nodes = self.endgame_nodes if budget.ms is None else 0
        found = endgame(view, nodes, limit, budget.stop)
        ahead = view.scores[view.mover] - view.scores[1 - view.mover]
        return Thought(found.action, ahead + found.margin, (ahead + found.low, ahead + found.high), found.nodes)


PLAYERS: Final[dict[str, Bot]] = {
    "random": play_random,
    "greedy": play_greedy,
    "beginner": Overlooking(places=0.42, further=0.5),
    "easy": Overlooking(places=0.6, further=0.7),
    "medium": Overlooking(places=0.9, further=0.9),
    "hard": Thinking(Effort()),
    "expert": Thinking(Effort(candidates=16, rounds=2, simulations=6000), endgame_nodes=300_000),
    "linear": Thinking(
        Effort(candidates=8, rounds=1.5, trust=0, plain=True, simulations=400), weights="qwirkle-linear"
    ),
}

"""The players of Qwirkle: one for each level, and those kept to measure them by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ..rules.turn import Exchange, Pass, Place
from ..rules.view import View
from .baseline_bots import play_random
from .bot_api import Bot, Budget, Thought, thought_of
from .kernel import QWIRKLE_LEVELS, QwirkleLevel, kernel_view, placements, qwirkle_choose, qwirkle_solves_endgame
from .value_network import value


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

    level: QwirkleLevel

    def __call__(self, view: View, chance: Random, _budget: Budget) -> Thought:
        found = placements(view)
        seen: dict[tuple[int, int], bool] = {}
        noticed = []
        for place, points in found:
            cell = place.tiles[0][0]
            if cell not in seen:
                seen[cell] = chance.random() < self.level.notice_place
            if seen[cell] and chance.random() < self.level.notice_tile ** (len(place.tiles) - 1):
                noticed.append((place, points))
        return Thought(_best_placement(view, found if view.opening else noticed or found[:1], chance))


@dataclass(frozen=True, slots=True)
class Thinking:
    """Judges by the value network of that number of players, and simulates as much as the level says."""

    level: QwirkleLevel
    weights: str

    def __call__(self, view: View, chance: Random, budget: Budget) -> Thought:
        if self.level.plain and view.seats > 2:
            raise ValueError("the linear equity knows only two players")
        seen, ms = kernel_view(view), budget.ms or 0
        seed = 0 if qwirkle_solves_endgame(seen, self.level, ms) else chance.getrandbits(64)
        network = value(f"{self.weights}-{view.seats}")
        return thought_of(qwirkle_choose(seen, self.level, network, seed, ms, budget.stop))


def _player(name: str, level: QwirkleLevel) -> Bot:
    if level.notice_place < 1:
        return Overlooking(level)
    return Thinking(level, "qwirkle-linear" if name == "linear" else "qwirkle")


PLAYERS: Final[dict[str, Bot]] = {
    "random": play_random,
    "greedy": play_greedy,
    **{name: _player(name, level) for name, level in QWIRKLE_LEVELS.items() if name != "review"},
}

"""Define the players of Qwirkle: the levels and the reference players."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from ..rules.actions import Exchange, Pass
from ..rules.view import View
from .baseline_bots import play_random
from .bot_api import Bot, Budget, Decision, decision_of
from .game_ai import GameAI
from .kernel import QWIRKLE_LEVELS, QwirkleLevel, kernel_view, placements, qwirkle_choose, qwirkle_solves_endgame
from .value_network import value


def play_greedy(view: View, rng: Random, _budget: Budget) -> Decision:
    """Choose the most points now, at random among equals; exchange everything if nothing fits."""
    found = placements(view)
    if not found:
        return Decision(Exchange(view.hand[: view.supply_count]) if view.supply_count and view.hand else Pass())
    most = max(points for _, points in found)
    return Decision(rng.choice([place for place, points in found if points == most]))


@dataclass(frozen=True, slots=True)
class KernelPlayer:
    """Play as a level of the kernel, with the value network for that number of players."""

    level: QwirkleLevel
    weights: str

    def __call__(self, view: View, rng: Random, budget: Budget) -> Decision:
        if self.level.plain and view.seats > 2:
            raise ValueError("the linear equity knows only two players")
        seen, ms = kernel_view(view), budget.ms or 0
        seed = 0 if qwirkle_solves_endgame(seen, self.level, ms) else rng.getrandbits(64)
        network = value(f"{self.weights}-{view.seats}")
        return decision_of(qwirkle_choose(seen, self.level, network, seed, ms, budget.stop))


PLAYERS: Final[dict[str, Bot]] = {
    "random": play_random,
    "greedy": play_greedy,
    **{
        name: KernelPlayer(level, "qwirkle-linear" if name == "linear" else "qwirkle")
        for name, level in QWIRKLE_LEVELS.items()
        if name != "review"
    },
}

AI: Final = GameAI(
    game="qwirkle",
    players=PLAYERS,
    puzzle_kinds=("qwirkle", "lines", "safe", "endgame"),
    puzzle_edition="qwirkle-pl",
    max_puzzle_pieces=46,
)

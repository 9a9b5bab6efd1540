"""Define the players of Cubes: the levels and the reference players."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from ..rules.view import View
from . import weights
from .baseline_bots import play_random
from .bot_api import OWN_EFFORT, Bot, Budget, Decision, decision_of
from .game_ai import GameAI
from .kernel import CUBES_LEVELS, CubesStyle, cubes_choose, kernel_view


@cache
def style(name: str, seats: int, simulations: int | None = None) -> CubesStyle:
    """Return how the player of that name thinks at a table of so many; with other simulations if given."""
    made = CubesStyle(CUBES_LEVELS[name])
    if simulations is not None and made.simulations:
        made.simulations = simulations
    if made.looks_ahead:
        made.set_weights(weights.read(f"cubes-{seats}"))
    return made


def decide(view: View, how: CubesStyle, seed: int, budget: Budget = OWN_EFFORT) -> Decision:
    """Return what a player of that style does."""
    return decision_of(cubes_choose(kernel_view(view), how, seed, budget.ms or 0, budget.stop))


def _player(name: str) -> Bot:
    def choose(view: View, rng: Random, budget: Budget = OWN_EFFORT) -> Decision:
        return decide(view, style(name, view.seats), rng.getrandbits(64), budget)

    return choose


PLAYERS: Final[dict[str, Bot]] = {"random": play_random} | {
    name: _player(name) for name in CUBES_LEVELS if name != "review"
}

AI: Final = GameAI(
    game="cubes",
    players=PLAYERS,
    puzzle_kinds=("qwirkle", "lines", "reroll"),
    puzzle_edition="cubes-hu",
    max_puzzle_pieces=46,
)

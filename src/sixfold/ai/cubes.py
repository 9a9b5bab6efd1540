"""The players of Cubes: one for each level, and those kept to measure them by."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from ..rules.view import View
from . import weights
from .baseline_bots import play_random
from .bot_api import OWN, Bot, Budget, Thought, thought_of
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


def answered(view: View, how: CubesStyle, seed: int, budget: Budget = OWN) -> Thought:
    """Return what a player of that style does."""
    return thought_of(cubes_choose(kernel_view(view), how, seed, budget.ms or 0, budget.stop))


def _player(name: str) -> Bot:
    def choose(view: View, chance: Random, budget: Budget = OWN) -> Thought:
        return answered(view, style(name, view.seats), chance.getrandbits(64), budget)

    return choose


PLAYERS: Final[dict[str, Bot]] = {"random": play_random} | {
    name: _player(name) for name in CUBES_LEVELS if name != "review"
}

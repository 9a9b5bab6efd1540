"""The players of Cubes: one for each level, and those kept to measure them by."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from ..rules.piece import PIECES, Hand
from ..rules.turn import Action, Pass, Place, Reroll, Roll
from ..rules.view import View
from . import weights
from .baseline_bots import play_random
from .bot_api import OWN, Bot, Budget, Thought
from .kernel import CubesRolling, CubesStyle, cubes_choose

PATIENCE_MS: Final = 300.0
"""A player left to its own measure stops here all the same: it is never slower than a person would bear."""


@cache
def style(name: str, seats: int, simulations: int | None = None) -> CubesStyle:
    """How the player of that name thinks at a table of so many; with more or fewer simulations if told so."""
    made = CubesStyle()
    for measure, value in _STYLES[name].items():
        setattr(made, measure, value)
    if simulations is not None and made.simulations:
        made.simulations = simulations
    if made.looks_ahead:
        made.set_weights(weights.read(f"cubes-{seats}"))
    return made


_STYLES: Final[dict[str, dict[str, object]]] = {
    # They overlook moves with many cubes and lines across, and roll again what the best move they see leaves unused.
    "beginner": {"most_laid": 2, "crossing": 50, "rolling": CubesRolling.UNUSED},
    "easy": {"most_laid": 2, "crossing": 80, "rolling": CubesRolling.UNUSED},
    "medium": {"most_laid": 3, "rolling": CubesRolling.UNUSED},
    # Sees every move and knows the odds of every roll, but not what it leaves to the others.
    "hard": {},
    "expert": {
        "rolling": CubesRolling.NET,
        "looks_ahead": True,
        "width": 40,
        "rolls": 80,
        "simulations": 160,
        "endgame": 8,
    },
    "greedy": {"rolling": CubesRolling.UNUSED},
    "exact": {},
    "no-reroll": {"rolling": CubesRolling.NEVER},
}


def bag_of(view: View) -> list[int]:
    """How many cubes of each colour are still in the bag: everything else lies open."""
    counts = [view.edition.copies] * 6
    for piece in (*view.grid.pieces.values(), *(piece for hand in view.hands for piece in hand or ())):
        counts[piece.color] -= 1
    if min(counts) < 0 or sum(counts) != view.supply_count:  # a table that somebody made up
        counts = [(view.supply_count + 5 - color) // 6 for color in range(6)]
    return counts


def answered(view: View, how: CubesStyle, seed: int, budget: Budget = OWN) -> Thought:
    """What a player of that style does."""
    kind, cubes, judged, value, low, high, simulations = cubes_choose(
        [number for (x, y), piece in view.grid.pieces.items() for number in (x, y, piece)],
        [list(hand or ()) for hand in view.hands],
        bag_of(view),
        list(view.scores),
        view.mover,
        view.rerolled,
        how,
        seed,
        0,
        PATIENCE_MS if budget.ms is None else max(budget.ms, 0.001),
        budget.stop,
    )
    action = action_of(kind, cubes)
    interval = (low, high) if simulations else None
    return Thought(action, value, interval, simulations) if judged else Thought(action)


def action_of(kind: int, cubes: list[int]) -> Action:
    """An action as the kernel names it."""
    match kind:
        case 0:
            tiles = zip(cubes[::3], cubes[1::3], cubes[2::3], strict=True)
            return Place(tuple(((x, y), PIECES[cube]) for x, y, cube in tiles))
        case 1:
            rolled: Hand = tuple(PIECES[cube] for cube in cubes)
            return Reroll(rolled)
        case 2:
            return Roll()
    return Pass()


def _affordable(ms: float | None) -> int | None:
    """Simulations that fit into the time, beside weighing all moves first; about ten take a millisecond."""
    return None if ms is None else min(100_000, max(40, 10 * int(ms - 12)))


def _player(name: str) -> Bot:
    def choose(view: View, chance: Random, budget: Budget = OWN) -> Thought:
        how = style(name, view.seats, _affordable(budget.ms))
        return answered(view, how, chance.getrandbits(64), budget)

    return choose


PLAYERS: Final[dict[str, Bot]] = {"random": play_random} | {name: _player(name) for name in _STYLES}

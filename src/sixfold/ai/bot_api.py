"""What a bot may spend on a move, and what it answers: an action and how sure it is of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from ..rules.turn import Action
from ..rules.view import View
from .kernel import Evaluation, Stop, action_of

MAX_BUDGET_MS: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class Budget:
    """Milliseconds of CPU for one move (None: the level's own measure), and a way to call it off from elsewhere.

    A bot that is stopped, or whose time is up, answers at once with the best it has found so far. Left to its own
    measure it counts what it tries rather than time, so that equal seeds play equal games.
    """

    ms: float | None = None
    stop: Stop | None = None

    def __post_init__(self) -> None:
        if self.ms is not None and not 0 < self.ms <= MAX_BUDGET_MS:  # false for NaN, too
            raise ValueError(f"a budget of {self.ms!r} ms")


OWN: Final = Budget()


@dataclass(frozen=True, slots=True)
class Thought:
    """The action, and by how much the bot expects to be ahead at the end: own points less the mean of the others'."""

    action: Action
    value: float | None = None
    """None where the bot looks no further than its own move."""
    interval: tuple[float, float] | None = None
    """Within which the value lies with 95 % confidence, as far as the simulations can tell."""
    simulations: int = 0


def thought_of(found: Evaluation) -> Thought:
    """Return what the kernel chose."""
    interval = (found.low, found.high) if found.simulations or found.low < found.high else None
    return Thought(
        action_of(found.action),
        found.margin if found.valued else None,
        interval if found.valued else None,
        found.simulations,
    )


Bot = Callable[[View, Random, Budget], Thought]
"""Chooses for the seat on turn, from what it may see; the generator settles all that is random about it."""

"""Define what a bot gets and returns: a view and a budget, an action and its value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from ..rules.actions import Action
from ..rules.view import View
from .kernel import Evaluation, Stop, action_of

MAX_BUDGET_MS: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class Budget:
    """CPU milliseconds for one move (None: the level's own effort), and a way to stop it.

    A bot that is stopped, or whose time is up, returns at once the best action it has found. With its own effort it
    counts simulations instead of time, so that equal seeds play equal games.
    """

    ms: float | None = None
    stop: Stop | None = None

    def __post_init__(self) -> None:
        if self.ms is not None and not 0 < self.ms <= MAX_BUDGET_MS:  # false for NaN, too
            raise ValueError(f"a budget of {self.ms!r} ms")


OWN_EFFORT: Final = Budget()


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, and the final margin that the bot expects: own points minus the mean of the others'."""

    action: Action
    value: float | None = None
    """None where the bot looks no further than its own move."""
    interval: tuple[float, float] | None = None
    """The 95 % interval of the value, as far as simulations can tell."""
    simulations: int = 0


def decision_of(found: Evaluation) -> Decision:
    """Return what the kernel chose."""
    interval = (found.low, found.high) if found.simulations or found.low < found.high else None
    return Decision(
        action_of(found.action),
        found.margin if found.valued else None,
        interval if found.valued else None,
        found.simulations,
    )


Bot = Callable[[View, Random, Budget], Decision]
"""Choose for the player to move, from what that player sees; the generator supplies all randomness."""

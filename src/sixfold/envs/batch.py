"""Step many games of Qwirkle at once in the kernel, with arrays: over a million steps a second."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..ai.kernel import QwirkleBatch
from ..rules.edition import edition
from ..rules.qwirkle import QwirkleOptions
from ..rules.ruleset import DEFAULT_GAME
from .layout import Layout, Vector, layout


class Stepped(NamedTuple):
    """Hold the result of a step: rewards by seat (own points less the mean of the others'), and games that ended."""

    observations: Vector
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


class BatchEnv:
    """Step that many games of Qwirkle, and replace each with a new one when it ends.

    The arrays are windows into the kernel: they change with every step and cannot be written to. Copy what is to stay.
    """

    def __init__(self, games: int, players: int = 2, *, game: str = DEFAULT_GAME, seed: int = 0) -> None:
        printed = edition(game)
        if printed.game != "qwirkle":
            raise ValueError("only Qwirkle is stepped in batches")
        self._edition = printed
        self._sizes = games, players
        self.layout: Layout = layout(printed, players)
        self.reset(seed)

    def reset(self, seed: int) -> Vector:
        """Deal all games again; equal seeds give equal games."""
        games, players = self._sizes
        self._batch = QwirkleBatch(games, players, QwirkleOptions.of(self._edition).single_opening_points, seed % 2**64)
        return self.observations

    @property
    def observations(self) -> Vector:
        """Return what the player to move sees in each game, in the layout of the other environments."""
        return self._batch.rows

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Return which actions are allowed in each game."""
        return self._batch.masks.view(np.bool_)

    @property
    def movers(self) -> NDArray[np.int32]:
        """Return the seat to move in each game."""
        return self._batch.movers

    @property
    def final_scores(self) -> NDArray[np.int32]:
        """Return the scores of the last finished game in each place, by seat."""
        return self._batch.finals

    def step(self, actions: ArrayLike) -> Stepped:
        """Take one action in each game; raise ValueError, without a change, unless the masks allow all."""
        given = np.asarray(actions)
        if given.shape != (self._sizes[0],) or given.dtype.kind not in "iu":
            raise ValueError("one whole number for each game")
        self._batch.step(np.ascontiguousarray(np.clip(given, -1, 2**31 - 1), np.int32))
        return Stepped(self.observations, self.rewards, self._batch.ended.view(np.bool_))

    @property
    def rewards(self) -> NDArray[np.float32]:
        """Return what the last step gave each seat: own points less the mean of the others'."""
        return self._batch.rewards

    def random_actions(self) -> NDArray[np.int32]:
        """Return an action for each game, drawn evenly from those allowed."""
        self._batch.draw_actions()
        return self._batch.any

    def hands(self, game: int) -> list[list[int]]:
        """Return everybody's tiles in one game, for checks and not for play."""
        return self._batch.hands(game)

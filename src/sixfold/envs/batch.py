"""Many games of Qwirkle at once, stepped by the kernel: arrays in, arrays out, a million steps and more a second."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..ai.kernel import QwirkleBatch
from ..rules.edition import edition
from .layout import Layout, Vector, layout


class Stepped(NamedTuple):
    """What a step brought: rewards by seat (own points less the mean of the others'), and which games it ended."""

    observations: Vector
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


class BatchEnv:
    """So many games of Qwirkle, each followed by the next when it ends.

    The arrays are windows into the kernel: they change with every step and cannot be written to. Copy what is to stay.
    """

    def __init__(self, games: int, players: int = 2, *, game: str = "qwirkle", seed: int = 0) -> None:
        printed = edition(game)
        if printed.game != "qwirkle":
            raise ValueError("only Qwirkle is stepped in batches")
        self._edition = printed
        self._sizes = games, players
        self.layout: Layout = layout(printed, players)
        self.reset(seed)

    def reset(self, seed: int) -> Vector:
        """Deal all games anew: with equal seeds equal games."""
        games, players = self._sizes
        self._batch = QwirkleBatch(games, players, self._edition.single_opening_points, seed % 2**64)
        return self.observations

    @property
    def observations(self) -> Vector:
        """What the player on turn sees in each game, laid out as in the other environments."""
        return self._batch.rows

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken in each game."""
        return self._batch.masks.view(np.bool_)

    @property
    def movers(self) -> NDArray[np.int32]:
        """The seat on turn in each game."""
        return self._batch.movers

    @property
    def final_scores(self) -> NDArray[np.int32]:
        """How the last game that ended in each place ended, by seat."""
        return self._batch.finals

    def step(self, actions: ArrayLike) -> Stepped:
        """One action in each game; a ValueError, and nothing has changed, unless the masks allow all of them."""
        given = np.asarray(actions)
        if given.shape != (self._sizes[0],) or given.dtype.kind not in "iu":
            raise ValueError("one whole number for each game")
        self._batch.step(np.ascontiguousarray(np.clip(given, -1, 2**31 - 1), np.int32))
        return Stepped(self.observations, self.rewards, self._batch.ended.view(np.bool_))

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought each seat: own points less the mean of the others'."""
        return self._batch.rewards

    def random_actions(self) -> NDArray[np.int32]:
        """An action for each game, all that are allowed equally likely."""
        self._batch.draw_actions()
        return self._batch.any

    def hands(self, game: int) -> list[list[int]]:
        """Everybody's tiles in one game: for checking, not for playing."""
        return self._batch.hands(game)

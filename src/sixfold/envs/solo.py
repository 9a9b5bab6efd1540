"""Implement the Gymnasium environment: you have one seat, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from gymnasium import Env, spaces

from ..ai.bot_api import OWN_EFFORT
from ..ai.bots import player
from ..ai.evaluation import margins
from ..rules.actions import Action, Choice
from ..rules.edition import edition
from ..rules.ruleset import DEFAULT_GAME
from .aec import TURN_LIMIT, Observation, Reward, observation_space, only_end
from .layout import Layout, Mask
from .render import MODES, Picture, check_mode, render
from .stepper import Moment, Stepper, Steps

REFUSED_REWARD: Final = -1.0
"""The reward for an action that the mask does not allow. It changes nothing."""
STEPS_FOR_A_TURN: Final = 20
"""Steps without an end of the turn after which an episode is truncated."""

SavedState = tuple[Moment, int, int, object]


class SoloEnv(Env[Observation, int]):
    """Step a game (its name, or the id of an edition) against bots, one level for each other seat.

    They sit after you in that order. Your seat is drawn for every game unless it is given.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        opponents: Sequence[str] = ("beginner",),
        *,
        seat: int | None = None,
        steps: Steps = "pieces",
        reward: Reward = "margin",
        turn_limit: int = TURN_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        printed = edition(game)
        players = len(opponents) + 1
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seats are 0 to {players - 1}")
        check_mode(render_mode)
        self.render_mode = render_mode
        self.reward: Reward = reward
        self.turn_limit = turn_limit
        self.game = Stepper(printed, players, steps)
        self.seat = seat or 0
        self._given_seat = seat
        self._bots = [player(printed.game, name) for name in opponents]
        self._chance = Random(0)
        self._steps = 0
        self.action_space = spaces.Discrete(self.game.actions)  # type: ignore[assignment]
        self.observation_space = observation_space(self.game.layout.width, self.game.actions)  # type: ignore[assignment]

    @property
    def layout(self) -> Layout:
        """Return the layout of an observation."""
        return self.game.layout

    @property
    def choices(self) -> list[tuple[Choice | Action, int]]:
        """Return the meaning of each number and its points, if a step is a whole turn."""
        return self.game.choices

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play the bots' turns until yours."""
        super().reset(seed=seed)
        self._chance = Random(int(self.np_random.integers(2**62)))
        self.seat = self._chance.randrange(self.game.seats) if self._given_seat is None else self._given_seat
        self.game.begin(f"{self._chance.getrandbits(64):016x}")
        self._steps = 0
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, then play the bots' turns if it ended yours. A forbidden action changes nothing.

        A game that has ended stays as it is, and brings nothing more.
        """
        if self._ended:
            return self._observation(), 0.0, self.game.over, not self.game.over, {}
        self._steps += 1
        before, reward = self.game.scores, 0.0
        if not self.game.allows(int(action)):
            reward = REFUSED_REWARD
        elif self.game.step(int(action)):
            self._let_bots_play()
        at = self.game
        if self.reward == "margin":
            reward += margins(at.scores)[self.seat] - margins(before)[self.seat]
        elif at.over:
            reward += at.victory(self.seat)
        return self._observation(), reward, at.over, self._ended and not at.over, {}

    def action_masks(self) -> Mask:
        """Return which actions are allowed now, in the form that libraries for masked policies expect."""
        return only_end(self.game.actions) if self._ended else self.game.look(self.seat)[1]

    def clone(self) -> SavedState:
        """Return a snapshot of the game, with hidden information and future randomness."""
        return self.game.moment(), self.seat, self._steps, self._chance.getstate()

    def restore(self, kept: SavedState) -> None:
        """Return to a snapshot, any number of times."""
        moment, self.seat, self._steps, state = kept
        self.game.restore(moment)
        self._chance.setstate(state)  # type: ignore[arg-type]

    def render(self) -> Picture:
        """Show the table and the hand of the player to move, in the mode of this environment."""
        return render(self.game, self.render_mode)

    def _observation(self) -> Observation:
        seen, mask = self.game.look(self.seat)
        return {"observation": seen, "action_mask": only_end(self.game.actions) if self._ended else mask}

    @property
    def _ended(self) -> bool:
        """Return whether the game is over or truncated; False before the first reset."""
        at = self.game
        return at.over or at.turns >= self.turn_limit or self._steps >= STEPS_FOR_A_TURN * self.turn_limit

    def _let_bots_play(self) -> None:
        game = self.game
        while not game.over and game.mover != self.seat and game.turns < self.turn_limit:
            bot = self._bots[(game.mover - self.seat) % game.seats - 1]
            game.play(bot(game.view(game.mover), self._chance, OWN_EFFORT).action)

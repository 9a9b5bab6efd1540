"""The Gymnasium environment: one seat is yours, bots of your choice have the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from gymnasium import Env, spaces

from ..ai.bot_api import OWN
from ..ai.bots import player
from ..rules.edition import edition
from ..rules.turn import Action, Choice
from .aec import TURN_LIMIT, Observation, Reward, observation_space, only_end
from .layout import Layout, Mask
from .render import MODES, Picture, render
from .stepper import Moment, Stepping, Steps

REFUSED: Final = -1.0
"""The reward for an action that the mask does not allow. It changes nothing."""
STEPS_FOR_A_TURN: Final = 20
"""More than any turn needs: whoever only repeats what is refused comes to an end too."""

Kept = tuple[Moment, int, int, object]


class SoloEnv(Env[Observation, int]):
    """A game (its name, or the id of an edition) against bots: levels such as `beginner`, one for each other seat.

    They sit after you in that order. Your seat is drawn anew for every game unless it is given.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "qwirkle",
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
        fewest, most = printed.seats
        if not fewest <= players <= most:
            raise ValueError(f"{game} is for {fewest} to {most} players")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seats are 0 to {players - 1}")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}")
        self.render_mode = render_mode
        self.reward: Reward = reward
        self.turn_limit = turn_limit
        self.game = Stepping(printed, players, steps)
        self.seat = seat or 0
        self._given_seat = seat
        self._bots = [player(printed.game, name) for name in opponents]
        self._chance = Random(0)
        self._steps = 0
        self.action_space = spaces.Discrete(self.game.actions)  # type: ignore[assignment]
        self.observation_space = observation_space(self.game.layout.width, self.game.actions)  # type: ignore[assignment]

    @property
    def layout(self) -> Layout:
        """Where everything stands in an observation."""
        return self.game.layout

    @property
    def choices(self) -> list[tuple[Choice | Action, int]]:
        """Where a step is a whole turn: what each number means to whoever is on turn, and the points it brings."""
        return self.game.choices

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let whoever is first play until it is your turn."""
        super().reset(seed=seed)
        self._chance = Random(int(self.np_random.integers(2**62)))
        self.seat = self._chance.randrange(self.game.seats) if self._given_seat is None else self._given_seat
        self.game.begin(f"{self._chance.getrandbits(64):016x}")
        self._steps = 0
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One of your actions, and the others' turns if it ended yours. What is not allowed changes nothing.

        A game that has ended stays as it is, and brings nothing more.
        """
        if self._ended:
            return self._observation(), 0.0, self.game.over, not self.game.over, {}
        self._steps += 1
        before, reward = self.game.scores, 0.0
        if not self.game.allows(int(action)):
            reward = REFUSED
        elif self.game.step(int(action)):
            self._let_bots_play()
        at = self.game
        if self.reward == "margin":
            reward += self._margin(at.scores) - self._margin(before)
        elif at.over:
            reward += at.victory(self.seat)
        return self._observation(), reward, at.over, self._ended and not at.over, {}

    def action_masks(self) -> Mask:
        """Which actions are allowed now, as libraries for masked policies ask for it."""
        return only_end(self.game.actions) if self._ended else self.game.look(self.seat)[1]

    def clone(self) -> Kept:
        """All there is to this game now, hidden things included, and the luck that is to come."""
        return self.game.moment(), self.seat, self._steps, self._chance.getstate()

    def restore(self, kept: Kept) -> None:
        """Go back to what `clone` gave, as often as one likes."""
        moment, self.seat, self._steps, state = kept
        self.game.restore(moment)
        self._chance.setstate(state)  # type: ignore[arg-type]

    def render(self) -> Picture:
        """The table and what the player on turn holds, in the mode that was asked for."""
        if self.render_mode is None:
            raise ValueError("the environment was made without a render_mode")
        return render(self.game, self.render_mode)

    def _observation(self) -> Observation:
        seen, mask = self.game.look(self.seat)
        return {"observation": seen, "action_mask": only_end(self.game.actions) if self._ended else mask}

    @property
    def _ended(self) -> bool:
        """Whether the game is over or cut short; False before the first reset."""
        at = self.game
        return at.over or at.turns >= self.turn_limit or self._steps >= STEPS_FOR_A_TURN * self.turn_limit

    def _margin(self, scores: tuple[int, ...]) -> float:
        own = scores[self.seat]
        return own - (sum(scores) - own) / (len(scores) - 1)

    def _let_bots_play(self) -> None:
        game = self.game
        while not game.over and game.mover != self.seat and game.turns < self.turn_limit:
            bot = self._bots[(game.mover - self.seat) % game.seats - 1]
            game.play(bot(game.view(game.mover), self._chance, OWN).action)

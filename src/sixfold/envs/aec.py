"""The PettingZoo environment: every game and edition for two to four players, one step at a time."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..rules.edition import edition
from ..rules.turn import Action, Choice
from .layout import END, Layout, Mask, Vector
from .render import MODES, Picture, render
from .stepper import Moment, Stepping, Steps

Reward = Literal["margin", "win"]
"""Own points less the mean of the others', turn by turn; or at the end 1 for a victory, 0 for a shared one, -1 else."""

TURN_LIMIT: Final = 1000
BOOKS: Final = (
    *("agents", "agent_selection", "_skip_agent_selection", "_rewarded"),
    *("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
)
"""What PettingZoo wants to be kept about a game."""
Observation = dict[str, Vector | Mask]
Kept = tuple[Moment, dict[str, Any]]


class SixfoldEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types that mypy finds
    """A game (its name, or the id of an edition) for so many players; docs/environments.md explains all of it."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sixfold_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "qwirkle",
        players: int = 2,
        *,
        steps: Steps = "pieces",
        reward: Reward = "margin",
        turn_limit: int = TURN_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        printed = edition(game)
        fewest, most = printed.seats
        if not fewest <= players <= most:
            raise ValueError(f"{game} is for {fewest} to {most} players")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}")
        self.render_mode = render_mode
        self.game = Stepping(printed, players, steps)
        self.reward: Reward = reward
        self.turn_limit = turn_limit
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = Random()
        self.agents: list[str] = []
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        # One for each agent: a space has a generator of its own.
        sizes = self.game.layout.width, self.game.actions
        self.observation_spaces = {agent: observation_space(*sizes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}

    @property
    def layout(self) -> Layout:
        """Where everything stands in an observation."""
        return self.game.layout

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    @property
    def choices(self) -> list[tuple[Choice | Action, int]]:
        """Where a step is a whole turn: what each number means to whoever is on turn, and the points it brings."""
        return self.game.choices

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: with equal seeds equal games, and then equal ones again after it."""
        if seed is not None:
            self._chance = Random(seed)
        self.game.begin(f"{self._chance.getrandbits(64):016x}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._rewarded = False
        self.agent_selection = self.agents[self.game.mover]

    def observe(self, agent: str) -> Observation:
        """What that player sees and, if it is on turn, what it may do."""
        seen, mask = self.game.look(self._seats[agent])
        if self.terminations.get(agent) or self.truncations.get(agent):
            mask = only_end(self.game.actions)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take one of the actions that the mask allows; a ValueError for any other, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is due")
        before = self.game.scores
        ended_turn = self.game.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if ended_turn:
            self._settle(before)
            self._accumulate_rewards()
        elif self._rewarded:
            self._clear_rewards()
        self._rewarded = ended_turn

    def _settle(self, before: tuple[int, ...]) -> None:
        """Whose turn it is now, and what the turn that has ended brought everybody."""
        game = self.game
        if self.reward == "margin":
            gains = [now - then for now, then in zip(game.scores, before, strict=True)]
            total, others = sum(gains), len(gains) - 1
            for agent, gain in zip(self.possible_agents, gains, strict=True):
                self.rewards[agent] = gain - (total - gain) / others
        else:
            self._clear_rewards()
        self.agent_selection = self.possible_agents[game.mover]
        if game.over:
            self._end()
        elif game.turns >= self.turn_limit:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        if self.reward == "win":
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = self.game.victory(seat)

    def clone(self) -> Kept:
        """All there is to this game now. Whatever happens to the environment later, it stays as it is.

        It holds what is hidden: a player that thinks ahead fairly puts the position of `resample` in its place.
        """
        return self.game.moment(), {name: _copy(getattr(self, name)) for name in BOOKS}

    def restore(self, kept: Kept) -> None:
        """Go back to what `clone` gave; as often as one likes, also in another environment of the same kind."""
        moment, held = kept
        if moment.position.edition != self.game.edition or moment.position.seats != self.game.seats:
            raise ValueError("a moment of another kind of game")
        self.game.restore(moment)
        for name, value in held.items():
            setattr(self, name, _copy(value))

    def render(self) -> Picture:
        """The table and what the player on turn holds, in the mode that was asked for."""
        if self.render_mode is None:
            raise ValueError("the environment was made without a render_mode")
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def _copy(value: Any) -> Any:
    """Lists and dicts, and dicts in them, anew; everything else in them never changes."""
    if isinstance(value, dict):
        return {key: _copy(each) for key, each in value.items()}
    return value[:] if isinstance(value, list) else value


def only_end(actions: int) -> Mask:
    """The mask of a game that has ended: a policy that is asked once more has something to choose, and it does nothing.

    Vector environments that reset with the next step want an action for games that have ended, too.
    """
    mask = np.zeros(actions, np.int8)
    mask[END] = 1
    return mask


def observation_space(width: int, actions: int) -> spaces.Dict[Any]:
    """A space for observations of that width, with that many actions."""
    whole = np.iinfo(np.int16)
    numbers = spaces.Box(whole.min, whole.max, (width,), np.int16)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

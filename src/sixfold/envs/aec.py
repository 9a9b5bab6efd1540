"""Implement the PettingZoo environment of every game and edition, for two to four players."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..ai.evaluation import margins
from ..rules.actions import Action, Choice
from ..rules.edition import edition
from ..rules.ruleset import DEFAULT_GAME
from .layout import END, Layout, Mask, Vector
from .render import MODES, Picture, check_mode, render
from .stepper import Moment, Stepper, Steps

Reward = Literal["margin", "win"]
"""Own points less the mean of the others', turn by turn; or at the end 1 for a victory, 0 for a shared one, -1 else."""

TURN_LIMIT: Final = 1000
COPIED_ATTRIBUTES: Final = (
    *("agents", "agent_selection", "_skip_agent_selection", "_rewarded"),
    *("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
)
"""The attributes with which PettingZoo follows a game; `clone` copies them."""
Observation = dict[str, Vector | Mask]
SavedState = tuple[Moment, dict[str, Any]]


class SixfoldEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types that mypy finds
    """Step a game (its name, or the id of an edition) for that many players; see docs/environments.md."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sixfold_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        players: int = 2,
        *,
        steps: Steps = "pieces",
        reward: Reward = "margin",
        turn_limit: int = TURN_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.game = Stepper(edition(game), players, steps)
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
        """Return the layout of an observation."""
        return self.game.layout

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """Return the space of observations of that width, with that many actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    @property
    def choices(self) -> list[tuple[Choice | Action, int]]:
        """Return the meaning of each number and its points, if a step is a whole turn."""
        return self.game.choices

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; equal seeds give equal games, and an equal series after it."""
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
        """Return what the player sees and, on the player's turn, the mask of allowed actions."""
        seen, mask = self.game.look(self._seats[agent])
        if self.terminations.get(agent) or self.truncations.get(agent):
            mask = only_end(self.game.actions)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action that the mask allows; raise ValueError for any other, without a change."""
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
        """Select the next player and give everybody the rewards of the turn that ended."""
        game = self.game
        if self.reward == "margin":
            gains = [now - then for now, then in zip(game.scores, before, strict=True)]
            self.rewards.update(zip(self.possible_agents, margins(gains), strict=True))
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

    def clone(self) -> SavedState:
        """Return a snapshot of the game, which later steps do not change.

        It holds what is hidden: a player that thinks ahead fairly puts the position of `resample` in its place.
        """
        return self.game.moment(), {name: _copy(getattr(self, name)) for name in COPIED_ATTRIBUTES}

    def restore(self, kept: SavedState) -> None:
        """Return to a snapshot, any number of times, also in another environment of the same kind."""
        moment, held = kept
        if moment.position.edition != self.game.edition or moment.position.seats != self.game.seats:
            raise ValueError("a moment of another kind of game")
        self.game.restore(moment)
        for name, value in held.items():
            setattr(self, name, _copy(value))

    def render(self) -> Picture:
        """Show the table and the hand of the player to move, in the mode of this environment."""
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def _copy(value: Any) -> Any:
    """Copy lists, dicts and dicts in them; all other values are immutable."""
    if isinstance(value, dict):
        return {key: _copy(each) for key, each in value.items()}
    return value[:] if isinstance(value, list) else value


def only_end(actions: int) -> Mask:
    """Return the mask of a finished game: the one action it allows does nothing, so that a policy can still choose.

    Vector environments that reset with the next step want an action for games that have ended, too.
    """
    mask = np.zeros(actions, np.int8)
    mask[END] = 1
    return mask


def observation_space(width: int, actions: int) -> spaces.Dict[Any]:
    """Return a space for observations of that width, with that many actions."""
    whole = np.iinfo(np.int16)
    numbers = spaces.Box(whole.min, whole.max, (width,), np.int16)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

"""Implement the games for OpenSpiel: `load_game("qwirkle", 2)`. OpenSpiel is not available on Windows.

Chance comes first: it chooses one of many deals, and all that is drawn and rolled later follows from it and from what
the players do. So a history of actions always describes the same game. Players step as in the other environments.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..ai.evaluation import margins
from ..rules.edition import edition
from ..rules.ruleset import DEFAULT_GAME
from .stepper import Stepper

DEALS: Final = 10_000
TURN_LIMIT: Final = 1000
MAX_STEPS: Final = 16
"""No turn needs more."""
MAX_POINTS: Final = 2000.0


def load_game(game: str = DEFAULT_GAME, players: int = 2) -> SpielGame:
    """Return a game (its name, or the id of an edition) for that many players."""
    return SpielGame({"game": game, "players": players})


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types that mypy finds
    """Describe one edition for a number of players."""

    def __init__(self, params: dict[str, Any]) -> None:
        printed, players = edition(params["game"]), int(params["players"])
        self.stepper = Stepper(printed, players, "pieces")
        kind = pyspiel.GameType(
            short_name=f"sixfold_{printed.id.replace('-', '_')}",
            long_name=f"Sixfold: {printed.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=printed.seats[1],
            min_num_players=printed.seats[0],
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"game": DEFAULT_GAME, "players": 2},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.stepper.actions,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-MAX_POINTS,
            max_utility=MAX_POINTS,
            max_game_length=TURN_LIMIT * MAX_STEPS,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """Return an observer of single moments, as in the other environments."""
        return SpielObserver(self.stepper)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Hold a game at one moment."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kind = game.stepper.edition, game.stepper.seats
        self.stepper: Stepper | None = None
        """Nothing before the deal."""

    def current_player(self) -> int:
        """Return chance, the seat to move, or the terminal id."""
        if self.stepper is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.stepper.mover

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.stepper
        return game.allowed if game and player == game.mover else []

    def _apply_action(self, action: int) -> None:
        if self.stepper:
            self.stepper.step(action)
        else:
            self.stepper = Stepper(*self.kind, "pieces")
            self.stepper.begin(f"OpenSpiel {action}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over or too long."""
        if self.stepper is None:
            return False
        return self.stepper.over or self.stepper.turns >= TURN_LIMIT

    def returns(self) -> list[float]:
        """Return each player's points less the mean of the others', at the end."""
        if self.stepper is None or not self.is_terminal():
            return [0.0] * self.kind[1]
        return list(margins(self.stepper.scores))

    def __str__(self) -> str:
        return repr(self.stepper.position) if self.stepper else "before the deal"


class SpielObserver:
    """Observe a state in OpenSpiel's form."""

    def __init__(self, rules: Stepper) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(rules.layout.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        self.tensor[:] = state.stepper.look(player)[0] if state.stepper else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the tensor as text."""
        return " ".join(map(str, state.stepper.look(player)[0])) if state.stepper else ""

"""The games for OpenSpiel: `load_game("qwirkle", 2)`. Not on Windows, for which there is no OpenSpiel to install.

Chance comes first: it chooses one of many deals, and all that is drawn and rolled later follows from it and from what
the players do. So a history of actions always tells the same game. Players step as in the other environments.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..rules.edition import edition
from .stepper import Stepping

DEALS: Final = 10_000
TURN_LIMIT: Final = 1000
MOST_STEPS: Final = 16
"""No turn needs more."""
MOST_POINTS: Final = 2000.0


def load_game(game: str = "qwirkle", players: int = 2) -> SpielGame:
    """A game (its name, or the id of an edition) for so many players."""
    return SpielGame({"game": game, "players": players})


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types that mypy finds
    """The rules of one edition for a number of players."""

    def __init__(self, params: dict[str, Any]) -> None:
        printed, players = edition(params["game"]), int(params["players"])
        fewest, most = printed.seats
        if not fewest <= players <= most:
            raise ValueError(f"{printed.id} is for {fewest} to {most} players")
        self.stepping = Stepping(printed, players, "pieces")
        kind = pyspiel.GameType(
            short_name=f"sixfold_{printed.id.replace('-', '_')}",
            long_name=f"Sixfold: {printed.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=fewest,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"game": "qwirkle", "players": 2},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.stepping.actions,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            max_game_length=TURN_LIMIT * MOST_STEPS,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """Observations as the other environments make them; they hold no history."""
        return SpielObserver(self.stepping)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kind = game.stepping.edition, game.stepping.seats
        self.stepping: Stepping | None = None
        """Nothing before the deal."""

    def current_player(self) -> int:
        """Chance, the seat on turn, or nobody any more."""
        if self.stepping is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.stepping.mover

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.stepping
        return game.allowed if game and player == game.mover else []

    def _apply_action(self, action: int) -> None:
        if self.stepping:
            self.stepping.step(action)
        else:
            self.stepping = Stepping(*self.kind, "pieces")
            self.stepping.begin(f"OpenSpiel {action}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(action)

    def is_terminal(self) -> bool:
        """The game is over, or went on for too long."""
        if self.stepping is None:
            return False
        return self.stepping.over or self.stepping.turns >= TURN_LIMIT

    def returns(self) -> list[float]:
        """At the end, own points less the mean of the others'."""
        if self.stepping is None or not self.is_terminal():
            return [0.0] * self.kind[1]
        scores = self.stepping.scores
        return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]

    def __str__(self) -> str:
        return repr(self.stepping.position) if self.stepping else "before the deal"


class SpielObserver:
    """What a player sees, in OpenSpiel's form."""

    def __init__(self, rules: Stepping) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(rules.layout.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what the player sees."""
        self.tensor[:] = state.stepping.look(player)[0] if state.stepping else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The numbers as text."""
        return " ".join(map(str, state.stepping.look(player)[0])) if state.stepping else ""

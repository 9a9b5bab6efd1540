"""Find bots by name: the levels, the same in every game, and the reference players of each game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from ..rules.actions import Action
from ..rules.position import Position
from ..rules.ruleset import DEFAULT_GAME
from ..rules.view import View
from .bot_api import OWN_EFFORT, Bot, Budget, Decision
from .game_ai import all_games

PLAYERS: Final[dict[str, dict[str, Bot]]] = {game: each.players for game, each in all_games().items()}
LEVELS: Final = tuple(name for name in PLAYERS[DEFAULT_GAME] if all(name in players for players in PLAYERS.values()))
"""The players that every game has, weakest first: the order of kernel/common/levels.cpp."""


class UnknownLevel(ValueError):
    """Raised if there is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that plays every game. Without a budget it uses its own fixed effort."""

    name: str

    def __post_init__(self) -> None:
        if self.name not in LEVELS:
            raise UnknownLevel(self.name)

    def choose(self, at: Position | View, seed: int | str | None = None, budget: Budget = OWN_EFFORT) -> Action:
        """Return what the bot does for the player to move; the same for the same seed.

        A bot never looks at more than the view of that player, also if it gets a position.
        """
        seen = at.view(at.mover) if isinstance(at, Position) else at
        return self(seen, Random(seed), budget).action

    def __call__(self, view: View, rng: Random, budget: Budget = OWN_EFFORT, /) -> Decision:
        """Return the action with the bot's evaluation of it."""
        return PLAYERS[view.edition.game][self.name](view, rng, budget)


def bot(name: str) -> Level:
    """Return the bot of that level, for any game; raise UnknownLevel."""
    return Level(name)


level: Final = bot
"""The former name of `bot`, kept for programs that use it."""


def player(game: str, name: str) -> Bot:
    """Return a level or a reference player of this game; raise UnknownLevel."""
    try:
        return PLAYERS[game][name]
    except KeyError:
        raise UnknownLevel(name) from None

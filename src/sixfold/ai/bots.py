"""Bots by name: the levels a person picks from, the same in every game, and the reference players of each."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from ..rules.view import View
from . import cards, cubes, qwirkle
from .bot_api import OWN, Bot, Budget, Thought

PLAYERS: Final[dict[str, dict[str, Bot]]] = {
    "qwirkle": qwirkle.PLAYERS,
    "cubes": cubes.PLAYERS,
    "cards": cards.PLAYERS,
}
LEVELS: Final = ("random", "greedy", "beginner", "easy", "medium", "hard", "expert")


class UnknownLevel(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Level(Protocol):
    """A bot that plays every game, and keeps to its own measure unless it is given a budget."""

    def __call__(self, view: View, chance: Random, budget: Budget = OWN, /) -> Thought: ...


def level(name: str) -> Level:
    """The bot of that level, for any game."""
    if name not in LEVELS:
        raise UnknownLevel(name)

    def choose(view: View, chance: Random, budget: Budget = OWN) -> Thought:
        return PLAYERS[view.edition.game][name](view, chance, budget)

    return choose


def player(game: str, name: str) -> Bot:
    """A level, or a reference player of this game."""
    try:
        return PLAYERS[game][name]
    except KeyError:
        raise UnknownLevel(name) from None

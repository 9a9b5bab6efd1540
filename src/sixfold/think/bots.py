"""The bots that choose a move from what their seat may see: for now `random` and `greedy`, in plain Python."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from ..rules.plays import Choice
from ..rules.position import without
from ..rules.referee import arrangement, check, legal
from ..rules.turn import Action, Place, Reroll
from ..rules.view import View

Bot = Callable[[View, Random], Action]
"""Chooses for the seat on turn; the generator breaks ties, so that equal seeds play equal games."""


class UnknownLevel(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def play_random(view: View, chance: Random) -> Action:
    """Any legal action, each as likely as the others."""
    return _as_action(view, chance.choice(legal(view)))


def play_greedy(view: View, chance: Random) -> Action:
    """The most points now. With cubes, what the best move leaves unused is rolled again first: that costs nothing."""
    best = chance.choice(best_now(view))
    if isinstance(best, Place) and view.edition.game == "cubes" and not view.rerolled:
        unused = without(view.hand, tuple(piece for _, piece in best.tiles), "cubes.turn")
        if unused:
            return Reroll(unused)
    return _as_action(view, best)


def best_now(view: View) -> list[Choice | Action]:
    """The choices that bring most at once: points, then, in Cards, the most cards out of the hand."""
    worth = {each: _worth(view, each) for each in legal(view)}
    most = max(worth.values())
    return [each for each, value in worth.items() if value == most]


def _worth(view: View, choice: Choice | Action) -> tuple[int, int]:
    match choice:
        case Choice(cards, qwirkles):
            return max(qwirkles), len(cards)
        case Place():
            return 1, check(view, choice).points
    return 0, 0


def _as_action(view: View, choice: Choice | Action) -> Action:
    return arrangement(view, choice) if isinstance(choice, Choice) else choice


LEVELS: Final[dict[str, Bot]] = {"random": play_random, "greedy": play_greedy}


def level(name: str) -> Bot:
    """The bot of that name."""
    try:
        return LEVELS[name]
    except KeyError:
        raise UnknownLevel(name) from None

"""The simplest players, in plain Python on top of the referee: any legal action, and the most points now."""

from __future__ import annotations

from random import Random

from ..rules.position import without
from ..rules.referee import action_of, check
from ..rules.turn import Action, Choice, Place, Reroll
from ..rules.view import View
from .bot_api import OWN, Budget, Thought
from .legal_actions import legal_actions


def play_random(view: View, chance: Random, budget: Budget = OWN) -> Thought:
    """Any legal action, each as likely as the others."""
    return Thought(action_of(view, chance.choice(legal_actions(view, budget.ms or 0, budget.stop))))


def play_greedy(view: View, chance: Random, _budget: Budget = OWN) -> Thought:
    """The most points now. With cubes, what the best move leaves unused is rolled again first: that costs nothing."""
    best = chance.choice(best_now(view))
    if isinstance(best, Place) and view.edition.rules.rolled and not view.rerolled:
        unused = without(view.hand, tuple(piece for _, piece in best.tiles), "cubes.turn")
        if unused:
            return Thought(Reroll(unused))
    return Thought(action_of(view, best))


def best_now(view: View) -> list[Choice | Action]:
    """The choices that bring most at once: points, then, in Cards, the most cards out of the hand."""
    worth = {each: _worth(view, each) for each in legal_actions(view)}
    most = max(worth.values())
    return [each for each, value in worth.items() if value == most]


def _worth(view: View, choice: Choice | Action) -> tuple[int, int]:
    match choice:
        case Choice(cards, qwirkles):
            return max(qwirkles), len(cards)
        case Place():
            return 1, check(view, choice).points
    return 0, 0

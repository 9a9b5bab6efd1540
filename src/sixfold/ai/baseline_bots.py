"""Play at random or greedily, in plain Python on top of the referee."""

from __future__ import annotations

from random import Random

from ..rules.actions import Action, Choice, Place, Reroll
from ..rules.cubes import CubesState
from ..rules.position import without
from ..rules.referee import action_of, check
from ..rules.view import View
from .bot_api import OWN_EFFORT, Budget, Decision
from .legal_actions import legal_actions


def play_random(view: View, rng: Random, budget: Budget = OWN_EFFORT) -> Decision:
    """Choose any legal action, all equally likely."""
    return Decision(action_of(view, rng.choice(legal_actions(view, budget.ms or 0, budget.stop))))


def play_greedy(view: View, rng: Random, _budget: Budget = OWN_EFFORT) -> Decision:
    """Choose the most points now. In Cubes, first re-roll what the best move leaves unused: that costs nothing."""
    best = rng.choice(best_now(view))
    if isinstance(best, Place) and isinstance(view.state, CubesState) and not view.state.rerolled:
        unused = without(view.hand, tuple(piece for _, piece in best.tiles), "cubes.turn")
        if unused:
            return Decision(Reroll(unused))
    return Decision(action_of(view, best))


def best_now(view: View) -> list[Choice | Action]:
    """Return the choices that score most now; in Cards, of those the ones that play the most cards."""
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

"""The players of Cards: one for each level, and those kept to measure them by."""

from __future__ import annotations

from random import Random
from typing import Final

from ..rules.piece import PIECES
from ..rules.turn import Action, Pass, Play, Redraw
from ..rules.view import View
from .baseline_bots import play_random
from .bot_api import OWN, Bot, Budget, Thought
from .cards_weights import learned
from .kernel import CardsAnswer, choose_cards

SAFETY_MS: Final = 200.0
"""Nobody thinks longer than this, whatever the measure: a machine may be slower than any that was thought of."""

HANDS: Final = 32
"""Hands of the next player that the expert samples for every move at first; the better moves meet more of them."""
HANDS_A_MS: Final = 5
"""The same for each millisecond, where there is a limit of time."""
MAX_HANDS: Final = 1_000_000
"""The most that the kernel takes."""


def _player(name: str) -> Bot:
    def choose(view: View, chance: Random, budget: Budget = OWN) -> Thought:
        ms = SAFETY_MS if budget.ms is None else budget.ms
        hands = HANDS if budget.ms is None else min(MAX_HANDS, max(1, int(budget.ms * HANDS_A_MS)))
        known = learned(view.seats, view.edition.new_rows)
        answer = choose_cards(name, known, view, chance, hands, ms, budget.stop)
        interval = (answer.low, answer.high) if answer.valued else None
        return Thought(_action(view, answer), answer.value if answer.valued else None, interval, answer.simulations)

    return choose


def _action(view: View, answer: CardsAnswer) -> Action:
    if not answer.cards:
        return Redraw() if view.supply_count and not view.hopeless else Pass()
    return play_of(answer)


def play_of(answer: CardsAnswer) -> Play:
    """A play as the kernel names it."""
    cards, table, qwirkles = (
        tuple(PIECES[kind] for kind in answer.cards),
        tuple(tuple(PIECES[kind] for kind in row) for row in answer.table),
        tuple(tuple(PIECES[kind] for kind in row) for row in answer.qwirkles),
    )
    return Play(cards, table, qwirkles)


PLAYERS: Final[dict[str, Bot]] = {
    "random": play_random,
    **{
        name: _player(name)
        for name in ("greedy", "beginner", "easy", "medium", "hard", "expert", "safe", "safe-halving")
    },
}

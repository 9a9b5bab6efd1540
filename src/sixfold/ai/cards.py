"""Define the players of Cards: the levels and the reference players."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from ..rules.actions import Pass, Redraw
from ..rules.cards import CardsOptions
from ..rules.view import View
from .baseline_bots import play_random
from .bot_api import OWN_EFFORT, Bot, Budget, Decision, decision_of
from .cards_weights import learned
from .game_ai import GameAI
from .kernel import CARDS_LEVELS, CardsLevel, cards_choose, kernel_view


def _player(level: CardsLevel) -> Bot:
    def choose(view: View, rng: Random, budget: Budget = OWN_EFFORT) -> Decision:
        known = learned(view.seats, CardsOptions.of(view.edition).new_rows)
        decision = decision_of(
            cards_choose(kernel_view(view), level, known, rng.getrandbits(63), budget.ms or 0, budget.stop)
        )
        if isinstance(decision.action, Pass) and view.supply_count and not view.drawing_cannot_help:
            return replace(decision, action=Redraw())
        return decision

    return choose


PLAYERS: Final[dict[str, Bot]] = {"random": play_random} | {
    name: _player(level) for name, level in CARDS_LEVELS.items() if name != "review"
}

AI: Final = GameAI(
    game="cards",
    players=PLAYERS,
    puzzle_kinds=("rearrange",),
    puzzle_edition="cards-pl",
    max_puzzle_pieces=28,
)

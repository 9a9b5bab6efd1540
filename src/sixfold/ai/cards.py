"""The players of Cards: one for each level, and those kept to measure them by."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from ..rules.turn import Pass, Redraw
from ..rules.view import View
from .baseline_bots import play_random
from .bot_api import OWN, Bot, Budget, Thought, thought_of
from .cards_weights import learned
from .kernel import CARDS_LEVELS, CardsLevel, cards_choose, kernel_view


def _player(level: CardsLevel) -> Bot:
    def choose(view: View, chance: Random, budget: Budget = OWN) -> Thought:
        known = learned(view.seats, view.edition.new_rows)
        thought = thought_of(
            cards_choose(kernel_view(view), level, known, chance.getrandbits(63), budget.ms or 0, budget.stop)
        )
        if isinstance(thought.action, Pass) and view.supply_count and not view.hopeless:
            return replace(thought, action=Redraw())
        return thought

    return choose


PLAYERS: Final[dict[str, Bot]] = {"random": play_random} | {
    name: _player(level) for name, level in CARDS_LEVELS.items() if name != "review"
}

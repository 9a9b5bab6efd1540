"""Measure what the time of a bot's answer reveals about its hand, with and without the server's schedule."""

from __future__ import annotations

from statistics import StatisticsError, correlation, mean
from time import process_time
from typing import Final

from ..ai.bots import bot
from ..ai.legal_actions import legal_actions
from ..rules.actions import Action
from ..rules.edition import edition
from ..rules.record import Game
from ..rules.referee import forced_action, view
from ..rules.rng import Fair
from ..server.scheduler import answer_seconds, slot_seconds
from .figures import SEATS, Figures

DECISIONS: Final = 150
BOT: Final = "expert"


def timing() -> Figures:
    """Correlate thinking time and answering time with the number of legal actions, for each game."""
    figures: Figures = {}
    for name in ("qwirkle-pl", "cubes-hu", "cards-pl"):
        thought, options = _decisions(name)
        slot = slot_seconds(BOT)
        answered = [answer_seconds(each, slot) for each in thought]
        figures |= {
            f"timing_{name}_thinking_r": _correlation(thought, options),
            f"timing_{name}_answering_r": _correlation(answered, options),
            f"timing_{name}_thinking_mean_ms": mean(thought) * 1e3,
            f"timing_{name}_answering_mean_ms": mean(answered) * 1e3,
            f"timing_{name}_late_share": sum(each > slot for each in thought) / len(thought),
        }
    return figures


def _decisions(name: str) -> tuple[list[float], list[float]]:
    """Yield the CPU time of each decision, and the number of actions to choose from."""
    thought: list[float] = []
    options: list[float] = []
    number = 0
    while len(thought) < DECISIONS:
        game = Game.start(edition(name), SEATS, Fair(f"timing {number}"))
        number += 1
        while game.outcome is None and len(thought) < DECISIONS:
            seen = view(game.position, game.position.mover)
            action: Action | None = forced_action(seen)
            if action is None:
                options.append(len(legal_actions(seen)))
                begun = process_time()
                action = bot(BOT).choose(seen, number)
                thought.append(process_time() - begun)
            game = game.play(action)
    return thought, options


def _correlation(first: list[float], second: list[float]) -> float:
    rounded = [round(each, 6) for each in first]
    try:
        return correlation(rounded, second)
    except StatisticsError:  # always the same: no correlation
        return 0.0

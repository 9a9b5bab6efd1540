"""Measure how fast the kernel plays Qwirkle, and the referee in the same run."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import Final

from ..ai.bot_api import OWN_EFFORT
from ..ai.bots import player
from ..ai.kernel import placements, qwirkle_greedy_games
from ..rules.piece import mask_of
from ..rules.referee import view
from .figures import Figures, greedy_game, mid_game, timed

GAMES: Final = 3000


def kernel() -> Figures:
    """Measure greedy games inside the kernel, one call across the binding, and a move of the expert."""
    begun = process_time()
    _, turns = qwirkle_greedy_games(2, GAMES, 1)
    game = (process_time() - begun) / GAMES
    python = median(timed(greedy_game, range(3), 1))
    positions = mid_game("qwirkle-pl", 6)
    through_python = median(timed(lambda at: placements(view(at, at.mover)), positions))
    referee = median(timed(lambda at: list(at.grid.placements(mask_of(at.hand))), positions))
    found = {
        "kernel_greedy_games_per_s": 1 / game,
        "kernel_greedy_turn_us": game / turns * 1e6,
        "kernel_greedy_game_ratio_to_referee": python / game,
        "kernel_placements_through_python_us": through_python * 1e6,
        "kernel_placements_through_python_ratio_to_referee": referee / through_python,
    }
    for level in ("hard", "expert"):
        bot = player("qwirkle", level)
        times = timed(lambda at, bot=bot: bot(view(at, at.mover), Random(1), OWN_EFFORT), positions[::4], 1)  # type: ignore[misc]
        found[f"qwirkle_{level}_move_ms"] = median(times) * 1e3
    return found

"""The players of Cards: one for each level, and those kept to measure them by."""

from __future__ import annotations

from typing import Final

from .plain import play_greedy, play_random
from .thought import Bot

PLAYERS: Final[dict[str, Bot]] = {
    "random": play_random,
    "greedy": play_greedy,
}

"""Name players: people by their names, bots by their levels."""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.position import BOT_PREFIX, Seat
from .catalog import say


def player_names(seats: Iterable[Seat], lang: str) -> tuple[str, ...]:
    """Return the name of each seat; bots, which records write as ``@medium#2``, by their level."""
    return tuple(player_name(seat.name, lang) for seat in seats)


def player_name(name: str, lang: str) -> str:
    """Return the name as people read it: ``@hard#2`` is "Hard Bot 2" in English."""
    level, _, number = name.removeprefix(BOT_PREFIX).partition("#")
    if not name.startswith(BOT_PREFIX):
        return name
    try:
        return say(lang, "web-bot-name", level=say(lang, f"level-{level}"), number=int(number or 0))
    except (KeyError, ValueError):  # no level, or no number: some other program made up this bot
        return name

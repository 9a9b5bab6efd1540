"""Name players: people by their names, bots by their levels."""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.position import BOT_PREFIX, Seat
from .catalog import say


def player_names(seats: Iterable[Seat], lang: str) -> tuple[str, ...]:
    """Return the name of each seat; bots, which records write as ``@medium#2``, by their level."""
    return tuple(player_name(seat.name, lang) for seat in seats)


def player_name(name: str, lang: str) -> str:
    """Return the name as people read it: ``@hard#2`` is "Hard 2" in English."""
    level, _, number = name.removeprefix(BOT_PREFIX).partition("#")
    if not name.startswith(BOT_PREFIX):
        return name
    try:
        return f"{say(lang, f'level-{level}')} {number}".strip()
    except KeyError:
        return name

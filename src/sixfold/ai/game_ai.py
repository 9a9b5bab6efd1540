"""Describe the bots and puzzles of one game as one object. The registry has three."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..rules.ruleset import GameName
from .bot_api import Bot


@dataclass(frozen=True, slots=True, eq=False)
class GameAI:
    """What one game brings to bots and puzzles."""

    game: GameName
    players: dict[str, Bot]
    """The levels, and the reference players that measure them."""
    puzzle_kinds: tuple[str, ...]
    """What a puzzle can ask for; the catalogues have `puzzle-kind-<kind>`."""
    puzzle_edition: str
    max_puzzle_pieces: int
    """Pieces on the table that fit on the screen of a phone. Endgames may have more."""


def game_ai(game: GameName) -> GameAI:
    """Return the description of that game."""
    return all_games()[game]


@cache
def all_games() -> dict[GameName, GameAI]:
    """Return all descriptions by the names of their games."""
    from . import cards, cubes, qwirkle  # their modules build descriptions, and so import this one

    return {each.game: each for each in (qwirkle.AI, cubes.AI, cards.AI)}

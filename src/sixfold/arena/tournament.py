"""Pair the players of a tournament and create its matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from math import comb
from typing import Final

from .match import Match, Settings
from .ratings import Result

KINDS: Final = ("round-robin", "gauntlet")
MAX_PLAYERS: Final = 64
MAX_MATCHES: Final = 5_000


@dataclass(frozen=True, slots=True)
class Tournament:
    """Hold the players, and a match for each table of a tournament.

    All matches have the same seed, so that each is the very match that these players would play without the others.
    """

    kind: str
    settings: Settings
    """With all the players."""
    tables: tuple[tuple[int, ...], ...]
    matches: tuple[Match, ...]

    def results(self) -> Iterator[Result]:
        for players, match in zip(self.tables, self.matches, strict=True):
            for deal in match.counted():
                yield Result(players, deal.number, tuple(deal.share(at) for at in range(len(players))))


def number_of_matches(kind: str, players: int, seats: int) -> int:
    """Return how many matches a tournament of that kind has."""
    return comb(players, seats) if kind == "round-robin" else comb(players - 1, seats - 1)


def tournament(kind: str, settings: Settings, seats: int, deals: int) -> Tournament:
    """Pair everybody with everybody; in a gauntlet, only the first player with each other one."""
    everybody = range(len(settings.players))
    tables = tuple(table for table in combinations(everybody, seats) if kind == "round-robin" or table[0] == 0)
    matches = tuple(
        Match(replace(settings, players=tuple(settings.players[each] for each in table)), deals) for table in tables
    )
    return Tournament(kind, settings, tables, matches)

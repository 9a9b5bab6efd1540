"""Recognises positions of running games without hints, so that the server does not analyse them.

Compares only what lies open on the table. Hands never count: a refusal that depended on a hand would tell it to anybody
who guesses.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from ..rules.edition import Game
from ..rules.grid import Grid
from ..rules.piece import Piece
from ..rules.position import Position
from ..rules.turn import Rows
from ..rules.view import View
from .table import Table

MIN_PIECES, MIN_CARDS = 3, 6
"""Tables with fewer pieces look alike in many games. One set of cards does so even with more of them."""
MIN_RENAMED_PIECES: Final = 16
"""The same for tables of which only the pattern is compared."""
MIN_SHARED: Final = 0.8
"""Share of neighbouring pairs that makes two tables the same: leaving a few pieces out does not help."""
TABLES_AT_ONCE: Final = 20
"""Tables compared before others are served. The first look at a table takes about 0.4 ms."""

Pair = tuple[Piece, Piece]


@dataclass(frozen=True, slots=True)
class Board:
    """What tables are compared by: the same after moving, turning or mirroring all of it."""

    game: Game
    pairs: Counter[Pair]
    """Kinds that lie side by side, or in one set of cards."""
    pattern: object
    """The pairs without names: the same after exchanging colours or shapes throughout. None for small tables."""

    def is_like(self, other: Board) -> bool:
        """Tell whether two tables are the same or nearly so."""
        few, many = sorted((self.pairs.total(), other.pairs.total()))
        if self.game != other.game or few < MIN_SHARED * many:
            return False
        if self.pattern is not None and self.pattern == other.pattern:
            return True
        return (self.pairs & other.pairs).total() >= MIN_SHARED * many


def board_of(at: View | Position) -> Board | None:
    """Return what a table is recognised by, None if it has too few pieces for that."""
    return _board(at.edition.game, at.grid, at.rows)


async def is_running(board: Board | None, tables: Iterable[Table]) -> bool:
    """Tell whether one of the tables plays this position now, and without hints. Others are served in between."""
    if board is None:
        return False
    running = [each.game.position for each in tables if each.phase == "playing" and not each.hints and each.game]
    for number, at in enumerate(running):
        found = board_of(at)
        if found and found.is_like(board):
            return True
        if number % TABLES_AT_ONCE == 0:
            await asyncio.sleep(0)
    return False


@lru_cache(maxsize=4096)
def _board(game: Game, grid: Grid, rows: Rows) -> Board | None:
    pieces = [*grid.pieces.values(), *(card for row in rows for card in row)]
    if len(pieces) < (MIN_CARDS if rows else MIN_PIECES):
        return None
    pairs = Counter((min(pair), max(pair)) for pair in _neighbours(grid, rows))
    return Board(game, pairs, _pattern(pieces, pairs) if len(pieces) >= MIN_RENAMED_PIECES else None)


def _neighbours(grid: Grid, rows: Rows) -> Iterator[Pair]:
    for (x, y), piece in grid.pieces.items():
        for cell in ((x + 1, y), (x, y + 1)):
            if cell in grid.pieces:
                yield piece, grid.pieces[cell]
    for row in rows:
        yield from combinations(row, 2)


def _pattern(pieces: list[Piece], pairs: Counter[Pair]) -> object:
    """Describe every piece by how often the pieces of its colour and of its shape occur; names do not matter then."""
    count = Counter(pieces)
    described = {
        piece: sorted(
            (
                sorted(n for other, n in count.items() if other.color == piece.color),
                sorted(n for other, n in count.items() if other.shape == piece.shape),
            )
        )
        for piece in count
    }
    return sorted(sorted((described[a], described[b])) for a, b in pairs.elements())

"""Recognise positions of running games without hints, so that the server does not analyse them.

Compares only the pieces on the table. Hands never count: a refusal that depended on a hand would reveal it to anybody
who guesses. The game and the edition do not count either: somebody could name others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations
from typing import TYPE_CHECKING, Final

from msgspec import msgpack

from ..rules.actions import Rows
from ..rules.grid import Grid
from ..rules.piece import Piece
from ..rules.position import Position
from ..rules.rng import digest
from ..rules.view import View
from .errors import ApiError
from .relay import Relay
from .table import Table

if TYPE_CHECKING:
    from .repository import LiveTable

MIN_PIECES, MIN_CARDS = 3, 6
"""Tables with fewer pieces look alike in many games. One set of cards does so even with more of them."""
MIN_RENAMED_PIECES: Final = 16
"""The same for tables of which only the pattern is compared."""
MIN_RECORD_PIECES: Final = 12
"""The same for records, which contain many tables, and must not be refused by accident."""
MIN_SHARED_FRACTION: Final = 0.8
"""Share of neighbouring pairs that makes two tables the same: leaving a few pieces out does not help."""
TABLES_AT_ONCE: Final = 20
"""Tables compared with one position before others are served. The first look at a table takes about 0.4 ms."""

Pair = tuple[Piece, Piece]


@dataclass(frozen=True, slots=True)
class Board:
    """What tables are compared by: the same after moving, turning or mirroring all of it."""

    pairs: Counter[Pair]
    """Kinds that lie side by side, or in one set of cards."""
    pattern: str | None
    """The pairs without names: the same after exchanging colours or shapes throughout. None for small tables."""

    def is_like(self, other: Board) -> bool:
        """Tell whether two tables are the same or nearly so."""
        few, many = sorted((self.pairs.total(), other.pairs.total()))
        if few < MIN_SHARED_FRACTION * many:
            return False
        if self.pattern is not None and self.pattern == other.pattern:
            return True
        return (self.pairs & other.pairs).total() >= MIN_SHARED_FRACTION * many


def board_of(at: View | Position) -> Board | None:
    """Return what a table is recognised by, None if it has too few pieces for that."""
    return _board(_table(at))


def boards_of(views: Iterable[View]) -> tuple[Board, ...]:
    """Return what the tables of a record are recognised by, each once: a long record may change its table rarely."""
    large = (each for each in dict.fromkeys(map(_table, views)) if len(_pieces(each)) >= MIN_RECORD_PIECES)
    return tuple(filter(None, map(_board, large)))


class Recognition:
    """Find out whether a position belongs to a running game without hints, at any process of the server."""

    def __init__(
        self, relay: Relay, tables: Callable[[], Iterable[Table]], get: Callable[[str], Awaitable[LiveTable]]
    ) -> None:
        """Answer what other processes ask, too.

        `tables` returns those that this process has in memory, and `get` one of them as it is now.
        """
        self._relay = relay
        self._tables = tables
        self._get = get
        relay.answer = self._answer

    async def is_running(self, boards: Sequence[Board]) -> bool:
        """Tell whether a table plays one of these positions now, without hints. Asking other processes takes 0.3 s."""
        if not boards:
            return False
        return await self._runs_here(boards) or await self._relay.ask(_encode(boards))

    async def _answer(self, question: bytes) -> bool:
        return await self._runs_here(_decode(question))

    async def _runs_here(self, boards: Sequence[Board]) -> bool:
        for number, table in enumerate([each for each in self._tables() if each.running_without_hints]):
            if _is_one_of(boards, table):
                with suppress(ApiError):
                    live = await self._get(table.id)  # another process may have ended it
                    if _is_one_of(boards, live.table):
                        return True
            if number % max(1, TABLES_AT_ONCE // len(boards)) == 0:
                await asyncio.sleep(0)
        return False


def _encode(boards: Sequence[Board]) -> bytes:
    return msgpack.encode(
        [([(int(a), int(b), n) for (a, b), n in each.pairs.items()], each.pattern) for each in boards]
    )


def _decode(data: bytes) -> list[Board]:
    found = msgpack.decode(data, type=list[tuple[list[tuple[int, int, int]], str | None]])
    return [Board(Counter({(Piece(a), Piece(b)): n for a, b, n in pairs}), pattern) for pairs, pattern in found]


def _is_one_of(boards: Sequence[Board], table: Table) -> bool:
    found = board_of(table.game.position) if table.running_without_hints and table.game else None
    return found is not None and any(found.is_like(board) for board in boards)


@lru_cache(maxsize=4096)
def _board(table: Grid | Rows) -> Board | None:
    pieces = _pieces(table)
    if len(pieces) < (MIN_PIECES if isinstance(table, Grid) else MIN_CARDS):
        return None
    pairs = Counter((min(pair), max(pair)) for pair in _neighbours(table))
    return Board(pairs, _pattern(pieces, pairs) if len(pieces) >= MIN_RENAMED_PIECES else None)


def _table(at: View | Position) -> Grid | Rows:
    return at.grid if at.edition.rules.has_grid else at.rows


def _pieces(table: Grid | Rows) -> list[Piece]:
    return list(table.pieces.values() if isinstance(table, Grid) else chain(*table))


def _neighbours(table: Grid | Rows) -> Iterator[Pair]:
    if not isinstance(table, Grid):
        yield from chain.from_iterable(combinations(row, 2) for row in table)
        return
    for (x, y), piece in table.pieces.items():
        for cell in ((x + 1, y), (x, y + 1)):
            if cell in table.pieces:
                yield piece, table.pieces[cell]


def _pattern(pieces: list[Piece], pairs: Counter[Pair]) -> str:
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
    return digest(str(sorted(sorted((described[a], described[b])) for a, b in pairs.elements())))

"""Write tables, hands and scores as plain text, in colour where wanted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from ..i18n import catalog
from ..rules.actions import Action, Place, Play
from ..rules.board import grid_board, rows_board
from ..rules.line import Cell, Line
from ..rules.piece import Piece
from ..rules.position import Position

ANSI: Final = ("91", "33", "93", "92", "94", "95")
"""The six colours in the sixteen that every terminal has."""


def paint(piece: Piece, colors: bool) -> str:
    """Return the two letters of a piece, coloured if wanted."""
    return f"\x1b[1;{ANSI[piece.color]}m{piece}\x1b[0m" if colors else str(piece)


def table_text(at: Position, draft: Action | None, last: Iterable[Cell], colors: bool, width: int) -> str:
    """Return the table with a draft on it: a grid, or the sets and the Qwirkles that the draft takes.

    A grid has row and column numbers; `[Rt]` is the draft, `(Rt)` the last move.
    """
    painted = partial(paint, colors=colors)
    if at.edition.rules.has_grid:
        laid = dict(draft.tiles) if isinstance(draft, Place) else {}
        marks = {**dict.fromkeys(last, "()"), **dict.fromkeys(laid, "[]")}
        return grid_board({**at.grid.pieces, **laid}, marks, painted, width)
    if not isinstance(draft, Play):
        return rows_board(at.rows, painted)
    return "\n".join(
        [rows_board(draft.table, painted), *(f"   !  {pieces_text(six, colors)}" for six in draft.qwirkles)]
    )


def pieces_text(pieces: Iterable[Piece], colors: bool = False) -> str:
    """Return pieces with spaces between them, coloured if wanted, or a dash."""
    return " ".join(paint(piece, colors) for piece in pieces) or "-"


def lines_text(lines: Iterable[Line], lang: str) -> str:
    """Return the lines of a move with their points: " (Row of 4 reds +4, Column of 6 stars +12)"."""
    texts = [
        catalog.say(lang, f"line-{line.direction}", attribute=line.attribute, value=line.value, length=line.length)
        + f" +{line.points}"
        for line in lines
    ]
    return f" ({', '.join(texts)})" if texts else ""

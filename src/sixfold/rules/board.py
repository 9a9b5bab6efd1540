"""Format the table as plain text: a grid with coordinates, or the rows of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .actions import Rows
from .line import Cell
from .piece import Piece
from .turn_context import TurnContext

MAX_COLUMNS: Final = 80
"""Characters in a line. Cells move closer together to fit, but no closer than three characters."""


def board_text(at: TurnContext) -> str:
    """Return the table of a position or view, whose `str` this is."""
    return grid_board(at.grid.pieces) if at.edition.rules.has_grid else rows_board(at.rows)


def grid_board(
    pieces: Mapping[Cell, Piece],
    marks: Mapping[Cell, str] | None = None,
    show: Callable[[Piece], str] = str,
    width: int = MAX_COLUMNS,
) -> str:
    """Return rows and columns with their numbers. A mark is two characters, which go around the piece."""
    xs, ys = [x for x, _ in pieces] or [0], [y for _, y in pieces] or [0]
    columns, lines = range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)
    room = max(3, min(5, (width - 5) // len(columns)))
    rows = [(" " * 5 + "".join(f"{x:>{room - 1}} " if room > 3 else f"{x:>3}" for x in columns)).rstrip()]
    for y in lines:
        cells = [f"{y:>4} "]
        for x in columns:
            mark = (marks or {}).get((x, y), "  ")
            piece = pieces.get((x, y))
            shown = "· " if piece is None else show(piece)
            cells.append(" " * (room - 4) + mark[0] + shown + (mark[1] if room > 3 else ""))
        rows.append("".join(cells).rstrip())
    return "\n".join(rows)


def rows_board(rows: Rows, show: Callable[[Piece], str] = str) -> str:
    """Return the sets on the table, a numbered line each."""
    return "\n".join(f"  {number:>2}  {' '.join(map(show, row))}" for number, row in enumerate(rows, 1)) or "  -"

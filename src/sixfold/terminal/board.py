"""A table, a hand and a score as plain text that reads well in any terminal, with colour only where it is wanted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from ..i18n import catalog
from ..rules.board import grid_board, rows_board
from ..rules.line import Cell, Line
from ..rules.piece import Piece
from ..rules.turn import Rows

ANSI: Final = ("91", "33", "93", "92", "94", "95")
"""The six colours in the sixteen that every terminal has."""


def paint(piece: Piece, colors: bool) -> str:
    """The two letters of a piece. Its colour is always a letter too, so nothing is lost without paint."""
    return f"\x1b[1;{ANSI[piece.color]}m{piece}\x1b[0m" if colors else str(piece)


def grid_text(
    pieces: Mapping[Cell, Piece], draft: Mapping[Cell, Piece], last: Iterable[Cell], colors: bool, width: int = 80
) -> str:
    """Rows and columns with their numbers; `[Rt]` is the draft, `(Rt)` the last move. Closer on a narrow screen."""
    marks = {**dict.fromkeys(last, "()"), **dict.fromkeys(draft, "[]")}
    return grid_board({**pieces, **draft}, marks, partial(paint, colors=colors), width)


def rows_text(rows: Rows, colors: bool) -> str:
    """The sets on the table, a line each."""
    return rows_board(rows, partial(paint, colors=colors))


def pieces_text(pieces: Iterable[Piece], colors: bool = False) -> str:
    return " ".join(paint(piece, colors) for piece in pieces) or "-"


def lines_text(lines: Iterable[Line], lang: str) -> str:
    """The lines of a move with their points: " (Row of 4 reds +4, Column of 6 stars +12)"; nothing for none."""
    told = [
        catalog.say(lang, f"line-{line.direction}", attribute=line.attribute, value=line.value, length=line.length)
        + f" +{line.points}"
        for line in lines
    ]
    return f" ({', '.join(told)})" if told else ""

"""Draw the table of tiles or cubes: a window on an endless board, with a cursor."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...rules.line import Cell
from ...rules.piece import Piece
from .look import Look, Mark

MARGIN = 5
"""Columns for the numbers of the rows."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Hold the pieces of a board and their marks."""

    pieces: Mapping[Cell, Piece] = field(default_factory=dict)
    marks: Mapping[Cell, Mark] = field(default_factory=dict)
    places: Mapping[Cell, str] = field(default_factory=dict)
    """Where the picked piece fits, with its points."""


def _between(low: int, value: int, high: int) -> int:
    return max(low, min(value, max(low, high)))


class GridBoard(Widget, can_focus=True):
    """Draw what it is given; it knows no rules."""

    class Chosen(Message):
        """Report a click on a cell."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    def __init__(self, look: Look) -> None:
        super().__init__(id="board")
        self.look = look
        self.shown = Shown()
        self.cursor: Cell = (0, 0)
        self.corner: Cell = (-4, -4)
        """The cell at the upper left."""

    @property
    def extent(self) -> Cell:
        """Return how many columns and rows of cells fit."""
        return max(1, (self.size.width - MARGIN) // self.look.width), max(1, self.size.height - 1)

    def show(self, shown: Shown) -> None:
        self.shown = shown
        self.refresh()

    def go(self, cell: Cell) -> None:
        """Move the cursor to a cell, and the window with it."""
        self.cursor = cell
        corner = []
        for at, low, room in zip(cell, self.corner, self.extent, strict=True):
            edge = min(1, (room - 1) // 2)
            corner.append(min(max(low, at - room + 1 + edge), at - edge))
        self.corner = (corner[0], corner[1])
        self.refresh()

    def centre(self, cells: Collection[Cell] = ()) -> None:
        """Centre the whole table if it fits; otherwise those cells, with as much of the table as fits."""
        wanted = list(cells) or [self.cursor]
        table = [*self.shown.pieces, *wanted]
        corner = []
        for axis, room in enumerate(self.extent):
            low, high = (edge(cell[axis] for cell in table) for edge in (min, max))
            first, last = (edge(cell[axis] for cell in wanted) for edge in (min, max))
            middle = (first + last + 1 - room) // 2
            corner.append(
                (low + high + 1 - room) // 2 if high - low < room else _between(low - 1, middle, high + 2 - room)
            )
        self.corner = (corner[0], corner[1])
        self.go(self.cursor)

    def on_resize(self) -> None:
        self.centre()

    def cell_at(self, x: int, y: int) -> Cell | None:
        column, row = (x - MARGIN) // self.look.width, y - 1
        inside = x >= MARGIN and row >= 0 and column < self.extent[0]
        return (self.corner[0] + column, self.corner[1] + row) if inside else None

    def offset_of(self, cell: Cell) -> tuple[int, int]:
        """Return where on the widget a cell is drawn."""
        return MARGIN + self.look.width * (cell[0] - self.corner[0]) + 1, 1 + cell[1] - self.corner[1]

    def on_click(self, event: events.Click) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None:
            self.post_message(self.Chosen(cell))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._pan(0 if event.shift else 1, 1 if event.shift else 0)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._pan(0 if event.shift else -1, -1 if event.shift else 0)

    def _pan(self, down: int, right: int) -> None:
        self.corner = (self.corner[0] + right, self.corner[1] + down)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        columns, width = range(self.corner[0], self.corner[0] + self.extent[0]), self.look.width
        ground = self.rich_style
        faint = ground + Style(dim=True)
        if y == 0:
            numbers = "".join(f"{x:^{width}}" for x in columns)
            return Strip([Segment(" " * MARGIN + numbers, faint)]).adjust_cell_length(self.size.width, ground)
        row = self.corner[1] + y - 1
        cells = [self._cell((x, row), ground, faint) for x in columns]
        return Strip([Segment(f"{row:>{MARGIN - 1}} ", faint), *cells]).adjust_cell_length(self.size.width, ground)

    def _cell(self, cell: Cell, ground: Style, faint: Style) -> Segment:
        cursor, width = cell == self.cursor and self.has_focus, self.look.width
        mark = self.shown.marks.get(cell, Mark.NONE)
        piece = self.shown.pieces.get(cell)
        if piece is not None:
            return self.look.cell(piece, mark, cursor=cursor)
        place = self.shown.places.get(cell)
        if cursor:
            return Segment(f">{place or '':^{width - 2}}<", ground + Style(reverse=True, bold=True))
        if mark is Mark.HINT:
            return Segment(f"{'??':^{width}}", ground + Style(bold=True, reverse=True))
        if place is not None:
            return Segment(f"{place:^{width}}", ground + Style(bold=True))
        return Segment(f" {'.' if self.look.ascii else '·':<{width - 1}}", faint)

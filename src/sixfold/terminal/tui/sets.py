"""Draw the table of cards: a line for every set, one for a new set, and a cursor on the cards."""

from __future__ import annotations

from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...rules.piece import Piece
from .look import Look, Mark

MARGIN = 5
MIN_ROOM_CARDS = 6
"""Cards of a line that always have room."""


@dataclass(frozen=True, slots=True)
class SetShown:
    """Hold a line of the table: its cards, whether the picked cards fit, and a note."""

    cards: tuple[tuple[Piece, Mark], ...]
    fits: bool
    note: str


class SetsBoard(Widget, can_focus=True):
    """Draw the sets it is given; it knows no rules."""

    class Chosen(Message):
        """Report a click on a line: on a card of it, or beside them."""

        def __init__(self, row: int, card: int) -> None:
            super().__init__()
            self.row, self.card = row, card

    def __init__(self, look: Look) -> None:
        super().__init__(id="board")
        self.look = look
        self.shown: tuple[SetShown, ...] = ()
        self.cursor = (0, 0)
        self.top = 0

    def show(self, shown: tuple[SetShown, ...]) -> None:
        """Show these lines; the last one is for a new set."""
        self.shown = shown
        self.go(*self.cursor)

    def go(self, row: int, card: int) -> None:
        """Move the cursor to a card, or to the nearest one."""
        row = max(0, min(row, len(self.shown) - 1))
        cards = len(self.shown[row].cards) if self.shown else 0
        self.cursor = (row, max(0, min(card, cards - 1)))
        height = max(1, self.size.height)
        self.top = max(0, min(max(self.top, row - height + 1), row, len(self.shown) - 1))
        self.refresh()

    def on_resize(self) -> None:
        self.go(*self.cursor)

    def offset_of(self, row: int, card: int) -> tuple[int, int]:
        return MARGIN + self.look.width * card + 1, row - self.top

    def on_click(self, event: events.Click) -> None:
        row = self.top + event.y
        if row < len(self.shown):
            self.post_message(self.Chosen(row, (event.x - MARGIN) // self.look.width if event.x >= MARGIN else -1))

    def on_mouse_scroll_down(self) -> None:
        self.top = max(0, min(self.top + 1, len(self.shown) - 1))
        self.refresh()

    def on_mouse_scroll_up(self) -> None:
        self.top = max(0, self.top - 1)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        row, ground = self.top + y, self.rich_style
        if row >= len(self.shown):
            return Strip.blank(self.size.width, ground)
        line, on = self.shown[row], row == self.cursor[0] and self.has_focus
        number = f"{row + 1:>3}" if row < len(self.shown) - 1 else "  +"
        number += ("+" if line.fits else " ") + (">" if on and not line.cards else " ")
        head = Segment(number, ground + Style(bold=on or line.fits))
        cards = [
            self.look.cell(piece, mark, cursor=on and place == self.cursor[1])
            for place, (piece, mark) in enumerate(line.cards)
        ]
        room = self.look.width * max(0, MIN_ROOM_CARDS - len(line.cards)) if line.cards else 0
        tail = Segment(" " * room + f" {line.note}", ground + Style(bold=on))
        return Strip([head, *cards, tail]).adjust_cell_length(self.size.width, ground)

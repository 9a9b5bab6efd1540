"""The hand on the screen: pieces with their numbers, to be picked up by key or click."""

from __future__ import annotations

from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...rules.piece import Piece
from .look import WIDTH, Look, Mark

ROOM = WIDTH + 1


@dataclass(frozen=True, slots=True)
class Held:
    """A piece of the hand: there, picked up, or already on the table."""

    piece: Piece
    mark: Mark = Mark.NONE
    gone: bool = False


class Rack(Widget):
    """Two lines: the pieces, and their numbers."""

    class Picked(Message):
        """Somebody clicked on a piece of the hand."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, look: Look) -> None:
        super().__init__(id="rack")
        self.look = look
        self.held: tuple[Held, ...] = ()

    def show(self, held: tuple[Held, ...]) -> None:
        self.held = held
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        if event.x // ROOM < len(self.held):
            self.post_message(self.Picked(event.x // ROOM))

    def render_line(self, y: int) -> Strip:
        ground = self.rich_style
        line = []
        for place, held in enumerate(self.held):
            if y:
                line.append(Segment(f"{place + 1:^{WIDTH}} ", ground + Style(dim=held.gone)))
            else:
                gone = Segment(" -- ", ground + Style(dim=True))
                line += [gone if held.gone else self.look.cell(held.piece, held.mark), Segment(" ", ground)]
        return Strip(line).adjust_cell_length(self.size.width, ground)

"""Draw the hand: pieces with numbers, to be picked up by key or click."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...rules.piece import Piece
from .look import Look, Mark
from .match import Moment


@dataclass(frozen=True, slots=True)
class Held:
    """Hold a piece of the hand: present, picked up, or already on the table."""

    piece: Piece
    mark: Mark = Mark.NONE
    gone: bool = False


def held_pieces(moment: Moment, picked: Container[int | None] = (), gone: Container[int] = ()) -> tuple[Held, ...]:
    """Return the hand of the person at the screen, with the places that are picked up or already on the table."""
    hand = () if moment.you is None else moment.view.hands[moment.you] or ()
    return tuple(
        Held(piece, Mark.PICKED if place in picked else Mark.NONE, place in gone) for place, piece in enumerate(hand)
    )


class Rack(Widget):
    """Draw two lines: the pieces, and their numbers."""

    class Picked(Message):
        """Report a click on a piece of the hand."""

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
        place = event.x // (self.look.width + 1)
        if place < len(self.held):
            self.post_message(self.Picked(place))

    def render_line(self, y: int) -> Strip:
        ground = self.rich_style
        line = []
        for place, held in enumerate(self.held):
            if y:
                line.append(Segment(f"{place + 1:^{self.look.width}} ", ground + Style(dim=held.gone)))
            else:
                gone = Segment(f"{'--':^{self.look.width}}", ground + Style(dim=True))
                line += [gone if held.gone else self.look.cell(held.piece, held.mark), Segment(" ", ground)]
        return Strip(line).adjust_cell_length(self.size.width, ground)

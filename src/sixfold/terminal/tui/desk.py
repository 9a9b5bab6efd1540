"""What the screen asks of whatever a turn is put together on: the grid of tiles and cubes, or the sets of cards."""

from __future__ import annotations

from typing import Protocol

from textual.widget import Widget

from ...ai.hints import Hint
from ...rules.placement import Score
from ...rules.turn import Action, Illegal
from .match import Moment
from .rack import Held


class Desk(Protocol):
    """A turn in the making, and the board that shows it. Pieces of the hand go by their places in it."""

    @property
    def board(self) -> Widget: ...
    @property
    def action(self) -> Action | None:
        """What would be played now."""
        ...

    @property
    def score(self) -> Score | Illegal | None:
        """What that brings, what is wrong with it, or None without a draft."""
        ...

    @property
    def prompt(self) -> str:
        """What to do next, in words; nothing if there is nothing special."""
        ...

    @property
    def held(self) -> tuple[Held, ...]: ...

    def sync(self, moment: Moment) -> None:
        """The game went on, or not: a draft is kept as long as it is the same turn."""
        ...

    def pick(self, place: int) -> None: ...
    def move(self, dx: int, dy: int) -> None: ...
    def next_place(self) -> None: ...
    def put(self) -> bool:
        """Whether something was picked up and has been put where the cursor is; raises Illegal."""
        ...

    def take_up(self) -> None:
        """Whatever is under the cursor."""
        ...

    def undo(self) -> None: ...
    def drop(self) -> None:
        """Let go; with nothing picked up, clear."""
        ...

    def choose(self) -> None:
        """Begin, or stop, to choose pieces to exchange or to roll."""
        ...

    def new(self) -> None:
        """To where a new set begins."""
        ...

    def home(self) -> None:
        """Everything into the middle."""
        ...

    def show_hint(self, hint: Hint) -> None: ...
    def lay(self, action: Action) -> None:
        """A whole action as the draft."""
        ...

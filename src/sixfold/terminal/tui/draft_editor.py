"""Define what the table screen needs from the place where a turn is drafted: a grid, or sets of cards."""

from __future__ import annotations

from typing import Protocol

from textual.widget import Widget

from ...ai.hints import Hint
from ...rules.actions import Action
from ...rules.errors import Illegal
from ...rules.placement import Score
from .match import Moment
from .rack import Held


class DraftEditor(Protocol):
    """Hold a draft and the board that shows it. Pieces of the hand are numbered by their places in it."""

    @property
    def board(self) -> Widget: ...
    @property
    def action(self) -> Action | None:
        """Return what would be played now."""
        ...

    @property
    def score(self) -> Score | Illegal | None:
        """Return its score, what is wrong with it, or None without a draft."""
        ...

    @property
    def prompt(self) -> str:
        """Return what to do next, as text; empty if there is nothing special."""
        ...

    @property
    def held(self) -> tuple[Held, ...]: ...

    def sync(self, moment: Moment) -> None:
        """Update to a moment; keep the draft while the turn is the same."""
        ...

    def pick(self, place: int) -> None: ...
    def move(self, dx: int, dy: int) -> None: ...
    def next_place(self) -> None: ...
    def put(self) -> bool:
        """Put what is picked up at the cursor and return whether there was something; raise Illegal."""
        ...

    def take_up(self) -> None:
        """Take up the piece under the cursor."""
        ...

    def undo(self) -> None: ...
    def drop(self) -> None:
        """Put down what is picked up; with nothing picked up, clear the draft."""
        ...

    def choose(self) -> None:
        """Start or stop choosing pieces to exchange or to roll."""
        ...

    def new(self) -> None:
        """Move the cursor to the line of a new set."""
        ...

    def home(self) -> None:
        """Centre the table."""
        ...

    def show_hint(self, hint: Hint) -> None: ...
    def lay(self, action: Action) -> None:
        """Replace the draft by a whole action."""
        ...

"""Define what a game adds to a position, and the two kinds of table: a grid, or rows of cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Self

from .actions import Rows
from .grid import EMPTY, Grid
from .piece import Piece

if TYPE_CHECKING:
    from .turn_context import TurnContext


@dataclass(frozen=True, slots=True)
class State:
    """What one game adds to a position: its table and what else everybody can see. Each game has its own type."""

    @classmethod
    def of(cls, at: TurnContext) -> Self:
        """Return the state of a position or view; raise TypeError if its game has another type of state."""
        if not isinstance(at.state, cls):
            raise TypeError(f"{at.edition.game} has no {cls.__name__}")
        return at.state

    def pieces(self) -> Iterator[Piece]:
        """Iterate over all pieces on the table, and those taken from it."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class GridState(State):
    """A table of tiles or cubes."""

    grid: Grid = EMPTY

    def pieces(self) -> Iterator[Piece]:
        return iter(self.grid.pieces.values())


@dataclass(frozen=True, slots=True)
class RowsState(State):
    """A table of cards in rows."""

    rows: Rows = ()

    def pieces(self) -> Iterator[Piece]:
        return chain(*self.rows)


class HasTable:
    """Give positions and views their table: a grid, or rows of cards. Each game has one of the two."""

    __slots__ = ()

    state: State

    @property
    def grid(self) -> Grid:
        """The table of tiles or cubes; raise AttributeError in a game of cards."""
        if isinstance(self.state, GridState):
            return self.state.grid
        raise AttributeError("a table of cards has no grid")

    @property
    def rows(self) -> Rows:
        """The table of Cards; raise AttributeError in other games."""
        if isinstance(self.state, RowsState):
            return self.state.rows
        raise AttributeError("a grid has no rows of cards")

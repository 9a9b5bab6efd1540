"""Define the state that each game adds to a position: its table and what else everybody can see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Self

from .actions import Rows
from .grid import EMPTY, Grid
from .piece import Hand, Piece

if TYPE_CHECKING:
    from .turn_context import TurnContext


@dataclass(frozen=True, slots=True)
class State:
    """What one game adds to a position. Each game has its own type."""

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


class QwirkleState(GridState):
    """The table of Qwirkle."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CubesState(GridState):
    """The table of Cubes, and whether the player to move has re-rolled."""

    rerolled: bool = False


@dataclass(frozen=True, slots=True)
class CardsState(State):
    """The table of Cards, and what players took and showed."""

    rows: Rows = ()
    taken: tuple[Rows, ...] = ()
    """The Qwirkles that each seat took."""
    last_turns: int | None = None
    """Turns left once the stock has run out."""
    shown: Hand = ()
    """The hand that the player to move had to show because it was stuck."""

    def pieces(self) -> Iterator[Piece]:
        return chain(*self.rows, *chain(*self.taken))


class HasTable:
    """Give positions and views their table: a grid, or rows of cards. Each game has one of the two."""

    __slots__ = ()

    state: State

    @property
    def grid(self) -> Grid:
        """The table of tiles or cubes; raise AttributeError in Cards."""
        if isinstance(self.state, GridState):
            return self.state.grid
        raise AttributeError("a table of cards has no grid")

    @property
    def rows(self) -> Rows:
        """The table of Cards; raise AttributeError in other games."""
        if isinstance(self.state, CardsState):
            return self.state.rows
        raise AttributeError("a grid has no rows of cards")

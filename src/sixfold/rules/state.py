"""Define the state that each game adds to a position: its table and what else everybody can see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from .actions import Rows
from .errors import NotationError
from .grid import EMPTY, Grid
from .piece import Hand, Piece

if TYPE_CHECKING:
    from .ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class QwirkleState:
    """The table of Qwirkle."""

    grid: Grid = EMPTY


@dataclass(frozen=True, slots=True)
class CubesState:
    """The table of Cubes, and whether the player to move has re-rolled."""

    grid: Grid = EMPTY
    rerolled: bool = False


@dataclass(frozen=True, slots=True)
class CardsState:
    """The table of Cards, and what players took and showed."""

    rows: Rows = ()
    taken: tuple[Rows, ...] = ()
    """The Qwirkles that each seat took."""
    last_turns: int | None = None
    """Turns left once the stock has run out."""
    shown: Hand = ()
    """The hand that the player to move had to show because it was stuck."""


State: TypeAlias = QwirkleState | CubesState | CardsState


class StateFields:
    """Give positions and views the fields of any game's state; a game without a field has its neutral value."""

    __slots__ = ()

    state: State

    @property
    def grid(self) -> Grid:
        """The table of tiles or cubes; empty in Cards."""
        state = self.state
        return EMPTY if isinstance(state, CardsState) else state.grid

    @property
    def rows(self) -> Rows:
        """The table of Cards."""
        state = self.state
        return state.rows if isinstance(state, CardsState) else ()

    @property
    def taken(self) -> tuple[Rows, ...]:
        """The Qwirkles that each seat took in Cards."""
        state = self.state
        return state.taken if isinstance(state, CardsState) else ()

    @property
    def rerolled(self) -> bool:
        """Whether the player to move has had the voluntary re-roll of Cubes."""
        state = self.state
        return isinstance(state, CubesState) and state.rerolled

    @property
    def last_turns(self) -> int | None:
        """Turns left once the stock of Cards has run out."""
        state = self.state
        return state.last_turns if isinstance(state, CardsState) else None

    @property
    def shown(self) -> Hand:
        """The hand that the player to move had to show in Cards because it was stuck."""
        state = self.state
        return state.shown if isinstance(state, CardsState) else ()

    def table_pieces(self) -> Iterator[Piece]:
        """Iterate over all pieces on the table, and those taken from it."""
        state = self.state
        if isinstance(state, CardsState):
            return chain(chain.from_iterable(state.rows), *map(chain.from_iterable, state.taken))
        return iter(state.grid.pieces.values())


def make_state(
    rules: Ruleset,
    *,
    grid: Grid = EMPTY,
    rows: Rows = (),
    taken: tuple[Rows, ...] = (),
    rerolled: bool = False,
    last_turns: int | None = None,
    shown: Hand = (),
) -> State:
    """Return the state of a game; raise NotationError for a value that the game does not have."""
    if not rules.has_grid:
        made: State = CardsState(rows, taken, last_turns, shown)
        supported = not grid and not rerolled
    else:
        made = CubesState(grid, rerolled) if rules.rolled else QwirkleState(grid)
        supported = not (rows or taken or shown) and last_turns is None and (rules.rolled or not rerolled)
    if not supported:
        raise NotationError("numbers")
    return made

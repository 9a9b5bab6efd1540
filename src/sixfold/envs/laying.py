"""A turn with tiles or cubes taken apart into small steps: which may come next, and the action they add up to."""

from __future__ import annotations

from typing import Final

from ..rules.grid import BARE
from ..rules.line import Cell, largest_sets
from ..rules.piece import PIECES, Hand, Piece, mask_of, pieces_in
from ..rules.position import without
from ..rules.referee import forced
from ..rules.turn import Action, Exchange, Place, Reroll, Tile
from ..rules.view import View
from .layout import ASIDE, END, LAY, TAKE
from .table import Table

ORIGIN: Final[Cell] = (0, 0)


class Laying:
    """What the player on turn has chosen so far. Never changes: each step makes the next one."""

    __slots__ = ("_allowed", "_spots", "aside", "grid", "held", "laid", "rest", "table", "view")

    def __init__(self, view: View, table: Table) -> None:
        self.view = view
        self.table = table
        self.grid = view.grid
        self.rest: Hand = view.hand
        self.laid: tuple[Tile, ...] = ()
        self.aside: Hand = ()
        self.held: Piece | None = None
        self._allowed: list[int] | range | None = None
        self._spots: list[Cell] | None = None

    def _next(self) -> Laying:
        made = Laying.__new__(Laying)
        made.view, made.table, made.grid = self.view, self.table, self.grid
        made.rest, made.laid, made.aside, made.held = self.rest, self.laid, self.aside, None
        made._allowed = made._spots = None
        return made

    def choose(self, number: int) -> Laying | Action:
        """The draft after one of the actions that it allows, or the action of the referee that the turn has become."""
        if number == END:
            return self._action()
        made = self._next()
        if number >= LAY:
            assert self.held is not None
            tile = (self.spots[number - LAY], self.held)
            made.grid, made.laid = self.grid.lay((tile,)), (*self.laid, tile)
        elif number >= ASIDE:
            piece = PIECES[number - ASIDE]
            made.rest, made.aside = _less(self.rest, piece), (*self.aside, piece)
        else:
            made.held = PIECES[number - TAKE]
            made.rest = _less(self.rest, made.held)
        return made

    def _action(self) -> Action:
        if self.laid:
            return Place(self.laid)
        if self.aside:
            return (Exchange if self.view.edition.game == "qwirkle" else Reroll)(self.aside)
        due = forced(self.view)
        assert due is not None
        return due

    @property
    def allowed(self) -> list[int] | range:
        """The numbers of the actions that may come next."""
        # Not a cached_property: its lock costs more than all else here.
        if self._allowed is None:
            self._allowed = self._find_allowed()
        return self._allowed

    def _find_allowed(self) -> list[int] | range:
        if self.held is not None:
            return range(LAY, LAY + len(self.spots))
        if self.aside:
            return self._more_aside()
        if self.laid:
            return self._more_laid()
        takes = [TAKE + kind for kind in pieces_in(self._fitting_at_first())]
        asides = [ASIDE + kind for kind in dict.fromkeys(self.rest)] if self._most_aside() else []
        # Where something can be taken up, the rules force nothing.
        return [*(() if takes or forced(self.view) is None else (END,)), *takes, *asides]

    def _most_aside(self) -> int:
        """How many pieces may be exchanged or rolled again."""
        view = self.view
        if view.edition.game == "cubes":
            return 0 if view.rerolled else len(view.hand)
        return 0 if view.opening else min(len(view.hand), view.supply_count)

    def _more_aside(self) -> list[int]:
        if len(self.aside) >= self._most_aside():
            return [END]
        return [END, *(ASIDE + kind for kind in dict.fromkeys(self.rest) if kind >= self.aside[-1])]

    def _fitting_at_first(self) -> int:
        if self.view.opening:
            size, sets = largest_sets(self.view.hand)
            return 0 if size == 1 and self.view.edition.game == "cubes" else _union(sets)
        fitting = 0
        for mask in self.table.fits.values():
            fitting |= mask
        return fitting & mask_of(self.rest)

    def _more_laid(self) -> list[int]:
        done = mask_of(piece for _, piece in self.laid)
        fitting = 0
        for cell in self._ends():
            fitting |= self.grid.allowed(cell)
        fitting &= mask_of(self.rest)
        if not self.view.opening:
            return [END, *(TAKE + kind for kind in pieces_in(fitting))]
        sets = largest_sets(self.view.hand)[1]
        more = [TAKE + kind for kind in pieces_in(fitting) if any((done | 1 << kind) & ~each == 0 for each in sets)]
        return [END, *more] if done in sets else more

    @property
    def spots(self) -> list[Cell]:
        """Where the piece that is taken up may lie, in the order of columns, then rows."""
        if self._spots is None:
            self._spots = self._find_spots()
        return self._spots

    def _find_spots(self) -> list[Cell]:
        if self.held is None:
            return []
        kind = self.held
        if self.laid:
            return sorted(cell for cell in self._ends() if self.grid.allowed(cell) >> kind & 1)
        if self.view.opening:
            return [ORIGIN]
        return sorted([cell for cell, mask in self.table.fits.items() if mask >> kind & 1])

    def lengths(self, cell: Cell) -> tuple[int, int]:
        """How long the row and the column through an empty cell become with a piece on it."""
        west, east, north, south = self.grid.open.get(cell, BARE)
        return 1 + (west | east).bit_count(), 1 + (north | south).bit_count()

    def _ends(self) -> list[Cell]:
        """The empty cells at the ends of the line that is being laid; of both lines while it is a single piece.

        An opening grows to the right or down: it makes no difference where on the table it lies.
        """
        first, last = self.laid[0][0], self.laid[-1][0]
        found = []
        for dx, dy in ((1, 0), (0, 1)):
            if len(self.laid) == 1 or (last[0] - first[0]) * dy == (last[1] - first[1]) * dx:
                found.append(self.grid.end(last, dx, dy))
                if not self.view.opening:
                    found.append(self.grid.end(last, -dx, -dy))
        return found


def _less(hand: Hand, piece: Piece) -> Hand:
    return without(hand, (piece,), "turn")


def _union(masks: tuple[int, ...]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union

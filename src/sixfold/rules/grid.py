"""Implement the grid of tiles and cubes: what fits where, all placements, and the lines of a placement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from .actions import Tile
from .errors import Illegal, Reason
from .line import FITS, FULL, QWIRKLE_BONUS, Cell, Line, common
from .piece import PIECES, Piece

MAX_COORDINATE: Final = 999
"""The grid is unlimited, but its first line is within this distance of the origin, so that numbers stay short."""

Runs = tuple[int, int, int, int]
"""The masks of the runs that end at an empty cell: from the west, east, north and south."""

NO_RUNS: Final[Runs] = (0, 0, 0, 0)


def _allowed(runs: Runs) -> int:
    """Return the kinds that fit between these runs. Whole lines count; testing neighbours would be wrong."""
    west, east, north, south = runs
    if west & east or north & south:
        return 0
    return FITS.get(west | east, 0) & FITS.get(north | south, 0)


class Grid:
    """Pieces on cells, immutable. `open` has every empty cell next to a piece, with the runs around it."""

    __slots__ = ("_hash", "open", "pieces")

    def __init__(self, pieces: Mapping[Cell, Piece], open_: dict[Cell, Runs]) -> None:
        self.pieces = pieces
        self.open = open_
        self._hash: int | None = None

    @classmethod
    def of(cls, tiles: Iterable[Tile]) -> Grid:
        """Return a grid with these tiles; raise Illegal if a line is invalid or a cell is used twice."""
        grid = EMPTY
        for cell, piece in tiles:
            if cell in grid.pieces:
                raise Illegal(Reason.SAME_CELL, "grid.laying", cells=(cell,), pieces=(piece,))
            if not grid.allowed(cell) >> piece & 1:
                raise Illegal(Reason.MISMATCH, "grid.line", cells=(cell,), pieces=(piece,))
            grid = grid.lay(((cell, piece),))
        return grid

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.pieces == other.pieces

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.pieces.items()))
        return self._hash

    def __repr__(self) -> str:
        return f"Grid.of({tuple(sorted(self.pieces.items()))!r})"

    def __bool__(self) -> bool:
        return bool(self.pieces)

    def allowed(self, cell: Cell) -> int:
        """Return the mask of kinds that fit on an empty cell, whether or not it touches a piece."""
        return _allowed(self.open.get(cell, NO_RUNS))

    def anywhere(self) -> int:
        """Return the mask of kinds that fit somewhere."""
        mask = 0
        for runs in self.open.values():
            mask |= _allowed(runs)
        return mask

    def takes(self, kinds: int) -> bool:
        """Test if one of these kinds (a mask) fits somewhere."""
        # The youngest places are the least likely to have been closed in.
        return kinds != 0 and any(_allowed(runs) & kinds for runs in reversed(self.open.values()))

    def lay(self, tiles: Iterable[Tile]) -> Grid:
        """Return the grid with these legal tiles added. Only the ends of the runs through them change."""
        pieces, open_ = dict(self.pieces), dict(self.open)
        for cell, piece in tiles:
            x, y = cell
            west, east, north, south = open_.pop(cell, NO_RUNS)
            row, column = west | 1 << piece | east, north | 1 << piece | south
            # A run holds no kind twice, so its mask gives its length, and the cell at its end.
            end = (x - 1 - west.bit_count(), y)
            runs = open_.get(end, NO_RUNS)
            open_[end] = (runs[0], row, runs[2], runs[3])
            end = (x + 1 + east.bit_count(), y)
            runs = open_.get(end, NO_RUNS)
            open_[end] = (row, runs[1], runs[2], runs[3])
            end = (x, y - 1 - north.bit_count())
            runs = open_.get(end, NO_RUNS)
            open_[end] = (runs[0], runs[1], runs[2], column)
            end = (x, y + 1 + south.bit_count())
            runs = open_.get(end, NO_RUNS)
            open_[end] = (runs[0], runs[1], column, runs[3])
            pieces[cell] = piece
        return Grid(pieces, open_)

    def check(self, tiles: tuple[Tile, ...]) -> tuple[Line, ...]:
        """Return the lines that these tiles make, the one along the move first; raise Illegal if they do not fit."""
        if not tiles:
            raise Illegal(Reason.NOTHING_CHOSEN, "grid.laying")
        laid = dict(tiles)
        if len(laid) < len(tiles):
            raise Illegal(Reason.SAME_CELL, "grid.laying", cells=_twice(tiles))
        taken = tuple(cell for cell in laid if cell in self.pieces)
        if taken:
            raise Illegal(Reason.CELL_TAKEN, "grid.laying", cells=taken)
        self._check_one_line(laid)
        if self.pieces and not any(cell in self.open for cell in laid):
            raise Illegal(Reason.NO_CONTACT, "grid.laying", cells=tuple(laid))
        return tuple(self._lines(laid))

    def _check_one_line(self, laid: Mapping[Cell, Piece]) -> None:
        """Raise Illegal unless the tiles are in one row or column without a gap."""
        first, last = min(laid), max(laid)
        if first[0] != last[0] and any(y != first[1] for _, y in laid):
            raise Illegal(Reason.NOT_ONE_LINE, "grid.laying", cells=tuple(laid))
        dx, dy = _step(first, last)
        cell = first
        while cell != last:
            cell = (cell[0] + dx, cell[1] + dy)
            if cell not in laid and cell not in self.pieces:
                raise Illegal(Reason.NOT_ONE_LINE, "grid.laying", cells=(cell,))

    def _lines(self, laid: Mapping[Cell, Piece]) -> Iterator[Line]:
        table = {**self.pieces, **laid}
        first = min(laid)
        along = _step(first, max(laid))
        line = _line_through(table, first, along)
        if line is not None:
            yield line
        for cell in sorted(laid):
            line = _line_through(table, cell, (along[1], along[0]))
            if line is not None:
                yield line

    def placements(self, kinds: int) -> Iterator[tuple[tuple[Tile, ...], int]]:
        """Iterate over all placements of these kinds (a mask) on a grid that is not empty, with their points.

        Kinds are enough: no line has one twice.
        """
        for cell, runs in self.open.items():
            fitting = _allowed(runs) & kinds
            while fitting:
                low = fitting & -fitting
                fitting ^= low
                row, column = low | runs[0] | runs[1], low | runs[2] | runs[3]
                tile = (cell, PIECES[low.bit_length() - 1])
                yield (tile,), _points(row) + _points(column)
                rest = kinds & ~low
                if rest:
                    yield from _Extension(self, 1, 0, rest).moves(tile, row, _points(column))
                    yield from _Extension(self, 0, 1, rest).moves(tile, column, _points(row))


def _step(first: Cell, last: Cell) -> Cell:
    """Return the direction of a move; a single tile counts as a row."""
    return (0, 1) if first[0] == last[0] and first != last else (1, 0)


def _twice(tiles: tuple[Tile, ...]) -> tuple[Cell, ...]:
    cells = [cell for cell, _ in tiles]
    return tuple(sorted({cell for cell in cells if cells.count(cell) > 1}))


def _points(line: int) -> int:
    """Return what a line of these kinds scores: nothing for a single piece, the bonus for a full line."""
    length = line.bit_count()
    if length == 1:
        return 0
    return length + QWIRKLE_BONUS if length == FULL else length


def _line_through(table: Mapping[Cell, Piece], cell: Cell, step: Cell) -> Line | None:
    """Return the line through a cell, None for a single piece; raise Illegal if it is invalid."""
    (x, y), (dx, dy) = cell, step
    while (x - dx, y - dy) in table:
        x, y = x - dx, y - dy
    cells, pieces, mask = [], [], 0
    while (piece := table.get((x, y))) is not None:
        cells.append((x, y))
        pieces.append(piece)
        mask |= 1 << piece
        x, y = x + dx, y + dy
    if len(cells) == 1:
        return None
    shared = common(pieces)
    if shared is None:
        raise Illegal(Reason.MISMATCH, "grid.line", cells=tuple(cells), pieces=tuple(pieces))
    if mask.bit_count() < len(pieces):
        raise Illegal(Reason.DUPLICATE, "grid.line", cells=tuple(cells), pieces=tuple(pieces))
    return Line(tuple(cells), *shared, QWIRKLE_BONUS if len(cells) == FULL else 0)


class _Extension:
    """Search longer moves from one tile in one direction.

    Each move is found once: from the first of its tiles, in the order of cells, that touches the table. Forward, any
    empty cell will do; backward only cells that touch nothing: a move with an earlier contact is found from there.
    """

    __slots__ = ("dx", "dy", "grid", "kinds")

    def __init__(self, grid: Grid, dx: int, dy: int, kinds: int) -> None:
        self.grid, self.dx, self.dy, self.kinds = grid, dx, dy, kinds

    def moves(self, tile: Tile, line: int, crossing: int) -> Iterator[tuple[tuple[Tile, ...], int]]:
        """Iterate over all moves that extend this tile, with their points."""
        if FITS[line] & self.kinds:
            yield from self._forward((tile,), line, crossing, self.kinds)

    def _forward(
        self, tiles: tuple[Tile, ...], line: int, crossing: int, kinds: int
    ) -> Iterator[tuple[tuple[Tile, ...], int]]:
        if len(tiles) > 1:
            yield tiles, _points(line) + crossing
        yield from self._backward(tiles, line, crossing, kinds)
        cell = self._next_empty(tiles[-1][0])
        west, east, north, south = self.grid.open.get(cell, NO_RUNS)
        ahead, across, clash = (east, north | south, north & south) if self.dx else (south, west | east, west & east)
        if line & ahead or clash:
            return
        merged = line | ahead
        fitting = FITS.get(merged, 0) & FITS.get(across, 0) & kinds
        while fitting:
            low = fitting & -fitting
            fitting ^= low
            longer = (*tiles, (cell, PIECES[low.bit_length() - 1]))
            yield from self._forward(longer, merged | low, crossing + _points(across | low), kinds & ~low)

    def _backward(
        self, tiles: tuple[Tile, ...], line: int, crossing: int, kinds: int
    ) -> Iterator[tuple[tuple[Tile, ...], int]]:
        x, y = tiles[0][0]
        cell = (x - self.dx, y - self.dy)
        if cell in self.grid.pieces or cell in self.grid.open:
            return
        fitting = FITS[line] & kinds
        while fitting:
            low = fitting & -fitting
            fitting ^= low
            longer = ((cell, PIECES[low.bit_length() - 1]), *tiles)
            yield longer, _points(line | low) + crossing
            yield from self._backward(longer, line | low, crossing, kinds & ~low)

    def _next_empty(self, cell: Cell) -> Cell:
        x, y = cell[0] + self.dx, cell[1] + self.dy
        while (x, y) in self.grid.pieces:
            x, y = x + self.dx, y + self.dy
        return (x, y)


EMPTY: Final = Grid({}, {})

"""What a table of tiles or cubes offers, kept up to date as it grows: only a few cells change with each piece."""

from __future__ import annotations

from itertools import islice

import numpy as np

from ..rules.grid import Grid
from ..rules.line import Cell
from ..rules.turn import Tile
from .layout import Vector

Fits = dict[Cell, int]


class Table:
    """A grid, the kinds that fit into each empty cell beside a piece, and its pieces as numbers. Never changes."""

    __slots__ = ("fits", "grid", "numbers")

    def __init__(self, grid: Grid, fits: Fits, numbers: Vector) -> None:
        self.grid = grid
        self.fits = fits
        """As masks; cells where nothing fits may be left out."""
        self.numbers = numbers
        """x, y and kind + 1 of each piece, in the order in which they came."""

    @classmethod
    def of(cls, grid: Grid) -> Table:
        """From scratch."""
        fits = {cell: grid.allowed(cell) for cell in grid.open}
        return cls(grid, fits, _numbers(list(grid.pieces.items())))

    def after(self, grid: Grid) -> Table:
        """The same table with the pieces that were laid on it since."""
        if len(grid.pieces) == len(self.grid.pieces):
            return self
        new = list(islice(grid.pieces.items(), len(self.grid.pieces), None))
        fits = self.fits.copy()
        for (x, y), _ in new:
            fits.pop((x, y), None)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                end = grid.end((x, y), dx, dy)
                fits[end] = grid.allowed(end)
        return Table(grid, fits, np.concatenate((self.numbers, _numbers(new))))


def _numbers(tiles: list[Tile]) -> Vector:
    return np.array([number for (x, y), kind in tiles for number in (x, y, kind + 1)], np.int16)

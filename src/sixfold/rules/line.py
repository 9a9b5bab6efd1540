"""Define lines: which pieces fit together, and what a line scores. The same in all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal

from .piece import COLOR_MASKS, COLORS, EVERY_KIND, PIECES, SHAPE_MASKS, SHAPES, Piece, mask_of

Cell = tuple[int, int]
Attribute = Literal["color", "shape"]
FULL: Final = 6
"""A line of six is a Qwirkle."""
QWIRKLE_BONUS: Final = 6
"""Points for a Qwirkle, besides one for each piece of it."""


def _fits() -> dict[int, int]:
    """Return, for each valid line and the empty one, the kinds that can be added."""
    fits = {0: EVERY_KIND}
    for kind in PIECES:
        fits[1 << kind] = (COLOR_MASKS[kind.color] | SHAPE_MASKS[kind.shape]) & ~(1 << kind)
    for family in (*COLOR_MASKS, *SHAPE_MASKS):
        members = [kind for kind in PIECES if family >> kind & 1]
        for size in range(2, FULL + 1):
            for chosen in combinations(members, size):
                line = mask_of(chosen)
                fits[line] = family & ~line
    return fits


FITS: Final = _fits()
"""The mask of every valid line -> the mask of what may be added. A mask that is no line has no entry."""

FAMILIES: Final = COLOR_MASKS + SHAPE_MASKS
"""The twelve Qwirkles there can be."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that a move makes or extends, with its points."""

    cells: tuple[Cell, ...]
    attribute: Attribute
    value: str
    bonus: int

    @property
    def length(self) -> int:
        return len(self.cells)

    @property
    def points(self) -> int:
        return len(self.cells) + self.bonus

    @property
    def direction(self) -> Literal["row", "column"]:
        return "row" if self.cells[0][1] == self.cells[1][1] else "column"


def common(pieces: Sequence[Piece]) -> tuple[Attribute, str] | None:
    """Return what all these pieces share, the colour first, or None."""
    first, mask = pieces[0], mask_of(pieces)
    if mask & ~COLOR_MASKS[first.color] == 0:
        return "color", COLORS[first.color]
    if mask & ~SHAPE_MASKS[first.shape] == 0:
        return "shape", SHAPES[first.shape]
    return None


def largest_sets(hand: Iterable[Piece]) -> tuple[int, tuple[int, ...]]:
    """Return the size of the largest sets of one colour or shape in a hand, and those sets as masks."""
    held = mask_of(hand)
    sets = {held & family for family in FAMILIES}
    size = max(each.bit_count() for each in sets)
    return size, tuple(sorted(each for each in sets if each.bit_count() == size and each))

"""What a line is, which pieces fit to it, and what it scores: the same for tiles, cubes and cards."""

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


def _fits() -> dict[int, int]:
    """For every valid line (and for none at all): the kinds that may be added to it."""
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
    """One line that a move makes or lengthens, with the points it brings."""

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
    """What all these pieces share, a colour first; None where they share nothing."""
    first, mask = pieces[0], mask_of(pieces)
    if mask & ~COLOR_MASKS[first.color] == 0:
        return "color", COLORS[first.color]
    if mask & ~SHAPE_MASKS[first.shape] == 0:
        return "shape", SHAPES[first.shape]
    return None


def distinct(pieces: Iterable[Piece]) -> bool:
    """No kind occurs twice."""
    seen = list(pieces)
    return len(set(seen)) == len(seen)


def largest_sets(hand: Iterable[Piece]) -> tuple[int, tuple[int, ...]]:
    """How many different pieces of one colour or shape a hand can lay at once, and every such set as a mask."""
    held = mask_of(hand)
    sets = {held & family for family in FAMILIES}
    size = max(each.bit_count() for each in sets)
    return size, tuple(sorted(each for each in sets if each.bit_count() == size and each))

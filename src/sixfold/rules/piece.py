"""Define pieces: six colours and six shapes make 36 kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

COLORS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPES: Final = ("circle", "square", "diamond", "star", "clover", "cross")
COLOR_LETTERS: Final = "ROYGBP"
SHAPE_LETTERS: Final = "osdtcx"


class Piece(int):
    """A kind of piece: the number color * 6 + shape, so that a set of kinds is a mask of 36 bits.

    An ``int`` because the referee mostly works on such masks; ``repr`` can be pasted back.
    """

    __slots__ = ()

    @property
    def color(self) -> int:
        return self // 6

    @property
    def shape(self) -> int:
        return self % 6

    @property
    def color_name(self) -> str:
        return COLORS[self // 6]

    @property
    def shape_name(self) -> str:
        return SHAPES[self % 6]

    def __str__(self) -> str:
        return COLOR_LETTERS[self // 6] + SHAPE_LETTERS[self % 6]

    def __repr__(self) -> str:
        return f"piece('{self}')"


Hand = tuple[Piece, ...]
"""Pieces somebody holds, in ascending order: a multiset."""

PIECES: Final[Hand] = tuple(Piece(kind) for kind in range(36))
BY_LETTERS: Final = {str(piece): piece for piece in PIECES}
BY_NAMES: Final = {(piece.color_name, piece.shape_name): piece for piece in PIECES}

COLOR_MASKS: Final = tuple(0b111111 << 6 * color for color in range(6))
SHAPE_MASKS: Final = tuple(sum(1 << 6 * color + shape for color in range(6)) for shape in range(6))
EVERY_KIND: Final = (1 << 36) - 1


def piece(letters: str) -> Piece:
    """Return a piece by its letters: ``piece("Rt")`` is the red star. Raise KeyError for other letters.

    >>> piece("Rt").color_name, piece("Rt").shape_name
    ('red', 'star')
    """
    return BY_LETTERS[letters]


def mask_of(pieces: Iterable[Piece]) -> int:
    """Return the kinds of these pieces as a mask of 36 bits."""
    mask = 0
    for each in pieces:
        mask |= 1 << each
    return mask


def pieces_in(mask: int) -> Iterator[Piece]:
    """Iterate over the kinds of a mask, in ascending order."""
    while mask:
        low = mask & -mask
        yield PIECES[low.bit_length() - 1]
        mask ^= low

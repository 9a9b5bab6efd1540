"""What a piece is: one of six colours and one of six shapes, 36 kinds in all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

COLORS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPES: Final = ("circle", "square", "diamond", "star", "clover", "cross")
COLOR_LETTERS: Final = "ROYGBP"
SHAPE_LETTERS: Final = "osdtcx"


class Piece(int):
    """A kind of piece, as the number color * 6 + shape, so that 36 of them are the bits of one integer.

    An ``int`` inside because the referee spends its time on such masks; ``repr`` can be pasted back.
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
    """``piece('Rt')`` is the red star; raises KeyError for letters that name no piece.

    >>> piece("Rt").color_name, piece("Rt").shape_name
    ('red', 'star')
    """
    return BY_LETTERS[letters]


def mask_of(pieces: Iterable[Piece]) -> int:
    """The kinds among these pieces as a 36-bit mask."""
    mask = 0
    for each in pieces:
        mask |= 1 << each
    return mask


def pieces_in(mask: int) -> Iterator[Piece]:
    """The kinds of a mask, ascending."""
    while mask:
        low = mask & -mask
        yield PIECES[low.bit_length() - 1]
        mask ^= low

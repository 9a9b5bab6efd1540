"""Check, list and score placements: what Qwirkle and Cubes have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from .actions import Place, Tile
from .errors import Illegal, Reason
from .grid import MAX_COORDINATE, Grid
from .line import Line, largest_sets
from .piece import Hand, mask_of, pieces_in

if TYPE_CHECKING:
    from .position import Position

LAST_PIECE_BONUS: Final = 6


@dataclass(frozen=True, slots=True)
class Score:
    """What an action scores: its lines, the bonus for the last piece, and the total."""

    points: int = 0
    lines: tuple[Line, ...] = ()
    last_piece: int = 0


def score(lines: tuple[Line, ...], *, single: int = 0, ends_game: bool = False) -> Score:
    """Return the sum of the lines; `single` is what a single first tile scores."""
    bonus = LAST_PIECE_BONUS if ends_game else 0
    points = sum(line.points for line in lines) if lines else single
    return Score(points + bonus, lines, bonus)


def check_opening(hand: Hand | None, tiles: tuple[Tile, ...]) -> None:
    """Raise Illegal unless the first tiles are a largest set of the hand. Without a hand, check only the cells."""
    far = tuple(cell for cell, _ in tiles if max(abs(cell[0]), abs(cell[1])) > MAX_COORDINATE)
    if far:
        raise Illegal(Reason.OFF_TABLE, "grid.laying", cells=far)
    if hand is None:
        return
    sets = largest_sets(hand)[1]
    laid = tuple(piece for _, piece in tiles)
    if mask_of(laid) not in sets:
        raise Illegal(Reason.NOT_LARGEST_SET, "A2", pieces=tuple(pieces_in(sets[0])))


def openings(hand: Hand) -> Iterator[Place]:
    """Iterate over all openings with the first tile at the origin: rows and columns, in every order."""
    size, sets = largest_sets(hand)
    for each in sets:
        for order in permutations(pieces_in(each)):
            yield Place(tuple(((x, 0), piece) for x, piece in enumerate(order)))
            if size > 1:
                yield Place(tuple(((0, y), piece) for y, piece in enumerate(order)))


def placements(grid: Grid, hand: Hand, opening: bool) -> Iterator[Place]:
    """Iterate over all placements."""
    if opening:
        yield from openings(hand)
    else:
        for tiles, _ in grid.placements(mask_of(hand)):
            yield Place(tiles)


def is_consistent(at: Position) -> bool:
    """Test if the table of a position agrees with its other numbers: the opening is the turn on an empty table."""
    return at.deals == 1 and at.opening == (not at.grid)


def choices(hand: Hand, most: int) -> Iterator[Hand]:
    """Iterate over all choices of 1 to `most` pieces of a hand; equal pieces are interchangeable."""
    for size in range(1, most + 1):
        yield from dict.fromkeys(combinations(hand, size))

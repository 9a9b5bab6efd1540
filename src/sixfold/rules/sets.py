"""Decide exactly whether cards can form sets.

Only the multiset of cards matters to that question. A card is either in a set of its colour or in a set of its shape.
Copies r_1 … r_6 of one colour split into valid sets if and only if there is a k with
every r_i <= k and 3k <= sum(r): dealt round and round into as many sets, none gets a card twice. So a table is possible
if and only if such numbers k exist for the colours and the shapes, with the copies shared out accordingly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from .actions import Row, Rows
from .line import FAMILIES, FULL
from .piece import Piece, mask_of, pieces_in

SMALLEST: Final = 3
LARGEST: Final = FULL
COPIES: Final = 3

Counts = list[int]
"""How many of each of the 36 kinds."""

COLOR_CELLS: Final = tuple(tuple(range(6 * color, 6 * color + 6)) for color in range(6))
SHAPE_CELLS: Final = tuple(tuple(range(shape, 36, 6)) for shape in range(6))


def counts_of(cards: Sequence[Piece]) -> Counts:
    """Count cards by kind."""
    counts = [0] * 36
    for card in cards:
        counts[card] += 1
    return counts


@lru_cache(4**6)
def _most_sets(available: tuple[int, ...]) -> int:
    """Return how many sets one colour or shape can form at most, with these numbers of its six kinds."""
    for sets in range(COPIES, 0, -1):
        if sum(min(count, sets) for count in available) >= SMALLEST * sets:
            return sets
    return 0


def share(must: Counts, may: Counts) -> Iterator[tuple[Counts, Counts]]:
    """Iterate over the numbers of sets worth trying: the cards for sets of a colour, and those for sets of a shape.

    All cards of `must` are used, and as many of `may` as there is room for. For given numbers of colour sets the fewest
    shape sets are enough: a shape that can do with more can also do with fewer.
    """
    most = [_most_sets(tuple(may[6 * color : 6 * color + 6])) for color in range(6)]
    most += [_most_sets(tuple(may[shape::6])) for shape in range(6)]
    for numbers in RowNumbers(must, sum(may)).each(most):
        shared = _share_out(may, numbers[:6], numbers[6:])
        if shared is not None:
            yield shared


_LEVELS: Final = (0, 0o1, 0o101, 0o10101)
"""The bits of a shape, by its number of rows."""
_Bounds = tuple[Sequence[int], Sequence[int], Sequence[int], int, int]


class RowNumbers:
    """A test if cards can be in rows with bounds on their numbers: a place for each card, three cards for each row.

    Bits 6 * level + shape say that there are more than `level` rows of a shape.
    """

    def __init__(self, cards: Counts, supply: int | None = None) -> None:
        """Take cards that must be used; `supply` counts those that may be, if there are more."""
        self.most = (sum(cards) if supply is None else supply) // SMALLEST
        """Rows of three that there are cards for."""
        self.needed = [_needed(tuple(cards[6 * color : 6 * color + 6])) for color in range(6)]
        """The rows of shapes that a colour needs, by the number of its own rows."""

    def each(self, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Yield the numbers of rows up to `most` that are worth trying, with the fewest rows of shapes for each."""
        none = ~_levels(most[6:])

        def search(chosen: tuple[int, ...], rows: int, shapes: int) -> Iterator[tuple[int, ...]]:
            color = len(chosen)
            if color == 6:
                yield (*chosen, *_numbers(shapes))
                return
            for number in range(most[color] + 1):
                after = shapes | self.needed[color][number]
                if not after & none and rows + number + after.bit_count() <= self.most:
                    yield from search((*chosen, number), rows + number, after)

        return search((), 0, 0)

    def fit(
        self, least: Sequence[int], now: Sequence[int], most: Sequence[int], more: int, known: Sequence[int] = ()
    ) -> tuple[int, ...] | None:
        """Find numbers of rows between `least` and `most`, with at most `more` rows more than `now` in all.

        The first six are of the colours, the others of the shapes. `known` are numbers found before, with other bounds.
        """
        if known and _within(known, least, now, most, more):
            return tuple(known)
        needed, none = _levels(least[6:]), ~_levels(most[6:])
        chosen = [0] * 6
        if needed & none:
            return None
        found = self._search((least, now, most, ~_levels(now[6:]), none), chosen, 0, 0, needed, more)
        return None if found < 0 else (*chosen, *_numbers(found))

    def _search(self, bounds: _Bounds, chosen: list[int], color: int, rows: int, shapes: int, more: int) -> int:
        """Choose rows of this colour and the next ones; return the rows of shapes, or -1."""
        least, now, most, now_shapes, none = bounds
        needed, here = self.needed[color], now[color]
        for number in range(min(least[color], COPIES), min(most[color], COPIES) + 1):
            after = shapes | needed[number]
            left = more - number + here if number > here else more
            if left < 0 or rows + number + after.bit_count() > self.most:
                continue
            if not after & none and (after & now_shapes).bit_count() <= left:
                chosen[color] = number
                found = after if color == 5 else self._search(bounds, chosen, color + 1, rows + number, after, left)
                if found >= 0:
                    return found
                # More rows of this colour would help only if they replaced one of a shape.
                if not needed[number]:
                    break
        return -1


@lru_cache(4**6)
def _needed(copies: tuple[int, ...]) -> list[int]:
    """Return the rows of shapes that these cards of a colour need beside each number of rows of the colour."""
    return [
        sum([_LEVELS[count - rows] << shape for shape, count in enumerate(copies) if count > rows])
        for rows in range(COPIES + 1)
    ]


def _within(numbers: Sequence[int], least: Sequence[int], now: Sequence[int], most: Sequence[int], more: int) -> bool:
    """Test if numbers of rows, of which no more than three count, keep these bounds."""
    for number, low, here, high in zip(numbers, least, now, most, strict=True):
        if number > high or (number < low and number < COPIES):
            return False
        if number > here:
            more -= number - here
    return more >= 0


def _numbers(bits: int) -> Iterator[int]:
    """Return the number of rows of each shape that these bits encode."""
    return ((bits >> shape & _LEVELS[-1]).bit_count() for shape in range(6))


def _levels(numbers: Sequence[int]) -> int:
    bits = 0
    for shape, number in enumerate(numbers):
        bits |= _LEVELS[min(COPIES, number)] << shape
    return bits


def possible(must: Counts, may: Counts) -> bool:
    """Test if the cards of `must` can form sets, with the help of those of `may`."""
    return next(share(must, may), None) is not None


def _share_out(may: Counts, sets_c: Sequence[int], sets_s: Sequence[int]) -> tuple[Counts, Counts] | None:
    """Share the copies of each kind between its colour and its shape, so that every set gets its three cards."""
    to_color, to_shape, free = [0] * 36, [0] * 36, [0] * 36
    need_c, need_s = [SMALLEST * k for k in sets_c], [SMALLEST * k for k in sets_s]
    for cell in range(36):
        if may[cell]:
            color, shape = cell // 6, cell % 6
            used = min(may[cell], sets_c[color] + sets_s[shape])
            to_color[cell] = max(0, used - sets_s[shape])
            to_shape[cell] = max(0, used - sets_c[color])
            free[cell] = used - to_color[cell] - to_shape[cell]
            need_c[color] -= to_color[cell]
            need_s[shape] -= to_shape[cell]
    # Everything free goes to the colours at first; then each shape in need takes cards, and a colour that falls short
    # takes one back from another shape, which looks for a card elsewhere in turn: augmenting paths.
    spare = [-need for need in need_c]
    for cell in range(36):
        spare[cell // 6] += free[cell]
    if min(spare) < 0:
        return None
    lent = [0] * 36

    def lend(shape: int, asked: set[int]) -> bool:
        for cell in SHAPE_CELLS[shape]:
            color = cell // 6
            if lent[cell] < free[cell] and color not in asked:
                asked.add(color)
                if spare[color] > 0:
                    spare[color] -= 1
                    lent[cell] += 1
                    return True
                for other in COLOR_CELLS[color]:
                    if lent[other] and other != cell and lend(other % 6, asked):
                        lent[other] -= 1
                        lent[cell] += 1
                        return True
        return False

    for shape in range(6):
        for _ in range(need_s[shape]):
            if not lend(shape, set()):
                return None
    for cell in range(36):
        to_color[cell] += free[cell] - lent[cell]
        to_shape[cell] += lent[cell]
    return to_color, to_shape


def can_form_sets(cards: Counts) -> bool:
    """Test if exactly these cards can form sets."""
    return not _lonely(cards) and possible(cards, cards)


def tables(must: Counts) -> Iterator[list[int]]:
    """Iterate over tables of exactly these cards, as masks of rows of three to five."""
    if _lonely(must):
        return
    for to_color, to_shape in share(must, must):
        rows: list[int] = []
        for color, shape in zip(COLOR_CELLS, SHAPE_CELLS, strict=True):
            rows += _round_robin(to_color, color)
            rows += _round_robin(to_shape, shape)
        yield rows


def _lonely(counts: Counts) -> bool:
    """Test if some card has not even two others for a set of its colour or shape: a quick no."""
    there = kinds_in(counts)
    settled = 0
    for family in FAMILIES:
        if (there & family).bit_count() >= SMALLEST:
            settled |= family
    return bool(there & ~settled)


def _round_robin(counts: Counts, cells: Sequence[int]) -> Iterator[int]:
    """Deal the cards of one colour or shape into as few sets as they can fill."""
    cards = [cell for cell in cells for _ in range(counts[cell])]
    if cards:
        sets = max(max(counts[cell] for cell in cells), -(-len(cards) // (LARGEST - 1)))
        for start in range(sets):
            yield sum(1 << card for card in cards[start::sets])


def full_families(counts: Counts) -> list[int]:
    """Return the Qwirkles that these cards could make, one of each."""
    there = kinds_in(counts)
    return [family for family in FAMILIES if family & ~there == 0]


def kinds_in(counts: Counts) -> int:
    """Return the mask of the kinds that occur."""
    mask = 0
    for kind, count in enumerate(counts):
        if count:
            mask |= 1 << kind
    return mask


def masks_of(rows: Rows) -> list[int]:
    """Return rows as masks."""
    return [mask_of(row) for row in rows]


def row_of(mask: int) -> Row:
    """Return the row of a mask."""
    return tuple(pieces_in(mask))

"""Rearrange a table of cards with few cards moved, or prove that it is impossible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from .line import FAMILIES
from .new_rows import NewRows, allowed
from .piece import COLOR_MASKS, SHAPE_MASKS, Hand, Piece, mask_of, pieces_in
from .regroup import OldRows, Regrouping
from .sets import COLOR_CELLS, LARGEST, SHAPE_CELLS, SMALLEST, Counts, can_form_sets, tables

EFFORT: Final = 1000
"""Rows tried by `nearest` before it settles for any valid table."""


def some_way(rows: OldRows, played: Hand, cards: Counts, qwirkles: int, rule: NewRows) -> list[int] | None:
    """Return any table of these cards with exactly that many sets of six, as masks of rows; None if there is none.

    The rule about new rows looks at the old rows and the cards played.
    """
    regrouping = Regrouping(rows, played, rule)
    ways = sets_of_six(cards, qwirkles, regrouping.most_sixes)
    return next(filter(None, (way_beside(regrouping, families, rest) for families, rest in ways)), None)


def way_beside(regrouping: Regrouping, families: Sequence[int], rest: Counts) -> list[int] | None:
    """Return a table of these Qwirkles and the other cards, which can form sets; None if the rule allows none."""
    if regrouping.rule == "any":
        return [*next(tables(rest)), *(FAMILIES[family] for family in families)]
    return regrouping.search(families, rest)


def sets_of_six(
    cards: Counts, number: int, most: Sequence[int] = (LARGEST,) * 12
) -> Iterator[tuple[list[int], Counts]]:
    """Iterate over the choices of that many sets of six whose other cards can form sets, with those cards.

    `most` limits the number of each colour and shape.
    """
    there = [min(limit, *(cards[cell] for cell in cells)) for limit, cells in zip(most, COLOR_CELLS, strict=False)]
    for by_color in product(*(range(1 + limit) for limit in there)):
        if sum(by_color) > number:
            continue
        room = [
            min(limit, *(cards[cell] - by_color[cell // 6] for cell in cells))
            for limit, cells in zip(most[6:], SHAPE_CELLS, strict=True)
        ]
        for by_shape in _sums(room, number - sum(by_color)):
            families = [family for family, times in enumerate(by_color + by_shape) for _ in range(times)]
            rest = [cards[cell] - by_color[cell // 6] - by_shape[cell % 6] for cell in range(36)]
            if can_form_sets(rest):
                yield families, rest


def _sums(room: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """Iterate over the ways to write a number as a sum with these largest parts."""
    if not 0 <= total <= sum(room):
        return
    if not room:
        yield ()
        return
    for part in range(min(room[0], total) + 1):
        for others in _sums(room[1:], total - part):
            yield (part, *others)


def nearest(old: Sequence[int], played: Hand, cards: Counts, qwirkles: int, rule: NewRows) -> list[int] | None:
    """Do the same as `some_way` with few cards moved: iterative deepening on moved cards, within a bounded effort."""
    near = _Nearest(old, played, qwirkles, rule, EFFORT).search()
    return near if near is not None else some_way(OldRows(old), played, cards, qwirkles, rule)


@dataclass(frozen=True, slots=True)
class _Partial:
    """A partly rearranged table: what is left of each old row, the hand, the new rows, and which old rows are homes."""

    left: tuple[int, ...]
    hand: Hand
    rows: tuple[int, ...]
    homes: int
    sixes: int


class _Nearest:
    """A search for a table with few moved cards.

    An old row may be the home of one new row: the cards they share stay, the others of the old row must move, and
    so must cards that a new row takes from elsewhere. Cards are settled one by one: first those from the hand, then
    what is left of rows that were taken apart. When only whole old rows are left, they stay as they are.
    """

    def __init__(self, old: Sequence[int], played: Hand, qwirkles: int, rule: NewRows, effort: int) -> None:
        self.old, self.played, self.rule = old, played, rule
        self.start = _Partial(tuple(old), played, (), 0, qwirkles)
        self.effort = effort
        self.failed: dict[tuple[tuple[int, ...], Hand, int, int], int] = {}
        """The widest bound within which a partly rearranged table led nowhere."""

    def search(self) -> list[int] | None:
        """Return the rows of such a table, or None if none was found within the effort."""
        for bound in range(sum(row.bit_count() for row in self.old) + 1):
            found = self._settle(self.start, bound)
            if found is not None or self.effort <= 0:
                return found
        return None

    def _settle(self, partial: _Partial, bound: int) -> list[int] | None:
        card = self._next_card(partial)
        if card is None:
            final = [*partial.rows, *filter(None, partial.left)]
            fine = partial.sixes == 0 and allowed(self.old, final, self.played, self.rule)
            return final if fine else None
        known = (partial.left, partial.hand, partial.homes, partial.sixes)
        if self.failed.get(known, -1) >= bound:
            return None
        tries = [each for home in self._homes(partial) for each in self._rows(partial, card, home, bound)]
        for moved, _, row, home in sorted(tries):
            self.effort -= 1
            if self.effort <= 0:
                return None
            found = self._settle(self._after(partial, row, home), bound - moved)
            if found is not None:
                return found
        self.failed[known] = bound
        return None

    def _next_card(self, partial: _Partial) -> Piece | None:
        if partial.hand:
            return partial.hand[0]
        for row, before in zip(partial.left, self.old, strict=True):
            if row and row != before:
                return next(pieces_in(row))
        return None

    def _homes(self, partial: _Partial) -> Iterator[int]:
        """Iterate over the old rows that could still be a home, after -1 for none."""
        yield -1
        yield from (place for place, row in enumerate(partial.left) if row and not partial.homes >> place & 1)

    def _rows(self, partial: _Partial, card: Piece, home: int, bound: int) -> Iterator[tuple[int, int, int, int]]:
        """Yield new rows for a card with this home, within the bound, as (cards moved, minus the size, row, home)."""
        stays = partial.left[home] if home >= 0 else 0
        stays_here = stays >> card & 1 and not partial.hand
        free = mask_of(partial.hand)
        others = 0
        for place, row in enumerate(partial.left):
            if partial.homes >> place & 1:
                free |= row
            else:
                others |= row
        for family in (COLOR_MASKS[card.color], SHAPE_MASKS[card.shape]):
            kept = stays & family & ~(1 << card)
            dropped = (stays & ~kept).bit_count() - stays_here
            if dropped > bound or (home >= 0 and not kept and not stays_here):
                continue
            at_no_cost = list(_bits(free & family & ~kept & ~(1 << card)))
            at_a_cost = list(_bits(others & family & ~kept & ~free & ~(1 << card)))
            for gone in _subsets(list(_bits(kept)), bound - dropped):
                for taken in _subsets(at_a_cost, bound - dropped - gone.bit_count()):
                    for added in _subsets(at_no_cost, LARGEST):
                        row = 1 << card | kept & ~gone | taken | added
                        size = row.bit_count()
                        if SMALLEST <= size < LARGEST + (partial.sixes > 0):
                            yield dropped + gone.bit_count() + taken.bit_count(), -size, row, home

    def _after(self, partial: _Partial, row: int, home: int) -> _Partial:
        """Take the cards of a new row from its home, from the hand, or from another row, preferably one taken apart."""
        left, hand = list(partial.left), list(partial.hand)
        settled = hand[0] if hand else None
        for card in pieces_in(row):
            if home >= 0 and card != settled and left[home] >> card & 1:
                left[home] ^= 1 << card
            elif card in hand:
                hand.remove(card)
            else:
                places = [place for place, old in enumerate(left) if old >> card & 1]
                places.sort(key=lambda place: (not partial.homes >> place & 1, left[place] == self.old[place]))
                left[places[0]] ^= 1 << card
        homes = partial.homes | 1 << home if home >= 0 else partial.homes
        return _Partial(
            tuple(left), tuple(hand), (*partial.rows, row), homes, partial.sixes - (row.bit_count() == LARGEST)
        )


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


def _subsets(bits: list[int], most: int) -> Iterator[int]:
    for size in range(min(len(bits), most) + 1):
        for chosen in combinations(bits, size):
            yield sum(chosen)

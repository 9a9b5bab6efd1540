"""How a table of cards can be rearranged: the way nearest to how it lies, or the proof that there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from .line import FAMILIES
from .new_rows import allowed
from .options import NewRows
from .piece import COLOR_MASKS, SHAPE_MASKS, Hand, Piece, mask_of, pieces_in
from .regroup import Lying, Regrouping
from .sets import COLOR_CELLS, LARGEST, SHAPE_CELLS, SMALLEST, Counts, can_lie, tables

EFFORT: Final = 1000
"""Rows tried by `nearest` before it settles for any valid table."""


def some_way(lying: Lying, played: Hand, cards: Counts, qwirkles: int, rule: NewRows) -> list[int] | None:
    """Any table of these cards with just that many sets of six, as masks of rows; None if there is none.

    The rule about new rows looks at the old rows and the cards played.
    """
    regrouping = Regrouping(lying, played, rule)
    ways = sets_of_six(cards, qwirkles)
    return next(filter(None, (way_beside(regrouping, families, rest) for families, rest in ways)), None)


def way_beside(regrouping: Regrouping, families: Sequence[int], rest: Counts) -> list[int] | None:
    """A table of these Qwirkles and the rest of the cards, which can lie; None if the rule allows none."""
    if regrouping.rule == "any":
        return [*next(tables(rest)), *(FAMILIES[family] for family in families)]
    return regrouping.search(families, rest)


def sets_of_six(cards: Counts, number: int) -> Iterator[tuple[list[int], Counts]]:
    """Every choice of that many sets of six beside which the other cards can lie, and those cards."""
    for by_color in product(*(range(1 + min(cards[cell] for cell in cells)) for cells in COLOR_CELLS)):
        room = [min(cards[cell] - by_color[cell // 6] for cell in cells) for cells in SHAPE_CELLS]
        for by_shape in _sums(room, number - sum(by_color)):
            families = [family for family, times in enumerate(by_color + by_shape) for _ in range(times)]
            rest = [cards[cell] - by_color[cell // 6] - by_shape[cell % 6] for cell in range(36)]
            if can_lie(rest):
                yield families, rest


def _sums(room: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """Every way to write a number as a sum with these largest parts."""
    if not 0 <= total <= sum(room):
        return
    if not room:
        yield ()
        return
    for part in range(min(room[0], total) + 1):
        for others in _sums(room[1:], total - part):
            yield (part, *others)


def nearest(old: Sequence[int], played: Hand, cards: Counts, qwirkles: int, rule: NewRows) -> list[int] | None:
    """The same as `some_way`, but with few cards moved: iterative deepening on moved cards, within a bounded effort."""
    near = _Nearest(old, played, qwirkles, rule, EFFORT).search()
    return near if near is not None else some_way(Lying(old), played, cards, qwirkles, rule)


@dataclass(frozen=True, slots=True)
class _Desk:
    """A table half rearranged: what is left of each old row, the hand, the new rows, and which old rows are homes."""

    left: tuple[int, ...]
    hand: Hand
    rows: tuple[int, ...]
    homes: int
    sixes: int


class _Nearest:
    """A search for a table with at most so many moved cards.

    A row that lies may be the home of one new row: the cards they share stay, the others of the old row must move, and
    so must cards that a new row takes from elsewhere. Cards are settled one by one: first those from the hand, then
    what is left of rows that were taken apart. When only whole old rows are left, they stay as they lie.
    """

    def __init__(self, old: Sequence[int], played: Hand, qwirkles: int, rule: NewRows, effort: int) -> None:
        self.old, self.played, self.rule = old, played, rule
        self.start = _Desk(tuple(old), played, (), 0, qwirkles)
        self.effort = effort
        self.failed: dict[tuple[tuple[int, ...], Hand, int, int], int] = {}
        """The widest bound within which a half rearranged table led nowhere."""

    def search(self) -> list[int] | None:
        for bound in range(sum(row.bit_count() for row in self.old) + 1):
            found = self._settle(self.start, bound)
            if found is not None or self.effort <= 0:
                return found
        return None

    def _settle(self, desk: _Desk, bound: int) -> list[int] | None:
        card = self._next_card(desk)
        if card is None:
            final = [*desk.rows, *filter(None, desk.left)]
            fine = desk.sixes == 0 and allowed(self.old, final, self.played, self.rule)
            return final if fine else None
        known = (desk.left, desk.hand, desk.homes, desk.sixes)
        if self.failed.get(known, -1) >= bound:
            return None
        tries = [each for home in self._homes(desk) for each in self._rows(desk, card, home, bound)]
        for moved, _, row, home in sorted(tries):
            self.effort -= 1
            if self.effort <= 0:
                return None
            found = self._settle(self._after(desk, row, home), bound - moved)
            if found is not None:
                return found
        self.failed[known] = bound
        return None

    def _next_card(self, desk: _Desk) -> Piece | None:
        if desk.hand:
            return desk.hand[0]
        for row, before in zip(desk.left, self.old, strict=True):
            if row and row != before:
                return next(pieces_in(row))
        return None

    def _homes(self, desk: _Desk) -> Iterator[int]:
        """The old rows that could still be a home, and -1 for none."""
        yield -1
        yield from (place for place, row in enumerate(desk.left) if row and not desk.homes >> place & 1)

    def _rows(self, desk: _Desk, card: Piece, home: int, bound: int) -> Iterator[tuple[int, int, int, int]]:
        """New rows for a card with this home, as (cards moved, smallness, row, home), moving no more than the bound."""
        stays = desk.left[home] if home >= 0 else 0
        lies = stays >> card & 1 and not desk.hand
        free = mask_of(desk.hand)
        others = 0
        for place, row in enumerate(desk.left):
            if desk.homes >> place & 1:
                free |= row
            else:
                others |= row
        for family in (COLOR_MASKS[card.color], SHAPE_MASKS[card.shape]):
            kept = stays & family & ~(1 << card)
            dropped = (stays & ~kept).bit_count() - lies
            if dropped > bound or (home >= 0 and not kept and not lies):
                continue
            at_no_cost = list(_bits(free & family & ~kept & ~(1 << card)))
            at_a_cost = list(_bits(others & family & ~kept & ~free & ~(1 << card)))
            for gone in _subsets(list(_bits(kept)), bound - dropped):
                for taken in _subsets(at_a_cost, bound - dropped - gone.bit_count()):
                    for added in _subsets(at_no_cost, LARGEST):
                        row = 1 << card | kept & ~gone | taken | added
                        size = row.bit_count()
                        if SMALLEST <= size < LARGEST + (desk.sixes > 0):
                            yield dropped + gone.bit_count() + taken.bit_count(), -size, row, home

    def _after(self, desk: _Desk, row: int, home: int) -> _Desk:
        """Take the cards of a new row from its home, from the hand, or from another row, preferably one taken apart."""
        left, hand = list(desk.left), list(desk.hand)
        settled = hand[0] if hand else None
        for card in pieces_in(row):
            if home >= 0 and card != settled and left[home] >> card & 1:
                left[home] ^= 1 << card
            elif card in hand:
                hand.remove(card)
            else:
                places = [place for place, old in enumerate(left) if old >> card & 1]
                places.sort(key=lambda place: (not desk.homes >> place & 1, left[place] == self.old[place]))
                left[places[0]] ^= 1 << card
        homes = desk.homes | 1 << home if home >= 0 else desk.homes
        return _Desk(tuple(left), tuple(hand), (*desk.rows, row), homes, desk.sixes - (row.bit_count() == LARGEST))


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


def _subsets(bits: list[int], most: int) -> Iterator[int]:
    for size in range(min(len(bits), most) + 1):
        for chosen in combinations(bits, size):
            yield sum(chosen)

"""How a table of cards can be rearranged: the way nearest to how it lies, or the proof that there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from .line import FAMILIES
from .piece import COLOR_MASKS, SHAPE_MASKS, Hand, Piece, mask_of, pieces_in
from .sets import LARGEST, SMALLEST, Counts, deal_out, full_families, kinds_in, less, new_rows_allowed, share

EFFORT: Final = 1000
"""Rows tried by `nearest` before it settles for any valid table."""


def _rows_with(card: Piece, there: int, largest: int) -> Iterator[int]:
    """Every set that holds this card, made of kinds that are there."""
    for family in (COLOR_MASKS[card.color], SHAPE_MASKS[card.shape]):
        others = [1 << kind for kind in pieces_in(family & there & ~(1 << card))]
        for size in range(SMALLEST - 1, min(len(others), largest - 1) + 1):
            for chosen in combinations(others, size):
                yield sum(chosen) | 1 << card


def some_way(old: Sequence[int], played: Hand, cards: Counts, qwirkles: int, own_rule: bool) -> list[int] | None:
    """Any table of these cards with just that many sets of six, as masks; None if there is none: an exact answer.

    With `own_rule` the rows must also be allowed by C15, which looks at the old rows and the cards played.
    """
    for rest, rows, sixes in _tables(cards, qwirkles):
        if not own_rule or new_rows_allowed(old, rows, played):
            return rows
        found = _every_way(old, played, rest, list(sixes))
        if found is not None:
            return found
    return None


def possible(cards: Counts, qwirkles: int) -> bool:
    """Whether such a table exists at all, new rows aside."""
    return next(_tables(cards, qwirkles), None) is not None


def _tables(cards: Counts, qwirkles: int) -> Iterator[tuple[Counts, list[int], tuple[int, ...]]]:
    """For every choice of sets of six: the other cards, some table with those sets, and the sets."""
    for sixes in _sixes(cards, qwirkles):
        rest = cards
        for six in sixes:
            rest = less(rest, six)
        rows = deal_out(rest)
        if rows is not None:
            yield rest, rows + list(sixes), sixes


def _sixes(cards: Counts, number: int, start: int = 0) -> Iterator[tuple[int, ...]]:
    """Every choice of that many sets of six out of these cards."""
    if number == 0:
        yield ()
        return
    for family in full_families(cards):
        place = FAMILIES.index(family)
        if place >= start:
            for others in _sixes(less(cards, family), number - 1, place):
                yield (family, *others)


def _every_way(old: Sequence[int], played: Hand, rest: Counts, rows: list[int]) -> list[int] | None:
    """Try all tables on which the rest of the cards lies in sets of three to five, beside the given rows."""
    if not new_rows_allowed(old, rows, played):
        return None
    first = next((kind for kind in range(36) if rest[kind]), None)
    if first is None:
        return rows
    if share(rest, rest) is None:
        return None
    there = kinds_in(rest)
    # Long rows first: the fewer rows there are, the easier each finds a hand card or an old row of its own.
    for row in sorted(_rows_with(Piece(first), there, LARGEST - 1), key=int.bit_count, reverse=True):
        found = _every_way(old, played, less(rest, row), [*rows, row])
        if found is not None:
            return found
    return None


def nearest(old: Sequence[int], played: Hand, cards: Counts, qwirkles: int, own_rule: bool) -> list[int] | None:
    """The same as `some_way`, but with few cards moved: iterative deepening on moved cards, within a bounded effort."""
    far = some_way(old, played, cards, qwirkles, own_rule)
    if far is None:
        return None
    search = _Nearest(old, played, qwirkles, own_rule)
    for bound in range(sum(row.bit_count() for row in old) + 1):
        found = search.within(bound)
        if found is not None:
            return found
        if search.effort <= 0:
            break
    return far


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

    def __init__(self, old: Sequence[int], played: Hand, qwirkles: int, own_rule: bool) -> None:
        self.old, self.played, self.own_rule = old, played, own_rule
        self.start = _Desk(tuple(old), played, (), 0, qwirkles)
        self.effort = EFFORT
        self.failed: dict[tuple[tuple[int, ...], Hand, int, int], int] = {}
        """The widest bound within which a half rearranged table led nowhere."""

    def within(self, bound: int) -> list[int] | None:
        return self._settle(self.start, bound)

    def _settle(self, desk: _Desk, bound: int) -> list[int] | None:
        card = self._next_card(desk)
        if card is None:
            final = [*desk.rows, *filter(None, desk.left)]
            fine = desk.sixes == 0 and (not self.own_rule or new_rows_allowed(self.old, final, self.played))
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

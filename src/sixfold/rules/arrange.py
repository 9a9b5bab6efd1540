"""How a table of cards can be rearranged: the way nearest to how it lies, or the proof that there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, NamedTuple

from .line import FAMILIES
from .piece import COLOR_MASKS, SHAPE_MASKS, Hand, Piece, mask_of, pieces_in
from .sets import (
    COLOR_CELLS,
    LARGEST,
    SHAPE_CELLS,
    SMALLEST,
    Counts,
    kinds_in,
    less,
    new_rows_allowed,
    possible,
    tables,
)

EFFORT: Final = 1000
"""Rows tried by `nearest` before it settles for any valid table."""
PROBE: Final = 300
"""Rows tried near the old table before everything is tried."""
ORDERS: Final = 6
ATTEMPT: Final = 100
"""Orders in which rows are packed, and rows tried in each, before that."""


def _rows_with(card: Piece, there: int, largest: int) -> Iterator[int]:
    """Every set that holds this card, made of kinds that are there."""
    for family in (COLOR_MASKS[card.color], SHAPE_MASKS[card.shape]):
        others = [1 << kind for kind in pieces_in(family & there & ~(1 << card))]
        for size in range(SMALLEST - 1, min(len(others), largest - 1) + 1):
            for chosen in combinations(others, size):
                yield sum(chosen) | 1 << card


class Way(NamedTuple):
    """What was found: a table as masks of rows, and whether there is one at all if C15 is left aside."""

    rows: list[int] | None
    possible: bool


class Patience:
    """How many rows may still be tried. What is not found with patience left is not there."""

    def __init__(self, left: int | None) -> None:
        self.left = left

    def spent(self) -> bool:
        if self.left is not None:
            self.left -= 1
        return self.left is not None and self.left < 0


def some_way(old: Sequence[int], played: Hand, cards: Counts, qwirkles: int, own_rule: bool, patience: Patience) -> Way:
    """Any table of these cards with just that many sets of six, if there is one.

    With `own_rule` the rows must also be allowed by C15, which looks at the old rows and the cards played. Only the
    proof that C15 allows none can take long: that is what the patience is for.
    """
    refused = []
    for sixes, rest in _without_sixes(cards, qwirkles):
        rows = next(tables(rest), None)
        if rows is not None:
            if not own_rule or new_rows_allowed(old, [*rows, *sixes], played):
                return Way([*rows, *sixes], True)
            refused.append((sixes, rest))
    near = _Nearest(old, played, qwirkles, own_rule, PROBE).search() if refused else None
    ways = filter(None, (_every_way(old, played, rest, sixes, patience) for sixes, rest in refused))
    return Way(near or next(ways, None), bool(refused))


def _without_sixes(cards: Counts, number: int) -> Iterator[tuple[list[int], Counts]]:
    """Every choice of that many sets of six, with the cards that are left."""
    for by_color in product(*(range(1 + min(cards[cell] for cell in cells)) for cells in COLOR_CELLS)):
        room = [min(cards[cell] - by_color[cell // 6] for cell in cells) for cells in SHAPE_CELLS]
        for by_shape in _sums(room, number - sum(by_color)):
            sixes = [six for six, times in zip(FAMILIES, by_color + by_shape, strict=True) for _ in range(times)]
            yield sixes, [cards[cell] - by_color[cell // 6] - by_shape[cell % 6] for cell in range(36)]


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


def _every_way(
    old: Sequence[int], played: Hand, rest: Counts, sixes: Sequence[int], patience: Patience
) -> list[int] | None:
    """Try all tables of the rest of the cards beside the sets of six: none found is the proof that there is none.

    C15 allows no more rows than old rows and hand cards together, which alone rules most tables out.
    """
    most = len(old) + len(played) - len(sixes)
    for order in range(ORDERS):
        rows = next(_Packing(order, Patience(ATTEMPT)).ways(rest, most), None)
        if rows is not None and new_rows_allowed(old, [*rows, *sixes], played):
            return [*rows, *sixes]
    if next(_Packing(0, patience, once=True).ways(rest, most), None) is None:
        return None
    whole = ([*rows, *sixes] for rows in _Packing(0, patience).ways(rest, most))
    return next((rows for rows in whole if new_rows_allowed(old, rows, played)), None)


class _Packing:
    """Ways to lay cards in a few rows of three to five, in one of several orders, as far as the patience lasts."""

    def __init__(self, order: int, patience: Patience, *, once: bool = False) -> None:
        self.order, self.patience, self.once = order, patience, once
        self.dead_ends: dict[tuple[int, ...], int] = {}
        """With how many rows which cards cannot be laid: of use to whoever wants just one way."""

    def ways(self, rest: Counts, most: int) -> Iterator[tuple[int, ...]]:
        """Every way to lay these cards in at most so many rows."""
        there = kinds_in(rest)
        if not there:
            yield ()
            return
        partners = {kind: _partners(kind, there) for kind in pieces_in(there)}
        # Of each card, the share of a row that it is at least: in sixtieths, which 3, 4 and 5 divide.
        fewest = sum(rest[kind] * 60 // (1 + min(LARGEST - 2, max(both))) for kind, both in partners.items())
        if fewest > 60 * most or self._known(rest, most) or not possible(rest, rest):
            return
        lonely = min(partners, key=lambda kind: sum(partners[kind]))
        for row in sorted(_rows_with(lonely, there, LARGEST - 1), key=self._rank):
            if self.patience.spent():
                return
            for others in self.ways(less(rest, row), most - 1):
                yield (row, *others)
        if self.once:
            self.dead_ends[tuple(rest)] = most

    def _known(self, rest: Counts, most: int) -> bool:
        return self.once and self.dead_ends.get(tuple(rest), -1) >= most

    def _rank(self, row: int) -> tuple[int, int]:
        """Long rows first: the fewer there are, the easier each finds a hand card or an old row. Then some order."""
        return -row.bit_count(), row * (2 * self.order + 1) * 0x9E3779B97F4A7C15 % (1 << 64)


def _partners(kind: Piece, there: int) -> tuple[int, int]:
    """How many other kinds share its colour, and how many its shape."""
    color, shape = COLOR_MASKS[kind.color] & there, SHAPE_MASKS[kind.shape] & there
    return color.bit_count() - 1, shape.bit_count() - 1


def nearest(old: Sequence[int], played: Hand, cards: Counts, qwirkles: int, own_rule: bool) -> list[int] | None:
    """The same as `some_way`, but with few cards moved: iterative deepening on moved cards, within a bounded effort."""
    near = _Nearest(old, played, qwirkles, own_rule, EFFORT).search()
    return near if near is not None else some_way(old, played, cards, qwirkles, own_rule, Patience(None)).rows


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

    def __init__(self, old: Sequence[int], played: Hand, qwirkles: int, own_rule: bool, effort: int) -> None:
        self.old, self.played, self.own_rule = old, played, own_rule
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

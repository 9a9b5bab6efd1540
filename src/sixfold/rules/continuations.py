"""Find which old row each final row continues, so that as few old rows as possible have too few cards left (C15, C16).

A final row that continues no old row is new, and an old row that no final row continues vanishes. A continued row keeps
one card at least, and only such rows may give cards to new ones. Copies of a kind look alike, so what is left to check
are the cards of rows that vanish: each needs a place in a row that goes on, beside the card that this one keeps.

Each colour and shape has its own old and final rows, and few ways to pair them that differ in what matters. Two things
connect them: a card that vanishes may go to a row of its colour or its shape, and each new row needs a card from the
hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from .line import FAMILIES, FITS
from .matching import shares, unmatched
from .piece import Hand, mask_of, pieces_in

FEATURES: Final = {
    row: number for number, family in enumerate(FAMILIES) for row in FITS if row.bit_count() >= 2 and row & ~family == 0
}
"""The number of the colour (0 to 5) or shape (6 to 11) that the cards of a row share."""
_KINDS: Final = tuple(tuple(pieces_in(family)) for family in FAMILIES)
_ACROSS: Final = (range(6, 12),) * 6 + (range(6),) * 6
"""For each kind of a colour its shape, for each kind of a shape its colour."""
_PLACES: Final = range(6)
_BITS: Final = 8
"""Six numbers, one for each kind of a colour or shape, are packed into an integer."""
_BIAS: Final = sum(64 << _BITS * place for place in _PLACES)


class _Way(NamedTuple):
    """A way to pair the old and final rows of a colour or shape."""

    spare: tuple[int, ...]
    """Of each of its kinds, the places that it has for cards that vanish, without those that its own need."""
    new: tuple[int, ...]
    """For each new row, the cards of the hand that it could hold."""
    lacking: tuple[int, ...]
    """The rows that vanish and give cards to new rows all the same."""


class _Family:
    """The old and final rows of a colour or shape."""

    def __init__(self, number: int, old: Sequence[int], final: Sequence[int], hand: int) -> None:
        self.kinds = _KINDS[number]
        self.old = [row for row in old if FEATURES[row] == number]
        self.final = [row for row in final if FEATURES[row] == number]
        self.hand = hand
        self.apart = [
            (row, FAMILIES[number] ^ row) for row in dict.fromkeys(self.old) if FAMILIES[number] ^ row in self.final
        ]
        """Old rows that may vanish, each with the new rows that may be beside it.

        If a new row shared a card with an old one that vanishes, it could as well continue that, and all would have
        more room. So both together are all six kinds.
        """
        vanishing = self.old if len(self.old) > len(self.final) else [row for row, _ in self.apart]
        self.vanishing = [sum(row >> kind & 1 for row in self.old if row in vanishing) for kind in self.kinds]
        """How many cards of each kind may vanish."""

    def ways(self, needed: Sequence[int], most: int) -> list[_Way]:
        """Return the ways with at most that many rows lacking that differ in what matters.

        `needed`: how many cards of each kind may vanish from the rows that have only that kind in common with these.
        """
        self.matters = sum(
            1 << _BITS * place for place, cards in enumerate(zip(needed, self.vanishing, strict=True)) if any(cards)
        )
        best: dict[tuple[tuple[int, ...], tuple[int, ...]], _Way] = {}
        for new, gone, rest, taken in self._pairings():
            cards = tuple(sorted([row & self.hand for row in new]))
            if not all(cards):
                continue
            for lacking in (some for size in range(min(most, len(gone)) + 1) for some in combinations(gone, size)):
                room = _BIAS + self._sum(rest) - self._sum(gone) + self._sum(lacking)
                for kept in taken:
                    numbers = (room - kept).to_bytes(len(_PLACES), "little")
                    spare = tuple([min(number - 64, need) for number, need in zip(numbers, needed, strict=True)])
                    before = best.get((spare, cards))
                    if before is None or len(lacking) < len(before.lacking):
                        best[spare, cards] = _Way(spare, cards, lacking)
        return list(best.values())

    def _sum(self, rows: Iterable[int]) -> int:
        return sum(self._packed(row) for row in rows) & self.matters * 0xFF

    def _packed(self, row: int) -> int:
        return sum(1 << _BITS * place for place, kind in enumerate(self.kinds) if row >> kind & 1)

    def _pairings(self) -> Iterator[tuple[Sequence[int], Sequence[int], Sequence[int], Iterable[int]]]:
        """Yield the new rows, the rows that vanish, the final rows that are not new, and the cards that may be kept."""
        old, final = self.old, self.final
        if len(old) <= len(final):
            for continued, new, kept in self._paired(old, final):
                yield new, (), continued, kept
        else:
            for _, gone, kept in self._paired(final, old):
                yield (), gone, final, kept
        for row, new_row in self.apart:
            for count in range(1, old.count(row) + 1):
                more = len(final) - len(old) + count
                if 1 <= more <= final.count(new_row):
                    for continued, _, kept in self._paired(_without(old, row, count), _without(final, new_row, more)):
                        yield (new_row,) * more, (row,) * count, continued, kept

    def _paired(
        self, rows: Sequence[int], others: Sequence[int]
    ) -> Iterator[tuple[list[int], list[int], Iterable[int]]]:
        """Pair all these rows with others, each with a card in common that is kept.

        Yield the others that have a partner, those that have none, and the kept cards of all pairings of those.
        """
        found: dict[int, dict[int, None]] = {0: {0: None}}
        packed = [self._packed(other) for other in others]
        for row in map(self._packed, rows):
            after: dict[int, dict[int, None]] = {}
            for used, taken in found.items():
                for place, other in enumerate(packed):
                    common = row & other
                    if common and not used >> place & 1:
                        keeps = [0] if common & ~self.matters else list(_units(common))
                        here = after.setdefault(used | 1 << place, {})
                        here.update(dict.fromkeys([kept + each for kept in taken for each in keeps]))
            found = after
        for used, taken in found.items():
            paired = [other for place, other in enumerate(others) if used >> place & 1]
            alone = [other for place, other in enumerate(others) if not used >> place & 1]
            yield paired, alone, taken


def _without(rows: Sequence[int], row: int, count: int) -> list[int]:
    left = list(rows)
    for _ in range(count):
        left.remove(row)
    return left


def _units(packed: int) -> Iterator[int]:
    while packed:
        yield packed & -packed
        packed &= packed - 1


class Continuations:
    """A search for one way for each colour and shape that fit together."""

    def __init__(self, old: Sequence[int], final: Sequence[int], played: Hand) -> None:
        self.old = old
        self.played = [1 << card for card in played]
        self.families = [_Family(number, old, final, mask_of(played)) for number in range(len(FAMILIES))]

    def fewest_lacking(self) -> tuple[int, ...]:
        """Return the old rows with too few cards left, as few as possible.

        There is an answer if each final row can have a card of the hand, or an old row to continue, to itself.
        """
        most = 0
        while True:
            self.most = most
            ways = [
                family.ways([self.families[other].vanishing[number % 6] for other in _ACROSS[number]], most)
                for number, family in enumerate(self.families)
            ]
            found = self._search(ways)
            if found is not None:
                return tuple(sorted([row for way in found for row in way.lacking], key=self.old.index))
            most += 1

    def _search(self, ways: list[list[_Way]]) -> list[_Way] | None:
        narrowed = self._narrowed(ways)
        if narrowed is None or not self._owners_suffice(narrowed):
            return None
        number = min(
            (number for number, some in enumerate(narrowed) if len(some) > 1),
            key=lambda number: len(narrowed[number]),
            default=None,
        )
        if number is None:
            return [some[0] for some in narrowed]
        for way in narrowed[number]:
            found = self._search([*narrowed[:number], [way], *narrowed[number + 1 :]])
            if found is not None:
                return found
        return None

    def _narrowed(self, ways: Sequence[list[_Way]]) -> list[list[_Way]] | None:
        """Leave out ways that fit to none of another colour or shape; return None if nothing is left of one."""
        left = list(ways)
        while all(left):
            most = [[max([way.spare[place] for way in some]) for place in _PLACES] for some in left]
            lacking = [min([len(way.lacking) for way in some]) for some in left]
            spare = self.most - sum(lacking)
            before = left
            left = []
            for number, some in enumerate(before):
                room = [-most[other][number % 6] for other in _ACROSS[number]]
                left.append(
                    [
                        way
                        for way in some
                        if len(way.lacking) <= lacking[number] + spare and all(map(int.__ge__, way.spare, room))
                    ]
                )
            if list(map(len, left)) == list(map(len, before)):
                return left
        return None

    def _owners_suffice(self, ways: Sequence[list[_Way]]) -> bool:
        """Test if each new row that there has to be can have a card of the hand to itself."""
        rows: list[int] = []
        for some in ways:
            fewest = min(some, key=lambda way: len(way.new)).new
            union = 0
            for way in some:
                for row in way.new:
                    union |= row
            rows += some[0].new if len(some) == 1 else [union] * len(fewest)
        return next(unmatched(rows, self.played, shares), None) is None

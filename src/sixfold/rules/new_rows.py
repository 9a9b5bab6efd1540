"""The rule about new rows (C15, C16): which final row goes on with which old row, and where new ones come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Final, Literal, NamedTuple

from .edition import NewRows
from .line import FAMILIES, FITS
from .piece import Hand, mask_of, pieces_in
from .sets import counts_of

FEATURES: Final = {
    row: number for number, family in enumerate(FAMILIES) for row in FITS if row.bit_count() >= 2 and row & ~family == 0
}
"""The number of the colour (0 to 5) or shape (6 to 11) that the cards of a row share."""


class Fault(NamedTuple):
    """What is wrong with a table, and the rows concerned: a final one, or the old ones that had to keep three cards."""

    reason: Literal["no hand card", "keep three"]
    rows: tuple[int, ...]


def fault(old: Sequence[int], final: Sequence[int], played: Hand, rule: NewRows) -> Fault | None:
    """Judge a table of valid rows, given as masks; None if the rule has nothing against it."""
    if rule == "any":
        return None
    if rule == "matched":
        owners = [1 << card for card in played] + list(old)
        lone = next(_unmatched(final, owners, lambda row, owner: bool(row & owner)), None)
        return None if lone is None else Fault("no hand card", (final[lone],))
    return _Judging(old, final, played).fault()


def allowed(old: Sequence[int], final: Sequence[int], played: Hand, rule: NewRows) -> bool:
    """Whether the rule has nothing against this table."""
    return fault(old, final, played, rule) is None


def _unmatched(rows: Sequence[int], owners: Sequence[int], fits: Callable[[int, int], bool]) -> Iterator[int]:
    """Find the rows that cannot have an owner to themselves, by augmenting paths; as few as possible."""
    owned: dict[int, int] = {}

    def find(row: int, seen: set[int]) -> bool:
        for owner, mask in enumerate(owners):
            if owner not in seen and fits(rows[row], mask):
                seen.add(owner)
                if owner not in owned or find(owned[owner], seen):
                    owned[owner] = row
                    return True
        return False

    return (row for row in range(len(rows)) if not find(row, set()))


def _all_matched(rows: Sequence[int], owners: Sequence[int], fits: Callable[[int, int], bool]) -> bool:
    return next(_unmatched(rows, owners, fits), None) is None


def _continues(final: int, old: int) -> bool:
    return bool(final & old) and FEATURES[final] == FEATURES[old]


class _Judging:
    """Tries every choice of new rows that can make a difference.

    Copies of a kind look alike. The new rows take those from the hand first, for all other rows may hold any card.
    What they need beyond that comes from old rows which are continued, with another card: the donors.
    """

    def __init__(self, old: Sequence[int], final: Sequence[int], played: Hand) -> None:
        self.old, self.final = old, final
        self.played = [1 << card for card in played]
        self.held, self.hand = counts_of(played), mask_of(played)
        # Places of the old rows with too few cards left, in the best choice so far; at first more than there are.
        self.lacking: list[int] = [*range(len(old)), -1]

    def fault(self) -> Fault | None:
        """Return what is wrong, in the choice in which the fewest old rows have too few cards left."""
        lone = next(_unmatched(self.final, [*self.old, *self.played], self._owns), None)
        if lone is not None:
            return Fault("no hand card", (self.final[lone],))
        for new in self._choices():
            rest = [row for place, row in enumerate(self.final) if place not in new]
            rows = [self.final[place] for place in new]
            if not _all_matched(rest, self.old, _continues):
                continue
            if not _all_matched(rows, self.played, lambda row, card: bool(row & card)):
                continue
            self._give(self._needs(rows), {}, rest)
            if not self.lacking:
                return None
        return Fault("keep three", tuple(self.old[place] for place in sorted(self.lacking)))

    def _owns(self, final: int, owner: int) -> bool:
        return bool(final & owner) if owner.bit_count() == 1 else _continues(final, owner)

    def _choices(self) -> Iterator[tuple[int, ...]]:
        """Every choice of final rows to be the new ones, few first in each colour and shape.

        As many as there are more final rows than old ones of a feature. More are of use only where an old row can
        vanish beside a new row of its feature, without a card in common: with one, the new row could continue it.
        """
        options = []
        for number in sorted({FEATURES[row] for row in self.final}):
            family = FAMILIES[number]
            old = [row for row in self.old if row & ~family == 0]
            rows = [place for place, row in enumerate(self.final) if row & ~family == 0]
            able = [place for place in rows if self.final[place] & self.hand]
            least = max(0, len(rows) - len(old))
            apart = any(not self.final[place] & row for place in able for row in old)
            most = len(able) if apart else least
            options.append([some for size in range(least, most + 1) for some in combinations(able, size)])
        for chosen in product(*options):
            new = tuple(place for some in chosen for place in some)
            if len(new) <= len(self.played):
                yield new

    def _needs(self, rows: Sequence[int]) -> list[tuple[int, int, list[int]]]:
        """What new rows need beyond the hand: a card, how many of it, and the places of the old rows that have one."""
        needs = []
        for kind in pieces_in(_union(rows)):
            needed = sum(row >> kind & 1 for row in rows) - self.held[kind]
            if needed > 0:
                having = [place for place, row in enumerate(self.old) if row >> kind & 1]
                needs.append((1 << kind, needed, having))
        return needs

    def _give(self, needs: Sequence[tuple[int, int, list[int]]], given: dict[int, int], rest: Sequence[int]) -> None:
        """Try every way to take from old rows what is needed, as long as fewer lack cards than in the best so far."""
        lacking = self._lacking(given, rest)
        if lacking is None or len(lacking) >= len(self.lacking):
            return
        if not needs:
            self.lacking = lacking
            return
        (card, needed, having), *more = needs
        for places in combinations(having, needed):
            self._give(more, given | {place: given.get(place, 0) | card for place in places}, rest)

    def _lacking(self, given: dict[int, int], rest: Sequence[int]) -> list[int] | None:
        """Return the donors that cannot go on with other cards; None if some other row has no old row of its own.

        A matching that covers the donors and one that covers the other final rows make one that covers both.
        """
        left = [row & ~given.get(place, 0) for place, row in enumerate(self.old)]
        features = [FEATURES[row] for row in self.old]

        def goes_on(final: int, place: int) -> bool:
            return bool(final & left[place]) and FEATURES[final] == features[place]

        if not _all_matched(rest, range(len(self.old)), goes_on):
            return None
        donors = list(given)
        return [donors[each] for each in _unmatched(donors, rest, lambda place, final: goes_on(final, place))]


def _union(rows: Iterable[int]) -> int:
    union = 0
    for row in rows:
        union |= row
    return union

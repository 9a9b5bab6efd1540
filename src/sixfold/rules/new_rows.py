"""Check the rule about new rows (C15, C16): which old row each final row continues, and what new rows may hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Final, Literal, NamedTuple

from .line import FAMILIES, FITS
from .options import NewRows
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
    """Return what the rule has against a table of valid rows, given as masks, or None."""
    if rule == "any":
        return None
    if rule == "matched":
        owners = [1 << card for card in played] + list(old)
        lone = next(_unmatched(final, owners, lambda row, owner: bool(row & owner)), None)
        return None if lone is None else Fault("no hand card", (final[lone],))
    return _Judging(old, final, played).fault()


def allowed(old: Sequence[int], final: Sequence[int], played: Hand, rule: NewRows) -> bool:
    """Test if the rule has nothing against this table."""
    return fault(old, final, played, rule) is None


def _unmatched(rows: Sequence[int], owners: Sequence[int], fits: Callable[[int, int], bool]) -> Iterator[int]:
    """Iterate over the rows that cannot have an owner to themselves, as few as possible, by augmenting paths."""
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


class _Need(NamedTuple):
    """A card that new rows need beyond the hand, how many of it, and the places of the old rows that have one."""

    card: int
    number: int
    having: list[int]


class _Way(NamedTuple):
    """A way to take what is needed: how many old rows lack cards then, and the donors of each need."""

    lacking: int
    donors: tuple[tuple[int, ...], ...]


class _Judging:
    """A check of every choice of new rows that can make a difference.

    Copies of a kind look alike. The new rows take those from the hand first, for all other rows may hold any card.
    What they need beyond that comes from old rows which are continued, with another card: the donors.
    """

    def __init__(self, old: Sequence[int], final: Sequence[int], played: Hand) -> None:
        self.old, self.final = old, final
        self.features = [FEATURES[row] for row in old]
        self.played = [1 << card for card in played]
        self.held, self.hand = counts_of(played), mask_of(played)
        # Places of the old rows with too few cards left, in the best choice so far; at first more than there are.
        self.lacking: list[int] = [*range(len(old)), -1]
        self.known: dict[tuple[tuple[int, ...], tuple[tuple[int, int], ...]], list[int] | None] = {}
        """What `_lacking_of` found for other final rows and cards given."""

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
            self._give(self._needs(rows), rest)
            if not self.lacking:
                return None
        return Fault("keep three", tuple(self.old[place] for place in sorted(self.lacking)))

    def _owns(self, final: int, owner: int) -> bool:
        return bool(final & owner) if owner.bit_count() == 1 else _continues(final, owner)

    def _choices(self) -> Iterator[tuple[int, ...]]:
        """Iterate over the choices of final rows to be the new ones, few first in each colour and shape.

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

    def _needs(self, rows: Sequence[int]) -> list[_Need]:
        """Return what new rows need beyond the hand."""
        needs = []
        for kind in pieces_in(_union(rows)):
            needed = sum(row >> kind & 1 for row in rows) - self.held[kind]
            if needed > 0:
                having = [place for place, row in enumerate(self.old) if row >> kind & 1]
                needs.append(_Need(1 << kind, needed, having))
        return needs

    def _give(self, needs: Sequence[_Need], others: Sequence[int]) -> None:
        """Find how to take from old rows what is needed, so that fewer lack cards than in the best choice so far.

        Need by need, the costly ones first. Of ways that differ only in colours and shapes of which no more is needed,
        one is enough: with the fewest rows that lack cards, and the first of those.
        """
        rest = [tuple([row for row in others if FEATURES[row] == feature]) for feature in range(len(FAMILIES))]
        order = sorted(range(len(needs)), key=lambda number: -self._least(needs[number], rest))
        ways = [_Way(0, ((),) * len(needs))]
        for step, number in enumerate(order):
            later = {self.features[place] for each in order[step + 1 :] for place in needs[each].having}
            best: dict[frozenset[tuple[int, int]], _Way] = {}
            for way, places in product(ways, combinations(needs[number].having, needs[number].number)):
                donors = (*way.donors[:number], places, *way.donors[number + 1 :])
                given = _given(needs, donors)
                lacking = self._lacking(given, rest)
                if lacking is None or len(lacking) >= len(self.lacking):
                    continue
                after = _Way(len(lacking), donors)
                key = frozenset(each for each in given.items() if self.features[each[0]] in later)
                best[key] = min(after, best.get(key, after))
            ways = list(best.values())
        if ways:
            self.lacking = self._lacking(_given(needs, min(ways).donors), rest) or []

    def _least(self, need: _Need, rest: Sequence[tuple[int, ...]]) -> int:
        """Return how many old rows lack cards at least if they give just this."""
        found = (
            self._lacking(dict.fromkeys(places, need.card), rest) for places in combinations(need.having, need.number)
        )
        return min((len(self.old) if lacking is None else len(lacking) for lacking in found), default=len(self.old))

    def _lacking(self, given: dict[int, int], rest: Sequence[tuple[int, ...]]) -> list[int] | None:
        """Return the donors that cannot go on with other cards; None if some other row has no old row of its own."""
        found = []
        for feature in dict.fromkeys([self.features[place] for place in given]):
            here = tuple([each for each in given.items() if self.features[each[0]] == feature])
            key = rest[feature], here
            if key not in self.known:
                self.known[key] = self._lacking_of(feature, rest[feature], dict(here))
            lacking = self.known[key]
            if lacking is None:
                return None
            found += lacking
        return found

    def _lacking_of(self, feature: int, rest: Sequence[int], given: dict[int, int]) -> list[int] | None:
        """Do the same for the rows of one colour or shape.

        A matching that covers the donors and one that covers the other final rows make one that covers both.
        """
        places = [place for place, own in enumerate(self.features) if own == feature]

        def goes_on(final: int, place: int) -> bool:
            return bool(final & self.old[place] & ~given.get(place, 0))

        if not _all_matched(rest, places, goes_on):
            return None
        donors = list(given)
        return [donors[each] for each in _unmatched(donors, rest, lambda place, final: goes_on(final, place))]


def _given(needs: Sequence[_Need], donors: Sequence[Sequence[int]]) -> dict[int, int]:
    """Return what each donor gives, as a mask."""
    given: dict[int, int] = {}
    for need, places in zip(needs, donors, strict=True):
        for place in places:
            given[place] = given.get(place, 0) | need.card
    return given


def _union(rows: Iterable[int]) -> int:
    union = 0
    for row in rows:
        union |= row
    return union

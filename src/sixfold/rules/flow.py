"""Which cards of a table go to which group of rows, changed along augmenting paths.

The cards of one colour or shape in continued rows are a group, and those in new rows another. A group of k rows may
hold k cards of a kind, and 3k to 5k cards in all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from .line import FAMILIES
from .piece import pieces_in
from .sets import LARGEST, SMALLEST

GROUPS: Final = 24
"""The continued rows of the 12 colours and shapes, then the new rows of each."""
NEW: Final = 12
KINDS: Final = tuple(tuple(pieces_in(family)) for family in FAMILIES) * 2
"""The kinds of each group; the place of a kind among them is its shape or its colour."""
HOMES: Final = tuple(((c, s), (6 + s, c), (NEW + c, s), (NEW + 6 + s, c)) for c in range(6) for s in range(6))
"""The groups of each kind, with its place there."""


class Anchor(NamedTuple):
    """A card that an old row keeps, in a Qwirkle or in another row."""

    place: int
    kind: int
    six: bool


class Start(NamedTuple):
    """A card that a new row holds: a Qwirkle, or another row of a colour or shape. It belongs to an owner."""

    family: int
    kind: int
    six: bool
    owner: int
    """The place of an old row that is not continued otherwise, or -1: a card from the hand."""


class Flow:
    """Which cards go to which group. Everything a choice changes, so that a copy can be changed further."""

    __slots__ = (
        "anchors",
        "base",
        "cards",
        "gone",
        "kept",
        "less",
        "limit",
        "loose",
        "pins",
        "rows",
        "settled",
        "starts",
        "sums",
    )

    cards: list[list[int]]
    """How many of each kind lie in each group."""
    pins: list[list[int]]
    """How many of them must stay there."""
    rows: list[int]
    """The rows of each group, without Qwirkles."""
    sums: list[int]
    base: list[int]
    """How many of each kind may lie in new rows, without those of old rows that are continued."""
    limit: list[int]
    """How many of each kind may lie in new rows."""
    loose: list[int]
    """Cards without a place."""
    gone: int
    """The old rows of which it is decided that they are not continued, as bits."""
    kept: int
    """Those of which it is decided that they are."""
    less: list[int]
    """How many more of each colour and shape are not continued."""
    anchors: tuple[Anchor, ...]
    """Which card some old rows go on with."""
    starts: tuple[Start, ...]
    """How some new rows start."""
    settled: int
    """The groups whose number of rows does not change any more, as bits: it is tried elsewhere."""

    def copy(self) -> Flow:
        other = Flow()
        other.cards = [list(each) for each in self.cards]
        other.pins = [list(each) for each in self.pins]
        other.rows, other.sums, other.limit = list(self.rows), list(self.sums), list(self.limit)
        other.base, other.loose, other.less = list(self.base), list(self.loose), list(self.less)
        other.gone, other.kept, other.anchors, other.starts = self.gone, self.kept, self.anchors, self.starts
        other.settled = self.settled
        return other

    def may_come(self, kind: int, group: int, place: int, source: int) -> bool:
        """Whether one more card of a kind may lie in a group, coming from a group or (-1) from nowhere."""
        if self.cards[group][place] >= self.rows[group]:
            return False
        return group < NEW or source >= NEW or self.in_new_rows(kind) < self.limit[kind]

    def in_new_rows(self, kind: int) -> int:
        color, shape = divmod(kind, 6)
        return self.cards[NEW + color][shape] + self.cards[NEW + 6 + shape][color]

    def add(self, kind: int, group: int, number: int = 1) -> None:
        self.cards[group][kind % 6 if group % NEW < 6 else kind // 6] += number
        self.sums[group] += number

    def drop(self, group: int, place: int) -> None:
        """Take a card out of a group; it has no place then."""
        self.cards[group][place] -= 1
        self.sums[group] -= 1
        self.loose.append(KINDS[group][place])

    def keep_bounds(self, group: int) -> None:
        """Take out what a group may not hold any more."""
        for place in range(6):
            while self.cards[group][place] > self.rows[group]:
                self.drop(group, place)
        while self.sums[group] > (LARGEST - 1) * self.rows[group]:
            self.drop(group, next(p for p in range(6) if self.cards[group][p] > self.pins[group][p]))

    def keep_limit(self, kind: int) -> bool:
        """Take cards out of new rows that may not lie there any more; False if they have to stay."""
        while self.in_new_rows(kind) > self.limit[kind]:
            homes = [(g, p) for g, p in HOMES[kind][2:] if self.cards[g][p] > self.pins[g][p]]
            if not homes:
                return False
            self.drop(*homes[0])
        return True

    def pin(self, kind: int, group: int) -> bool:
        """Have one more card of a kind stay in a group; False if none is left for it."""
        place = kind % 6 if group % NEW < 6 else kind // 6
        if self.cards[group][place] == self.pins[group][place]:
            if kind in self.loose:
                self.loose.remove(kind)
            else:
                others = [(g, p) for g, p in HOMES[kind] if g != group and self.cards[g][p] > self.pins[g][p]]
                if not others:
                    return False
                self.drop(*others[0])
                self.loose.pop()
            self.cards[group][place] += 1
            self.sums[group] += 1
        self.pins[group][place] += 1
        return True

    def place_all(self) -> Iterator[set[int]]:
        """Find a place for every card without one; for each that finds none, the kinds that more room would help."""
        for kind in list(self.loose):
            kinds = self._place(kind)
            if kinds is None:
                self.loose.remove(kind)
            else:
                yield kinds

    def _place(self, kind: int) -> set[int] | None:
        came: dict[int, tuple[int, int]] = {}
        kinds = {kind}
        queue = []
        for group, place in HOMES[kind]:
            if self.may_come(kind, group, place, -1):
                came[group] = (kind, -1)
                queue.append(group)
        for group in queue:
            if self.sums[group] < (LARGEST - 1) * self.rows[group]:
                self._follow(came, group)
                return None
            for place, other in enumerate(KINDS[group]):
                if self.cards[group][place] > self.pins[group][place]:
                    kinds.add(other)
                    for next_group, next_place in HOMES[other]:
                        if next_group not in came and self.may_come(other, next_group, next_place, group):
                            came[next_group] = (other, group)
                            queue.append(next_group)
        return kinds

    def _follow(self, came: dict[int, tuple[int, int]], group: int) -> None:
        while group >= 0:
            kind, before = came[group]
            self.add(kind, group)
            if before >= 0:
                self.add(kind, before, -1)
            group = before

    def fill_all(self) -> Iterator[set[int]]:
        """Give every group three cards for each row, also of those without a place.

        For each group that stays short, the groups of which one has too many rows.
        """
        for group in range(GROUPS):
            while self.sums[group] < SMALLEST * self.rows[group]:
                groups = self._fill(group)
                if groups is not None:
                    yield groups
                    break

    def _fill(self, start: int) -> set[int] | None:
        goes: dict[int, tuple[int, int]] = {start: (-1, -1)}
        queue = [start]
        cards, pins = self.cards, self.pins
        for group in queue:
            here, most = cards[group], self.rows[group]
            for place, kind in enumerate(KINDS[group]):
                if here[place] >= most:
                    continue
                full = group >= NEW and self.in_new_rows(kind) >= self.limit[kind]
                if kind in self.loose and not full:
                    self.loose.remove(kind)
                    self.add(kind, group)
                    self._pass_on(goes, group)
                    return None
                for other, other_place in HOMES[kind]:
                    if other in goes or cards[other][other_place] == pins[other][other_place]:
                        continue
                    if full and other < NEW:
                        continue
                    goes[other] = (kind, group)
                    if self.sums[other] > SMALLEST * self.rows[other]:
                        self._pass_on(goes, other)
                        return None
                    queue.append(other)
        return set(goes)

    def _pass_on(self, goes: dict[int, tuple[int, int]], group: int) -> None:
        while goes[group][1] >= 0:
            moved, after = goes[group]
            self.add(moved, group, -1)
            self.add(moved, after)
            group = after

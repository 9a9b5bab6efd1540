"""Assign the cards of a table to groups of rows, along augmenting paths.

The cards of one colour or shape in continued rows are a group, and those in new rows another. A group of k rows may
hold k cards of a kind, and 3k to 5k cards in all. There are four sorts of groups, and each kind of card has one group
of each sort: the continued rows of its colour, those of its shape, the new rows of its colour, and those of its shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from .line import FAMILIES
from .packed_counts import (
    FAMILY_FLAGS,
    FAMILY_ONES,
    FLAG,
    FLAGS,
    ONES,
    UNITS,
    at,
    greater,
    kinds_of,
    minimum,
    not_less,
    sums_of_colors,
    sums_of_shapes,
)
from .piece import pieces_in
from .sets import LARGEST, SMALLEST

GROUPS: Final = 24
"""The continued rows of the 12 colours and shapes, then the new rows of each."""
NEW: Final = 12
SORTS: Final = range(4)
KINDS: Final = tuple(tuple(pieces_in(family)) for family in FAMILIES) * 2
"""The kinds of each group."""
HOMES: Final = tuple((c, 6 + s, NEW + c, NEW + 6 + s) for c in range(6) for s in range(6))
"""The group of each sort of each kind."""
FLAGS_OF: Final = FAMILY_FLAGS * 2
BIAS: Final = 32
"""Added to limits, which are negative while they are worked out."""
ALL_BIASED: Final = BIAS * ONES


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
    """The group of each card, and everything else that a choice changes, so that a copy can be changed further.

    Numbers of kinds are packed (see packed_counts.py).
    """

    __slots__ = (
        "anchors",
        "base",
        "cards",
        "fitting",
        "gives",
        "gone",
        "kept",
        "less",
        "limit",
        "loose",
        "pins",
        "room",
        "rows",
        "settled",
        "starts",
        "sums",
    )

    cards: list[int]
    """By sort of group, how many of each kind are there."""
    pins: list[int]
    """How many of them must stay there."""
    room: list[int]
    """How many of each kind there may be: the rows of its group."""
    rows: list[int]
    """The rows of each group, without Qwirkles."""
    sums: list[int]
    """The cards of each group."""
    base: int
    """How many of each kind may be in new rows, without those of old rows that are continued; biased."""
    gives: list[int]
    """How many of each kind the old rows of each colour and shape may give to new rows."""
    limit: int
    """How many of each kind may be in new rows; biased."""
    loose: int
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
    fitting: tuple[int, ...]
    """Numbers of rows that fit to the cards, or nothing: what was found last for a flow of which this is a copy."""

    def __init__(self) -> None:
        """Start with no cards and no rows."""
        self.cards, self.pins, self.room = [0] * len(SORTS), [0] * len(SORTS), [0] * len(SORTS)
        self.rows, self.sums = [0] * GROUPS, [0] * GROUPS
        self.base, self.gives, self.limit, self.loose = ALL_BIASED, [0] * NEW, ALL_BIASED, 0
        self.gone, self.kept, self.less, self.settled = 0, 0, [0] * NEW, 0
        self.anchors, self.starts, self.fitting = (), (), ()

    def copy(self) -> Flow:
        """Return an independent copy."""
        other = Flow.__new__(Flow)
        other.cards, other.pins, other.room = self.cards[:], self.pins[:], self.room[:]
        other.rows, other.sums, other.gives, other.less = self.rows[:], self.sums[:], self.gives[:], self.less[:]
        other.base, other.limit, other.loose, other.gone, other.kept = (
            self.base,
            self.limit,
            self.loose,
            self.gone,
            self.kept,
        )
        other.anchors, other.starts, other.settled = self.anchors, self.starts, self.settled
        other.fitting = self.fitting
        return other

    def lay(self, first: int, rows: Sequence[int], cards: int, having: Sequence[int]) -> None:
        """Begin with these numbers of rows of each colour and shape, from the first group on, and with these cards.

        As many go to rows of their colour, then of their shape, as these rows have; the others have no place.
        """
        self.rows[first : first + NEW] = rows
        for half, sums in enumerate((sums_of_colors, sums_of_shapes)):
            sort, begin, end = first // 6 + half, 6 * half, 6 * half + 6
            room = sum([number * ones for number, ones in zip(rows[begin:end], FAMILY_ONES[begin:end], strict=True)])
            here = minimum(minimum(cards, having[half]), room)
            cards -= here
            self.room[sort], self.cards[sort] = room, here
            self.sums[first + begin : first + end] = sums(here)
        self.loose = cards
        for group in range(first, first + NEW):
            if self.sums[group] > (LARGEST - 1) * self.rows[group]:
                self.keep_bounds(group)

    def give_all(self, gives: Sequence[int]) -> None:
        """Let the old rows of each colour and shape give these numbers of cards to new rows, none before."""
        self.gives = list(gives)
        self.limit += sum(gives)

    def add_base(self, packed: int) -> None:
        """Let that many more cards be in new rows, whichever old rows are continued."""
        self.base += packed
        self.limit += packed

    def set_gives(self, family: int, packed: int) -> None:
        """Let the old rows of a colour or shape give these numbers of cards to new rows."""
        self.limit += packed - self.gives[family]
        self.gives[family] = packed

    def base_of(self, kind: int) -> int:
        """Return how many cards of a kind may be in new rows, without those of continued old rows."""
        return at(self.base, kind) - BIAS

    def in_new_rows(self, kind: int) -> int:
        """Return how many cards of a kind are in new rows."""
        return at(self.cards[2] + self.cards[3], kind)

    def held(self, group: int, kind: int) -> int:
        """Return how many cards of a kind are in a group."""
        return at(self.cards[group // 6], kind)

    def free(self, group: int, kind: int) -> int:
        """Return how many cards of a kind in a group need not stay there."""
        return at(self.cards[group // 6] - self.pins[group // 6], kind)

    def add(self, kind: int, group: int, number: int = 1) -> None:
        """Add cards of a kind to a group."""
        self.cards[group // 6] += number * UNITS[kind]
        self.sums[group] += number

    def add_rows(self, group: int, number: int) -> None:
        """Add rows to a group."""
        self.rows[group] += number
        self.room[group // 6] += number * FAMILY_ONES[group % NEW]

    def remove_row(self, group: int) -> None:
        """Have one row less, and take out the cards that are too many then."""
        self.add_rows(group, -1)
        self.keep_bounds(group)

    def drop(self, group: int, kind: int) -> None:
        """Take a card out of a group; it has no place then."""
        self.add(kind, group, -1)
        self.loose += UNITS[kind]

    def keep_bounds(self, group: int) -> None:
        """Take out what a group may not hold any more."""
        sort, here = group // 6, FLAGS_OF[group]
        for kind in kinds_of(greater(self.cards[sort], self.room[sort]) & here):
            while self.held(group, kind) > self.rows[group]:
                self.drop(group, kind)
        while self.sums[group] > (LARGEST - 1) * self.rows[group]:
            self.drop(group, next(kinds_of(greater(self.cards[sort], self.pins[sort]) & here)))

    def keep_limit(self) -> bool:
        """Take cards out of new rows that may not be there any more; False if they have to stay."""
        limit = self.limit
        if not_less(limit, ALL_BIASED) != FLAGS:
            return False
        for kind in kinds_of(greater(self.cards[2] + self.cards[3] + ALL_BIASED, limit)):
            while self.in_new_rows(kind) + BIAS > at(limit, kind):
                home = next((group for group in HOMES[kind][2:] if self.free(group, kind)), None)
                if home is None:
                    return False
                self.drop(home, kind)
        return True

    def pin(self, kind: int, group: int) -> bool:
        """Have one more card of a kind stay in a group; False if none is left for it, or the group has too few rows."""
        if at(self.pins[group // 6], kind) >= self.rows[group]:
            return False
        if not self.free(group, kind):
            if not at(self.loose, kind):
                other = next((each for each in HOMES[kind] if each != group and self.free(each, kind)), None)
                if other is None:
                    return False
                self.drop(other, kind)
            self.loose -= UNITS[kind]
            self.add(kind, group)
        self.pins[group // 6] += UNITS[kind]
        self.keep_bounds(group)  # a full group gives up another card
        return True

    def place_all(self) -> Iterator[int]:
        """Find a place for every card without one; for each that has none, yield the kinds that need room."""
        for kind in kinds_of(greater(self.loose, 0)):
            while at(self.loose, kind):
                kinds = self._place(kind)
                if kinds:
                    yield kinds
                    break
                self.loose -= UNITS[kind]

    def _open(self) -> list[int]:
        """Return the kinds of which each sort of group may hold one more, as flags."""
        return [((most | FLAGS) - cards - ONES) & FLAGS for most, cards in zip(self.room, self.cards, strict=True)]

    def _movable(self) -> list[int]:
        """Return the kinds of which each sort of group may give one, as flags."""
        return [((cards | FLAGS) - pins - ONES) & FLAGS for cards, pins in zip(self.cards, self.pins, strict=True)]

    def _at_limit(self) -> int:
        """Return the kinds of which new rows may hold no more, as flags."""
        return not_less(self.cards[2] + self.cards[3] + ALL_BIASED, self.limit)

    def _place(self, kind: int) -> int:
        """Find a place for a card, moving others; if there is none, return the kinds (flags) that need room."""
        kinds = FLAG[kind]
        at_limit = self._at_limit()
        queue = []
        for sort, group in enumerate(HOMES[kind][:2] if at_limit & kinds else HOMES[kind]):
            if at(self.room[sort], kind) > at(self.cards[sort], kind):
                if self.sums[group] < (LARGEST - 1) * self.rows[group]:
                    self.add(kind, group)
                    return 0
                queue.append(group)
        came = dict.fromkeys(queue, (kind, -1))
        opened, movable = self._open(), self._movable()
        for group in queue:
            opened[group // 6] &= ~FLAGS_OF[group]
        for group in queue:
            if self.sums[group] < (LARGEST - 1) * self.rows[group]:
                self._follow(came, group)
                return 0
            moving = movable[group // 6] & FLAGS_OF[group]
            kinds |= moving
            for sort in SORTS:
                there = moving & opened[sort]
                if sort >= 2 and group < NEW:
                    there &= ~at_limit
                while there:
                    other = (there.bit_length() >> 3) - 1
                    home = HOMES[other][sort]
                    came[home] = (other, group)
                    queue.append(home)
                    opened[sort] &= ~FLAGS_OF[home]
                    there &= ~FLAGS_OF[home]
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

        For each group that stays short, yield the groups of which one has too many rows.
        """
        for group in range(GROUPS):
            while self.sums[group] < SMALLEST * self.rows[group]:
                groups = self._fill(group)
                if groups is not None:
                    yield groups
                    break

    def _fill(self, start: int) -> set[int] | None:
        """Give a group one more card; if there is none for it, return the groups of which one has too many rows."""
        goes: dict[int, tuple[int, int]] = {start: (-1, -1)}
        queue = [start]
        opened, movable, at_limit, loose = self._open(), self._movable(), self._at_limit(), greater(self.loose, 0)
        movable[start // 6] &= ~FLAGS_OF[start]
        for group in queue:
            wanted = opened[group // 6] & FLAGS_OF[group]
            # New rows at their limit of a kind take only from other new rows.
            below = wanted & ~at_limit if group >= NEW else wanted
            if below & loose:
                kind = next(kinds_of(below & loose))
                self.loose -= UNITS[kind]
                self.add(kind, group)
                self._pass_on(goes, group)
                return None
            for sort in SORTS:
                there = movable[sort] & (wanted if sort >= 2 else below)
                while there:
                    kind = (there.bit_length() >> 3) - 1
                    other = HOMES[kind][sort]
                    goes[other] = (kind, group)
                    if self.sums[other] > SMALLEST * self.rows[other]:
                        self._pass_on(goes, other)
                        return None
                    queue.append(other)
                    movable[sort] &= ~FLAGS_OF[other]
                    there &= ~FLAGS_OF[other]
        return set(goes)

    def _pass_on(self, goes: dict[int, tuple[int, int]], group: int) -> None:
        while goes[group][1] >= 0:
            moved, after = goes[group]
            self.add(moved, group, -1)
            self.add(moved, after)
            group = after

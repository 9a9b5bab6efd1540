"""Find a table that the rule about new rows (C15, C16) allows, or proves that there is none.

Cards of one colour or shape form a group. Copies r_1 … r_6 of its kinds can form k rows of three to five cards if and
only if every r_i <= k and 3k <= sum(r) <= 5k; and each row can be given one card beforehand, as long as they suffice.
So a table is a flow: every card goes to the old rows of its colour or its shape that are continued, or to the new rows
of its colour or its shape, and every group has bounds.

The search starts from the table as it is, with all old rows continued and no new row. Where a card finds no place
along any augmenting path, only another new row helps, of a colour or shape on the way. Where a group stays short of
cards, only an old row of a group on the way can help, by not being continued. So few choices have to be tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from .continuations import FEATURES
from .fill_rows import fill_rows
from .flow import ALL_BIASED, GROUPS, KINDS, NEW, Anchor, Flow, Start
from .line import FAMILIES
from .new_rows import NewRows
from .packed_counts import FAMILY_FLAGS, FAMILY_ONES, FLAGS, ONES, UNITS, greater, minimum, not_less, pack
from .piece import Hand, pieces_in
from .row_starts import HAND, Anchoring, Need, Owner, find_starts, have_owners, to_spare
from .sets import LARGEST, SMALLEST, Counts, RowNumbers, counts_of

NO_LIMIT: Final = 64


class OldRows:
    """The old rows of a table, looked up in several ways."""

    def __init__(self, old: Sequence[int]) -> None:
        self.masks = old
        self.features = [FEATURES[row] for row in old]
        self.places = [[place for place, own in enumerate(self.features) if own == family] for family in range(NEW)]
        self.bits = [sum(1 << place for place in places) for places in self.places]
        """The places of the rows of each colour and shape, as bits."""
        self.having = [
            pack([sum(old[place] >> kind & 1 for place in self.places[home]) for kind, home in enumerate(homes)])
            for homes in ([kind // 6 for kind in range(36)], [6 + kind % 6 for kind in range(36)])
        ]
        """How many rows of its colour have each kind, and how many of its shape (packed)."""
        self._gives: dict[tuple[int, int, int, int], int] = {}
        self.all_give = [self.gives(family, 0, 0, 0) for family in range(NEW)]
        """What the rows of each colour and shape may give if all of them are continued."""

    def gives(self, family: int, less: int, gone: int, kept: int) -> int:
        """Return how many cards of each kind (packed) the rows of a colour or shape may give to new rows.

        Only rows that are continued may. Of those of which that is open, all but `less` are.
        """
        key = (family, less, gone & self.bits[family], kept & self.bits[family])
        if key not in self._gives:
            surely = [self.masks[place] for place in self.places[family] if kept >> place & 1]
            undecided = [self.masks[place] for place in self.places[family] if not (kept | gone) >> place & 1]
            self._gives[key] = sum(
                UNITS[kind]
                * (
                    sum(row >> kind & 1 for row in surely)
                    + min(sum(row >> kind & 1 for row in undecided), len(undecided) - less)
                )
                for kind in KINDS[family]
            )
        return self._gives[key]


class _Room(NamedTuple):
    """How many more new rows there may be, in all and of each colour and shape.

    With the new rows that each kind could have (packed), and the kinds (flags) that need all rows.
    """

    spare: int
    more: list[int]
    new: int
    tight: int


class Regrouping:
    """The search for a table with these cards from the hand, for one choice of Qwirkles after the other."""

    def __init__(self, rows: OldRows, played: Hand, rule: NewRows) -> None:
        self.rows, self.rule = rows, rule
        self.old, self.features = rows.masks, rows.features
        # With `matched` no row is continued in its own right: all rows are new, and old rows may own them.
        self.matched = rule == "matched"
        self.places = [[] for _ in rows.places] if self.matched else rows.places
        self.held = counts_of(played)
        self.hand = [1 << card for card in played]
        self.owners = [*self.hand, *rows.masks] if self.matched else self.hand
        self.owning = [sum(bool(owner & family) for owner in self.owners) for family in FAMILIES]
        self.most_sixes = [
            LARGEST if rule == "any" else number + len(places)
            for number, places in zip(self.owning, self.places, strict=True)
        ]
        """How many Qwirkles of each colour and shape there can be."""
        self.sufficing: dict[tuple[int, ...], bool] = {}
        """Whether the owners suffice for numbers of new rows."""
        self.more_rows: dict[tuple[tuple[int, ...], int], tuple[int, list[int], int]] = {}
        """What `_more_new_rows` found."""
        self.beside = [
            [
                place
                for place in places
                if self.old[place].bit_count() == SMALLEST
                and any(card & family & ~self.old[place] for card in self.hand)
            ]
            for places, family in zip(self.places, FAMILIES, strict=True)
        ]
        """Of each colour and shape, the old rows that may vanish although there is a new row: see `_apart`."""

    def search(self, families: Sequence[int], rest: Counts) -> list[int] | None:
        """Return a table of Qwirkles of these colours and shapes and of the other cards; None if there is none."""
        self.cards, self.numbers = pack(rest), RowNumbers(rest)
        self.there = greater(self.cards, 0)
        for continued, new in self._continued_and_new([families.count(family) for family in range(NEW)]):
            self.continued, self.new = continued, new
            flow = self._begin()
            found = None if flow is None else self._search(flow)
            if found is not None:
                return found
        return None

    def _continued_and_new(self, wanted: Sequence[int]) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
        """Yield every choice of which Qwirkles continue an old row and which are new, by family, few new ones first.

        Left out is what leaves too few rows for all other cards, however many new ones there are.
        """
        if self.matched:
            yield [0] * NEW, wanted
            return
        held, old = self.owning, [len(places) for places in self.rows.places]
        least = [max(0, number - rows) for number, rows in zip(wanted, old, strict=True)]
        left = [max(0, rows - number) for number, rows in zip(wanted, old, strict=True)]
        most = [left[family] + max(0, held[family] - least[family]) for family in range(NEW)]
        if self.numbers.fit([0] * NEW, left, most, len(self.hand) - sum(least)) is None:
            return
        ranges = [range(least[family], min(number, held[family]) + 1) for family, number in enumerate(wanted)]
        for new in sorted(product(*ranges), key=sum):
            if sum(new) <= len(self.hand):
                yield [number - each for number, each in zip(wanted, new, strict=True)], new

    def _begin(self) -> Flow | None:
        """Return the old rows as far as their cards are not in Qwirkles, and all other cards without a place."""
        flow = Flow()
        rows = [len(places) - sixes for places, sixes in zip(self.rows.places, self.continued, strict=True)]
        flow.lay(NEW if self.matched else 0, rows, self.cards, self.rows.having)
        if self.matched:
            flow.add_base(NO_LIMIT * ONES)
            return flow
        flow.give_all(self.rows.all_give)
        flow.settled = sum(1 << family for family, number in enumerate(self.new) if number)  # see `_apart`
        flow.add_base(pack(self.held) - sum(number * FAMILY_ONES[family] for family, number in enumerate(self.new)))
        return flow if flow.keep_limit() and self._owners_suffice(flow) else None

    def _set_limit(self, flow: Flow, family: int) -> bool:
        """Set how many cards of a colour or shape may be in new rows; return False if too many have to."""
        flow.set_gives(family, self.rows.gives(family, flow.less[family], flow.gone, flow.kept))
        return flow.keep_limit()

    def _search(self, flow: Flow) -> list[int] | None:
        room = self._room_for_all(flow)
        if room is None or not self._cards_for_all(flow, room):
            return None
        if self.matched and not self._owners_suffice(flow):
            return self._first(self._fewer_rows(flow, self._droppable(flow, set(range(GROUPS)), room, {})))
        more = _fewest(self._startable(flow, kinds) for kinds in flow.place_all())
        fewer = None
        if more is None or len(more) > 1:
            known: dict[int, bool] = {}
            fewer = _fewest(self._droppable(flow, groups, room, known) for groups in flow.fill_all())
        if fewer is not None and (more is None or len(fewer) < len(more)):
            return self._first(self._fewer_rows(flow, fewer))
        if more is not None:
            return self._first(self._more_rows(flow, more))
        return self._settle(flow)

    def _settle(self, flow: Flow) -> list[int] | None:
        """Choose which old rows go on, the card that each keeps, and how new rows start, when all cards have a place.

        Where that fails, decide about one row and search on.
        """
        going_on = self._going_on(flow)
        giver = self._giver(flow, going_on)
        if giver is not None:
            return self._first(self._keep_or_not(flow, giver))
        anchoring = Anchoring(flow, self.old, self.features, going_on)
        lost = anchoring.run(
            {(family, six): self._room(flow, family, six) for family in range(NEW) for six in (False, True)}
        )
        if lost is not None:
            return self._first(self._decide(flow, lost))
        starts = find_starts(flow, list(self._needs(flow)), self._owners(flow))
        if isinstance(starts, tuple):
            return self._first(self._decide_start(flow, *starts))
        return self._deal(flow, anchoring.chosen.values(), [*flow.starts, *starts])

    def _first(self, flows: Iterable[Flow]) -> list[int] | None:
        return next((found for found in map(self._search, flows) if found is not None), None)

    def _started(self, flow: Flow) -> tuple[int, ...]:
        """Return the number of new rows of each colour and shape, Qwirkles included."""
        return tuple([rows + sixes for rows, sixes in zip(flow.rows[NEW:], self.new, strict=True)])

    def _more_new_rows(self, started: tuple[int, ...], settled: int) -> tuple[int, list[int], int]:
        """Return how many more new rows there may be, in all, of each colour and shape, and for each kind (packed)."""
        key = started, settled
        if key not in self.more_rows:
            # With `matched` a row less of any colour or shape leaves its owner to another.
            spare = len(self.owners) - (0 if self.matched else sum(started))
            more = [
                0 if settled >> family & 1 else max(0, min(spare, owning - now))
                for family, (now, owning) in enumerate(zip(started, self.owning, strict=True))
            ]
            extra = sum([number * ones for number, ones in zip(more, FAMILY_ONES, strict=True)])
            self.more_rows[key] = spare, more, minimum(extra, spare * ONES)
        return self.more_rows[key]

    def _room_for_all(self, flow: Flow) -> _Room | None:
        """Return how many new rows there may still be, or None if some kind cannot have a place for all its cards."""
        spare, more, extra = self._more_new_rows(self._started(flow), flow.settled >> NEW)
        new = flow.room[2] + flow.room[3] + extra
        room = flow.room[0] + flow.room[1] + minimum(flow.limit - ALL_BIASED, new)
        if not_less(room, self.cards) != FLAGS:
            return None
        return _Room(spare, more, new, not_less(self.cards, room) & self.there)

    def _cards_for_all(self, flow: Flow, room: _Room) -> bool:
        """Test if there could be three cards for each row and a place for each card, with the numbers still possible.

        Which cards may be in new rows is not tested.
        """
        going_on, started = flow.rows[:NEW], flow.rows[NEW:]
        now = [a + b for a, b in zip(going_on, started, strict=True)]
        most = [a + b for a, b in zip(now, room.more, strict=True)]
        least, spare = started, room.spare
        if self.matched:
            least, spare = [0] * NEW, spare - sum(self.new)
        if flow.settled & (1 << NEW) - 1:
            least = [now[family] if flow.settled >> family & 1 else number for family, number in enumerate(least)]
        if self.matched:
            now = [0] * NEW
        fitting = self.numbers.fit(least, now, most, spare, flow.fitting)
        if fitting is None:
            return False
        flow.fitting = fitting
        return True

    def _startable(self, flow: Flow, kinds: int) -> list[int]:
        """Return the colours and shapes of these kinds (flags) of which there may be one more new row."""
        return [
            family
            for family in range(NEW)
            if kinds & FAMILY_FLAGS[family]
            and flow.rows[NEW + family] + self.new[family] < self.owning[family]
            and not flow.settled >> NEW + family & 1
        ]

    def _droppable(self, flow: Flow, groups: set[int], room: _Room, known: dict[int, bool]) -> list[int]:
        """Return the colours and shapes of these groups of which one more old row can be given up.

        `known` says of which that was found for the same flow.
        """
        found = []
        for family in range(NEW):
            if (NEW + family if self.matched else family) in groups:
                if family not in known:
                    known[family] = self._can_drop(flow, family, room)
                if known[family]:
                    found.append(family)
        return found

    def _can_drop(self, flow: Flow, family: int, room: _Room) -> bool:
        """Test if one more old row of a colour or shape can be given up."""
        if self.matched:
            return self._may_go(flow, family, room.tight)
        return (
            not flow.settled >> family & 1
            and not room.tight & FAMILY_FLAGS[family]
            and self._room(flow, family, False) > 0
            and len(self._open(flow, family)) > flow.less[family]
            and self._room_without(flow, family, room)
        )

    def _room_without(self, flow: Flow, family: int, room: _Room) -> bool:
        """Test if its cards could have a place with one row of a colour or shape less."""
        gives = self.rows.gives(family, flow.less[family] + 1, flow.gone, flow.kept)
        limit = flow.limit - flow.gives[family] + gives
        here = FAMILY_FLAGS[family]
        if not_less(limit, ALL_BIASED) & here != here:
            return False
        rows = flow.room[0] + flow.room[1] - FAMILY_ONES[family]
        return not_less(rows + minimum(limit - ALL_BIASED, room.new), self.cards) & here == here

    def _may_go(self, flow: Flow, family: int, tight: int) -> bool:
        """Test if, with `matched`, there may be one row of a colour or shape less."""
        started = sum(start.family == family and not start.six for start in flow.starts)
        free = flow.rows[NEW + family] > started and not flow.settled >> family & 1
        return free and not tight & FAMILY_FLAGS[family]

    def _more_rows(self, flow: Flow, families: Iterable[int]) -> Iterator[Flow]:
        """Iterate over flows with one more new row of one of these, and no more of those before it."""
        settled = flow.settled
        for family in families:
            after = flow.copy()
            after.settled = settled
            settled |= 1 << NEW + family
            after.add_rows(NEW + family, 1)
            if self.matched:
                after.settled |= 1 << family
                yield after
                continue
            if not self.beside[family]:
                after.settled |= 1 << family
            if self._apart(after, family) and self._owners_suffice(after):
                yield after

    def _fewer_rows(self, flow: Flow, families: Iterable[int]) -> Iterator[Flow]:
        """Iterate over flows with one old row less of one of these, and no fewer of those before it.

        Which row that is, is decided only if it matters.
        """
        settled = flow.settled
        for family in families:
            after = flow.copy()
            after.settled = settled
            settled |= 1 << family
            if self.matched:
                after.settled |= 1 << NEW + family
                after.remove_row(NEW + family)
                yield after
                continue
            after.less[family] += 1
            after.remove_row(family)
            if after.less[family] > len(self.beside[family]):
                after.settled |= 1 << NEW + family
            if self._set_limit(after, family) and self._apart(after, family):
                yield after

    def _open(self, flow: Flow, family: int) -> list[int]:
        """Return the places of the old rows of a colour or shape about which nothing has been decided."""
        decided = flow.gone | flow.kept
        return [place for place in self.places[family] if not decided >> place & 1]

    def _room(self, flow: Flow, family: int, six: bool) -> int:
        """Return how many continued rows of a colour or shape, or Qwirkles, are not those of a decided old row."""
        decided = sum(each.six == six and self.features[each.place] == family for each in flow.anchors)
        return (self.continued[family] if six else flow.rows[family]) - decided

    def _apart(self, flow: Flow, family: int) -> bool:
        """Test if new rows need not share a card with rows of their colour or shape that are not continued.

        Where they do, the new row could continue the other, with copies exchanged, and nothing would be worse: no need
        to try that. Only two rows of three share none, of all cards of their colour or shape.
        """
        gone = 0 if self.matched else flow.gone & self.rows.bits[family]
        if not gone and not flow.less[family]:
            return True
        if self.new[family]:
            return False
        if not flow.rows[NEW + family]:
            return True
        starts = sum({1 << start.kind for start in flow.starts if start.family == family})
        beside = [place for place in self.beside[family] if not self.old[place] & starts]
        undecided = set(beside).intersection(self._open(flow, family))
        return not gone & ~sum(1 << place for place in beside) and len(undecided) >= flow.less[family]

    def _without(self, flow: Flow, place: int) -> Iterator[Flow]:
        """Yield the flow without an old row about which nothing has been decided, if that is possible."""
        after, family = flow.copy(), self.features[place]
        after.gone |= 1 << place
        if after.less[family]:
            after.less[family] -= 1
        elif self._room(flow, family, False):
            after.remove_row(family)
        else:
            return
        if self._set_limit(after, family) and self._apart(after, family):
            yield after

    def _owners_suffice(self, flow: Flow) -> bool:
        """Test if there can be a card from the hand for each new row (with `matched`, or an old row) to itself."""
        wanted = self._started(flow)
        if wanted not in self.sufficing:
            needs = [family for family, number in enumerate(wanted) for _ in range(number)]
            self.sufficing[wanted] = have_owners(needs, self.owners)
        return self.sufficing[wanted]

    def _going_on(self, flow: Flow) -> int:
        """Return the old rows to continue, as bits: first those with cards that new rows need."""
        chosen = flow.kept
        for family in range(NEW):
            places = self._open(flow, family)
            if flow.less[family]:
                taken = {kind: max(0, flow.in_new_rows(kind) - flow.base_of(kind)) for kind in KINDS[family]}
                places.sort(key=lambda place: -sum(taken[kind] for kind in pieces_in(self.old[place])))
            chosen |= sum(1 << place for place in places[: len(places) - flow.less[family]])
        return chosen

    def _giver(self, flow: Flow, going_on: int) -> int | None:
        """Return the place of an old row that may have to be continued, as new rows need more of its cards, or None."""
        unsure = [place for family in range(NEW) if flow.less[family] for place in self._open(flow, family)]
        for place in unsure:
            for kind in pieces_in(0 if going_on >> place & 1 else self.old[place]):
                if to_spare(flow, self.old, going_on, kind) < 0:
                    return place
        return None

    def _keep_or_not(self, flow: Flow, place: int) -> Iterator[Flow]:
        """Decide whether an old row goes on."""
        after = flow.copy()
        after.kept |= 1 << place
        if self._set_limit(after, self.features[place]):
            yield after
        yield from self._without(flow, place)

    def _decide(self, flow: Flow, place: int) -> Iterator[Flow]:
        """Decide with which of its cards an old row goes on, or that it does not."""
        family = self.features[place]
        for six in (False, True):
            if not self._room(flow, family, six):
                continue
            for kind in pieces_in(self.old[place]):
                after = flow.copy()
                after.anchors = (*after.anchors, Anchor(place, kind, six))
                after.kept |= 1 << place
                after.add_base(-UNITS[kind])
                if (six or after.pin(kind, family)) and self._set_limit(after, family):
                    yield after
        if not flow.kept >> place & 1:
            yield from self._without(flow, place)

    def _needs(self, flow: Flow) -> Iterator[Need]:
        """Iterate over the new rows without a decided start."""
        for family in range(NEW):
            for six, number in ((False, flow.rows[NEW + family]), (True, self.new[family])):
                number -= sum(start.family == family and start.six == six for start in flow.starts)
                for _ in range(number):
                    yield family, six

    def _owners(self, flow: Flow) -> list[Owner]:
        """Return the owners without a new row, with their cards: each card of the hand, and with `matched` old rows."""
        hand = list(self.held)
        for start in flow.starts:
            if start.owner == HAND:
                hand[start.kind] -= 1
        owners = [(HAND, 1 << kind) for kind, count in enumerate(hand) for _ in range(count)]
        if self.matched:
            used = {start.owner for start in flow.starts}
            owners += [(place, row) for place, row in enumerate(self.old) if place not in used]
        return owners

    def _decide_start(self, flow: Flow, family: int, six: bool) -> Iterator[Flow]:
        """Decide who owns one of these new rows, or that with `matched` there is one less."""
        for owner, mask in dict.fromkeys(self._owners(flow)):
            for kind in pieces_in(mask & FAMILIES[family]):
                after = flow.copy()
                after.starts = (*after.starts, Start(family, kind, six, owner))
                if (six or after.pin(kind, NEW + family)) and after.keep_limit() and self._apart(after, family):
                    yield after
        if self.matched and not six and self._may_go(flow, family, 0):
            yield from self._fewer_rows(flow, [family])

    def _deal(self, flow: Flow, anchors: Iterable[Anchor], starts: Sequence[Start]) -> list[int]:
        """Deal the cards of each group into its rows, those of old rows as they are where possible."""
        rows = [FAMILIES[family] for family in range(NEW) for _ in range(self.continued[family] + self.new[family])]
        wishes: list[list[tuple[int, int]]] = [[] for _ in range(GROUPS)]
        for each in anchors:
            if not each.six:
                wishes[self.features[each.place]].append((1 << each.kind, self.old[each.place]))
        for start in starts:
            if not start.six:
                should = 0 if start.owner == HAND else self.old[start.owner] & FAMILIES[start.family]
                wishes[NEW + start.family].append((1 << start.kind, should))
        for group in range(GROUPS):
            rows += fill_rows({kind: flow.held(group, kind) for kind in KINDS[group]}, wishes[group])
        return rows


def _fewest(choices: Iterable[list[int]]) -> list[int] | None:
    """Return the shortest of these lists, or the first with at most one entry; None if there are none."""
    best = None
    for some in choices:
        if best is None or len(some) < len(best):
            best = some
            if len(best) <= 1:
                break
    return best

"""Finds a table that the rule about new rows (C15, C16) allows, or proves that there is none.

Cards of one colour or shape form a group. Copies r_1 … r_6 of its kinds can lie in k rows of three to five cards if and
only if every r_i <= k and 3k <= sum(r) <= 5k; and each row can be given one card beforehand, as long as they suffice.
So a table is a flow: every card goes to the old rows of its colour or its shape that are continued, or to the new rows
of its colour or its shape, and every group has bounds.

The search starts from the table as it lies, with all old rows continued and no new row. Where a card finds no place
along any augmenting path, only another new row helps, of a colour or shape on the way. Where a group stays short of
cards, only an old row of a group on the way can help, by not being continued. So few choices have to be tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from .edition import NewRows
from .flow import GROUPS, HOMES, KINDS, NEW, Anchor, Flow, Start
from .line import FAMILIES
from .new_rows import FEATURES
from .piece import Hand, pieces_in
from .sets import LARGEST, SMALLEST, Counts, RowNumbers, counts_of

NO_LIMIT: Final = 99
HAND: Final = -1
"""The owner of a new row that starts with a card from the hand."""


class Lying:
    """The old rows of a table, looked up in several ways."""

    def __init__(self, old: Sequence[int]) -> None:
        self.rows = old
        self.features = [FEATURES[row] for row in old]
        self.places = [[place for place, own in enumerate(self.features) if own == family] for family in range(NEW)]
        self.having = [
            [sum(old[place] >> kind & 1 for place in self.places[home[0]]) for home in HOMES[kind][:2]]
            for kind in range(36)
        ]
        """Of each kind, how many rows of its colour and of its shape have it."""


class _Room(NamedTuple):
    """How many more new rows there may be, in all and of each colour and shape, and the kinds that need all rows."""

    spare: int
    more: list[int]
    tight: int


class Regrouping:
    """The search for one choice of cards and of Qwirkles: of each colour and shape, those that continue an old row of
    it and those that are new."""

    def __init__(self, lying: Lying, played: Hand, continued: Sequence[int], new: Sequence[int], rule: NewRows) -> None:
        self.lying, self.rule = lying, rule
        self.old, self.features = lying.rows, lying.features
        # With `matched` no row is continued in its own right: all rows are new, and old rows may own them.
        self.matched = rule == "matched"
        self.places = [[] for _ in lying.places] if self.matched else lying.places
        self.continued, self.new = continued, new
        self.held = counts_of(played)
        self.hand = [1 << card for card in played]
        self.owners = [*self.hand, *lying.rows] if self.matched else self.hand
        self.owning = [sum(bool(owner & family) for owner in self.owners) for family in FAMILIES]

    def search(self, cards: Counts, numbers: RowNumbers) -> list[int] | None:
        """A table of these cards, which are those left beside the Qwirkles; the Qwirkles come with it."""
        self.cards, self.numbers = cards, numbers
        self.copies = [(kind, count) for kind, count in enumerate(cards) if count]
        flow = self._begin(cards)
        return None if flow is None else self._search(flow)

    def _begin(self, cards: Counts) -> Flow | None:
        """The old rows as they lie, as far as their cards are not in Qwirkles, and all other cards without a place."""
        flow = Flow()
        flow.cards = [[0] * 6 for _ in range(GROUPS)]
        flow.pins = [[0] * 6 for _ in range(GROUPS)]
        flow.rows, flow.sums = [0] * GROUPS, [0] * GROUPS
        flow.gone, flow.kept, flow.less, flow.anchors, flow.starts, flow.settled = 0, 0, [0] * NEW, (), (), 0
        left = list(cards)
        for family, places in enumerate(self.lying.places):
            group = NEW + family if self.matched else family
            rows = flow.rows[group] = len(places) - self.continued[family]
            here = flow.cards[group]
            for spot, kind in enumerate(KINDS[family]):
                here[spot] = min(left[kind], self.lying.having[kind][family >= 6], rows)
                left[kind] -= here[spot]
            flow.sums[group] = sum(here)
        flow.loose = [kind for kind, count in enumerate(left) for _ in range(count)]
        for group in range(GROUPS):
            flow.keep_bounds(group)
        flow.base = [self.held[kind] - self.new[kind // 6] - self.new[6 + kind % 6] for kind in range(36)]
        if self.matched:
            flow.limit = [NO_LIMIT] * 36
            return flow
        flow.limit = [base + sum(having) for base, having in zip(flow.base, self.lying.having, strict=True)]
        return flow if min(flow.limit) >= 0 and self._owners_suffice(flow) else None

    def _limit(self, flow: Flow, kind: int, dropped: int | None = None) -> int:
        """Work out how many cards of a kind may lie in new rows.

        Those from the hand and those of rows that are continued: of rows of which that is open, as many as may be.
        Of a colour or shape, one row less may be continued.
        """
        limit = flow.base[kind]
        for (group, _), all_having in zip(HOMES[kind], self.lying.having[kind], strict=False):
            less = flow.less[group] + (group == dropped)
            if not (less or flow.gone):
                limit += all_having
                continue
            having = surely = undecided = 0
            for place in self.places[group]:
                has = self.old[place] >> kind & 1
                if flow.kept >> place & 1:
                    surely += has
                elif not flow.gone >> place & 1:
                    undecided += 1
                    having += has
            limit += surely + min(having, undecided - less)
        return limit

    def _set_limit(self, flow: Flow, family: int) -> bool:
        """Work out how many cards of a colour or shape may lie in new rows; False if too many have to."""
        for kind in KINDS[family]:
            limit = flow.limit[kind] = self._limit(flow, kind)
            if limit < 0 or not flow.keep_limit(kind):
                return False
        return True

    def _search(self, flow: Flow) -> list[int] | None:
        room = self._room_for_all(flow)
        if room is None or not self._cards_for_all(flow, room):
            return None
        if self.matched and not self._owners_suffice(flow):
            return self._first(self._fewer_rows(flow, self._droppable(flow, set(range(GROUPS)), room)))
        more = _fewest(self._startable(flow, kinds) for kinds in flow.place_all())
        fewer = None
        if more is None or len(more) > 1:
            fewer = _fewest(self._droppable(flow, groups, room) for groups in flow.fill_all())
        if fewer is not None and (more is None or len(fewer) < len(more)):
            return self._first(self._fewer_rows(flow, fewer))
        if more is not None:
            return self._first(self._more_rows(flow, more))
        going_on = self._going_on(flow)
        giver = self._giver(flow, going_on)
        if giver is not None:
            return self._first(self._keep_or_not(flow, giver))
        anchors, lost = self._anchors(flow, going_on)
        if lost is not None:
            return self._first(self._decide(flow, lost))
        starts, missing = self._starts(flow)
        if missing is not None:
            return self._first(self._decide_start(flow, *missing))
        return self._deal(flow, anchors, starts)

    def _first(self, flows: Iterable[Flow]) -> list[int] | None:
        return next((found for found in map(self._search, flows) if found is not None), None)

    def _room_for_all(self, flow: Flow) -> _Room | None:
        """Return how many new rows there may still be, or None if some kind cannot have a place for all its cards."""
        rows = flow.rows
        started = [rows[NEW + family] + self.new[family] for family in range(NEW)]
        # With `matched` a row less of any colour or shape leaves its owner to another.
        spare = len(self.owners) - (0 if self.matched else sum(started))
        more = [
            0 if flow.settled >> NEW + family & 1 else min(spare, max(0, self.owning[family] - started[family]))
            for family in range(NEW)
        ]
        tight = 0
        for kind, count in self.copies:
            lying = rows[kind // 6] + rows[6 + kind % 6]
            if lying <= count:
                room = lying + min(flow.limit[kind], _new_rows_of(kind, rows, more, spare))
                if room < count:
                    return None
                if room == count:
                    tight |= 1 << kind
        return _Room(spare, more, tight)

    def _cards_for_all(self, flow: Flow, room: _Room) -> bool:
        """Whether there could be three cards for each row and a place for each card, with the numbers still possible.

        It is not asked which cards may lie in new rows.
        """
        least, now, most = [], [], []
        for family in range(NEW):
            started, going_on = flow.rows[NEW + family], flow.rows[family]
            no_less = flow.settled >> family & 1
            least.append(started + going_on if no_less else 0 if self.matched else started)
            now.append(0 if self.matched else started + going_on)
            most.append(started + going_on + room.more[family])
        return self.numbers.fit(least, now, most, room.spare - (sum(self.new) if self.matched else 0))

    def _startable(self, flow: Flow, kinds: set[int]) -> list[int]:
        """The colours and shapes of these kinds of which there may be one more new row."""
        families = sorted({home[0] for kind in kinds for home in HOMES[kind][:2]})
        return [
            family
            for family in families
            if flow.rows[NEW + family] + self.new[family] < self.owning[family] and not flow.settled >> NEW + family & 1
        ]

    def _droppable(self, flow: Flow, groups: set[int], room: _Room) -> list[int]:
        """The colours and shapes of these groups of which one more old row may not be continued."""
        if self.matched:
            return [
                family for family in range(NEW) if NEW + family in groups and self._may_go(flow, family, room.tight)
            ]
        return [
            family
            for family in range(NEW)
            if family in groups
            and not flow.settled >> family & 1
            and not room.tight & FAMILIES[family]
            and self._room(flow, family, False) > 0
            and len(self._open(flow, family)) > flow.less[family]
            and self._room_without(flow, family, room)
        ]

    def _room_without(self, flow: Flow, family: int, room: _Room) -> bool:
        """Whether its cards could have a place with one row of a colour or shape less."""
        for kind in KINDS[family]:
            lacking = self.cards[kind] - flow.rows[kind // 6] - flow.rows[6 + kind % 6] + 1
            if lacking > 0 and (
                lacking > _new_rows_of(kind, flow.rows, room.more, room.spare)
                or lacking > self._limit(flow, kind, family)
            ):
                return False
        return True

    def _may_go(self, flow: Flow, family: int, tight: int) -> bool:
        """With `matched`, whether there may be one row of a colour or shape less."""
        started = sum(start.family == family and not start.six for start in flow.starts)
        free = flow.rows[NEW + family] > started and not flow.settled >> family & 1
        return free and not tight & FAMILIES[family]

    def _more_rows(self, flow: Flow, families: Iterable[int]) -> Iterator[Flow]:
        """One more new row of these colours and shapes: of each, with no more of those before it."""
        settled = flow.settled
        for family in families:
            after = flow.copy()
            after.settled = settled
            settled |= 1 << NEW + family
            after.rows[NEW + family] += 1
            if self.matched:
                after.settled |= 1 << family
                yield after
            elif self._apart(after, family) and self._owners_suffice(after):
                yield after

    def _fewer_rows(self, flow: Flow, families: Iterable[int]) -> Iterator[Flow]:
        """One old row of these colours and shapes less: of each, with no more less of those before it.

        Which row that is, is decided only if it matters.
        """
        settled = flow.settled
        for family in families:
            after = flow.copy()
            after.settled = settled
            settled |= 1 << family
            if self.matched:
                after.settled |= 1 << NEW + family
                after.rows[NEW + family] -= 1
                after.keep_bounds(NEW + family)
                yield after
                continue
            after.less[family] += 1
            after.rows[family] -= 1
            after.keep_bounds(family)
            if self._set_limit(after, family) and self._apart(after, family):
                yield after

    def _open(self, flow: Flow, family: int) -> list[int]:
        """The places of the old rows of a colour or shape about which nothing has been decided."""
        decided = flow.gone | flow.kept
        return [place for place in self.places[family] if not decided >> place & 1]

    def _room(self, flow: Flow, family: int, six: bool) -> int:
        """How many continued rows of a colour or shape, or Qwirkles, are not those of a decided old row."""
        decided = sum(each.six == six and self.features[each.place] == family for each in flow.anchors)
        return (self.continued[family] if six else flow.rows[family]) - decided

    def _apart(self, flow: Flow, family: int) -> bool:
        """Whether new rows need not share a card with rows of their colour or shape that are not continued.

        Where they do, the new row could continue the other, with copies exchanged, and nothing would be worse: no need
        to try that. Only two rows of three share none, of all cards of their colour or shape.
        """
        gone = [place for place in self.places[family] if flow.gone >> place & 1]
        if not len(gone) + flow.less[family]:
            return True
        if self.new[family]:
            return False
        if not flow.rows[NEW + family]:
            return True
        starts = sum({1 << start.kind for start in flow.starts if start.family == family})
        beside = [
            row.bit_count() == SMALLEST
            and not row & starts
            and any(card & FAMILIES[family] & ~row for card in self.hand)
            for row in self.old
        ]
        return all(beside[place] for place in gone) and (
            sum(beside[place] for place in self._open(flow, family)) >= flow.less[family]
        )

    def _without(self, flow: Flow, place: int) -> Iterator[Flow]:
        """The same without an old row about which nothing has been decided; nothing if that cannot be."""
        after, family = flow.copy(), self.features[place]
        after.gone |= 1 << place
        if after.less[family]:
            after.less[family] -= 1
        elif self._room(flow, family, False):
            after.rows[family] -= 1
            after.keep_bounds(family)
        else:
            return
        if self._set_limit(after, family) and self._apart(after, family):
            yield after

    def _owners_suffice(self, flow: Flow) -> bool:
        """Whether there can be a card from the hand for each new row (with `matched`, or an old row) to itself."""
        needs = [family for family in range(NEW) for _ in range(flow.rows[NEW + family] + self.new[family])]
        return len(needs) <= len(self.owners) and _match(needs, self.owners)

    def _going_on(self, flow: Flow) -> int:
        """Choose which old rows go on, as bits: first those with cards that new rows need."""
        chosen = flow.kept
        taken = [flow.in_new_rows(kind) - flow.base[kind] for kind in range(36)]
        for family in range(NEW):
            places = self._open(flow, family)
            if flow.less[family]:
                places.sort(key=lambda place: -sum(max(0, taken[kind]) for kind in pieces_in(self.old[place])))
            chosen |= sum(1 << place for place in places[: len(places) - flow.less[family]])
        return chosen

    def _giver(self, flow: Flow, going_on: int) -> int | None:
        """The place of an old row that might have to go on, because new rows need more of its cards than those give."""
        unsure = [place for family in range(NEW) if flow.less[family] for place in self._open(flow, family)]
        for place in unsure:
            for kind in pieces_in(0 if going_on >> place & 1 else self.old[place]):
                given = sum(row >> kind & 1 for other, row in enumerate(self.old) if going_on >> other & 1)
                if flow.in_new_rows(kind) > flow.base[kind] + given:
                    return place
        return None

    def _keep_or_not(self, flow: Flow, place: int) -> Iterator[Flow]:
        """Decide whether an old row goes on."""
        after = flow.copy()
        after.kept |= 1 << place
        if self._set_limit(after, self.features[place]):
            yield after
        yield from self._without(flow, place)

    def _anchors(self, flow: Flow, going_on: int) -> tuple[dict[int, Anchor], int | None]:
        """Choose for each of these rows one of its cards that it keeps; with the place of a row that has none.

        By augmenting paths: a card of the row that lies in its group or in a Qwirkle, and that no new row needs.
        """
        chosen = {each.place: each for each in flow.anchors}
        free = [place for place in range(len(self.old)) if going_on >> place & 1 and place not in chosen]
        left = [flow.base[kind] - flow.in_new_rows(kind) for kind in range(36)]
        for place, row in enumerate(self.old):
            if going_on >> place & 1:
                for kind in pieces_in(row):
                    left[kind] += 1

        def rivals(place: int, kind: int, six: bool) -> list[int] | None:
            """Those that leave no room for it; None if there is room."""
            group = self.features[place]
            others = [chosen[other] for other in free if other in chosen]
            beside = [each.place for each in others if each.six == six and self.features[each.place] == group]
            if len(beside) >= self._room(flow, group, six):
                return beside
            spot = kind % 6 if group < 6 else kind // 6
            here = [other for other in beside if chosen[other].kind == kind]
            if not six and len(here) >= flow.cards[group][spot] - flow.pins[group][spot]:
                return here
            same = [each.place for each in others if each.kind == kind]
            return same if len(same) >= left[kind] else None

        def find(place: int, seen: set[tuple[int, int, bool]]) -> bool:
            for six in (False, True):
                for kind in pieces_in(self.old[place]):
                    key = (self.features[place], kind, six)
                    if key in seen:
                        continue
                    seen.add(key)
                    others = rivals(place, kind, six)
                    for other in others or ():
                        before = dict(chosen)
                        del chosen[other]
                        if find(other, seen) and rivals(place, kind, six) is None:
                            others = None
                            break
                        chosen.clear()
                        chosen.update(before)
                    if others is None:
                        chosen[place] = Anchor(place, kind, six)
                        return True
            return False

        for place in free:
            if not find(place, set()):
                return chosen, place
        return chosen, None

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
                after.base[kind] -= 1
                fits = six or after.pin(kind, family)
                if fits and self._set_limit(after, kind // 6) and self._set_limit(after, family):
                    yield after
        if not flow.kept >> place & 1:
            yield from self._without(flow, place)

    def _starts(self, flow: Flow) -> tuple[list[Start], tuple[int, bool] | None]:
        """Choose how each new row starts; with the colour or shape of one that has no owner, and if it is a Qwirkle."""
        owners = self._owners(flow)
        needs = [(family, six) for family, six, number in self._new_rows(flow) for _ in range(number)]
        chosen: dict[int, tuple[int, int]] = {}  # by owner: the need, and the kind

        def find(need: int, seen: set[int]) -> bool:
            family, six = needs[need]
            for owner, (_, mask) in enumerate(owners):
                if owner in seen:
                    continue
                for kind in pieces_in(mask & FAMILIES[family]):
                    spot = kind % 6 if family < 6 else kind // 6
                    room = 99 if six else flow.cards[NEW + family][spot] - flow.pins[NEW + family][spot]
                    used = sum(needs[each] == (family, six) and one == kind for each, one in chosen.values())
                    if used >= room:
                        continue
                    seen.add(owner)
                    before = dict(chosen)
                    chosen[owner] = (need, kind)
                    if owner not in before or find(before[owner][0], seen):
                        return True
                    chosen.clear()
                    chosen.update(before)
                    break
            return False

        for need in range(len(needs)):
            if not find(need, set()):
                return [], needs[need]
        starts = [Start(*_start(needs[need], kind), owners[owner][0]) for owner, (need, kind) in chosen.items()]
        return [*flow.starts, *starts], None

    def _new_rows(self, flow: Flow) -> Iterator[tuple[int, bool, int]]:
        """How many new rows have no decided start: the colour or shape, whether they are Qwirkles, and the number."""
        for family in range(NEW):
            for six, number in ((False, flow.rows[NEW + family]), (True, self.new[family])):
                number -= sum(start.family == family and start.six == six for start in flow.starts)
                if number:
                    yield family, six, number

    def _owners(self, flow: Flow) -> list[tuple[int, int]]:
        """Who may own a new row and does not yet, with their cards: the hand card by card, with `matched` old rows."""
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
                if (six or after.pin(kind, NEW + family)) and after.keep_limit(kind) and self._apart(after, family):
                    yield after
        if self.matched and not six and self._may_go(flow, family, 0):
            yield from self._fewer_rows(flow, [family])

    def _deal(self, flow: Flow, anchors: dict[int, Anchor], starts: Sequence[Start]) -> list[int]:
        """Deal the cards of each group into its rows, those of old rows as they lie where possible."""
        rows = [FAMILIES[family] for family in range(NEW) for _ in range(self.continued[family] + self.new[family])]
        for family in range(NEW):
            own = [each for each in anchors.values() if self.features[each.place] == family and not each.six]
            rows += _deal_group(flow.cards[family], family, [(1 << each.kind, self.old[each.place]) for each in own])
            new = [
                (1 << start.kind, 0 if start.owner == HAND else self.old[start.owner] & FAMILIES[family])
                for start in starts
                if start.family == family and not start.six
            ]
            rows += _deal_group(flow.cards[NEW + family], family, new)
        return rows


def _fewest(choices: Iterable[list[int]]) -> list[int] | None:
    """The shortest of these lists, or the first with at most one entry; None if there are none."""
    best = None
    for some in choices:
        if best is None or len(some) < len(best):
            best = some
            if len(best) <= 1:
                break
    return best


def _new_rows_of(kind: int, rows: Sequence[int], more: Sequence[int], spare: int) -> int:
    """How many new rows of its colour and shape a kind could have."""
    color, shape = kind // 6, 6 + kind % 6
    return rows[NEW + color] + rows[NEW + shape] + min(spare, more[color] + more[shape])


def continued_and_new(
    lying: Lying, played: Hand, families: Sequence[int], rest: Counts, numbers: RowNumbers, rule: NewRows
) -> Iterator[tuple[list[int], list[int]]]:
    """Every way to say which Qwirkles continue an old row and which are new, by family, few new ones first.

    Left out is what leaves too few rows for all other cards, however many new ones there are.
    """
    wanted = [families.count(family) for family in range(NEW)]
    if rule == "matched":
        yield [0] * NEW, wanted
        return
    owners = [1 << card for card in played]
    held = [sum(bool(owner & family) for owner in owners) for family in FAMILIES]
    least = [max(0, number - len(lying.places[family])) for family, number in enumerate(wanted)]
    old = [max(0, len(lying.places[family]) - number) for family, number in enumerate(wanted)]
    most = [old[family] + max(0, held[family] - least[family]) for family in range(NEW)]
    if not numbers.fit([0] * NEW, old, most, len(owners) - sum(least)):
        return
    ranges = [range(least[family], min(number, held[family]) + 1) for family, number in enumerate(wanted)]
    for new in sorted(product(*ranges), key=sum):
        spare = len(owners) - sum(new)
        if spare < 0:
            return
        rows = [len(lying.places[family]) - wanted[family] + new[family] for family in range(NEW)]
        more = [min(held[family] - new[family], spare) for family in range(NEW)]
        if all(
            count <= rows[kind // 6] + rows[6 + kind % 6] + min(spare, more[kind // 6] + more[6 + kind % 6])
            for kind, count in enumerate(rest)
        ) and _match([family for family in range(NEW) for _ in range(new[family])], owners):
            yield [number - each for number, each in zip(wanted, new, strict=True)], list(new)


def _start(need: tuple[int, bool], kind: int) -> tuple[int, int, bool]:
    family, six = need
    return family, kind, six


def _match(needs: Sequence[int], owners: Sequence[int]) -> bool:
    """Whether every family can have an owner to itself that has a card of it."""
    owned: dict[int, int] = {}

    def find(need: int, seen: set[int]) -> bool:
        for owner, mask in enumerate(owners):
            if owner not in seen and mask & FAMILIES[needs[need]]:
                seen.add(owner)
                if owner not in owned or find(owned[owner], seen):
                    owned[owner] = need
                    return True
        return False

    return all(find(need, set()) for need in range(len(needs)))


def _deal_group(cards: Sequence[int], group: int, wishes: Sequence[tuple[int, int]]) -> list[int]:
    """Deal cards into rows of three to five: each has a card that it must hold, and cards that it should hold."""
    left = dict(zip(KINDS[group], cards, strict=True))
    rows = [must for must, _ in wishes]
    for must, _ in wishes:
        for kind in pieces_in(must):
            left[kind] -= 1
    for place, (_, wish) in enumerate(wishes):
        for kind in pieces_in(wish & ~rows[place]):
            if left[kind]:
                left[kind] -= 1
                rows[place] |= 1 << kind
    for kind, count in left.items():
        lacking = sorted((row.bit_count(), place) for place, row in enumerate(rows) if not row >> kind & 1)
        for _, place in lacking[:count]:
            rows[place] |= 1 << kind
    while rows:
        small = min(range(len(rows)), key=lambda place: rows[place].bit_count())
        large = max(range(len(rows)), key=lambda place: rows[place].bit_count())
        if rows[small].bit_count() >= SMALLEST and rows[large].bit_count() < LARGEST:
            return rows
        must, wish = wishes[large]
        movable = pieces_in(rows[large] & ~rows[small] & ~must)
        card = max(movable, key=lambda kind: (not wish >> kind & 1, wishes[small][1] >> kind & 1))
        rows[large] ^= 1 << card
        rows[small] |= 1 << card
    return rows

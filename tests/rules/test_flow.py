"""Cards in groups of rows: the flow keeps all bounds, loses no card and is as large as an independent search says."""

from __future__ import annotations

from collections import Counter, deque
from random import Random

import pytest

from sixfold.rules.flow import BIAS, GROUPS, HOMES, KINDS, NEW, Anchor, Flow, Start
from sixfold.rules.line import FAMILIES
from sixfold.rules.packed_counts import FLAG, FLAGS, UNITS, at, kinds_of
from sixfold.rules.sets import LARGEST, SMALLEST
from tests.support.depth import rounds, seeded_rng

MOST = LARGEST - 1
CASES = rounds(150, 3000)


def some_flow(rng: Random) -> Flow:
    """Return rows of a few groups, and cards of those that have no place yet."""
    flow = Flow()
    families = {0, *rng.sample(range(NEW), rng.randint(0, 4))}  # the first one stands at every boundary
    for family in sorted(families):
        flow.add_rows(family, rng.choice((0, 1, 1, 2, 3)))
        flow.add_rows(NEW + family, rng.choice((0, 0, 1, 2)))
    for kind in sorted({kind for family in families for kind in KINDS[family]}):
        room = sum(flow.rows[group] for group in HOMES[kind])
        flow.loose += min(3, rng.randint(0, room + (rng.random() < 0.1))) * UNITS[kind]
        flow.add_base(rng.choice((0, 1, 1, 2, 3)) * UNITS[kind])
    return flow


def filled_flow(rng: Random) -> Flow:
    """Return a flow in which cards lie, some of them pinned."""
    flow = some_flow(rng)
    list(flow.place_all())
    for group in range(GROUPS):
        for kind in KINDS[group]:
            flow.pins[group // 6] += rng.randint(0, flow.held(group, kind)) * UNITS[kind]
    return flow


def numbers(packed: int) -> Counter[int]:
    """Return a packed number as the number of each kind that has any."""
    return Counter({kind: at(packed, kind) for kind in range(36) if at(packed, kind)})


def everything(flow: Flow) -> Counter[int]:
    return numbers(flow.loose) + Counter(
        {kind: sum(flow.held(group, kind) for group in HOMES[kind]) for kind in range(36)}
    )


def limit_of(flow: Flow, kind: int) -> int:
    return at(flow.limit, kind) - BIAS


def pinned(flow: Flow, group: int, kind: int) -> int:
    return flow.held(group, kind) - flow.free(group, kind)


def check(flow: Flow) -> None:
    """Nothing is where it may not be."""
    for group in range(GROUPS):
        held = [flow.held(group, kind) for kind in KINDS[group]]
        assert sum(held) == flow.sums[group] <= MOST * flow.rows[group]
        assert all(count <= flow.rows[group] for count in held)
        assert all(0 <= at(flow.pins[group // 6], kind) <= flow.held(group, kind) for kind in KINDS[group])
        assert all(at(flow.room[group // 6], kind) == flow.rows[group] for kind in KINDS[group])
    assert all(flow.in_new_rows(kind) <= limit_of(flow, kind) for kind in range(36))
    assert all(packed & FLAGS == 0 for packed in (*flow.cards, *flow.pins, *flow.room, flow.loose))


def largest_flow(flow: Flow, most: int) -> int:
    """Return how many of these cards can have a place end once with so many in a row, found by another search."""
    room: dict[object, dict[object, int]] = {"cards": {}}

    def link(one: object, other: object, number: int) -> None:
        room.setdefault(one, {})[other] = number
        room.setdefault(other, {}).setdefault(one, 0)

    for kind, count in everything(flow).items():
        link("cards", kind, count)
        link(kind, ("new", kind), limit_of(flow, kind))
        for group in HOMES[kind]:
            link(("new", kind) if group >= NEW else kind, ("group", group), flow.rows[group])
    for group in range(GROUPS):
        link(("group", group), "rows", most * flow.rows[group])
    total = 0
    while True:
        came: dict[object, object] = {"cards": None}
        queue: deque[object] = deque(["cards"])
        while queue and "rows" not in came:
            end = queue.popleft()
            for other, number in room[end].items():
                if number and other not in came:
                    came[other] = end
                    queue.append(other)
        if "rows" not in came:
            return total
        end = "rows"
        while came[end] is not None:
            room[came[end]][end] -= 1
            room[end][came[end]] += 1
            end = came[end]
        total += 1


def test_homes_and_kinds_are_two_views_of_the_same_groups() -> None:
    assert GROUPS == 2 * NEW == 2 * len(FAMILIES)
    for kind in range(36):
        assert list(HOMES[kind]) == [group for group in range(GROUPS) if FAMILIES[group % NEW] >> kind & 1]
        assert [group // 6 for group in HOMES[kind]] == [0, 1, 2, 3]
        assert all(kind in KINDS[group] for group in HOMES[kind])


def test_place_all_finds_a_place_for_as_many_cards_as_there_can_be() -> None:
    left: Counter[bool] = Counter()
    for number in range(CASES):
        flow = some_flow(seeded_rng("place", number))
        before = everything(flow)
        helped = list(flow.place_all())
        check(flow)
        assert everything(flow) == before
        lost = numbers(flow.loose)
        assert before.total() - lost.total() == largest_flow(flow, MOST)
        assert len(helped) == len(lost)
        assert all(kinds & FLAG[kind] for kind, kinds in zip(sorted(lost, reverse=True), helped, strict=True))
        left[bool(flow.loose)] += 1
    assert min(left[True], left[False]) > 20


def test_place_all_names_the_kinds_that_one_more_row_would_help() -> None:
    tried: Counter[bool] = Counter()
    for number in range(CASES // 2):
        flow = some_flow(seeded_rng("help", number))
        unplaced = list(flow.place_all())
        for lost, kinds in zip(sorted(numbers(flow.loose), reverse=True), unplaced, strict=True):
            # Only a card of this kind is still without a place.
            flow.loose = UNITS[lost]
            for family in range(NEW):
                other = flow.copy()
                other.add_rows(family, 1)
                list(other.place_all())
                check(other)
                if not set(kinds_of(kinds)) & set(KINDS[family]):
                    assert other.loose == flow.loose
                tried[bool(other.loose)] += 1
    assert min(tried[True], tried[False]) > 20


def test_fill_all_gives_every_row_three_cards_where_that_is_possible() -> None:
    enough: Counter[bool] = Counter()
    for number in range(CASES):
        flow = some_flow(seeded_rng("fill", number))
        before = everything(flow)
        list(flow.place_all())
        placed = before.total() - numbers(flow.loose).total()
        short = list(flow.fill_all())
        check(flow)
        assert everything(flow) == before
        assert before.total() - numbers(flow.loose).total() >= placed
        needed = SMALLEST * sum(flow.rows)
        possible = largest_flow(flow, SMALLEST) == needed
        assert (not short) == possible
        lacking = [group for group in range(GROUPS) if flow.sums[group] < SMALLEST * flow.rows[group]]
        assert len(short) == len(lacking)
        assert all(group in groups for group, groups in zip(lacking, short, strict=True))
        enough[possible] += 1
    assert min(enough[True], enough[False]) > 20


@pytest.mark.parametrize("group", range(GROUPS))
def test_fill_all_takes_cards_without_a_place(group: int) -> None:
    flow = Flow()
    flow.add_rows(group, 1)
    for kind in KINDS[group][:SMALLEST]:
        flow.loose += UNITS[kind]
        flow.add_base(UNITS[kind])
    assert list(flow.fill_all()) == []
    check(flow)
    assert (flow.sums[group], flow.loose) == (SMALLEST, 0)


@pytest.mark.parametrize("kind", range(36))
def test_fill_all_may_move_a_card_between_new_rows_when_no_more_may_come_there(kind: int) -> None:
    color, shape = NEW + kind // 6, NEW + 6 + kind % 6
    for rich, poor in ((color, shape), (shape, color)):
        flow = Flow()
        flow.add_rows(rich, 1)
        flow.add_rows(poor, 1)
        others = [[each for each in KINDS[group] if each != kind] for group in (rich, poor)]
        for each, group in [
            (kind, rich),
            *((each, rich) for each in others[0][:3]),
            *((each, poor) for each in others[1][:2]),
        ]:
            flow.add(each, group)
            flow.limit |= UNITS[each]
        assert list(flow.fill_all()) == []
        check(flow)
        assert (flow.sums[rich], flow.sums[poor]) == (3, 3)


def test_keep_bounds_takes_out_no_more_than_it_has_to() -> None:
    dropped = 0
    for number in range(CASES):
        rng = seeded_rng("bounds", number)
        flow = filled_flow(rng)
        group = max(range(GROUPS), key=lambda each: flow.sums[each])
        if not flow.rows[group]:
            continue
        most = flow.rows[group] - 1
        pins = {kind: pinned(flow, group, kind) for kind in KINDS[group]}
        for kind, count in pins.items():
            stay = min(count, most) if sum(pins.values()) <= MOST * most else 0
            flow.pins[group // 6] -= (count - stay) * UNITS[kind]
        before, held = everything(flow), [flow.held(group, kind) for kind in KINDS[group]]
        flow.remove_row(group)
        check(flow)
        assert flow.rows[group] == most
        assert everything(flow) == before
        assert flow.sums[group] == min(MOST * most, sum(min(count, most) for count in held))
        dropped += sum(held) - flow.sums[group]
    assert dropped > 50


def test_keep_bounds_never_takes_out_what_is_pinned() -> None:
    flow = Flow()
    flow.add_rows(0, 1)
    for kind in KINDS[0]:
        flow.add(kind, 0)
    for free in KINDS[0]:
        other = flow.copy()
        other.pins[0] = sum(UNITS[kind] for kind in KINDS[0] if kind != free)
        other.keep_bounds(0)
        assert other.cards[0] == other.pins[0]
        assert other.loose == UNITS[free]


def test_keep_limit_takes_cards_out_of_new_rows_unless_they_are_pinned() -> None:
    kept: Counter[bool] = Counter()
    for number in range(CASES):
        rng = seeded_rng("limit", number)
        flow = filled_flow(rng)
        for kind in range(36):
            if not flow.in_new_rows(kind):
                continue
            before = everything(flow)
            flow.add_base(-UNITS[kind])
            stay = sum(pinned(flow, group, kind) for group in HOMES[kind][2:])
            fine = flow.keep_limit()
            assert fine == (stay <= limit_of(flow, kind))
            assert everything(flow) == before
            kept[fine] += 1
            if not fine:
                flow.add_base(UNITS[kind])
            check(flow)
    assert min(kept[True], kept[False]) > 10


@pytest.mark.parametrize("kind", range(36))
def test_keep_limit_refuses_a_limit_below_zero(kind: int) -> None:
    flow = Flow()
    assert flow.keep_limit()
    flow.add_base(-UNITS[kind])
    assert not flow.keep_limit()
    flow.set_gives(kind // 6, UNITS[kind])
    assert flow.keep_limit()


def test_limit_is_the_base_and_what_old_rows_give() -> None:
    rng = seeded_rng("gives")
    flow = Flow()
    for _ in range(CASES):
        kind = rng.randrange(36)
        if rng.random() < 0.5:
            flow.set_gives(rng.choice(HOMES[kind][:2]), rng.randint(0, 3) * UNITS[kind])
        elif flow.base_of(kind) < 20:
            flow.add_base(rng.randint(0, 2) * UNITS[kind])
        assert flow.limit == flow.base + sum(flow.gives)
        assert all(limit_of(flow, each) >= flow.base_of(each) for each in range(36))


def test_pin_keeps_one_more_card_in_a_group_wherever_it_comes_from() -> None:
    found: Counter[bool] = Counter()
    for number in range(CASES):
        rng = seeded_rng("pin", number)
        flow = filled_flow(rng)
        before = everything(flow)
        for kind in rng.sample(sorted(before), min(4, len(before))):
            group = rng.choice(HOMES[kind])
            pins = sum(pinned(flow, each, kind) for each in HOMES[kind])
            here = pinned(flow, group, kind)
            fine = flow.pin(kind, group)
            assert fine == (pins < before[kind] and here < flow.rows[group])
            assert flow.sums[group] <= MOST * flow.rows[group]
            assert at(flow.pins[group // 6], kind) == here + fine <= flow.held(group, kind)
            assert flow.sums[group] == sum(flow.held(group, each) for each in KINDS[group])
            assert everything(flow) == before
            found[fine] += 1
    assert min(found[True], found[False]) > 10


def test_copy_shares_nothing_that_changes() -> None:
    flow = filled_flow(seeded_rng("copy"))
    flow.gone, flow.kept, flow.settled = 1, 2, 4
    flow.anchors, flow.starts = (Anchor(0, 1, False),), (Start(0, 1, True, -1),)
    again, reference = flow.copy(), flow.copy()
    names = sorted(set(Flow.__slots__))
    assert all(getattr(again, name) == getattr(flow, name) for name in names)
    for name in names:
        value = getattr(again, name)
        if isinstance(value, list):
            assert value is not getattr(flow, name)
            value.append(7)
    assert all(getattr(flow, name) == getattr(reference, name) for name in names)


@pytest.mark.parametrize("group", range(GROUPS))
def test_add_and_drop_are_opposite(group: int) -> None:
    flow = Flow()
    for kind in KINDS[group]:
        flow.add(kind, group)
        assert (flow.held(group, kind), flow.sums[group]) == (1, 1)
        flow.drop(group, kind)
        assert (flow.held(group, kind), flow.sums[group], flow.loose) == (0, 0, UNITS[kind])
        flow.loose = 0
    assert not any(flow.cards)


@pytest.mark.parametrize("group", range(NEW))
def test_place_all_names_the_kinds_that_could_move_out_of_a_full_row(group: int) -> None:
    flow = Flow()
    flow.add_rows(group, 1)
    *lying, loose = KINDS[group]
    for kind in lying:
        flow.add(kind, group)
    flow.loose = UNITS[loose]
    assert [sorted(kinds_of(kinds)) for kinds in flow.copy().place_all()] == [sorted(KINDS[group])]
    flow.pins[group // 6] = sum(UNITS[kind] for kind in lying[1:])
    assert [sorted(kinds_of(kinds)) for kinds in flow.place_all()] == [sorted([lying[0], loose])]

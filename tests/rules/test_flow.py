"""Cards in groups of rows: the flow keeps all bounds, loses no card and is as large as an independent search says."""

from __future__ import annotations

from collections import Counter, deque
from random import Random

import pytest

from sixfold.rules.flow import GROUPS, HOMES, KINDS, NEW, Anchor, Flow, Start
from sixfold.rules.line import FAMILIES
from sixfold.rules.sets import LARGEST, SMALLEST
from tests.support.depth import rng, rounds

MOST = LARGEST - 1
CASES = rounds(150, 3000)


def empty() -> Flow:
    flow = Flow()
    flow.cards, flow.pins = [[0] * 6 for _ in range(GROUPS)], [[0] * 6 for _ in range(GROUPS)]
    flow.rows, flow.sums, flow.less = [0] * GROUPS, [0] * GROUPS, [0] * NEW
    flow.base, flow.limit, flow.loose = [0] * 36, [0] * 36, []
    flow.gone = flow.kept = flow.settled = 0
    flow.anchors, flow.starts = (), ()
    return flow


def some_flow(chance: Random) -> Flow:
    """Return rows of a few groups, and cards of those that have no place yet."""
    flow = empty()
    families = {0, *chance.sample(range(NEW), chance.randint(0, 4))}  # the first one stands at every boundary
    for family in sorted(families):
        flow.rows[family] = chance.choice((0, 1, 1, 2, 3))
        flow.rows[NEW + family] = chance.choice((0, 0, 1, 2))
    kinds = sorted({kind for family in families for kind in KINDS[family]})
    for kind in kinds:
        room = sum(flow.rows[group] for group, _ in HOMES[kind])
        flow.loose += [kind] * min(3, chance.randint(0, room + (chance.random() < 0.1)))
        flow.limit[kind] = chance.choice((0, 1, 1, 2, 3))
    chance.shuffle(flow.loose)
    return flow


def filled_flow(chance: Random) -> Flow:
    """Return a flow in which cards lie, some of them pinned."""
    flow = some_flow(chance)
    list(flow.place_all())
    for group in range(GROUPS):
        for place in range(6):
            flow.pins[group][place] = chance.randint(0, flow.cards[group][place])
    return flow


def everything(flow: Flow) -> Counter[int]:
    lying = Counter(flow.loose)
    for group in range(GROUPS):
        for kind, count in zip(KINDS[group], flow.cards[group], strict=True):
            lying[kind] += count
    return +lying


def check(flow: Flow) -> None:
    """Nothing is where it may not be."""
    for group in range(GROUPS):
        assert sum(flow.cards[group]) == flow.sums[group] <= MOST * flow.rows[group]
        assert all(0 <= count <= flow.rows[group] for count in flow.cards[group])
        assert all(map(int.__ge__, flow.cards[group], flow.pins[group]))
    assert all(flow.in_new_rows(kind) <= flow.limit[kind] for kind in range(36))


def largest_flow(flow: Flow, most: int) -> int:
    """Return how many of these cards can have a place at once with so many in a row, found by another search."""
    room: dict[object, dict[object, int]] = {"cards": {}}

    def link(one: object, other: object, number: int) -> None:
        room.setdefault(one, {})[other] = number
        room.setdefault(other, {}).setdefault(one, 0)

    for kind, count in everything(flow).items():
        link("cards", kind, count)
        link(kind, ("new", kind), flow.limit[kind])
        for group, _ in HOMES[kind]:
            link(("new", kind) if group >= NEW else kind, ("group", group), flow.rows[group])
    for group in range(GROUPS):
        link(("group", group), "rows", most * flow.rows[group])
    total = 0
    while True:
        came: dict[object, object] = {"cards": None}
        queue: deque[object] = deque(["cards"])
        while queue and "rows" not in came:
            at = queue.popleft()
            for other, number in room[at].items():
                if number and other not in came:
                    came[other] = at
                    queue.append(other)
        if "rows" not in came:
            return total
        at = "rows"
        while came[at] is not None:
            room[came[at]][at] -= 1
            room[at][came[at]] += 1
            at = came[at]
        total += 1


def test_homes_and_kinds_are_two_views_of_the_same_groups() -> None:
    assert GROUPS == 2 * NEW == 2 * len(FAMILIES)
    for kind in range(36):
        assert len(HOMES[kind]) == 4
        assert [group for group, _ in HOMES[kind]] == [g for g in range(GROUPS) if FAMILIES[g % NEW] >> kind & 1]
        assert all(KINDS[group][place] == kind for group, place in HOMES[kind])


def test_place_all_finds_a_place_for_as_many_cards_as_there_can_be() -> None:
    left: Counter[bool] = Counter()
    for number in range(CASES):
        flow = some_flow(rng("place", number))
        before = everything(flow)
        helped = list(flow.place_all())
        check(flow)
        assert everything(flow) == before
        assert before.total() - len(flow.loose) == largest_flow(flow, MOST)
        assert len(helped) == len(flow.loose)
        assert all(kind in kinds for kind, kinds in zip(flow.loose, helped, strict=True))
        left[bool(flow.loose)] += 1
    assert min(left[True], left[False]) > 20


def test_place_all_names_the_kinds_that_one_more_row_would_help() -> None:
    for number in range(CASES // 2):
        flow = some_flow(rng("help", number))
        unplaced = list(flow.place_all())
        for kinds in unplaced[:1]:
            placed = len(flow.loose)
            for family in range(NEW):
                other = flow.copy()
                other.rows[family] += 1
                list(other.place_all())
                if not kinds & set(KINDS[family]):
                    assert flow.loose[0] in other.loose or len(other.loose) >= placed - len(unplaced) + 1


def test_fill_all_gives_every_row_three_cards_where_that_is_possible() -> None:
    enough: Counter[bool] = Counter()
    for number in range(CASES):
        flow = some_flow(rng("fill", number))
        before = everything(flow)
        list(flow.place_all())
        placed = before.total() - len(flow.loose)
        short = list(flow.fill_all())
        check(flow)
        assert everything(flow) == before
        assert before.total() - len(flow.loose) >= placed
        needed = SMALLEST * sum(flow.rows)
        possible = largest_flow(flow, SMALLEST) == needed
        assert (not short) == possible
        lacking = [group for group in range(GROUPS) if flow.sums[group] < SMALLEST * flow.rows[group]]
        assert len(short) == len(lacking)
        assert all(group in groups for group, groups in zip(lacking, short, strict=True))
        enough[possible] += 1
    assert min(enough[True], enough[False]) > 20


@pytest.mark.parametrize("kind", range(36))
def test_fill_all_may_move_a_card_between_new_rows_when_no_more_may_come_there(kind: int) -> None:
    color, shape = NEW + kind // 6, NEW + 6 + kind % 6
    for rich, poor in ((color, shape), (shape, color)):
        flow = empty()
        flow.rows[rich] = flow.rows[poor] = 1
        others = [[each for each in KINDS[group] if each != kind] for group in (rich, poor)]
        for each, group in [
            (kind, rich),
            *((each, rich) for each in others[0][:3]),
            *((each, poor) for each in others[1][:2]),
        ]:
            flow.add(each, group)
            flow.limit[each] = 1
        assert list(flow.fill_all()) == []
        check(flow)
        assert (flow.sums[rich], flow.sums[poor]) == (3, 3)


def test_keep_bounds_takes_out_no_more_than_it_has_to() -> None:
    dropped = 0
    for number in range(CASES):
        chance = rng("bounds", number)
        flow = filled_flow(chance)
        group = max(range(GROUPS), key=lambda each: flow.sums[each])
        if not flow.rows[group]:
            continue
        flow.rows[group] -= 1
        most = flow.rows[group]
        flow.pins[group] = [min(pin, most) if sum(flow.pins[group]) <= MOST * most else 0 for pin in flow.pins[group]]
        before, cards = everything(flow), list(flow.cards[group])
        flow.keep_bounds(group)
        check(flow)
        assert everything(flow) == before
        assert flow.sums[group] == min(MOST * most, sum(min(count, most) for count in cards))
        dropped += sum(cards) - flow.sums[group]
    assert dropped > 50


def test_keep_bounds_never_takes_out_what_is_pinned() -> None:
    flow = empty()
    flow.rows[0], flow.cards[0], flow.sums[0] = 1, [1] * 6, 6
    for free in range(6):
        other = flow.copy()
        other.pins[0] = [int(place != free) for place in range(6)]
        other.keep_bounds(0)
        assert other.cards[0] == other.pins[0]
        assert other.loose == [KINDS[0][free]]


def test_keep_limit_takes_cards_out_of_new_rows_unless_they_are_pinned() -> None:
    kept: Counter[bool] = Counter()
    for number in range(CASES):
        chance = rng("limit", number)
        flow = filled_flow(chance)
        for kind in range(36):
            if not flow.in_new_rows(kind):
                continue
            before = everything(flow)
            flow.limit[kind] -= 1
            pinned = sum(flow.pins[group][place] for group, place in HOMES[kind][2:])
            wanted = flow.in_new_rows(kind) <= flow.limit[kind]
            fine = flow.keep_limit(kind)
            assert fine == (wanted or pinned <= flow.limit[kind])
            assert everything(flow) == before
            kept[fine] += 1
            if not fine:
                flow.limit[kind] += 1
            check(flow)
    assert min(kept[True], kept[False]) > 10


def test_pin_keeps_one_more_card_in_a_group_wherever_it_comes_from() -> None:
    found: Counter[bool] = Counter()
    for number in range(CASES):
        chance = rng("pin", number)
        flow = filled_flow(chance)
        before = everything(flow)
        for kind in chance.sample(sorted(before), min(4, len(before))):
            group, place = chance.choice(HOMES[kind])
            pins = sum(flow.pins[g][p] for g, p in HOMES[kind])
            at = flow.pins[group][place]
            fine = flow.pin(kind, group)
            assert fine == (pins < before[kind])
            assert flow.pins[group][place] == at + fine <= flow.cards[group][place]
            assert flow.sums[group] == sum(flow.cards[group])
            assert everything(flow) == before
            found[fine] += 1
    assert min(found[True], found[False]) > 10


def test_copy_shares_nothing_that_changes() -> None:
    flow = filled_flow(rng("copy"))
    flow.gone, flow.kept, flow.settled = 1, 2, 4
    flow.anchors, flow.starts = (Anchor(0, 1, False),), (Start(0, 1, True, -1),)
    again, reference = flow.copy(), flow.copy()
    names = sorted(set(Flow.__slots__))
    assert all(getattr(again, name) == getattr(flow, name) for name in names)
    for name in names:
        value = getattr(again, name)
        if isinstance(value, list):
            assert value is not getattr(flow, name)
            if value and isinstance(value[0], list):
                value[0][0] += 1
            else:
                value.append(7)
    assert all(getattr(flow, name) == getattr(reference, name) for name in names)


@pytest.mark.parametrize("group", range(GROUPS))
def test_add_and_drop_are_opposite(group: int) -> None:
    flow = empty()
    for place, kind in enumerate(KINDS[group]):
        flow.add(kind, group)
        assert (flow.cards[group][place], flow.sums[group]) == (1, 1)
        flow.drop(group, place)
        assert (flow.cards[group][place], flow.sums[group], flow.loose.pop()) == (0, 0, kind)
    assert not flow.loose

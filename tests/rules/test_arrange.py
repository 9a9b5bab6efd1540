"""Rearranged tables of cards, compared with all partitions by brute force on small tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random

import pytest

from sixfold.rules import arrange
from sixfold.rules.arrange import _bits, _Nearest, _subsets, _sums, nearest, sets_of_six, some_way
from sixfold.rules.card_moves import playable
from sixfold.rules.line import FAMILIES
from sixfold.rules.new_rows import NewRows
from sixfold.rules.notation import read_hand, read_rows
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of
from sixfold.rules.regroup import OldRows
from sixfold.rules.sets import LARGEST, counts_of, kinds_in, possible, row_of, tables
from tests.rules.brute_force import valid_row
from tests.rules.tables import small_table
from tests.support import oracle
from tests.support.depth import rounds, seeded_rng

Masks = tuple[int, ...]
RULES: tuple[NewRows, ...] = ("keep three", "matched", "any")


def cards_of(old: list[int], played: Hand) -> list[Piece]:
    return [*played, *(card for row in old for card in row_of(row))]


def all_ways(cards: list[Piece]) -> list[Masks]:
    return [tuple(mask_of(map(Piece, row)) for row in rows) for rows in oracle.partitions(cards)]


def allowed(old: list[int], new: Masks, played: Hand, rule: NewRows) -> bool:
    return oracle.new_rows_fine([row_of(row) for row in old], [row_of(row) for row in new], played, rule)


def sixes_in(rows: Masks) -> int:
    return sum(row.bit_count() == LARGEST for row in rows)


def moved(old: list[int], new: Masks) -> int:
    """Return the fewest cards of the old rows that move, whichever new row each old row becomes."""
    places = [*new, *[0] * len(old)]
    kept = max(
        sum((a & b).bit_count() for a, b in zip(old, some, strict=True)) for some in permutations(places, len(old))
    )
    return sum(row.bit_count() for row in old) - kept


def some_tables(fast: int) -> Iterator[tuple[list[int], Hand]]:
    return (small_table(seeded_rng("small table", number)) for number in range(rounds(fast, 10 * fast)))


@pytest.mark.parametrize("rule", RULES)
def test_nearest_finds_a_partition_wherever_there_is_one_and_few_cards_move(rule: NewRows) -> None:
    """The fewest cards move on these tables; `nearest` does not promise that for every table."""
    for number in range(8):
        old, played = small_table(Random(f"nearest {number}"))
        cards = cards_of(old, played)
        ways = [rows for rows in all_ways(cards) if allowed(old, rows, played, rule)]
        for sixes in range(2):
            best = [moved(old, rows) for rows in ways if sixes_in(rows) == sixes]
            found = nearest(old, played, counts_of(cards), sixes, rule)
            assert (found is None) == (not best)
            if found is not None:
                assert tuple(sorted(found)) in {tuple(sorted(rows)) for rows in ways}
                assert (moved(old, tuple(found)), sixes_in(tuple(found))) == (min(best), sixes)


@pytest.mark.parametrize("rule", RULES)
def test_some_way_finds_a_partition_wherever_there_is_one(rule: NewRows) -> None:
    for old, played in some_tables(30):
        cards = cards_of(old, played)
        ways = all_ways(cards)
        for sixes in range(3):
            able = [rows for rows in ways if sixes_in(rows) == sixes]
            fine = {tuple(sorted(rows)) for rows in able if allowed(old, rows, played, rule)}
            assert (next(sets_of_six(counts_of(cards), sixes), None) is not None) == bool(able)
            found = some_way(OldRows(old), played, counts_of(cards), sixes, rule)
            assert tuple(sorted(found)) in fine if found is not None else not fine


def test_sums_are_all_vectors_below_the_room() -> None:
    for room in ((), (2,), (1, 0, 2), (3, 1, 1)):
        for total in range(-1, 8):
            expected = [some for some in product(*(range(each + 1) for each in room)) if sum(some) == total]
            assert list(_sums(room, total)) == expected


def test_sets_of_six_are_every_choice_beside_which_the_rest_can_lie() -> None:
    grid = counts_of([*PIECES, *PIECES[:6]])
    for number in range(4):
        found = sorted(tuple(families) for families, _ in sets_of_six(grid, number))
        expected = set()
        for some in combinations([*range(12), 0], number):
            used = Counter(card for family in some for card in row_of(FAMILIES[family]))
            rest = [grid[card] - used[card] for card in PIECES]
            if min(rest) >= 0 and possible(rest, rest):
                expected.add(tuple(sorted(some)))
        assert found == sorted(expected)
    for families, rest in sets_of_six(grid, 2):
        taken = counts_of([card for family in families for card in row_of(FAMILIES[family])])
        assert taken == [a - b for a, b in zip(grid, rest, strict=True)]


def test_bits_and_subsets_are_complete() -> None:
    assert list(_bits(0b101100)) == [0b100, 0b1000, 0b100000]
    assert list(_bits(0)) == []
    assert list(_subsets([1, 2, 4], 2)) == [0, 1, 2, 4, 3, 5, 6]
    assert list(_subsets([1, 2], 9)) == [0, 1, 2, 3]


def test_nearest_falls_back_to_any_way_when_its_effort_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    old, played = [mask_of(PIECES[:3]), mask_of(PIECES[6:10])], (PIECES[3],)
    cards = counts_of(cards_of(old, played))
    near = nearest(old, played, cards, 0, "keep three")
    assert near is not None
    assert moved(old, tuple(near)) == 0
    monkeypatch.setattr(arrange, "EFFORT", 1)
    found = nearest(old, played, cards, 0, "keep three")
    assert found is not None
    assert allowed(old, tuple(found), played, "keep three")


def test_nearest_search_stops_at_its_effort() -> None:
    old, played = [mask_of(PIECES[:3])], (PIECES[3],)
    assert _Nearest(old, played, 0, "keep three", 1).search() is None
    assert _Nearest(old, played, 0, "keep three", 2).search() == [0b1111]


def test_tables_exist_just_where_there_is_a_partition_without_sixes() -> None:
    for old, played in some_tables(30):
        cards = cards_of(old, played)
        ways = {tuple(sorted(rows)) for rows in all_ways(cards) if not sixes_in(rows)}
        counts = counts_of(cards)
        found = [tuple(sorted(rows)) for rows in tables(counts)]
        assert possible(counts, counts) == bool(found) == bool(ways)
        assert set(found) <= ways
        assert kinds_in(counts) == mask_of(cards)


@pytest.mark.parametrize(
    ("table", "hand", "sixes", "fewest"),
    [
        ("RoRdRtRc RsYsGs", "RsRcOs", 0, 1),
        ("RsRdRt GoGsGtGc GsGdGtGc", "RtRcRc", 0, 1),
        ("RcOcGc GoGdGt GsGdGt", "YcGsGt", 0, 1),
        ("RoRsRt RsRdRc OoOsOtOc", "RdYs", 0, 2),
        ("RdRtRcRx GoGsGdGtGx", "RoGc", 0, 2),
        ("RdOdGd GsGdGtGx", "YdGoGo", 0, 2),
        ("YoYsYtYx YoYtYx", "YdYdYd", 0, 2),
        ("RsOsYsGs YoYsYx YsYdYt", "Rs", 0, 3),
        ("OoOsOc GoGtGc GsGdGx", "OtYo", 0, 3),
        ("RdRtRx YoYsYdYcYx GoGsGtGc", "YtGdGx", 0, 3),
        ("RsOsYs RtOtYt OoOdOc", "RdYd", 0, 4),
        ("RoRdRx OoOsOdOtOc YoYsYtYcYx", "OxYd", 0, 4),
        ("YoYsYcYx YsYtYc YdYcYx", "YsYx", 1, 2),
        ("YoYcYx YsYcYx YdYtYc", "YdYdYx", 1, 2),
        ("GoGcGx GsGdGx GdGtGc", "GoGdGc", 1, 2),
        ("RtYtGt YoYdYc YsYtYx", "Ot", 1, 3),
        ("RoRsRd RoRcRx RsRdRc", "RtRx", 1, 3),
        ("RoRdRtRx YoYdYx YsYtYc", "Rs", 1, 3),
        ("RoRdRx RsRtRc YoYsYdYtYx", "YtYx", 1, 4),
    ],
)
def test_nearest_moves_the_fewest_cards_of_crowded_tables(table: str, hand: str, sixes: int, fewest: int) -> None:
    old, played = [mask_of(read_hand(row)) for row in table.split()], read_hand(hand)
    cards = counts_of(cards_of(old, played))
    for rule in RULES[1:]:
        found = nearest(old, played, cards, sixes, rule)
        assert found is not None
        assert counts_of(cards_of(found, ())) == cards
        assert all(valid_row(row_of(row)) for row in found)
        assert (moved(old, tuple(found)), sixes_in(tuple(found))) == (fewest, sixes)


@pytest.mark.parametrize(
    ("table", "hand"),
    [
        ("RsRdRtRcRx RdOdYd OsOdOtOcOx", "YoYs"),
        ("RtOtYtGt YcGcBc GoGdGtGcGx BoBsBdBtBc", "Ys"),
        ("RoOoYoGoBo OoOsOdOt YoYsYc GoGsGtGcGx", "Rc"),
        ("RoRsRdRtRc RoOoYoGo RsGsBs RdOdGdBdPd", "Bt"),
    ],
)
def test_nearest_respects_the_new_row_rule_only_if_asked(table: str, hand: str) -> None:
    old, played = [mask_of(read_hand(row)) for row in table.split()], read_hand(hand)
    cards = counts_of(cards_of(old, played))
    for rule in RULES[:2]:
        assert nearest(old, played, cards, 0, rule) is None
        assert some_way(OldRows(old), played, cards, 0, rule) is None
    near = _Nearest(old, played, 0, "any", 5000).search()
    assert near is not None
    assert not allowed(old, tuple(near), played, "matched")


@pytest.mark.parametrize(
    ("table", "card"),
    [
        ("RoOoYoGoBo/OoOsOtOcOx/OtGtBt/GoGsGdGcGx", "Bd"),
        ("RoRdRt/RdOdYdGd/OoYoGoBoPo/BoBsBdBtBc", "Pt"),
    ],
)
def test_playable_tries_more_qwirkles_after_a_number_that_the_new_row_rule_forbids(table: str, card: str) -> None:
    rows, hand = read_rows(table), read_hand(card)
    assert [each.qwirkles for each in playable(rows, hand, "any")] == [(0, 1)]
    assert [each.qwirkles for each in playable(rows, hand, "matched")] == [(1,)]

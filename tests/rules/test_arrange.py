"""Rearranged tables of cards, compared with all partitions by brute force on small tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random

import pytest

from sixfold.bench import brute
from sixfold.rules import arrange
from sixfold.rules.arrange import (
    Patience,
    _bits,
    _Nearest,
    _Packing,
    _partners,
    _rows_with,
    _subsets,
    _sums,
    _without_sixes,
    nearest,
    some_way,
)
from sixfold.rules.line import FAMILIES
from sixfold.rules.notation import read_hand, read_rows
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of
from sixfold.rules.plays import playable
from sixfold.rules.sets import LARGEST, counts_of, kinds_in, possible, row_of, tables
from tests.support.depth import rng, rounds

Masks = tuple[int, ...]


def small_table(chance: Random) -> tuple[list[int], Hand]:
    """Return up to three rows and one to three cards that can be played on them, of few colours and shapes."""
    while True:
        within = [piece for piece in PIECES if piece.color < 4 and piece.shape < chance.choice([4, 6])]
        rows = [row for row in brute.ROWS if set(row) <= set(within)]
        cards = [Piece(card) for row in chance.sample(rows, chance.randint(2, 3)) for card in row]
        played = tuple(sorted(chance.sample(cards, chance.randint(1, 3))))
        left = Counter(cards) - Counter(played)
        tables = [way for way in brute.partitions(left.elements()) if len(way) < 4 and all(len(row) < 6 for row in way)]
        if tables:
            return [mask_of(map(Piece, row)) for row in chance.choice(tables)], played


def cards_of(old: list[int], played: Hand) -> list[Piece]:
    return [*played, *(card for row in old for card in row_of(row))]


def all_ways(cards: list[Piece]) -> list[Masks]:
    return [tuple(mask_of(map(Piece, row)) for row in rows) for rows in brute.partitions(cards)]


def allowed(old: list[int], new: Masks, played: Hand) -> bool:
    return brute.new_row_rule([row_of(row) for row in old], [row_of(row) for row in new], played)


def sixes_in(rows: Masks) -> int:
    return sum(row.bit_count() == LARGEST for row in rows)


def moved(old: list[int], new: Masks) -> int:
    """The fewest cards of the old rows that move, whichever new row each old row becomes."""
    places = [*new, *[0] * len(old)]
    kept = max(
        sum((a & b).bit_count() for a, b in zip(old, some, strict=True)) for some in permutations(places, len(old))
    )
    return sum(row.bit_count() for row in old) - kept


def some_tables(fast: int) -> Iterator[tuple[list[int], Hand]]:
    return (small_table(rng("small table", number)) for number in range(rounds(fast, 10 * fast)))


@pytest.mark.parametrize("own_rule", [True, False])
def test_nearest_finds_a_partition_wherever_there_is_one_and_few_cards_move(own_rule: bool) -> None:
    """The fewest cards move on these tables; `nearest` does not promise that for every table."""
    for number in range(8):
        old, played = small_table(Random(f"nearest {number}"))
        cards = cards_of(old, played)
        ways = [rows for rows in all_ways(cards) if not own_rule or allowed(old, rows, played)]
        for sixes in range(2):
            best = [moved(old, rows) for rows in ways if sixes_in(rows) == sixes]
            found = nearest(old, played, counts_of(cards), sixes, own_rule)
            assert (found is None) == (not best)
            if found is not None:
                assert tuple(sorted(found)) in {tuple(sorted(rows)) for rows in ways}
                assert (moved(old, tuple(found)), sixes_in(tuple(found))) == (min(best), sixes)


@pytest.mark.parametrize("own_rule", [True, False])
def test_some_way_finds_a_partition_wherever_there_is_one(own_rule: bool) -> None:
    for old, played in some_tables(30):
        cards = cards_of(old, played)
        ways = all_ways(cards)
        for sixes in range(3):
            able = [rows for rows in ways if sixes_in(rows) == sixes]
            fine = {tuple(sorted(rows)) for rows in able if not own_rule or allowed(old, rows, played)}
            found = some_way(old, played, counts_of(cards), sixes, own_rule, Patience(None))
            assert found.possible == bool(able)
            assert tuple(sorted(found.rows)) in fine if found.rows is not None else not fine


@pytest.mark.parametrize("order", range(3))
def test_packing_finds_every_way_in_at_most_so_many_rows(order: int) -> None:
    for old, played in some_tables(6):
        cards = cards_of(old, played)
        ways = Counter(tuple(sorted(rows)) for rows in all_ways(cards) if not sixes_in(rows))
        for most in range(1, 5):
            found = {tuple(sorted(rows)) for rows in _Packing(order, Patience(None)).ways(counts_of(cards), most)}
            assert found == {rows for rows in ways if len(rows) <= most}
            once = next(_Packing(order, Patience(None), once=True).ways(counts_of(cards), most), None)
            assert (once is not None) == bool(found)
    assert next(_Packing(0, Patience(0)).ways(counts_of(PIECES[:3]), 1), None) is None
    assert next(_Packing(0, Patience(1)).ways(counts_of(PIECES[:3]), 1), None) == (0b111,)


def test_packing_tries_long_rows_first() -> None:
    rows = next(_Packing(0, Patience(None)).ways(counts_of(PIECES[:5]), 9))
    assert rows == (0b11111,)
    ranked = sorted((0b111, 0b1111, 0b111000), key=_Packing(1, Patience(None))._rank)
    assert ranked[0] == 0b1111
    assert len({_Packing(order, Patience(None))._rank(0b111) for order in range(6)}) == 6


def test_packing_with_once_remembers_dead_ends() -> None:
    packing = _Packing(0, Patience(None), once=True)
    rest = counts_of([*PIECES[:3], *PIECES[:3]])
    assert list(packing.ways(rest, 1)) == []
    packing.dead_ends[tuple(rest)] = 2
    assert packing._known(rest, 2)
    assert not packing._known(rest, 3)
    assert list(packing.ways(rest, 2)) == []
    assert not _Packing(0, Patience(None))._known(rest, 0)


def test_patience_lasts_for_so_many_rows_or_for_ever() -> None:
    two = Patience(2)
    assert [two.spent() for _ in range(4)] == [False, False, True, True]
    assert not any(Patience(None).spent() for _ in range(9))


@pytest.mark.parametrize("largest", [5, 6])
def test_rows_with_a_card_are_all_its_sets_of_what_is_there(largest: int) -> None:
    for card in (PIECES[0], PIECES[15], PIECES[35]):
        there = mask_of(PIECES[:21]) | 1 << card
        found = list(_rows_with(card, there, largest))
        expected = {
            mask_of(map(Piece, row))
            for row in brute.ROWS
            if card in row and len(row) <= largest and not mask_of(map(Piece, row)) & ~there
        }
        assert set(found) == expected
        assert len(found) == len(expected)


def test_sums_are_all_vectors_below_the_room() -> None:
    for room in ((), (2,), (1, 0, 2), (3, 1, 1)):
        for total in range(-1, 8):
            expected = [some for some in product(*(range(each + 1) for each in room)) if sum(some) == total]
            assert list(_sums(room, total)) == expected


def test_without_sixes_takes_every_choice_of_full_families() -> None:
    grid = counts_of([*PIECES, *PIECES[:6]])
    for number in range(4):
        found = [Counter(sixes) for sixes, _ in _without_sixes(grid, number)]
        expected = []
        for some in combinations([*FAMILIES, FAMILIES[0]], number):
            used = Counter(card for six in some for card in row_of(six))
            if all(count <= grid[card] for card, count in used.items()) and Counter(some) not in expected:
                expected.append(Counter(some))
        assert sorted(map(sorted, map(Counter.elements, found))) == sorted(map(sorted, map(Counter.elements, expected)))
    for sixes, rest in _without_sixes(grid, 2):
        assert counts_of([card for six in sixes for card in row_of(six)]) == [
            a - b for a, b in zip(grid, rest, strict=True)
        ]


def test_partners_count_others_of_the_colour_and_of_the_shape() -> None:
    assert _partners(PIECES[7], mask_of([PIECES[kind] for kind in (6, 7, 8, 13, 35)])) == (2, 1)


def test_bits_and_subsets_are_complete() -> None:
    assert list(_bits(0b101100)) == [0b100, 0b1000, 0b100000]
    assert list(_bits(0)) == []
    assert list(_subsets([1, 2, 4], 2)) == [0, 1, 2, 4, 3, 5, 6]
    assert list(_subsets([1, 2], 9)) == [0, 1, 2, 3]


def test_nearest_falls_back_to_any_way_when_its_effort_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    old, played = [mask_of(PIECES[:3]), mask_of(PIECES[6:10])], (PIECES[3],)
    cards = counts_of(cards_of(old, played))
    near = nearest(old, played, cards, 0, True)
    assert near is not None
    assert moved(old, tuple(near)) == 0
    monkeypatch.setattr(arrange, "EFFORT", 1)
    found = nearest(old, played, cards, 0, True)
    assert found is not None
    assert allowed(old, tuple(found), played)


def test_nearest_search_stops_at_its_effort() -> None:
    old, played = [mask_of(PIECES[:3])], (PIECES[3],)
    assert _Nearest(old, played, 0, True, 1).search() is None
    assert _Nearest(old, played, 0, True, 2).search() == [0b1111]


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
    for own_rule in (True, False):
        found = nearest(old, played, cards, sixes, own_rule)
        assert found is not None
        assert counts_of(cards_of(found, ())) == cards
        assert all(brute.valid_row(row_of(row)) for row in found)
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
    assert nearest(old, played, cards, 0, True) is None
    assert some_way(old, played, cards, 0, True, Patience(None)) == (None, True)
    near = _Nearest(old, played, 0, False, 5000).search()
    assert near is not None
    assert not allowed(old, tuple(near), played)


@pytest.mark.parametrize(
    ("table", "card"),
    [
        ("RoOoYoGoBo/OoOsOtOcOx/OtGtBt/GoGsGdGcGx", "Bd"),
        ("RoRdRt/RdOdYdGd/OoYoGoBoPo/BoBsBdBtBc", "Pt"),
    ],
)
def test_playable_tries_more_qwirkles_after_a_number_that_the_new_row_rule_forbids(table: str, card: str) -> None:
    rows, hand = read_rows(table), read_hand(card)
    assert [each.qwirkles for each in playable(rows, hand, False)] == [(0, 1)]
    assert [each.qwirkles for each in playable(rows, hand, True)] == [(1,)]

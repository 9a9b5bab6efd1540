"""The rule about new rows (C15, C16): judged and searched as an independent brute force does it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from sixfold._kernel import NewRows as KernelRule, cards_playable
from sixfold.rules.actions import Rows
from sixfold.rules.card_moves import can_play, playable
from sixfold.rules.cards import CardsOptions
from sixfold.rules.continuations import FEATURES, Continuations
from sixfold.rules.line import FAMILIES
from sixfold.rules.new_rows import NewRows, allowed, fault
from sixfold.rules.notation import read_pieces, read_rows
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of, pieces_in
from sixfold.rules.sets import masks_of, row_of
from tests.play import random_game
from tests.rules.tables import crowded_turn, square_table, stacked_turns
from tests.support import oracle
from tests.support.depth import rounds, seeded_rng

RULES: tuple[NewRows, ...] = ("keep three", "matched")
CROWDED_OLD = (
    "GoGtGc/OsOtOx/RoRtRc/RxGxPx/BoBsBd/OoOsOd/RoRsRd/BsBtBc/PoPsPt/YxBxPx/RsGsPs/OcGcBc/RtOtYt/YsYdYc/"
    "YoYcYx/RdYdGd/OtYtPt/OdBdPd/BoBdBx/OoYoPo/OsBsPs/GoGsGt/OxGxBx/RoRtRc/YoYsYc/YsYdYt/RdOdPd/RxYxPx/"
    "RxOxGx/PoPdPt/RcOcBc/GoGdGt/OcGcPc"
)
CROWDED_FINAL = (
    "OsOtOx/RxGxPx/BoBsBdBt/OoOsOd/YxBxPx/RsGsPs/OcGcBc/RtOtYtGt/RdYdGd/RtOtYtGtBtPt/RdOdYdGdBdPd/BoBdBx/"
    "RoOoYoGoPo/OsBsPs/OxYxGxBx/YoYsYc/YsYdYt/RdOdPd/RxYxPx/RxOxGx/PoPdPtPc/RcOcYcBc/RsGsBsPs/GdGtGc/"
    "RoYoGoBoPo/RoOoGo/RcYcGcBcPc/RtBtPt/RsYsGs/RcOcPc"
)
CROWDED_PLAYED = "RsOoGsGdBoBtBtPcPc"


def some_rows(rng: Random, most: int) -> tuple[list[int], Counter[Piece]]:
    """Rows out of few colours and shapes, and the copies that are left of every kind."""
    colors, shapes = rng.randint(2, 6), rng.randint(3, 6)
    left = Counter({piece: 3 for piece in PIECES if piece.color < colors and piece.shape < shapes})
    rows = []
    for _ in range(rng.randint(1, most)):
        there = [piece for piece in pieces_in(rng.choice(FAMILIES)) if left[piece]]
        if len(there) >= 3:
            row = rng.sample(there, min(len(there), rng.choice([3, 3, 4, 5])))
            left.subtract(row)
            rows.append(mask_of(row))
    return rows, left


def some_hand(rng: Random, left: Counter[Piece], most: int) -> Hand:
    pool = list(left.elements())
    return tuple(sorted(rng.sample(pool, min(len(pool), rng.randint(1, most)))))


@pytest.mark.parametrize("rule", RULES)
def test_allowed_agrees_with_brute_force_on_every_rearrangement(rule: NewRows) -> None:
    judged: Counter[bool] = Counter()
    for number in range(rounds(120, 1500)):
        old, played = square_table(seeded_rng("recut", number))
        cards = [*played, *(card for row in old for card in row_of(row))]
        for final, _ in zip(oracle.partitions(cards), range(40), strict=False):
            rows = [mask_of(map(Piece, row)) for row in final]
            fine = oracle.new_rows_fine([row_of(row) for row in old], final, played, rule)
            assert allowed(old, rows, played, rule) == fine, (old, final, played)
            judged[fine] += 1
    assert min(judged.values()) > 5


def test_fault_names_a_final_row_without_a_hand_card_or_an_old_row_that_had_to_keep_three() -> None:
    found: Counter[str] = Counter()
    for number in range(rounds(120, 1500)):
        old, played = square_table(seeded_rng("fault", number))
        cards = [*played, *(card for row in old for card in row_of(row))]
        for final, _ in zip(oracle.partitions(cards), range(20), strict=False):
            rows = [mask_of(map(Piece, row)) for row in final]
            wrong = fault(old, rows, played, "keep three")
            if wrong is not None:
                found[wrong.reason] += 1
                assert set(wrong.rows) <= set(rows if wrong.reason == "no hand card" else old)
    assert set(found) == {"no hand card", "keep three"}


def most_pairs(left: list[int], right: list[int], fits: Callable[[int, int], bool]) -> int:
    """Return how many of the left can have one of the right to themselves, by trying everything."""
    if not left:
        return 0
    with_first = [
        1 + most_pairs(left[1:], right[:place] + right[place + 1 :], fits)
        for place, each in enumerate(right)
        if fits(left[0], each)
    ]
    return max([most_pairs(left[1:], right, fits), *with_first])


def fewest_lacking(old: list[int], final: list[int], played: Hand) -> int | None:
    """Return how many old rows lack cards at least, by trying every choice of new rows and donors."""
    found = []
    for chosen in product((False, True), repeat=len(final)):
        new = [row for row, is_new in zip(final, chosen, strict=True) if is_new]
        rest = [row for row, is_new in zip(final, chosen, strict=True) if not is_new]
        if most_pairs(new, [1 << card for card in played], lambda row, card: bool(row & card)) < len(new):
            continue
        needs = []
        for kind in PIECES:
            needed = sum(row >> kind & 1 for row in new) - played.count(kind)
            having = [place for place, row in enumerate(old) if row >> kind & 1]
            needs.append([(kind, places) for places in combinations(having, max(0, needed))])
        for gifts in product(*needs):
            left = list(old)
            for kind, places in gifts:
                for place in places:
                    left[place] ^= 1 << kind

            def goes_on(final: int, place: int, left: list[int] = left) -> bool:
                return bool(final & left[place]) and FEATURES[final] == FEATURES[old[place]]

            def reverse(place: int, final: int, goes_on: Callable[[int, int], bool] = goes_on) -> bool:
                return goes_on(final, place)

            donors = sorted({place for _, places in gifts for place in places})
            if most_pairs(rest, list(range(len(old))), goes_on) == len(rest):
                found.append(len(donors) - most_pairs(donors, rest, reverse))
    return min(found, default=None)


def test_fault_names_as_few_old_rows_as_trying_everything_finds() -> None:
    judged: Counter[int | None] = Counter()
    for number in range(rounds(80, 800)):
        old, played = square_table(seeded_rng("fewest", number))
        cards = [*played, *(card for row in old for card in row_of(row))]
        for final, _ in zip(oracle.partitions(cards), range(20), strict=False):
            rows = [mask_of(map(Piece, row)) for row in final]
            wrong = fault(old, rows, played, "keep three")
            fewest = fewest_lacking(old, rows, played)
            if wrong is None or wrong.reason == "keep three":
                assert fewest == (len(wrong.rows) if wrong else 0), (old, rows, played)
            else:
                assert fewest is None
            judged[fewest] += 1
    assert min(judged[None], judged[0], judged[1], judged[2]) > 5, judged


def test_fault_finishes_on_a_crowded_table_of_33_rows() -> None:
    """Trying every donor of every card takes more than a minute here."""
    old, final = masks_of(read_rows(CROWDED_OLD)), masks_of(read_rows(CROWDED_FINAL))
    wrong = fault(old, final, read_pieces(CROWDED_PLAYED), "keep three")
    assert wrong is not None
    assert (wrong.reason, len(wrong.rows)) == ("keep three", 3)
    assert set(wrong.rows) <= set(old)


@given(st.integers(0, 1 << 32))
@settings(max_examples=rounds(40, 4000))
def test_fault_agrees_with_trying_everything_where_rows_vanish(seed: int) -> None:
    for old, final, played in stacked_turns(Random(seed)):
        wrong = fault(old, final, played, "keep three")
        lacking = None if wrong and wrong.reason == "no hand card" else len(wrong.rows) if wrong else 0
        assert fewest_lacking(old, final, played) == lacking


def test_fault_searches_little_on_crowded_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """A play is judged while its player waits: the search must not grow with the number of rows."""
    tries, search = 0, Continuations._search

    def counted(self: Continuations, ways: list[list[Any]]) -> list[Any] | None:
        nonlocal tries
        tries += 1
        return search(self, ways)

    monkeypatch.setattr(Continuations, "_search", counted)
    judged: Counter[bool] = Counter()
    for number in range(rounds(40, 4000)):
        old, final, played = crowded_turn(seeded_rng("crowded turn", number))
        tries = 0
        judged[fault(old, final, played, "keep three") is None] += 1
        assert tries <= 30, (old, final, played)
    assert min(judged.values()) > 0


def test_fault_accepts_every_table_with_rule_any() -> None:
    assert fault([mask_of(PIECES[:3])], [mask_of(PIECES[6:9])], PIECES[:1], "any") is None


@pytest.mark.parametrize("rule", RULES)
def test_kernel_playable_sets_agree_with_brute_force(rule: NewRows) -> None:
    for number in range(rounds(150, 2500)):
        rng = seeded_rng("kernel", number)
        old, left = some_rows(rng, 6)
        hand = some_hand(rng, left, 6)
        rows: Rows = tuple(row_of(row) for row in old)
        assert in_the_kernel(rows, hand, rule) == oracle.playable(rows, hand, rule), (rows, hand)


@pytest.mark.parametrize("rule", RULES)
def test_kernel_agrees_with_referee_on_crowded_tables(rule: NewRows) -> None:
    """Too crowded for brute force: up to sixteen rows, with few cards in the hand so that the referee is quick."""
    for number in range(rounds(20, 400)):
        rng = seeded_rng("crowded", number)
        old, left = some_rows(rng, 20)
        hand = some_hand(rng, left, 4)
        rows: Rows = tuple(row_of(row) for row in old)
        listed = {each.cards: set(each.qwirkles) for each in playable(rows, hand, rule)}
        assert in_the_kernel(rows, hand, rule) == listed, (rows, hand)
        assert can_play(rows, hand, rule) == bool(listed)


@pytest.mark.parametrize("name", ["cards-pl", "cards-pl;free_rows=1"])
def test_playable_agrees_with_brute_force_in_random_games(name: str) -> None:
    compared = 0
    for number in range(rounds(2, 40)):
        for at, _, _ in list(random_game(name, 2 + number % 3, f"rows {number}"))[1:9]:
            hand = at.hand[:4]
            rule = CardsOptions.of(at.edition).new_rows
            expected = oracle.playable(at.rows, hand, rule)
            assert in_the_kernel(at.rows, hand, rule) == expected, repr(at)
            assert {each.cards: set(each.qwirkles) for each in playable(at.rows, hand, rule)} == expected
            compared += 1
    assert compared >= 16


def in_the_kernel(rows: Rows, hand: Hand, rule: NewRows) -> dict[tuple[int, ...], set[int]]:
    lists = [list(map(int, row)) for row in rows]
    found = cards_playable(lists, list(map(int, hand)), KernelRule[rule.replace(" ", "_")])
    return {tuple(cards): set(numbers) for cards, numbers in found}

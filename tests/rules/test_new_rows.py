"""The rule about new rows (C15, C16): judged and searched as an independent brute force does it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sixfold._kernel import NewRows as KernelRule
from sixfold._kernel import cards_playable
from sixfold.bench import oracle
from sixfold.rules.card_moves import can_play, playable
from sixfold.rules.edition import NewRows
from sixfold.rules.line import FAMILIES
from sixfold.rules.new_rows import allowed, fault
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of, pieces_in
from sixfold.rules.sets import row_of
from sixfold.rules.turn import Rows
from tests.play import random_game
from tests.rules.tables import square_table
from tests.support.depth import rng, rounds

RULES: tuple[NewRows, ...] = ("keep three", "matched")


def some_rows(chance: Random, most: int) -> tuple[list[int], Counter[Piece]]:
    """Rows out of few colours and shapes, and the copies that are left of every kind."""
    colors, shapes = chance.randint(2, 6), chance.randint(3, 6)
    left = Counter({piece: 3 for piece in PIECES if piece.color < colors and piece.shape < shapes})
    rows = []
    for _ in range(chance.randint(1, most)):
        there = [piece for piece in pieces_in(chance.choice(FAMILIES)) if left[piece]]
        if len(there) >= 3:
            row = chance.sample(there, min(len(there), chance.choice([3, 3, 4, 5])))
            left.subtract(row)
            rows.append(mask_of(row))
    return rows, left


def some_hand(chance: Random, left: Counter[Piece], most: int) -> Hand:
    pool = list(left.elements())
    return tuple(sorted(chance.sample(pool, min(len(pool), chance.randint(1, most)))))


@pytest.mark.parametrize("rule", RULES)
def test_allowed_judges_every_way_to_cut_a_table_anew_as_brute_force_does(rule: NewRows) -> None:
    judged: Counter[bool] = Counter()
    for number in range(rounds(120, 1500)):
        old, played = square_table(rng("recut", number))
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
        old, played = square_table(rng("fault", number))
        cards = [*played, *(card for row in old for card in row_of(row))]
        for final, _ in zip(oracle.partitions(cards), range(20), strict=False):
            rows = [mask_of(map(Piece, row)) for row in final]
            wrong = fault(old, rows, played, "keep three")
            if wrong is not None:
                found[wrong.reason] += 1
                assert set(wrong.rows) <= set(rows if wrong.reason == "no hand card" else old)
    assert set(found) == {"no hand card", "keep three"}


def test_nothing_is_asked_of_new_rows_with_any() -> None:
    assert fault([mask_of(PIECES[:3])], [mask_of(PIECES[6:9])], PIECES[:1], "any") is None


@pytest.mark.parametrize("rule", RULES)
def test_the_kernel_lists_the_same_playable_cards_as_brute_force(rule: NewRows) -> None:
    for number in range(rounds(150, 2500)):
        chance = rng("kernel", number)
        old, left = some_rows(chance, 6)
        hand = some_hand(chance, left, 6)
        rows: Rows = tuple(row_of(row) for row in old)
        assert in_the_kernel(rows, hand, rule) == oracle.playable(rows, hand, rule), (rows, hand)


@pytest.mark.parametrize("rule", RULES)
def test_the_kernel_and_the_referee_agree_on_crowded_tables(rule: NewRows) -> None:
    """Too crowded for brute force: up to sixteen rows, with few cards in the hand so that the referee is quick."""
    for number in range(rounds(20, 400)):
        chance = rng("crowded", number)
        old, left = some_rows(chance, 20)
        hand = some_hand(chance, left, 4)
        rows: Rows = tuple(row_of(row) for row in old)
        listed = {each.cards: set(each.qwirkles) for each in playable(rows, hand, rule)}
        assert in_the_kernel(rows, hand, rule) == listed, (rows, hand)
        assert can_play(rows, hand, rule) == bool(listed)


@pytest.mark.parametrize("name", ["cards-pl", "cards-pl;free_rows=1"])
def test_positions_of_random_games_are_judged_as_brute_force_does(name: str) -> None:
    compared = 0
    for number in range(rounds(2, 40)):
        for at, _, _ in list(random_game(name, 2 + number % 3, f"rows {number}"))[1:9]:
            hand = at.hand[:4]
            expected = oracle.playable(at.rows, hand, at.edition.new_rows)
            assert in_the_kernel(at.rows, hand, at.edition.new_rows) == expected, repr(at)
            assert {each.cards: set(each.qwirkles) for each in playable(at.rows, hand, at.edition.new_rows)} == expected
            compared += 1
    assert compared >= 16


def in_the_kernel(rows: Rows, hand: Hand, rule: NewRows) -> dict[tuple[int, ...], set[int]]:
    lists = [list(map(int, row)) for row in rows]
    found = cards_playable(lists, list(map(int, hand)), KernelRule[rule.replace(" ", "_")])
    return {tuple(cards): set(numbers) for cards, numbers in found}

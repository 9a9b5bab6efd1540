"""The referee and the kernel find on crowded tables what an integer program finds, in positions of all ways to play."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, count, islice
from random import Random

import pytest

from sixfold.ai.kernel import nearest_play, playable_sets
from sixfold.bench.agree_cards import STYLES, played
from sixfold.rules.actions import Rows
from sixfold.rules.card_moves import can_play, most_qwirkles, playable
from sixfold.rules.edition import edition
from sixfold.rules.piece import PIECES, Hand
from tests.rules.brute_force import play_legal
from tests.support import oracle
from tests.support.depth import rounds, seeded_rng, some

pytest.importorskip("scipy", reason="one of the learning environments brings it, but not on Windows")
from tests.rules.integer_program import FAMILIES, can_be_played

PARTS = rounds(1, 6)
POSITIONS = rounds(1, 120)
"""Of each part and each style: with --deep more than 2,000 in all."""
FEW_CARDS = some(2, 3)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("style", STYLES)
def test_playable_and_stuck_agree_with_integer_program(style: str, part: int) -> None:
    rng = seeded_rng("program", style, part)
    found: Counter[bool] = Counter()
    games = chain.from_iterable(played("cards-pl", style, part, number) for number in count())
    for at in islice(games, 12, POSITIONS + 12):  # when the table has more cards
        listed = {each.cards: each.qwirkles for each in playable_sets(at.rows, at.hand, at.edition)}
        for cards in some_choices(at.hand, list(listed), rng):
            assert most_qwirkles(at.rows, cards, "keep three") == max(listed.get(cards, ()), default=None), (at, cards)
            for number in range(max(listed.get(cards, (-1,))) + 2):
                fine = can_be_played(at.rows, cards, number)
                assert fine == (number in listed.get(cards, ())), (at.rows, cards, number)
                found[fine] += 1
        poor = tuple(sorted(rng.sample(at.hand, min(2, len(at.hand)))))
        for hand in (at.hand, poor):
            assert can_play(at.rows, hand, "keep three") == can_be_played(at.rows, hand), (at.rows, hand)
        assert bool(listed) == can_be_played(at.rows, at.hand)
    assert min(found[True], found[False]) > 0


def crowded_table(rng: Random) -> tuple[Rows, Hand]:
    """Return a table with up to six rows of one colour or shape, and a hand that mostly fits to those."""
    left = Counter(dict.fromkeys(PIECES, 3))
    families = rng.sample(FAMILIES, rng.randint(1, 3))
    rows = []
    for _ in range(rng.randint(4, 14)):
        family = rng.choice(families if rng.random() < 0.8 else FAMILIES)
        there = [PIECES[kind] for kind in sorted(family) if left[PIECES[kind]]]
        row = tuple(sorted(rng.sample(there, min(len(there), rng.randint(3, 5)))))
        if len(row) >= 3:
            left -= Counter(row)
            rows.append(row)
    near = [piece for piece in left.elements() if any(piece in family for family in families)]
    deck = near if len(near) >= 5 else list(left.elements())
    return tuple(sorted(rows)), tuple(sorted(rng.sample(deck, rng.randint(2, 5))))


def test_playable_sets_are_exact_with_many_rows_of_one_colour_or_shape() -> None:
    """Games rarely have four rows of one colour, more than there are copies of a card."""
    rng = seeded_rng("many rows")
    rules = edition("cards-pl")
    found: Counter[bool] = Counter()
    for _ in range(rounds(4, 1500)):
        rows, hand = crowded_table(rng)
        listed = {each.cards: each.qwirkles for each in playable_sets(rows, hand, rules)}
        assert listed == {each.cards: each.qwirkles for each in playable(rows, hand, "keep three")}, (rows, hand)
        cards = rng.choice([hand, *listed])
        for number in range(max(listed.get(cards, (-1,))) + 2):
            fine = can_be_played(rows, cards, number)
            assert fine == (number in listed.get(cards, ())), (rows, cards, number)
            found[fine] += 1
    assert min(found[True], found[False]) > 0


def some_choices(hand: Hand, listed: list[Hand], rng: Random) -> list[Hand]:
    """Return every choice of a few cards of the hand, one that can be played, and any other one."""
    few = sorted(rng.sample(hand, min(FEW_CARDS, len(hand))))
    found = {cards for count in range(1, len(few) + 1) for cards in combinations(few, count)}
    found.update(rng.sample(listed, min(1, len(listed))))
    if hand:
        found.add(tuple(sorted(rng.sample(hand, rng.randint(1, len(hand))))))
    return sorted(found)


def test_integer_program_agrees_with_brute_force_on_small_tables() -> None:
    """Both were written from the text of the rules alone: a misreading of one shows here."""
    for number in range(rounds(2, 100)):
        for at in islice(played("cards-pl", "random", 100, number), 1, 5, 3):
            hand = at.hand[:4]
            expected = oracle.playable(at.rows, hand, "keep three")
            for cards, numbers in expected.items():
                assert all(can_be_played(at.rows, cards, each) for each in numbers)
            assert can_be_played(at.rows, hand) == bool(expected)
            assert can_be_played(at.rows, hand, 0) == (0 in expected.get(hand, ()))


def test_found_tables_are_allowed_by_brute_force() -> None:
    """A set that can be played has a final table, which the text of the rules allows."""
    games = chain.from_iterable(played("cards-pl", "random", 50, number) for number in count())
    for at in islice(games, 5, rounds(65, 6000), 10):
        for each in playable_sets(at.rows, at.hand, at.edition)[-1:]:
            found = nearest_play(at.rows, each.cards, each.qwirkles[-1], at.edition, 2000)
            assert found is not None
            play = found[0]
            assert len(play.qwirkles) == each.qwirkles[-1]
            assert play_legal(at.rows, at.hand, each.cards, play.table, play.qwirkles, "keep three"), (at, play)

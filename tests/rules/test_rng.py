"""Chance is even, follows from the seed alone, and anyone can check it."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given, strategies as st

from sixfold.rules.edition import edition
from sixfold.rules.position import Seat, full_supply
from sixfold.rules.referee import deal_hands, start
from sixfold.rules.rng import Dice, Fair, digest
from tests.play import EDITIONS


def test_dice_follow_the_documentation() -> None:
    """Computed here from the text of the documentation alone."""
    block = sha256(b"sixfold draw\nmy seed\n7\n3,0,2\n0").digest()
    number = int.from_bytes(block[:4], "big")
    assert number < 2**32 // 5 * 5
    assert Dice("my seed", 7, (3, 0, 2)).below(5) == number % 5


def test_dice_are_uniform() -> None:
    """Chi-squared with 5 and 35 degrees of freedom, fixed seed: far inside the 99.9 % points of 20.5 and 66.6."""
    dice = Dice("even", 0, ())
    faces = Counter(dice.below(6) for _ in range(60_000))
    assert sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5
    kinds: Counter[int] = Counter()
    for number in range(2000):
        kinds.update(Dice(f"even {number}", 0, (3,) * 36).draw((3,) * 36, 18))
    assert sum((kinds[kind] - 1000) ** 2 / 1000 for kind in range(36)) < 66.6


@given(st.lists(st.integers(0, 3), min_size=1, max_size=36).filter(any), st.data())
def test_draw_returns_that_many_pieces_of_the_supply(supply: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, sum(supply)))
    drawn = Dice("x", 1, supply).draw(supply, count)
    assert len(drawn) == count
    assert all(times <= supply[index] for index, times in Counter(drawn).items())


@pytest.mark.parametrize("name", EDITIONS)
def test_deal_hands_depends_on_the_seed(name: str) -> None:
    printed = edition(name)
    assert deal_hands(printed, 4, "a") == deal_hands(printed, 4, "a") != deal_hands(printed, 4, "b")
    position = start(printed, tuple(Seat(str(n)) for n in range(4)), "a")
    assert sum(position.supply) == sum(full_supply(printed)) - 4 * printed.hand


def test_dice_depend_on_index_and_supply() -> None:
    draws = {Dice("s", index, supply).below(10**6) for index in range(3) for supply in ((1, 2), (2, 1), (12,))}
    assert len(draws) == 9


def test_commitment_is_sha256_of_the_secret_and_seed_depends_on_every_salt() -> None:
    fair = Fair("secret", ("one", "two"))
    assert fair.commitment == sha256(b"secret").hexdigest() == digest("secret")
    others = [Fair("secret", ("two", "one")), Fair("secret", ("one",)), Fair("secre", ("tone", "two")), Fair("secret")]
    assert fair.seed not in {other.seed for other in others}


def test_deal_hands_of_cubes_follows_the_documentation() -> None:
    """docs/records.md, steps 2 to 5, followed with nothing but a SHA-256."""
    fair = Fair("a secret", ("one", "two"))
    digests = [sha256(text.encode()).hexdigest() for text in ("a secret", "one", "two")]
    seed = sha256("\n".join(["sixfold seed", *digests, "a secret", "one", "two"]).encode()).hexdigest()
    assert seed == fair.seed
    blocks = (sha256(f"sixfold draw\n{seed}\n0\n15,15,15,15,15,15\n{block}".encode()).digest() for block in range(99))
    numbers = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))

    def choose(among: int) -> int:
        return next(number % among for number in numbers if number < 2**32 // among * among)

    bag, hands = [15] * 6, []
    for _ in range(3):
        colors = []
        for _ in range(6):
            place = choose(sum(bag))
            color = next(color for color in range(6) if place < sum(bag[: color + 1]))
            bag[color] -= 1
            colors.append(color)
        hands.append(tuple(sorted(6 * color + choose(6) for color in sorted(colors))))
    assert deal_hands(edition("cubes-hu"), 3, seed) == (tuple(hands),)

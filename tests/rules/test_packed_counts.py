"""Numbers of the 36 kinds packed into one integer: the same as with lists."""

from __future__ import annotations

from random import Random

import pytest

from sixfold.rules.line import FAMILIES
from sixfold.rules.packed_counts import (
    FAMILY_FLAGS,
    FAMILY_ONES,
    FLAG,
    FLAGS,
    ONES,
    UNITS,
    at,
    greater,
    kinds_of,
    minimum,
    not_less,
    pack,
)
from tests.support.depth import rounds, seeded_rng

KINDS = range(36)
CASES = range(rounds(10, 500))


def some_numbers(rng: Random) -> list[int]:
    return [rng.choice((0, 1, 2, 3, 64, 126, 127, rng.randint(0, 127))) for _ in KINDS]


@pytest.mark.parametrize("number", CASES)
def test_at_reads_what_pack_wrote(number: int) -> None:
    numbers = some_numbers(seeded_rng("pack", number))
    packed = pack(numbers)
    assert [at(packed, kind) for kind in KINDS] == numbers
    assert packed == sum(number * UNITS[kind] for kind, number in enumerate(numbers))
    assert packed & FLAGS == 0


@pytest.mark.parametrize("number", CASES)
def test_comparisons_flag_the_kinds_for_which_they_hold(number: int) -> None:
    rng = seeded_rng("compare", number)
    left = some_numbers(rng)
    right = [rng.choice((max(0, number - 1), number, min(127, number + 1))) for number in left]
    for pairs in (list(zip(left, right, strict=True)), list(zip(left, some_numbers(rng), strict=True))):
        first, second = (pack(numbers) for numbers in zip(*pairs, strict=True))
        assert sorted(kinds_of(greater(first, second))) == [kind for kind, (a, b) in enumerate(pairs) if a > b]
        assert sorted(kinds_of(not_less(first, second))) == [kind for kind, (a, b) in enumerate(pairs) if a >= b]
        assert minimum(first, second) == pack([min(pair) for pair in pairs])


@pytest.mark.parametrize("number", CASES)
def test_kinds_of_lists_the_last_kind_first(number: int) -> None:
    rng = seeded_rng("kinds", number)
    kinds = rng.sample(KINDS, rng.randint(0, 36))
    assert list(kinds_of(sum(FLAG[kind] for kind in kinds))) == sorted(kinds, reverse=True)


def test_constants_have_one_unit_and_one_flag_for_each_kind() -> None:
    assert pack([1] * 36) == ONES
    assert sum(FLAG) == FLAGS == 128 * ONES
    for family, ones, flags in zip(FAMILIES, FAMILY_ONES, FAMILY_FLAGS, strict=True):
        members = [kind for kind in KINDS if family >> kind & 1]
        assert ones == sum(UNITS[kind] for kind in members)
        assert sorted(kinds_of(flags)) == members

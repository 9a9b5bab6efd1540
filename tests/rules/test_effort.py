"""The searches for a table of cards need no more steps than when they were written down."""

from __future__ import annotations

import pytest

from tests.rules.effort import COUNTED, FILE, ask, read

LINES = FILE.read_text(encoding="utf-8").splitlines()
PART = 20


@pytest.mark.parametrize("first", range(0, len(LINES), PART))
def test_searches_find_the_same_with_no_more_steps(first: int) -> None:
    for rows, cards, rule, (numbers, moved, most) in map(read, LINES[first : first + PART]):
        found, cards_moved, steps = ask(rows, cards, rule)
        assert (found, cards_moved) == (numbers, moved), (rows, cards, rule)
        for (_, name), now, before in zip(COUNTED, steps, most, strict=True):
            assert now <= before, f"{name}: {now} steps instead of {before}"

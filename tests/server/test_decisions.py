"""Compare decisions with golden ones: equal commands at equal tables have equal results."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.server.decisions import FILE, walk

WALKS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_decide_matches_golden_decisions(number: int) -> None:
    new, steps, expected = WALKS[number]
    found = json.loads(json.dumps(walk(new, steps)))
    for step, after, before in zip(steps, found, expected, strict=True):
        assert after == before, step


def test_golden_decisions_cover_most_reasons_and_events() -> None:
    found: Counter[str] = Counter()
    for _, _, expected in WALKS:
        for after in filter(None, expected):
            found.update([after[0]] if isinstance(after[0], str) else [each.partition(" ")[0] for each in after[0]])
    assert len(found) >= 30

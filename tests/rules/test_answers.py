"""Golden answers: any later change must answer the same questions in the same way, refusals with all they name."""

from __future__ import annotations

import json

import pytest

from tests.rules.answers import FOLDER, ask

LINES = 50
"""Questions of one test."""
PARTS = [
    (path.stem, at)
    for path in sorted(FOLDER.glob("*.jsonl"))
    for at in range(0, path.read_text(encoding="utf-8").count("\n"), LINES)
]


@pytest.mark.parametrize(("kind", "first"), PARTS)
def test_answers_equal_the_recorded_ones(kind: str, first: int) -> None:
    lines = (FOLDER / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()[first : first + LINES]
    for question, expected in map(json.loads, lines):
        assert json.loads(json.dumps(ask(kind, question))) == expected, question

"""The two sample games that rulebooks print, replayed as whole histories."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixfold.rules.actions import Place, Reroll
from sixfold.rules.piece import BY_NAMES
from sixfold.rules.record import read_record

DATA = Path(__file__).parents[1] / "data"


@pytest.mark.parametrize(
    ("name", "history", "printed"),
    [
        ("qwirkle-pl", "pl-sample", (3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9)),
        ("cubes-hu", "hu-sample", (3, 7, 8, 8, 5, 15, 8, 7, 9, 12, 9, 12)),
    ],
)
def test_printed_sample_games_replay_with_their_scores(name: str, history: str, printed: tuple[int, ...]) -> None:
    game = read_record((DATA / "samples" / f"{name}.txt").read_text(encoding="utf-8"))
    laid = [
        (turn.action, points)
        for turn, points in zip(game.turns, game.points, strict=True)
        if isinstance(turn.action, Place)
    ]
    assert tuple(points for _, points in laid) == printed
    vectors = map(json.loads, (DATA / "vectors.jsonl").read_text(encoding="utf-8").splitlines())
    listed = sorted((each for each in vectors if each.get("history") == history), key=lambda each: int(each["turn"]))
    for (action, _), each in zip(laid, listed, strict=True):
        place = each["action"]["place"]
        assert action == Place(tuple(((x, y), BY_NAMES[color, shape]) for x, y, color, shape in place))
    rolls = sum(isinstance(turn.action, Reroll) for turn in game.turns)
    assert rolls == (12 if name == "cubes-hu" else 0)

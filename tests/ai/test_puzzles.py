"""Test that every puzzle has one answer and the value that it states."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, strategies as st

from sixfold.ai.puzzles.generate import make, problem
from sixfold.ai.puzzles.puzzle import KINDS, BadPuzzle, Puzzle, daily, line_of, read_line, shipped
from sixfold.cli.main import main
from sixfold.i18n.catalog import say
from sixfold.rules.actions import Pass, Place, Play, Reroll, Turn
from sixfold.rules.edition import edition
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, legal
from tests.play import shuffled
from tests.support.languages import in_some_languages

FOLDER = Path(__file__).parents[2] / "src" / "sixfold" / "ai" / "puzzles" / "data"
ALL = list(shipped().values())
EXACT = [puzzle for puzzle in ALL if puzzle.exact]
JUDGED = [puzzle for puzzle in ALL if not puzzle.exact]


def some(kind: str) -> Puzzle:
    return next(puzzle for puzzle in ALL if puzzle.kind == kind)


@pytest.mark.parametrize("kind", sorted({puzzle.kind for puzzle in EXACT}))
def test_exact_puzzles_are_proved_again(kind: str) -> None:
    assert {puzzle.id: found for puzzle in EXACT if puzzle.kind == kind and (found := problem(puzzle))} == {}


@pytest.mark.parametrize("puzzle", JUDGED[:2], ids=lambda puzzle: puzzle.id)
def test_simulated_puzzles_are_verified_again(puzzle: Puzzle) -> None:
    assert problem(puzzle) is None


def test_shipped_puzzles_cover_every_kind_and_grade() -> None:
    kinds = Counter((puzzle.game, puzzle.kind) for puzzle in ALL)
    assert set(kinds) == {(game, kind) for game, each in KINDS.items() for kind in each}
    assert len(ALL) >= 300
    assert min(kinds.values()) >= 20
    assert set(Counter(puzzle.difficulty for puzzle in ALL)) == {1, 2, 3, 4, 5}


def test_shipped_puzzles_follow_the_default_edition_of_their_game() -> None:
    assert {puzzle.position.edition.name for puzzle in ALL} == {edition(game).name for game in KINDS}


def test_shipped_puzzles_have_distinct_positions() -> None:
    assert len({(puzzle.kind, line_of(puzzle).split('"answer"')[0].split('"position"')[1]) for puzzle in ALL}) == len(
        ALL
    )


def test_line_of_writes_what_read_line_read() -> None:
    for file in FOLDER.glob("*.jsonl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line_of(read_line(line)) == line


@pytest.mark.parametrize("puzzle", ALL[::7], ids=lambda puzzle: puzzle.id)
def test_answers_are_legal_and_score_their_value(puzzle: Puzzle) -> None:
    points = check(puzzle.position, puzzle.answer).points
    if puzzle.kind in ("qwirkle", "lines"):
        assert points == puzzle.value
        others = [each for each in legal(puzzle.position) if isinstance(each, Place) and each != puzzle.answer]
        assert max(check(puzzle.position, each).points for each in others) == puzzle.second
    if puzzle.kind == "rearrange":
        assert isinstance(puzzle.answer, Play)
        assert len(puzzle.answer.qwirkles) == puzzle.value


def final_margin(at: Position, action: Place | Pass) -> int:
    """Return what the mover gains on the other from here to the end, by the referee alone."""
    after = apply(at, Turn(action))
    gain = after.scores[at.mover] - at.scores[at.mover]
    if after.over:
        return gain
    answers = [each for each in legal(after) if isinstance(each, Place | Pass)]
    return gain - max(final_margin(after, each) for each in answers)


def test_smallest_endgame_puzzles_agree_with_plain_search() -> None:
    endgames = sorted(
        (each for each in ALL if each.kind == "endgame"),
        key=lambda each: sum(map(len, each.position.hands)) * 100 + len(legal(each.position)),
    )
    for puzzle in endgames[:3]:
        at = puzzle.position
        ahead = at.scores[at.mover] - at.scores[1 - at.mover]
        margins = {each: ahead + final_margin(at, each) for each in legal(at) if isinstance(each, Place | Pass)}
        assert [each for each, margin in margins.items() if margin > 0] == [puzzle.answer]
        assert sorted(margins.values())[-2:] == [puzzle.second, puzzle.value]


def test_reroll_answers_have_the_highest_expectation() -> None:
    for puzzle in (each for each in ALL if each.kind == "reroll"):
        hand = puzzle.position.hand
        best = max(range(len(puzzle.expected)), key=lambda chosen: puzzle.expected[chosen])
        assert Reroll(tuple(cube for bit, cube in enumerate(hand) if best >> bit & 1)) == puzzle.answer


@pytest.mark.parametrize(("game", "kind"), [("qwirkle", "lines"), ("cubes", "lines"), ("cards", "rearrange")])
def test_make_reproduces_the_shipped_puzzles(game: str, kind: str) -> None:
    first = shipped()[f"{game}-{kind}-1"]
    assert first.made == f"sixfold puzzles make --game {game} --kind {kind} --seed 1"
    assert next(make(first.game, kind, 1)) == first


def test_problem_reports_every_changed_field() -> None:
    puzzle = some("lines")
    other = next(each for each in legal(puzzle.position) if isinstance(each, Place) and each != puzzle.answer)
    assert problem(replace(puzzle, answer=other)) == "answer"
    assert problem(replace(puzzle, value=puzzle.value + 1)) == "value"
    assert problem(replace(puzzle, second=puzzle.second - 1)) == "value"
    assert problem(replace(puzzle, exact=False)) == "exact"
    assert problem(replace(puzzle, difficulty=puzzle.difficulty % 5 + 1)) == "difficulty"
    assert problem(replace(puzzle, kind="qwirkle")) == "not-unique"
    roll = some("reroll")
    assert problem(replace(roll, expected=(*roll.expected[:-1], 99.0))) == "value"
    assert problem(replace(roll, expected=())) == "value"


@pytest.mark.parametrize("name", ["qwirkle-qwirkle-1", "qwirkle-lines-1", "cards-rearrange-1"])
def test_solve_ignores_hidden_pieces(name: str) -> None:
    puzzle = shipped()[name]
    for seed in range(3):
        at = shuffled(puzzle.position, puzzle.position.mover, Random(seed))
        assert problem(replace(puzzle, position=at)) is None


def test_daily_uses_every_puzzle_once() -> None:
    first = date(2026, 11, 16)
    days = [daily(first + timedelta(days=step)).id for step in range(len(ALL))]
    assert sorted(days) == sorted(shipped())
    assert daily(first + timedelta(days=len(ALL))).id == days[0]


@given(st.text() | st.dictionaries(st.sampled_from(["id", "kind", "position", "answer"]), st.text()).map(json.dumps))
def test_read_line_rejects_other_text(line: str) -> None:
    with pytest.raises(BadPuzzle):
        read_line(line)


def test_puzzles_command_verifies_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made, spoiled = tmp_path / "made.jsonl", tmp_path / "spoiled.jsonl"
    assert main(["puzzles", "make", "--game", "cubes", "--kind", "lines", "--count", "2", "--out", str(made)]) == 0
    assert main(["puzzles", "check", str(made), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"puzzles": 2, "exact": 2, "wrong": {}}
    first = read_line(made.read_text().splitlines()[0])
    spoiled.write_text("\n".join([line_of(replace(first, second=0)), line_of(first), "{}"]))
    assert main(["puzzles", "check", str(spoiled), "--json"]) == 1
    wrong = json.loads(capsys.readouterr().out)["wrong"]
    assert wrong == {first.id: "twice", f"{spoiled}:3": "unreadable"}
    assert main(["puzzles", "check", str(spoiled), "--lang", "it"]) == 1
    assert say("it", "puzzles-problem-unreadable") in capsys.readouterr().out


def test_puzzles_command_rejects_invalid_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", "--game", "cards", "--kind", "reroll", "--lang", "en"]) == 2
    assert "rearrange" in capsys.readouterr().err
    assert main(["puzzles", "check", str(tmp_path / "nowhere")]) == 1
    assert main(["puzzles", "make", "--count", "1", "--out", str(tmp_path / "no" / "where")]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2


@in_some_languages
def test_catalogues_have_a_question_for_every_kind(lang: str) -> None:
    for kind in {puzzle.kind for puzzle in ALL}:
        assert say(lang, f"puzzle-kind-{kind}")
        assert say(lang, f"puzzle-ask-{kind}", **({"n": 2} if kind == "rearrange" else {})).endswith((".", "?"))

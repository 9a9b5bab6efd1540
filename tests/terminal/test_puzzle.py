"""Test puzzles in the terminal: asked until solved, with a comment on every other try."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from sixfold.ai.puzzles.puzzle import Puzzle, daily, shipped
from sixfold.cli.main import main
from sixfold.i18n.catalog import say
from sixfold.i18n.rulebook import edition_name
from sixfold.rules.actions import Place, Play, Reroll
from sixfold.rules.notation import action_text


def answer(puzzle: Puzzle) -> str:
    match puzzle.answer:
        case Place():
            return action_text(puzzle.answer)
        case Reroll(pieces) | Play(pieces):
            return " ".join(map(str, pieces))
    raise AssertionError(puzzle.answer)


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left: Iterator[str] = iter(lines)
    monkeypatch.setattr("builtins.input", lambda prompt: next(left))


@pytest.mark.parametrize("name", ["qwirkle-lines-1", "qwirkle-endgame-1", "cubes-reroll-1", "cards-rearrange-1"])
def test_puzzle_accepts_answer(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, answer(shipped()[name]))
    assert main(["puzzle", name, "--lang", "en"]) == 0
    assert f"{name} · {edition_name(shipped()[name].position.edition, 'en')} · " in capsys.readouterr().out


def test_puzzle_tells_difference_of_wrong_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = shipped()["cubes-reroll-1"]
    cubes = puzzle.position.hand
    typing(monkeypatch, "Zz", "Rt Rt Rt Rt Rt Rt Rt", str(cubes[0]), "")
    assert main(["puzzle", puzzle.id, "--lang", "en"]) == 1
    text = capsys.readouterr().out
    assert say("en", "unreadable-piece", token="Zz") in text
    assert f"{round(puzzle.expected[1], 1):g} points on average" in text
    assert action_text(puzzle.answer) in text


def test_puzzle_asks_with_a_space_and_writes_numbers_as_the_language_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = shipped()["cubes-reroll-1"]
    lines = iter([str(puzzle.position.hand[0]), ""])

    def answered(prompt: str) -> str:
        assert prompt.endswith("\u202f: ")
        return next(lines)

    monkeypatch.setattr("builtins.input", answered)
    assert main(["puzzle", puzzle.id, "--lang", "fr"]) == 1
    assert f"{round(puzzle.expected[1], 1):g}".replace(".", ",") in capsys.readouterr().out
    assert not float(puzzle.expected[1]).is_integer()


def test_puzzle_explains_illegal_move(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = shipped()["qwirkle-lines-1"]
    typing(monkeypatch, f"{puzzle.position.hand[0]}@40,40", "")
    assert main(["puzzle", puzzle.id, "--lang", "en"]) == 1
    assert len(capsys.readouterr().out.splitlines()) > 4


def test_puzzle_without_name_is_daily(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    before = daily(datetime.now(UTC).date()).id
    typing(monkeypatch, "")
    assert main(["puzzle", "--daily", "--lang", "en"]) == 1
    text = capsys.readouterr().out.split()[0]
    assert text in (before, daily(datetime.now(UTC).date()).id)  # midnight may have passed


def test_puzzle_rejects_unknown_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "nothing", "--lang", "en"]) == 2
    assert "nothing" in capsys.readouterr().err

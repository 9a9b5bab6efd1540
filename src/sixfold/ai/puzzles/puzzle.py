"""Define puzzles, read and write their files, and choose the puzzle of a day."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final

from ...rules.actions import Action
from ...rules.errors import NotationError
from ...rules.notation import position_text, read_action, read_position
from ...rules.position import Position
from ...rules.ruleset import GameName
from ..game_ai import all_games

KINDS: Final = {game: each.puzzle_kinds for game, each in all_games().items()}
"""What can be asked in each game; the catalogues have `puzzle-kind-<kind>`."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, a question and its only answer. Values are points, or Qwirkles in Cards."""

    id: str
    kind: str
    position: Position
    answer: Action
    """In Cards any arrangement of the same cards with as many Qwirkles is as good."""
    value: float
    """What the answer brings: points now, on average with a roll, or by how much the game is won in the end."""
    second: float
    """The same for the best of all that is not the answer."""
    exact: bool
    """Proved by exhaustive search; otherwise evaluated by simulations."""
    difficulty: int
    """From 1 to 5: docs/puzzles.md says how it is found."""
    made: str
    """The command that finds it again."""
    expected: tuple[float, ...] = ()
    """The mean points of each choice of cubes to roll again: bit i of the choice is cube i of the hand."""

    @property
    def game(self) -> GameName:
        return self.position.edition.game


class BadPuzzle(ValueError):
    """Raised for a line that is not a puzzle."""


def line_of(puzzle: Puzzle) -> str:
    """Format a puzzle as a line of JSON."""
    data: dict[str, object] = {
        "id": puzzle.id,
        "kind": puzzle.kind,
        "position": position_text(puzzle.position),
        "answer": str(puzzle.answer),
        "value": puzzle.value,
        "second": puzzle.second,
        "exact": puzzle.exact,
        "difficulty": puzzle.difficulty,
        "made": puzzle.made,
    }
    if puzzle.expected:
        data["expected"] = puzzle.expected
    return json.dumps(data)


def read_line(line: str) -> Puzzle:
    """Parse what `line_of` wrote; raise BadPuzzle."""
    try:
        data = json.loads(line)
        data["position"] = read_position(data["position"])
        data["answer"] = read_action(data["answer"])
        data["expected"] = tuple(data.get("expected", ()))
        puzzle = Puzzle(**data)
    except (ValueError, TypeError, KeyError, AttributeError, NotationError) as error:
        raise BadPuzzle(str(error)) from None
    if puzzle.kind not in KINDS[puzzle.game] or not 1 <= puzzle.difficulty <= 5:
        raise BadPuzzle(puzzle.kind)
    return puzzle


@cache
def shipped() -> dict[str, Puzzle]:
    """Return all puzzles of the package by their ids."""
    folder = resources.files(__package__) / "data"
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".jsonl")), key=lambda each: each.name)
    found = (read_line(line) for file in files for line in file.read_text(encoding="utf-8").splitlines())
    return {puzzle.id: puzzle for puzzle in found}


def daily(day: date) -> Puzzle:
    """Return the puzzle of that day, the same for everybody: in the order of the digests of their ids."""
    order = sorted(shipped(), key=lambda name: sha256(name.encode()).hexdigest())
    return shipped()[order[(day - date(1970, 1, 1)).days % len(order)]]

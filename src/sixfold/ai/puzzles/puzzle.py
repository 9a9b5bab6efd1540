"""Puzzles: what one is, the files they are shipped in, and which one is today's."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final

from ...rules.edition import Game
from ...rules.notation import NotationError, position_text, read_action, read_position
from ...rules.position import Position
from ...rules.turn import Action

KINDS: Final[dict[Game, tuple[str, ...]]] = {
    "qwirkle": ("qwirkle", "lines", "safe", "endgame"),
    "cubes": ("qwirkle", "lines", "reroll"),
    "cards": ("rearrange",),
}
"""What can be asked in each game; the words are `puzzle-kind-<kind>`."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what is asked in it, and the one answer. Values are points, or Qwirkles in Cards."""

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
    """Proved by looking at everything; otherwise judged by simulations."""
    difficulty: int
    """From 1 to 5: docs/puzzles.md says how it is found."""
    made: str
    """The command that finds it again."""
    expected: tuple[float, ...] = ()
    """The mean points of each choice of cubes to roll again: bit i of the choice is cube i of the hand."""

    @property
    def game(self) -> Game:
        return self.position.edition.game


class BadPuzzle(ValueError):
    """A line that is no puzzle."""


def line_of(puzzle: Puzzle) -> str:
    """A puzzle as a line of JSON."""
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
    """The puzzle that `line_of` wrote; raises BadPuzzle."""
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
    """Every puzzle that comes with the program, by its id."""
    folder = resources.files(__package__) / "data"
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".jsonl")), key=lambda each: each.name)
    found = (read_line(line) for file in files for line in file.read_text(encoding="utf-8").splitlines())
    return {puzzle.id: puzzle for puzzle in found}


def daily(day: date) -> Puzzle:
    """The puzzle of that day, the same for everybody: one after the other, in the order of their ids' digests."""
    order = sorted(shipped(), key=lambda name: sha256(name.encode()).hexdigest())
    return shipped()[order[(day - date(1970, 1, 1)).days % len(order)]]

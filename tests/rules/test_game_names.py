"""Code asks a ruleset for its traits: the names of games are written almost nowhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import sixfold
from sixfold.rules.ruleset import GAMES

SOURCES = Path(sixfold.__file__).parent
REGISTRY = "rules/ruleset.py"
OTHER_MEANINGS = {
    "ai/puzzles/grade.py": 1,  # the kind of puzzle that asks for a Qwirkle
    "ai/puzzles/solve.py": 2,  # the same
    "bench/benches.py": 3,  # the names of benches
    "cli/puzzles.py": 1,  # the kind of puzzle
    "render/canvas.py": 1,  # the style of a complete set
    "rules/actions.py": 1,  # the field with the cards of a play
    "rules/flow.py": 1,  # a slot
    "terminal/puzzle.py": 1,  # a message about cards
}
MAX_LITERALS = 10


def literals(file: Path) -> Iterator[int]:
    """Yield the lines on which a string is the name of a game; documentation aside."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and node.value in GAMES:
            yield node.lineno


def test_names_of_games_are_written_only_in_their_own_modules_and_the_registry() -> None:
    found = []
    for file in SOURCES.rglob("*.py"):
        name = file.relative_to(SOURCES).as_posix()
        if file.stem not in GAMES and name != REGISTRY:
            found += [f"{name}:{line}" for line in literals(file)][OTHER_MEANINGS.get(name, 0) :]
    assert len(found) <= MAX_LITERALS, found


def test_other_meanings_are_still_there() -> None:
    for name, count in OTHER_MEANINGS.items():
        assert len(list(literals(SOURCES / name))) >= count, name

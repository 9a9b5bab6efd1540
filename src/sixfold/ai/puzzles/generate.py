"""Generate puzzles from games between bots, and verify them."""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from random import Random
from typing import Final

from ...rules.edition import edition
from ...rules.notation import position_text, read_position
from ...rules.position import Position, Seat
from ...rules.referee import apply, deal, start, view
from ...rules.ruleset import GameName
from ..bot_api import OWN_EFFORT
from ..bots import player
from ..game_ai import game_ai
from .grade import grade
from .puzzle import Puzzle
from .solve import Solution, solve

LEVEL: Final = "hard"
"""Who plays the games."""
TOLERANCE: Final = {True: 0.006, False: 0.5}
"""By so much a value may differ when it is found again: rounding if it is exact, else what simulations leave open."""


def make(game: GameName, kind: str, seed: int) -> Iterator[Puzzle]:
    """Iterate over puzzles of that kind without end: the clearest of each game. Equal seeds give equal puzzles."""
    made = f"sixfold puzzles make --game {game} --kind {kind} --seed {seed}"
    number, games = 0, 0
    while True:
        games += 1
        found = list(_found(game, kind, f"{game}/{kind}/{seed}/{games}"))
        if found:
            number += 1
            at, best = max(found, key=lambda each: each[1].value - each[1].second)
            hard = grade(kind, view(at, at.mover), best)
            name = f"{game}-{kind}-{number}"
            yield Puzzle(name, kind, at, best.answer, best.value, best.second, best.exact, hard, made, best.expected)


def _found(game: GameName, kind: str, seed: str) -> Iterator[tuple[Position, Solution]]:
    """Iterate over the positions of one game that are puzzles of that kind."""
    for at in _positions(game, seed):
        pieces = len(at.grid.pieces) if at.edition.rules.has_grid else sum(map(len, at.rows))
        if kind == "endgame" or pieces <= game_ai(game).max_puzzle_pieces:
            solution = solve(kind, view(at, at.mover))
            if solution:
                yield at, solution


def _positions(game: GameName, seed: str) -> Iterator[Position]:
    rng, bot = Random(seed), player(game, LEVEL)
    at = start(edition(game_ai(game).puzzle_edition), (Seat("A"), Seat("B")), seed)
    while not at.over:
        # As it will be read: in which order pieces were laid must not matter to what is found.
        yield read_position(position_text(at))
        at = apply(at, deal(at, bot(view(at, at.mover), rng, OWN_EFFORT).action, seed))


def problem(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle (`puzzles-problem-<key>` in the catalogues), or None."""
    seen = view(puzzle.position, puzzle.position.mover)
    found = solve(puzzle.kind, seen)
    if found is None:
        return "not-unique"
    if found.answer != puzzle.answer:
        return "answer"
    numbers = zip(
        (puzzle.value, puzzle.second, *puzzle.expected), (found.value, found.second, *found.expected), strict=False
    )
    if len(found.expected) != len(puzzle.expected) or not all(
        isclose(a, b, abs_tol=TOLERANCE[puzzle.exact]) for a, b in numbers
    ):
        return "value"
    if found.exact != puzzle.exact:
        return "exact"
    return None if grade(puzzle.kind, seen, found) == puzzle.difficulty else "difficulty"

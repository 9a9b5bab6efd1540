"""Grade puzzles from 1 to 5 by a number that can be counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...rules.actions import Place, Play
from ...rules.piece import mask_of
from ...rules.view import View
from ..kernel import moved_cards
from .solve import Solution

NEAR_BEST_POINTS: Final = 1.0
"""Points: within so many a choice of cubes is nearly as good."""


def _searched(view: View, solution: Solution) -> float:
    """Return the number of placements times the pieces of the answer."""
    laid = solution.answer.tiles if isinstance(solution.answer, Place) else ()
    return len(laid) * sum(1 for _ in view.grid.placements(mask_of(view.hand)))


def _tempting(view: View, solution: Solution) -> float:
    """Return how many other placements score at least as much now."""
    points = {Place(tiles): score for tiles, score in view.grid.placements(mask_of(view.hand))}
    now = points[solution.answer] if isinstance(solution.answer, Place) else 0
    return sum(score >= now for score in points.values()) - 1


def _nearly_as_good(_view: View, solution: Solution) -> float:
    """Return how many choices of cubes are within a point of the best."""
    return sum(mean > solution.value - NEAR_BEST_POINTS for mean in solution.expected) - 1


def _handled(view: View, solution: Solution) -> float:
    """Return how many cards are played or moved."""
    play = solution.answer
    return len(play.cards) + moved_cards(view.rows, play) if isinstance(play, Play) else 0


_GRADES: Final[dict[str, tuple[Callable[[View, Solution], float], tuple[float, float, float, float]]]] = {
    "qwirkle": (_searched, (25, 36, 48, 67)),
    "lines": (_searched, (35, 55, 75, 110)),
    "safe": (_tempting, (2, 3, 5, 9)),
    "endgame": (_tempting, (2, 4, 8, 20)),
    "reroll": (_nearly_as_good, (3, 4, 5, 7)),
    "rearrange": (_handled, (3, 4, 5, 8)),
}
"""For each kind what is counted, and from which number on a puzzle is of grade 2, 3, 4 and 5."""


def measure(kind: str, view: View, solution: Solution) -> float:
    """Return the number that decides the grade."""
    return _GRADES[kind][0](view, solution)


def grade(kind: str, view: View, solution: Solution) -> int:
    """Return the grade from 1 (easy) to 5."""
    count = measure(kind, view, solution)
    return 1 + sum(count >= bound for bound in _GRADES[kind][1])

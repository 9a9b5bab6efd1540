"""Solve puzzles, and check that there is only one answer. Exhaustive where that is possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from ...rules.actions import Action, Place, Reroll
from ...rules.cubes import CubesState
from ...rules.line import FULL, QWIRKLE_BONUS
from ...rules.piece import mask_of
from ...rules.referee import check
from ...rules.view import View
from ..evaluate import evaluate
from ..evaluation import EvaluatedAction
from ..kernel import cubes_expectations, endgame_margin, endgame_of_all, grid_numbers, nearest_play, playable_sets

MIN_CHOICES: Final = 8
"""With fewer there is nothing to look for."""
MIN_LEAD: Final = {"qwirkle": 3, "lines": 2, "reroll": 0.5, "endgame": 1, "safe": 2, "rearrange": 1}
"""By so much the answer is better than everything else."""
MIN_GAP_POINTS: Final = 0.5
"""Points between the intervals of the best move and of the second, if both are evaluated by simulations."""
NODES: Final = 1_000_000
"""How far an endgame is searched for a puzzle."""
MAX_ENDGAME_TILES: Final = 9
"""In both hands at the end of a game: with more, nobody could think it through."""
MAX_PLAYED_CARDS: Final = 4
"""Played from the hand, for the same reason."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The only answer, its value, and the value of the best other action."""

    answer: Action
    value: float
    second: float
    exact: bool = True
    expected: tuple[float, ...] = ()


def solve(kind: str, view: View) -> Solution | None:
    """Return the solution, or None if this is not a puzzle of that kind: nothing to find, or several answers."""
    found = None if view.over or view.opening else _SOLVERS[kind](view)
    return found if found and found.value - found.second >= MIN_LEAD[kind] else None


def _most_points(view: View, wanted: Callable[[Place], bool]) -> Solution | None:
    """Return the only placement with the most points if it is wanted."""
    # The end of the game has points of its own, and before a re-roll cubes are not to be laid yet.
    if not view.supply_count or (isinstance(view.state, CubesState) and not view.state.rerolled):
        return None
    found = sorted(view.grid.placements(mask_of(view.hand)), key=lambda each: each[1])
    if len(found) < MIN_CHOICES:
        return None
    (tiles, points), second = found[-1], found[-2][1]
    best = Place(tiles)
    return Solution(best, points, second) if points > second and wanted(best) else None


def _qwirkle(view: View) -> Solution | None:
    """Solve "make a Qwirkle": there is only one way."""
    best = _most_points(view, lambda place: any(line.length == FULL for line in check(view, place).lines))
    if best is None:
        return None
    return best if best.second < FULL + QWIRKLE_BONUS or not _other_qwirkle(view, best) else None


def _other_qwirkle(view: View, best: Solution) -> bool:
    others = (
        Place(tiles) for tiles, points in view.grid.placements(mask_of(view.hand)) if points >= FULL + QWIRKLE_BONUS
    )
    return any(
        place != best.answer and any(line.length == FULL for line in check(view, place).lines) for place in others
    )


def _lines(view: View) -> Solution | None:
    """Solve "several lines": the most points come from several lines, none of them a Qwirkle."""

    def wanted(place: Place) -> bool:
        lines = check(view, place).lines
        return len(lines) > 1 and all(line.length < FULL for line in lines)

    return _most_points(view, wanted)


def _endgame(view: View) -> Solution | None:
    """Solve "endgame": the bag is empty, two players, and only one move wins."""
    if view.seats != 2 or view.supply_count or not 1 < len(view.hand) <= sum(view.hand_sizes) <= MAX_ENDGAME_TILES:
        return None
    ahead = view.scores[view.mover] - view.scores[1 - view.mover]
    if ahead + endgame_margin(view, NODES) <= 0:  # much quicker than to evaluate every move
        return None
    found = endgame_of_all(view, NODES, None)
    if len(found) < MIN_CHOICES or not all(exact for _, _, exact in found):
        return None
    (best, margin, _), (_, other, _) = found[:2]
    value, second = ahead + margin, ahead + other
    if not isinstance(best, Place) or not value > 0 >= second:
        return None
    return Solution(best, value, second) if _tempted(view, best) else None


def _tempted(view: View, answer: Place) -> bool:
    """Test if another placement scores as much now, so that counting is not enough."""
    points = {Place(tiles): score for tiles, score in view.grid.placements(mask_of(view.hand))}
    return any(score >= points[answer] for place, score in points.items() if place != answer)


def _safe(view: View) -> Solution | None:
    """Solve "safe": another move scores more now, but one is clearly better in the end. Evaluated three times."""
    if not view.supply_count or sum(1 for _ in view.grid.placements(mask_of(view.hand))) < MIN_CHOICES:
        return None
    quick = evaluate(view, most=2, seed=0, effort=0.25)
    if not _clear(view, quick):
        return None
    found = [evaluate(view, most=2, seed=seed, effort=2) for seed in (1, 2)]
    if not all(best.action == quick[0].action and _clear(view, [best, other]) for best, other in found):
        return None
    value, second = (round(fmean(each.margin for each in rank), 1) for rank in zip(*found, strict=True))
    return Solution(quick[0].action, value, second, exact=False)


def _clear(view: View, found: list[EvaluatedAction]) -> bool:
    """Test if the best action does not score most now, and is clearly better than the second."""
    if len(found) < 2:
        return False
    best, other = found
    most = max(points for _, points in view.grid.placements(mask_of(view.hand)))
    return best.points < most and best.low - other.high >= MIN_GAP_POINTS


def _reroll(view: View) -> Solution | None:
    """Solve "re-roll": one choice of cubes has the highest mean of points after the roll."""
    if CubesState.of(view).rerolled or not view.supply_count:
        return None
    hand = view.hand
    means = cubes_expectations(grid_numbers(view.grid), list(hand), False)
    worth = {
        Reroll(tuple(cube for bit, cube in enumerate(hand) if chosen >> bit & 1)): mean
        for chosen, mean in enumerate(means)
    }
    (answer, value), (_, second) = sorted(worth.items(), key=lambda each: -each[1])[:2]
    if not answer.pieces:
        return None
    return Solution(answer, round(value, 3), round(second, 3), expected=tuple(round(mean, 2) for mean in means))


def _rearrange(view: View) -> Solution | None:
    """Solve "rearrange": only one small choice of cards makes a Qwirkle, and table cards must move for it."""
    choices = playable_sets(view.rows, view.hand, view.edition)
    making = [each for each in choices if each.qwirkles[-1]]
    if not making or len(choices) < MIN_CHOICES:
        return None
    fewest = min(len(each.cards) for each in making)
    best, *others = (each for each in making if len(each.cards) == fewest)
    if others or fewest > MAX_PLAYED_CARDS:
        return None
    found = nearest_play(view.rows, best.cards, best.qwirkles[-1], view.edition)
    return Solution(found[0], best.qwirkles[-1], 0) if found and found[1] else None


_SOLVERS: Final[dict[str, Callable[[View], Solution | None]]] = {
    "qwirkle": _qwirkle,
    "lines": _lines,
    "endgame": _endgame,
    "safe": _safe,
    "reroll": _reroll,
    "rearrange": _rearrange,
}

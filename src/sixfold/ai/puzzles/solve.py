"""What the answer to a puzzle is, and whether there is only one: by looking at everything wherever that is possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from ...rules.line import FULL
from ...rules.piece import mask_of
from ...rules.referee import check
from ...rules.turn import Action, Place, Reroll
from ...rules.view import View
from ..evaluate.evaluator import Judged, judge
from ..kernel import cubes_expectations, endgame, endgame_of_all, nearest_play, playable_sets

FEWEST_CHOICES: Final = 8
"""With fewer there is nothing to look for."""
CLEARLY: Final = {"qwirkle": 3, "lines": 2, "reroll": 0.5, "endgame": 1, "safe": 2, "rearrange": 1}
"""By so much the answer is better than everything else."""
BEYOND_DOUBT: Final = 0.5
"""Points between the intervals of the best move and of the second, where both are judged by simulations."""
NODES: Final = 1_000_000
"""How far an endgame is searched for a puzzle."""
MOST_TILES: Final = 9
"""In both hands at the end of a game: with more, nobody could think it through."""
MOST_CARDS: Final = 4
"""Played from the hand, for the same reason."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The one answer, what it is worth, and what the best of all others is worth."""

    answer: Action
    value: float
    second: float
    exact: bool = True
    expected: tuple[float, ...] = ()


def solve(kind: str, view: View) -> Solution | None:
    """The solution, or None where this is no puzzle of that kind: nothing to find, or more than one answer."""
    found = None if view.over or view.opening else _SOLVERS[kind](view)
    return found if found and found.value - found.second >= CLEARLY[kind] else None


def _most_points(view: View, wanted: Callable[[Place], bool]) -> Solution | None:
    """The one placement with most points, if it is the one that is wanted."""
    # The end of the game has points of its own, and before a re-roll cubes are not to be laid yet.
    if not view.supply_count or (view.edition.rules.rolled and not view.rerolled):
        return None
    found = sorted(view.grid.placements(mask_of(view.hand)), key=lambda each: each[1])
    if len(found) < FEWEST_CHOICES:
        return None
    (tiles, points), second = found[-1], found[-2][1]
    best = Place(tiles)
    return Solution(best, points, second) if points > second and wanted(best) else None


def _qwirkle(view: View) -> Solution | None:
    """There is just one way to make a Qwirkle."""
    best = _most_points(view, lambda place: any(line.length == FULL for line in check(view, place).lines))
    if best is None:
        return None
    return best if best.second < 2 * FULL or not _other_qwirkle(view, best) else None


def _other_qwirkle(view: View, best: Solution) -> bool:
    others = (Place(tiles) for tiles, points in view.grid.placements(mask_of(view.hand)) if points >= 2 * FULL)
    return any(
        place != best.answer and any(line.length == FULL for line in check(view, place).lines) for place in others
    )


def _lines(view: View) -> Solution | None:
    """The most points come from several lines at once, none of them a Qwirkle."""

    def wanted(place: Place) -> bool:
        lines = check(view, place).lines
        return len(lines) > 1 and all(line.length < FULL for line in lines)

    return _most_points(view, wanted)


def _endgame(view: View) -> Solution | None:
    """With an empty bag and two players nothing is hidden: one move wins, and no other does."""
    if view.seats != 2 or view.supply_count or not 1 < len(view.hand) <= sum(view.hand_sizes) <= MOST_TILES:
        return None
    ahead = view.scores[view.mover] - view.scores[1 - view.mover]
    if ahead + endgame(view, NODES, 0, None).margin <= 0:  # much quicker than to judge every move
        return None
    found = endgame_of_all(view, NODES, None)
    if len(found) < FEWEST_CHOICES or not all(exact for _, _, exact in found):
        return None
    (best, margin, _), (_, other, _) = found[:2]
    value, second = ahead + margin, ahead + other
    if not isinstance(best, Place) or not value > 0 >= second:
        return None
    return Solution(best, value, second) if _tempted(view, best) else None


def _tempted(view: View, answer: Place) -> bool:
    """Something else brings as many points now: to count is not enough."""
    points = {Place(tiles): score for tiles, score in view.grid.placements(mask_of(view.hand))}
    return any(score >= points[answer] for place, score in points.items() if place != answer)


def _safe(view: View) -> Solution | None:
    """Something else brings more points now, but one move is worth clearly more in the end: judged three times."""
    if not view.supply_count or sum(1 for _ in view.grid.placements(mask_of(view.hand))) < FEWEST_CHOICES:
        return None
    quick = judge(view, most=2, seed=0, effort=0.25)
    if not _clear(view, quick):
        return None
    found = [judge(view, most=2, seed=seed, effort=2) for seed in (1, 2)]
    if not all(best.action == quick[0].action and _clear(view, [best, other]) for best, other in found):
        return None
    value, second = (round(fmean(each.margin for each in rank), 1) for rank in zip(*found, strict=True))
    return Solution(quick[0].action, value, second, exact=False)


def _clear(view: View, found: list[Judged]) -> bool:
    """The best is not what brings most now, and better than the second beyond doubt."""
    if len(found) < 2:
        return False
    best, other = found
    most = max(points for _, points in view.grid.placements(mask_of(view.hand)))
    return best.points < most and best.low - other.high >= BEYOND_DOUBT


def _reroll(view: View) -> Solution | None:
    """One choice of cubes to roll again has the highest mean of the points that can then be laid."""
    if view.rerolled or not view.supply_count:
        return None
    hand = view.hand
    tiles = [number for (x, y), kind in view.grid.pieces.items() for number in (x, y, kind)]
    means = cubes_expectations(tiles, list(hand), False)
    worth = {
        Reroll(tuple(cube for bit, cube in enumerate(hand) if chosen >> bit & 1)): mean
        for chosen, mean in enumerate(means)
    }
    (answer, value), (_, second) = sorted(worth.items(), key=lambda each: -each[1])[:2]
    if not answer.pieces:
        return None
    return Solution(answer, round(value, 3), round(second, 3), expected=tuple(round(mean, 2) for mean in means))


def _rearrange(view: View) -> Solution | None:
    """With so few cards only one choice makes a Qwirkle, and cards of the table must move for it."""
    choices = playable_sets(view.rows, view.hand, view.edition)
    making = [each for each in choices if each.qwirkles[-1]]
    if not making or len(choices) < FEWEST_CHOICES:
        return None
    fewest = min(len(each.cards) for each in making)
    best, *others = (each for each in making if len(each.cards) == fewest)
    if others or fewest > MOST_CARDS:
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

"""Review one turn: the played action beside the best ones, what it lost, and a verdict."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ...rules.actions import Action
from ...rules.view import View
from ..evaluate.evaluator import EvaluatedAction, Stop, evaluate
from ..evaluation import chances_of
from ..game_ai import game_ai
from .reasons import reasons
from .types import DIGITS, ReviewedTurn, Verdict, option_of

MAX_BEST_ACTIONS: Final = 5
"""Actions in the list of the best."""
VERDICTS: Final[tuple[tuple[float, Verdict], ...]] = (
    (0.005, "best"),
    (0.02, "good"),
    (0.05, "inaccuracy"),
    (0.1, "mistake"),
)
"""Below which loss of the chance of winning; a blunder is what loses more."""


class Stopped(Exception):
    """Raised if the review was stopped. Its finished turns stay valid."""


def review_turn(
    view: View, action: Action, number: int, depth: float = 1.0, seed: int = 0, stop: Stop | None = None
) -> ReviewedTurn:
    """Review an action by what its player saw; `number` counts turns from 1. Raise Stopped if stopped."""
    game = game_ai(view.edition.game)
    effort = game.review_effort * depth
    found = evaluate(
        view, most=MAX_BEST_ACTIONS, also=(action,), seed=1_000_003 * seed + number, effort=effort, stop=stop
    )
    if stop is not None and stop.asked:
        raise Stopped
    best, played = found[0], next(each for each in found if each.action == action)
    lost, lost_chance = max(0.0, best.margin - played.margin), max(0.0, best.chance - played.chance)
    listed = found[:MAX_BEST_ACTIONS] if played in found[:MAX_BEST_ACTIONS] else [*found[:MAX_BEST_ACTIONS], played]
    verdict = verdict_of(lost_chance)
    return ReviewedTurn(
        turn=number,
        seat=view.mover,
        played=option_of(played),
        best=tuple(map(option_of, listed)),
        lost=round(lost, DIGITS),
        error=0.0 if played is best else round(sqrt(_half(best) ** 2 + _half(played) ** 2), DIGITS),
        lost_chance=round(lost_chance, DIGITS),
        verdict=verdict,
        forced=len(found) == 1,
        chances=tuple(round(chance, DIGITS) for chance in chances_of(view, best, game.spread(view))),
        reasons=() if verdict == "best" else reasons(view, played, best),
    )


def verdict_of(lost_chance: float) -> Verdict:
    """Return the verdict for losing that much of the chance of winning."""
    return next((verdict for most, verdict in VERDICTS if lost_chance < most), "blunder")


def _half(evaluated: EvaluatedAction) -> float:
    return (evaluated.high - evaluated.low) / 2

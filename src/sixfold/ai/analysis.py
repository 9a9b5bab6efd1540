"""The analysis of a position: all actions, the best of them, and the odds."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.referee import forced
from ..rules.turn import Action, Choice
from ..rules.view import View
from .evaluate.evaluator import judge
from .legal_actions import legal_actions
from .odds import Odds, odds
from .review.types import Option, option_of


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the player to move can do, as far as that player knows the position."""

    view: View
    forced: Action | None
    actions: tuple[Action | Choice, ...]
    best: tuple[Option, ...]
    odds: tuple[Odds, ...]


def analyse(view: View, max_best: int) -> Analysis:
    """Analyse a position; evaluate as many of the best actions."""
    return Analysis(
        view=view,
        forced=forced(view),
        actions=tuple(legal_actions(view)),
        best=tuple(map(option_of, judge(view, most=max_best))),
        odds=odds(view),
    )

"""Analyse a position: all actions, the best of them, and the odds."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.actions import Action, Choice
from ..rules.referee import forced_action
from ..rules.view import View
from .evaluate import evaluate
from .legal_actions import legal_actions
from .odds import Odds, odds
from .review.types import Option, option_of


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the player to move can do, from what that player knows."""

    view: View
    forced_action: Action | None
    actions: tuple[Action | Choice, ...]
    best: tuple[Option, ...]
    odds: tuple[Odds, ...]


def analyse(view: View, max_best: int) -> Analysis:
    """Return the analysis of a position, with up to that many of the best actions."""
    return Analysis(
        view=view,
        forced_action=forced_action(view),
        actions=tuple(legal_actions(view)),
        best=tuple(map(option_of, evaluate(view, most=max_best))) if max_best else (),
        odds=odds(view),
    )

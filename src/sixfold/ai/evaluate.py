"""Evaluate the actions of the player to move, in any game. The kernel computes."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.actions import Action
from ..rules.view import View
from .calls import ask, evaluate_request, read_evaluated
from .evaluation import EvaluatedAction
from .kernel import Stop as Stop


def evaluate(
    view: View,
    *,
    most: int = 5,
    also: Sequence[Action] = (),
    seed: int = 0,
    effort: float = 1.0,
    stop: Stop | None = None,
) -> list[EvaluatedAction]:
    """Return the best actions and those of `also`, best first.

    The view is that of the player to move; `also` must be legal. Equal seeds give equal results, and twice the effort
    takes about twice as long. If the evaluation was stopped, discard its result.
    """
    if view.over:
        return []
    request = evaluate_request(view, most, tuple(dict.fromkeys(also)), seed, effort)
    return read_evaluated(ask(view, request, stop), view.edition)

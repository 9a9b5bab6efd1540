"""List legal actions fast: in Cards by the kernel, otherwise by the referee."""

from __future__ import annotations

from ..rules.actions import Action, Choice
from ..rules.cards import CardsOptions
from ..rules.referee import action_of, legal
from ..rules.view import View
from .kernel import Stop, playable_sets


def legal_actions(view: View, ms: float = 0, stop: Stop | None = None) -> tuple[Choice | Action, ...]:
    """Return the same as `sixfold.rules.referee.legal`, in the same order.

    With a limit of CPU milliseconds or a stop flag, a list that takes too long is cut short, but never empty.
    """
    if view.edition.rules.has_grid or view.opening:
        return legal(view)
    found = playable_sets(view.rows, view.hand, view.edition, ms, stop)
    return tuple(sorted(found, key=lambda each: (len(each.cards), each.cards))) or legal(view)


def first_legal_action(view: View) -> Action:
    """Return the first legal action that the referee finds, without the kernel, for a player who can act."""
    if view.edition.rules.has_grid or view.opening:
        return action_of(view, legal(view)[0])
    from ..rules.card_moves import playable  # which takes long to import

    return action_of(view, next(playable(view.rows, view.hand, CardsOptions.of(view.edition).new_rows)))

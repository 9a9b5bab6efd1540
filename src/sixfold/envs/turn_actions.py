"""Take a turn as one step: the index of an entry in the list of all possible turns."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ..ai.kernel import CARDS_ARRANGE_NODES, cubes_table, nearest_play, placements
from ..ai.legal_actions import legal_actions
from ..rules.actions import Action, Choice, Exchange, Place, Reroll
from ..rules.cards import arrangement
from ..rules.cubes import CubesState
from ..rules.placement import choices
from ..rules.referee import check, forced_action, legal
from ..rules.view import View

MAX_CHOICES: Final = 16_384
"""Entries that can be named by a number; no list of a game that was ever played came near it."""


def choices_of(view: View) -> list[Choice]:
    """Return the choices of cards that can be played; none if the player is stuck."""
    return [each for each in legal_actions(view) if isinstance(each, Choice)]


class TurnActions:
    """List the turns of the player to move."""

    __slots__ = ("__dict__", "view")

    def __init__(self, view: View) -> None:
        self.view = view

    @cached_property
    def entries(self) -> list[tuple[Choice | Action, int]]:
        """Return all possible turns with their points, without the bonus for the last piece.

        In Cards a choice of cards with the number of Qwirkles that it makes.
        """
        view = self.view
        if not view.edition.rules.has_grid:
            found = [(Choice(each.cards, (count,)), count) for each in choices_of(view) for count in each.qwirkles]
            return [*found[:MAX_CHOICES]] or [(each, 0) for each in legal(view)]
        return self._laying()[:MAX_CHOICES]

    def _laying(self) -> list[tuple[Choice | Action, int]]:
        view = self.view
        if view.opening or forced_action(view) is not None:
            return [(each, check(view, each).points if isinstance(each, Place) else 0) for each in legal(view)]
        if isinstance(view.state, CubesState):
            rolls = [] if view.state.rerolled else map(Reroll, choices(view.hand, len(view.hand)))
            return [*cubes_table(view), *((roll, 0) for roll in rolls)]
        exchanges = map(Exchange, choices(view.hand, min(len(view.hand), view.supply_count)))
        return [*placements(view), *((exchange, 0) for exchange in exchanges)]

    def choose(self, number: int) -> Action:
        """Return the entry as an action of the referee. Cards are arranged so that few cards of the table move."""
        chosen, _ = self.entries[number]
        if not isinstance(chosen, Choice):
            return chosen
        view, cards, qwirkles = self.view, chosen.cards, chosen.qwirkles[0]
        near = nearest_play(view.rows, cards, qwirkles, view.edition, CARDS_ARRANGE_NODES)
        found = near[0] if near is not None else arrangement(view, cards, qwirkles)
        assert found is not None
        return found

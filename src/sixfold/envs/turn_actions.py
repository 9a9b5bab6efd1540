"""Take a turn as one step: the index of an entry in the list of all possible turns."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ..ai.kernel import cubes_table, placements
from ..rules.actions import Action, Choice, Exchange, Place, Reroll
from ..rules.cubes import CubesState
from ..rules.placement import choices
from ..rules.referee import check, forced_action, legal
from ..rules.view import View
from .card_actions import choices_of, play_of

MAX_CHOICES: Final = 16_384
"""Entries that can be named by a number; no list of a game that was ever played came near it."""


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
        """Return the entry as an action of the referee."""
        chosen, _ = self.entries[number]
        return play_of(self.view, chosen.cards, chosen.qwirkles[0]) if isinstance(chosen, Choice) else chosen

"""A turn as one step: the number of an entry in the list of all that may be done."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ..ai.kernel import cubes_table, placements
from ..rules.placement import choices
from ..rules.referee import check, forced, legal
from ..rules.turn import Action, Choice, Exchange, Place, Reroll
from ..rules.view import View
from .card_actions import choices_of, play_of

MOST_CHOICES: Final = 16_384
"""Entries that can be named by a number; no list of a game that was ever played came near it."""


class Whole:
    """The list for the player on turn."""

    __slots__ = ("__dict__", "view")

    def __init__(self, view: View) -> None:
        self.view = view

    @cached_property
    def entries(self) -> list[tuple[Choice | Action, int]]:
        """All that may be done, with the points that it brings, the bonus for the last piece aside.

        In Cards a choice of cards with the number of Qwirkles that it makes.
        """
        view = self.view
        if not view.edition.rules.has_grid:
            found = [(Choice(each.cards, (count,)), count) for each in choices_of(view) for count in each.qwirkles]
            return [*found[:MOST_CHOICES]] or [(each, 0) for each in legal(view)]
        return self._laying()[:MOST_CHOICES]

    def _laying(self) -> list[tuple[Choice | Action, int]]:
        view = self.view
        if view.opening or forced(view) is not None:
            return [(each, check(view, each).points if isinstance(each, Place) else 0) for each in legal(view)]
        if view.edition.rules.rolled:
            rolls = [] if view.rerolled else map(Reroll, choices(view.hand, len(view.hand)))
            return [*cubes_table(view), *((roll, 0) for roll in rolls)]
        exchanges = map(Exchange, choices(view.hand, min(len(view.hand), view.supply_count)))
        return [*placements(view), *((exchange, 0) for exchange in exchanges)]

    def choose(self, number: int) -> Action:
        """The entry as an action of the referee."""
        chosen, _ = self.entries[number]
        return play_of(self.view, chosen.cards, chosen.qwirkles[0]) if isinstance(chosen, Choice) else chosen

"""A turn with cards taken apart into small steps: cards one by one, then the end with so many Qwirkles."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from ..rules.cards import arrangement as referee_arrangement
from ..rules.piece import PIECES, Hand
from ..rules.plays import Choice
from ..rules.position import without
from ..rules.referee import forced, legal
from ..rules.turn import Action
from ..rules.view import View
from ..think.kernel import nearest_play, playable_sets
from .layout import END, KINDS, QWIRKLES, TAKE

NODES: Final = 20_000
"""How long the kernel looks for rare ways to play on a crowded table; what it leaves open is not offered."""


def choices_of(view: View) -> list[Choice]:
    """The choices of cards that can be played; none if the player is stuck."""
    if view.opening and view.edition.opening == "largest set":
        return [each for each in legal(view) if isinstance(each, Choice)]
    found, sure = playable_sets(view.rows, view.hand, view.edition, NODES)
    if found or sure:
        return found
    return [each for each in legal(view) if isinstance(each, Choice)]


def play_of(view: View, cards: Hand, qwirkles: int) -> Action:
    """Those cards with few cards of the table moved. How the table is rearranged is not a choice here."""
    near = nearest_play(view.rows, cards, qwirkles, view.edition, NODES)
    if near is not None:
        return near[0]
    found = referee_arrangement(view, cards, qwirkles)
    assert found is not None
    return found


class Playing:
    """What the player on turn has chosen so far. Never changes: each step makes the next one."""

    __slots__ = ("__dict__", "choices", "chosen", "rest", "view")

    def __init__(self, view: View, choices: list[Choice], chosen: Hand = ()) -> None:
        self.view = view
        self.choices = choices
        """Those that begin with the cards chosen: ascending, so that there is one way only to each."""
        self.chosen = chosen
        self.rest: Hand = without(view.hand, chosen, "cards.turn")

    def choose(self, number: int) -> Playing | Action:
        """The draft after one of the actions that it allows, or the action of the referee that the turn has become."""
        if TAKE <= number < TAKE + KINDS:
            chosen = (*self.chosen, PIECES[number - TAKE])
            fitting = [each for each in self.choices if each.cards[: len(chosen)] == chosen]
            return Playing(self.view, fitting, chosen)
        if self.chosen:
            return play_of(self.view, self.chosen, 0 if number == END else number - QWIRKLES)
        due = forced(self.view)
        assert due is not None
        return due

    @cached_property
    def allowed(self) -> list[int]:
        """The numbers of the actions that may come next."""
        if not self.choices:
            return [END]
        size = len(self.chosen)
        numbers = {TAKE + each.cards[size] for each in self.choices if len(each.cards) > size}
        for each in self.choices:
            if len(each.cards) == size:
                numbers |= {QWIRKLES + count if count else END for count in each.qwirkles}
        return sorted(numbers)

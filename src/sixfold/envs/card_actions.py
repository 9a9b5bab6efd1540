"""List the whole turns of Cards: which cards can be played, and the table after each."""

from __future__ import annotations

from ..ai.kernel import CARDS_ARRANGE_NODES, nearest_play
from ..ai.legal_actions import legal_actions
from ..rules.actions import Action, Choice
from ..rules.cards import arrangement as referee_arrangement
from ..rules.piece import Hand
from ..rules.view import View


def choices_of(view: View) -> list[Choice]:
    """Return the choices of cards that can be played; none if the player is stuck."""
    return [each for each in legal_actions(view) if isinstance(each, Choice)]


def play_of(view: View, cards: Hand, qwirkles: int) -> Action:
    """Play these cards and move few cards of the table. The arrangement is no choice here."""
    near = nearest_play(view.rows, cards, qwirkles, view.edition, CARDS_ARRANGE_NODES)
    if near is not None:
        return near[0]
    found = referee_arrangement(view, cards, qwirkles)
    assert found is not None
    return found

"""What whole turns with cards are made of: the choices of cards that can be played, and the table that each leaves."""

from __future__ import annotations

from ..ai.kernel import CARDS_ARRANGE_NODES, nearest_play
from ..ai.legal_actions import legal_actions
from ..rules.cards import arrangement as referee_arrangement
from ..rules.piece import Hand
from ..rules.turn import Action, Choice
from ..rules.view import View


def choices_of(view: View) -> list[Choice]:
    """The choices of cards that can be played; none if the player is stuck."""
    return [each for each in legal_actions(view) if isinstance(each, Choice)]


def play_of(view: View, cards: Hand, qwirkles: int) -> Action:
    """Those cards with few cards of the table moved. How the table is rearranged is not a choice here."""
    near = nearest_play(view.rows, cards, qwirkles, view.edition, CARDS_ARRANGE_NODES)
    if near is not None:
        return near[0]
    found = referee_arrangement(view, cards, qwirkles)
    assert found is not None
    return found

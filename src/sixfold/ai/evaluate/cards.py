"""What plays are worth in Cards: what is learned of tables, sampled hands of the next player, all exact at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.piece import Hand
from ...rules.referee import check, forced
from ...rules.turn import Action, Play
from ...rules.view import View
from ..cards import play_of
from ..cards_weights import learned
from ..evaluation import Judged, chance_of
from ..kernel import Stop, weigh_cards

HANDS: Final = 48
"""Hands of the next player that are sampled for every play at first; the better ones meet more of them."""


def judge_cards(
    view: View, most: int, also: Sequence[Action], seed: int, effort: float, stop: Stop | None
) -> list[Judged]:
    """The best plays in Cards, and those of `also`; what the rules force is judged too."""
    due = forced(view)
    plays: dict[tuple[Hand, Hand], list[Play]] = {}
    for play in also:
        if isinstance(play, Play):
            plays.setdefault(_all_cards(play), []).append(play)
    asked = [(play.cards, play.table, play.qwirkles) for play, *_ in plays.values()]
    if due is not None:  # as if nothing was played
        asked = [((), view.rows, ())]
    hands = max(4, int(HANDS * effort))
    found = weigh_cards(learned(view.seats, view.edition.new_rows), view, seed % 2**63, hands, most, asked, stop)
    return [
        _judged(view, action, numbers)
        for answer, *numbers in found
        for action in ((due,) if due else plays.get(_all_cards(play_of(answer)), [play_of(answer)]))
    ]


def _all_cards(play: Play) -> tuple[Hand, Hand]:
    """What a play is worth depends on what is played and what lies then, not on how it lies."""
    return play.cards, tuple(sorted(card for row in play.table for card in row))


def _judged(view: View, action: Action, numbers: Sequence[float]) -> Judged:
    margin, error, chance, reply, hands = numbers
    exact = not view.supply_count and not view.opening and (view.seats == 2 or view.last_turns == 1)
    spread = 1.96 * error
    return Judged(
        action,
        check(view, action).points,
        margin,
        margin - spread,
        margin + spread,
        chance if chance >= 0 else chance_of(view, margin),
        exact,
        0 if exact else int(hands),
        reply,
    )

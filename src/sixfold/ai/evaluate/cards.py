"""What plays are worth in Cards: what is learned of tables, sampled hands of the next player, all exact at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.piece import Hand
from ...rules.referee import check, forced
from ...rules.turn import Action, Play
from ...rules.view import View
from ..cards_weights import learned
from ..evaluation import Judged, chance_of
from ..kernel import CARDS_LEVELS, CardsLevel, Evaluation, Stop, action_of, cards_evaluate, kernel_action, kernel_view

LEVEL: Final = CARDS_LEVELS["review"]


def judge_cards(
    view: View, most: int, also: Sequence[Action], seed: int, effort: float, stop: Stop | None
) -> list[Judged]:
    """The best plays in Cards, and those of `also`; what the rules force is judged too."""
    due = forced(view)
    plays: dict[tuple[Hand, Hand], list[Play]] = {}
    for play in also:
        if isinstance(play, Play):
            plays.setdefault(_all_cards(play), []).append(play)
    asked = [play for play, *_ in plays.values()]
    if due is not None:  # as if nothing was played
        asked = [Play((), view.rows, ())]
    level = CardsLevel(LEVEL)
    level.hands = max(4, int(LEVEL.hands * effort))
    known = learned(view.seats, view.edition.new_rows)
    found = cards_evaluate(kernel_view(view), level, known, seed % 2**63, most, list(map(kernel_action, asked)), stop)
    judged = []
    for each in found:
        play = action_of(each.action)
        same = plays.get(_all_cards(play), [play]) if isinstance(play, Play) else []
        judged += [_judged(view, action, each) for action in ((due,) if due else same)]
    return judged


def _all_cards(play: Play) -> tuple[Hand, Hand]:
    """What a play is worth depends on what is played and what lies then, not on how it lies."""
    return play.cards, tuple(sorted(card for row in play.table for card in row))


def _judged(view: View, action: Action, found: Evaluation) -> Judged:
    exact = not view.supply_count and not view.opening and (view.seats == 2 or view.last_turns == 1)
    return Judged(
        action,
        check(view, action).points,
        found.margin,
        found.low,
        found.high,
        found.chance if found.chance >= 0 else chance_of(view, found.margin),
        exact,
        0 if exact else found.simulations,
        found.reply,
    )

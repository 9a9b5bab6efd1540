"""Evaluate plays of Cards: learned values of tables, sampled hands of the next player, and exact endgames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.actions import Action, Play
from ...rules.cards import CardsOptions, CardsState
from ...rules.piece import Hand
from ...rules.referee import check, forced_action
from ...rules.view import View
from ..cards_weights import learned
from ..evaluation import EvaluatedAction, chance_of, spread_by_supply
from ..kernel import CARDS_LEVELS, CardsLevel, Evaluation, Stop, action_of, cards_evaluate, kernel_action, kernel_view

LEVEL: Final = CARDS_LEVELS["review"]
SPREAD: Final = {2: (0.96, 0.10), 3: (0.88, 0.046), 4: (0.49, 0.047)}
"""By seats, the variance of the result: a constant, and so much for each card yet to be drawn."""


def spread(view: View) -> float:
    """Return the spread of the result around the expected margin."""
    return spread_by_supply(view, *SPREAD[view.seats])


def evaluate_cards(
    view: View, most: int, also: Sequence[Action], seed: int, effort: float, stop: Stop | None
) -> list[EvaluatedAction]:
    """Evaluate the best plays and those of `also`, or what the rules force."""
    due = forced_action(view)
    plays: dict[tuple[Hand, Hand], list[Play]] = {}
    for play in also:
        if isinstance(play, Play):
            plays.setdefault(_all_cards(play), []).append(play)
    asked = [play for play, *_ in plays.values()]
    if due is not None:  # as if nothing was played
        asked = [Play((), view.rows, ())]
    level = CardsLevel(LEVEL)
    level.hands = max(4, int(LEVEL.hands * effort))
    known = learned(view.seats, CardsOptions.of(view.edition).new_rows)
    found = cards_evaluate(kernel_view(view), level, known, seed % 2**63, most, list(map(kernel_action, asked)), stop)
    evaluated = []
    for each in found:
        play = action_of(each.action)
        same = plays.get(_all_cards(play), [play]) if isinstance(play, Play) else []
        evaluated += [_evaluated(view, action, each) for action in ((due,) if due else same)]
    return evaluated


def _all_cards(play: Play) -> tuple[Hand, Hand]:
    """Return what the value of a play depends on: the cards played and those on the table, not their arrangement."""
    return play.cards, tuple(sorted(card for row in play.table for card in row))


def _evaluated(view: View, action: Action, found: Evaluation) -> EvaluatedAction:
    exact = not view.supply_count and not view.opening and (view.seats == 2 or CardsState.of(view).last_turns == 1)
    return EvaluatedAction(
        action,
        check(view, action).points,
        found.margin,
        found.low,
        found.high,
        found.chance if found.chance >= 0 else chance_of(view, found.margin, spread(view)),
        exact,
        0 if exact else found.simulations,
        found.reply,
    )

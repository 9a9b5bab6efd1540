"""Packs views for the C++ kernel and unpacks its answers: the only importer of the extension."""

from __future__ import annotations

from collections import Counter
from random import Random

from .._kernel import (
    CardsAnswer,
    CardsLearned,
    CardsSeeing,
    Stop,
    cards_arrange,
    cards_choose,
    cards_fit,
    cards_lessons,
    cards_match,
    cards_moved,
    cards_playable,
)
from ..rules.edition import Edition
from ..rules.piece import PIECES, Hand
from ..rules.plays import Choice
from ..rules.sets import COPIES
from ..rules.turn import Play, Rows
from ..rules.view import View

__all__ = [
    "CardsAnswer",
    "CardsLearned",
    "Stop",
    "cards_fit",
    "cards_lessons",
    "cards_match",
    "choose_cards",
    "moved_cards",
    "nearest_play",
    "playable_sets",
]


def playable_sets(rows: Rows, hand: Hand, printed: Edition, nodes: int = 0, ms: float = 0) -> tuple[list[Choice], bool]:
    """Every choice of cards that can be played, and whether nothing was left open by the budget."""
    found = cards_playable(_lists(rows), list(hand), printed.new_row_needs_hand_card, nodes, ms)
    choices = [Choice(_pieces(cards), tuple(numbers)) for cards, numbers, _ in found if numbers]
    return choices, not any(unsure for _, _, unsure in found)


def nearest_play(
    rows: Rows, cards: Hand, qwirkles: int, printed: Edition, nodes: int = 0, ms: float = 0
) -> tuple[Play, int, bool] | None:
    """These cards played with the fewest table cards moved, how many move, and whether that is proved."""
    own_rule = printed.new_row_needs_hand_card
    table, moved, best = cards_arrange(_lists(rows), list(cards), qwirkles, own_rule, nodes, ms)
    if not table:
        return None
    full = tuple(_pieces(row) for row in table if len(row) == 6)
    return Play(cards, tuple(_pieces(row) for row in table if len(row) < 6), full), moved, best


def moved_cards(old: Rows, play: Play) -> int:
    """How many cards of the old rows a play moves."""
    return cards_moved(_lists(old), _lists((*play.table, *play.qwirkles)))


def choose_cards(
    player: str, learned: CardsLearned, view: View, chance: Random, ms: float, arrange_ms: float, stop: Stop | None
) -> CardsAnswer:
    """What that player of the kernel would play in Cards; an answer without cards where nothing can be played."""
    seeing = CardsSeeing()
    seeing.rows = _lists(view.rows)
    seeing.hand = list(view.hand)
    order = [(view.mover + step) % view.seats for step in range(view.seats)]
    seeing.sizes = [view.hand_sizes[seat] for seat in order]
    seeing.scores = [view.scores[seat] for seat in order]
    lying = (card for rows in (view.rows, *view.taken) for row in rows for card in row)
    seen = Counter((*view.hand, *lying))
    seeing.unseen = [piece for piece in PIECES for _ in range(COPIES - seen[piece])]
    seeing.stock = view.supply_count
    seeing.last_turns = view.last_turns or 0
    seeing.own_rule = view.edition.new_row_needs_hand_card
    seeing.opening = view.opening
    return cards_choose(player, learned, seeing, chance.getrandbits(63), ms, arrange_ms, stop)


def _lists(rows: Rows) -> list[list[int]]:
    return [list(row) for row in rows]


def _pieces(kinds: list[int]) -> Hand:
    return tuple(PIECES[kind] for kind in kinds)

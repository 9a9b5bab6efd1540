"""Drafts: what the player on turn has not confirmed yet, step by step, each judged by the referee."""

from __future__ import annotations

from typing import Final

from ..rules.line import Cell
from ..rules.piece import Hand
from ..rules.placement import Score
from ..rules.position import Position
from ..rules.referee import check
from ..rules.turn import Action, Illegal, Place, Play
from ..rules.view import View

UNFINISHED: Final = {"not_one_line", "no_contact", "not_largest_set"}
"""What more tiles can still put right."""
NEAR: Final = 6


def judged(at: Position | View, action: Action) -> Score | Illegal:
    """What a draft scores, or what is still wrong with it; raises Illegal for what nothing can put right any more."""
    try:
        return check(at, action)
    except Illegal as refusal:
        if not isinstance(action, Place) or refusal.reason.value not in UNFINISHED or _far(at, action):
            raise
        return refusal


def _far(at: Position | View, action: Place) -> bool:
    """So far from everything else that more tiles cannot close the gap."""
    cells = [cell for cell, _ in action.tiles]
    near = [*at.grid.pieces, *cells] if at.grid else cells[:1]
    lone = [cell for cell in cells if not any(_apart(cell, other) <= NEAR for other in near if other != cell)]
    return bool(lone) and len(near) > 1


def _apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def left(hand: Hand, draft: Action | None) -> Hand:
    """The hand less what the draft lays."""
    rest = list(hand)
    match draft:
        case Place(tiles):
            used = [piece for _, piece in tiles]
        case Play(cards):
            used = list(cards)
        case _:
            used = []
    for piece in used:
        if piece in rest:
            rest.remove(piece)
    return tuple(rest)

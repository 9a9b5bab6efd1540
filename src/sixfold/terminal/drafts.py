"""Check drafts: actions that the player to move has not confirmed yet."""

from __future__ import annotations

from typing import Final

from ..rules.actions import Action, Place, Play
from ..rules.errors import Illegal
from ..rules.line import Cell
from ..rules.piece import Hand
from ..rules.placement import Score
from ..rules.position import Position
from ..rules.referee import check
from ..rules.view import View

UNFINISHED: Final = {"not_one_line", "no_contact", "not_largest_set"}
"""Reasons of refusals that more tiles can still correct."""
NEAR: Final = 6


def judged(at: Position | View, action: Action) -> Score | Illegal:
    """Return the score of a draft, or what is still wrong; raise Illegal if more tiles cannot correct it."""
    try:
        return check(at, action)
    except Illegal as refusal:
        if not isinstance(action, Place) or refusal.reason.value not in UNFINISHED or _far(at, action):
            raise
        return refusal


def _far(at: Position | View, action: Place) -> bool:
    """Return whether a tile is so far from all others that more tiles cannot close the gap."""
    cells = [cell for cell, _ in action.tiles]
    near = [*at.grid.pieces, *cells] if at.grid else cells[:1]
    lone = [cell for cell in cells if not any(_apart(cell, other) <= NEAR for other in near if other != cell)]
    return bool(lone) and len(near) > 1


def _apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def left(hand: Hand, draft: Action | None) -> Hand:
    """Return the hand without the pieces of the draft."""
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

"""Check drafts, actions that are not confirmed yet, and find their pieces in the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ..rules.actions import Action, Place, Play, action_pieces
from ..rules.errors import Illegal
from ..rules.line import Cell
from ..rules.piece import Hand, Piece
from ..rules.placement import Score
from ..rules.position import Position
from ..rules.referee import check
from ..rules.view import View

UNFINISHED: Final = {"not_one_line", "no_contact", "not_largest_set"}
"""Reasons of refusals that more tiles can still correct."""
MAX_GAP_CELLS: Final = 6


def verdict(at: Position | View, action: Action) -> Score | Illegal:
    """Return the score of a draft, or what is wrong with it."""
    try:
        return check(at, action)
    except Illegal as refusal:
        return refusal


def check_draft(at: Position | View, action: Action) -> Score | Illegal:
    """Return the score of a draft, or what is still wrong; raise Illegal if more tiles cannot correct it."""
    found = verdict(at, action)
    if isinstance(found, Illegal) and not (
        isinstance(action, Place) and found.reason.value in UNFINISHED and not _far(at, action)
    ):
        raise found
    return found


def _far(at: Position | View, action: Place) -> bool:
    """Return whether a tile is so far from all others that more tiles cannot close the gap."""
    cells = [cell for cell, _ in action.tiles]
    near = [*at.grid.pieces, *cells] if at.grid else cells[:1]
    lone = [cell for cell in cells if not any(_apart(cell, other) <= MAX_GAP_CELLS for other in near if other != cell)]
    return bool(lone) and len(near) > 1


def _apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def places_of(hand: Hand, pieces: Iterable[Piece]) -> list[int]:
    """Return the place in the hand of each of these pieces; equal pieces get different places."""
    free, found = dict(enumerate(hand)), []
    for piece in pieces:
        found.append(next(place for place, held in free.items() if held == piece))
        del free[found[-1]]
    return found


def left(hand: Hand, draft: Action | None) -> Hand:
    """Return the hand without the pieces that the draft lays or plays."""
    used = action_pieces(draft) if isinstance(draft, Place | Play) else ()
    return tuple(sorted((Counter(hand) - Counter(used)).elements()))

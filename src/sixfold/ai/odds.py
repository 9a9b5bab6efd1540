"""Compute odds that a player could work out: which pieces are unseen, and who may hold or draw them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import comb

from ..rules.piece import PIECES, Piece
from ..rules.view import View


@dataclass(frozen=True, slots=True)
class Odds:
    """Of one kind: how many the player to move has not seen, and the chances that matter."""

    piece: Piece
    unseen: int
    """Of cubes, whose shapes are rolled, how many of its colour are in the bag."""
    next_holds: float
    """That the next player holds at least one."""
    drawn: float
    """That the next piece drawn is one."""


def at_least_one(unseen: int, wanted: int, held: int) -> float:
    """Return the chance that a hand of `held` out of `unseen` pieces has at least one of `wanted`."""
    return 1 - comb(unseen - wanted, held) / comb(unseen, held) if 0 < held <= unseen else 0.0


def odds(view: View) -> tuple[Odds, ...]:
    """Return the odds of every kind, from what the player to move knows."""
    after = (view.mover + 1) % view.seats
    if view.edition.rules.rolled:
        return tuple(_of_cube(view, piece, after) for piece in PIECES)
    seen = Counter((*view.state.pieces(), *view.hand))
    left = {piece: max(0, view.edition.copies - seen[piece]) for piece in PIECES}
    unseen = sum(left.values())
    return tuple(
        Odds(
            piece,
            count,
            at_least_one(unseen, count, view.hand_sizes[after]),
            count / unseen if view.supply_count else 0.0,
        )
        for piece, count in left.items()
    )


def _of_cube(view: View, piece: Piece, after: int) -> Odds:
    out = [*view.state.pieces(), *(cube for hand in view.hands for cube in hand or ())]
    left = max(0, view.edition.copies - sum(cube.color == piece.color for cube in out))
    drawn = left / view.supply_count / 6 if view.supply_count else 0.0
    return Odds(piece, left, float(piece in (view.hands[after] or ())), drawn)

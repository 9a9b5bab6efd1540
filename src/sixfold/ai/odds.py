"""Odds that a player at the table could work out: what nobody has seen, and who may hold or draw it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import comb

from ..rules.piece import PIECES, Piece
from ..rules.view import View


@dataclass(frozen=True, slots=True)
class Odds:
    """Of one kind: how many of it the seat on turn has not seen, and the chances that matter."""

    piece: Piece
    unseen: int
    """Of cubes, whose shapes are rolled, how many of its colour are in the bag."""
    next_holds: float
    """That the next player holds at least one."""
    drawn: float
    """That the next piece drawn is one."""


def at_least_one(unseen: int, wanted: int, held: int) -> float:
    """The chance that a hand of `held`, out of `unseen` pieces nobody knows, has one of `wanted` or more."""
    return 1 - comb(unseen - wanted, held) / comb(unseen, held) if 0 < held <= unseen else 0.0


def odds(view: View) -> tuple[Odds, ...]:
    """For every kind, from what the seat on turn knows."""
    after = (view.mover + 1) % view.seats
    if view.edition.rules.rolled:
        return tuple(_of_cube(view, piece, after) for piece in PIECES)
    cards = (card for rows in (view.rows, *view.taken) for row in rows for card in row)
    seen = Counter([*view.grid.pieces.values(), *view.hand, *cards])
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
    out = [*view.grid.pieces.values(), *(cube for hand in view.hands for cube in hand or ())]
    left = max(0, view.edition.copies - sum(cube.color == piece.color for cube in out))
    drawn = left / view.supply_count / 6 if view.supply_count else 0.0
    return Odds(piece, left, float(piece in (view.hands[after] or ())), drawn)

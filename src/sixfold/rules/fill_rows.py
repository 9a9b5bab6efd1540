"""Deal the cards of one colour or shape into its rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .piece import pieces_in
from .sets import LARGEST, SMALLEST


def fill_rows(cards: Mapping[int, int], wishes: Sequence[tuple[int, int]]) -> list[int]:
    """Deal numbers of kinds into rows of three to five: each has a card that it must hold, and cards it should hold."""
    left = dict(cards)
    rows = [must for must, _ in wishes]
    for must, _ in wishes:
        for kind in pieces_in(must):
            left[kind] -= 1
    for place, (_, wish) in enumerate(wishes):
        for kind in pieces_in(wish & ~rows[place]):
            if left[kind]:
                left[kind] -= 1
                rows[place] |= 1 << kind
    for card, count in left.items():
        lacking = sorted((row.bit_count(), place) for place, row in enumerate(rows) if not row >> card & 1)
        for _, place in lacking[:count]:
            rows[place] |= 1 << card
    _even_out(rows, wishes)
    return rows


def _even_out(rows: list[int], wishes: Sequence[tuple[int, int]]) -> None:
    """Move cards from large rows to small ones, those first that the large row need not hold."""
    while rows:
        small = min(range(len(rows)), key=lambda place: rows[place].bit_count())
        large = max(range(len(rows)), key=lambda place: rows[place].bit_count())
        if rows[small].bit_count() >= SMALLEST and rows[large].bit_count() < LARGEST:
            return
        must, wish = wishes[large]
        movable = pieces_in(rows[large] & ~rows[small] & ~must)
        card = max(movable, key=lambda kind: (not wish >> kind & 1, wishes[small][1] >> kind & 1))
        rows[large] ^= 1 << card
        rows[small] |= 1 << card

"""Check whole turns with the second implementation of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.support.oracle import SIX, Rows, Tile, largest_sets, matching, new_rows_fine, points, unbroken


def score_opening(hand: Iterable[int], tiles: Iterable[Tile]) -> int | None:
    """Return the points of opening with these tiles on an empty board; None if that is illegal."""
    held, laid = list(hand), list(tiles)
    cells, kinds = [cell for cell, _ in laid], [kind for _, kind in laid]
    if not laid or len(set(cells)) < len(cells) or Counter(kinds) - Counter(held):
        return None
    if unbroken(dict(laid), cells) is None or len(set(kinds)) < len(kinds):
        return None
    return points(len(laid)) if frozenset(kinds) in largest_sets(held) else None


def valid_row(row: Iterable[int]) -> bool:
    """Return whether these cards are a set: three to six that match."""
    cards = list(row)
    return len(cards) >= 3 and matching(cards)


def play_legal(
    rows: Rows, hand: Iterable[int] | None, played: Iterable[int], table: Rows, qwirkles: Rows, rule: str
) -> bool:
    """Return whether a turn of Cards is legal: the cards, the table it leaves and the Qwirkles it takes."""
    old, new, taken = ([tuple(row) for row in some] for some in (rows, table, qwirkles))
    cards, final = list(played), new + taken
    if not cards or (hand is not None and Counter(cards) - Counter(hand)):
        return False
    if any(len(row) == SIX for row in new) or any(len(row) != SIX for row in taken):
        return False
    before, after = ([card for row in some for card in row] for some in (old, final))
    if not all(valid_row(row) for row in final) or Counter(before + cards) != Counter(after):
        return False
    return new_rows_fine(old, final, cards, rule)

"""Small tables of cards that can be rearranged in many ways."""

from __future__ import annotations

from collections import Counter
from random import Random

from sixfold.rules.piece import PIECES, Hand, Piece, mask_of
from tests.support import oracle


def small_table(rng: Random) -> tuple[list[int], Hand]:
    """Return up to three rows and one to three cards that can be played on them, of few colours and shapes."""
    while True:
        within = [piece for piece in PIECES if piece.color < 4 and piece.shape < rng.choice([4, 6])]
        rows = [row for row in oracle.ROWS if set(row) <= set(within)]
        cards = [Piece(card) for row in rng.sample(rows, rng.randint(2, 3)) for card in row]
        played = tuple(sorted(rng.sample(cards, rng.randint(1, 3))))
        left = Counter(cards) - Counter(played)
        tables = [
            way for way in oracle.partitions(left.elements()) if len(way) < 4 and all(len(row) < 6 for row in way)
        ]
        if tables:
            return [mask_of(map(Piece, row)) for row in rng.choice(tables)], played


def square_table(rng: Random) -> tuple[list[int], Hand]:
    """Return rows and one to four cards to play on them, which together have every colour in every shape of a few."""
    while True:
        colors, shapes = (
            rng.sample(range(6), rng.choice([3, 3, 4])),
            rng.sample(range(6), rng.choice([3, 4])),
        )
        cards = [Piece(6 * color + shape) for color in colors for shape in shapes]
        played = tuple(sorted(rng.sample(cards, rng.randint(1, 4))))
        left = Counter(cards) - Counter(played)
        tables = list(oracle.partitions(left.elements()))
        if tables:
            return [mask_of(map(Piece, row)) for row in rng.choice(tables)], played

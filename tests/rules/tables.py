"""Small tables of cards that can be rearranged in many ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from sixfold.rules.line import FAMILIES, FITS
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of, pieces_in
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


def stacked_turns(rng: Random) -> Iterator[tuple[list[int], list[int], Hand]]:
    """Yield a few turns, legal or not: the rows before, those after, and the cards played.

    There are up to three of each card, so that there are many rows of the same colours and shapes.
    """
    while True:
        colors, shapes = rng.choice([(1, 6), (2, 6), (3, 4), (3, 6), (4, 4)])
        left = Counter(piece for piece in PIECES if piece.color < colors and piece.shape < shapes for _ in range(3))
        cards: list[Piece] = []
        for _ in range(rng.randint(3, 5)):
            there = [row for row in oracle.ROWS if len(row) < 5 and all(left[Piece(card)] for card in row)]
            row = rng.choice(there) if there else ()
            cards += map(Piece, row)
            left.subtract(map(Piece, row))
        played = tuple(sorted(rng.sample(cards, rng.randint(1, 3))))
        before = islice(oracle.partitions((Counter(cards) - Counter(played)).elements()), 200)
        old = [way for way in before if all(len(row) < 6 for row in way)]
        if old:
            break
    final = list(islice(oracle.partitions(cards), 300))
    rng.shuffle(final)
    final.sort(key=len)
    rows = [mask_of(map(Piece, row)) for row in rng.choice(old)]
    for way in (*final[:3], *final[-2:]):  # rows vanish where there are few after the turn
        yield rows, [mask_of(map(Piece, row)) for row in way], played


def crowded_turn(rng: Random) -> tuple[list[int], list[int], Hand]:
    """Return a table of about 24 rows with nearly all cards, what a turn makes of it, and the cards played.

    The turn may be illegal.
    """
    rows = []
    for family in rng.choice((FAMILIES[:6], FAMILIES[6:])):
        for _ in range(3):
            kinds = rng.sample(list(pieces_in(family)), 6)
            rows += [mask_of(kinds[:3]), mask_of(kinds[3:])]
    rows = rearranged(rows, rng, rng.randrange(2000), 5)[rng.randrange(14) :]
    final = rearranged(rows, rng, rng.choice((0, 10, 30, 100, 300)), 6)
    played = list(pieces_in(rows.pop()))
    for place in rng.sample(range(len(rows)), 4):
        if rows[place].bit_count() > 3:
            card = _card(rows[place], rng)
            rows[place] ^= card
            played += pieces_in(card)
    return rearranged(rows, rng, rng.choice((0, 10, 30)), 5), final, tuple(sorted(played))


def rearranged(rows: list[int], rng: Random, steps: int, largest: int) -> list[int]:
    """Return the cards of a table in other rows, after so many attempts to move, swap, take apart or take out cards."""
    rows, cards = list(rows), sum(map(int.bit_count, rows))
    for _ in range(steps):
        after = rng.choice((_moved, _moved, _swapped, _swapped, _dissolved, _taken_out))(list(rows), rng)
        whole = sum(map(int.bit_count, after)) == cards  # no card came upon another of its kind
        if whole and all(row in FITS and 3 <= row.bit_count() <= largest for row in after):
            rows = after
    return rows


def _moved(rows: list[int], rng: Random) -> list[int]:
    giver, taker = rng.choices(range(len(rows)), k=2)
    card = _card(rows[giver], rng)
    rows[giver] &= ~card
    rows[taker] |= card
    return rows


def _swapped(rows: list[int], rng: Random) -> list[int]:
    one, other = rng.choices(range(len(rows)), k=2)
    first, second = _card(rows[one], rng), _card(rows[other], rng)
    rows[one] = rows[one] & ~first | second
    rows[other] = rows[other] & ~second | first
    return rows


def _dissolved(rows: list[int], rng: Random) -> list[int]:
    for card in pieces_in(rows.pop(rng.randrange(len(rows)))):
        places = [place for place, row in enumerate(rows) if FITS.get(row, 0) >> card & 1]
        if places:
            rows[rng.choice(places)] |= 1 << card
    return rows


def _taken_out(rows: list[int], rng: Random) -> list[int]:
    new = 0
    for place in rng.sample(range(len(rows)), min(3, len(rows))):
        card = _card(rows[place], rng)
        rows[place] &= ~card
        new |= card
    return [*rows, new]


def _card(row: int, rng: Random) -> int:
    return 1 << rng.choice(list(pieces_in(row)))

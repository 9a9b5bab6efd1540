"""Play random games that reach every kind of position quickly."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from itertools import combinations
from random import Random
from typing import Any, TypeVar

from sixfold.rules.actions import Action, Choice, Exchange, Place, Play, Reroll, Turn
from sixfold.rules.arrange import some_way
from sixfold.rules.card_moves import _Table
from sixfold.rules.cards import CardsOptions
from sixfold.rules.cubes import CubesState
from sixfold.rules.edition import Edition, edition, editions
from sixfold.rules.line import FITS
from sixfold.rules.piece import Hand, Piece, mask_of
from sixfold.rules.position import Position, Seat, full_supply, plus
from sixfold.rules.referee import apply, arrangement, deal, forced_action, legal, start
from sixfold.rules.regroup import OldRows
from sixfold.rules.sets import LARGEST, counts_of, masks_of, row_of
from sixfold.rules.view import View
from tests.support.depth import SEED

EDITIONS = tuple(editions())


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"p{number}", 7 + number) for number in range(count))


def seeded(seed: str) -> str:
    """Return the seed of a game: itself, or with --seed N another one."""
    other = os.environ.get(SEED, "0")
    return seed if other == "0" else f"{other}/{seed}"


def random_game(name: str, count: int, seed: str) -> Iterator[tuple[Position, Turn, Position]]:
    """Yield every turn of a random game, with the positions before and after it: other games with --seed N."""
    seed = seeded(seed)
    rng = Random(f"{name}/{count}/{seed}")
    at = start(edition(name), seats(count), seed)
    while not at.over:
        turn = deal(at, random_action(at, rng), seed)
        after = apply(at, turn)
        yield at, turn, after
        at = after


def random_action(at: Position, rng: Random) -> Action:
    """Any legal action, found without listing all of them wherever that would be slow."""
    due = forced_action(at)
    if due is not None:
        return due
    rules = at.edition.rules
    if not rules.has_grid:
        return _random_play(at, rng)
    if rules.rolled and not CubesState.of(at).rerolled and rng.random() < 0.4:
        return Reroll(tuple(rng.sample(at.hand, rng.randint(1, len(at.hand)))))
    if at.opening:
        opening = rng.choice(legal(at))
        assert isinstance(opening, Place | Reroll)
        return opening
    found = list(at.grid.placements(mask_of(at.hand)))
    if rules.exchanges and at.supply_count and (not found or rng.random() < 0.05):
        return Exchange(tuple(rng.sample(at.hand, rng.randint(1, min(len(at.hand), at.supply_count)))))
    return Place(rng.choice(found)[0])


def _random_play(at: Position, rng: Random) -> Play:
    if at.opening and CardsOptions.of(at.edition).opening == "largest set":
        choice = rng.choice(legal(at))
        assert isinstance(choice, Choice)
        return arrangement(at, choice)
    simple = list(_simple_plays(at))
    if simple and rng.random() < 0.8:
        return _as_play(*rng.choice(simple))
    table = _Table(at.rows, CardsOptions.of(at.edition).new_rows)
    for _ in range(30):
        cards = tuple(sorted(rng.sample(at.hand, rng.randint(1, len(at.hand)))))
        qwirkles = table.qwirkles(cards)
        if qwirkles:
            return any_way(at, cards, rng.choice(qwirkles))
    if simple:
        return _as_play(*rng.choice(simple))
    choice = rng.choice(legal(at))
    assert isinstance(choice, Choice)
    return any_way(at, choice.cards, choice.qwirkles[-1])


def _simple_plays(at: Position) -> Iterator[tuple[Hand, list[int]]]:
    """Yield plays that add a card to a row, or make a new row of three."""
    rows = masks_of(at.rows)
    for card in dict.fromkeys(at.hand):
        for place, row in enumerate(rows):
            if FITS[row] >> card & 1:
                yield (card,), [*rows[:place], row | 1 << card, *rows[place + 1 :]]
    for three in combinations(dict.fromkeys(at.hand), 3):
        if mask_of(three) in FITS:
            yield three, [*rows, mask_of(three)]


def any_way(at: Position, cards: Hand, qwirkles: int) -> Play:
    """Those cards played in any legal way: quicker than the nearest one."""
    counts = counts_of([*cards, *(card for row in at.rows for card in row)])
    rows = some_way(OldRows(masks_of(at.rows)), cards, counts, qwirkles, CardsOptions.of(at.edition).new_rows)
    assert rows is not None
    return _as_play(cards, rows)


def _as_play(cards: Hand, rows: list[int]) -> Play:
    table = tuple(row_of(row) for row in rows if row.bit_count() < LARGEST)
    return Play(cards, table, tuple(row_of(row) for row in rows if row.bit_count() == LARGEST))


def everything(at: Position) -> Counter[int]:
    """Return all pieces of a game by kind (tiles, cards) or by colour (cubes), wherever they are."""
    pieces = [*at.state.pieces(), *(piece for hand in at.hands for piece in hand)]
    counts = Counter([piece.color for piece in pieces] if at.edition.rules.rolled else map(int, pieces))
    counts.update(dict(enumerate(at.supply)))
    return counts


def all_there_is(printed: Edition) -> Counter[int]:
    return Counter(dict(enumerate(full_supply(printed))))


def shuffled(at: Position, viewer: int | None, rng: Random) -> Position:
    """Return the same game with everything that the viewer cannot see dealt again: other hands and supply."""
    if at.edition.rules.open_hands:
        return at
    hidden = [seat for seat in range(at.seats) if seat != viewer]
    pool = [Piece(kind) for kind, count in enumerate(at.supply) for _ in range(count)]
    pool += [piece for seat in hidden for piece in at.hands[seat]]
    rng.shuffle(pool)
    hands: list[Hand] = list(at.hands)
    for seat in hidden:
        hands[seat] = tuple(sorted(pool.pop() for _ in at.hands[seat]))
    empty = (0,) * len(at.supply)
    return replace(at, hands=tuple(hands), supply=plus(empty, tuple(pool)))


_At = TypeVar("_At", Position, View)


def changed(at: _At, **values: Any) -> _At:
    """Return a position or view with other values of its fields, or of its game's state."""
    names = {field.name for field in fields(at)}
    own = {name: values.pop(name) for name in names & set(values)}
    return replace(at, state=replace(at.state, **values), **own)


def distinct(pieces: Iterable[Piece]) -> bool:
    """Test if no kind occurs twice."""
    seen = list(pieces)
    return len(set(seen)) == len(seen)

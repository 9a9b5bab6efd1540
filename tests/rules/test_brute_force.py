"""The referee finds what an independent brute force finds: the same placements and the same playable cards."""

from __future__ import annotations

from random import Random

import pytest

from sixfold.rules.actions import Place, Rows
from sixfold.rules.card_moves import can_play, playable
from sixfold.rules.line import FAMILIES
from sixfold.rules.new_rows import NewRows
from sixfold.rules.piece import PIECES, Hand, mask_of, pieces_in
from sixfold.rules.referee import legal
from tests.play import random_game
from tests.support import oracle
from tests.support.depth import rounds, seeded_rng

PARTS = rounds(1, 8)
"""The long form is spread over all cores."""
GAMES = rounds(8, 320)
CARD_TABLES = rounds(300, 2400)
RULES: tuple[NewRows, ...] = ("keep three", "matched", "any")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu"])
def test_placements_agree_with_brute_force(name: str, part: int) -> None:
    compared = 0
    for number in range(part, GAMES, PARTS):
        for at, _, _ in list(random_game(name, 2 + number % 3, f"brute {number}"))[1 :: 13 if number % 2 else 17]:
            if at.opening:
                continue
            ours = list(at.grid.placements(mask_of(at.hand)))
            assert len({frozenset(tiles) for tiles, _ in ours}) == len(ours)
            assert {frozenset(tiles): points for tiles, points in ours} == oracle.placements(at.grid.pieces, at.hand), (
                repr(at)
            )
            compared += 1
    assert compared >= 13 * GAMES // PARTS // 4  # of each game: with --deep more than 2,000 in all


@pytest.mark.parametrize("name", ["qwirkle-it", "cubes-hu"])
def test_openings_agree_with_brute_force(name: str) -> None:
    for number in range(rounds(100, 200)):
        at = next(iter(random_game(name, 2, f"opening {number}")))[0]
        ours = [each.tiles for each in legal(at) if isinstance(each, Place)]
        theirs = oracle.openings(at.hand)
        if name == "cubes-hu" and len(oracle.largest_sets(at.hand)[0]) == 1:
            theirs = set()
        assert {frozenset(tiles) for tiles in ours} == theirs
        assert len(ours) == len(theirs)


@pytest.mark.parametrize("part", range(PARTS))
def test_playable_agrees_with_brute_force(part: int) -> None:
    rng = seeded_rng("cards", part)
    stuck = 0
    for _ in range(CARD_TABLES // PARTS):
        rows, hand = some_table(rng)
        found = []
        for rule in RULES:
            ours = {each.cards: set(each.qwirkles) for each in playable(rows, hand, rule)}
            assert ours == oracle.playable(rows, hand, rule), (rows, hand, rule)
            assert can_play(rows, hand, rule) == bool(ours)
            found.append(ours)
        stuck += not found[2]
    assert stuck > 5


def some_table(rng: Random) -> tuple[Rows, Hand]:
    """Up to four rows and a hand out of few colours and shapes, so that they have much to do with each other."""
    colors, shapes = rng.randint(2, 6), rng.randint(3, 6)
    left = {piece: 3 for piece in PIECES if piece.color < colors and piece.shape < shapes}
    rows = []
    for _ in range(rng.randint(0, 4)):
        there = [piece for piece in pieces_in(rng.choice(FAMILIES)) if left.get(piece)]
        if len(there) >= 3:
            row = rng.sample(there, min(len(there), rng.choice([3, 3, 4, 5, 5])))
            for piece in row:
                left[piece] -= 1
            rows.append(tuple(sorted(row)))
    pool = [piece for piece, count in left.items() for _ in range(count)]
    return tuple(sorted(rows)), tuple(sorted(rng.sample(pool, min(len(pool), rng.randint(1, 6)))))

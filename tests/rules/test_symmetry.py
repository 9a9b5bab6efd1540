"""The rules look at no colour, shape or direction in particular: renamed or turned, everything is answered alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice, product

import pytest

from sixfold.rules.actions import Rows
from sixfold.rules.card_moves import can_play, playable
from sixfold.rules.grid import Grid, _allowed
from sixfold.rules.line import common
from sixfold.rules.new_rows import NewRows, allowed, fault
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of, pieces_in
from sixfold.rules.sets import row_of
from tests.play import distinct, random_game
from tests.rules.tables import small_table, square_table
from tests.support import oracle
from tests.support.depth import rounds, seeded_rng, some

RULES: tuple[NewRows, ...] = ("keep three", "matched")
SHIFTS = some([(0, 1), (1, 0), (2, 3), (5, 5), (3, 4), (4, 2)], list(product(range(6), range(6))))


def renamed(piece: int, shift: tuple[int, int]) -> Piece:
    color, shape = divmod(piece, 6)
    return PIECES[(color + shift[0]) % 6 * 6 + (shape + shift[1]) % 6]


def all_renamed(pieces: Iterable[int], shift: tuple[int, int]) -> Hand:
    return tuple(sorted(renamed(piece, shift) for piece in pieces))


def masks_renamed(masks: Sequence[int], shift: tuple[int, int]) -> list[int]:
    return [mask_of(all_renamed(pieces_in(mask), shift)) for mask in masks]


def to_first(pieces: Iterable[int]) -> list[tuple[int, int]]:
    """Return the renamings that make each of these pieces the first of all, where a wrong default would show."""
    return sorted({((6 - piece // 6) % 6, (6 - piece % 6) % 6) for piece in pieces})


@pytest.mark.parametrize("rule", RULES)
def test_fault_does_not_depend_on_names_of_colors_and_shapes(rule: NewRows) -> None:
    for number in range(rounds(30, 400)):
        rng = seeded_rng("renamed", number)
        old, played = square_table(rng)
        cards = [*played, *(card for row in old for card in row_of(row))]
        ways = list(islice(oracle.partitions(cards), 100))
        for final in rng.sample(ways, min(5, len(ways))):
            rows = [mask_of(map(Piece, row)) for row in final]
            fine, wrong = allowed(old, rows, played, rule), fault(old, rows, played, rule)
            for shift in to_first(set(cards)):
                table = masks_renamed(old, shift), masks_renamed(rows, shift), all_renamed(played, shift)
                assert allowed(*table, rule) == fine, (old, rows, played)
                other = fault(*table, rule)
                assert (other and other.reason) == (wrong and wrong.reason)
                assert len(other.rows if other else ()) == len(wrong.rows if wrong else ())


@pytest.mark.parametrize("rule", RULES)
def test_playable_does_not_depend_on_names_of_colors_and_shapes(rule: NewRows) -> None:
    for number in range(rounds(12, 200)):
        old, hand = small_table(seeded_rng("playable", number))
        rows: Rows = tuple(map(row_of, old))
        found = {each.cards: each.qwirkles for each in playable(rows, hand, rule)}
        for shift in SHIFTS:
            other: Rows = tuple(all_renamed(row, shift) for row in rows)
            again = {each.cards: each.qwirkles for each in playable(other, all_renamed(hand, shift), rule)}
            assert again == {all_renamed(cards, shift): numbers for cards, numbers in found.items()}, (rows, hand)
            assert can_play(other, all_renamed(hand, shift), rule) == bool(found)


def test_allowed_returns_kinds_that_fit_all_neighbours() -> None:
    rng = seeded_rng("cell")
    taken = 0
    for _ in range(rounds(400, 4000)):
        near = [piece for piece in PIECES if piece.color < 2 or piece.shape < 2]
        runs = [tuple(rng.sample(near, rng.choice((0, 0, 1, 1, 2)))) for _ in range(4)]
        if not all(oracle.matching(run) for run in runs if len(run) > 1):
            continue
        west, east, north, south = runs
        expected = 0
        for piece in PIECES:
            lines = ((*west, piece, *east), (*north, piece, *south))
            expected |= all(len(line) == 1 or oracle.matching(line) for line in lines) << piece
        masks = [mask_of(run) for run in runs]
        for w, e, n, s in ((0, 1, 2, 3), (1, 0, 2, 3), (2, 3, 0, 1), (3, 2, 1, 0)):
            assert _allowed((masks[w], masks[e], masks[n], masks[s])) == expected, runs
        taken += bool(expected)
    assert taken > 20


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu"])
def test_placements_are_equal_on_a_mirrored_table(name: str) -> None:
    for at, _, _ in list(random_game(name, 2, "turned"))[4::5]:
        assert at.grid
        held = mask_of(at.hand)
        found = {frozenset(tiles): points for tiles, points in at.grid.placements(held)}
        turned = Grid.of([((-y, x), piece) for (x, y), piece in _in_order(at.grid)])
        again = {
            frozenset(((y, -x), piece) for (x, y), piece in tiles): points for tiles, points in turned.placements(held)
        }
        assert again == found


def _in_order(grid: Grid) -> list[tuple[tuple[int, int], Piece]]:
    """Return the pieces of a table so that each touches one before it."""
    left = dict(grid.pieces)
    cell = next(iter(left))
    found = [(cell, left.pop(cell))]
    for (x, y), _ in found:
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in left:
                found.append((near, left.pop(near)))
    return found


def test_common_names_a_colour_or_shape_of_any_number_of_pieces() -> None:
    for piece in PIECES:
        assert common([piece]) == ("color", piece.color_name)
        row = [each for each in PIECES if each.color == piece.color]
        column = [each for each in PIECES if each.shape == piece.shape]
        assert common(row) == common(row[:2]) == ("color", piece.color_name)
        assert common(column) == common(column[1:4]) == ("shape", piece.shape_name)
        other = renamed(piece, (1, 1))
        assert common([piece, other]) is None
        assert common([*row, other]) is None
        assert distinct([*row, other])
        assert not distinct([*row, piece])

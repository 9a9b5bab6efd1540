"""The table as plain text: every cell, number and mark stands where it should."""

from __future__ import annotations

from itertools import islice

import pytest

from sixfold.rules.board import MAX_COLUMNS, grid_board, rows_board
from sixfold.rules.notation import read_grid, read_rows
from sixfold.rules.piece import Piece
from tests.play import random_game

GRID = """\
       -2   -1    0    1
  -1   ·    ·    ·    ·
   0   ·    Ro   Rs   ·
   1   ·    ·    Bs   ·
   2   ·    ·    Gs   ·
   3   ·    ·    ·    ·"""
MARKED = """\
       -2   -1    0    1
  -1   ·    ·    ·    ·
   0   ·    Ro   Rs  (· )
   1   ·    ·   [Bs]  ·
   2   ·    ·    Gs   ·
   3   ·    ·    ·    ·"""
EMPTY = """\
       -1    0    1
  -1   ·    ·    ·
   0   ·    ·    ·
   1   ·    ·    ·"""
CLOSER = """\
      -1   0   1   2   3
  -1  ·   ·   ·   ·   ·
   0  ·  [Rs] Ro  Rd  ·
   1  ·   ·   ·   ·   ·"""
CLOSEST = """\
      -1  0  1  2  3
  -1  ·  ·  ·  ·  ·
   0  · [Rs Ro Rd ·
   1  ·  ·  ·  ·  ·"""


def test_grid_board_has_a_margin_of_one_cell_and_numbers() -> None:
    grid = read_grid("-1,0:RoRs/0,1:Bs/0,2:Gs")
    assert grid_board(grid.pieces) == GRID
    assert grid_board({}) == EMPTY


def test_grid_board_puts_marks_around_pieces_and_empty_cells() -> None:
    grid = read_grid("-1,0:RoRs/0,1:Bs/0,2:Gs")
    assert grid_board(grid.pieces, {(0, 1): "[]", (1, 0): "()"}) == MARKED


@pytest.mark.parametrize(("width", "expected"), [(0, CLOSEST), (24, CLOSEST), (25, CLOSER), (29, CLOSER)])
def test_grid_board_moves_cells_closer_together_to_fit(width: int, expected: str) -> None:
    grid = read_grid("0,0:RsRoRd")
    assert grid_board(grid.pieces, {(0, 0): "[]"}, width=width) == expected


@pytest.mark.parametrize(("width", "length"), [(29, 25), (30, 30), (MAX_COLUMNS, 30)])
def test_grid_board_spreads_cells_no_wider_than_five_characters(width: int, length: int) -> None:
    grid = read_grid("0,0:RsRoRd")
    assert len(grid_board(grid.pieces, width=width).splitlines()[0]) + 1 == length


def test_grid_board_fits_to_eighty_columns_by_default() -> None:
    wide = {(x, 0): Piece(x % 6) for x in range(16)}
    assert max(map(len, grid_board(wide).splitlines())) + 1 == 5 + 18 * 4
    wider = {(x, 0): Piece(x % 6) for x in range(13)}
    assert len(grid_board(wider).splitlines()[0]) + 1 == 5 + 15 * 5


def test_boards_show_pieces_by_the_given_function() -> None:
    assert (
        grid_board(read_grid("0,0:Ro").pieces, show=lambda piece: f"<{piece}>").splitlines()[2]
        == "   0   ·    <Ro>   ·"
    )
    assert rows_board(read_rows("RsRdRt"), show=lambda piece: str(piece).lower()) == "   1  rs rd rt"


def test_rows_board_numbers_the_rows() -> None:
    assert rows_board(read_rows("RsRdRt/BoGoYo")) == "   1  Rs Rd Rt\n   2  Yo Go Bo"
    assert rows_board(()) == "  -"


@pytest.mark.parametrize(("name", "has_grid"), [("qwirkle-pl", True), ("cubes-hu", True), ("cards-pl", False)])
def test_positions_and_views_print_their_board(name: str, has_grid: bool) -> None:
    *_, at = (after for _, _, after in islice(random_game(name, 2, "board"), 3))
    expected = grid_board(at.grid.pieces) if has_grid else rows_board(at.rows)
    assert str(at) == str(at.view(0)) == expected
    assert len(expected) > 20

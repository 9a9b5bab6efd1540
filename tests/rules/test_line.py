"""Lines: what pieces share, which may be added, and which sets a hand has."""

from __future__ import annotations

from itertools import combinations

import pytest

from sixfold.rules.line import FAMILIES, FITS, Line, _fits, common, largest_sets
from sixfold.rules.notation import read_pieces
from sixfold.rules.piece import PIECES, mask_of


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("Ro", ("color", "red")),
        ("RoRs", ("color", "red")),
        ("RoRo", ("color", "red")),
        ("RoBo", ("shape", "circle")),
        ("BoRoGo", ("shape", "circle")),
        ("RoBs", None),
        ("RoRsBs", None),
        ("RoBoBs", None),
    ],
)
def test_common_is_the_colour_or_shape_that_all_pieces_share(pieces: str, expected: tuple[str, str] | None) -> None:
    assert common(read_pieces(pieces)) == expected


def test_line_scores_its_length_and_its_bonus() -> None:
    row, column = (
        Line(((1, 2), (2, 2), (3, 2)), "color", "red", 6),
        Line(((1, 2), (1, 3)), "shape", "circle", 0),
    )
    assert (row.length, row.points, row.direction) == (3, 9, "row")
    assert (column.length, column.points, column.direction) == (2, 2, "column")


@pytest.mark.parametrize(
    ("hand", "size", "sets"),
    [
        ("", 0, []),
        ("Ro", 1, ["Ro"]),
        ("RoBs", 1, ["Ro", "Bs"]),
        ("RoRoRsBs", 2, ["RoRs", "RsBs"]),
        ("RoRsRdBoGo", 3, ["RoRsRd", "RoGoBo"]),
        ("RoRsRdRtRcRxBo", 6, ["RoRsRdRtRcRx"]),
    ],
)
def test_largest_sets_are_all_of_the_largest_size(hand: str, size: int, sets: list[str]) -> None:
    expected = tuple(sorted(mask_of(read_pieces(each)) for each in sets))
    assert largest_sets(read_pieces(hand)) == (size, expected)


def test_fits_lists_just_the_valid_lines_and_what_may_be_added() -> None:
    fits = _fits()  # called here, so that the measured coverage has this test for its lines
    assert fits == FITS
    for size in range(4):
        for pieces in combinations(PIECES[::2] if size == 3 else PIECES, size):
            line = mask_of(pieces)
            families = [family for family in FAMILIES if line & ~family == 0]
            assert (line in fits) == bool(families)
            if families:
                addable = 0
                for family in families:
                    addable |= family & ~line
                assert fits[line] == addable
    assert all(fits[family] == 0 for family in FAMILIES)
    assert len(fits) == 1 + 36 + 12 * (15 + 20 + 15 + 6 + 1)

"""Cards of one colour or shape in rows: each row holds what it must and, where possible, what it should."""

from __future__ import annotations

from sixfold.rules.fill_rows import fill_rows
from sixfold.rules.notation import read_pieces
from sixfold.rules.piece import mask_of


def mask(cards: str) -> int:
    return mask_of(read_pieces(cards))


def test_fill_rows_gives_a_small_row_the_cards_that_it_should_hold() -> None:
    cards = {int(kind): 1 for kind in read_pieces("RsRdRtRc")} | {int(kind): 2 for kind in read_pieces("Ro")}
    large, small = (mask("Ro"), mask("RoRsRdRtRc")), (mask("Ro"), mask("RoRdRc"))
    assert fill_rows(cards, [large, small]) == [mask("RoRsRt"), mask("RoRdRc")]

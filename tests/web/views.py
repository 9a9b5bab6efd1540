"""What a seat was told over the wire, as the referee and the bots want it."""

from __future__ import annotations

from sixfold import wire
from sixfold.rules.edition import edition
from sixfold.rules.grid import Grid
from sixfold.rules.notation import read_piece
from sixfold.rules.piece import Hand
from sixfold.rules.turn import sorted_rows
from sixfold.rules.view import View


def view_of(data: wire.ViewData) -> View:
    """What a seat was told, as the referee and the bots want it."""

    def hand(pieces: wire.Pieces) -> Hand:
        return tuple(map(read_piece, pieces))

    printed = edition(data.edition)
    board = data.board if isinstance(data.board, tuple) else ()
    rows = data.table if isinstance(data.table, tuple) else ()
    taken = data.taken if isinstance(data.taken, tuple) else tuple(() for _ in data.hands)
    return View(
        edition=printed,
        seat=data.seat,
        hands=tuple(None if each is None else hand(each) for each in data.hands),
        hand_sizes=data.hand_sizes,
        supply_count=data.supply,
        mover=data.mover,
        starter=data.starter,
        announced=data.announced,
        grid=Grid.of(((x, y), read_piece(piece)) for x, y, piece in board),
        rows=sorted_rows(tuple(map(hand, rows))),
        scores=data.scores,
        taken=tuple(sorted_rows(tuple(map(hand, each))) for each in taken),
        turns=data.turns,
        deals=data.deals,
        opening=data.opening,
        rerolled=data.rerolled,
        passes=data.passes,
        last_turns=data.last_turns,
        shown=hand(data.shown),
        over=data.over,
        hopeless=data.hopeless,
    )

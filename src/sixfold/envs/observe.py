"""What a seat observes, as numbers: made of its View and, while it is on turn, of its own draft; of nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import numpy as np

from ..rules.piece import Piece
from ..rules.view import View
from .laying import Laying
from .layout import KINDS, Layout, Vector
from .playing import Playing
from .table import Table
from .whole import Whole

Draft = Laying | Playing | Whole


def before_draft(view: View, layout: Layout, table: Table) -> Vector:
    """The view of a seat without what is being chosen; hidden hands are rows of zeros. The table is the view's."""
    assert view.seat is not None
    order = [(view.seat + step) % view.seats for step in range(view.seats)]
    out = np.zeros(layout.width, np.int16)
    head = [
        view.supply_count,
        min(view.turns, 32767),
        (view.mover - view.seat) % view.seats,
        view.opening,
        view.rerolled,
        view.passes,
        *[view.hand_sizes[seat] for seat in order],
        *[view.scores[seat] for seat in order],
    ]
    out[: len(head)] = head
    place = len(head)
    for seat in order:
        hand = view.hands[seat]
        if hand:
            _count(out, place, hand)
        place += KINDS
    if view.edition.game == "cards":
        _write_cards(view, layout, out, order)
    else:
        first = layout.starts["tiles"]
        out[first : first + len(table.numbers)] = table.numbers
    return out


def _count(out: Vector, first: int, pieces: Iterable[Piece]) -> None:
    for kind in pieces:
        out[first + kind] += 1


def _write_cards(view: View, layout: Layout, out: Vector, order: list[int]) -> None:
    out[layout.starts["last_turns"]] = 0 if view.last_turns is None else view.last_turns + 1
    _count(out, layout.starts["shown"], view.shown)
    first = layout.starts["rows"]
    for row in view.rows:
        out[first : first + len(row)] = [kind + 1 for kind in row]
        first += 5
    first = layout.starts["taken"]
    for seat in order:
        _count(out, first, chain.from_iterable(view.taken[seat]))
        first += KINDS


def with_draft(base: Vector, layout: Layout, draft: Draft) -> Vector:
    """The same with what the player on turn has chosen so far; its hand is what is left of it."""
    out = base.copy()
    hand = 6 + 2 * layout.seats
    match draft:
        case Laying():
            _write_laying(draft, layout, out, hand)
        case Playing():
            chosen = layout.starts["chosen"]
            for kind in draft.chosen:
                out[hand + kind] -= 1
                out[chosen + kind] += 1
    return out


def _write_laying(draft: Laying, layout: Layout, out: Vector, hand: int) -> None:
    held = hand + KINDS * layout.seats
    for kind in draft.aside:
        out[hand + kind] -= 1
        out[held + 1 + kind] += 1
    if draft.laid:
        flat: list[int] = []
        for (x, y), kind in draft.laid:
            out[hand + kind] -= 1
            flat += (x, y, kind + 1)
        first = held + 1 + KINDS
        out[first : first + len(flat)] = flat
    if draft.held is not None:
        out[hand + draft.held] -= 1
        out[held] = draft.held + 1
        flat = [number for cell in draft.spots for number in (*cell, *draft.lengths(cell))]
        first = held + 1 + KINDS + 18
        out[first : first + len(flat)] = flat

"""Compute what an environment must show a seat from its view and the referee, slowly and plainly."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import numpy as np

from sixfold.envs.layout import ASIDE, END, KINDS, LAY, QWIRKLES, TAKE, Layout, Vector
from sixfold.envs.turn_actions import choices_of
from sixfold.rules.actions import Exchange, Place, Reroll, Tile
from sixfold.rules.cards import CardsState
from sixfold.rules.line import Cell
from sixfold.rules.piece import PIECES, Piece
from sixfold.rules.referee import forced_action, legal
from sixfold.rules.view import View


class ReferenceObservation:
    """Observe a game whose mover has taken these steps; others see it without them."""

    def __init__(self, view: View, layout: Layout) -> None:
        self.view, self.layout = view, layout
        self.laid: list[Tile] = []
        self.chosen: list[Piece] = []
        """Set aside, or chosen to be played."""
        self.held: Piece | None = None
        on_turn = not view.over and view.seat == view.mover
        self.cards = choices_of(view) if on_turn and not view.edition.rules.has_grid else []
        self.turns = set(legal(view)) if on_turn and view.edition.rules.has_grid else set()
        places = [each.tiles for each in self.turns if isinstance(each, Place)]
        # An opening grows from the origin to the right or down; any other turn has to be right after every piece.
        sizes = range(1, 7) if view.opening else [6]
        self.reached = {frozenset(tiles[:size]) for tiles in places for size in sizes}

    def step(self, number: int) -> None:
        """Take a step that does not end the turn."""
        if not self.view.edition.rules.has_grid or ASIDE <= number < LAY:
            self.chosen.append(PIECES[(number - TAKE) % KINDS])
        elif number >= LAY:
            assert self.held is not None
            self.laid.append((self.spots(self.held)[number - LAY], self.held))
            self.held = None
        else:
            self.held = PIECES[number - TAKE]

    def allowed(self) -> set[int]:
        """Return the numbers of the actions that may come next."""
        if self.view.over or self.view.seat != self.view.mover:
            return set()
        if not self.view.edition.rules.has_grid:
            return self._cards()
        if self.held is not None:
            return {LAY + place for place in range(len(self.spots(self.held)))}
        rest = self._rest()
        takes = {TAKE + kind for kind in rest if self.spots(kind)} if not self.chosen else set()
        aside = Exchange if self.view.edition.rules.exchanges else Reroll
        more = {
            ASIDE + kind
            for kind in rest
            if not self.laid and kind >= max(self.chosen, default=0) and aside((*self.chosen, kind)) in self.turns
        }
        ends = Place(tuple(self.laid)) in self.turns or aside(tuple(self.chosen)) in self.turns
        nothing = not self.laid and not self.chosen and forced_action(self.view) is not None
        return takes | more | ({END} if ends or nothing else set())

    def _cards(self) -> set[int]:
        size = len(self.chosen)
        going_on = [each for each in self.cards if list(each.cards[:size]) == self.chosen]
        takes = {TAKE + each.cards[size] for each in going_on if len(each.cards) > size}
        counts = {count for each in going_on if len(each.cards) == size for count in each.qwirkles}
        return takes | {QWIRKLES + count if count else END for count in counts} if self.cards else {END}

    def _rest(self) -> list[Piece]:
        rest = list(self.view.hand)
        for piece in (*self.chosen, *(piece for _, piece in self.laid)):
            rest.remove(piece)
        if self.held is not None:
            rest.remove(self.held)
        return rest

    def spots(self, kind: Piece) -> list[Cell]:
        """Where a piece may lie next, in the order of columns, then rows."""
        laid = frozenset(self.laid)
        found = [tiles - laid for tiles in self.reached if len(tiles) == len(laid) + 1 and laid < tiles]
        return sorted(cell for ((cell, piece),) in found if piece == kind)

    def observation(self) -> Vector:
        """Return the numbers."""
        view, row = self.view, np.zeros(self.layout.width, np.int16)
        assert view.seat is not None
        seen = self.layout.read(row)
        order = [(view.seat + step) % view.seats for step in range(view.seats)]
        for name in ("turns", "opening", "passes"):
            seen[name][0] = getattr(view, name)
        seen["rerolled"][0] = getattr(view.state, "rerolled", False)
        seen["supply"][0] = view.supply_count
        seen["mover"][0] = (view.mover - view.seat) % view.seats
        seen["sizes"][:] = [view.hand_sizes[seat] for seat in order]
        seen["scores"][:] = [view.scores[seat] for seat in order]
        for place, seat in enumerate(order):
            own = seat == view.seat == view.mover and not view.over
            for kind in self._rest() if own else view.hands[seat] or ():
                seen["hands"][place, kind] += 1
        self._write_grid(seen) if view.edition.rules.has_grid else self._write_cards(seen, order)
        return row

    def _write_grid(self, seen: dict[str, Vector]) -> None:
        seen["held"][0] = 0 if self.held is None else self.held + 1
        for kind in self.chosen:
            seen["aside"][kind] += 1
        for name, tiles in (("laid", self.laid), ("tiles", list(self.view.grid.pieces.items()))):
            for place, ((x, y), kind) in enumerate(tiles):
                seen[name][place] = x, y, kind + 1
        table = {**self.view.grid.pieces, **dict(self.laid)}
        for place, cell in enumerate(self.spots(self.held) if self.held is not None else ()):
            seen["spots"][place] = *cell, _length(table, cell, 1, 0), _length(table, cell, 0, 1)

    def _write_cards(self, seen: dict[str, Vector], order: list[int]) -> None:
        state = CardsState.of(self.view)
        seen["last_turns"][0] = 0 if state.last_turns is None else state.last_turns + 1
        counted: list[tuple[Vector, Iterable[Piece]]] = [(seen["chosen"], self.chosen), (seen["shown"], state.shown)]
        counted += [(seen["taken"][place], chain(*state.taken[seat])) for place, seat in enumerate(order)]
        for counts, cards in counted:
            for kind in cards:
                counts[kind] += 1
        for place, row in enumerate(state.rows):
            seen["rows"][place, : len(row)] = [kind + 1 for kind in row]


def _length(table: dict[Cell, Piece], cell: Cell, dx: int, dy: int) -> int:
    """How long the line through an empty cell becomes with a piece on it."""
    length = 1
    for sign in (1, -1):
        x, y = cell[0] + sign * dx, cell[1] + sign * dy
        while (x, y) in table:
            x, y, length = x + sign * dx, y + sign * dy, length + 1
    return length

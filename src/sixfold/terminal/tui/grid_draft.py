"""Draft a turn of tiles or cubes: pieces of the hand on cells, and where the next one fits."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules.actions import Place
from ...rules.errors import Illegal
from ...rules.line import Cell, largest_sets
from ...rules.piece import mask_of
from ...rules.placement import Score
from ...rules.view import View
from ..drafts import check_draft, places_of


class GridDraft:
    """Hold pieces of a hand, numbered by their places in it, on the cells of a draft."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.laid: tuple[tuple[int, Cell], ...] = ()

    @property
    def action(self) -> Place | None:
        return self._with() if self.laid else None

    @property
    def score(self) -> Score | Illegal | None:
        """Return the score of the draft, what is still wrong with it, or None without one."""
        return check_draft(self.view, self._with()) if self.laid else None

    def _with(self, *more: tuple[int, Cell]) -> Place:
        return Place(tuple((cell, self.view.hand[place]) for place, cell in (*self.laid, *more)))

    def lay(self, place: int, cell: Cell) -> None:
        """Lay one more piece; raise Illegal if more tiles cannot correct that."""
        check_draft(self.view, self._with((place, cell)))
        self.laid = (*self.laid, (place, cell))

    def lay_all(self, action: Place) -> None:
        """Replace the draft by a whole action."""
        places = places_of(self.view.hand, (piece for _, piece in action.tiles))
        self.laid = tuple(zip(places, (cell for cell, _ in action.tiles), strict=True))

    def take_back(self, cell: Cell) -> int | None:
        """Take the drafted piece at a cell back; return its place in the hand."""
        place = next((place for place, laid in self.laid if laid == cell), None)
        self.laid = tuple(each for each in self.laid if each[1] != cell)
        return place

    def undo(self) -> None:
        self.laid = self.laid[:-1]

    def places(self, place: int) -> dict[Cell, int | None]:
        """Return where a piece of the hand fits, with the points; None while an opening is not complete."""
        found: dict[Cell, int | None] = {}
        for cell in self._near():
            try:
                score = check_draft(self.view, self._with((place, cell)))
            except Illegal:
                continue
            if isinstance(score, Score):
                found[cell] = score.points
            elif self._leads_on(self._with((place, cell)), score):
                found[cell] = None
        return found

    def _leads_on(self, draft: Place, refusal: Illegal) -> bool:
        """Return whether an incomplete opening can still become the largest set."""
        laid = mask_of(piece for _, piece in draft.tiles)
        sets = largest_sets(self.view.hand)[1]
        return refusal.reason.value == "not_largest_set" and any(laid & ~each == 0 for each in sets)

    def _near(self) -> Iterator[Cell]:
        """Yield empty cells beside a piece, in the row or column of the draft if it has one."""
        drafted = [cell for _, cell in self.laid]
        table = [*self.view.grid.pieces, *drafted]
        around = {(x + dx, y + dy) for x, y in table for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - set(table)
        for cell in sorted(around or {(0, 0)}, key=lambda cell: (cell[1], cell[0])):
            if all(cell[0] == x or cell[1] == y for x, y in drafted):
                yield cell

"""Draft a turn of tiles or cubes by keys and clicks: pick and lay pieces, exchange, roll again."""

from __future__ import annotations

from typing import Final

from ...ai.hints import Hint
from ...i18n.catalog import say
from ...i18n.piece_names import piece_args
from ...rules.actions import Action, Exchange, Place, Reroll
from ...rules.errors import Illegal
from ...rules.line import Cell
from ...rules.placement import Score
from ..drafts import places_of
from .grid import GridBoard, Shown
from .grid_draft import GridDraft
from .look import Look, Mark
from .match import Moment
from .rack import Held, held_pieces

MAX_SIGNED_POINTS: Final = 9


class GridEditor:
    """Hold the board, the draft on it, and what is picked up: pieces by their places in the hand."""

    def __init__(self, moment: Moment, look: Look, lang: str) -> None:
        self.board, self.lang, self.moment = GridBoard(look), lang, moment
        self.draft: GridDraft | None = None
        self.picked: int | None = None
        self.choosing = False
        self.chosen: set[int] = set()
        self.places: dict[Cell, int | None] = {}
        self.hinted: tuple[Cell, ...] = ()
        self._begin()

    @property
    def cubes(self) -> bool:
        return self.moment.edition.rules.rolled

    # What there is

    @property
    def action(self) -> Action | None:
        if self.draft is None:
            return None
        if self.choosing:
            pieces = tuple(self.draft.view.hand[place] for place in sorted(self.chosen))
            return Reroll(pieces) if self.cubes else Exchange(pieces)
        return self.draft.action

    @property
    def score(self) -> Score | Illegal | None:
        return None if self.choosing or self.draft is None else self.draft.score

    @property
    def prompt(self) -> str:
        if self.choosing and self.chosen:
            return say(self.lang, "web-roll-n" if self.cubes else "web-exchange-n", n=len(self.chosen))
        if self.choosing:
            return say(self.lang, "web-choose-reroll" if self.cubes else "web-choose-exchange")
        if self.picked is not None and self.draft:
            piece = self.draft.view.hand[self.picked]
            key = "web-fits" if self.places else "web-puzzle-nowhere"
            return say(self.lang, key, **piece_args(piece, self.lang), n=len(self.places))
        return ""

    @property
    def held(self) -> tuple[Held, ...]:
        gone = {place for place, _ in self.draft.laid} if self.draft else ()
        return held_pieces(self.moment, self.chosen if self.choosing else {self.picked}, gone)

    def sync(self, moment: Moment) -> None:
        """Update to a moment; keep the draft while the turn is the same."""
        before, self.moment = self.moment, moment
        if before.view != moment.view or before.your_turn != moment.your_turn:
            self._begin()

    def _begin(self) -> None:
        """Begin a turn: pick up and lay nothing, and show the last move."""
        self.draft = GridDraft(self.moment.view) if self.moment.your_turn else None
        self.picked, self.choosing, self.chosen, self.hinted = None, False, set(), ()
        self._show()
        last = self._last()
        if last:
            self.board.cursor = last[0] if self.board.cursor not in last else self.board.cursor
            self.board.centre(last)

    def _last(self) -> tuple[Cell, ...]:
        """Return where the last pieces were laid."""
        actions = (each.turn.action for each in reversed(self.moment.log))
        return next((tuple(cell for cell, _ in each.tiles) for each in actions if isinstance(each, Place)), ())

    def _show(self) -> None:
        laid = dict(self.draft.action.tiles) if self.draft and self.draft.action else {}
        marks = dict.fromkeys(self._last(), Mark.LAST) | dict.fromkeys(self.hinted, Mark.HINT)
        marks |= dict.fromkeys(laid, Mark.DRAFT)
        self.places = self.draft.places(self.picked) if self.draft and self.picked is not None else {}
        points = {
            cell: "+" if points is None else f"+{points}" if points <= MAX_SIGNED_POINTS else str(points)
            for cell, points in self.places.items()
        }
        self.board.show(Shown({**self.moment.view.grid.pieces, **laid}, marks, points))

    # What can be done

    def pick(self, place: int) -> None:
        if self.draft is None or place >= len(self.draft.view.hand):
            return
        if self.choosing:
            self.chosen ^= {place}
        elif place not in {laid for laid, _ in self.draft.laid}:
            self.picked = None if self.picked == place else place
        self._show()
        if self.picked is not None and self.board.cursor not in self.places:
            self.next_place()

    def move(self, dx: int, dy: int) -> None:
        x, y = self.board.cursor
        self.board.go((x + dx, y + dy))

    def next_place(self) -> None:
        """Move to the next place where the piece fits, the one with the most points first."""
        order = sorted(self.places, key=lambda cell: (-(self.places[cell] or 0), cell[1], cell[0]))
        if order:
            at = order.index(self.board.cursor) + 1 if self.board.cursor in order else 0
            self.board.go(order[at % len(order)])

    def put(self) -> bool:
        """Put what is picked up at the cursor and return whether there was something; raise Illegal."""
        if self.picked is None or self.draft is None:
            return False
        self.draft.lay(self.picked, self.board.cursor)
        self.picked, self.hinted = None, ()
        self._show()
        return True

    def take_up(self) -> None:
        if self.draft is not None and not self.choosing:
            place = self.draft.take_back(self.board.cursor)
            self.picked = place if place is not None else self.picked
            self._show()

    def undo(self) -> None:
        if self.draft is not None:
            self.draft.undo()
            self.picked = None
            self._show()

    def drop(self) -> None:
        """Put down what is picked up; with nothing picked up, clear the draft."""
        if self.choosing or self.picked is not None:
            self.choosing, self.chosen, self.picked = False, set(), None
        elif self.draft is not None:
            self.draft.laid, self.hinted = (), ()
        self._show()

    def choose(self) -> None:
        """Start or stop choosing pieces to exchange or to roll."""
        if self.draft is not None:
            self.choosing, self.chosen, self.picked = not self.choosing, set(), None
            self.draft.laid = ()
            self._show()

    def new(self) -> None:
        """Do nothing: a grid has no sets."""

    def home(self) -> None:
        self.board.centre(self._last())

    def show_hint(self, hint: Hint) -> None:
        self.hinted = hint.cells
        if hint.cells:
            self.board.go(hint.cells[0])
        self._show()

    def lay(self, action: Action) -> None:
        if self.draft is None:
            return
        self.choosing, self.chosen, self.picked, self.hinted = False, set(), None, ()
        match action:
            case Place():
                self.draft.lay_all(action)
                self.board.go(action.tiles[0][0])
            case Exchange(pieces) | Reroll(pieces):
                self.draft.laid, self.choosing = (), True
                self.chosen = set(places_of(self.draft.view.hand, pieces))
        self._show()

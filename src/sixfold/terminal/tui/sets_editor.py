"""Draft a turn of Cards by keys and clicks: pick cards and put them to a set or to a new one."""

from __future__ import annotations

from ...ai.hints import Hint
from ...ai.review.sentences import set_name
from ...i18n.catalog import label, say
from ...rules.actions import Action, Play
from ...rules.errors import Illegal
from ...rules.line import FITS
from ...rules.piece import Hand, Piece, mask_of, pieces_in
from ...rules.placement import Score
from .card_draft import CardDraft
from .look import Look, Mark
from .match import Moment
from .rack import Held, held_pieces
from .sets import SetsBoard, SetShown


class SetsEditor:
    """Hold the sets, their rearrangement, and what is picked up."""

    def __init__(self, moment: Moment, look: Look, lang: str) -> None:
        self.board, self.lang, self.moment = SetsBoard(look), lang, moment
        self.draft: CardDraft | None = None
        self.picked: list[int] = []
        self.hinted: tuple[frozenset[Piece], ...] = ()
        self._begin()

    # What there is

    @property
    def action(self) -> Action | None:
        return self.draft.action if self.draft and self.draft.changed else None

    @property
    def score(self) -> Score | Illegal | None:
        return self.draft.score if self.draft else None

    @property
    def prompt(self) -> str:
        return say(self.lang, "tui-put-cards", n=len(self.picked)) if self.picked else ""

    @property
    def held(self) -> tuple[Held, ...]:
        return held_pieces(self.moment, self.picked, self.draft.played) if self.draft else held_pieces(self.moment)

    @property
    def hand_picked(self) -> Hand:
        """Return the cards of the hand that are picked up."""
        if self.draft is None:
            return ()
        return tuple(sorted(self.draft.cards[card] for card in self.picked if self.draft.from_hand(card)))

    def sync(self, moment: Moment) -> None:
        """Update to a moment; keep the draft while the turn is the same."""
        before, self.moment = self.moment, moment
        if before.view != moment.view or before.your_turn != moment.your_turn:
            self._begin()

    def _begin(self) -> None:
        """Begin a turn: pick up and move nothing."""
        self.draft = CardDraft(self.moment.view) if self.moment.your_turn else None
        self.picked, self.hinted = [], ()
        self._show()

    def _show(self) -> None:
        rows = [self._row(row) for row in self.draft.rows] if self.draft else self._as_it_lies()
        new = SetShown((), bool(self.picked) and self._fits(()), say(self.lang, "web-new-set"))
        self.board.show((*rows, new))

    def _as_it_lies(self) -> list[SetShown]:
        """Return the table between your turns, with the cards that were played last marked."""
        last = list(self._last())
        rows = []
        for row in self.moment.view.rows:
            cards = tuple((card, Mark.LAST if card in last else Mark.NONE) for card in row)
            last = [card for card in last if card not in row]
            rows.append(SetShown(cards, False, f"{set_name(row, self.lang)} {self._missing(row)}"))
        return rows

    def _last(self) -> Hand:
        """Return what was played from a hand last."""
        actions = (each.turn.action for each in reversed(self.moment.log))
        return next((each.cards for each in actions if isinstance(each, Play)), ())

    def _fits(self, row: tuple[int, ...]) -> bool:
        return self.draft is not None and self.draft.fits(self.picked, row)

    def _row(self, row: tuple[int, ...]) -> SetShown:
        draft = self.draft
        assert draft is not None
        moved, pieces = draft.moved(row), draft.pieces(row)
        cards = sorted(row, key=lambda card: draft.cards[card])
        name, trouble = set_name(pieces, self.lang), draft.trouble(pieces)
        if trouble == "full":
            note = label(self.lang, name, say(self.lang, "web-you-take-it"))
        else:
            note = f"! {say(self.lang, f'web-set-{trouble}')}" if trouble else f"{name} {self._missing(pieces)}"
        if any(kinds <= {*pieces} for kinds in self.hinted):
            note = f"? {note}"
        fits = bool(self.picked) and not set(self.picked) <= set(row) and self._fits(row)
        return SetShown(tuple((draft.cards[card], self._mark(card, moved)) for card in cards), fits, note)

    def _missing(self, row: Hand) -> str:
        """Return the cards that would make a set longer."""
        return "+" + " ".join(map(self.board.look.text, pieces_in(FITS[mask_of(row)])))

    def _mark(self, card: int, moved: set[int]) -> Mark:
        assert self.draft is not None
        if card in self.picked:
            return Mark.PICKED
        return Mark.DRAFT if self.draft.from_hand(card) else Mark.MOVED if card in moved else Mark.NONE

    def _card(self) -> int | None:
        """Return the card under the cursor."""
        row, place = self.board.cursor
        if self.draft is None or row >= len(self.draft.rows):
            return None
        draft = self.draft
        return sorted(draft.rows[row], key=lambda card: draft.cards[card])[place]

    # What can be done

    def pick(self, place: int) -> None:
        if self.draft is None or place >= len(self.draft.view.hand):
            return
        if place in self.draft.played:
            self.draft.take_back({place})
        self._toggle(place)

    def _toggle(self, card: int) -> None:
        self.picked = [each for each in self.picked if each != card] if card in self.picked else [*self.picked, card]
        self._show()

    def move(self, dx: int, dy: int) -> None:
        row, card = self.board.cursor
        self.board.go(row + dy, card + dx)

    def next_place(self) -> None:
        """Move to the next set that all picked cards fit."""
        rows, at = self.board.shown, self.board.cursor[0]
        after = [number % len(rows) for number in range(at + 1, at + 1 + len(rows))]
        found = next((number for number in after if rows[number].fits), at)
        self.board.go(found, 0)

    def put(self) -> bool:
        """Put the cards that are picked up to the set at the cursor and return whether there were any."""
        if self.draft is None or not self.picked:
            return False
        row = self.board.cursor[0]
        self.draft.put(self.picked, row if row < len(self.draft.rows) else None)
        self.picked, self.hinted = [], ()
        self._show()
        return True

    def take_up(self) -> None:
        card = self._card()
        if card is not None:
            self._toggle(card)

    def undo(self) -> None:
        if self.draft is not None:
            self.draft.undo()
            self.picked = []
            self._show()

    def drop(self) -> None:
        """Put down what is picked up; with nothing picked up, undo all moves."""
        if self.draft is not None and not self.picked:
            self.draft.clear()
        self.picked = []
        self._show()

    def choose(self) -> None:
        """Do nothing: cards are neither exchanged nor rolled."""

    def new(self) -> None:
        """Move the cursor to the line of a new set."""
        self.board.go(len(self.board.shown) - 1, 0)

    def home(self) -> None:
        self.board.go(0, 0)

    def show_hint(self, hint: Hint) -> None:
        self.hinted = tuple(map(frozenset, hint.sets))
        self._show()

    def lay(self, action: Action) -> None:
        if self.draft is not None and isinstance(action, Play):
            self.draft.lay_all(action)
            self.picked, self.hinted = [], ()
            self._show()

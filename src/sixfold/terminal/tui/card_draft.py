"""Draft a turn of Cards: move cards of the hand and of the table until all sets are legal."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...rules.actions import Play
from ...rules.errors import Illegal
from ...rules.line import FITS, common
from ...rules.piece import Piece, mask_of
from ...rules.placement import Score
from ...rules.sets import LARGEST, SMALLEST
from ...rules.view import View
from ..drafts import places_of, verdict

Rows = tuple[tuple[int, ...], ...]


class CardDraft:
    """Hold a draft. Cards have numbers: those of the hand, in its order, then those of the table, set by set."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.cards: list[Piece] = [*view.hand]
        self.home: dict[int, int] = {}
        """In which set a card of the table lay."""
        rows = []
        for number, row in enumerate(view.rows):
            rows.append(tuple(range(len(self.cards), len(self.cards) + len(row))))
            self.home |= dict.fromkeys(rows[-1], number)
            self.cards += row
        self.rows: Rows = tuple(rows)
        self.steps: list[Rows] = []

    @property
    def played(self) -> list[int]:
        """Return the cards of the hand that are on the table."""
        return [card for row in self.rows for card in row if self.from_hand(card)]

    @property
    def changed(self) -> bool:
        return bool(self.steps)

    def from_hand(self, card: int) -> bool:
        return card not in self.home

    def pieces(self, row: Sequence[int]) -> tuple[Piece, ...]:
        return tuple(sorted(self.cards[card] for card in row))

    @property
    def action(self) -> Play:
        """Return the current table as an action; sets of six are taken."""
        rows = [self.pieces(row) for row in self.rows]
        full = [row for row in rows if self.trouble(row) == "full"]
        rest = tuple(row for row in rows if row not in full)
        return Play(tuple(self.cards[card] for card in self.played), rest, tuple(full))

    @property
    def score(self) -> Score | Illegal | None:
        """Return the score of the current table, or what is wrong with it; None while it is unchanged."""
        return verdict(self.view, self.action) if self.changed else None

    def put(self, cards: Collection[int], row: int | None) -> None:
        """Move cards to a set, or to a new one."""
        rows = [tuple(card for card in each if card not in cards) for each in self.rows]
        if row is None:
            rows.append(tuple(cards))
        else:
            rows[row] = (*rows[row], *cards)
        self._become(tuple(each for each in rows if each))

    def take_back(self, cards: Collection[int]) -> None:
        """Return cards of the hand to it; cards of the table stay where they are."""
        mine = {card for card in cards if self.from_hand(card)}
        rows = (tuple(card for card in each if card not in mine) for each in self.rows)
        self._become(tuple(each for each in rows if each))

    def lay_all(self, play: Play) -> None:
        """Arrange the whole table as an action does, in one step."""
        spare = [*places_of(self.view.hand, play.cards), *self.home]
        rows = []
        for row in (*play.qwirkles, *play.table):
            rows.append(tuple(self._nearest(card, row, spare) for card in row))
        self._become(tuple(rows))

    def _nearest(self, kind: Piece, row: Sequence[Piece], spare: list[int]) -> int:
        """Return a card of that kind, preferably one that was in a set with others of this set."""
        able = [card for card in spare if self.cards[card] == kind]
        able.sort(key=lambda card: -self._shared(card, row))
        spare.remove(able[0])
        return able[0]

    def _shared(self, card: int, row: Sequence[Piece]) -> int:
        return len({*self.view.rows[self.home[card]]} & {*row}) if card in self.home else 1

    def _become(self, rows: Rows) -> None:
        if rows != self.rows:
            self.steps.append(self.rows)
            self.rows = rows

    def undo(self) -> None:
        if self.steps:
            self.rows = self.steps.pop()

    def clear(self) -> None:
        if self.steps:
            self.rows, self.steps = self.steps[0], []

    def moved(self, row: Sequence[int]) -> set[int]:
        """Return the cards of the table that are not where most of this set was."""
        homes = [self.home[card] for card in row if card in self.home]
        stayed = max(homes, key=homes.count, default=None)
        return {card for card in row if card in self.home and self.home[card] != stayed}

    def fits(self, cards: Collection[int], row: Sequence[int]) -> bool:
        """Return whether these cards and that set, without them, share a colour or a shape without repeats."""
        kinds = [self.cards[card] for card in {*row, *cards}]
        return len(set(kinds)) == len(kinds) and mask_of(kinds) in FITS

    @staticmethod
    def trouble(row: Sequence[Piece]) -> str:
        """Return what is wrong with a set: mismatch, duplicate, short, full, or nothing."""
        if common(row) is None:
            return "mismatch"
        if len(set(row)) < len(row):
            return "duplicate"
        return "short" if len(row) < SMALLEST else "full" if len(row) == LARGEST else ""

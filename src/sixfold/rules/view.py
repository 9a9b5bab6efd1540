"""Define what one seat or a spectator may see. Bots, clients and environments get nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .actions import Action, Choice, Exchange, Pass, Redraw, Turn
from .board import board_text
from .edition import Edition
from .piece import Hand
from .position import Position
from .state import HasTable, State


@dataclass(frozen=True, slots=True)
class View(HasTable):
    """What one seat knows of a position. Hidden hands are None; the supply is only a number."""

    edition: Edition
    seat: int | None
    hands: tuple[Hand | None, ...]
    hand_sizes: tuple[int, ...]
    supply_count: int
    mover: int
    starter: int
    state: State
    scores: tuple[int, ...]
    announced: tuple[int, ...]
    turns: int
    deals: int
    opening: bool
    passes: int
    over: bool
    drawing_cannot_help: bool
    """The player to move must pass: no action is possible, and no drawn piece helps. Others know it only in Cubes."""

    @classmethod
    def of(cls, at: Position, seat: int | None, *, drawing_cannot_help: bool) -> View:
        """Return what a seat knows of a position."""
        open_hands = at.edition.rules.open_hands
        return cls(
            edition=at.edition,
            seat=seat,
            hands=tuple(hand if open_hands or place == seat else None for place, hand in enumerate(at.hands)),
            hand_sizes=tuple(map(len, at.hands)),
            supply_count=at.supply_count,
            mover=at.mover,
            starter=at.starter,
            state=at.state,
            scores=at.scores,
            announced=at.announced,
            turns=at.turns,
            deals=at.deals,
            opening=at.opening,
            passes=at.passes,
            over=at.over,
            drawing_cannot_help=drawing_cannot_help,
        )

    @property
    def hand(self) -> Hand:
        """The hand of the player to move; raise LookupError if this seat cannot see it."""
        hand = self.hands[self.mover]
        if hand is None:
            raise LookupError("hidden hand")
        return hand

    @property
    def seats(self) -> int:
        return len(self.hands)

    def __str__(self) -> str:
        return board_text(self)

    def _repr_svg_(self) -> str:
        """Draw the table and the hand of this seat in a notebook."""
        from ..render import render  # the one import upward: only a notebook asks for it

        return render(self)

    def legal_actions(self) -> tuple[Choice | Action, ...]:
        """Return all that this seat may do, if it is to move; see `Position.legal_actions`."""
        from .referee import legal  # which imports this module

        return legal(self)


@dataclass(frozen=True, slots=True)
class RedactedTurn:
    """A turn as one seat saw it, without what the rules hide from it."""

    seat: int
    action: Action
    drawn: Hand | None
    drawn_count: int
    shown: Hand = ()

    def by(self, edition: Edition, seat: int | None) -> RedactedTurn:
        """Return this complete turn as a seat or a spectator (None) saw it."""
        if edition.rules.open_hands or seat == self.seat:
            return self
        # How many were exchanged is public, which ones is not.
        action = Exchange(()) if isinstance(self.action, Exchange) else self.action
        return replace(self, action=action, drawn=None)


def full_turn(before: Position, turn: Turn) -> RedactedTurn:
    """Return a turn from that position with everything known."""
    stuck = not before.edition.rules.has_grid and isinstance(turn.action, Redraw | Pass)
    return RedactedTurn(before.mover, turn.action, turn.drawn, len(turn.drawn), before.hand if stuck else ())


def redacted_turn(before: Position, turn: Turn, seat: int | None) -> RedactedTurn:
    """Return a turn from that position as a seat or a spectator (None) saw it."""
    return full_turn(before, turn).by(before.edition, seat)

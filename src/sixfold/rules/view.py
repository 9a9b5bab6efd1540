"""What one seat, or a spectator, may see: all that a bot, client or environment ever gets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .board import board_text
from .edition import Edition
from .grid import Grid
from .piece import Hand
from .position import Position
from .turn import Action, Choice, Exchange, Pass, Redraw, Rows, Turn


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat knows it. Hands it may not see are None; the supply is only a number."""

    edition: Edition
    seat: int | None
    hands: tuple[Hand | None, ...]
    hand_sizes: tuple[int, ...]
    supply_count: int
    mover: int
    starter: int
    announced: tuple[int, ...]
    grid: Grid
    rows: Rows
    scores: tuple[int, ...]
    taken: tuple[Rows, ...]
    turns: int
    deals: int
    opening: bool
    rerolled: bool
    passes: int
    last_turns: int | None
    shown: Hand
    over: bool
    hopeless: bool
    """The player on turn can do nothing, and nothing that could be drawn would help. Others know it only in Cubes."""

    @classmethod
    def of(cls, at: Position, seat: int | None, *, hopeless: bool) -> View:
        open_hands = at.edition.rules.open_hands
        return cls(
            edition=at.edition,
            seat=seat,
            hands=tuple(hand if open_hands or place == seat else None for place, hand in enumerate(at.hands)),
            hand_sizes=tuple(map(len, at.hands)),
            supply_count=at.supply_count,
            mover=at.mover,
            starter=at.starter,
            announced=at.announced,
            grid=at.grid,
            rows=at.rows,
            scores=at.scores,
            taken=at.taken,
            turns=at.turns,
            deals=at.deals,
            opening=at.opening,
            rerolled=at.rerolled,
            passes=at.passes,
            last_turns=at.last_turns,
            shown=at.shown,
            over=at.over,
            hopeless=hopeless,
        )

    @property
    def hand(self) -> Hand:
        """The hand of the player on turn; a LookupError if this seat may not see it."""
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
class Seen:
    """A turn as one seat saw it: what was set aside or drawn is known only where the rules show it."""

    seat: int
    action: Action
    chance: Hand | None
    drawn: int
    shown: Hand = ()

    def by(self, edition: Edition, seat: int | None) -> Seen:
        """The same turn, of which all is known here, as a seat or a spectator (None) saw it."""
        if edition.rules.open_hands or seat == self.seat:
            return self
        # How many were exchanged is public, which ones is not.
        action = Exchange(()) if isinstance(self.action, Exchange) else self.action
        return replace(self, action=action, chance=None)


def witnessed(before: Position, turn: Turn) -> Seen:
    """A turn, taken from that position, with all there is to know of it."""
    stuck = not before.edition.rules.has_grid and isinstance(turn.action, Redraw | Pass)
    return Seen(before.mover, turn.action, turn.chance, len(turn.chance), before.hand if stuck else ())


def seen(before: Position, turn: Turn, seat: int | None) -> Seen:
    """A turn, taken from that position, as a seat or a spectator (None) saw it."""
    return witnessed(before, turn).by(before.edition, seat)

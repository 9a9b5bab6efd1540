"""A game as the screen needs it, wherever it is played: moments to show, and a way to play, ask and look away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ...ai.hints import Hint
from ...ai.kernel import Stop
from ...rules.edition import Edition
from ...rules.piece import Hand
from ...rules.position import Outcome
from ...rules.ruleset import Forced
from ...rules.turn import Action
from ...rules.view import View


@dataclass(frozen=True, slots=True)
class Event:
    """A turn in the log: what was hidden of it is None or empty, as for everybody."""

    seat: int
    action: Action
    points: int
    drawn: int
    chance: Hand | None
    shown: Hand


@dataclass(frozen=True, slots=True)
class Own:
    """A turn of whoever looks, to be reviewed: what was seen before it, what was done, and its number from 1."""

    view: View
    action: Action
    number: int


@dataclass(frozen=True, slots=True)
class Moment:
    """All that the screen shows: nothing in it is more than the person before it may know."""

    view: View
    names: tuple[str, ...]
    log: tuple[Event, ...]
    you: int | None
    """The seat of whoever sits before the screen; None if nobody's hand may be seen."""
    due: Forced | None = None
    """What the rules do for you if you can do nothing else."""
    look_away: str = ""
    """Whoever has to be alone before the screen before the game goes on."""
    own: tuple[Own, ...] = ()
    outcome: Outcome | None = None
    given_up: bool = False
    """Everybody has left."""
    notice: str = ""
    """Something that everybody at the table is asked or told."""
    lost: bool = False
    """There is no connection to the table at the moment."""

    @property
    def edition(self) -> Edition:
        return self.view.edition

    @property
    def your_turn(self) -> bool:
        return self.you is not None and self.view.mover == self.you and not self.over

    @property
    def over(self) -> bool:
        return self.outcome is not None or self.given_up


class Refused(Exception):
    """It cannot be done, and why: a sentence."""


class Match(Protocol):
    """One game. Whatever takes long is done elsewhere, so that none of these holds up the screen."""

    moment: Moment
    changed: Callable[[], None]
    """Called whenever there is a new moment."""

    @property
    def online(self) -> bool: ...
    @property
    def may_hint(self) -> bool: ...
    @property
    def may_answer(self) -> bool:
        """Something was asked of everybody that can be agreed to or declined."""
        ...

    @property
    def kept(self) -> str:
        """The file that the game is kept in, or the address of its table."""
        ...

    async def run(self) -> None:
        """See that the game goes on, until it is over or this is cancelled."""
        ...

    async def play(self, action: Action) -> None:
        """Take the turn; raises Illegal or Refused."""
        ...

    async def look(self) -> None:
        """Whoever is on turn sits alone before the screen."""
        ...

    async def hint(self, step: int, stop: Stop) -> Hint:
        """Raises Refused."""
        ...

    async def answer(self, agree: bool) -> None:
        """What is asked of everybody; raises Refused."""
        ...

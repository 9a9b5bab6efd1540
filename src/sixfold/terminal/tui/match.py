"""Define a game as the table screen needs it: moments to show, and ways to play, answer and get hints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ...ai.hints import Hint
from ...ai.kernel import Stop
from ...rules.actions import Action
from ...rules.edition import Edition
from ...rules.position import Outcome
from ...rules.ruleset import ForcedAction
from ...rules.view import RedactedTurn, View
from ..advice import OwnTurn


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Hold a turn as everybody may see it, with its points."""

    turn: RedactedTurn
    points: int


@dataclass(frozen=True, slots=True)
class Moment:
    """Hold all that the screen shows, and nothing that the person at it may not know."""

    view: View
    names: tuple[str, ...]
    log: tuple[LogEntry, ...]
    you: int | None
    """The seat of the person at the screen; None if nobody's hand may be seen."""
    due: ForcedAction | None = None
    """The forced action, if you can do nothing else."""
    look_away: str = ""
    """The name of the player who must be alone at the screen before the game continues."""
    own: tuple[OwnTurn, ...] = ()
    outcome: Outcome | None = None
    given_up: bool = False
    """Everybody has left."""
    notice: str = ""
    """A message or offer to everybody at the table."""
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


class Match(Protocol):
    """Play one game. Slow work happens elsewhere, so that no method blocks the screen."""

    moment: Moment
    changed: Callable[[], None]
    """Called whenever there is a new moment."""

    @property
    def online(self) -> bool: ...
    @property
    def may_hint(self) -> bool: ...
    @property
    def may_answer(self) -> bool:
        """Return whether an offer can be accepted or declined."""
        ...

    @property
    def kept(self) -> str:
        """Return the file of the game, or the address of its table."""
        ...

    async def run(self) -> None:
        """Keep the game going until it is over or this is cancelled."""
        ...

    async def play(self, action: Action) -> None:
        """Take the turn; raise Illegal or TerminalError."""
        ...

    async def look(self) -> None:
        """Confirm that the player to move is alone at the screen."""
        ...

    async def hint(self, step: int, stop: Stop) -> Hint:
        """Return a hint up to this step; raise TerminalError."""
        ...

    async def answer(self, agree: bool) -> None:
        """Accept or decline the offer; raise TerminalError."""
        ...

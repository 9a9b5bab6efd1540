"""Define what the table screen shows of a local or an online match."""

from __future__ import annotations

from dataclasses import dataclass

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

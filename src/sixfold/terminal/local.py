"""A game at one keyboard: whose turn it is, what its bots do, and the file that it is kept in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..ai.bot_api import Budget
from ..ai.bots import bot
from ..rules.placement import Score
from ..rules.position import Position
from ..rules.record import Game
from ..rules.referee import check
from ..rules.turn import Action
from ..rules.view import Seen, seen
from .files import BOT, bot_name, save


@dataclass(frozen=True, slots=True)
class Taken:
    """A turn that was taken: from where, what it scored, and what everybody heard of it."""

    before: Position
    after: Position
    score: Score
    heard: Seen


class Local:
    """The game so far, kept in its file after every turn if it has one."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        self.game, self.path = game, path

    @property
    def bot(self) -> str | None:
        """The level of the bot on turn; None where a person is, or nobody any more."""
        seat = self.game.seats[self.game.position.mover]
        return bot_name(seat) if seat.name.startswith(BOT) and self.game.outcome is None else None

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(place for place, seat in enumerate(self.game.seats) if not seat.name.startswith(BOT))

    @property
    def hides(self) -> bool:
        """Several people must not see each other's hands."""
        return len(self.people) > 1 and not self.game.edition.rules.open_hands

    def think(self, budget: Budget) -> Action:
        """What the bot on turn does: the same whenever the same game comes to this turn."""
        at = self.game.position
        assert self.bot is not None
        seed = self.game.fair.seed if self.game.fair else ""
        return bot(self.bot).choose(at, f"{seed}/{at.turns}", budget)

    def take(self, action: Action) -> Taken:
        """Commit an action; raises Illegal. Whoever calls keeps it before anything is told."""
        before = self.game.position
        score = check(before, action)
        self.game = self.game.play(action)
        return Taken(before, self.game.position, score, seen(before, self.game.turns[-1], None))

    def keep(self) -> OSError | None:
        """Write the file; what went wrong, if something did."""
        try:
            if self.path is not None:
                save(self.game, self.path)
        except OSError as error:
            return error
        return None

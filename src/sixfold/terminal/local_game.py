"""Run a game at one keyboard: turns, bots, hints and the file of the game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..ai.bot_api import Budget
from ..ai.bots import bot
from ..ai.hints import Hint, upto, whole_hint
from ..ai.kernel import Stop
from ..i18n import error_messages
from ..i18n.catalog import say
from ..rules.actions import Action
from ..rules.placement import Score
from ..rules.position import BOT_PREFIX, Position
from ..rules.record import Game
from ..rules.view import RedactedTurn, View, redacted_turn
from .files import bot_name, save


@dataclass(frozen=True, slots=True)
class TakenTurn:
    """Hold a turn that was taken: the positions around it, its score, and what everybody may know of it."""

    before: Position
    after: Position
    score: Score
    public_turn: RedactedTurn


class LocalGame:
    """Hold a game, and save it after every turn if it has a file."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        self.game, self.path = game, path
        self._hint: tuple[View, Hint] | None = None

    @property
    def bot(self) -> str | None:
        """Return the level of the bot to move; None if a person is to move or the game is over."""
        seat = self.game.seats[self.game.position.mover]
        return bot_name(seat) if seat.name.startswith(BOT_PREFIX) and self.game.outcome is None else None

    @property
    def people(self) -> tuple[int, ...]:
        """Return the seats of people."""
        return tuple(place for place, seat in enumerate(self.game.seats) if not seat.name.startswith(BOT_PREFIX))

    @property
    def hides(self) -> bool:
        """Return whether several people must not see each other's hands."""
        return len(self.people) > 1 and not self.game.edition.rules.open_hands

    def think(self, budget: Budget) -> Action:
        """Return the action of the bot to move, which depends only on the game so far."""
        at = self.game.position
        assert self.bot is not None
        seed = self.game.fair.seed if self.game.fair else ""
        return bot(self.bot).choose(at, f"{seed}/{at.turns}", budget)

    def hint(self, view: View, step: int, stop: Stop | None = None) -> Hint:
        """Return a hint for this view, up to a step; later steps of the same view need no more thinking."""
        if self._hint is None or self._hint[0] != view:
            hint = whole_hint(view, stop)
            if stop is not None and stop.asked:
                return upto(hint, step)  # worth nothing: do not keep it
            self._hint = view, hint
        return upto(self._hint[1], step)

    def take(self, action: Action) -> TakenTurn:
        """Apply an action; raise Illegal. Call `save` before you show the turn."""
        before = self.game.position
        score, turn = self.game.resolve(action)
        self.game = self.game.take(turn, score)
        return TakenTurn(before, self.game.position, score, redacted_turn(before, turn, None))

    def save(self, lang: str) -> str:
        """Write the file, if there is one; return what went wrong as a sentence, or nothing."""
        try:
            if self.path is not None:
                save(self.game, self.path)
        except OSError as error:
            return say(lang, "play-cannot-save", file=str(self.path), why=error_messages.system(error, lang))
        return ""

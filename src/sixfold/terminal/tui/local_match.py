"""Show a local game as a match: bots think in a thread, and nobody sees another player's hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from ...ai.bot_api import Budget
from ...ai.hints import Hint
from ...ai.kernel import Stop
from ...i18n.player_names import player_names
from ...rules.actions import Action
from ...rules.position import Position
from ...rules.referee import forced_action, view
from ...rules.view import RedactedTurn, redacted_turn
from ..advice import OwnTurn
from ..local_game import LocalGame
from .match import LogEntry, Moment


class LocalMatch:
    """Present a local game to the table screen."""

    online = False
    may_hint = True
    may_answer = False

    def __init__(self, local: LocalGame, lang: str) -> None:
        self.local, self.lang = local, lang
        self.changed: Callable[[], None] = lambda: None
        """Called whenever there is a new moment."""
        self.names = player_names(local.game.seats, lang)
        self.alone: int | None = None
        """Which of several people is alone at the screen."""
        self.log: list[LogEntry] = []
        self.owns: dict[int, tuple[OwnTurn, ...]] = {}
        """The last turn of each person, with all its steps."""
        game = local.game
        for at, turn, points in zip(game.positions(), game.turns, game.points, strict=False):
            self._add(at, redacted_turn(at, turn, None), turn.action, points)
        self._taken = asyncio.Event()
        self._warning = local.save(lang)
        self.moment = replace(self._moment(), notice=self._warning)

    @property
    def kept(self) -> str:
        """Return the file of the game."""
        return str(self.local.path or "")

    def _add(self, at: Position, turn: RedactedTurn, action: Action, points: int) -> None:
        """Add a turn to the log, and to its player's turns if a person took it."""
        again = self.owns.get(at.mover, ()) if self.log and self.log[-1].turn.seat == at.mover else ()
        if at.mover in self.local.people:
            self.owns[at.mover] = (*again, OwnTurn(view(at, at.mover), action, len(self.log) + 1))
        self.log.append(LogEntry(turn, points))

    def _moment(self) -> Moment:
        game = self.local.game
        at, people = game.position, self.local.people
        you = people[0] if len(people) == 1 else None
        if len(people) > 1 and at.mover in people:
            you = at.mover if not self.local.hides or self.alone == at.mover else None
        seen_ = view(at, you)
        mine = you == at.mover and not at.over
        return Moment(
            view=seen_,
            names=self.names,
            log=tuple(self.log),
            you=you,
            due=forced_action(seen_) if mine else None,
            look_away=self.names[at.mover] if self._must_look_away(you) else "",
            own=self.owns.get(game.movers[-1] if at.over and you is None else -1 if you is None else you, ()),
            outcome=game.outcome,
        )

    def _must_look_away(self, you: int | None) -> bool:
        at = self.local.game.position
        return self.local.hides and at.mover in self.local.people and you is None and not at.over

    async def run(self) -> None:
        """Let the bots play until the game is over or this is cancelled."""
        stop = Stop()
        try:
            while self.local.game.outcome is None:
                if self.local.bot:
                    action = await asyncio.to_thread(self.local.think, Budget(stop=stop))
                    await self._take(action)
                else:
                    await self._taken.wait()
                    self._taken.clear()
        finally:
            stop.stop()  # a thread cannot be cancelled, but a search can

    async def play(self, action: Action) -> None:
        """Take the turn; raise Illegal."""
        await self._take(action)
        self._taken.set()

    async def _take(self, action: Action) -> None:
        """Apply an action in a thread: the rules may take a while over a crowded table of cards."""
        taken = await asyncio.to_thread(self.local.take, action)
        await asyncio.to_thread(self._add, taken.before, taken.public_turn, action, taken.score.points)
        if taken.after.mover != taken.before.mover:
            self.alone = None
        self._warning = await asyncio.to_thread(self.local.save, self.lang)
        await self._show()

    async def look(self) -> None:
        """Confirm that the player to move is alone at the screen."""
        self.alone = self.local.game.position.mover
        await self._show()

    async def _show(self) -> None:
        self.moment = replace(await asyncio.to_thread(self._moment), notice=self._warning)
        self.changed()

    async def hint(self, step: int, stop: Stop) -> Hint:
        return await asyncio.to_thread(self.local.hint, self.moment.view, step, stop)

    async def answer(self, agree: bool) -> None:
        """Do nothing: a local game has no offers."""

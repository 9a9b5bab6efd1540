"""A game at this keyboard as a match: bots think in a thread of their own, and nobody sees the hand of another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from ...ai.bot_api import Budget
from ...ai.hints import Hint, upto, whole_hint
from ...ai.kernel import Stop
from ...i18n import error_messages
from ...i18n.catalog import say
from ...i18n.player_names import player_names
from ...rules.referee import forced, view
from ...rules.turn import Action
from ...rules.view import View, seen
from ..local import Local
from .match import Event, Moment, Own


class Keyboard:
    """A local game as the screen sees it."""

    online = False
    may_hint = True
    may_answer = False

    def __init__(self, local: Local, lang: str) -> None:
        self.local, self.lang = local, lang
        self.changed: Callable[[], None] = lambda: None
        self.names = player_names(local.game.seats, lang)
        self.alone: int | None = None
        """Who of several people sits alone before the screen."""
        self.log, self.owns = self._history()
        self._taken = asyncio.Event()
        self._hint: tuple[View, Hint] | None = None
        self._warning = self._keep()
        self.moment = replace(self._moment(), notice=self._warning)

    @property
    def kept(self) -> str:
        return str(self.local.path or "")

    def _history(self) -> tuple[list[Event], dict[int, tuple[Own, ...]]]:
        """The log, and of everybody the last turn with all its steps, made of the record."""
        log: list[Event] = []
        owns: dict[int, tuple[Own, ...]] = {}
        game = self.local.game
        for number, (at, turn) in enumerate(zip(game.positions(), game.turns, strict=False)):
            heard = seen(at, turn, None)
            log.append(Event(at.mover, heard.action, game.points[number], heard.drawn, heard.chance, heard.shown))
            if at.mover in self.local.people:
                again = owns.get(at.mover, ()) if number and game.movers[number - 1] == at.mover else ()
                owns[at.mover] = (*again, Own(view(at, at.mover), turn.action, number + 1))
        return log, owns

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
            due=forced(seen_) if mine else None,
            look_away=self.names[at.mover] if self._must_look_away(you) else "",
            own=self.owns.get(game.movers[-1] if at.over and you is None else -1 if you is None else you, ()),
            outcome=game.outcome,
        )

    def _must_look_away(self, you: int | None) -> bool:
        at = self.local.game.position
        return self.local.hides and at.mover in self.local.people and you is None and not at.over

    async def run(self) -> None:
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
        await self._take(action)
        self._taken.set()

    async def _take(self, action: Action) -> None:
        """The rules may take a while over a crowded table of cards: not in the thread of the screen."""
        at = self.local.game.position
        taken = await asyncio.to_thread(self.local.take, action)
        again = self.owns.get(at.mover, ()) if self.log and self.log[-1].seat == at.mover else ()
        if at.mover in self.local.people:
            own = Own(await asyncio.to_thread(view, at, at.mover), action, at.turns + 1)
            self.owns[at.mover] = (*again, own)
        heard = taken.heard
        self.log.append(Event(at.mover, heard.action, taken.score.points, heard.drawn, heard.chance, heard.shown))
        if taken.after.mover != at.mover:
            self.alone = None
        self._warning = await asyncio.to_thread(self._keep)
        await self._show()

    def _keep(self) -> str:
        error = self.local.keep()
        if error is None:
            return ""
        return say(self.lang, "play-cannot-save", file=self.kept, why=error_messages.system(error, self.lang))

    async def look(self) -> None:
        self.alone = self.local.game.position.mover
        await self._show()

    async def _show(self) -> None:
        self.moment = replace(await asyncio.to_thread(self._moment), notice=self._warning)
        self.changed()

    async def hint(self, step: int, stop: Stop) -> Hint:
        view_ = self.moment.view
        if self._hint is None or self._hint[0] is not view_:
            self._hint = view_, await asyncio.to_thread(whole_hint, view_, stop)
        return upto(self._hint[1], step)

    async def answer(self, agree: bool) -> None:
        """Nothing is ever asked of everybody at one keyboard."""

"""What the server does by itself at tables: bots' moves, clocks that run out, salts that nobody shows."""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ..rules.referee import forced, view
from ..rules.rng import digest
from ..rules.turn import Action, Illegal
from . import commands
from .errors import Refuse
from .table import STAND_IN, Table
from .workers import Move, Stuck

if TYPE_CHECKING:
    from .table_service import Live, Tables

log = logging.getLogger("sixfold")

GRACE_MS: Final = 2_000
"""How long a process leaves it to another one to do what is due."""
EXPIRE_SECONDS: Final = 3_600
LATER: Final = 1.0
"""Seconds until what could not be saved is tried again."""
SLOT_SECONDS: Final = 0.1
EXPERT_SLOT_SECONDS: Final = 0.5
"""Bots answer only at whole multiples of these, which they rarely miss: thinking time would tell about their hand."""


def slot_seconds(level: str) -> float:
    return EXPERT_SLOT_SECONDS if level == "expert" else SLOT_SECONDS


def wait_seconds(elapsed: float, slot: float) -> float:
    """How long a bot that has thought for so long waits for the next slot, the first one at the earliest."""
    return max(1, ceil(elapsed / slot)) * slot - elapsed if slot else 0.0


class Upkeep:
    """Looks after the tables that a process has in hand, and after those that nobody has."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.slot_seconds = slot_seconds

    def look_at(self, live: Live) -> None:
        """See what is to be done at a table that has changed."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if live.table.bot:
            moment = (live.table.number, live.table.undos)
            if live.thinking != moment:
                live.thinking = moment
                self._tables.spawn(self._move_bot(live, live.table))
        elif live.table.due is not None:
            wait = max(0, live.table.due - self._tables.now()) / 1000
            self._set_timer(live, wait + 0.01)

    def _set_timer(self, live: Live, seconds: float) -> None:
        live.timer = asyncio.get_running_loop().call_later(seconds, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.timer = None
        self._tables.spawn(self._expire(live))

    async def _expire(self, live: Live) -> None:
        try:
            await self._tables.act(live, commands.overdue)
        except Refuse:
            self._set_timer(live, LATER)
            return
        if live.timer is None:
            self.look_at(live)

    async def _move_bot(self, live: Live, table: Table) -> None:
        """Let the bot on turn move, if it still is on turn when it has made up its mind."""
        turn = len(table.history)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            if live.table is not table:  # closed, or looked at again, before this began
                return
            action = await self._choose(table, live.client)
            slot = self.slot_seconds(table.bot or STAND_IN)
            await asyncio.sleep(wait_seconds(loop.time() - begun, slot))
            await self._tables.act(
                live,
                lambda at, now: (
                    commands.play(at, action, "bot", now)
                    if at.bot and len(at.history) == turn and at.undos == table.undos
                    else []
                ),
            )
        except (Refuse, Illegal, Stuck) as error:
            log.error("bot failed", extra={"bot": table.bot, "error": repr(error)})
        finally:
            if live.thinking == (table.number, table.undos):
                live.thinking = None

    async def _choose(self, table: Table, client: str) -> Action:
        game, mover = table.game, table.mover
        assert game is not None
        assert mover is not None
        seen = view(game.position, mover)
        must = forced(seen)
        if must is not None:
            return must
        seed = digest(f"sixfold bot\n{table.secret}\n{len(table.history)}")
        level = table.bot or STAND_IN
        begun = perf_counter()
        for name in (level, "random"):  # whatever goes wrong with a bot, the game goes on
            try:
                async with self._tables.bot_turns.of(client):  # many bots of one client do not hold up another's
                    action: Action = await self._tables.workers.ask(Move(name, seen, seed))
            except (Stuck, Refuse):
                raise
            except Exception as error:
                log.error("bot raised", extra={"bot": name, "error": repr(error)})
            else:
                self._tables.metrics.bot_seconds.add(perf_counter() - begun)
                return action
        raise Stuck

    async def sweep(self) -> None:
        """For ever: do what is due at tables that nobody has in hand, after a restart or where a process has died."""
        while True:
            try:
                await self._sweep_once()
                await self._tables.compare()
            except Exception as error:
                log.error("sweep failed", extra={"error": repr(error)})
            await asyncio.sleep(1)

    async def expire(self, days: int) -> None:
        """For ever: delete tables at which nothing has happened for so many days, or none if that is 0."""
        while days:
            try:
                await self._tables.expire(days)
            except Exception as error:
                log.error("expiry failed", extra={"error": repr(error)})
            await asyncio.sleep(EXPIRE_SECONDS)

    async def _sweep_once(self) -> None:
        for table in await self._tables.store.due(self._tables.now() - GRACE_MS, 100):
            try:
                live = await self._tables.get(table)
            except Exception as error:  # one table that cannot be read must not keep the others waiting
                log.error("table failed", extra={"table": digest(table)[:8], "error": repr(error)})
                continue
            if live.table.bot:
                self.look_at(live)
            else:
                await self._expire(live)

"""Act at tables without a request: bots' moves, clocks that run out, salts that nobody shows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import ceil
from typing import Final

from ..rules.actions import Action
from ..rules.errors import Illegal
from ..rules.referee import forced_action, view
from ..rules.rng import digest
from . import commands
from .errors import ApiError, ErrorCode
from .job_queue import FairQueue
from .metrics import Metrics
from .repository import LiveTable, TableRepository
from .store import FIRST_DUE
from .table import STAND_IN, Table
from .tasks import BackgroundTasks
from .workers import Move, SimplestMove, Stuck, Workers

log = logging.getLogger("sixfold")

MAX_WAITING_BOTS: Final = 2_000
GRACE_MS: Final = 2_000
"""How long a process leaves it to another one to do what is due."""
MAX_OVERDUE_TABLES: Final = 100
"""Overdue tables that are handled in one pass. The next pass goes on after them: many at which nothing can be done now,
as their bots wait for a worker or a retry, must not keep the others waiting."""
RETRY_SECONDS: Final = 1.0
"""Time until what could not be saved is tried again."""
MAX_BOT_FAILURES: Final = 3
"""Attempts in a row to have bots choose a move, before any legal one is made."""
MAX_BOT_RETRY_MS: Final = 60_000
FALLBACK_MS: Final = 500.0
"""Processor time of the bot that replaces one that has failed."""
SLOT_SECONDS: Final = 0.1
EXPERT_SLOT_SECONDS: Final = 0.5
"""Bots answer only at whole multiples of these, which they rarely miss: their time would reveal their hand."""


def slot_seconds(level: str) -> float:
    """Return the interval at whose multiples a bot answers."""
    return EXPERT_SLOT_SECONDS if level == "expert" else SLOT_SECONDS


def answer_seconds(elapsed: float, slot: float) -> float:
    """Return when a bot that has thought for so long answers: at the next slot, the first one at the earliest."""
    return max(1, ceil(elapsed / slot)) * slot if slot else elapsed


class Scheduler:
    """Move bots and end times that are over, at tables in memory and at those that no process has in memory."""

    def __init__(
        self,
        repository: TableRepository,
        workers: Workers,
        tasks: BackgroundTasks,
        metrics: Metrics,
        now: Callable[[], int],
    ) -> None:
        self._repository = repository
        self._workers = workers
        self._tasks = tasks
        self._metrics = metrics
        self._now = now
        self._queue = FairQueue(workers.count, MAX_WAITING_BOTS)
        self._last_overdue = FIRST_DUE
        self.slot_seconds = slot_seconds

    @property
    def waiting(self) -> int:
        """Return how many bots wait for a worker."""
        return self._queue.waiting + self._workers.waiting

    def schedule(self, live: LiveTable) -> None:
        """Plan what is to be done next at a table that has changed."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if live.table.bot:
            moment = (live.table.number, live.table.undos)
            if live.thinking != moment:
                live.thinking = moment
                self._tasks.spawn(self._move_bot(live, live.table))
        elif live.table.due is not None:
            wait = max(0, live.table.due - self._now()) / 1000
            self._set_timer(live, wait + 0.01)

    async def do_overdue(self) -> None:
        """Do what is due at tables that no process has in memory, after a restart or where a process has died."""
        found = await self._repository.due(self._now() - GRACE_MS, MAX_OVERDUE_TABLES, self._last_overdue)
        self._last_overdue = found[-1] if len(found) == MAX_OVERDUE_TABLES else FIRST_DUE
        for _, table in found:
            try:
                live = await self._repository.get(table)
            except Exception as error:  # one table that cannot be read must not keep the others waiting
                log.error("table failed", extra={"table": digest(table)[:8], "error": repr(error)})
                continue
            if not live.table.bot:
                await self._end_time(live)
            elif self._now() >= live.bot_retry:
                self.schedule(live)

    def close(self) -> None:
        """End the workers."""
        self._workers.close()

    def _set_timer(self, live: LiveTable, seconds: float) -> None:
        live.timer = asyncio.get_running_loop().call_later(seconds, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.timer = None
        self._tasks.spawn(self._end_time(live))

    async def _end_time(self, live: LiveTable) -> None:
        try:
            await self._repository.update(live, commands.overdue)
        except ApiError as problem:
            if problem.reason is not ErrorCode.TABLE:  # otherwise it has expired
                self._set_timer(live, RETRY_SECONDS)
            return
        if live.timer is None:
            self.schedule(live)

    async def _move_bot(self, live: LiveTable, table: Table) -> None:
        """Let the bot move, if it is still its turn when it has chosen."""
        turn = len(table.history)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            if live.table is not table:  # closed, or scheduled again, before this began
                return
            action = await self._choose(table, live)
            slot = self.slot_seconds(table.bot or STAND_IN)
            elapsed = loop.time() - begun
            answered = answer_seconds(elapsed, slot)
            await asyncio.sleep(answered - elapsed)
            self._metrics.bot_seconds.observe(answered)  # anybody may read it: nothing finer than the slots
            await self._repository.update(
                live,
                lambda at, now: (
                    commands.play(at, action, "bot", now)
                    if at.bot and len(at.history) == turn and at.undos == table.undos
                    else []
                ),
            )
            live.bot_failures = live.bot_retry = 0
        except (ApiError, Illegal, Stuck) as error:
            log.error("bot failed", extra={"bot": table.bot, "error": repr(error)})
            if not isinstance(error, ApiError):
                live.bot_failures += 1
                live.bot_retry = self._now() + min(MAX_BOT_RETRY_MS, 1000 << min(live.bot_failures, 10))
        finally:
            if live.thinking == (table.number, table.undos):
                live.thinking = None

    async def _choose(self, table: Table, live: LiveTable) -> Action:
        game, mover = table.game, table.mover
        assert game is not None
        assert mover is not None
        seen = view(game.position, mover)
        must = forced_action(seen)
        if must is not None:
            return must
        seed = digest(f"sixfold bot\n{table.secret}\n{len(table.history)}")
        level = table.bot or STAND_IN
        # Whatever goes wrong with a bot, the game goes on.
        questions: tuple[Move | SimplestMove, ...] = (
            (Move(level, seen, seed), Move("random", seen, seed, FALLBACK_MS))
            if live.bot_failures < MAX_BOT_FAILURES
            else (SimplestMove(seen),)
        )
        for question in questions:
            try:
                async with self._queue.turn(live.client):  # many bots of one client do not hold up another's
                    action: Action = await self._workers.ask(question)
            except ApiError:
                raise
            except Exception as error:
                log.error("bot raised", extra={"bot": table.bot, "error": repr(error)})
            else:
                return action
        raise Stuck

"""Notify players of turns that may take days, by push and by the operator's webhook. No turn waits for this."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from ..i18n.catalog import say
from ..i18n.player_names import player_names
from .errors import ApiError
from .http_client import Answer, Forbidden, HttpClient
from .job_queue import FairQueue
from .metrics import Metrics
from .presence import Presence
from .push_service import PushMessage, PushService
from .repository import LiveTable, TableRepository
from .table import AWAY_MS, Table
from .tasks import BackgroundTasks
from .webhook import News, Webhook

log = logging.getLogger("sixfold")

DELAY_SECONDS: Final = 5.0
"""A turn that is over by then needs no notification. It also limits how many one table can cause."""
PRESENT_SECONDS: Final = AWAY_MS / 1000 + 10
"""Without a clock, a player who seems to be there is only notified if they have left by then."""
RETRY_SECONDS: Final = (0.0, 60.0, 600.0)
"""Pauses before each attempt."""
MAX_RETRY_SECONDS: Final = 3_600
MAX_PENDING_TABLES: Final = 10_000
MAX_WAITING_REQUESTS: Final = 2_000
MAX_REQUESTS: Final = 16
"""At the same time: as many as the HTTP client's connections."""
KEEP_SECONDS: Final = 3 * 86_400
"""How long a push service keeps a message about a turn without a clock."""
MAX_KEEP_SECONDS: Final = 28 * 86_400

Kind = Literal["turn", "reminder"]
Event = Literal["turn", "reminder", "over"]
Moment = tuple[int, int]
"""A turn: the number of turns before it, and of undos."""


@dataclass(slots=True, eq=False)
class Notifications:
    """Decide who is notified, and send it: once, by the process that has stored the event."""

    _repository: TableRepository
    _presence: Presence
    _push: PushService
    _client: HttpClient
    _webhook: Webhook | None
    _lang: str
    _tasks: BackgroundTasks
    _metrics: Metrics
    _now: Callable[[], int]
    _pending: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    _queue: FairQueue = field(default_factory=lambda: FairQueue(MAX_REQUESTS, MAX_WAITING_REQUESTS))
    delay_seconds: float = DELAY_SECONDS
    retry_seconds: tuple[float, ...] = RETRY_SECONDS

    def table_stored(self, live: LiveTable, before: Table) -> None:
        """Plan notifications after an event of this process."""
        table = live.table
        if not table.correspondence:
            return
        if table.phase == "over" and before.phase == "playing":
            self._send_news(live, "over")
        begun = moment_of(table) != moment_of(before) or before.phase != "playing"
        waiting = table.mover is not None and not table.bot
        if begun or not waiting:
            self._cancel(table.id)
        if waiting and table.reminded and not before.reminded:
            self._tasks.spawn(self._notify(live, "reminder"))
        elif (
            waiting and begun and not (table.history and table.history[-1].seen.seat == table.mover)
        ):  # as after a roll
            self._plan(table, self.delay_seconds)

    @property
    def waiting(self) -> int:
        """Return how many notifications are planned."""
        return len(self._pending)

    def close(self) -> None:
        """Forget what is planned."""
        for table in list(self._pending):
            self._cancel(table)

    def _plan(self, table: Table, seconds: float, *, again: bool = False) -> None:
        if len(self._pending) >= MAX_PENDING_TABLES:
            self._metrics.limited("notifications")
            return
        loop = asyncio.get_running_loop()
        self._pending[table.id] = loop.call_later(seconds, self._ring, table.id, moment_of(table), again)

    def _cancel(self, table: str) -> None:
        if timer := self._pending.pop(table, None):
            timer.cancel()

    def _ring(self, table: str, moment: Moment, again: bool) -> None:
        self._pending.pop(table, None)
        self._tasks.spawn(self._turn(table, moment, again))

    async def _turn(self, name: str, moment: Moment, again: bool) -> None:
        """Notify of a turn that still lasts."""
        live = await self._current(name, moment)
        if live is None or live.table.mover is None:
            return
        if live.table.clock is None and self._presence.is_present(live, live.table.mover):
            if not again and name not in self._pending:
                self._plan(live.table, PRESENT_SECONDS, again=True)
            return
        await self._notify(live, "turn")

    async def _current(self, name: str, moment: Moment) -> LiveTable | None:
        """Return a table if that turn still lasts there and a person has to take it."""
        try:
            live = await self._repository.get(name)
        except ApiError:  # it has expired
            return None
        table = live.table
        return live if table.mover is not None and not table.bot and moment_of(table) == moment else None

    async def _notify(self, live: LiveTable, kind: Kind) -> None:
        table, mover = live.table, live.table.mover
        if mover is None:
            return
        self._send_news(live, kind)
        last = table.history[-1] if table.history else None
        by = table.seats[last.seen.seat].name if last and last.event.by == "person" else ""
        left = KEEP_SECONDS if table.time_over is None else (table.time_over - self._now()) // 1000
        keep_seconds = max(0, min(MAX_KEEP_SECONDS, left))
        moment = table.id, moment_of(table)
        for push, to in await self._push.subscriptions(table, mover):
            message = PushMessage(table=table.id, game=table.edition.game, kind=kind, by=by, lang=to.lang)
            send, end = partial(self._push.send, to, message, keep_seconds), partial(self._push.end, push)
            self._tasks.spawn(self._deliver("push", send, live.client or to.service, moment, end))

    def _send_news(self, live: LiveTable, event: Event) -> None:
        table, webhook = live.table, self._webhook
        if webhook is None or sum(seat.kind == "person" for seat in table.seats) < 2:
            return
        url, headers, body = webhook.request(news_of(table, event, self._lang))
        send = partial(self._client.post, url, headers, body, private=True)
        moment = None if event == "over" else (table.id, moment_of(table))
        self._tasks.spawn(self._deliver("webhook", send, live.client, moment))

    async def _deliver(
        self,
        way: str,
        send: Callable[[], Awaitable[Answer]],
        client: str,
        moment: tuple[str, Moment] | None,
        end: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Send something, a few times if it fails, as long as that turn lasts. `end` stops what will always fail."""
        after = 0
        for pause in self.retry_seconds:
            await asyncio.sleep(max(pause, min(after, MAX_RETRY_SECONDS)) if pause else 0)
            if pause and moment and not await self._current(*moment):
                return
            result, after = await self._attempt(send, client)
            self._metrics.notifications.labels(way, result).inc()
            if result == "rejected" and end:
                await end()
            if result != "failed":
                return

    async def _attempt(self, send: Callable[[], Awaitable[Answer]], client: str) -> tuple[str, int]:
        """Return `sent`, `failed` or `rejected`, and the seconds that the other side wants to be left alone."""
        try:
            async with self._queue.turn(client):  # one client's slow or many push services do not hold up another's
                status, after = await send()
        except Forbidden:
            return "rejected", 0
        except (OSError, TimeoutError, ApiError):
            return "failed", 0
        if 200 <= status < 300:
            return "sent", 0
        return ("failed" if status in (408, 429) or status >= 500 else "rejected"), after


def moment_of(table: Table) -> Moment:
    """Return the turn that lasts at a table."""
    return len(table.history), table.undos


def news_of(table: Table, event: Event, lang: str) -> News:
    """Return what the operator's webhook gets about a table."""
    assert table.game is not None
    names, outcome = player_names(table.game.seats, lang), table.game.outcome
    player = None if table.mover is None else names[table.mover]
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, table.game.position.scores, strict=True))
    game = say(lang, f"game-{table.edition.game}")
    return News(
        event=event,
        table=table.id,
        game=table.edition.game,
        player=player,
        winners=tuple(names[seat] for seat in outcome.winners) if outcome else (),
        text=say(lang, f"webhook-{event}", game=game, table=table.id, name=player or "", scores=scores),
    )

"""Hold tables in memory: load them from the store, append to their logs, refresh them."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from time import perf_counter
from typing import Final, Protocol

from msgspec import Struct, msgpack

from .. import messages
from ..rules.errors import Illegal
from ..rules.rng import digest
from . import events
from .errors import ApiError, ErrorCode
from .events import NewEvent
from .metrics import Metrics
from .relay import Relay
from .store import Due, Entry, Store
from .table import Table, created, fold

log = logging.getLogger("sixfold")

MAX_IDLE_TABLES: Final = 2_000
"""Tables that stay in memory although nobody watches them."""
MIN_FORGOTTEN_TABLES: Final = 100
"""Tables are forgotten in groups, because each time all are looked at."""
MAX_EVENTS_ON_LOOP: Final = 150
"""A log of that many events takes about 10 ms to replay; a longer one is replayed in a thread."""
LOAD_PAUSE_SECONDS: Final = 0.05
"""Pause between two tables that are read after a start, to leave the processor to people's requests."""
MAX_TRIES: Final = 5
"""Attempts to append to a log that other processes append to as well."""
DAY_MS: Final = 86_400_000
BRIEF_DAYS, BRIEF_EVENTS = 30, 10
"""A table with fewer events never really started, and is kept for fewer days."""
MAX_EXPIRED_TABLES: Final = 200
"""Tables that are deleted in one transaction."""
TABLE_ID: Final = re.compile("[0-9A-Z]{8}", re.ASCII)
PRESENCE_SECONDS: Final = 30.0
"""How long a process believes what another one said about who is watching."""


class Viewer(Protocol):
    """A client that watches a table through this process, with or without a seat.

    `present` are the seats whose players are at this client.
    """

    seat: int | None
    present: frozenset[int]

    def notify(self) -> None:
        """Send the new state of the table."""

    def show_presence(self, here: messages.Here) -> None:
        """Send who is watching."""

    def send(self, message: messages.Said) -> None:
        """Send something that is not stored."""

    def disconnect(self, limit: str) -> None:
        """Disconnect the client; the metrics count why."""


def present_seats(viewers: Iterable[Viewer]) -> set[int]:
    """Return the seats whose players are at one of these clients."""
    return {seat for viewer in viewers for seat in viewer.present}


class Note(Struct, frozen=True, array_like=True):
    """A message between processes about a table: new events, who is watching, or a phrase."""

    process: str
    number: int = 0
    events: tuple[bytes, ...] = ()
    here: tuple[int, ...] | None = None
    said: messages.Said | None = None
    watching: bool = True
    """With `here`: somebody watches through the process, with or without a seat."""


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table in memory, and who watches it."""

    table: Table
    viewers: set[Viewer] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    settled: bool = True
    """False while an append is under way: if it is interrupted, only the store knows what happened."""
    client: str = ""
    """The client of the last command here, which bots' moves are charged to."""
    thinking: tuple[int, int] | None = None
    bot_failures: int = 0
    """How often in a row no bot could choose a move."""
    bot_retry: int = 0
    """When it is tried again."""
    timer: asyncio.TimerHandle | None = None
    elsewhere: dict[str, tuple[float, tuple[int, ...]]] = field(default_factory=dict)
    """Seats that watch through other processes, and when that was received."""
    present_until: float = 0.0
    """How long other processes trust what they received about who watches here."""
    seen: dict[int, int] = field(default_factory=dict)
    """When each seat last sent a request over HTTP to this process."""
    marks: list[tuple[int, str]] = field(default_factory=list)
    """The latest phrases, so that none is sent twice."""
    receipt: messages.Receipt | None = None
    receipt_of: Table | None = None
    """The last receipt that was signed, and for which state."""

    @property
    def idle(self) -> bool:
        """Tell whether it can be forgotten: nobody watches, and nothing is under way."""
        return not self.viewers and self.settled and not self.thinking

    @property
    def here(self) -> tuple[bool, ...]:
        """Return which seats are watching."""
        seats = present_seats(self.viewers)
        if self.elsewhere:
            fresh = asyncio.get_running_loop().time() - PRESENCE_SECONDS
            seats |= {seat for received, others in self.elsewhere.values() if received > fresh for seat in others}
        return tuple(place in seats for place in range(len(self.table.seats)))

    def watched_by(self, process: str) -> bool:
        """Tell whether another process watches, by what was received a short time ago."""
        received, _ = self.elsewhere.get(process, (0.0, ()))
        return received > asyncio.get_running_loop().time() - PRESENCE_SECONDS

    @property
    def may_be_watched_elsewhere(self) -> bool:
        """Return whether other processes must be notified of changes: those that watch a table announce it."""
        return not self.viewers or any(map(self.watched_by, self.elsewhere))


Decide = Callable[[Table, int], list[NewEvent]]
"""Return the events of a command at a table and a time, or raise what rejects it."""


@dataclass(slots=True, eq=False)
class TableRepository:
    """Load tables, and save every change before anybody sees it.

    After that `changed` is called with each table. `stored` is called only in the process that has stored the change,
    with the table before it. `resume` decides what happens first at a table that is loaded.
    """

    _store: Store
    _relay: Relay
    _process: str
    _metrics: Metrics
    _now: Callable[[], int]
    _live: OrderedDict[str, LiveTable] = field(default_factory=OrderedDict)
    _loading: dict[str, asyncio.Task[LiveTable]] = field(default_factory=dict)
    resume: Decide = lambda table, now: []
    loaded: Callable[[LiveTable], None] = lambda live: None
    changed: Callable[[LiveTable], None] = lambda live: None
    stored: Callable[[LiveTable, Table], None] = lambda live, before: None
    _started: int = field(init=False)

    def __post_init__(self) -> None:
        self._started = self._now()

    # Loading

    async def get(self, table: str) -> LiveTable:
        """Return a table by its name; raise ApiError if there is none."""
        live = self._live.get(table)
        if live is None and not TABLE_ID.fullmatch(table):
            raise ApiError(ErrorCode.TABLE)  # not every store accepts every text
        if live is None:
            task = self._loading.get(table)
            if task is None:  # all who ask meanwhile wait for the same reading
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        elif (self._relay.shared and not live.viewers) or (not live.settled and not live.lock.locked()):
            await self.reread(live)  # other processes may have changed it unheard
        if table in self._live:
            self._live.move_to_end(table)
        return live

    def find(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(table)

    def in_memory(self) -> Iterator[Table]:
        """Return all tables in memory."""
        return (live.table for live in self._live.values())

    def watched(self) -> list[LiveTable]:
        """Return the tables that somebody watches through this process."""
        return [live for live in self._live.values() if live.viewers]

    async def listed(self, limit: int) -> list[LiveTable]:
        """Return public tables with an open seat."""
        found = []
        for each in await self._store.listed(limit):
            try:
                live = await self.get(each)
            except Exception as error:  # one table that cannot be read must not hide the others
                log.error("table failed", extra={"table": digest(each)[:8], "error": repr(error)})
                continue
            if live.table.phase == "open":
                found.append(live)
        return found

    async def due(self, before: int, limit: int, after: Due) -> list[Due]:
        """Return tables at which the server has had something to do since before a time, in order, after one."""
        return await self._store.due(before, limit, after)

    async def load_running(self) -> None:
        """Load games that run without hints, so that their positions are recognised before anybody opens them.

        Looks at the latest tables, slowly, and at no more than stay in memory.
        """
        for table in await self._store.latest(MAX_IDLE_TABLES):
            if len(self._live) >= MAX_IDLE_TABLES:
                return
            if table in self._live:
                continue
            try:
                if await self._runs_without_hints(table):
                    live = await self.get(table)
                    if self._live.get(table) is live:
                        self._live.move_to_end(table, last=False)  # those changed longest ago are forgotten first
            except Exception as error:  # one table that cannot be read must not keep the others back
                log.error("table failed", extra={"table": digest(table)[:8], "error": repr(error)})
            await asyncio.sleep(LOAD_PAUSE_SECONDS)

    async def _runs_without_hints(self, table: str) -> bool:
        stored = await self._store.read(table)
        if not stored:  # it has expired
            return False
        first = created(table, events.decode(stored[0]))
        return not first.hints and (await asyncio.to_thread(_fold_all, stored[1:], first)).running_without_hints

    async def _load(self, table: str) -> LiveTable:
        stored = await self._store.read(table)
        if not stored:
            raise ApiError(ErrorCode.TABLE)
        found = await _replay(stored[1:], created(table, events.decode(stored[0])))
        live = LiveTable(found.absences_from(self._started))
        if self.resume(live.table, self._now()):
            await self.update(live, self.resume)
        self._keep(live)
        self.loaded(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        self._live[live.table.id] = live
        if len(self._live) > MAX_IDLE_TABLES + MIN_FORGOTTEN_TABLES:
            idle = [one for one in self._live.values() if one is not live and one.idle]
            if len(idle) > MAX_IDLE_TABLES + MIN_FORGOTTEN_TABLES:
                for one in idle[: len(idle) - MAX_IDLE_TABLES]:
                    self._forget(one)
        self._metrics.tables.set(len(self._live))

    def _forget(self, live: LiveTable) -> None:
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        if live.timer:
            live.timer.cancel()

    # Changing

    async def create(self, table: str, first: NewEvent, *more: NewEvent) -> bool:
        """Store a new table with its first events; return False if there is one of that name."""
        assert isinstance(first, events.Created)
        after = reduce(fold, more, created(table, first))
        data = tuple(map(events.encode, (first, *more)))
        return await self._append(Entry(table, 1, data, first.at, listed=after.listed, due=after.due))

    async def update(self, live: LiveTable, decide: Decide) -> Table:
        """Decide, save, then broadcast; return the new table. Raise what `decide` raises, or ApiError if not saved."""
        async with live.lock:
            if not live.settled:
                await self._refresh(live)
            for _ in range(MAX_TRIES):
                before, now = live.table, self._now()
                try:
                    wanted = decide(before, now)
                except (ApiError, Illegal):
                    # By what this process knows of the table; another one may have changed it.
                    if self._relay.shared and await self._refresh(live):
                        continue
                    raise
                if not wanted:
                    # Nothing is left to do, by what this process knows: the answer may be in what another one has done.
                    if self._relay.shared and await self._refresh(live):
                        continue
                    return before
                after = reduce(fold, wanted, before)
                data = tuple(map(events.encode, wanted))
                entry = Entry(before.id, before.number + 1, data, now, listed=after.listed, due=after.due)
                live.settled = False
                stored = await self._append(entry)
                if stored:
                    live.settled = True
                    self.broadcast(live, after)
                    self.stored(live, before)
                    self.publish(live, Note(self._process, entry.number, data))
                    return after
                if not await self._refresh(live) and not await self._store.numbers([before.id]):
                    self._forget(live)  # it has expired
                    raise ApiError(ErrorCode.TABLE)
        raise ApiError(ErrorCode.BUSY)

    async def _append(self, entry: Entry) -> bool:
        begun = perf_counter()
        try:
            stored = await self._store.append(entry)
        except Exception as error:
            self._metrics.appends.labels("failed").inc()
            log.error("append failed", extra={"error": repr(error)})
            raise ApiError(ErrorCode.BUSY) from None
        self._metrics.append_seconds.observe(perf_counter() - begun)
        self._metrics.appends.labels("stored" if stored else "refused").inc()
        return stored

    def broadcast(self, live: LiveTable, table: Table) -> None:
        """Replace a table by its stored successor, and send it to everybody here."""
        live.table = table
        for viewer in live.viewers:
            viewer.notify()
        self.changed(live)

    def publish(self, live: LiveTable, note: Note) -> None:
        """Tell other processes, unless none of them watches. One of which we have not heard reads it a second later."""
        if self._relay.shared and live.may_be_watched_elsewhere:
            self._relay.publish(live.table.id, msgpack.encode(note))

    async def expire(self, days: int) -> int:
        """Delete tables without an event for that many days; return how many."""
        now, count = self._now(), 0
        long, brief = (now - each * DAY_MS for each in (days, min(days, BRIEF_DAYS)))
        while gone := await self._store.expire(now, long, brief, BRIEF_EVENTS, MAX_EXPIRED_TABLES):
            for table in filter(self._live.__contains__, gone):
                self._forget(self._live[table])
            count += len(gone)
        if count:
            log.info("tables expired", extra={"count": count})
        return count

    # Changes by other processes

    async def reread(self, live: LiveTable) -> None:
        """Read what other processes have added to a table."""
        async with live.lock:
            await self._refresh(live)

    async def receive(self, live: LiveTable, note: Note) -> None:
        """Take over events that another process has stored."""
        async with live.lock:
            if note.events and note.number == live.table.number + 1 and live.settled:
                self.broadcast(live, reduce(fold, map(events.decode, note.events), live.table))
            elif note.number + len(note.events) - 1 > live.table.number:
                await self._refresh(live)

    async def reload(self, table: str) -> None:
        """Read a table again from its first event, because an administrator has changed it."""
        live = self._live.get(table)
        if live is None:
            return
        async with live.lock:
            stored = await self._store.read(table)
            if stored:
                live.settled = True
                self.broadcast(live, await _replay(stored[1:], created(table, events.decode(stored[0]))))
                return
            self._forget(live)
            for viewer in tuple(live.viewers):
                viewer.disconnect("deleted")

    async def reread_outdated(self) -> None:
        """Read watched tables again that other processes have changed without this one hearing of it."""
        watched = self.watched()
        if not self._relay.shared or not watched:
            return
        numbers = await self._store.numbers([live.table.id for live in watched])
        for live in watched:
            if numbers.get(live.table.id, 0) > live.table.number:
                await self.reread(live)

    async def _refresh(self, live: LiveTable) -> bool:
        """Read what other processes have added, with the lock held; return whether there was anything."""
        added = await self._store.read(live.table.id, live.table.number)
        table = await _replay(added, live.table)
        live.settled = True
        if added:
            self.broadcast(live, table)
        return bool(added)


async def _replay(stored: Sequence[bytes], table: Table) -> Table:
    """Return the table after these events. A long log is replayed in a thread, so that nobody else waits for it."""
    if len(stored) > MAX_EVENTS_ON_LOOP:
        return await asyncio.to_thread(_fold_all, stored, table)
    return _fold_all(stored, table)


def _fold_all(stored: Sequence[bytes], table: Table) -> Table:
    return reduce(fold, map(events.decode, stored), table)

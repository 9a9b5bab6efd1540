"""The tables that this process has in hand: every change goes to the store first, and only then to anybody."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from functools import partial, reduce
from time import monotonic, perf_counter, time
from typing import Any, Final, Protocol

from msgspec import Struct, msgpack
from msgspec.structs import replace

from .. import messages
from ..rules.notation import read_cards
from ..rules.referee import view
from ..rules.rng import digest
from ..rules.turn import Illegal
from . import commands, events
from .background import Background, Turns
from .errors import No, Refuse
from .events import Event
from .limits import Guard, Limits
from .metrics import Metrics
from .pictures import Studio
from .presenters import Known, now_at
from .relay import Relay
from .reviews import Reviews
from .scheduler import Upkeep
from .store import Entry, Store
from .table import AWAY_MS, Table, created, fold
from .workers import QUESTION_NICE, Arranging, Workers

log = logging.getLogger("sixfold")

MOST_IDLE: Final = 2_000
"""Tables that nobody looks at and that stay in memory nevertheless."""
MAX_EVENTS_ON_LOOP: Final = 150
"""A log of that many events takes about 10 ms to replay; a longer one is replayed in a thread."""
MAX_WAITING_BOTS: Final = 2_000
DAY_MS: Final = 86_400_000
BRIEF_DAYS, BRIEF_EVENTS = 30, 10
"""A table with fewer events never got going, and is kept for fewer days."""
EXPIRED_AT_ONCE: Final = 200
"""Tables that are deleted in one transaction."""
TRIES: Final = 5
TABLE_ID: Final = re.compile("[0-9A-Z]{8}", re.ASCII)
PRESENCE_SECONDS: Final = 30.0
CARRY_SECONDS: Final = 600


def steady_clock() -> Callable[[], int]:
    """Return a clock in milliseconds since 1970 that later changes of the system's time do not move."""
    offset = time() - monotonic()
    return lambda: int((offset + monotonic()) * 1000)


class Viewer(Protocol):
    """Somebody who looks at a table over this process."""

    seat: int | None

    def tell(self) -> None:
        """The table has changed."""

    def show_presence(self, here: messages.Here) -> None:
        """Somebody has come or gone."""

    def pass_on(self, message: messages.Said) -> None:
        """Something that is told, but not kept."""


class Note(Struct, frozen=True, array_like=True):
    """What processes tell each other about a table: new events, who is looking, or something said."""

    process: str
    number: int = 0
    events: tuple[bytes, ...] = ()
    here: tuple[int, ...] | None = None
    said: messages.Said | None = None


class Live:
    """A table in memory, and who looks at it."""

    __slots__ = (
        "client",
        "elsewhere",
        "lock",
        "marks",
        "present_until",
        "seen",
        "settled",
        "table",
        "thinking",
        "timer",
        "viewers",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.settled = True
        """False while something is on its way to the store: if that breaks off, only the store knows."""
        self.client = ""
        """Whose command was the last one here: bots' moves count as asked for by that client."""
        self.thinking: tuple[int, int] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.elsewhere: dict[str, tuple[float, tuple[int, ...]]] = {}
        """Seats that look at the table through other processes, and when that was heard."""
        self.present_until = 0.0
        """How long other processes believe what they were told of who is looking here."""
        self.seen: dict[int, int] = {}
        """When each seat last asked this process for something over HTTP."""
        self.marks: list[tuple[int, str]] = []
        """What was said lately, so that it is not said twice."""

    @property
    def here(self) -> tuple[bool, ...]:
        """Which seats are looking."""
        fresh = asyncio.get_running_loop().time() - PRESENCE_SECONDS
        seats = {viewer.seat for viewer in self.viewers}
        seats |= {seat for heard, others in self.elsewhere.values() if heard > fresh for seat in others}
        return tuple(place in seats for place in range(len(self.table.seats)))


Decide = Callable[[Table, int], list[Event]]
"""What to do with a table at a time; raises what refuses it."""


class Tables:
    """All tables, wherever they are kept."""

    def __init__(
        self,
        store: Store,
        relay: Relay,
        workers: Workers,
        metrics: Metrics,
        now: Callable[[], int] | None = None,
        guard: Guard | None = None,
        questions: Workers | None = None,
    ) -> None:
        """`workers` only move bots. `questions` answer everything else, by default in processes of their own."""
        self.guard = guard = guard or Guard(Limits())
        self.store = store
        self.relay = relay
        self.workers = workers
        self.bot_turns = Turns(workers.count, MAX_WAITING_BOTS)
        self.studio = Studio(guard, questions)
        self.questions = Background(questions or Workers(1, nice=QUESTION_NICE), guard)
        self.background = Background(questions or Workers(1, nice=QUESTION_NICE), guard)
        self.metrics = metrics
        self.now = now or steady_clock()
        self.process = secrets.token_hex(8)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.upkeep = Upkeep(self)
        self.reviews = Reviews(self.background)
        relay.lost = self._catch_up

    # Finding

    async def get(self, table: str) -> Live:
        """A table by its name; raises Refuse."""
        live = self._live.get(table)
        if live is None and not TABLE_ID.fullmatch(table):
            raise Refuse(No.TABLE)  # not every text can be looked for in every store
        if live is None:
            task = self._loading.get(table)
            if task is None:  # everybody who asks meanwhile waits for the same reading
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        elif self._unheard(live) or (not live.settled and not live.lock.locked()):
            await self._reread(live)
        if table in self._live:
            self._live.move_to_end(table)
        return live

    def in_memory(self) -> Iterator[Table]:
        """Return the tables that this process has in hand."""
        return (live.table for live in self._live.values())

    def _unheard(self, live: Live) -> bool:
        """Whether others may have gone on with the table without this process hearing of it."""
        return self.relay.shared and not live.viewers

    async def _load(self, table: str) -> Live:
        stored = await self.store.read(table)
        if not stored:
            raise Refuse(No.TABLE)
        live = Live(await _replay(stored[1:], created(table, events.decode(stored[0]))))
        self._keep(live)
        self.upkeep.look_at(live)
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.table.id] = live
        if len(self._live) > MOST_IDLE + 100:
            idle = [each for each, one in self._live.items() if not one.viewers and one.settled and not one.thinking]
            for each in idle[: len(self._live) - MOST_IDLE]:
                self._forget(each)
        self.metrics.tables = len(self._live)

    def _forget(self, table: str) -> None:
        live = self._live.pop(table)
        if live.timer:
            live.timer.cancel()

    async def _refresh(self, live: Live) -> bool:
        """Read what others have added; whether there was anything."""
        added = await self.store.read(live.table.id, live.table.number)
        table = await _replay(added, live.table)
        live.settled = True
        if added:
            self._changed(live, table)
        return bool(added)

    # Changing

    async def create(self, new: messages.NewTable) -> messages.Seated:
        """A new table; the same request again finds the one it made before."""
        event = commands.create(new, secrets.token_hex(16), secrets.token_urlsafe(16), self.now())
        for attempt in range(TRIES):
            table = commands.table_id(f"new {attempt} {new.secret}")
            if await self._append_first(table, event):
                return messages.Seated(table, 0)
            live = await self.get(table)
            seat = commands.seat_of(live.table, new.secret)
            if seat is not None:
                return messages.Seated(table, seat)
            if commands.key(new.secret) in live.table.gone:
                raise Refuse(No.SECRET)
        raise Refuse(No.BUSY)

    async def _append_first(self, table: str, event: events.Created) -> bool:
        first = created(table, event)
        entry = Entry(table, 1, (events.encode(event),), event.at, listed=_listed(first))
        return await self._append(entry)

    async def act(self, live: Live, decide: Decide) -> Table:
        """Check, save, then tell. The table afterwards; raises what `decide` raises, or Refuse if it is not saved."""
        async with live.lock:
            if not live.settled:
                await self._refresh(live)
            for _ in range(TRIES):
                before, now = live.table, self.now()
                try:
                    wanted = decide(before, now)
                except (Refuse, Illegal):
                    # By what this process knows of the table; another one may have gone on with it.
                    if self.relay.shared and await self._refresh(live):
                        continue
                    raise
                if not wanted:
                    return before
                after = reduce(fold, wanted, before)
                data = tuple(map(events.encode, wanted))
                entry = Entry(before.id, before.number + 1, data, now, listed=_listed(after), due=after.due)
                live.settled = False
                stored = await self._append(entry)
                if stored:
                    live.settled = True
                    self._changed(live, after)
                    if self.relay.shared:
                        self.relay.publish(before.id, msgpack.encode(Note(self.process, entry.number, data)))
                    return after
                await self._refresh(live)
        raise Refuse(No.BUSY)

    async def _append(self, entry: Entry) -> bool:
        try:
            stored = await self.store.append(entry)
        except Exception as error:
            self.metrics.appends["failed"] += 1
            log.error("append failed", extra={"error": repr(error)})
            raise Refuse(No.BUSY) from None
        self.metrics.appends["stored" if stored else "refused"] += 1
        return stored

    def _changed(self, live: Live, table: Table) -> None:
        """Tell everybody here, and see what is to be done next."""
        live.table = table
        for viewer in live.viewers:
            viewer.tell()
        self.upkeep.look_at(live)
        for offer in table.offers:  # of another process, which did not know who is here
            here = any(viewer.seat == offer.about for viewer in live.viewers)
            if offer.what == "hand_over" and (here or live.seen.get(offer.about, 0) > offer.since):
                self.spawn(self._come_back(live, offer.about))

    async def expire(self, days: int) -> int:
        """Delete the tables at which nothing has happened for so many days; how many."""
        now, count = self.now(), 0
        long, brief = (now - each * DAY_MS for each in (days, min(days, BRIEF_DAYS)))
        while gone := await self.store.expire(now, long, brief, BRIEF_EVENTS, EXPIRED_AT_ONCE):
            for table in filter(self._live.__contains__, gone):
                self._forget(table)
            count += len(gone)
        if count:
            log.info("tables expired", extra={"count": count})
        return count

    # Commands

    async def join(self, live: Live, wish: messages.Join) -> messages.Seated:
        after = await self.act(live, lambda table, now: commands.join(table, wish, now))
        seat = commands.seat_of(after, wish.secret)
        if seat is None:
            raise Refuse(No.SECRET)
        return messages.Seated(after.id, seat)

    async def do(self, live: Live, secret: str, command: messages.Command, client: str = "") -> messages.Done:
        """Carry out a command of the seat with that secret, and charge what it costs to that client; the caller sets
        `id` of the answer."""
        begun = perf_counter()
        seat = commands.seat_of(live.table, secret)
        if seat is None:
            raise Refuse(No.SECRET)
        live.client = client
        if isinstance(command, messages.HandOver) and self._present(live, command.seat):
            raise Refuse(No.STILL_HERE)
        if isinstance(command, messages.Say):
            self._say(live, messages.Said(seat, command.phrase, digest(command.mark)[:16]))  # no text but the phrases
            return messages.Done(0, live.table.number)
        if isinstance(command, messages.Rematch):
            await self._prepare_again(live, seat, command, client)
        if isinstance(command, messages.PlayAction):
            command = await self._arrange(live, seat, command, client)

        def decide(table: Table, now: int) -> list[Event]:
            place = commands.seat_of(table, secret)  # it may have been taken away meanwhile
            if place is None:
                raise Refuse(No.SECRET)
            return commands.decide(table, place, command, now)

        after = await self.act(live, decide)
        if isinstance(command, messages.PlayAction):
            self.metrics.turn_seconds.add(perf_counter() - begun)
        return messages.Done(0, after.number, after.rematch if isinstance(command, messages.Rematch) else None)

    async def _arrange(self, live: Live, seat: int, command: messages.PlayAction, client: str) -> messages.PlayAction:
        """Complete a play that names its cards alone, as `legal` lists them, with the table that a worker finds."""
        if self.relay.shared and read_cards(command.action) is not None:  # its turn may have begun elsewhere
            await self._reread(live)
        cards, game = commands.cards_to_arrange(live.table, seat, command), live.table.game
        if cards is None or game is None:
            return command
        play = await self.questions.ask(client, Arranging(view(game.position, seat), cards))
        return replace(command, action=str(play))

    async def _prepare_again(self, live: Live, seat: int, command: messages.Rematch, client: str) -> None:
        """Make the new table before the old one points at it."""
        if self.relay.shared:  # it may have ended elsewhere a moment ago
            await self._reread(live)
        table, now = live.table, self.now()
        if commands.decide(table, seat, command, now):
            if not self.guard.table(client):
                raise Refuse(No.TOO_MANY)
            event = commands.again(table, secrets.token_hex(16), secrets.token_urlsafe(16), now)
            await self._append_first(commands.again_id(table), event)

    async def carry(self, holdings: Sequence[messages.Holding]) -> messages.CarryCode:
        """A code by which another device gets these seats, once and soon."""
        if not holdings:
            raise Refuse(No.CARRY)
        code = secrets.token_urlsafe(16)
        for each in holdings:
            live = await self.get(each.table)
            await self.act(live, partial(commands.offer_carry, held_by=commands.key(each.secret), code=code))
        tables = msgpack.encode([each.table for each in holdings])
        await self.store.offer(commands.key(code), tables, self.now() + CARRY_SECONDS * 1000)
        return messages.CarryCode(code, CARRY_SECONDS)

    async def take_over(self, wish: messages.TakeOver) -> list[messages.Seated]:
        """The seats behind a code, for a device with a secret of its own; not those that were given up or revoked."""
        found = await self.store.take(commands.key(wish.code), commands.key(wish.secret), self.now())
        if found is None:
            raise Refuse(No.CARRY)
        seated = []
        for table in msgpack.decode(found, type=list[str]):
            live = await self.get(table)
            after = await self.act(live, partial(commands.carry, code=wish.code, secret=wish.secret))
            seat = commands.seat_of(after, wish.secret)
            if seat is not None:
                seated.append(messages.Seated(table, seat))
        return seated

    async def revoke_devices(self, holdings: Sequence[messages.Holding]) -> list[messages.Seated]:
        """Take these seats from all other devices; those that are still held."""
        kept = []
        for each in holdings:
            with suppress(Refuse):  # a table that is gone
                live = await self.get(each.table)
                after = await self.act(live, partial(commands.revoke_devices, held_by=commands.key(each.secret)))
                seat = commands.seat_of(after, each.secret)
                if seat is not None:
                    kept.append(messages.Seated(each.table, seat))
        return kept

    # Looking on

    async def see(self, live: Live, seat: int) -> None:
        """Count a request over HTTP with a seat's secret as presence: who sends it is not away."""
        live.seen[seat] = self.now()
        await self._come_back(live, seat)

    async def _come_back(self, live: Live, seat: int) -> None:
        if commands.come_back(live.table, seat, self.now()):
            with suppress(Refuse):  # the store fails: nothing else can be saved either, and they will be seen again
                await self.act(live, lambda table, now: commands.come_back(table, seat, now))

    def _present(self, live: Live, seat: int) -> bool:
        looking = seat < len(live.here) and live.here[seat]
        return looking or self.now() - live.seen.get(seat, 0) < AWAY_MS

    async def enter(self, live: Live, viewer: Viewer) -> None:
        first = not live.viewers
        live.viewers.add(viewer)
        if self.relay.shared:
            if first:
                await self.relay.subscribe(live.table.id, self._heard)
            # What came before anybody listened, or was never passed on because whoever saved it was killed then: nobody
            # may be shown less than they have already been told elsewhere.
            await self._reread(live)
        self._presence(live, viewer)
        if viewer.seat is not None:
            await self._come_back(live, viewer.seat)

    async def depart(self, live: Live, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        self._presence(live, viewer)
        if not live.viewers:
            await self.relay.unsubscribe(live.table.id)

    def _presence(self, live: Live, viewer: Viewer) -> None:
        if viewer.seat is None or any(each.seat == viewer.seat for each in live.viewers - {viewer}):
            return
        self._publish_presence(live)
        self._show_presence(live)

    def _publish_presence(self, live: Live) -> None:
        live.present_until = asyncio.get_running_loop().time() + PRESENCE_SECONDS
        here = tuple(sorted({each.seat for each in live.viewers if each.seat is not None}))
        self.relay.publish(live.table.id, msgpack.encode(Note(self.process, here=here)))

    @staticmethod
    def _show_presence(live: Live) -> None:
        here = messages.Here(live.here)
        for each in live.viewers:
            each.show_presence(here)

    def _say(self, live: Live, said: messages.Said) -> None:
        if self._pass_on(live, said):
            self.relay.publish(live.table.id, msgpack.encode(Note(self.process, said=said)))

    @staticmethod
    def _pass_on(live: Live, said: messages.Said) -> bool:
        mark = (said.seat, said.mark)
        if mark in live.marks:
            return False
        live.marks = [*live.marks[-31:], mark]
        for viewer in live.viewers:
            viewer.pass_on(said)
        return True

    # Other processes

    def _heard(self, table: str, data: bytes) -> None:
        """What another process tells about a table that somebody here looks at."""
        live = self._live.get(table)
        if live is None:
            return
        note = msgpack.decode(data, type=Note)
        if note.said:
            self._pass_on(live, note.said)
        if note.here is not None:
            news = note.process not in live.elsewhere
            live.elsewhere[note.process] = (asyncio.get_running_loop().time(), note.here)
            if news and note.here:  # somebody new: let them know who is here
                self._publish_presence(live)
            self._show_presence(live)
        if note.number:
            self.spawn(self._take_in(live, note))

    async def _take_in(self, live: Live, note: Note) -> None:
        async with live.lock:
            if note.number == live.table.number + 1 and live.settled:
                self._changed(live, reduce(fold, map(events.decode, note.events), live.table))
            elif note.number + len(note.events) - 1 > live.table.number:
                await self._refresh(live)

    async def compare(self) -> None:
        """Whatever was not heard of: read it, and say again who is looking, since that is soon forgotten."""
        watched = [live for live in self._live.values() if live.viewers]
        if not self.relay.shared or not watched:
            return
        numbers = await self.store.numbers([live.table.id for live in watched])
        for live in watched:
            if numbers.get(live.table.id, 0) > live.table.number:
                await self._reread(live)
            if live.present_until < asyncio.get_running_loop().time() + PRESENCE_SECONDS / 2:
                self._publish_presence(live)

    def _catch_up(self) -> None:
        """The relay was away for a while: read again whatever somebody looks at."""
        for live in self._live.values():
            if live.viewers:
                self.spawn(self._reread(live))

    async def _reread(self, live: Live) -> None:
        async with live.lock:
            await self._refresh(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something on the side; what goes wrong with it is in the log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", exc_info=error)

    def now_for(self, live: Live, seat: int | None, known: Known) -> messages.Now:
        return now_at(live.table, seat, live.here, known, self.now())


async def _replay(stored: Sequence[bytes], table: Table) -> Table:
    """The table after these events. A long log is replayed in a thread, so that nobody else waits for it."""

    def work() -> Table:
        return reduce(fold, map(events.decode, stored), table)

    return await asyncio.to_thread(work) if len(stored) > MAX_EVENTS_ON_LOOP else work()


def _listed(table: Table) -> bool:
    return table.public and table.phase == "open" and any(seat.kind == "open" for seat in table.seats)

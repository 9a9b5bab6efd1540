"""Test tables of two processes on one store: changes, presence and phrases reach everybody once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import reduce
from threading import get_ident

import pytest
from msgspec import msgpack, structs

from sixfold import messages
from sixfold.rules.actions import Choice, Place
from sixfold.rules.notation import action_text
from sixfold.rules.referee import legal
from sixfold.server import commands, events, repository, services, table_service
from sixfold.server.errors import ApiError, ErrorCode
from sixfold.server.limits import Guard, Limits
from sixfold.server.metrics import Metrics
from sixfold.server.presenters import KnownTurns
from sixfold.server.relay import LocalRelay, Relay
from sixfold.server.repository import LiveTable, Note
from sixfold.server.services import Services, steady_clock
from sixfold.server.store import Entry
from sixfold.server.table import AWAY_MS, LAG_MS, Table, created, fold
from tests.server.in_process import NOON, InlineWorkers, MemoryStore

FREE = Guard(Limits())
HOST, GUEST, OTHER = (name * 22 for name in "hgo")


class RelayHub:
    """Pass what one process publishes to the others at once, and keep it."""

    def __init__(self) -> None:
        self.all: list[SharedRelay] = []
        self.silent = False

    def new(self) -> SharedRelay:
        self.all.append(SharedRelay(self))
        return self.all[-1]


class SharedRelay:
    """Implement `Relay` between the `Services` of one test."""

    shared = True
    dropped = 0
    waiting = 0
    connected = True

    def __init__(self, relays: RelayHub) -> None:
        self.lost: Callable[[], None] = lambda: None
        self.answer = LocalRelay().answer
        self.relays = relays
        self.callbacks: dict[str, Callable[[str, bytes], None]] = {}
        self.published: list[Note] = []

    def publish(self, table: str, data: bytes) -> None:
        self.published.append(msgpack.decode(data, type=Note))
        for other in self.relays.all:
            if other is not self and table in other.callbacks and not self.relays.silent:
                other.callbacks[table](table, data)

    async def subscribe(self, table: str, callback: Callable[[str, bytes], None]) -> None:
        self.callbacks[table] = callback

    async def unsubscribe(self, table: str) -> None:
        self.callbacks.pop(table, None)

    async def ask(self, question: bytes) -> bool:
        return any([await other.answer(question) for other in self.relays.all if other is not self])

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass


class CollectingViewer:
    """Collect what a viewer receives."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.present = frozenset(() if seat is None else (seat,))
        self.changes = 0
        self.messages: list[messages.Here | messages.Said] = []

    def notify(self) -> None:
        self.changes += 1

    def show_presence(self, here: messages.Here) -> None:
        self.messages.append(here)

    def send(self, message: messages.Said) -> None:
        self.messages.append(message)

    def disconnect(self, limit: str) -> None:
        raise AssertionError(limit)

    @property
    def said(self) -> list[messages.Said]:
        return [each for each in self.messages if isinstance(each, messages.Said)]

    @property
    def here(self) -> tuple[bool, ...]:
        """Who was last said to be looking."""
        return next(each.seats for each in reversed(self.messages) if isinstance(each, messages.Here))


class CountingStore(MemoryStore):
    """Count how often a store is read, and fail on demand."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.broken = False

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self.reads += 1
        await asyncio.sleep(0)
        return await super().read(table, after)

    async def append(self, entry: Entry) -> bool:
        if self.broken:
            raise OSError("disk full")
        return await super().append(entry)


class TwoProcesses:
    """Run two processes with one store, and a table of two seats that the first has created."""

    def __init__(self) -> None:
        self.store = CountingStore()
        self.relays = RelayHub()
        self.time = NOON
        self.one = self.tables(self.relays.new())
        self.two = self.tables(self.relays.new())

    def tables(self, relay: Relay) -> Services:
        return Services(
            self.store, relay, InlineWorkers(), Metrics(), FREE, lambda: self.time, questions=InlineWorkers()
        )

    async def open(self, edition: str = "qwirkle-pl") -> str:
        new = messages.NewTable(edition=edition, secret=HOST, name="Anna", others=(messages.NewSeat(kind="open"),))
        return (await self.one.tables.create(new)).table


async def settle() -> None:
    for _ in range(40):
        await asyncio.sleep(0)


def run(test: Callable[[TwoProcesses], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test(TwoProcesses())

    asyncio.run(whole())


def join_request(secret: str = GUEST, name: str = "Béla") -> messages.Join:
    return messages.Join(secret=secret, name=name)


async def refuses(reason: ErrorCode, work: Awaitable[object]) -> None:
    with pytest.raises(ApiError) as refused:
        await work
    assert refused.value.reason is reason


async def watching(tables: Services, table: str, seat: int | None) -> tuple[LiveTable, CollectingViewer]:
    found = await tables.repository.get(table)
    watcher = CollectingViewer(seat)
    await tables.presence.enter(found, watcher)
    await settle()
    return found, watcher


def test_change_reaches_viewers_of_another_process_without_reading_the_store() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, None)
        reads = at.store.reads
        ours, _ = await watching(at.one, table, 0)
        ours_reads = at.store.reads - reads
        await at.one.tables.join(ours, join_request())
        await settle()
        assert [seat.name for seat in theirs.table.seats] == ["Anna", "Béla"]
        assert watcher.changes == 1
        assert at.store.reads == reads + ours_reads

    run(test)


def test_missed_change_is_read_from_the_store_with_the_next_one() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, None)
        ours, _ = await watching(at.one, table, 0)
        at.relays.silent = True
        await at.one.tables.join(ours, join_request())
        at.relays.silent = False
        await at.one.tables.do(ours, HOST, messages.Start())
        await settle()
        assert theirs.table == ours.table
        assert theirs.table.phase == "playing"
        assert watcher.changes == 1

    run(test)


def test_do_arranges_cards_after_missed_turn_of_another_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_service, "new_secret", lambda: "a" * 32)  # a deal that lets both players play

    async def test(at: TwoProcesses) -> None:
        table = await at.open("cards-pl")
        ours, _ = await watching(at.one, table, 0)
        await at.one.tables.join(ours, join_request())
        await at.one.tables.do(ours, HOST, messages.Start())
        theirs, _ = await watching(at.two, table, 1)
        at.relays.silent = True
        for turn in range(2):
            tables, known = (at.one, ours) if turn == 0 else (at.two, theirs)
            game, mover = ours.table.game, ours.table.mover
            assert game is not None
            assert mover is not None
            choice = legal(game.position)[0]
            assert isinstance(choice, Choice)
            play = messages.PlayAction(turn, " ".join(["play", *map(str, choice.cards)]))
            await tables.tables.do(known, (HOST, GUEST)[mover], play)
            await at.one.tables.do(await at.one.repository.get(table), (HOST, GUEST)[mover], play)
        assert len(theirs.table.history) == 2
        assert ours.table == theirs.table

    run(test)


def test_known_change_is_not_sent_again() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, None)
        ours, _ = await watching(at.one, table, 0)
        await at.one.tables.join(ours, join_request())
        await settle()
        reads = at.store.reads
        copy = next(each for each in at.relays.all[0].published if each.number)
        at.relays.all[1].callbacks[table](table, msgpack.encode(copy))
        await settle()
        assert (watcher.changes, theirs.table.number, at.store.reads) == (1, 2, reads)

    run(test)


def test_change_of_an_unsettled_table_is_read_from_the_store() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        theirs, _ = await watching(at.two, table, None)
        ours, _ = await watching(at.one, table, 0)
        theirs.settled = False
        reads = at.store.reads
        await at.one.tables.join(ours, join_request())
        await settle()
        assert at.store.reads == reads + 1
        assert (theirs.settled, theirs.table.number) == (True, 2)

    run(test)


def test_update_retries_refused_command_on_stored_table() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours = await at.one.repository.get(table)
        theirs = await at.two.repository.get(table)
        await at.one.tables.join(ours, join_request())
        assert theirs.table.number == 1
        await at.two.repository.update(theirs, lambda known, now: commands.decide(known, 0, messages.Start(), now))
        assert theirs.table.phase == "playing"

    run(test)


def test_update_refuses_command_by_stored_table() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        theirs = await at.two.repository.get(table)
        await refuses(ErrorCode.WAITING, at.two.tables.do(theirs, HOST, messages.Start()))
        await refuses(ErrorCode.SECRET, at.two.tables.do(theirs, OTHER, messages.Start()))

    run(test)


def test_concurrent_change_of_two_processes_happens_once() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, theirs = await at.one.repository.get(table), await at.two.repository.get(table)
        seats = await asyncio.gather(
            at.one.tables.join(ours, join_request()), at.two.tables.join(theirs, join_request())
        )
        assert [each.seat for each in seats] == [1, 1]
        assert len(at.store.logs[table]) == 2
        appends = {
            result: sum(each.metrics.value("appends_total", result=result) for each in (at.one, at.two))
            for result in ("stored", "refused")
        }
        assert (appends["stored"], appends["refused"]) == (2, 1)

    run(test)


def test_failed_append_is_refused_as_busy_and_nothing_changes(caplog: pytest.LogCaptureFixture) -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, watcher = await watching(at.one, table, 0)
        at.store.broken = True
        await refuses(ErrorCode.BUSY, at.one.tables.join(ours, join_request()))
        assert (ours.settled, ours.table.number, watcher.changes) == (False, 1, 0)
        assert at.one.metrics.value("appends_total", result="failed") == 1
        at.store.broken = False
        assert (await at.one.tables.join(ours, join_request())).seat == 1
        assert (ours.settled, ours.table.number, watcher.changes) == (True, 2, 1)

    run(test)
    assert [(each.message, vars(each)["error"]) for each in caplog.records] == [
        ("append failed", "OSError('disk full')")
    ]


def test_get_rereads_a_table_that_nobody_here_watches_only_if_processes_share_it() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        theirs = await at.two.repository.get(table)
        await at.one.tables.join(await at.one.repository.get(table), join_request())
        assert theirs.table.number == 1
        assert (await at.two.repository.get(table)).table.number == 2
        alone = at.tables(LocalRelay())
        found = await alone.repository.get(table)
        reads = at.store.reads
        assert await alone.repository.get(table) is found
        assert at.store.reads == reads
        found.settled = False
        await alone.repository.get(table)
        assert (at.store.reads, found.settled) == (reads + 1, True)

    run(test)


def test_get_reads_a_table_once_for_all_who_ask_at_the_same_time() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        reads = at.store.reads
        found = await asyncio.gather(*(at.two.repository.get(table) for _ in range(5)))
        assert at.store.reads == reads + 1
        assert len(set(map(id, found))) == 1
        await refuses(ErrorCode.TABLE, at.two.repository.get("00000000"))
        await refuses(ErrorCode.TABLE, at.two.repository.get("0000000"))

    run(test)


def test_presence_in_another_process_counts_until_it_is_gone_or_too_old() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, watcher = await watching(at.one, table, 0)
        assert watcher.here == (True, False)
        theirs, other = await watching(at.two, table, 1)
        assert (watcher.here, other.here) == ((True, True), (True, True))
        await at.two.presence.depart(theirs, other)
        assert watcher.here == ours.here == (True, False)
        assert table not in at.relays.all[1].callbacks
        await at.two.presence.enter(theirs, other)
        assert ours.here == (True, True)
        process, (received, seats) = next(iter(ours.elsewhere.items()))
        ours.elsewhere[process] = (received - repository.PRESENCE_SECONDS - 1, seats)
        assert ours.here == (True, False)

    run(test)


def test_presence_at_any_process_ends_hand_over() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours = await at.one.repository.get(table)
        await at.one.tables.join(ours, join_request())
        await at.one.tables.do(ours, HOST, messages.Start())
        at.relays.silent = True
        await watching(at.two, table, 1)
        await at.one.tables.do(ours, HOST, messages.HandOver(1))
        assert ours.table.offers
        await at.two.catch_up()
        await settle()
        assert not (await at.one.repository.get(table)).table.offers

    run(test)


def test_request_to_another_process_ends_a_hand_over() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours = await at.one.repository.get(table)
        await at.one.tables.join(ours, join_request())
        await at.one.tables.do(ours, HOST, messages.Start())
        theirs, _ = await watching(at.two, table, None)
        at.relays.silent = True
        await at.one.tables.do(ours, HOST, messages.HandOver(1))
        at.time += 1
        await at.two.presence.see(theirs, 1)  # before it has received of the hand-over
        await at.two.catch_up()
        await settle()
        assert not (await at.one.repository.get(table)).table.offers

    run(test)


def test_spectators_are_announced_to_other_processes_but_shown_to_nobody() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        live, watcher = await watching(at.one, table, None)
        assert not watcher.messages
        assert [(each.here, each.watching) for each in at.relays.all[0].published] == [((), True)]
        await at.one.presence.depart(live, watcher)
        assert not at.relays.all[0].published[-1].watching

    run(test)


async def change(tables: Services, live: LiveTable) -> None:
    """Store an event, as a turn does, and let everybody hear of it."""
    await tables.repository.update(live, lambda table, now: [events.Reminded(at=now, seat=0)])
    await settle()


def test_changes_are_relayed_only_while_another_process_watches() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, _ = await watching(at.one, table, 0)

        def relayed() -> int:
            return sum(bool(each.events) for each in at.relays.all[0].published)

        await change(at.one, ours)
        assert relayed() == 0
        theirs, other = await watching(at.two, table, None)
        await change(at.one, ours)
        assert relayed() == 1
        assert theirs.table.number == ours.table.number
        await at.two.presence.depart(theirs, other)
        await change(at.one, ours)
        assert relayed() == 1

    run(test)


def test_process_at_which_nobody_watches_relays_its_changes() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, _ = await watching(at.one, table, 0)
        theirs = await at.two.repository.get(table)
        await change(at.two, theirs)
        assert [each for each in at.relays.all[1].published if each.events]
        assert ours.table.number == theirs.table.number

    run(test)


def test_presence_is_answered_only_to_a_process_that_is_new() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, _ = await watching(at.one, table, 0)
        published = at.relays.all[0].published
        before = len(published)
        at.relays.all[0].callbacks[table](table, msgpack.encode(Note("left", here=(), watching=False)))
        assert len(published) == before
        for answers in (1, 1):
            at.relays.all[0].callbacks[table](table, msgpack.encode(Note("new", here=(1,))))
            assert len(published) == before + answers
        assert published[-1].here == (0,)
        assert ours.here == (True, True)

    run(test)


def test_presence_with_a_higher_number_makes_a_process_read_what_it_missed() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, _ = await watching(at.one, table, 0)
        theirs, _ = await watching(at.two, table, None)
        at.relays.silent = True
        await change(at.one, ours)
        assert theirs.table.number < ours.table.number
        at.relays.silent = False
        await watching(at.one, table, 1)  # its presence is announced
        assert theirs.table.number == ours.table.number

    run(test)


def test_say_is_received_once_in_every_process() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, watcher = await watching(at.one, table, 0)
        _, other = await watching(at.two, table, None)
        for mark in ("a", "a", "b"):
            await at.one.tables.do(ours, HOST, messages.Say("hello", mark))
        assert len(watcher.said) == len(other.said) == 2
        assert watcher.said == other.said
        assert [each.seat for each in watcher.said] == [0, 0]
        assert len(at.store.logs[table]) == 1

    run(test)


def test_say_ignores_repetition_within_last_32_phrases() -> None:
    async def test(at: TwoProcesses) -> None:
        ours, watcher = await watching(at.one, await at.open(), 0)
        for number in (*range(32), *range(32)):
            await at.one.tables.do(ours, HOST, messages.Say("hello", str(number)))
        assert len(watcher.said) == len(ours.marks) == 32
        await at.one.tables.do(ours, HOST, messages.Say("hello", "32"))
        await at.one.tables.do(ours, HOST, messages.Say("hello", "0"))
        assert len(watcher.said) == 34
        assert len(ours.marks) == 32

    run(test)


def test_catch_up_rereads_outdated_tables_and_renews_presence() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, 1)
        ours = await at.one.repository.get(table)
        at.relays.silent = True
        await at.one.tables.join(ours, join_request())
        await settle()
        assert theirs.table.number == 1
        published = len(at.relays.all[1].published)
        await at.two.catch_up()
        assert (theirs.table.number, watcher.changes) == (2, 1)
        assert len(at.relays.all[1].published) == published
        reads = at.store.reads
        theirs.present_until -= repository.PRESENCE_SECONDS / 2 + 1
        await at.two.catch_up()
        assert at.store.reads == reads
        assert len(at.relays.all[1].published) == published + 1
        assert at.relays.all[1].published[-1].here == (1,)

    run(test)


def test_lost_messages_make_watched_tables_be_read_again() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, None)
        at.relays.silent = True
        await at.one.tables.join(await at.one.repository.get(table), join_request())
        at.relays.all[1].lost()
        await settle()
        assert (theirs.table.number, watcher.changes) == (2, 1)
        await at.two.presence.depart(theirs, watcher)
        reads = at.store.reads
        at.relays.all[1].lost()
        await settle()
        assert at.store.reads == reads

    run(test)


def test_repeated_request_is_answered_by_what_another_process_has_done_unheard() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, _ = await watching(at.one, table, 0)
        await at.one.tables.join(ours, join_request())
        for secret in (HOST, GUEST):
            command = messages.Start() if secret == HOST else messages.Leave()
            await at.one.tables.do(ours, secret, command)
        await at.one.tables.do(ours, HOST, messages.Leave())
        theirs, _ = await watching(at.two, table, 1)
        assert (await at.two.tables.do(theirs, GUEST, messages.Rematch())).table is None
        at.relays.silent = True
        done = await at.one.tables.do(ours, HOST, messages.Rematch())
        assert theirs.table.rematch is None
        again = await at.two.tables.do(theirs, GUEST, messages.Rematch())
        assert again.table == done.table is not None

    run(test)


def test_rematch_after_an_end_in_another_process_makes_one_new_table() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, theirs = await at.one.repository.get(table), await at.two.repository.get(table)
        await at.one.tables.join(ours, join_request())
        await at.one.tables.do(ours, HOST, messages.Start())
        await at.one.tables.do(ours, HOST, messages.Leave())
        await settle()
        await at.one.tables.do(ours, GUEST, messages.Leave())
        assert ours.table.phase == "over"
        await at.two.repository.get(table)
        assert (await at.two.tables.do(theirs, GUEST, messages.Rematch())).table is None
        done = await at.one.tables.do(await at.one.repository.get(table), HOST, messages.Rematch())
        again = await at.two.tables.do(await at.two.repository.get(table), GUEST, messages.Rematch())
        assert done.table == again.table == theirs.table.rematch
        assert done.table in at.store.logs
        assert [seat.name for seat in (await at.one.repository.get(done.table or "")).table.seats] == ["Anna", "Béla"]

    run(test)


def test_repository_forgets_oldest_idle_tables_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "MAX_IDLE_TABLES", 1)
    monkeypatch.setattr(repository, "MIN_FORGOTTEN_TABLES", 1)

    async def test(at: TwoProcesses) -> None:
        names = [f"TABLE00{number}" for number in range(7)]
        first = at.store.logs[await at.open()]
        at.store.logs |= {name: list(first) for name in names}
        tables = [(await watching(at.one, name, None))[0] for name in names[:2]]
        tables += [await at.one.repository.get(name) for name in names[2:]]
        # Two are watched. When the sixth is loaded, three others are idle, and two of them are forgotten.
        kept = [at.one.repository.find(name) is table for name, table in zip(names, tables, strict=True)]
        assert kept == [True, True, False, False, True, True, True]
        assert at.one.metrics.value("tables_in_memory") == 5

    run(test)


def test_table_loaded_beside_many_watched_ones_is_one_object(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "MAX_IDLE_TABLES", 0)
    monkeypatch.setattr(repository, "MIN_FORGOTTEN_TABLES", 0)

    async def test(at: TwoProcesses) -> None:
        names = [f"TABLE00{number}" for number in range(3)]
        first = at.store.logs[await at.open()]
        at.store.logs |= {name: list(first) for name in names}
        for name in names[:2]:
            await watching(at.one, name, None)
        live = await at.one.repository.get(names[2])
        assert await at.one.repository.get(names[2]) is live

    run(test)


def test_listed_skips_table_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()

        async def listed(_limit: int) -> list[str]:
            return ["TABLE000", table]

        monkeypatch.setattr(at.store, "listed", listed)
        assert [live.table.id for live in await at.one.repository.listed(9)] == [table]

    run(test)


def test_offer_of_same_seat_many_times_is_one_event() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        before = len(at.store.logs[table])
        await at.one.transfers.offer([messages.Holding(table, HOST)] * 100)
        assert len(at.store.logs[table]) == before + 1

    run(test)


def test_take_over_gives_other_seats_if_a_table_is_gone() -> None:
    async def test(at: TwoProcesses) -> None:
        gone, table = "TABLE000", await at.open()
        at.store.logs[gone] = list(at.store.logs[table])
        carried = await at.one.transfers.offer([messages.Holding(each, HOST) for each in (gone, table)])
        del at.store.logs[gone]
        seats = await at.two.transfers.take_over(messages.TakeOver(carried.code, OTHER))
        assert seats == [messages.Seated(table, 0)]

    run(test)


def test_revoke_devices_raises_if_nothing_can_be_stored() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        carried = await at.one.transfers.offer((messages.Holding(table, HOST),))
        await at.two.transfers.take_over(messages.TakeOver(carried.code, OTHER))
        at.store.broken = True
        await refuses(ErrorCode.BUSY, at.one.transfers.revoke_devices((messages.Holding(table, HOST),)))

    run(test)


def test_take_over_accepts_code_until_it_expires() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        await refuses(ErrorCode.CARRY, at.one.transfers.offer(()))
        await refuses(ErrorCode.SECRET, at.one.transfers.offer((messages.Holding(table, OTHER),)))
        carried = await at.one.transfers.offer((messages.Holding(table, HOST),))
        at.time += carried.seconds * 1000
        assert await at.two.transfers.take_over(messages.TakeOver(carried.code, OTHER)) == [messages.Seated(table, 0)]
        at.time += 1
        late = at.one.transfers.take_over(messages.TakeOver(carried.code, OTHER))
        await refuses(ErrorCode.CARRY, late)

    run(test)


def test_revoke_devices_invalidates_earlier_code() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        holding = messages.Holding(table, HOST)
        carried = await at.one.transfers.offer((holding,))
        assert await at.two.transfers.revoke_devices((holding,)) == [messages.Seated(table, 0)]
        assert await at.one.transfers.take_over(messages.TakeOver(carried.code, OTHER)) == []
        newer = await at.one.transfers.offer((holding,))
        assert await at.two.transfers.take_over(messages.TakeOver(newer.code, OTHER)) == [messages.Seated(table, 0)]

    run(test)


def test_failed_task_is_logged_and_a_cancelled_one_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise ValueError

    async def waits() -> None:
        await asyncio.sleep(60)

    async def test(at: TwoProcesses) -> None:
        at.one.tasks.spawn(waits())
        for task in at.one.tasks._tasks:
            task.cancel()
        await settle()
        assert not caplog.records
        at.one.tasks.spawn(fails())
        await settle()
        assert [each.message for each in caplog.records] == ["task failed"]
        assert not at.one.tasks._tasks

    run(test)


def test_turn_time_is_measured_for_turns_only() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours = await at.one.repository.get(table)
        await at.one.tables.join(ours, join_request())
        done = await at.one.tables.do(ours, HOST, messages.Start())
        assert done == messages.Done(0, ours.table.number)
        assert at.one.metrics.value("turn_seconds_count") == 0
        assert ours.table.game is not None
        at_start = ours.table.game.position
        first = legal(at_start)[0]
        assert isinstance(first, Place)
        play = messages.PlayAction(0, action_text(first))
        await at.one.tables.do(ours, (HOST, GUEST)[at_start.mover], play)
        assert at.one.metrics.value("turn_seconds_count") == 1

    run(test)


def test_unsettled_table_is_read_before_command_is_decided() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        alone = at.tables(LocalRelay())
        found = await alone.repository.get(table)
        await at.one.tables.join(await at.one.repository.get(table), join_request())
        found.settled = False
        await alone.repository.update(found, lambda known, now: commands.decide(known, 0, messages.Start(), now))
        assert found.table.phase == "playing"
        assert alone.metrics.value("appends_total", result="refused") == 0

    run(test)


def test_table_without_a_clock_has_no_time_left_to_count() -> None:
    async def test(at: TwoProcesses) -> None:
        ours = await at.one.repository.get(await at.open())
        await at.one.tables.join(ours, join_request())
        await at.one.tables.do(ours, HOST, messages.Start())
        assert ours.table.left == (0, 0)

    run(test)


def test_created_rejects_other_first_event() -> None:
    with pytest.raises(ValueError, match="begins"):
        created("ABCDEFGH", events.Closed(at=NOON))


def test_steady_clock_counts_milliseconds_since_1970_and_ignores_a_changed_system_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(services, "time", lambda: 1234.5678)
    monkeypatch.setattr(services, "monotonic", lambda: 10.0)
    clock = steady_clock()
    assert clock() == 1_234_567
    monkeypatch.setattr(services, "monotonic", lambda: 11.5)
    for jump in (-7200.0, 7200.0):
        monkeypatch.setattr(services, "time", lambda jump=jump: 1234.5678 + jump)
        assert clock() == 1_236_067


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
def test_clocks_of_a_server_ignore_a_changed_system_time(jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        seconds = 1_700_000_000.0
        monkeypatch.setattr(services, "time", lambda: seconds)
        monkeypatch.setattr(services, "monotonic", lambda: 10.0)
        tables = Services(MemoryStore(), LocalRelay(), InlineWorkers(), Metrics(), FREE, questions=InlineWorkers())
        clock = messages.Clock(kind="game", seconds=60)
        others = (messages.NewSeat(kind="open"),)
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=others, clock=clock)
        live = await tables.repository.get((await tables.tables.create(new)).table)
        await tables.tables.join(live, join_request())
        await tables.tables.do(live, HOST, messages.Start())
        monkeypatch.setattr(services, "monotonic", lambda: 15.5)
        monkeypatch.setattr(services, "time", lambda: seconds + jump)
        await tables.catch_up()
        shown = tables.tables.state(live, 0, KnownTurns()).clock
        assert shown is not None
        assert sorted(shown.left) == [55_000, 60_000]
        assert not any(seat.away for seat in live.table.seats)
        await tables.close()

    asyncio.run(story())


def test_bots_questions_plays_reviews_and_pictures_have_their_own_workers() -> None:
    async def story() -> None:
        bots = InlineWorkers()
        tables = Services(MemoryStore(), LocalRelay(), bots, Metrics(), FREE)
        queues = (tables.questions, tables.plays, tables.reviews._queue, tables.pictures._queue)
        pools = [tables.scheduler._workers, *(queue._workers for queue in queues)]
        assert pools[0] is bots
        assert len(set(map(id, pools))) == 5
        await tables.close()

    asyncio.run(story())


def test_stored_events_without_default_fields_read_back() -> None:
    played = events.decode(b'{"event":"played","at":1,"seat":0,"turn":"pass"}')
    assert played == events.Played(at=1, seat=0, turn="pass", by="person", points=0, bonus=0, lines=(), shown="")
    stored = b'{"event":"created","at":1,"edition":"qwirkle-pl","secret":"s","watch":"w","seats":[{"kind":"open"}]}'
    first = events.decode(stored)
    assert isinstance(first, events.Created)
    assert (first.host, first.public, first.hints, first.clock, first.version) == (0, False, False, None, 1)
    assert first.seats == (events.Seat("open", name="", age=None, level=None, keys=()),)
    assert events.decode(events.encode(first)) == first
    assert len(events.encode(first)) == len(stored)


@pytest.mark.parametrize(
    ("stored", "version", "name"),
    [
        ("cards-pl", "", "cards-pl;free_rows=1"),
        ("cards-pl", ',"version":2', "cards-pl"),
        ("cards-pl;free_rows=1", ',"version":2', "cards-pl;free_rows=1"),
        ("cards-en", "", "cards-en"),
        ("qwirkle-pl;single_opening_points=1", "", "qwirkle-pl;single_opening_points=1"),
    ],
)
def test_table_stored_before_version_2_plays_cards_pl_with_free_rows(stored: str, version: str, name: str) -> None:
    text = f'{{"event":"created","at":1,"edition":"{stored}","secret":"s","watch":"w","seats":[]{version}}}'
    assert created("ABCDEFGH", events.decode(text.encode())).edition.name == name


@pytest.mark.parametrize("name", ["cards-pl", "cards-pl;free_rows=1"])
def test_new_table_and_rematch_keep_the_edition_when_stored(name: str) -> None:
    new = messages.NewTable(edition=name, secret="a" * 22, name="Ann", others=(messages.NewSeat(kind="open"),))
    first = commands.create(new, "s", "w", NOON)
    table = created("ABCDEFGH", events.decode(events.encode(first)))
    assert table.edition.name == name
    count = len(table.seats)
    table = structs.replace(table, again=(True,) * count, again_salts=(None,) * count)
    rematch = events.decode(events.encode(commands.rematch(table, "s", NOON)[0]))
    assert created("ABCDEFGI", rematch).edition.name == name


def test_long_log_is_replayed_outside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        first = Services(store, LocalRelay(), InlineWorkers(), Metrics(), FREE, lambda: NOON)
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=(messages.NewSeat(kind="open"),))
        table = (await first.tables.create(new)).table
        freed = events.encode(events.Freed(at=NOON, seat=1))
        store.logs[table] += [freed] * repository.MAX_EVENTS_ON_LOOP * 2
        threads = []

        def noted(at: Table, event: events.Event) -> Table:
            threads.append(get_ident())
            return fold(at, event)

        monkeypatch.setattr(repository, "fold", noted)
        loaded = await Services(store, LocalRelay(), InlineWorkers(), Metrics(), FREE, lambda: NOON).repository.get(
            table
        )
        assert loaded.table.number == len(store.logs[table])
        await first.repository.reread(await first.repository.get(table))
        assert len(threads) == 4 * repository.MAX_EVENTS_ON_LOOP
        assert get_ident() not in threads

    asyncio.run(scenario())


def test_expire_forgets_tables_in_memory_too() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        time = NOON
        tables = Services(store, LocalRelay(), InlineWorkers(), Metrics(), FREE, lambda: time)
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=(messages.NewSeat(kind="open"),))
        table = (await tables.tables.create(new)).table
        await tables.repository.get(table)
        for days, left in ((29, 1), (31, 0)):
            time = NOON + days * repository.DAY_MS
            assert await tables.repository.expire(365) == 1 - left
        with pytest.raises(ApiError) as refused:
            await tables.repository.get(table)
        assert refused.value.reason is ErrorCode.TABLE

    asyncio.run(scenario())


@pytest.mark.parametrize("where", ["here", "elsewhere"])
def test_expired_table_is_unknown_to_those_who_still_watch_it(where: str) -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        live, _ = await watching(at.one, table, 0)
        at.time += 400 * repository.DAY_MS
        await (at.one if where == "here" else at.two).repository.expire(365)
        await refuses(ErrorCode.TABLE, at.one.tables.join(live, join_request()))
        assert at.one.repository.find(table) is None

    run(test)


def test_clock_of_expired_table_is_not_tried_again() -> None:
    async def test(at: TwoProcesses) -> None:
        clock = messages.Clock(kind="move", seconds=60)
        others = (messages.NewSeat(kind="open"),)
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=others, clock=clock)
        live = await at.one.repository.get((await at.one.tables.create(new)).table)
        await at.one.tables.join(live, join_request())
        await at.one.tables.do(live, HOST, messages.Start())
        assert live.timer is not None
        at.time += 400 * repository.DAY_MS
        await at.two.repository.expire(365)
        live.timer.cancel()
        at.one.scheduler._ring(live)
        await settle()
        assert live.timer is None

    run(test)


def test_absence_is_not_counted_while_no_server_ran() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours = await at.one.repository.get(table)
        await at.one.tables.join(ours, join_request())
        await at.one.tables.do(ours, HOST, messages.Start())
        await at.one.tables.do(ours, HOST, messages.HandOver(1))
        at.time += 3_600_000
        again = at.tables(at.relays.new())  # the server was started again
        for waited in (0, AWAY_MS - 1, 1):
            at.time += waited
            await again.scheduler.do_overdue()
            seats = (await again.repository.get(table)).table.seats
            assert seats[1].away == (waited == 1)

    run(test)


HOUR_MS = 3_600_000


@pytest.mark.parametrize("shared", [False, True])
def test_clock_does_not_count_time_in_which_no_server_ran(shared: bool) -> None:
    async def test(at: TwoProcesses) -> None:
        async def started() -> Services:
            server = at.tables(at.relays.new() if shared else LocalRelay())
            await server.downtimes.load()
            return server

        async def left(server: Services) -> int:
            await server.scheduler.do_overdue()
            live = await server.repository.get(table)
            return live.table.clock_left(at.time)[live.table.mover or 0] // 1000

        server = await started()
        clock = messages.Clock(kind="move", seconds=100)
        open_seat = messages.NewSeat(kind="open")
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=(open_seat,), clock=clock)
        table = (await server.tables.create(new)).table
        live = await server.repository.get(table)
        await server.tables.join(live, join_request())
        await server.tables.do(live, HOST, messages.Start())
        at.time += LAG_MS + 30_000
        await server.downtimes.heartbeat()
        assert await left(server) == 70
        at.time += HOUR_MS
        server = await started()
        assert await left(server) == 70
        assert await left(await started()) == 70, "another process, or the next start, does not give the time again"
        at.time += 15_000
        assert await left(await started()) == (55 if shared else 70), "another process may have run for so short a time"
        await server.downtimes.heartbeat()
        at.time += HOUR_MS
        server = await started()
        at.time += 1_000
        await server.downtimes.heartbeat()
        at.time += HOUR_MS
        server = await started()
        assert await left(server) == (54 if shared else 69), "nobody had loaded the table between two interruptions"
        at.time += 80_000
        await server.scheduler.do_overdue()
        assert any(seat.away for seat in (await server.repository.get(table)).table.seats)

    run(test)


@pytest.mark.parametrize(("days", "left"), [(0, 1), (365, 0)])
def test_start_deletes_old_tables_unless_all_are_kept(days: int, left: int) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        time = NOON
        tables = Services(store, LocalRelay(), InlineWorkers(), Metrics(), FREE, lambda: time)
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=(messages.NewSeat(kind="open"),))
        await tables.tables.create(new)
        time += 400 * repository.DAY_MS
        tables.start(days)
        await settle()
        assert len(store.logs) == left
        tables.tasks.cancel()

    asyncio.run(scenario())


def test_bot_does_not_move_at_a_table_that_closes_first(caplog: pytest.LogCaptureFixture) -> None:
    """Between scheduling the move and beginning it nothing is waited for but the loop's next turn."""

    async def test(at: TwoProcesses) -> None:
        bot = messages.NewSeat(kind="bot", level="random")
        for number in range(50):
            secret = f"{number:022d}"
            seated = await at.one.tables.create(
                messages.NewTable(edition="qwirkle-pl", secret=secret, name="Anna", others=(bot,))
            )
            live = await at.one.repository.get(seated.table)
            before = live.table
            started = reduce(fold, commands.decide(before, 0, messages.Start(), NOON), before)
            if started.bot:
                break
        assert started.bot
        at.one.repository.broadcast(live, started)
        assert live.thinking is not None
        at.one.repository.broadcast(live, fold(started, events.Closed(at=NOON)))
        await settle()
        assert live.thinking is None
        assert live.table.phase == "closed"

    run(test)
    assert not caplog.records


def test_hand_over_of_a_seat_that_the_table_does_not_have_is_refused() -> None:
    async def test(at: TwoProcesses) -> None:
        table = await at.open()
        ours, _ = await watching(at.one, table, 0)
        await at.one.tables.join(ours, join_request())
        await at.one.tables.do(ours, HOST, messages.Start())
        for seat in (2, 3):
            await refuses(ErrorCode.NOT_AWAY, at.one.tables.do(ours, HOST, messages.HandOver(seat=seat)))

    run(test)


def test_catch_up_asks_the_store_only_if_other_processes_share_it() -> None:
    async def test(at: TwoProcesses) -> None:
        asked: list[list[str]] = []

        async def numbers(tables: list[str]) -> dict[str, int]:
            asked.append(tables)
            return {}

        table = await at.open()
        alone = at.tables(LocalRelay())
        at.store.numbers = numbers  # type: ignore[method-assign,assignment]
        await at.one.catch_up()
        await watching(alone, table, 0)
        await alone.catch_up()
        assert asked == []
        await watching(at.one, table, 0)
        await at.one.catch_up()
        assert asked == [[table]]

    run(test)


def test_expire_asks_for_old_tables_in_batches_and_for_brief_ones_after_a_month() -> None:
    async def test(at: TwoProcesses) -> None:
        asked: list[tuple[int, ...]] = []

        async def expire(*wanted: int) -> list[str]:
            asked.append(wanted)
            return ["ABCDEFGH"] if len(asked) < 3 else []

        at.store.expire = expire  # type: ignore[method-assign,assignment]
        assert await at.one.repository.expire(365) == 2
        assert await at.one.repository.expire(7) == 0
        day = 24 * 60 * 60 * 1000
        assert asked[:3] == [(NOON, NOON - 365 * day, NOON - 30 * day, 10, 200)] * 3
        assert asked[3] == (NOON, NOON - 7 * day, NOON - 7 * day, 10, 200)

    run(test)

"""Tables of two processes on one store, in one process: changes, presence and phrases reach everybody once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import reduce
from threading import get_ident

import pytest
from msgspec import msgpack

from sixfold import messages
from sixfold.rules.notation import action_text
from sixfold.rules.referee import legal
from sixfold.rules.turn import Choice, Place
from sixfold.server import commands, events, table_service
from sixfold.server.errors import No, Refuse
from sixfold.server.metrics import Metrics
from sixfold.server.relay import LocalRelay, Relay
from sixfold.server.store import Entry
from sixfold.server.table import Table, created, fold
from sixfold.server.table_service import Live, Note, Tables
from tests.server.in_process import NOON, Inline, MemoryStore

HOST, GUEST, OTHER = (name * 22 for name in "hgo")


class Relays:
    """What is published in one process and heard in the others, at once; what is published is kept."""

    def __init__(self) -> None:
        self.all: list[SharedRelay] = []
        self.silent = False

    def new(self) -> SharedRelay:
        self.all.append(SharedRelay(self))
        return self.all[-1]


class SharedRelay:
    """`Relay` between the `Tables` of one test."""

    shared = True
    dropped = 0
    connected = True

    def __init__(self, relays: Relays) -> None:
        self.lost: Callable[[], None] = lambda: None
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

    async def close(self) -> None:
        pass


class Watcher:
    """`Viewer` that keeps what it is told."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.changes = 0
        self.messages: list[messages.Here | messages.Said] = []

    def tell(self) -> None:
        self.changes += 1

    def show_presence(self, here: messages.Here) -> None:
        self.messages.append(here)

    def pass_on(self, message: messages.Said) -> None:
        self.messages.append(message)

    @property
    def said(self) -> list[messages.Said]:
        return [each for each in self.messages if isinstance(each, messages.Said)]

    @property
    def here(self) -> tuple[bool, ...]:
        """Who was last said to be looking."""
        return next(each.seats for each in reversed(self.messages) if isinstance(each, messages.Here))


class CountingStore(MemoryStore):
    """A store that counts how often it is read, and can fail."""

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


class Processes:
    """Two processes with one store, and a table of two seats that the first of them has made."""

    def __init__(self) -> None:
        self.store = CountingStore()
        self.relays = Relays()
        self.time = NOON
        self.one = self.tables(self.relays.new())
        self.two = self.tables(self.relays.new())

    def tables(self, relay: Relay) -> Tables:
        return Tables(self.store, relay, Inline(), Metrics(), lambda: self.time, questions=Inline())

    async def open(self, edition: str = "qwirkle-pl") -> str:
        new = messages.NewTable(edition=edition, secret=HOST, name="Anna", others=(messages.NewSeat(kind="open"),))
        return (await self.one.create(new)).table


async def settle() -> None:
    for _ in range(40):
        await asyncio.sleep(0)


def run(test: Callable[[Processes], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test(Processes())

    asyncio.run(whole())


def wish(secret: str = GUEST, name: str = "Béla") -> messages.Join:
    return messages.Join(secret=secret, name=name)


async def refuses(reason: No, work: Awaitable[object]) -> None:
    with pytest.raises(Refuse) as refused:
        await work
    assert refused.value.reason is reason


async def watching(tables: Tables, table: str, seat: int | None) -> tuple[Live, Watcher]:
    found = await tables.get(table)
    watcher = Watcher(seat)
    await tables.enter(found, watcher)
    await settle()
    return found, watcher


def test_change_reaches_viewers_of_another_process_without_reading_the_store() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, None)
        reads = at.store.reads
        ours, _ = await watching(at.one, table, 0)
        ours_reads = at.store.reads - reads
        await at.one.join(ours, wish())
        await settle()
        assert [seat.name for seat in theirs.table.seats] == ["Anna", "Béla"]
        assert watcher.changes == 1
        assert at.store.reads == reads + ours_reads

    run(test)


def test_missed_change_is_read_from_the_store_with_the_next_one() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, None)
        ours, _ = await watching(at.one, table, 0)
        at.relays.silent = True
        await at.one.join(ours, wish())
        at.relays.silent = False
        await at.one.do(ours, HOST, messages.Start())
        await settle()
        assert theirs.table == ours.table
        assert theirs.table.phase == "playing"
        assert watcher.changes == 1

    run(test)


def test_cards_alone_are_arranged_though_the_turn_began_unheard_in_another_process() -> None:
    async def test(at: Processes) -> None:
        table = await at.open("cards-pl")
        ours, _ = await watching(at.one, table, 0)
        await at.one.join(ours, wish())
        await at.one.do(ours, HOST, messages.Start())
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
            await tables.do(known, (HOST, GUEST)[mover], play)
            await at.one.do(await at.one.get(table), (HOST, GUEST)[mover], play)
        assert len(theirs.table.history) == 2
        assert ours.table == theirs.table

    run(test)


def test_change_that_is_known_already_is_not_told_again() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, None)
        ours, _ = await watching(at.one, table, 0)
        await at.one.join(ours, wish())
        await settle()
        reads = at.store.reads
        copy = next(each for each in at.relays.all[0].published if each.number)
        at.relays.all[1].callbacks[table](table, msgpack.encode(copy))
        await settle()
        assert (watcher.changes, theirs.table.number, at.store.reads) == (1, 2, reads)

    run(test)


def test_change_of_an_unsettled_table_is_read_from_the_store() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        theirs, _ = await watching(at.two, table, None)
        ours, _ = await watching(at.one, table, 0)
        theirs.settled = False
        reads = at.store.reads
        await at.one.join(ours, wish())
        await settle()
        assert at.store.reads == reads + 1
        assert (theirs.settled, theirs.table.number) == (True, 2)

    run(test)


def test_command_refused_by_stale_knowledge_is_tried_on_what_is_stored() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours = await at.one.get(table)
        theirs = await at.two.get(table)
        await at.one.join(ours, wish())
        assert theirs.table.number == 1
        await at.two.act(theirs, lambda known, now: commands.decide(known, 0, messages.Start(), now))
        assert theirs.table.phase == "playing"

    run(test)


def test_command_refused_by_what_is_stored_stays_refused() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        theirs = await at.two.get(table)
        await refuses(No.WAITING, at.two.do(theirs, HOST, messages.Start()))
        await refuses(No.SECRET, at.two.do(theirs, OTHER, messages.Start()))

    run(test)


def test_concurrent_change_of_two_processes_happens_once() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours, theirs = await at.one.get(table), await at.two.get(table)
        seats = await asyncio.gather(at.one.join(ours, wish()), at.two.join(theirs, wish()))
        assert [each.seat for each in seats] == [1, 1]
        assert len(at.store.logs[table]) == 2
        appends = at.one.metrics.appends + at.two.metrics.appends
        assert (appends["stored"], appends["refused"]) == (2, 1)

    run(test)


def test_failed_append_is_refused_as_busy_and_nothing_changes() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours, watcher = await watching(at.one, table, 0)
        at.store.broken = True
        await refuses(No.BUSY, at.one.join(ours, wish()))
        assert (ours.settled, ours.table.number, watcher.changes) == (False, 1, 0)
        assert at.one.metrics.appends["failed"] == 1
        at.store.broken = False
        assert (await at.one.join(ours, wish())).seat == 1
        assert (ours.settled, ours.table.number, watcher.changes) == (True, 2, 1)

    run(test)


def test_get_rereads_a_table_that_nobody_here_watches_only_if_processes_share_it() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        theirs = await at.two.get(table)
        await at.one.join(await at.one.get(table), wish())
        assert theirs.table.number == 1
        assert (await at.two.get(table)).table.number == 2
        alone = at.tables(LocalRelay())
        found = await alone.get(table)
        reads = at.store.reads
        assert await alone.get(table) is found
        assert at.store.reads == reads
        found.settled = False
        await alone.get(table)
        assert (at.store.reads, found.settled) == (reads + 1, True)

    run(test)


def test_get_reads_a_table_once_for_all_who_ask_at_the_same_time() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        reads = at.store.reads
        found = await asyncio.gather(*(at.two.get(table) for _ in range(5)))
        assert at.store.reads == reads + 1
        assert len(set(map(id, found))) == 1
        await refuses(No.TABLE, at.two.get("00000000"))
        await refuses(No.TABLE, at.two.get("0000000"))

    run(test)


def test_presence_in_another_process_counts_until_it_is_gone_or_too_old() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours, watcher = await watching(at.one, table, 0)
        assert watcher.here == (True, False)
        theirs, other = await watching(at.two, table, 1)
        assert (watcher.here, other.here) == ((True, True), (True, True))
        await at.two.depart(theirs, other)
        assert watcher.here == ours.here == (True, False)
        assert table not in at.relays.all[1].callbacks
        await at.two.enter(theirs, other)
        assert ours.here == (True, True)
        process, (heard, seats) = next(iter(ours.elsewhere.items()))
        ours.elsewhere[process] = (heard - table_service.PRESENCE_SECONDS - 1, seats)
        assert ours.here == (True, False)

    run(test)


def test_hand_over_is_ended_by_the_process_where_the_player_is_looking() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours = await at.one.get(table)
        await at.one.join(ours, wish())
        await at.one.do(ours, HOST, messages.Start())
        at.relays.silent = True
        await watching(at.two, table, 1)
        await at.one.do(ours, HOST, messages.HandOver(1))
        assert ours.table.offers
        await at.two.compare()
        await settle()
        assert not (await at.one.get(table)).table.offers

    run(test)


def test_request_to_another_process_ends_a_hand_over() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours = await at.one.get(table)
        await at.one.join(ours, wish())
        await at.one.do(ours, HOST, messages.Start())
        theirs, _ = await watching(at.two, table, None)
        at.relays.silent = True
        await at.one.do(ours, HOST, messages.HandOver(1))
        at.time += 1
        await at.two.see(theirs, 1)  # before it has heard of the hand-over
        await at.two.compare()
        await settle()
        assert not (await at.one.get(table)).table.offers

    run(test)


def test_spectators_are_not_announced() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        _, watcher = await watching(at.one, table, None)
        assert not watcher.messages
        assert not at.relays.all[0].published

    run(test)


def test_presence_is_answered_only_to_a_process_that_is_new() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours, _ = await watching(at.one, table, 0)
        published = at.relays.all[0].published
        before = len(published)
        for here, answers in (((), 0), ((), 0)):
            at.relays.all[0].callbacks[table](table, msgpack.encode(Note("left", here=here)))
            assert len(published) == before + answers
        for answers in (1, 1):
            at.relays.all[0].callbacks[table](table, msgpack.encode(Note("new", here=(1,))))
            assert len(published) == before + answers
        assert published[-1].here == (0,)
        assert ours.here == (True, True)

    run(test)


def test_phrase_is_heard_once_in_every_process() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours, watcher = await watching(at.one, table, 0)
        _, other = await watching(at.two, table, None)
        for mark in ("a", "a", "b"):
            await at.one.do(ours, HOST, messages.Say("hello", mark))
        assert len(watcher.said) == len(other.said) == 2
        assert watcher.said == other.said
        assert [each.seat for each in watcher.said] == [0, 0]
        assert len(at.store.logs[table]) == 1

    run(test)


def test_phrase_repeated_within_the_last_32_is_not_heard_again() -> None:
    async def test(at: Processes) -> None:
        ours, watcher = await watching(at.one, await at.open(), 0)
        for number in (*range(32), *range(32)):
            await at.one.do(ours, HOST, messages.Say("hello", str(number)))
        assert len(watcher.said) == len(ours.marks) == 32
        await at.one.do(ours, HOST, messages.Say("hello", "32"))
        await at.one.do(ours, HOST, messages.Say("hello", "0"))
        assert len(watcher.said) == 34
        assert len(ours.marks) == 32

    run(test)


def test_compare_rereads_watched_tables_that_are_behind_and_renews_presence() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, 1)
        ours = await at.one.get(table)
        at.relays.silent = True
        await at.one.join(ours, wish())
        await settle()
        assert theirs.table.number == 1
        published = len(at.relays.all[1].published)
        await at.two.compare()
        assert (theirs.table.number, watcher.changes) == (2, 1)
        assert len(at.relays.all[1].published) == published
        reads = at.store.reads
        theirs.present_until -= table_service.PRESENCE_SECONDS / 2 + 1
        await at.two.compare()
        assert at.store.reads == reads
        assert len(at.relays.all[1].published) == published + 1
        assert at.relays.all[1].published[-1].here == (1,)

    run(test)


def test_lost_messages_make_watched_tables_be_read_again() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        theirs, watcher = await watching(at.two, table, None)
        at.relays.silent = True
        await at.one.join(await at.one.get(table), wish())
        at.relays.all[1].lost()
        await settle()
        assert (theirs.table.number, watcher.changes) == (2, 1)
        await at.two.depart(theirs, watcher)
        reads = at.store.reads
        at.relays.all[1].lost()
        await settle()
        assert at.store.reads == reads

    run(test)


def test_rematch_after_an_end_in_another_process_makes_one_new_table() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours, theirs = await at.one.get(table), await at.two.get(table)
        await at.one.join(ours, wish())
        await at.one.do(ours, HOST, messages.Start())
        await at.one.do(ours, HOST, messages.Leave())
        await settle()
        await at.one.do(ours, GUEST, messages.Leave())
        assert ours.table.phase == "over"
        await at.two.get(table)
        done = await at.two.do(theirs, GUEST, messages.Rematch())
        again = await at.one.do(await at.one.get(table), HOST, messages.Rematch())
        assert done.table == again.table == theirs.table.rematch
        assert done.table in at.store.logs
        assert [seat.name for seat in (await at.one.get(done.table or "")).table.seats] == ["Anna", "Béla"]

    run(test)


def test_idle_tables_above_the_limit_are_forgotten_and_watched_ones_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_service, "MOST_IDLE", -98)

    async def test(at: Processes) -> None:
        names = [f"TABLE00{number}" for number in range(5)]
        first = at.store.logs[await at.open()]
        at.store.logs |= {name: list(first) for name in names}
        kept, _ = await watching(at.one, names[0], None)
        (await at.one.get(names[1])).thinking = (1, 0)
        assert at.one.metrics.tables == 2
        unsettled = await at.one.get(names[2])
        assert at.one.metrics.tables == 2  # neither watched nor at work: forgotten at once
        assert await at.one.get(names[2]) is not unsettled
        assert await at.one.get(names[0]) is kept

    run(test)


def test_carried_seats_are_taken_until_the_code_expires() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        await refuses(No.CARRY, at.one.carry(()))
        await refuses(No.SECRET, at.one.carry((messages.Holding(table, OTHER),)))
        carried = await at.one.carry((messages.Holding(table, HOST),))
        at.time += carried.seconds * 1000
        assert await at.two.take_over(messages.TakeOver(carried.code, OTHER)) == [messages.Seated(table, 0)]
        at.time += 1
        late = at.one.take_over(messages.TakeOver(carried.code, OTHER))
        await refuses(No.CARRY, late)

    run(test)


def test_revoke_invalidates_a_code_made_before() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        holding = messages.Holding(table, HOST)
        carried = await at.one.carry((holding,))
        assert await at.two.revoke_devices((holding,)) == [messages.Seated(table, 0)]
        assert await at.one.take_over(messages.TakeOver(carried.code, OTHER)) == []
        newer = await at.one.carry((holding,))
        assert await at.two.take_over(messages.TakeOver(newer.code, OTHER)) == [messages.Seated(table, 0)]

    run(test)


def test_failed_task_is_logged_and_a_cancelled_one_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise ValueError

    async def waits() -> None:
        await asyncio.sleep(60)

    async def test(at: Processes) -> None:
        at.one.spawn(waits())
        for task in at.one._tasks:
            task.cancel()
        await settle()
        assert not caplog.records
        at.one.spawn(fails())
        await settle()
        assert [each.message for each in caplog.records] == ["task failed"]
        assert not at.one._tasks

    run(test)


def test_turn_time_is_measured_for_turns_only() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        ours = await at.one.get(table)
        await at.one.join(ours, wish())
        done = await at.one.do(ours, HOST, messages.Start())
        assert done == messages.Done(0, ours.table.number)
        assert sum(at.one.metrics.turn_seconds.counts) == 0
        assert ours.table.game is not None
        at_start = ours.table.game.position
        first = legal(at_start)[0]
        assert isinstance(first, Place)
        play = messages.PlayAction(0, action_text(first))
        await at.one.do(ours, (HOST, GUEST)[at_start.mover], play)
        assert sum(at.one.metrics.turn_seconds.counts) == 1

    run(test)


def test_unsettled_table_is_read_before_a_command_is_judged() -> None:
    async def test(at: Processes) -> None:
        table = await at.open()
        alone = at.tables(LocalRelay())
        found = await alone.get(table)
        await at.one.join(await at.one.get(table), wish())
        found.settled = False
        await alone.act(found, lambda known, now: commands.decide(known, 0, messages.Start(), now))
        assert found.table.phase == "playing"
        assert alone.metrics.appends["refused"] == 0

    run(test)


def test_table_without_a_clock_has_no_time_left_to_count() -> None:
    async def test(at: Processes) -> None:
        ours = await at.one.get(await at.open())
        await at.one.join(ours, wish())
        await at.one.do(ours, HOST, messages.Start())
        assert ours.table.left == (0, 0)

    run(test)


def test_log_that_does_not_begin_with_a_creation_is_refused() -> None:
    with pytest.raises(ValueError, match="begins"):
        created("ABCDEFGH", events.Closed(at=NOON))


def test_steady_clock_counts_milliseconds_since_1970_and_ignores_a_changed_system_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_service, "time", lambda: 1234.5678)
    monkeypatch.setattr(table_service, "monotonic", lambda: 10.0)
    clock = Tables(MemoryStore(), LocalRelay(), Inline(), Metrics()).now
    assert clock() == 1_234_567
    monkeypatch.setattr(table_service, "monotonic", lambda: 11.5)
    for jump in (-7200.0, 7200.0):
        monkeypatch.setattr(table_service, "time", lambda jump=jump: 1234.5678 + jump)
        assert clock() == 1_236_067


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
    rematch = events.decode(events.encode(commands.again(table, "s", "w", NOON)))
    assert created("ABCDEFGI", rematch).edition.name == name


def test_long_log_is_replayed_outside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = MemoryStore()
        first = Tables(store, LocalRelay(), Inline(), Metrics(), lambda: NOON)
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=(messages.NewSeat(kind="open"),))
        table = (await first.create(new)).table
        freed = events.encode(events.Freed(at=NOON, seat=1))
        store.logs[table] += [freed] * table_service.MAX_EVENTS_ON_LOOP * 2
        threads = []

        def noted(at: Table, event: events.Event) -> Table:
            threads.append(get_ident())
            return fold(at, event)

        monkeypatch.setattr(table_service, "fold", noted)
        loaded = await Tables(store, LocalRelay(), Inline(), Metrics(), lambda: NOON).get(table)
        assert loaded.table.number == len(store.logs[table])
        await first._reread(await first.get(table))
        assert len(threads) == 4 * table_service.MAX_EVENTS_ON_LOOP
        assert get_ident() not in threads

    asyncio.run(story())


def test_expire_forgets_tables_in_memory_too() -> None:
    async def story() -> None:
        store = MemoryStore()
        tables = Tables(store, LocalRelay(), Inline(), Metrics(), lambda: NOON)
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=(messages.NewSeat(kind="open"),))
        table = (await tables.create(new)).table
        await tables.get(table)
        for days, left in ((29, 1), (31, 0)):
            tables.now = lambda days=days: NOON + days * table_service.DAY_MS  # type: ignore[misc]
            assert await tables.expire(365) == 1 - left
        with pytest.raises(Refuse) as refused:
            await tables.get(table)
        assert refused.value.reason is No.TABLE

    asyncio.run(story())


@pytest.mark.parametrize(("days", "left"), [(0, 1), (365, 0)])
def test_upkeep_deletes_old_tables_unless_all_are_kept(days: int, left: int) -> None:
    async def story() -> None:
        store = MemoryStore()
        tables = Tables(store, LocalRelay(), Inline(), Metrics(), lambda: NOON)
        new = messages.NewTable(edition="qwirkle-pl", secret=HOST, name="Anna", others=(messages.NewSeat(kind="open"),))
        await tables.create(new)
        tables.now = lambda: NOON + 400 * table_service.DAY_MS
        expiring = asyncio.create_task(tables.upkeep.expire(days))
        await settle()
        assert len(store.logs) == left
        expiring.cancel()

    asyncio.run(story())


def test_bot_does_not_move_at_a_table_that_closes_first(caplog: pytest.LogCaptureFixture) -> None:
    """Between scheduling the move and beginning it nothing is waited for but the loop's next turn."""

    async def test(at: Processes) -> None:
        bot = messages.NewSeat(kind="bot", level="random")
        for number in range(50):
            secret = f"{number:022d}"
            seated = await at.one.create(
                messages.NewTable(edition="qwirkle-pl", secret=secret, name="Anna", others=(bot,))
            )
            live = await at.one.get(seated.table)
            before = live.table
            started = reduce(fold, commands.decide(before, 0, messages.Start(), NOON), before)
            if started.bot:
                break
        assert started.bot
        at.one._changed(live, started)
        assert live.thinking is not None
        at.one._changed(live, fold(started, events.Closed(at=NOON)))
        await settle()
        assert live.thinking is None
        assert live.table.phase == "closed"

    run(test)
    assert not caplog.records

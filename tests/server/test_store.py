"""Test both stores: acknowledged entries are stored once and in order, whatever happens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest

from sixfold.server.sqlite import SqliteStore
from sixfold.server.store import Entry, Push, Store, StoreError, open_store
from tests.server.conftest import Postgres
from tests.server.stores import entry, opened, using


def test_append_accepts_only_next_number(url: str) -> None:
    async def write(store: Store) -> None:
        assert await store.read("A") == []
        assert not await store.append(entry("A", 2))
        assert not await store.append(entry("A", 0))
        assert await store.append(entry("A", 1))
        assert not await store.append(entry("A", 1, b"again"))
        assert not await store.append(entry("A", 3))
        assert await store.append(entry("A", 2))
        assert not await store.append(entry("A", 1))

    async def read(store: Store) -> None:
        assert await store.read("A") == [b"A 1", b"A 2"]
        assert await store.read("A", 1) == [b"A 2"]
        assert await store.read("A", 2) == []
        assert await store.read("B") == []
        assert await store.append(entry("A", 3))

    using(url, write, read)


def test_append_stores_all_events_or_none(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append(entry("A", 1, b"1", b"2", b"3"))
        assert not await store.append(entry("A", 3, b"x", b"y"))
        assert await store.append(entry("A", 4, b"4", b"\x00\xff"))
        assert await store.read("A") == [b"1", b"2", b"3", b"4", b"\x00\xff"]
        assert await store.numbers(["A", "B"]) == {"A": 5}
        assert await store.numbers([]) == {}

    using(url, work)


def test_entry_rejects_no_events() -> None:
    with pytest.raises(ValueError, match="events"):
        Entry("A", 1, (), 5)


def test_concurrent_appends_take_each_number_once(url: str) -> None:
    async def work(store: Store) -> None:
        names = [f"T{i:02}" for i in range(30)]
        found = await asyncio.gather(
            *(store.append(entry(name, number)) for number in range(1, 6) for name in names for _ in range(3))
        )
        assert found == [True, False, False] * 150
        for name in names:
            assert await store.read(name) == [f"{name} {number}".encode() for number in range(1, 6)]

    using(url, work)


def test_append_of_two_stores_accepts_one(url: str) -> None:
    async def run() -> None:
        async with opened(url) as one, opened(url) as other:
            for number in range(1, 20):
                found = await asyncio.gather(
                    one.append(entry("A", number, b"one")), other.append(entry("A", number, b"other"))
                )
                assert sorted(found) == [False, True]
                won = b"one" if found[0] else b"other"
                assert (await one.read("A"))[-1] == (await other.read("A"))[-1] == won

    asyncio.run(run())


def test_concurrent_open_of_new_store_works(url: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
        found = await asyncio.gather(*(store.append(entry("A", 1)) for store in stores))
        assert sorted(found) == [False, False, False, True]
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(run())


def test_listed_returns_newest_first(url: str) -> None:
    async def work(store: Store) -> None:
        for at, table in enumerate("ABCD"):
            await store.append(entry(table, 1, at=at, listed=True))
        await store.append(entry("B", 2, at=9, listed=False))
        await store.append(entry("A", 2, at=10, listed=True))
        await store.append(entry("E", 1, at=3, listed=True))
        await store.append(entry("F", 1, at=20))
        assert await store.listed(10) == ["A", "D", "E", "C"]
        assert await store.listed(2) == ["A", "D"]

    using(url, work)


def test_latest_returns_tables_changed_last(url: str) -> None:
    async def work(store: Store) -> None:
        for at, table in enumerate("ABCD"):
            assert await store.append(Entry(table, 1, (b"1",), at))
        assert await store.append(Entry("A", 2, (b"2",), 4))
        assert await store.latest(3) == ["A", "D", "C"]

    using(url, work)


def test_due_returns_longest_overdue_first(url: str) -> None:
    async def work(store: Store) -> None:
        for table, due in (("A", 50), ("B", 10), ("C", None), ("D", 99), ("E", 10)):
            await store.append(entry(table, 1, due=due))
        assert await store.due(50, 10) == [(10, "B"), (10, "E"), (50, "A")]
        assert await store.due(50, 2) == [(10, "B"), (10, "E")]
        assert await store.due(9, 10) == []
        assert await store.due(50, 10, (10, "B")) == [(10, "E"), (50, "A")]
        assert await store.due(50, 10, (50, "A")) == []
        await store.append(entry("B", 2))
        assert await store.due(50, 10) == await store.due(50, 10, (10, "B")) == [(10, "E"), (50, "A")]

    using(url, work)


def test_tables_pages_by_name(url: str) -> None:
    async def work(store: Store) -> None:
        names = ["a", "B", "0", "Z9", "ä", "A-", "A"]
        for name in names:
            await store.append(entry(name, 1))
        found: list[str] = []
        while page := await store.tables(found[-1] if found else "", 2):
            found += page
        assert found == sorted(names)

    using(url, work)


def test_take_returns_offer_to_one_taker_until_it_expires(url: str) -> None:
    async def work(store: Store) -> None:
        await store.offer("c", b"seats", 100)
        await store.offer("c", b"others", 900)
        assert await store.take("d", "phone", 50) is None
        assert await store.take("c", "phone", 100) == b"seats"
        assert await store.take("c", "tablet", 50) is None
        assert await store.take("c", "phone", 50) == b"seats"
        assert await store.take("c", "phone", 101) is None
        await store.offer("e", b"x", 100)
        found = await asyncio.gather(*(store.take("e", str(who), 10) for who in range(10)))
        assert sorted(found, key=bool) == [None] * 9 + [b"x"]

    using(url, work)


def test_pushes_keep_newest_of_each_seat_and_die_with_their_table(url: str) -> None:
    async def work(store: Store) -> None:
        assert not await store.add_push(Push("A", 0, "d", 5, b""), 2)
        assert await store.append(entry("A", 1, at=10))
        pushes = [Push("A", seat, f"device {at}", at, b"\x00\xff") for seat in (0, 1) for at in (3, 1, 2)]
        for each in pushes:
            assert await store.add_push(each, 2)
        kept = sorted((each for each in pushes if each.at > 1), key=lambda each: each.at)
        assert sorted(await store.pushes("A"), key=lambda each: (each.at, each.seat)) == kept
        again = Push("A", 0, "device 2", 9, b"new keys")
        assert await store.add_push(again, 2)
        await store.remove_push("A", 1, "device 2")
        await store.remove_push("A", 1, "device 2")
        await store.remove_push("B", 0, "device 2")
        assert await store.pushes("A") == [pushes[0], pushes[3], again]
        assert await store.pushes("B") == []
        assert await store.expire(100, 50, 50, 10, 9) == ["A"]
        assert await store.pushes("A") == []

    using(url, work)


def test_cancelled_append_is_still_stored(url: str) -> None:
    async def work(store: Store) -> None:
        task = asyncio.create_task(store.append(entry("A", 1)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not await store.append(entry("A", 1, b"other"))
        assert await store.read("A") == [b"A 1"]

    using(url, work)


def test_close_finishes_appends_then_rejects(url: str) -> None:
    async def write(store: Store) -> None:
        tasks = [asyncio.create_task(store.append(entry("A", number))) for number in range(1, 50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [True] * 49
        for late in (store.append(entry("A", 50)), store.read("A"), store.offer("c", b"", 1)):
            with pytest.raises(StoreError, match="closed"):
                await late

    async def read(store: Store) -> None:
        assert len(await store.read("A")) == 49

    using(url, write, read)


def test_failing_entry_does_not_affect_others(url: str) -> None:
    async def work(store: Store) -> None:
        entries = [entry("A", 1), entry("B", 1, at=1 << 80), entry("C", 1), entry("A", 2)]
        found = await asyncio.gather(*map(store.append, entries), return_exceptions=True)
        assert isinstance(found[1], StoreError)
        assert found[1].key == "failed"
        assert [found[0], *found[2:]] == [True] * 3
        assert await store.numbers("ABC") == {"A": 2, "C": 1}

    using(url, work)


def test_full_disk_raises_and_later_appends_work(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert await store.append(entry("A", 1))
        store._writer.execute("PRAGMA max_page_count = 1")
        found = await asyncio.gather(
            *(store.append(entry(name, 1, bytes(10_000))) for name in "BC"), return_exceptions=True
        )
        assert all(isinstance(each, StoreError) and each.key == "failed" for each in found)
        assert await store.tables("", 9) == ["A"]
        store._writer.execute("PRAGMA max_page_count = 100000")
        assert await store.append(entry("B", 1, bytes(10_000)))

    using(str(tmp_path / "tables.db"), work)


@pytest.mark.parametrize("how", ["restarted", "hung up"])
def test_store_works_again_after_database_restart(how: str, postgres: Postgres) -> None:
    url = postgres.new_database()

    async def write(store: Store, number: int) -> bool:
        """As a server does it: if it is not known what happened, read."""
        try:
            return await store.append(entry("A", number))
        except StoreError:
            return False

    async def run() -> None:
        async with opened(url) as store:
            for number in range(1, 4):
                assert await store.append(entry("A", number))
            assert len(await store.read("A")) == 3
            if how == "restarted":
                await asyncio.to_thread(postgres.restart)
            else:
                query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sixfold'"
                await asyncio.to_thread(postgres.run, query, url)
            assert len(await store.read("A")) == 3
            if not await write(store, 4) and len(await store.read("A")) == 3:
                assert await write(store, 4)
            assert await store.append(entry("A", 5))
            assert await store.read("A", 3) == [b"A 4", b"A 5"]

    asyncio.run(run())


def test_append_in_flight_fails_when_database_stops(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def run() -> None:
        async with opened(url) as store:
            assert await store.append(entry("A", 1))
            other = await asyncpg.connect(url)
            async with other.transaction():
                await other.execute("SELECT FROM tables WHERE id = 'A' FOR UPDATE")
                waiting = asyncio.create_task(store.append(entry("A", 2)))
                query = (
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'sixfold' AND wait_event_type = 'Lock'"
                )
                while not await other.fetch(query):
                    await asyncio.sleep(0.01)
                with pytest.raises(StoreError, match="failed"):
                    await waiting
            await other.close()
            assert await store.read("A") == [b"A 1"]
            assert await store.append(entry("A", 2))

    asyncio.run(run())


def test_shown_hides_password() -> None:
    with pytest.raises(StoreError) as refusal:
        asyncio.run(open_store("postgresql://ann:hush@127.0.0.1:1/db?password=hush"))
    assert refusal.value.key == "cannot"
    assert refusal.value.value == "postgresql://127.0.0.1:1/db"


def test_expire_deletes_tables_that_were_not_changed_for_long(url: str) -> None:
    async def work(store: Store) -> None:
        for name, at, count in (("LONGAGO", 10, 20), ("BRIEF", 60, 2), ("LONGER", 60, 20), ("RECENT", 200, 2)):
            assert await store.append(Entry(name, 1, tuple(b"%d" % number for number in range(count)), at))
        await store.offer("code", b"data", 90)
        await store.offer("other", b"data", 10**9)
        assert await store.expire(100, 50, 100, 10, 1) == ["LONGAGO"]
        assert await store.expire(100, 50, 100, 10, 9) == ["BRIEF"]
        assert await store.expire(100, 50, 100, 10, 9) == []
        assert await store.tables("", 9) == ["LONGER", "RECENT"]
        assert await store.read("LONGAGO") == []
        assert len(await store.read("LONGER")) == 20
        assert await store.take("code", "me", 80) is None
        assert await store.take("other", "me", 80) == b"data"
        assert await store.append(entry("BRIEF", 1))  # the name is free again

    using(url, work)

"""Store tables in PostgreSQL: one task writes, and commits everything that has arrived meanwhile at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .migrate import prepare_postgres
from .store import CHECK_MS, FIRST_DUE, NEVER_MS, Due, Entry, Push, StoreError, shown

try:
    import asyncpg
except ImportError:
    raise StoreError("package", "asyncpg") from None

if TYPE_CHECKING:
    from asyncpg import Connection, Pool, Record
    from asyncpg.pool import PoolConnectionProxy

MAX_COMMIT_ENTRIES: Final = 1_000
"""Entries in one commit."""
READERS: Final = 8
TIMEOUT_SECONDS: Final = 10.0
"""Seconds for one connection or one commit, before it counts as failed."""
SETTINGS: Final = {
    "application_name": "sixfold",
    # A client that holds a lock and has disappeared must not stop the others for long.
    "idle_in_transaction_session_timeout": "10s",
    "lock_timeout": "5s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, OverflowError)
"""What an unreachable, restarting or full database raises."""

NEW_TABLES: Final = """
    INSERT INTO tables (id, number, listed, updated)
    SELECT id, 0, false, 0 FROM unnest($1::text[]) AS new (id) ORDER BY id ON CONFLICT DO NOTHING"""
NUMBERS: Final = "SELECT id, number FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"
"""In the order of their names, so that two processes never wait for each other."""
EXPIRED: Final = """
    SELECT id FROM tables
    WHERE updated < greatest($1::bigint, $2::bigint) AND (updated < $1 OR number < $3::int) AND number > 0
    ORDER BY updated LIMIT $4 FOR UPDATE SKIP LOCKED"""
SET_VALUE: Final = """
    INSERT INTO carries (code, data, expires, taken_by) VALUES ($1, $2, $3, '')
    ON CONFLICT (code) DO UPDATE SET data = excluded.data, expires = excluded.expires"""
ADD_PUSH: Final = """
    INSERT INTO pushes (table_id, seat, id, at, data) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id, seat, id) DO UPDATE SET at = excluded.at, data = excluded.data"""
DROP_PUSHES: Final = """
    DELETE FROM pushes WHERE table_id = $1 AND seat = $2 AND id NOT IN (
        SELECT id FROM pushes WHERE table_id = $1 AND seat = $2 ORDER BY at DESC, id LIMIT $3)"""
ADD: Final = """
    WITH added AS (
        INSERT INTO events (table_id, number, at, data)
        SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[]))
    UPDATE tables SET number = new.number, listed = new.listed, due = new.due, updated = new.updated
    FROM unnest($5::text[], $6::int[], $7::bool[], $8::bigint[], $9::bigint[]) AS new (id, number, listed, due, updated)
    WHERE tables.id = new.id"""
APPEND: Final = """
    WITH wanted AS (
        SELECT * FROM unnest($5::text[], $6::int[], $7::int[], $8::bool[], $9::bigint[], $10::bigint[])
        AS wanted (id, before, number, listed, due, updated)),
    locked AS MATERIALIZED (SELECT id FROM tables WHERE id = ANY($5::text[]) ORDER BY id FOR UPDATE),
    changed AS (
        UPDATE tables SET number = new.number, listed = new.listed, due = new.due, updated = new.updated
        FROM wanted AS new JOIN locked USING (id)
        WHERE tables.id = new.id AND tables.number = new.before RETURNING tables.id),
    added AS (
        INSERT INTO events (table_id, number, at, data)
        SELECT id, number, at, data FROM changed
        JOIN unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[]) AS new (id, number, at, data) USING (id))
    SELECT id FROM changed"""
"""Append to different tables that exist, in one round trip. A row that another process has just changed is compared
again when its lock is free."""
_T = TypeVar("_T")


async def connect(url: str, patience: float | None = TIMEOUT_SECONDS) -> Connection[Record]:
    """Return a connection with that timeout for each answer; raise StoreError."""
    try:
        return await asyncpg.connect(url, timeout=TIMEOUT_SECONDS, command_timeout=patience, server_settings=SETTINGS)
    except (*FAILURES, ValueError) as error:
        raise StoreError("cannot", shown(url)) from error


async def _leave_as_it_is(_: object) -> None:
    """Skip the reset of a connection: no query here leaves anything behind, and it would cost a round trip."""


class PostgresStore:
    """`Store` on a database. Any number of processes may share one."""

    def __init__(self, url: str, pool: Pool[Record]) -> None:
        self._url = url
        self._pool = pool
        self._writer: Connection[Record] | None = None
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._write(), name="writer")

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Open the store of a database, which may be empty; raise StoreError if it is not ours."""
        connection = await connect(url, patience=None)  # a migration may take long
        try:
            await prepare_postgres(connection, shown(url))
            pool = await asyncpg.create_pool(
                url,
                min_size=0,
                max_size=READERS,
                reset=_leave_as_it_is,
                timeout=TIMEOUT_SECONDS,
                command_timeout=TIMEOUT_SECONDS,
                server_settings=SETTINGS,
            )
        except FAILURES as error:
            raise StoreError("cannot", shown(url)) from error
        finally:
            await connection.close()
        return cls(url, pool)

    async def append(self, entry: Entry) -> bool:
        if self._closed:
            raise StoreError("closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        # The caller may be cancelled; what it requested is done nevertheless, and counts.
        return await asyncio.shield(done)

    async def offer(self, code: str, data: bytes, expires: int) -> None:
        query = "INSERT INTO carries (code, data, expires) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._ask(lambda: self._pool.execute(query, code, data, expires))

    async def take(self, code: str, by: str, now: int) -> bytes | None:
        query = (
            "UPDATE carries SET taken_by = $2 WHERE code = $1 AND expires >= $3"
            " AND (taken_by IS NULL OR taken_by = $2) RETURNING data"
        )
        await self._ask(lambda: self._pool.execute("DELETE FROM carries WHERE expires < $1", now))
        # Harmless to repeat: the same one may take it again.
        found: bytes | None = await self._ask(lambda: self._pool.fetchval(query, code, by, now))
        return found

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT data FROM events WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [row[0] for row in await self._select(query, table, after)]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        query = "SELECT id, number FROM tables WHERE id = ANY($1::text[])"
        return {row[0]: row[1] for row in await self._select(query, list(tables))}

    async def listed(self, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE listed ORDER BY updated DESC, id LIMIT $1"
        return [row[0] for row in await self._select(query, limit)]

    async def latest(self, limit: int) -> list[str]:
        query = "SELECT id FROM tables ORDER BY updated DESC, id LIMIT $1"
        return [row[0] for row in await self._select(query, limit)]

    async def due(self, before: int, limit: int, after: Due = FIRST_DUE) -> list[Due]:
        query = "SELECT due, id FROM tables WHERE due <= $1 AND (due, id) > ($2, $3) ORDER BY due, id LIMIT $4"
        return [(row[0], row[1]) for row in await self._select(query, before, *after, limit)]

    async def tables(self, after: str, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return [row[0] for row in await self._select(query, after, limit)]

    async def add_push(self, push: Push, keep: int) -> bool:
        async def work() -> bool:
            async with self._pool.acquire() as connection, connection.transaction():
                # One device of a seat after the other: at the same time, none would see the others.
                if not await connection.fetchval("SELECT id FROM tables WHERE id = $1 FOR NO KEY UPDATE", push.table):
                    return False
                await connection.execute(ADD_PUSH, push.table, push.seat, push.device, push.at, push.data)
                await connection.execute(DROP_PUSHES, push.table, push.seat, keep)
                return True

        return await self._ask(work)

    async def pushes(self, table: str) -> list[Push]:
        query = "SELECT table_id, seat, id, at, data FROM pushes WHERE table_id = $1 ORDER BY at, id"
        return [Push(*row) for row in await self._select(query, table)]

    async def remove_push(self, table: str, seat: int, device: str) -> None:
        query = "DELETE FROM pushes WHERE table_id = $1 AND seat = $2 AND id = $3"
        await self._ask(lambda: self._pool.execute(query, table, seat, device))

    async def expire(self, now: int, before: int, brief_before: int, brief: int, limit: int) -> list[str]:
        async def work() -> list[str]:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("DELETE FROM carries WHERE expires < $1", now)
                rows = await connection.fetch(EXPIRED, before, brief_before, brief, limit)
                names = [row[0] for row in rows]
                await _delete(connection, names)
                return names

        return await self._ask(work)

    async def delete(self, table: str) -> bool:
        async def work() -> bool:
            async with self._pool.acquire() as connection, connection.transaction():
                found = await connection.fetchval("SELECT id FROM tables WHERE id = $1 FOR UPDATE", table)
                await _delete(connection, [table])
                return found is not None

        return await self._ask(work)

    async def rewrite(self, table: str, changed: Mapping[int, bytes]) -> None:
        query = "UPDATE events SET data = $1 WHERE table_id = $2 AND number = $3"
        rows = [(data, table, number) for number, data in changed.items()]
        await self._ask(lambda: self._pool.executemany(query, rows))

    async def value(self, name: str) -> bytes | None:
        rows = await self._select("SELECT data FROM carries WHERE code = $1", name)
        return rows[0][0] if rows else None

    async def set_value(self, name: str, data: bytes) -> None:
        await self._ask(lambda: self._pool.execute(SET_VALUE, name, data, NEVER_MS))

    async def check(self, process: str, now: int) -> None:
        await self._ask(lambda: self._pool.execute(SET_VALUE, f"check {process}", b"", now + CHECK_MS))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._wake.set()
        await self._task
        await self._hang_up()
        with suppress(*FAILURES):
            await asyncio.wait_for(self._pool.close(), TIMEOUT_SECONDS)

    async def _select(self, query: str, *arguments: object) -> list[Record]:
        return await self._ask(lambda: self._pool.fetch(query, *arguments))

    async def _ask(self, work: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
        """Do something that is harmless to repeat, a second time if the first fails.

        After a restart of the database, the pool may return a connection that is already closed.
        """
        if self._closed:
            raise StoreError("closed")
        try:
            try:
                return await work()
            except FAILURES:
                await self._pool.expire_connections()
                return await work()
        except FAILURES as error:
            raise StoreError("failed", _why(error)) from error

    async def _write(self) -> None:
        """Run the writer's task until the store is closed and everything before that is written."""
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._waiting[:MAX_COMMIT_ENTRIES]:
                del self._waiting[:MAX_COMMIT_ENTRIES]
                _answer(batch, await self._commit([entry for entry, _ in batch]))

    async def _commit(self, entries: list[Entry]) -> Sequence[bool | StoreError]:
        """Append in one transaction; return for each whether it was accepted, or the error that left it unknown."""
        try:
            if self._writer is None or self._writer.is_closed():
                self._writer = await connect(self._url)
            return await asyncio.wait_for(_append(self._writer, entries), TIMEOUT_SECONDS)
        except StoreError as error:
            return [StoreError("failed", error.value) for _ in entries]
        except Exception as error:  # whatever it was, everyone who waits must be notified
            if len(entries) == 1 or not isinstance(error, (asyncpg.DataError, OverflowError)):
                await self._hang_up()
                return [StoreError("failed", _why(error)) for _ in entries]
        # What cannot be stored is the fault of one entry, for which the others do not pay.
        return [found for entry in entries for found in await self._commit([entry])]

    async def _hang_up(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            with suppress(*FAILURES):
                await writer.close(timeout=1)


def _answer(batch: list[tuple[Entry, asyncio.Future[bool]]], found: Sequence[bool | StoreError]) -> None:
    for (_, done), what in zip(batch, found, strict=True):
        if done.done():
            continue
        if isinstance(what, StoreError):
            done.set_exception(what)
        else:
            done.set_result(what)


def _why(error: Exception) -> str:
    """Return an error without what a database adds about the rows, which may contain secrets."""
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"


async def _delete(connection: Connection[Record] | PoolConnectionProxy[Record], tables: list[str]) -> None:
    await connection.execute("DELETE FROM events WHERE table_id = ANY($1::text[])", tables)
    await connection.execute("DELETE FROM tables WHERE id = ANY($1::text[])", tables)


async def _append(connection: Connection[Record], entries: list[Entry]) -> list[bool]:
    if all(entry.number > 1 for entry in entries) and len({entry.table for entry in entries}) == len(entries):
        before = [(each.table, each.number - 1, each.last, each.listed, each.due, each.at) for each in entries]
        stored = {row[0] for row in await connection.fetch(APPEND, *_columns(_events(entries)), *_columns(before))}
        return [entry.table in stored for entry in entries]
    async with connection.transaction():
        if new := sorted({entry.table for entry in entries if entry.number == 1}):
            await connection.execute(NEW_TABLES, new)
        rows = await connection.fetch(NUMBERS, sorted({entry.table for entry in entries}))
        numbers: dict[str, int] = {row[0]: row[1] for row in rows}
        accepted = []
        for entry in entries:
            accepted.append(numbers.get(entry.table) == entry.number - 1)
            if accepted[-1]:
                numbers[entry.table] = entry.last
        if any(accepted):
            await _insert(connection, [entry for entry, fits in zip(entries, accepted, strict=True) if fits])
    return accepted


async def _insert(connection: Connection[Record], entries: list[Entry]) -> None:
    last = {entry.table: entry for entry in entries}.values()
    after = [(entry.table, entry.last, entry.listed, entry.due, entry.at) for entry in last]
    await connection.execute(ADD, *_columns(_events(entries)), *_columns(after))


def _events(entries: list[Entry]) -> list[tuple[str, int, int, bytes]]:
    return [
        (entry.table, number, entry.at, data)
        for entry in entries
        for number, data in enumerate(entry.events, entry.number)
    ]


def _columns(rows: Sequence[tuple[object, ...]]) -> Iterator[list[object]]:
    return map(list, zip(*rows, strict=True))

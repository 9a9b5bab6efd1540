"""Store tables in one SQLite file: one thread writes, and commits everything that has arrived meanwhile at once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from shutil import disk_usage
from threading import Thread
from typing import Any, Final

from msgspec import json

from .migrate import prepare_sqlite
from .store import CHECK_MS, FIRST_DUE, NEVER_MS, Due, Entry, Push, StoreError

MAX_COMMIT_JOBS: Final = 1_000
"""Jobs in one commit."""
MIN_FREE_BYTES: Final = 256 << 10
"""Free space without which the store counts as full: less would not hold a large commit."""

Work = Entry | Callable[[sqlite3.Connection], object]

NUMBERS: Final = "SELECT json_group_object(id, number) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
TABLES: Final = """
    INSERT INTO tables (id, number, listed, due, updated)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM json_each(?) WHERE true
    ON CONFLICT (id) DO UPDATE SET
        number = excluded.number, listed = excluded.listed, due = excluded.due, updated = excluded.updated"""
EXPIRED: Final = """
    SELECT id FROM tables WHERE updated < max(?1, ?2) AND (updated < ?1 OR number < ?3) ORDER BY updated LIMIT ?4"""
SET_VALUE: Final = """
    INSERT INTO carries (code, data, expires, taken_by) VALUES (?, ?, ?, '')
    ON CONFLICT (code) DO UPDATE SET data = excluded.data, expires = excluded.expires"""
"""Values are kept among the codes, each under a digest or a name that no code can have."""
ADD_PUSH: Final = """
    INSERT INTO pushes (table_id, seat, id, at, data) SELECT id, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1
    ON CONFLICT (table_id, seat, id) DO UPDATE SET at = excluded.at, data = excluded.data"""
DROP_PUSHES: Final = """
    DELETE FROM pushes WHERE table_id = ?1 AND seat = ?2 AND id NOT IN (
        SELECT id FROM pushes WHERE table_id = ?1 AND seat = ?2 ORDER BY at DESC, id LIMIT ?3)"""
EVENTS: Final = """
    INSERT INTO events (table_id, number, at, data)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        substr(?1, json_extract(value, '$[3]'), json_extract(value, '$[4]'))
    FROM json_each(?2)"""
"""The data of all events are one blob, since JSON holds no bytes; each row says where its own are."""


class _Job:
    """Something to write, and who waits for it to be on disk."""

    __slots__ = ("done", "loop", "work")

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()


def connect(path: str) -> sqlite3.Connection:
    """Return a connection that is durable: what is committed is on disk."""
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


class SqliteStore:
    """`Store` on a file."""

    def __init__(self, path: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._path = path
        self._writer = connect(path)
        self._reader = connect(path)
        for each in (self._writer, self._reader):
            each.execute("SELECT 1 FROM tables LIMIT 1")  # opens the write-ahead log
        self._files = _files(path)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._thread = Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: str) -> SqliteStore:
        """Open the store of a file, which is created if missing; raise StoreError if it is something else."""
        try:
            await asyncio.to_thread(prepare_sqlite, Path(path))
            return cls(path)
        except sqlite3.DatabaseError as error:
            raise StoreError("cannot", path) from error

    async def append(self, entry: Entry) -> bool:
        stored: bool = await self._ask(entry)
        return stored

    async def offer(self, code: str, data: bytes, expires: int) -> None:
        await self._ask(
            lambda connection: connection.execute(
                "INSERT INTO carries (code, data, expires) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (code, data, expires),
            )
        )

    async def take(self, code: str, by: str, now: int) -> bytes | None:
        def work(connection: sqlite3.Connection) -> bytes | None:
            connection.execute("DELETE FROM carries WHERE expires < ?", (now,))
            row = connection.execute(
                "UPDATE carries SET taken_by = ? WHERE code = ? AND (taken_by IS NULL OR taken_by = ?) RETURNING data",
                (by, code, by),
            ).fetchone()
            return row[0] if row else None

        found: bytes | None = await self._ask(work)
        return found

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT data FROM events WHERE table_id = ? AND number > ? ORDER BY number"
        return [row[0] for row in await self._select(query, (table, after))]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        query = "SELECT id, number FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        return dict(await self._select(query, (_text(list(tables)),)))

    async def listed(self, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE listed ORDER BY updated DESC, id LIMIT ?"
        return [row[0] for row in await self._select(query, (limit,))]

    async def latest(self, limit: int) -> list[str]:
        query = "SELECT id FROM tables ORDER BY updated DESC, id LIMIT ?"
        return [row[0] for row in await self._select(query, (limit,))]

    async def due(self, before: int, limit: int, after: Due = FIRST_DUE) -> list[Due]:
        query = "SELECT due, id FROM tables WHERE due <= ? AND (due, id) > (?, ?) ORDER BY due, id LIMIT ?"
        return list(await self._select(query, (before, *after, limit)))

    async def tables(self, after: str, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return [row[0] for row in await self._select(query, (after, limit))]

    async def add_push(self, push: Push, keep: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            added = connection.execute(ADD_PUSH, (push.table, push.seat, push.device, push.at, push.data)).rowcount
            connection.execute(DROP_PUSHES, (push.table, push.seat, keep))
            return bool(added)

        added: bool = await self._ask(work)
        return added

    async def pushes(self, table: str) -> list[Push]:
        query = "SELECT table_id, seat, id, at, data FROM pushes WHERE table_id = ? ORDER BY at, id"
        return [Push(*row) for row in await self._select(query, (table,))]

    async def remove_push(self, table: str, seat: int, device: str) -> None:
        query = "DELETE FROM pushes WHERE table_id = ? AND seat = ? AND id = ?"
        await self._ask(lambda connection: connection.execute(query, (table, seat, device)))

    async def expire(self, now: int, before: int, brief_before: int, brief: int, limit: int) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            connection.execute("DELETE FROM carries WHERE expires < ?", (now,))
            rows = connection.execute(EXPIRED, (before, brief_before, brief, limit)).fetchall()
            _delete(connection, rows)
            return [row[0] for row in rows]

        found: list[str] = await self._ask(work)
        return found

    async def delete(self, table: str) -> bool:
        found: int = await self._ask(lambda connection: _delete(connection, [(table,)]))
        return bool(found)

    async def rewrite(self, table: str, changed: Mapping[int, bytes]) -> None:
        rows = [(data, table, number) for number, data in changed.items()]
        query = "UPDATE events SET data = ? WHERE table_id = ? AND number = ?"

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("PRAGMA secure_delete = ON")  # what is erased is not left in the file
            connection.executemany(query, rows)

        await self._ask(work)

    async def value(self, name: str) -> bytes | None:
        rows = await self._select("SELECT data FROM carries WHERE code = ?", (name,))
        return rows[0][0] if rows else None

    async def set_value(self, name: str, data: bytes) -> None:
        await self._ask(lambda connection: connection.execute(SET_VALUE, (name, data, NEVER_MS)))

    async def check(self, process: str, now: int) -> None:
        folder = Path(self._path).absolute().parent
        try:
            free = (await asyncio.to_thread(disk_usage, folder)).free
        except OSError as error:
            raise StoreError("failed", str(error)) from error
        if free < MIN_FREE_BYTES:
            raise StoreError("failed", f"{free} bytes free")
        row = (f"check {process}", b"", now + CHECK_MS)
        await self._ask(lambda connection: connection.execute(SET_VALUE, row))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._reader.close()
        self._writer.close()

    async def _select(self, query: str, arguments: tuple[object, ...]) -> list[Any]:
        def work() -> list[Any]:
            try:
                found = self._reader.execute(query, arguments).fetchall()
                self._check_files()
                return found
            except sqlite3.Error as error:
                raise StoreError("failed", str(error)) from error

        if self._closed:
            raise StoreError("closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _ask(self, work: Work) -> Any:
        if self._closed:
            raise StoreError("closed")
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        # The caller may be cancelled; what it requested is done nevertheless, and counts.
        return await job.done

    def _write(self) -> None:
        """Run the writer's thread until it is stopped and everything before that is written."""
        ended = False
        while not ended:
            jobs: list[_Job] = []
            following = self._jobs.get()
            while following is not None:
                jobs.append(following)
                if self._jobs.empty() or len(jobs) == MAX_COMMIT_JOBS:
                    break
                following = self._jobs.get()
            ended = following is None
            if jobs:
                _answer(jobs, self._commit(jobs))

    def _check_files(self) -> None:
        """Raise StoreError unless the open files are still those in the folder.

        A deleted file can be written as long as it is open, and what is in it is lost with the process.
        """
        if _files(self._path) != self._files:
            raise StoreError("missing", self._path)

    def _commit(self, jobs: list[_Job]) -> list[object]:
        """Do all jobs in one transaction; what each found, or the error that undid them all."""
        try:
            self._check_files()
            self._writer.execute("BEGIN IMMEDIATE")
            found = _do(self._writer, jobs)
            self._writer.execute("COMMIT")
            self._check_files()
            return found
        except StoreError as error:
            return [error for _ in jobs]
        except Exception as error:  # whatever it was: nothing is written, and everyone who waits must be notified
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            # A full disk is everybody's trouble. Anything else is the fault of one, for which the others do not pay.
            if isinstance(error, sqlite3.OperationalError) or len(jobs) == 1:
                return [StoreError("failed", str(error)) for _ in jobs]
        return [each for job in jobs for each in self._commit([job])]


def _files(path: str) -> tuple[tuple[int, int] | None, ...]:
    """Return which files are the database and its write-ahead log, None for one that is not there."""
    return tuple(map(_file, (path, f"{path}-wal")))


def _file(path: str) -> tuple[int, int] | None:
    try:
        status = os.stat(path)  # noqa: PTH116  # a Path would take as long as the system call
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _answer(jobs: list[_Job], found: list[object]) -> None:
    """Tell everyone who waits, with one wake-up for each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, object]]] = {}
    for job, what in zip(jobs, found, strict=True):
        by_loop.setdefault(job.loop, []).append((job, what))
    for loop, pairs in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, pairs)


def _settle(pairs: list[tuple[_Job, object]]) -> None:
    for job, what in pairs:
        if job.done.cancelled():
            continue
        if isinstance(what, Exception):
            job.done.set_exception(what)
        else:
            job.done.set_result(what)


def _text(rows: object) -> str:
    return json.encode(rows).decode()


def _delete(connection: sqlite3.Connection, tables: Sequence[tuple[str]]) -> int:
    """Delete these tables and return how many there were."""
    connection.executemany("DELETE FROM events WHERE table_id = ?", tables)
    return connection.executemany("DELETE FROM tables WHERE id = ?", tables).rowcount


def _do(connection: sqlite3.Connection, jobs: list[_Job]) -> list[object]:
    """Do jobs and return their results."""
    accepted = iter(_append(connection, [job.work for job in jobs if isinstance(job.work, Entry)]))
    return [next(accepted) if isinstance(job.work, Entry) else job.work(connection) for job in jobs]


def _append(connection: sqlite3.Connection, entries: list[Entry]) -> list[bool]:
    """Add all entries whose number is the next one of their table.

    All of them in one statement of each kind: at the end of every one this thread has to wait for its turn again while
    the server's own thread is busy.
    """
    if not entries:
        return []
    found = connection.execute(NUMBERS, (_text([entry.table for entry in entries]),)).fetchone()
    numbers: dict[str, int] = json.decode(found[0])
    accepted = []
    for entry in entries:
        accepted.append(numbers.get(entry.table, 0) == entry.number - 1)
        if accepted[-1]:
            numbers[entry.table] = entry.last
    if any(accepted):
        _insert(connection, [entry for entry, fits in zip(entries, accepted, strict=True) if fits])
    return accepted


def _insert(connection: sqlite3.Connection, entries: list[Entry]) -> None:
    if any(entry.at >> 63 or (entry.due or 0) >> 63 for entry in entries):
        raise OverflowError("a time that SQLite would round")
    after = {entry.table: (entry.table, entry.last, entry.listed, entry.due, entry.at) for entry in entries}
    connection.execute(TABLES, (_text(list(after.values())),))
    rows, place = [], 1
    for entry in entries:
        for number, data in enumerate(entry.events, entry.number):
            rows.append((entry.table, number, entry.at, place, len(data)))
            place += len(data)
    connection.execute(EVENTS, (b"".join(data for entry in entries for data in entry.events), _text(rows)))

"""Copy a whole store at one moment, while it is in use, into a SQLite file that can be served; and restore it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, TypeAlias

from .migrate import (
    check_postgres,
    check_sqlite,
    connect_file,
    new_file,
    prepare_postgres,
    prepare_sqlite,
    start_sqlite,
)
from .store import StoreError, is_postgres, shown, sqlite_file

if TYPE_CHECKING:
    from asyncpg import Connection, Record

Progress: TypeAlias = Callable[[int, int], None]
"""Callback: (done, total)."""
PAGES: Final = 2_000
ROWS: Final = 1_000
TABLES: Final = ("tables", "events", "carries", "pushes")
"""In an order in which nothing refers to what is not there yet."""


async def backup(url: str, file: Path, progress: Progress | None = None) -> None:
    """Copy a store into a new file; raises StoreError, also if there is such a file, and then leaves nothing behind."""
    report = progress or _silent
    if file.exists():
        raise StoreError("exists", str(file))
    try:
        if is_postgres(url):
            await _copy_postgres(url, file, report)
        else:
            await asyncio.to_thread(_copy_sqlite, Path(sqlite_file(url)), file, report)
    except OSError as error:
        raise StoreError("cannot_write", str(file)) from error


async def restore(file: Path, url: str, progress: Progress | None = None) -> int:
    """Fill a store that does not exist yet, or an empty database, with a backup; return how many tables it has.

    All of it or nothing. Raises StoreError, also if there is any table.
    """
    report = progress or _silent
    with TemporaryDirectory() as folder:
        # A copy, because one of an older version is brought to the newest schema first.
        copy = Path(folder) / "backup.db"
        await backup(str(file), copy, report)
        await asyncio.to_thread(prepare_sqlite, copy)
        if is_postgres(url):
            await _fill_postgres(copy, url, report)
        else:
            await backup(str(copy), Path(sqlite_file(url)))
        with closing(connect_file(copy)) as copied:
            return int(copied.execute("SELECT count(*) FROM tables").fetchone()[0])


async def _fill_postgres(source: Path, url: str, report: Progress) -> None:
    from .postgres import FAILURES, connect

    target = await connect(url, patience=None)
    try:
        await prepare_postgres(target, shown(url))
        async with target.transaction():
            await target.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            await target.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            if await target.fetchval("SELECT EXISTS (SELECT FROM tables)"):
                raise StoreError("not_empty", shown(url))
            with closing(connect_file(source)) as old:
                for done, table in enumerate(TABLES):
                    await target.execute(f"DELETE FROM {table}")  # such as the key of a server that has run there
                    rows = old.execute(f"SELECT * FROM {table}")
                    columns = [each[0] for each in rows.description]
                    records = (_record(columns, row) for row in rows)
                    await target.copy_records_to_table(table, records=records, columns=columns)
                    report(done + 1, len(TABLES))
    except FAILURES as error:
        raise StoreError("failed", shown(url)) from error
    finally:
        await target.close(timeout=1)


def _record(columns: list[str], row: tuple[object, ...]) -> tuple[object, ...]:
    """Return a row with the types of PostgreSQL: SQLite has numbers for truth values."""
    return tuple(bool(value) if name == "listed" else value for name, value in zip(columns, row, strict=True))


def _copy_sqlite(source: Path, file: Path, report: Progress) -> None:
    if not source.exists():
        raise StoreError("missing", str(source))
    check_sqlite(source)
    with new_file(file, ours=True) as part, closing(connect_file(source)) as old:
        try:
            with closing(connect_file(part)) as new:
                # As long as this transaction is open the copy is of one moment, and need not start again after a write.
                old.execute("BEGIN")
                old.execute("SELECT number FROM tables LIMIT 1")
                old.backup(new, pages=PAGES, progress=lambda _, left, of: report(of - left, of))
                # Before the file gets its name: all of it, as one file that needs none beside it, and undamaged.
                new.execute("PRAGMA journal_mode = DELETE")
                if new.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                    raise StoreError("broken", str(source))
        except sqlite3.DatabaseError as error:
            raise _problem(error, source, file) from error


def _problem(error: sqlite3.DatabaseError, source: Path, file: Path) -> StoreError:
    if error.sqlite_errorcode in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreError("broken", str(source))
    return StoreError("cannot_write", str(file))


async def _copy_postgres(url: str, file: Path, report: Progress) -> None:
    from .postgres import FAILURES, connect

    source = await connect(url, patience=None)
    try:
        async with source.transaction(isolation="repeatable_read", readonly=True):
            await source.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            version = await check_postgres(source, shown(url))
            if version is None:
                raise StoreError("missing", shown(url))
            with new_file(file, ours=True) as part, closing(connect_file(part)) as new:
                start_sqlite(new, version)
                await _copy_rows(source, new, report)
    except sqlite3.DatabaseError as error:
        raise StoreError("cannot_write", str(file)) from error
    except FAILURES as error:
        if isinstance(error, OSError) and not isinstance(error, ConnectionError | TimeoutError):
            raise
        raise StoreError("failed", shown(url)) from error
    finally:
        await source.close(timeout=1)


async def _copy_rows(source: Connection[Record], new: sqlite3.Connection, report: Progress) -> None:
    there = {row[0] for row in new.execute("SELECT name FROM sqlite_master")}  # an older schema has fewer
    tables = [table for table in TABLES if table in there]
    of = await source.fetchval(f"SELECT {' + '.join(f'(SELECT count(*) FROM {table})' for table in tables)}")
    done = 0
    new.execute("BEGIN")
    for table in tables:
        # Whatever the schema is, the new file has the same.
        columns = [row[1] for row in new.execute(f"PRAGMA table_info({table})")]
        insert = f"INSERT INTO {table} ({','.join(columns)}) VALUES ({','.join('?' * len(columns))})"
        rows: list[tuple[object, ...]] = []
        async for row in source.cursor(f"SELECT {','.join(columns)} FROM {table}", prefetch=ROWS):
            rows.append(tuple(row))
            if len(rows) == ROWS:
                new.executemany(insert, rows)
                done += len(rows)
                report(done, of)
                rows = []
        new.executemany(insert, rows)
        done += len(rows)
    new.execute("COMMIT")
    report(done, of)


def _silent(_done: int, _of: int) -> None:
    pass

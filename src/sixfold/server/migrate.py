"""Bring a store to the newest schema; refuse a foreign file before anything is written to it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from io import StringIO
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, Literal

from .store import StoreError

if TYPE_CHECKING:
    from asyncpg import Connection, Record

SCRIPTS: Final = Path(__file__).parent / "migrations"
SCHEMAS: Final = tuple(sorted(file.name[1:5] for file in (SCRIPTS / "versions").glob("v*.py")))
"""Every schema there has been, the oldest first."""
NEWEST: Final = SCHEMAS[-1]
VERSION_TABLE: Final = "sixfold_schema"
APPLICATION_ID: Final = int.from_bytes(b"6fld", "big")
"""By which a SQLite file says whose it is."""
MAGIC: Final = b"SQLite format 3\0"
CHECKED_BYTES: Final = 128 << 20
"""Up to this size a file is looked through for damage at every start; that of a larger one would take too long."""
LOCK: Final = 0x6F6C_6473_6978
"""PostgreSQL's number of the lock under which one process at a time migrates."""

_one_at_a_time: Final = Lock()
"""Alembic keeps what it is doing where every thread sees it."""


@cache
def statements(dialect: Literal["sqlite", "postgresql"], before: str | None, after: str = NEWEST) -> tuple[str, ...]:
    """Return the SQL that leads from one schema (None: from nothing) to another."""
    # Imported here: this takes most of a second, and hardly any start needs it.
    from alembic import command
    from alembic.config import Config

    written = StringIO()
    config = Config(output_buffer=written)
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("dialect", dialect)
    config.set_main_option("version_table", VERSION_TABLE)
    with _one_at_a_time:
        command.upgrade(config, f"{before}:{after}" if before else after, sql=True)
    found, text = [], ""
    for line in written.getvalue().splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            found.append(text)
            text = ""
    return tuple(found)


# SQLite


def prepare_sqlite(path: Path) -> None:
    """Have a database of the newest schema in this file, which is made if it is not there; raises StoreError."""
    try:
        if not path.exists():
            make_sqlite(path)
        version = check_sqlite(path)
        if version != NEWEST:
            with closing(connect_file(path)) as connection:
                _upgrade(connection)
    except OSError as error:
        raise StoreError("cannot", str(path)) from error


def check_sqlite(path: Path) -> str:
    """Return the schema of a file, which is only read; raise StoreError if it is not ours, damaged or too new."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as error:
        raise StoreError("cannot", str(path)) from error
    if not header:
        raise StoreError("empty", str(path))
    # The number is in the file itself before anything is in its write-ahead log; so it is there, if the file is ours.
    if not header.startswith(MAGIC) or header[68:72] != APPLICATION_ID.to_bytes(4, "big"):
        raise StoreError("foreign", str(path))
    # While nobody has it open it can be read without leaving anything beside it.
    log = path.with_name(f"{path.name}-wal")
    alone = not log.exists()
    try:
        version = _version(path, "?immutable=1" if alone else "?mode=ro")
    except sqlite3.DatabaseError as error:
        # What can be read, but not now, is not damaged.
        busy = isinstance(error, sqlite3.OperationalError) and not str(error).startswith("no such table")
        version, key = None, "cannot" if busy else "broken"
    else:
        key = "broken"
    if version is None and alone and log.exists():  # somebody has opened it at this moment, and it may be sound
        return check_sqlite(path)
    if version is None or (alone and path.stat().st_size % int.from_bytes(header[16:18], "big")):
        raise StoreError(key, str(path))
    return _known(version, str(path))


def _version(path: Path, how: str) -> str | None:
    """Return what the file says about its schema; None if it says nothing, or is visibly damaged."""
    with closing(connect_file(path, how)) as connection:
        row = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
        if path.stat().st_size <= CHECKED_BYTES and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            return None
    return row[0] if row else None


def _known(version: str, name: str) -> str:
    if version not in SCHEMAS:
        raise StoreError("newer", name)
    return version


def make_sqlite(path: Path) -> None:
    """Create a file with the newest schema, unless another process has just created it."""
    with new_file(path) as part, closing(connect_file(part)) as connection:
        start_sqlite(connection)


def start_sqlite(connection: sqlite3.Connection, version: str = NEWEST) -> None:
    """Make an empty database one of ours, with that schema."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    _upgrade(connection, version)


@contextmanager
def new_file(path: Path, *, ours: bool = False) -> Iterator[Path]:
    """Yield a path to write to; the file then appears complete or not at all, and never replaces another."""
    for suffix in ("-wal", "-journal"):
        if path.with_name(path.name + suffix).exists():  # SQLite would take it for the rest of the new file
            raise StoreError("leftover", str(path.with_name(path.name + suffix)))
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    os.close(number)
    part = Path(name)
    try:
        yield part
        if not _place(part, path) and ours:
            raise StoreError("exists", str(path))
    finally:
        part.unlink(missing_ok=True)


def _place(part: Path, path: Path) -> bool:
    """Give a finished file its name; False if that is taken."""
    try:
        os.link(part, path)
    except FileExistsError:
        return False
    except OSError:  # a file system without links
        if path.exists():
            return False
        os.replace(part, path)
    if os.name != "nt":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    return True


def connect_file(path: Path, how: str = "") -> sqlite3.Connection:
    """Return a connection in autocommit mode; callers begin their own transactions."""
    return sqlite3.connect(f"{path.absolute().as_uri()}{how}", uri=True, timeout=10, isolation_level=None)


def _upgrade(connection: sqlite3.Connection, version: str = NEWEST) -> None:
    """Do all steps in one transaction; another process may have done them meanwhile."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)).fetchone()
        before = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()[0] if made else None
        if before != version:
            for statement in statements("sqlite", before, version):
                connection.execute(statement)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


# PostgreSQL


async def prepare_postgres(connection: Connection[Record], name: str) -> None:
    """Have a database of the newest schema behind this connection; raises StoreError."""
    if await check_postgres(connection, name) != NEWEST:
        await upgrade_postgres(connection, name)


async def upgrade_postgres(connection: Connection[Record], name: str, version: str = NEWEST) -> None:
    """Do all steps in one transaction, by one process at a time."""
    # Found and kept before the transaction begins: on a busy machine this takes longer than one may be idle.
    statements("postgresql", await check_postgres(connection, name), version)
    async with connection.transaction():
        await connection.execute("SET LOCAL lock_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        before = await check_postgres(connection, name)
        if before != version:
            for statement in statements("postgresql", before, version):
                await connection.execute(statement)


async def check_postgres(connection: Connection[Record], name: str) -> str | None:
    """Return the schema of a database, None if it is empty; raise StoreError if it is not ours."""
    there = await connection.fetch(
        "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')"
        " AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')"
    )
    names = {row[0] for row in there}
    if not names:
        return None
    if VERSION_TABLE not in names:
        raise StoreError("foreign", name)
    version = await connection.fetchval(f"SELECT version_num FROM {VERSION_TABLE}")
    if version is None or not names >= {"tables", "events", "carries"}:
        raise StoreError("broken", name)
    return _known(version, name)

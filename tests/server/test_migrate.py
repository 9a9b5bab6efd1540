"""Test that only our own stores are opened, and that those of every earlier schema are upgraded."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from sixfold.server import migrate
from sixfold.server.migrate import APPLICATION_ID, NEWEST, SCHEMAS, VERSION_TABLE, connect_file, start_sqlite
from sixfold.server.sqlite import connect
from sixfold.server.store import Store, StoreError, open_store
from tests.server.conftest import Postgres
from tests.server.serving import serving
from tests.server.stores import entry, opened, using
from tests.support.depth import seeded_rng

OLD_STORE = Path(__file__).parents[1] / "data" / "tables-0.1.0.sql"
"""As version 0.1.0 wrote it: two people in the middle of a game of `cards-pl`."""


def refused(url: str) -> str:
    with pytest.raises(StoreError) as refusal:
        asyncio.run(open_store(url))
    return refusal.value.key


def filled(path: Path) -> Path:
    async def work(store: Store) -> None:
        assert all(await asyncio.gather(*(store.append(entry("A", number, bytes(100))) for number in range(1, 200))))

    using(str(path), work)
    return path


def untouched(path: Path) -> str:
    """Why a file is refused; not a byte of it changes, and nothing is left beside it."""
    before, names = path.read_bytes(), sorted(path.parent.iterdir())
    key = refused(str(path))
    assert path.read_bytes() == before
    assert sorted(path.parent.iterdir()) == names
    return key


# Files that are not ours


@pytest.mark.parametrize(
    "content", [b"hello", b"SQLite format 3\0", b'{"format": "sixfold-record/1"}' * 50, bytes(8192)]
)
def test_open_rejects_file_that_is_no_database(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert untouched(path) == "foreign"


def test_open_rejects_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    assert untouched(path) == "empty"


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_open_rejects_foreign_sqlite_database(mode: str, tmp_path: Path) -> None:
    path = tmp_path / "places.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA journal_mode = {mode}")
        connection.execute("CREATE TABLE tables (id, number)")
        connection.commit()
    assert untouched(path) == "foreign"


def test_open_rejects_newer_schema(tmp_path: Path) -> None:
    path = filled(tmp_path / "tables.db")
    with closing(connect(str(path))) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    assert untouched(path) == "newer"


@pytest.mark.parametrize("length", [50, 100, 4096, 5000, -1, -4096])
def test_open_rejects_truncated_store(length: int, tmp_path: Path) -> None:
    path = filled(tmp_path / "tables.db")
    path.write_bytes(path.read_bytes()[:length])
    assert untouched(path) in ("broken", "foreign")


@pytest.mark.parametrize("seed", range(5))
def test_open_rejects_damaged_page(seed: int, tmp_path: Path) -> None:
    path = filled(tmp_path / "tables.db")
    content = bytearray(path.read_bytes())
    rng = random.Random(seed)
    page = rng.randrange(len(content) // 4096)
    at = 4096 * page + (100 if page == 0 else 0)
    content[at : at + 64] = rng.randbytes(64)
    path.write_bytes(content)
    assert untouched(path) == "broken"


def test_open_rejects_leftover_log_of_removed_store(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    log = tmp_path / "tables.db-wal"
    log.write_bytes(b"frames of an older file")
    assert refused(str(path)) == "leftover"
    assert not path.exists()


@pytest.mark.parametrize("name", ["", "no/such/folder/tables.db"])
def test_open_rejects_impossible_path(name: str, tmp_path: Path) -> None:
    assert refused(str(tmp_path / name)) == "cannot"


def test_store_is_sound_if_its_creation_is_killed(tmp_path: Path) -> None:
    """It has no name before it is whole."""
    path = tmp_path / "tables.db"
    script = (
        "import os, pathlib, sys; from sixfold.server import migrate\n"
        "migrate._place = lambda part, path: os.kill(os.getpid(), 9)\n"
        "migrate.prepare_sqlite(pathlib.Path(sys.argv[1]))"
    )
    assert subprocess.run([sys.executable, "-c", script, str(path)], check=False).returncode != 0
    assert not path.exists()
    filled(path)


def test_store_file_is_private_to_owner(tmp_path: Path) -> None:
    path = filled(tmp_path / "tables.db")
    if os.name != "nt":
        assert path.stat().st_mode & 0o777 == 0o600


def test_store_is_created_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", no_link)
    path = filled(tmp_path / "tables.db")
    assert list(tmp_path.iterdir()) == [path]


def test_open_of_current_store_does_not_import_alembic(tmp_path: Path) -> None:
    """It would take most of a second."""
    path = filled(tmp_path / "tables.db")
    script = (
        "import asyncio, sys; from sixfold.server.store import open_store\n"
        "async def main(): await (await open_store(sys.argv[1])).close()\n"
        "asyncio.run(main()); sys.exit('alembic' in sys.modules or 'sqlalchemy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script, str(path)], check=False).returncode == 0


# Databases that are not ours


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("CREATE TABLE tables (id text)", "foreign"),
        ("CREATE TABLE customers (id text)", "foreign"),
        (f"CREATE TABLE {VERSION_TABLE} (version_num text)", "broken"),
    ],
)
def test_open_rejects_foreign_postgres_database(query: str, key: str, postgres: Postgres) -> None:
    url = postgres.new_database()
    postgres.run(query, url)
    listed = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace ORDER BY 1"
    before = postgres.run(listed, url)
    assert refused(url) == key
    assert postgres.run(listed, url) == before


@pytest.mark.parametrize(
    ("query", "key"),
    [
        (f"UPDATE {VERSION_TABLE} SET version_num = '9999'", "newer"),
        (f"DELETE FROM {VERSION_TABLE}", "broken"),
        ("DROP TABLE events", "broken"),
    ],
)
def test_open_rejects_newer_or_incomplete_postgres_schema(query: str, key: str, postgres: Postgres) -> None:
    url = postgres.new_database()

    async def nothing(store: Store) -> None:
        pass

    using(url, nothing)
    postgres.run(query, url)
    assert refused(url) == key


# Schemas


def test_migrations_form_one_line() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(migrate.SCRIPTS))
    revisions = list(ScriptDirectory.from_config(config).walk_revisions())
    assert [each.revision for each in reversed(revisions)] == list(SCHEMAS)


ROWS = {
    "tables": "INSERT INTO tables (id, number, listed, due, updated) VALUES ('A', 2, true, 7, 5)",
    "events": "INSERT INTO events (table_id, number, at, data) VALUES ('A', 1, 3, 'one'), ('A', 2, 5, 'two')",
    "carries": "INSERT INTO carries (code, data, expires, taken_by) VALUES ('c', 'seats', 100, 'phone')",
}
"""What a store of the first schema holds, written as it was then; a later schema that needs more adds to this."""


async def still_there(url: str) -> None:
    async with opened(url) as store:
        assert await store.read("A") == [b"one", b"two"]
        assert await store.listed(5) == await store.tables("", 5) == ["A"]
        assert await store.due(7, 5) == [(7, "A")]
        assert await store.take("c", "tablet", 50) is None
        assert await store.take("c", "phone", 50) == b"seats"
        assert await store.append(entry("A", 3))


@pytest.mark.parametrize("version", SCHEMAS)
def test_upgrade_updates_sqlite_of_any_schema(version: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(connect_file(path)) as connection:
        start_sqlite(connection, version)
        for query in ROWS.values():
            connection.execute(query.replace("'one'", "x'6f6e65'").replace("'two'", "x'74776f'"))
        connection.execute("UPDATE carries SET data = CAST(data AS BLOB)")
    asyncio.run(still_there(str(path)))
    assert migrate.check_sqlite(path) == NEWEST
    with closing(connect_file(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)


@pytest.mark.parametrize("version", SCHEMAS)
def test_upgrade_updates_postgres_of_any_schema(version: str, postgres: Postgres) -> None:
    url = postgres.new_database()

    async def run() -> None:
        connection = await asyncpg.connect(url)
        await migrate.upgrade_postgres(connection, "test", version)
        for query in ROWS.values():
            await connection.execute(query)
        await still_there(url)
        assert await migrate.check_postgres(connection, "test") == NEWEST
        await connection.close()

    asyncio.run(run())


def test_upgrade_holds_no_transaction_while_it_collects_steps(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database ends a transaction that is idle for ten seconds, as one was on a busy machine."""
    url, found = postgres.new_database(), []

    async def run() -> None:
        connection = await asyncpg.connect(url)

        @cache
        def statements(*which: Any) -> tuple[str, ...]:
            found.append(connection.is_in_transaction())
            return real(*which)

        real = migrate.statements
        monkeypatch.setattr(migrate, "statements", statements)
        await migrate.upgrade_postgres(connection, "test")
        assert await migrate.check_postgres(connection, "test") == NEWEST
        await connection.close()

    asyncio.run(run())
    assert found == [False]


def test_sqlite_and_postgres_have_same_schema(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()

    async def nothing(store: Store) -> None:
        pass

    using(url, nothing)
    query = (
        "SELECT table_name, column_name, is_nullable FROM information_schema.columns"
        " WHERE table_schema = current_schema()"
    )
    with closing(sqlite3.connect(filled(tmp_path / "tables.db"))) as connection:
        found = {
            (table, column, "NO" if full else "YES")
            for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            for _, column, _, full, *_ in connection.execute(f"PRAGMA table_info({table})")
        }
    assert set(postgres.run(query, url)) == found


# A store as an earlier version wrote it


def test_cards_pl_table_of_version_0_1_0_continues_with_free_rows(tmp_path: Path) -> None:
    """Its tenth event dissolves a row of four into four new ones, which only the house rule allows now."""
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.executescript(OLD_STORE.read_text(encoding="utf-8"))
    table, secrets = "37SAMP8A", ("a8IZWIz-jsHad9z_N3effw", "ipZujgRDrHJbMOvxhtx4nA")
    with serving(tmp_path, "--workers", "1") as server:
        seat, command = asyncio.run(server.next_play(table, seeded_rng("old table")))
        server.do(table, command, secrets[seat])
        record = server.ask("GET", f"/api/tables/{table}/record", secret=secrets[0])
        assert server.stop() == 0
        assert not server.errors()
    assert (record["edition"], len(record["turns"])) == ("cards-pl;free_rows=1", 13)

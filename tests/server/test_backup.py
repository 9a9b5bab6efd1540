"""Test backups: consistent, complete, taken while others write, and never over an existing file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixfold.server.backup import backup
from sixfold.server.store import Push, Store, StoreError
from tests.server.conftest import Postgres
from tests.server.stores import entry, opened, using


async def contents(store: Store) -> dict[str, list[bytes]]:
    return {table: await store.read(table) for table in await store.tables("", 1000)}


def test_backup_copies_everything_and_can_be_served(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    shown: list[tuple[int, int]] = []

    async def run() -> None:
        async with opened(url) as store:
            await store.append(entry("A", 1, b"\x00\xff", b"2", listed=True))
            await store.append(entry("B", 1, due=5))
            await store.offer("c", b"seats", 100)
            await store.add_push(Push("A", 1, "d", 5, b"device"), 9)
            await backup(url, file, lambda done, of: shown.append((done, of)))
            await store.append(entry("B", 2))
        async with opened(str(file)) as copy:
            assert await contents(copy) == {"A": [b"\x00\xff", b"2"], "B": [b"B 1"]}
            assert await copy.listed(9) == ["A"]
            assert [table for _, table in await copy.due(9, 9)] == ["B"]
            assert await copy.take("c", "phone", 50) == b"seats"
            assert await copy.pushes("A") == [Push("A", 1, "d", 5, b"device")]
            assert await copy.append(entry("B", 2, b"another way"))

    asyncio.run(run())
    assert shown[-1][0] == shown[-1][1] > 0
    assert not [each for each in tmp_path.iterdir() if each.name not in ("backup.db", "tables.db")]


def test_backup_is_consistent_while_others_write(url: str, tmp_path: Path) -> None:
    """Each round adds one number to all tables at once, so no two tables may ever be two rounds apart."""
    tables = [f"T{index}" for index in range(20)]

    async def run() -> None:
        async with opened(url) as store:
            ended = False

            async def write() -> int:
                number = 0
                while not ended:
                    number += 1
                    assert all(
                        await asyncio.gather(*(store.append(entry(name, number, bytes(500))) for name in tables))
                    )
                return number

            writing = asyncio.create_task(write())
            while await store.numbers(tables[-1:]) == {}:
                await asyncio.sleep(0.01)
            for index in range(3):
                await backup(url, tmp_path / f"{index}.db")
            ended = True
            last = await writing
            rounds = []
            for index in range(3):
                async with opened(str(tmp_path / f"{index}.db")) as copy:
                    logs = await contents(copy)
                    assert sorted(logs) == sorted(tables)
                    assert await copy.numbers(tables) == {table: len(log) for table, log in logs.items()}
                    lengths = {len(log) for log in logs.values()}
                    assert max(lengths) - min(lengths) <= 1
                    rounds.append(min(lengths))
            assert 1 <= rounds[0] <= rounds[1] <= rounds[2] <= last

    asyncio.run(run())


def test_backup_never_replaces_a_file(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    file.write_text("something dear")

    async def work(_store: Store) -> None:
        with pytest.raises(StoreError, match="exists"):
            await backup(url, file)

    using(url, work)
    assert file.read_text() == "something dear"


def test_backup_of_missing_store_fails_and_creates_nothing(postgres: Postgres, tmp_path: Path) -> None:
    for url in (str(tmp_path / "tables.db"), postgres.new_database()):
        with pytest.raises(StoreError, match="missing"):
            asyncio.run(backup(url, tmp_path / "backup.db"))
    assert list(tmp_path.iterdir()) == []


def test_backup_rejects_impossible_port(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        asyncio.run(backup("postgresql://x@127.0.0.1:99999/x", tmp_path / "backup.db"))


def test_backup_rejects_foreign_file(tmp_path: Path) -> None:
    source = tmp_path / "notes.txt"
    source.write_text("dear diary")
    with pytest.raises(StoreError, match="foreign"):
        asyncio.run(backup(str(source), tmp_path / "backup.db"))
    assert list(tmp_path.iterdir()) == [source]


def test_backup_rejects_missing_folder(url: str, tmp_path: Path) -> None:
    async def work(_store: Store) -> None:
        with pytest.raises(StoreError, match="cannot_write"):
            await backup(url, tmp_path / "no" / "backup.db")

    using(url, work)

"""Test processes that die or race: acknowledged entries are stored once, and nothing is stored in part."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from sixfold.server.store import open_store
from tests.server.stores import opened
from tests.support.depth import rounds, seeded_rng

TABLES = 8
APPENDER = Path(__file__).with_name("appender.py")


def appender(url: str, name: str, most: int = 1_000_000) -> subprocess.Popen[bytes]:
    words = [sys.executable, str(APPENDER), url, name, str(TABLES), str(most)]
    return subprocess.Popen(words, stdout=subprocess.PIPE)


def logs(url: str) -> dict[str, list[bytes]]:
    async def read() -> dict[str, list[bytes]]:
        async with opened(url) as store:
            return {table: await store.read(table) for table in await store.tables("", 1000)}

    return asyncio.run(read())


def check(found: dict[str, list[bytes]], said: dict[str, list[str]]) -> None:
    """Every log is whole, and each process finds there what it was promised."""
    for table, log in found.items():
        assert [int(event.split()[1]) for event in log] == list(range(1, len(log) + 1)), table
        assert len(log) % 2 == 0, table
    for name, lines in said.items():
        for line in lines:
            table, number = line.split()
            assert found[table][int(number) - 1] == f"{name} {number}".encode()
            assert found[table][int(number)] == f"{name} {int(number) + 1}".encode()


def test_acknowledged_entries_survive_kill(url: str) -> None:
    async def prepare() -> None:
        await (await open_store(url)).close()

    asyncio.run(prepare())
    rng = seeded_rng("crash")
    said: dict[str, list[str]] = {}
    for attempt in range(rounds(3, 10)):
        name = f"process{attempt}"
        process = appender(url, name)
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        first = [process.stdout.readline().decode() for _ in range(rng.randrange(1, 60))]
        time.sleep(rng.random() / 200)  # so that it dies at some point of its work, not always at the same one
        process.kill()
        rest = process.stdout.read().decode()
        process.stdout.close()
        process.wait()
        # The last line may be torn off in the middle; it was not said then.
        said[name] = first + [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
        check(logs(url), said)


def test_append_of_racing_processes_stores_each_number_once(url: str) -> None:
    most = rounds(12, 40)
    processes = {name: appender(url, name, most) for name in ("left", "right")}
    said = {}
    for name, process in processes.items():
        lines = process.communicate()[0].decode().splitlines()
        assert process.returncode == 0
        assert (lines[0], lines[-1]) == ("ready", "done")
        said[name] = lines[1:-1]
    found = logs(url)
    check(found, said)
    assert {len(log) for log in found.values()} == {most}
    assert sum(map(len, said.values())) == TABLES * most // 2

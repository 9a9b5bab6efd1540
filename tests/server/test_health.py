"""Test readiness while real files, disks and relays fail, and the lock of a SQLite file."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from sixfold.i18n.catalog import say
from sixfold.server.health import CHECK_SECONDS, FRESH_SECONDS
from sixfold.server.sqlite import MIN_FREE_BYTES
from tests.server.conftest import Nats
from tests.server.serving import ALLOW_MANY_CLIENTS, Server, next_play, serving
from tests.support.patience import PATIENCE_SECONDS

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
TURNS = 5


def until_ready(server: Server, text: str) -> None:
    """Wait for an answer of `/readyz`."""
    until = monotonic() + PATIENCE_SECONDS
    while (found := server.http("GET", "/readyz")[2].decode().strip()) != text:
        assert monotonic() < until, f"still {found}"


def play(server: Server, table: str, secrets: list[str]) -> str:
    """Make a turn that is legal by what the server says; return the reason of a refusal."""
    now = asyncio.run(server.table(table))
    seat, turn = next_play(now, Random(1))
    return server.reason("POST", f"/api/tables/{table}/do", turn, secrets[seat])


def test_readiness_fails_within_two_seconds() -> None:
    assert CHECK_SECONDS + FRESH_SECONDS < 2


@pytest.mark.skipif(os.name == "nt", reason="Windows does not delete open files")
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_no_turn_is_acknowledged_after_file_was_deleted(tmp_path: Path, ending: str) -> None:
    with serving(tmp_path, "--drain", "0", *ALLOW_MANY_CLIENTS) as server:
        table, secrets = server.begun("qwirkle-pl")
        until_ready(server, "ready")
        assert not play(server, table, secrets)
        state = asyncio.run(server.table(table))
        rng = Random(1)
        name = f"tables.db{ending}"
        (tmp_path / name).rename(tmp_path / "away")
        until_ready(server, "not ready: store")
        seat, turn = next_play(state, rng)
        for _ in range(TURNS):  # the same request again must not find what was written into the deleted file
            assert server.reason("POST", f"/api/tables/{table}/do", turn, secrets[seat]) == "busy"
        (tmp_path / "away").rename(tmp_path / name)
        until_ready(server, "ready")
        assert not play(server, table, secrets)
        stored = server.stored(table)
        server.process.kill()
        server.process.wait()
        assert server.stored(table) == stored
        assert any(line.get("dependency") == "store" for line in server.errors())


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Yield a folder with its own file system of 16 MB."""
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", folder], capture_output=True)
    if made.returncode:
        pytest.skip("may not mount a file system")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


@linux_only
def test_no_turn_is_acknowledged_on_full_disk(tmp_path: Path) -> None:
    with (
        small_disk(tmp_path / "disk") as folder,
        serving(folder, "--drain", "0", "--quiet", *ALLOW_MANY_CLIENTS) as server,
    ):
        table, secrets = server.begun("qwirkle-pl")
        filler = folder / "filler"
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))
        until_ready(server, "not ready: store")
        state = asyncio.run(server.table(table))
        seat, turn = next_play(state, Random(1))
        assert server.reason("POST", f"/api/tables/{table}/do", turn, secrets[seat]) == "busy"
        assert len(server.stored(table)) == state.number
        filler.write_bytes(bytes(1))
        until_ready(server, "ready")
        assert not play(server, table, secrets)
        stored = server.stored(table)
        assert len(stored) > state.number
        server.process.kill()
        server.process.wait()
        assert server.stored(table) == stored


@linux_only
def test_not_ready_if_file_may_not_grow(tmp_path: Path) -> None:
    import resource

    with serving(tmp_path, "--drain", "0", *ALLOW_MANY_CLIENTS) as server:
        table, secrets = server.begun("qwirkle-pl")
        pid, size = server.process.pid, server.db.with_name("tables.db-wal").stat().st_size
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        until_ready(server, "not ready: store")
        assert play(server, table, secrets) == "busy"
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        until_ready(server, "ready")
        assert not play(server, table, secrets)


def test_full_disk_is_noticed_before_a_commit_fails() -> None:
    assert MIN_FREE_BYTES >= 64 << 10


def serve(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to refuse."""
    words = [sys.executable, "-m", "sixfold", "serve", "--port", "0", "--db", str(folder / "tables.db"), *options]
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE_SECONDS)


def test_second_server_on_same_file_is_refused_until_first_is_killed(tmp_path: Path, nats: Nats) -> None:
    refusal = f"sixfold: {say('en', 'store-in_use', value=str(tmp_path / 'tables.db'))}\n"
    with serving(tmp_path, "--drain", "0") as first:
        for options in ((), ("--relay", nats.url)):
            refused = serve(tmp_path, *options)
            assert (refused.returncode, refused.stderr) == (1, refusal)
        first.process.kill()
        first.process.wait()
        with serving(tmp_path, "--drain", "0") as second:
            until_ready(second, "ready")


def test_servers_with_relay_share_a_file(tmp_path: Path, nats: Nats) -> None:
    with serving(tmp_path, "--drain", "0", "--relay", nats.url) as first:
        with serving(tmp_path, "--drain", "0", "--relay", nats.url) as second:
            table, secrets = first.begun("qwirkle-pl")
            assert not play(second, table, secrets)
            refused = serve(tmp_path)
            assert "in use" in refused.stderr
        assert not play(first, table, secrets)


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot stop a process")
def test_not_ready_while_relay_does_not_answer(tmp_path: Path, nats: Nats) -> None:
    with serving(tmp_path, "--drain", "0", "--relay", nats.url, *ALLOW_MANY_CLIENTS) as server:
        until_ready(server, "ready")
        nats.signal(signal.SIGSTOP)
        until_ready(server, "not ready: relay")
        table, secrets = server.begun("qwirkle-pl")
        assert not play(server, table, secrets), "turns need no relay"
        nats.signal(signal.SIGCONT)
        until_ready(server, "ready")

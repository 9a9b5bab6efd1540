"""Break everything while simulated people play, and check that what they saw is linearizable for each table.

`python -m tests.support.faults --db postgres --faults 200` kills and stops three processes, cuts them off the database
and the relay, and starts them with a wrong time. `--db sqlite` has one process, a full disk and torn pages. The exit
status is 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, Literal
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection

from sixfold import messages
from sixfold.bench.figures import Figures
from tests.support import chaos
from tests.support.chaos import Plan, Verdict
from tests.support.cuttable_proxy import CuttableProxy
from tests.support.fleet import LOOPBACK, Backing, Server, postgres_and_nats
from tests.support.linearizability import Operation, violations
from tests.support.patience import PATIENCE_SECONDS
from tests.support.swarm import Ledger, Party, Watcher

FAULTS: Final = 200
MAX_FAULT_SECONDS: Final = 3.0
MAX_SKEW_SECONDS: Final = 90
DISK_MB: Final = 64
FRAME_HEADER, WAL_HEADER = 24, 32


class FaultVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Hold the result of a run: the faults by kind, and what was checked."""

    faults: dict[str, int]
    operations: int
    violations: int
    verdict: Verdict


@dataclass(slots=True)
class TimedLedger(Ledger):
    """Hold what a ledger has, and when each turn and each read began and ended."""

    operations: defaultdict[str, list[Operation]] = field(default_factory=lambda: defaultdict(list))


class TimedWatcher(Watcher):
    """Record each turn, and each connection as a read: its first state was read after it had connected."""

    _hello_at: float | None = None
    _turns = 0

    async def _talk(self, socket: ClientConnection) -> None:
        self._hello_at = monotonic()
        await super()._talk(socket)

    async def do(self, command: messages.Command) -> messages.Done:
        begun = monotonic()
        ended = float("inf")
        try:
            done = await super().do(command)
            ended = monotonic()
            return done
        finally:
            if isinstance(command, messages.PlayAction):
                self._operations.append(Operation(begun, ended, turn=command.turn))

    @property
    def _operations(self) -> list[Operation]:
        assert isinstance(self._ledger, TimedLedger)
        return self._ledger.operations[self.table]

    def _listen(self, message: messages.Down) -> None:
        super()._listen(message)
        if not isinstance(message, messages.Now):
            return
        turns = message.since + len(message.happened)
        if turns < self._turns:
            self._ledger.problems.append(f"{self.table}: {self._turns} turns became {turns}")
        self._turns = turns
        if self._hello_at is not None:
            self._operations.append(Operation(self._hello_at, monotonic(), turns=turns))
            self._hello_at = None


class TimedParty(Party):
    """Play with people who are timed watchers."""

    watcher = TimedWatcher


@dataclass(slots=True)
class FaultySite:
    """Hold everything that can break: the processes, their network, and the store."""

    servers: list[Server]
    backing: Backing
    """Without proxies: for the check afterwards."""
    stores: list[CuttableProxy] = field(default_factory=list)
    relays: list[CuttableProxy] = field(default_factory=list)
    disk: Path | None = None
    """A small file system with the SQLite file."""
    relay_process: int | None = None


@contextmanager
def sqlite_site() -> Iterator[FaultySite]:
    """Yield one process over SQLite, on a small disk of its own if that may be mounted."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sixfold-faults-")))
        disk = folder / "disk"
        disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "tmpfs", str(disk)]
        mounted = sys.platform == "linux" and subprocess.run(mount, capture_output=True).returncode == 0
        if mounted:
            stack.callback(subprocess.run, ["umount", "-l", str(disk)], check=True)
        backing = Backing(str(disk / "tables.db"))
        server = Server(backing, folder / "log")
        stack.callback(server.kill)
        yield FaultySite([server], backing, disk=disk if mounted else None)


@contextmanager
def postgres_site(processes: int) -> Iterator[FaultySite]:
    """Yield processes over PostgreSQL and NATS, each with its own way to both."""
    with ExitStack() as stack:
        backing = stack.enter_context(postgres_and_nats())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sixfold-faults-")))
        url, relay = urlsplit(backing.db), urlsplit(backing.relay or "")
        socket = f"{parse_qs(url.query)['host'][0]}/.s.PGSQL.{url.port or 5432}"
        site = FaultySite([], backing)
        for number in range(processes):
            for proxies, target in ((site.stores, socket), (site.relays, relay.port)):
                assert target is not None
                proxies.append(CuttableProxy(target))
                stack.callback(proxies[-1].close)
            db = f"postgresql://{url.username}@{LOOPBACK}:{site.stores[-1].port}{url.path}"
            own = Backing(db, f"nats://{LOOPBACK}:{site.relays[-1].port}")
            site.servers.append(Server(own, folder / f"{number}.log"))
            stack.callback(site.servers[-1].kill)
        yield site


Fault = Callable[[], Awaitable[None]]


class FaultInjector(chaos.Chaos):
    """Break and repair one thing after the other."""

    party = TimedParty

    def __init__(self, site: FaultySite, plan: Plan) -> None:
        super().__init__(site.servers, plan, TimedLedger())
        self._site = site
        self.done: Counter[str] = Counter()
        self._kinds: dict[str, Fault] = {"kill": self._kill, "stop": self._stop}
        if library := faketime():
            self._kinds["clock"] = lambda: self._skew(library)
        if site.stores:
            self._kinds |= {
                "store cut": lambda: self._cut(site.stores),
                "relay cut": lambda: self._cut(site.relays),
                "both cut": lambda: self._cut(site.stores, site.relays),
                "all relays cut": self._cut_all_relays,
            }
        else:
            self._kinds |= {"torn log": lambda: self._tear(tear_log), "torn page": lambda: self._tear(tear_page)}
        if site.disk:
            self._kinds["full disk"] = self._fill

    async def disturb(self) -> None:
        """Do as many faults as planned, the kinds in turn, in random order."""
        kinds: list[str] = []
        for _ in range(self._plan.kills):
            kinds = kinds or self._chance.sample(list(self._kinds), len(self._kinds))
            kind = kinds.pop()
            await asyncio.sleep(self._chance.random() ** 2 * self._plan.calm)
            await self._play_on()
            await self._kinds[kind]()
            self.done[kind] += 1

    def _victim(self) -> int:
        return self._chance.randrange(len(self._servers))

    async def _while_broken(self) -> None:
        await asyncio.sleep(self._chance.random() * min(MAX_FAULT_SECONDS, 2 * self._plan.calm))

    async def _down(self, victim: Server, change: Callable[[], object] = lambda: None) -> None:
        """Kill a process and start it again."""
        self._up.discard(victim)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(change)
        await self._restart(victim)

    async def _kill(self) -> None:
        await self._down(self._servers[self._victim()])

    async def _stop(self) -> None:
        victim = self._servers[self._victim()]
        os.kill(victim.pid, signal.SIGSTOP)
        try:
            await self._while_broken()
        finally:
            os.kill(victim.pid, signal.SIGCONT)

    async def _skew(self, library: str) -> None:
        victim = self._servers[self._victim()]
        seconds = self._chance.randint(-MAX_SKEW_SECONDS, MAX_SKEW_SECONDS)
        victim.variables = {"LD_PRELOAD": library, "FAKETIME": f"{seconds:+d}s", "DONT_FAKE_MONOTONIC": "1"}
        await self._down(victim)

    async def _cut(self, *proxies: Sequence[CuttableProxy]) -> None:
        number = self._victim()
        for each in proxies:
            each[number].cut()
        try:
            await self._while_broken()
        finally:
            for each in proxies:
                each[number].heal()

    async def _cut_all_relays(self) -> None:
        for proxy in self._site.relays:
            proxy.cut()
        try:
            await self._while_broken()
        finally:
            for proxy in self._site.relays:
                proxy.heal()

    async def _tear(self, tear: Callable[[Path, Random], object]) -> None:
        file = Path(self._site.backing.db)
        await self._down(self._servers[0], lambda: tear(file, self._chance))

    async def _fill(self) -> None:
        assert self._site.disk
        filler = self._site.disk / "filler"
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))
        try:
            await self._while_broken()
        finally:
            filler.unlink()


def faketime() -> str | None:
    """Return the library that changes a process's time, if it is installed."""
    return next((str(file) for file in Path("/usr/lib").glob("*/faketime/libfaketime.so.1")), None)


def tear_log(db: Path, chance: Random) -> None:
    """Leave half a frame at the end of the write-ahead log, as a crash in the middle of a write does."""
    with db.with_name(f"{db.name}-wal").open("ab") as file:
        file.write(chance.randbytes(FRAME_HEADER + chance.randrange(1, 4096)))


def tear_page(db: Path, chance: Random) -> bool:
    """Overwrite half a page of the file that is whole in the log, as a crash in a checkpoint does; False if none is."""
    log = db.with_name(f"{db.name}-wal").read_bytes()
    size, salt = int.from_bytes(log[8:12], "big"), log[16:24]
    committed: set[int] = set()
    pages: set[int] = set()
    for at in range(WAL_HEADER, len(log) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        if log[at + 8 : at + 16] != salt:
            break
        pages.add(int.from_bytes(log[at : at + 4], "big"))
        if log[at + 4 : at + 8] != bytes(4):  # the last frame of a commit
            committed |= pages
    there = sorted(page for page in committed if page * size <= db.stat().st_size)
    if not there:
        return False
    page = chance.choice(there)
    with db.open("r+b") as file:
        file.seek((page - 1) * size + size // 2)
        file.write(chance.randbytes(size // 2))
    return True


def faults() -> Figures:
    """Break one process over SQLite two hundred times, and three over PostgreSQL and NATS as often."""
    figures: Figures = {}
    for name, processes in (("sqlite", 1), ("postgres", 3)):
        found = run(
            name, Plan(kills=FAULTS, tables=40, processes=processes, pause=1, calm=1, longest_resume=PATIENCE_SECONDS)
        )
        figures |= {
            f"faults_{name}": sum(found.faults.values()),
            f"faults_{name}_operations": found.operations,
            f"faults_{name}_violations": found.violations,
            f"faults_{name}_lost_turns": found.verdict.lost,
            f"faults_{name}_problems": len(found.verdict.problems),
        }
    return figures


def run(db: Literal["sqlite", "postgres"] | str, plan: Plan) -> FaultVerdict:
    """Run a plan with a new store."""
    with sqlite_site() if db == "sqlite" else postgres_site(plan.processes) as site:
        for server in site.servers:
            server.start()
            server.wait()
        breaking = FaultInjector(site, plan)
        ledger, seconds = asyncio.run(breaking.run())
        for server in site.servers:
            server.kill()
        assert isinstance(ledger, TimedLedger)
        found = [f"{table}: {line}" for table, all_ in ledger.operations.items() for line in violations(all_)]
        ledger.problems += found
        verdict = asyncio.run(chaos.judge(site.backing, ledger, plan, seconds))
    operations = sum(map(len, ledger.operations.values()))
    return FaultVerdict(faults=dict(breaking.done), operations=operations, violations=len(found), verdict=verdict)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.support.faults", description=__doc__)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--faults", type=int, default=FAULTS)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--calm", type=float, default=1.0)
    parser.add_argument("--seed", default="faults")
    options = parser.parse_args()
    plan = Plan(
        kills=options.faults,
        tables=options.tables,
        processes=1 if options.db == "sqlite" else 3,
        pause=options.pause,
        calm=options.calm,
        seed=options.seed,
        longest_resume=PATIENCE_SECONDS,
    )
    found: Any = run(options.db, plan)
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    return 1 if found.verdict.problems else 0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())

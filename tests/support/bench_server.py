"""Measure the capacity and speed of real `sixfold serve` processes on loopback."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from http.client import HTTPConnection
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from sixfold.bench.figures import Figures
from tests.support.fleet import LOOPBACK, ROOT, Backing, Server, fleet, postgres_and_nats, sqlite
from tests.support.load import Job, Report

IDLE_TABLES: Final = 5_000
"""Two sockets at each."""
LONG: Final = 20
"""Tables of a hundred turns that are opened."""
STARTS: Final = 5
GAMES: Final = 14
"""Games at each table, one after the other; a game has about fifty turns."""


@dataclass(frozen=True, slots=True)
class Load:
    """Describe a load: the number of tables at once and of processes."""

    name: str
    backing: Callable[[], AbstractContextManager[Backing]]
    tables: int
    processes: int = 1
    games: int = GAMES
    steered: bool = False
    """All players of a table use the same process."""
    warm_up: float = 2.0
    seconds: float = 10.0


SQLITE: Final = (Load("sqlite_64_tables", sqlite, 64), Load("sqlite_128_tables", sqlite, 128))
LARGE: Final = (
    Load("postgres_1_process", postgres_and_nats, 64, 1),
    Load("postgres_3_processes", postgres_and_nats, 64, 3, steered=True),
    Load("postgres_3_processes_split_tables", postgres_and_nats, 64, 3),
)


def server() -> Figures:
    """Measure everything; several minutes."""
    found = start_up() | idle()
    for load in SQLITE:
        found |= playing(load)
    for load in LARGE:
        found |= playing(load)
    one, three, split = (found[f"server_{load.name}_server_cpu_ms_per_turn"] for load in LARGE)
    return found | {
        "server_postgres_3_processes_cpu_ratio": three / one,
        "server_postgres_split_cpu_ratio": split / one,
    }


def start_up() -> Figures:
    """Measure the time from start to the first answer, and to open a table that is not in memory."""
    starts, opened = [], []
    with sqlite() as backing, fleet(backing) as (one,):
        made = _client(Job(what="long", ports=(one.port,), tables=LONG))
        for _ in range(STARTS):
            one.kill()
            begun = perf_counter()
            one.start()
            one.wait()
            starts.append(perf_counter() - begun)
            opened += [_open(one.port, *each) for each in made.opened]
    opened.sort()
    return {
        "server_start_up_s": median(starts),
        "server_open_100_turns_median_ms": median(opened) * 1e3,
        "server_open_100_turns_p99_ms": opened[len(opened) * 99 // 100] * 1e3,
    }


def _open(port: int, table: str, secret: str) -> float:
    """Return the seconds until a server has sent a seat its whole table, over an open connection."""
    connection = HTTPConnection(LOOPBACK, port, timeout=30)
    connection.request("GET", "/healthz")
    connection.getresponse().read()
    begun = perf_counter()
    connection.request("GET", f"/api/tables/{table}/now", headers={"authorization": f"Bearer {secret}"})
    response = connection.getresponse()
    data = response.read()
    took = perf_counter() - begun
    connection.close()
    if response.status != 200 or msgspec.json.decode(data)["view"]["turns"] < 100:
        raise RuntimeError(data[:200])
    return took


def idle(sockets: int = 2 * IDLE_TABLES) -> Figures:
    """Measure open sockets of running games in which nobody moves, two at each table."""
    with sqlite() as backing, fleet(backing) as (one,):
        job = Job(what="idle", ports=(one.port,), tables=sockets // 2)
        with subprocess.Popen(_words(job), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as client:
            assert client.stdin is not None
            assert client.stdout is not None
            report = msgspec.json.decode(client.stdout.readline(), type=Report)
            opened, memory = _open_sockets(one.port), one.memory_mb
            client.communicate()
    return {
        "server_idle_sockets": opened,
        "server_idle_memory_mb": memory,
        "server_idle_connect_s": report.connect_s,
    }


def _open_sockets(port: int) -> int:
    connection = HTTPConnection(LOOPBACK, port, timeout=30)
    connection.request("GET", "/metrics")
    lines = connection.getresponse().read().decode().splitlines()
    connection.close()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("sixfold_sockets "))


def playing(load: Load) -> Figures:
    """Measure durable turns per second, and how long a seat waits for the answer to its turn."""
    with load.backing() as backing, fleet(backing, load.processes) as servers:
        report = _client(_job(load, servers))
    if report.refused or report.ran_out:
        raise RuntimeError(f"{load.name}: {report}")
    head = f"server_{load.name}"
    return {
        f"{head}_turns_per_s": report.turns_per_s,
        f"{head}_p50_ms": report.p50_ms,
        f"{head}_p99_ms": report.p99_ms,
        f"{head}_placements_share": report.placements,
        f"{head}_mean_tiles_on_table": report.tiles_on_table,
        f"{head}_server_cpu_ms_per_turn": report.server_cpu_ms,
        f"{head}_client_cores": report.client_cpu,
        f"{head}_other_cores": report.others_cpu,
    }


def _job(load: Load, servers: Sequence[Server]) -> Job:
    ports, pids = tuple(each.port for each in servers), tuple(each.pid for each in servers)
    return Job(
        what="play",
        ports=ports,
        pids=pids,
        tables=load.tables,
        games=load.games,
        steered=load.steered,
        warm_up=load.warm_up,
        seconds=load.seconds,
    )


def _client(job: Job) -> Report:
    done = subprocess.run(_words(job), cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Report)


def _words(job: Job) -> list[str]:
    return [sys.executable, "-m", "tests.support.load", msgspec.json.encode(job).decode()]


def main() -> None:
    """Measure idle sockets: `python -m tests.support.bench_server 50000`."""
    import resource

    sockets = int(sys.argv[1])
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # the processes that are started here inherit it
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(idle(sockets))


if __name__ == "__main__":
    main()

"""Kill servers at random moments while simulated people play, and check that no acknowledged turn is lost.

`python -m tests.support.chaos --db postgres --kills 100` kills one of three processes again and again. The exit status
is 1 if anything was wrong; what was is in `problems`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import traceback
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from functools import reduce
from random import Random
from time import monotonic
from typing import Final, Literal

import msgspec

from sixfold.bench.figures import Figures
from sixfold.rules.errors import Illegal
from sixfold.rules.record import RecordError, verify
from sixfold.server import events
from sixfold.server.presenters import happened
from sixfold.server.store import Store, open_store
from sixfold.server.table import Table, created, fold
from tests.support.fleet import Backing, Server, fleet, postgres_and_nats, sqlite
from tests.support.patience import PATIENCE_SECONDS
from tests.support.swarm import Ledger, Party

SETTLING_SECONDS: Final = 60.0
"""Seconds that everybody is given at the end to receive the last turns."""
MAX_PROBLEMS_LISTED: Final = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """Hold how many kills, tables and processes there are, and the time limits."""

    kills: int = 100
    tables: int = 200
    processes: int = 1
    pause: float = 2.0
    """How long a person thinks, on average, in seconds."""
    calm: float = 1.5
    """The longest time between a server's return and the next kill."""
    turns: int = 10
    """Promises before the next kill, at least: otherwise nobody would be able to play."""
    seed: str = "chaos"
    longest_resume: float = 2.0
    """Seconds after which a client must be back, once there is a server."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Hold what was done, and what was found wrong with it."""

    kills: int
    seconds: float
    tables: int
    finished: int
    turns: int
    promised: int
    lost: int
    applied_twice: int
    histories: int
    resumed: int
    slowest_resume_s: float
    problems: tuple[str, ...]


def chaos() -> Figures:
    """Kill one process over SQLite a hundred times, and one of three over PostgreSQL and NATS."""
    found: Figures = {}
    for name, processes in (("sqlite", 1), ("postgres", 3)):
        verdict = run(name, Plan(processes=processes))
        found |= {
            f"chaos_{name}_kills": verdict.kills,
            f"chaos_{name}_acknowledged_turns": verdict.promised,
            f"chaos_{name}_lost_turns": verdict.lost,
            f"chaos_{name}_turns_applied_twice": verdict.applied_twice,
            f"chaos_{name}_problems": len(verdict.problems),
            f"chaos_{name}_slowest_resume_s": verdict.slowest_resume_s,
        }
    return found


def run(db: Literal["sqlite", "postgres"] | str, plan: Plan) -> Verdict:
    """Run a plan with a new store."""
    backing: AbstractContextManager[Backing] = sqlite() if db == "sqlite" else postgres_and_nats()
    with backing as under:
        return over(under, plan)


def over(backing: Backing, plan: Plan) -> Verdict:
    """Run a plan over this store."""
    with suppress(ImportError):  # a swarm that is slow itself would seem to be answered late
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    with fleet(backing, plan.processes) as servers:
        ledger, seconds = asyncio.run(Chaos(servers, plan, Ledger()).run())
    return asyncio.run(judge(backing, ledger, plan, seconds))


class Chaos:
    """Disturb servers while parties play over them."""

    party = Party

    def __init__(self, servers: list[Server], plan: Plan, ledger: Ledger) -> None:
        self._servers = servers
        self._plan = plan
        self._chance = Random(plan.seed)
        self._ledger = ledger
        self._up = set(servers)
        self._back = monotonic()
        """When there last was a server again after there had been none."""

    async def run(self) -> tuple[Ledger, float]:
        begun = monotonic()
        urls = [server.url for server in self._servers]
        parties = [self.party(n, urls, self._ledger, self._since, self._plan.seed) for n in range(self._plan.tables)]
        playing = [asyncio.create_task(party.run(self._plan.pause)) for party in parties]
        killing = asyncio.create_task(self.disturb())
        await asyncio.wait([killing])
        for party in parties:
            await party.stop()
        await self._settle(parties)
        for party in parties:
            for one in party.clients:
                one.remember()
        await self._end([killing, *playing])
        return self._ledger, monotonic() - begun

    def _since(self) -> float:
        return self._back if self._up else float("inf")

    async def _end(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done() and (error := task.exception()):
                trace = "".join(traceback.format_exception(error)[-3:])
                self._ledger.problems.append(f"somebody gave up: {trace}")
            task.cancel()
        await asyncio.wait(tasks)

    async def disturb(self) -> None:
        """Kill one server after the other at random moments, and restart each at once."""
        for _ in range(self._plan.kills):
            await asyncio.sleep(self._chance.random() ** 2 * self._plan.calm)
            await self._play_on()
            victim = self._chance.choice(sorted(self._up, key=lambda server: server.port))
            self._up.discard(victim)
            await asyncio.to_thread(victim.kill)
            await self._restart(victim)

    async def _play_on(self) -> None:
        """Wait until there is a server to kill, and new turns were acknowledged."""
        enough, until = len(self._ledger.promised) + self._plan.turns, monotonic() + PATIENCE_SECONDS
        while not self._up or len(self._ledger.promised) < enough:
            if monotonic() > until:
                self._ledger.problems.append("nobody could play on")
                return
            await asyncio.sleep(0.01)

    async def _restart(self, server: Server) -> None:
        server.start()
        await asyncio.to_thread(server.wait)
        if not self._up:
            self._back = monotonic()
        self._up.add(server)

    async def _settle(self, parties: list[Party]) -> None:
        """Wait until everybody is back, no bot is to move, and all viewers of a table know the same, for a while."""
        until, steady = monotonic() + SETTLING_SECONDS, 0
        before: list[int] = []
        while monotonic() < until and steady < 10:
            await asyncio.sleep(0.1)
            known = [len(one.history) for party in parties for one in party.clients]
            same = all(len({len(one.history) for one in party.clients}) < 2 for party in parties)
            same = same and all(one.quiet for party in parties for one in party.clients)
            steady = steady + 1 if same and known == before else 0
            before = known


async def judge(backing: Backing, ledger: Ledger, plan: Plan, seconds: float) -> Verdict:
    """Compare what everybody saw with what the store holds. All servers are dead by now."""
    store = await open_store(backing.db)
    try:
        tables = {name: table async for name, table in _replayed(store, ledger)}
    finally:
        await store.close()
    lost = [each for each in ledger.promised if not _kept(tables.get(each.table), each.turn, each.seat, each.action)]
    strange = [f"{name}: turn {turn} was never asked for" for name, turn in _unasked(tables, ledger)]
    problems = [*ledger.problems, *(f"lost: {each}" for each in lost), *strange]
    problems += _differing(tables, ledger)
    if late := sum(each > plan.longest_resume for each in ledger.resumed):
        problems.append(f"{late} of {len(ledger.resumed)} clients were back too late")
    return Verdict(
        kills=plan.kills,
        seconds=seconds,
        tables=len(tables),
        finished=ledger.finished,
        turns=sum(len(table.history) for table in tables.values()),
        promised=len(ledger.promised),
        lost=len(lost),
        applied_twice=len(strange),
        histories=len(ledger.histories),
        resumed=len(ledger.resumed),
        slowest_resume_s=max(ledger.resumed, default=0.0),
        problems=tuple(problems[:MAX_PROBLEMS_LISTED]),
    )


async def _replayed(store: Store, ledger: Ledger) -> AsyncIterator[tuple[str, Table]]:
    """Yield every table of the store, with its log replayed by the rules and its draws verified."""
    name = ""
    while names := await store.tables(name, 100):
        counts = await store.numbers(names)
        for name in names:
            log = [events.decode(data) for data in await store.read(name)]
            if len(log) != counts[name]:
                ledger.problems.append(f"{name}: {len(log)} events of {counts[name]}")
            try:
                table = reduce(fold, log[1:], created(name, log[0]))
                if table.game:
                    verify(table.game)
            except (Illegal, RecordError, ValueError) as error:
                ledger.problems.append(f"{name}: {error!r}")
                continue
            if ledger.commitments.get(name, table.fair.commitment) != table.fair.commitment:
                ledger.problems.append(f"{name}: dealt by another secret than the one committed to")
            yield name, table


def _kept(table: Table | None, turn: int, seat: int, action: str) -> bool:
    if table is None or turn >= len(table.history):
        return False
    seen = table.history[turn].seen
    return seen.seat == seat and str(seen.action) == action


def _unasked(tables: dict[str, Table], ledger: Ledger) -> list[tuple[str, int]]:
    """Return people's turns in the log that nobody sent, as a turn applied twice would be."""
    return [
        (name, turn)
        for name, table in tables.items()
        for turn, played in enumerate(table.history)
        if played.event.by == "person" and ledger.sent.get((name, turn)) != (played.seen.seat, str(played.seen.action))
    ]


def _differing(tables: dict[str, Table], ledger: Ledger) -> list[str]:
    """Return a line for each viewer whose history differs from the log."""
    found = []
    for name, you, history in ledger.histories:
        table = tables.get(name)
        if table is None or [happened(table, turn, you) for turn in range(len(table.history))] != history:
            there = len(table.history) if table else 0
            found.append(f"{name}: seat {you} saw {len(history)} turns that are not the {there} of the log")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.support.chaos", description=__doc__)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--calm", type=float, default=1.5)
    parser.add_argument("--seed", default="chaos")
    options = parser.parse_args()
    processes = options.processes or (1 if options.db == "sqlite" else 3)
    plan = Plan(
        kills=options.kills,
        tables=options.tables,
        processes=processes,
        pause=options.pause,
        calm=options.calm,
        seed=options.seed,
    )
    verdict = run(options.db, plan)
    print(msgspec.json.format(msgspec.json.encode(verdict), indent=1).decode())
    return 1 if verdict.problems else 0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())

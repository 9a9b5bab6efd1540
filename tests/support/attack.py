"""Attack real servers and measure stolen turns, how long bots and other clients wait, and what attackers achieve.

Bounded in number and time; real `sixfold serve` processes with their usual limits, on loopback only.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import Final, TypeVar

import msgspec

from sixfold import messages
from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import bot
from sixfold.ai.legal_actions import legal_actions
from sixfold.arena.protocol import read_view
from sixfold.bench.figures import MISSED_TARGET, Figures, has_missed_targets
from sixfold.client import TableClient, ask, new_secret
from sixfold.rules.actions import Action, Choice
from sixfold.rules.record import to_json
from sixfold.rules.referee import arrangement, forced_action, view
from sixfold.server import commands, events
from sixfold.server.store import Entry, open_store
from sixfold.server.table import Table, created, fold
from tests.support.attackers import ADDRESSES, AttackKind, Job, Report, request
from tests.support.fleet import LOOPBACK, ROOT, Backing, Server
from tests.support.web_socket_client import WebSocketClient

SLOW_CONNECTIONS: Final = 3_000
SLOW_SECONDS: Final = 40.0
"""After which slow connections that are still open are given up."""
BOTS_SECONDS: Final = 20.0
CROWDED_TABLES: Final = 19
UNDO_CYCLES: Final = 2_500
SEAT_THEFTS: Final = 6
THEFT_SOCKETS: Final = 150
THEFT_SECONDS: Final = 3.0
"""How long a victim stays away after its connection was lost."""
SEAT_THIEF_ADDRESS: Final = ADDRESSES[0]
PROBE_SECONDS: Final = 0.2
MAX_BOT_WAIT_S, MAX_REQUEST_S, MAX_TAKEN_MB = 2.0, 0.5, 10.0
TARGETS: Final = {
    "_worst_bot_wait_s": MAX_BOT_WAIT_S,
    "_slowest_request_s": MAX_REQUEST_S,
    "_failed_requests": 0,
    "_connections_left_open": 0,
    "_taken_mb": MAX_TAKEN_MB,
    "_stolen_turns": 0,
}
"""The most that figures with these endings may be."""
_encode = msgspec.json.encode
_T = TypeVar("_T")


class Bystander:
    """Play with a bot and send requests from another address than the attacker's."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._chance = Random(1)
        self.bot_waits: list[float] = []
        self.requests: list[float] = []
        self.failed = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play games with a bot until cancelled, and note how long it takes to answer each turn."""
        while True:
            secret = new_secret()
            others = (messages.NewSeat(kind="bot", level="hard"),)
            new = messages.NewTable(edition="qwirkle-pl", secret=secret, name="Anna", others=others)
            seated = await asyncio.to_thread(ask, self._server.url, "POST", "/api/tables", new, messages.Seated)
            async with TableClient(self._server.url, seated.table, secret) as client:
                await client.do(messages.Start())
                now = await client.until(_my_turn_or_over)
                while now.phase == "playing" and now.view:
                    seen = read_view(msgspec.to_builtins(now.view))
                    action = forced_action(seen) or bot("beginner")(seen, self._chance, OWN_EFFORT).action
                    begun = perf_counter()
                    await client.do(messages.PlayAction(seen.turns, str(action)))
                    turns = seen.turns
                    now = await client.until(lambda at, turns=turns: _turns(at) > turns and _my_turn_or_over(at))  # type: ignore[misc]
                    self.bot_waits.append(perf_counter() - begun)
                    await asyncio.sleep(PROBE_SECONDS)

    async def probe(self) -> None:
        """Send small requests until cancelled, whether or not the ones before were answered."""
        while True:
            task = asyncio.create_task(self._probe_once())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            await asyncio.sleep(PROBE_SECONDS)

    async def _probe_once(self) -> None:
        begun = perf_counter()
        status, _ = await request(self._server.port, LOOPBACK, "GET", "/api/about")
        self.requests.append(perf_counter() - begun)
        self.failed += status != 200

    async def finish(self) -> None:
        """Wait for the answers that are still on their way."""
        await asyncio.gather(*self._tasks)


def _turns(now: messages.Now) -> int:
    return now.view.turns if now.view else 0


def _my_turn_or_over(now: messages.Now) -> bool:
    return now.phase in ("over", "closed") or (now.view is not None and now.view.mover == 0)


async def under(server: Server, attack: Awaitable[_T]) -> tuple[_T, Bystander]:
    """Return what an attack found, and how long the others waited meanwhile."""
    others = Bystander(server)
    tasks = [asyncio.create_task(each) for each in (others.play(), others.probe())]
    while not others.bot_waits:  # until the bots' worker has started
        await asyncio.wait(tasks, timeout=0.05)
        for task in tasks:
            if task.done():
                task.result()
    others.bot_waits.clear()
    others.requests.clear()
    found = await attack
    count = len(others.bot_waits)
    with suppress(TimeoutError):  # the bot that is thinking now counts too
        async with asyncio.timeout(60):
            while len(others.bot_waits) == count:
                await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await others.finish()
    return found, others


async def _run(job: Job, port: int) -> Report:
    """Attack from a separate process."""
    job = msgspec.structs.replace(job, port=port)
    words = [sys.executable, "-m", "tests.support.attackers", _encode(job).decode()]
    process = await asyncio.create_subprocess_exec(*words, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    return msgspec.json.decode(output, type=Report)


@dataclass
class Played:
    """Hold a game of Cards against a bot with its log: whole, and up to its most crowded table."""

    log: list[events.NewEvent]
    table: Table
    secret: str
    crowded_log: list[events.NewEvent]
    crowded: Table


def _play(number: int) -> Played:
    """Play at random, without Qwirkles if possible, so that the table gets crowded."""
    secret, rng = new_secret(), Random(number)
    bot = (messages.NewSeat(kind="bot", level="random"),)
    new = messages.NewTable(edition="cards-pl", secret=secret, name="Mallory", others=bot, hints=True)
    first = commands.create(new, f"{number:032}", f"{number:022}", 1)
    table = created(f"ATTACK{number:02}", first)
    played = Played([first], table, secret, [first], table)
    wanted = commands.decide(table, 0, messages.Start(), 1)
    while wanted:
        played.log += wanted
        played.table = table = reduce(fold, wanted, played.table)
        if table.mover == 0 and _cards(table) > _cards(played.crowded):
            played.crowded_log, played.crowded = list(played.log), table
        wanted = (
            commands.play(table, _choose(table, rng), "bot" if table.bot else "person", 1)
            if table.mover is not None
            else []
        )
    return played


def _choose(table: Table, rng: Random) -> Action:
    assert table.game is not None
    at = table.game.position
    seen = view(at, at.mover)
    due = forced_action(seen)
    if due is not None:
        return due
    options = [each for each in legal_actions(seen) if isinstance(each, Choice)]
    least = min(min(each.qwirkles) for each in options)
    chosen = rng.choice([each for each in options if min(each.qwirkles) == least])
    return arrangement(at, chosen)


def _cards(table: Table) -> int:
    return sum(map(len, table.game.position.rows)) if table.game else 0


def slow_positions() -> list[str]:
    """Return positions of Cards that are slow to analyse: many rows that nearly are Qwirkles."""
    colors, shapes = "ROYGBP", "osdtcx"
    fives = [
        "".join(color + shape for place, shape in enumerate(shapes) if place != (number + copy) % 6)
        for copy in (0, 1)
        for number, color in enumerate(colors)
    ]
    fours = [
        "".join(color + shape for place, shape in enumerate(shapes) if (place - number - copy) % 6 > 1)
        for copy in (0, 1)
        for number, color in enumerate(colors)
    ]
    fours += [
        "".join(color + shape for place, color in enumerate(colors) if (place - number) % 6 > 1)
        for number, shape in enumerate(shapes)
    ]
    return [
        f"cards-pl hands=RoRsOoOsYoYsGoGsBo/?9 table={'/'.join(fives)}",
        f"cards-pl hands=RoOsYdGtBcPxRsOdYt/?9 table={'/'.join(fours)}",
    ]


class AttackInputs:
    """Hold what attacks need: crowded tables, a record, and a table with many undone turns."""

    def __init__(self) -> None:
        self._logs: list[tuple[str, list[events.NewEvent]]] = []
        self.crowded: list[tuple[str, str]] = []
        for number in range(CROWDED_TABLES):
            played = _play(number)
            self._logs.append((played.table.id, played.crowded_log))
            self.crowded.append((played.table.id, played.secret))
        last = _play(CROWDED_TABLES)
        assert last.table.game is not None
        self.record = to_json(last.table.game)
        self.undone = self._undo_bomb(last)

    def _undo_bomb(self, played: Played) -> tuple[str, str]:
        """Return a game near its end, in which a turn was undone again and again."""
        turn = next(each.event for each in reversed(played.table.history) if each.before is not None)
        resolved = next(each for each in played.log if isinstance(each, events.ResolvedTurn) and each.event is turn)
        log = played.log[: played.log.index(resolved) + 1]
        for _ in range(UNDO_CYCLES):
            log += [events.Undone(at=1), turn]
        self._logs.append((played.table.id, log))
        return played.table.id, played.secret

    async def store(self, db: str) -> None:
        store = await open_store(db)
        for name, log in self._logs:
            await store.append(Entry(name, 1, tuple(map(events.encode, log)), int(time() * 1000)))
        await store.close()


def attack() -> Figures:
    """Run all attacks, each against its own server; four to seven minutes. Add the targets that were missed."""
    return with_missed_targets(asyncio.run(_attack(())))


def with_missed_targets(found: Figures) -> Figures:
    """Return the figures, and the target of each that is above it."""
    missed = {
        f"{key}{MISSED_TARGET}": most
        for key, value in found.items()
        for ending, most in TARGETS.items()
        if key.endswith(ending) and value > most
    }
    return found | missed


async def _attack(names: Sequence[str]) -> Figures:
    """Run these attacks, or all if none is named."""
    material, found = AttackInputs(), Figures()
    jobs: Sequence[tuple[AttackKind, Job]] = [
        ("questions", Job(what="questions", port=0, tables=tuple(material.crowded))),
        ("analyses", Job(what="analyses", port=0, texts=tuple(slow_positions()))),
        ("records", Job(what="records", port=0, texts=(material.record,))),
        ("bots", Job(what="bots", port=0, seconds=BOTS_SECONDS)),
        ("slow", Job(what="slow", port=0, count=SLOW_CONNECTIONS, seconds=SLOW_SECONDS)),
        ("header", Job(what="header", port=0)),
        ("trailer", Job(what="trailer", port=0)),
        ("load", Job(what="load", port=0, tables=(material.undone,))),
        ("tables", Job(what="tables", port=0)),
        ("rematches", Job(what="rematches", port=0)),
        ("passwords", Job(what="passwords", port=0)),
    ]
    for name, job in jobs:
        if not names or name in names:
            report, waits = await _measure(name, material, lambda server, job=job: _run(job, server.port))  # type: ignore[misc]
            found |= waits | _figures(name, report)
    if not names or "steal" in names:
        stolen, waits = await _measure("steal", material, _steal)
        found |= waits | {"attack_stolen_turns": stolen}
    return found


async def _measure(name: str, material: AttackInputs, attack: Callable[[Server], Awaitable[_T]]) -> tuple[_T, Figures]:
    """Return what an attack on a new server found, and how long others waited meanwhile."""
    with TemporaryDirectory(prefix="sixfold-attack-") as folder:
        db = str(Path(folder) / "tables.db")
        await material.store(db)
        server = Server(Backing(db), Path(folder) / "log", limits=True)
        try:
            server.start()
            server.wait()
            found, others = await under(server, attack(server))
        finally:
            server.stop()
    return found, {
        f"attack_{name}_worst_bot_wait_s": max(others.bot_waits),
        f"attack_{name}_slowest_request_s": max(others.requests),
        f"attack_{name}_failed_requests": others.failed,
    }


def _figures(name: AttackKind, report: Report) -> Figures:
    match name:
        case "slow":
            return {
                "attack_slow_connections_opened": report.done,
                "attack_slow_connections_left_open": report.done - report.closed,
                "attack_slow_connections_closed_after_s": report.seconds,
            }
        case "header" | "trailer":
            return {f"attack_{name}_taken_mb": report.done}
        case "tables" | "rematches" | "bots" | "passwords":
            return {f"attack_{name}_per_s": report.done / report.seconds}
        case "load":
            return {}
        case _:
            return {f"attack_{name}_answered_per_s": report.done / report.seconds}


async def _steal(server: Server) -> int:
    """Drive a player out with many sockets, ask at once that a bot plays for them, and count whose turn it was."""
    return sum([await _steal_once(server) for _ in range(SEAT_THEFTS)])


async def _steal_once(server: Server) -> bool:
    victim, thief = new_secret(), new_secret()
    new = messages.NewTable(edition="qwirkle-pl", secret=victim, name="Anna", others=(messages.NewSeat(kind="open"),))
    table = (await asyncio.to_thread(ask, server.url, "POST", "/api/tables", new, messages.Seated)).table
    path = f"/api/tables/{table}"
    await request(server.port, SEAT_THIEF_ADDRESS, "POST", f"{path}/join", messages.Join(secret=thief, name="Mallory"))
    hello = _encode(messages.Hello(table=table, secret=thief))
    crowd: list[WebSocketClient] = []

    async def wish() -> bool:
        """Ask that a bot plays for the victim, and see after a while whether it does."""
        await request(server.port, SEAT_THIEF_ADDRESS, "POST", f"{path}/do", messages.HandOver(0), thief)
        await asyncio.sleep(THEFT_SECONDS)
        _, data = await request(server.port, SEAT_THIEF_ADDRESS, "GET", f"{path}/now", None, thief)
        now = msgspec.json.decode(data)
        return bool(now["seats"][0]["away"]) or any(each["by"] == "bot" for each in now["happened"])

    async with TableClient(server.url, table, victim) as anna:
        await anna.do(messages.Start())
        await anna.until(lambda now: now.phase == "playing")
        for _ in range(THEFT_SOCKETS):
            with suppress(OSError):
                crowd.append(await WebSocketClient.to(server.port, lambda _: None, lambda: None, SEAT_THIEF_ADDRESS))
                crowd[-1].send(hello)
        stolen = await wish()
    # And once more while the victim has lost the connection for a moment.
    stolen = await wish() or stolen
    for line in crowd:
        line.close()
    return stolen


def main(names: Sequence[str] = sys.argv[1:]) -> None:
    """Measure only some attacks: `python -m tests.support.attack questions steal`."""
    found = with_missed_targets(asyncio.run(_attack(names)))
    print(msgspec.json.format(_encode(found), indent=1).decode())
    sys.exit(has_missed_targets(found))


if __name__ == "__main__":
    main()

"""Play as fast as a server answers, in a separate process."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from http.client import HTTPConnection
from itertools import islice
from pathlib import Path
from time import perf_counter, process_time
from typing import Final, Literal

import msgspec

from sixfold import messages
from sixfold.client import new_secret
from sixfold.rules.actions import Action, Exchange, Pass, Place
from sixfold.rules.grid import EMPTY, Grid
from sixfold.rules.line import largest_sets
from sixfold.rules.notation import read_action
from sixfold.rules.piece import BY_LETTERS, Hand, mask_of, pieces_in
from tests.support.fleet import LOOPBACK
from tests.support.web_socket_client import WebSocketClient

COMPARED_PLACEMENTS: Final = 12
"""Placements that a seat looks at before it takes the best of them: it has no time for more."""
TABLES_PER_ADDRESS: Final = 10_000
"""An address has about 28,000 ports for connections to one server."""
AT_ONCE: Final = 100
"""Sockets that are being opened at the same time."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """Describe a load: how long to play at how many tables at once, or only watch."""

    what: Literal["play", "idle", "long"]
    ports: tuple[int, ...]
    tables: int
    pids: tuple[int, ...] = ()
    """The servers' processes, whose CPU time is of interest."""
    games: int = 1
    """Games prepared for each table that is played at: when one is over the next one follows."""
    steered: bool = False
    """Both seats of a table use the same server, as behind a proxy that distributes by table."""
    warm_up: float = 2.0
    seconds: float = 10.0
    turns: int = 100
    """Long: how many turns each game gets, most of them exchanges so that it does not end before."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Hold the figures of a run."""

    sockets: int = 0
    connect_s: float = 0.0
    turns_per_s: float = 0.0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    placements: float = 0.0
    """The share of turns in which tiles were laid."""
    tiles_on_table: float = 0.0
    """On average, when a turn was played: how full the views were."""
    ran_out: int = 0
    """Tables that had no prepared game left before the time was over."""
    refused: int = 0
    client_cpu: float = 0.0
    """The share of a core that this process took."""
    server_cpu_ms: float = 0.0
    """CPU time of all servers for each turn."""
    others_cpu: float = 0.0
    """Cores that everything else on this machine took meanwhile, the database and the relay included."""
    opened: tuple[tuple[str, str], ...] = ()
    """Tables and the secret of their first seats."""


# As little of the messages as a seat has to know.


class _View(msgspec.Struct):
    mover: int
    turns: int
    supply: int
    hands: tuple[tuple[str, ...] | None, ...]


class _Happened(msgspec.Struct):
    turn: int
    action: str


class _Now(msgspec.Struct, tag="now", tag_field="type"):
    phase: str
    happened: tuple[_Happened, ...]
    view: _View | None = None


class _Done(msgspec.Struct, tag="done", tag_field="type"):
    id: int


class _Refused(msgspec.Struct, tag="refused", tag_field="type"):
    refusal: messages.Refusal


class _Here(msgspec.Struct, tag="here", tag_field="type"):
    pass


_down: msgspec.json.Decoder[_Now | _Done | _Refused | _Here] = msgspec.json.Decoder(_Now | _Done | _Refused | _Here)
_encode = msgspec.json.Encoder().encode


class Board:
    """Hold what all seats of a table know alike, once for all of them."""

    def __init__(self, table: str, secrets: Sequence[str]) -> None:
        self.table = table
        self.secrets = secrets
        self.grid: Grid = EMPTY
        self.turns = 0
        self.most: int | None = None
        """Turns after which nobody plays on."""
        self.over = False

    def learn(self, happened: Sequence[_Happened]) -> None:
        for each in happened:
            if each.turn != self.turns:
                continue
            self.turns += 1
            if each.action.startswith("lay "):
                action = read_action(each.action)
                assert isinstance(action, Place)
                self.grid = self.grid.lay(action.tiles)

    def choose(self, hand: Hand, supply: int) -> Action:
        if not self.grid:
            largest = largest_sets(hand)[1][0]
            return Place(tuple(((x, 0), piece) for x, piece in enumerate(pieces_in(largest))))
        if self.most and supply and self.turns % 3:
            return Exchange(hand[:1])
        found = islice(self.grid.placements(mask_of(hand)), COMPARED_PLACEMENTS)
        best = max(found, key=lambda each: each[1], default=None)
        if best is not None:
            return Place(best[0])
        return Exchange(hand[: min(len(hand), supply)]) if supply else Pass()


class Tally:
    """Count what all seats together have seen."""

    def __init__(self) -> None:
        self.counting = False
        self.seconds: list[float] = []
        self.played = 0
        self.placements = 0
        self.tiles = 0
        self.refused = 0
        self.ran_out = 0


class Seat:
    """Play at one table through one socket."""

    def __init__(self, board: Board, place: int, tally: Tally, over: Callable[[], None]) -> None:
        self._board = board
        self._place = place
        self._tally = tally
        self._over = over
        self._line: WebSocketClient | None = None
        self._playing = False
        self._sent = 0.0
        self._asked = -1
        self._now: _Now | None = None

    async def sit(self, port: int, address: str = LOOPBACK) -> None:
        self._line = await WebSocketClient.to(port, self._receive, self._gone, address)
        secret = self._board.secrets[self._place]
        self._line.send(_encode(messages.Hello(table=self._board.table, secret=secret)))

    def begin(self) -> None:
        self._playing = True
        if self._now:
            self._see(self._now)

    def stop(self) -> None:
        self._playing = False
        if self._line:
            self._line.close()

    def _gone(self) -> None:
        if self._playing:
            self._tally.refused += 1

    def _receive(self, data: bytes) -> None:
        message = _down.decode(data)
        if isinstance(message, _Now):
            self._now = message
            self._board.learn(message.happened)
            if self._playing:
                self._see(message)
        elif isinstance(message, _Done):
            if self._tally.counting:
                self._tally.seconds.append(perf_counter() - self._sent)
        elif isinstance(message, _Refused):
            self._tally.refused += 1
            print(message.refusal, file=sys.stderr)

    def _see(self, now: _Now) -> None:
        view = now.view
        if now.phase == "over":
            self._over()
        elif view and view.mover == self._place and self._asked < view.turns == self._board.turns != self._board.most:
            self._asked = view.turns
            self._play(view)

    def _play(self, view: _View) -> None:
        hand = tuple(BY_LETTERS[each] for each in view.hands[self._place] or ())
        action = self._board.choose(hand, view.supply)
        if self._tally.counting:
            self._tally.played += 1
            self._tally.placements += isinstance(action, Place)
            self._tally.tiles += len(self._board.grid.pieces)
        assert self._line is not None
        self._sent = perf_counter()
        self._line.send(_encode(messages.Do(1, messages.PlayAction(view.turns, str(action)))))


class Game:
    def __init__(self, board: Board, tally: Tally, over: Callable[[], None]) -> None:
        self.board = board
        self.seats = [Seat(board, place, tally, self._ended) for place in (0, 1)]
        self._over = over

    async def sit(self, ports: Sequence[int], number: int, *, steered: bool = False) -> None:
        """Both seats take their places, each at another server where there are several, unless they are steered."""
        address = f"127.0.0.{1 + number // TABLES_PER_ADDRESS}"
        for place, seat in enumerate(self.seats):
            await seat.sit(ports[(number + (0 if steered else place)) % len(ports)], address)

    def begin(self) -> None:
        for seat in self.seats:
            seat.begin()

    def _ended(self) -> None:
        if not self.board.over:
            self.board.over = True
            for seat in self.seats:
                seat.stop()
            self._over()


class GameSequence:
    """Play games one after the other."""

    def __init__(self, tally: Tally) -> None:
        self.games: list[Game] = []
        self._tally = tally

    def next(self) -> None:
        if self.games:
            self.games.pop().begin()
        else:
            self._tally.ran_out += 1


def new_tables(port: int, count: int) -> list[Board]:
    """Games of two people that have just begun."""
    connection = HTTPConnection(LOOPBACK, port, timeout=30)

    def ask(path: str, body: msgspec.Struct, secret: str) -> bytes:
        headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
        connection.request("POST", path, _encode(body), headers)
        response = connection.getresponse()
        data = response.read()
        if response.status != 200:
            raise RuntimeError(data)
        return data

    found = []
    for _ in range(count):
        first, second = new_secret(), new_secret()
        others = (messages.NewSeat(kind="open"),)
        new = messages.NewTable(edition="qwirkle-pl", secret=first, name="Anna", others=others)
        table = msgspec.json.decode(ask("/api/tables", new, first), type=messages.Seated).table
        ask(f"/api/tables/{table}/join", messages.Join(secret=second, name="Bela"), second)
        ask(f"/api/tables/{table}/do", messages.Start(), first)
        found.append(Board(table, (first, second)))
    connection.close()
    return found


async def sit_down(games: Sequence[Game], ports: Sequence[int], *, steered: bool = False) -> float:
    """Open all sockets; the seconds it took."""
    begun = perf_counter()
    for first in range(0, len(games), AT_ONCE // 2):
        batch = games[first : first + AT_ONCE // 2]
        await asyncio.gather(*(game.sit(ports, first + number, steered=steered) for number, game in enumerate(batch)))
    return perf_counter() - begun


async def play(job: Job) -> Report:
    """Every table is always being played at, and each seat answers at once."""
    tally = Tally()
    lanes = [GameSequence(tally) for _ in range(job.tables)]
    boards = new_tables(job.ports[0], job.tables * job.games)
    for number, board in enumerate(boards):
        lane = lanes[number % job.tables]
        lane.games.append(Game(board, tally, lane.next))
    connect = await sit_down([game for lane in lanes for game in lane.games], job.ports, steered=job.steered)
    await asyncio.sleep(1)
    gc.collect()
    gc.freeze()
    for lane in lanes:
        lane.next()
    await asyncio.sleep(job.warm_up)
    tally.counting = True
    begun, cpu, theirs, all_cpu = perf_counter(), process_time(), servers_cpu(job.pids), machine_cpu()
    await asyncio.sleep(job.seconds)
    took, cpu, theirs = perf_counter() - begun, process_time() - cpu, servers_cpu(job.pids) - theirs
    all_cpu = machine_cpu() - all_cpu
    tally.counting = False
    seconds = sorted(tally.seconds)
    turns = len(seconds)
    return Report(
        sockets=2 * len(boards),
        connect_s=connect,
        turns_per_s=turns / took,
        p50_ms=seconds[turns // 2] * 1e3,
        p99_ms=seconds[turns * 99 // 100] * 1e3,
        placements=tally.placements / tally.played,
        tiles_on_table=tally.tiles / tally.played,
        ran_out=tally.ran_out,
        refused=tally.refused,
        client_cpu=cpu / took,
        server_cpu_ms=theirs * 1e3 / turns,
        others_cpu=max(0.0, all_cpu - cpu - theirs) / took,
    )


def servers_cpu(pids: Sequence[int]) -> float:
    """Seconds of CPU time that these processes have taken so far (Linux)."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def machine_cpu() -> float:
    """Seconds of CPU time that all processes together have taken so far (Linux)."""
    user, nice, system, _idle, _waiting, *rest = (
        Path("/proc/stat").read_text(encoding="ascii").split("\n")[0].split()[1:]
    )
    return sum(map(int, (user, nice, system, *rest[:2]))) / os.sysconf("SC_CLK_TCK")


async def idle(job: Job) -> Report:
    """Open sockets and look on, until somebody closes our standard input."""
    tally = Tally()
    games = [Game(board, tally, lambda: None) for board in new_tables(job.ports[0], job.tables)]
    connect = await sit_down(games, job.ports)
    await asyncio.sleep(2)
    print(msgspec.json.encode(Report(sockets=2 * len(games), connect_s=connect)).decode(), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    return Report(refused=tally.refused)


async def long(job: Job) -> Report:
    """Play games of that many turns, to be opened later."""
    tally = Tally()
    games = [Game(board, tally, lambda: None) for board in new_tables(job.ports[0], job.tables)]
    await sit_down(games, job.ports)
    for game in games:
        game.board.most = job.turns
        game.begin()
    while any(game.board.turns < job.turns and not game.board.over for game in games):
        await asyncio.sleep(0.001)
    return Report(opened=tuple((game.board.table, game.board.secrets[0]) for game in games))


def main() -> None:
    job = msgspec.json.decode(sys.argv[1], type=Job)
    with suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    work = {"play": play, "idle": idle, "long": long}[job.what]
    print(msgspec.json.encode(asyncio.run(work(job))).decode())


if __name__ == "__main__":
    main()

"""Start real server processes with their logs and stores, and connect clients of bare sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import reduce
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from sixfold import messages
from sixfold.client import new_secret
from sixfold.rules.notation import action_text
from sixfold.server import events
from sixfold.server.store import open_store
from sixfold.server.table import Table, created, fold
from tests.play import random_action
from tests.support.patience import PATIENCE_SECONDS

ALLOW_MANY_CLIENTS = ("--per-client", "1000")
"""Options for tests: all their connections come from one address."""
SMALL_POSITION = "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
_down: msgspec.json.Decoder[messages.Down] = msgspec.json.Decoder(messages.Down)


def next_play(table: Table, rng: Random) -> tuple[int, messages.PlayAction]:
    """Return the seat to move, and a legal command for it."""
    assert table.game is not None
    assert table.mover is not None
    action = action_text(random_action(table.game.position, rng))
    return table.mover, messages.PlayAction(len(table.history), action, table.undos)


ROOT: Final = Path(__file__).parents[2]


class Server:
    """Run `sixfold serve` in a process."""

    def __init__(self, folder: Path, *options: str, **variables: str) -> None:
        self.db, self.log = folder / "tables.db", folder / "log.jsonl"
        serve = [sys.executable, "-m", "tests.support.patient_serve", "serve"]
        command = [*serve, "--port", "0", "--db", str(self.db), *options]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SIXFOLD_")}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**kept, **variables}, cwd=ROOT
            )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, self.log.read_text()
        self.url = found[0].rstrip("/")

    def http(
        self, method: str, path: str, body: Any = None, secret: str | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer."""
        connection = HTTPConnection(self.url.removeprefix("http://"), timeout=PATIENCE_SECONDS)
        try:
            given = {name.replace("_", "-"): value for name, value in headers.items()}
            if secret is not None:
                given["authorization"] = f"Bearer {secret}"
            data = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
            connection.request(method, path, data, given)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def ask(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        """Return the answer, which must be no refusal."""
        status, _, data = self.http(method, path, body, secret)
        assert status == 200, data
        return msgspec.json.decode(data)

    def reason(self, method: str, path: str, body: Any = None, secret: str | None = None) -> str:
        """Return the code of the refusal, or nothing."""
        status, _, data = self.http(method, path, body, secret)
        return "" if status == 200 else str(msgspec.json.decode(data)["reason"])

    def do(self, table: str, command: messages.Command, secret: str) -> Any:
        return self.ask("POST", f"/api/tables/{table}/do", command, secret)

    def new_table(
        self, edition: str, *others: messages.NewSeat, secret: str | None = None, **more: Any
    ) -> tuple[str, str]:
        """Return a table, and the secret of its host."""
        secret = secret or new_secret()
        request = messages.NewTable(edition=edition, secret=secret, name="Anna", others=others, **more)
        return str(self.ask("POST", "/api/tables", request)["table"]), secret

    def join(self, table: str, name: str) -> str:
        """Somebody who sits down: the secret of the seat."""
        secret = new_secret()
        self.ask("POST", f"/api/tables/{table}/join", messages.Join(secret=secret, name=name))
        return secret

    def begun(self, edition: str, people: int = 2, *bots: str, **more: Any) -> tuple[str, list[str]]:
        """Return a running game, and the secrets of the people at it."""
        seats = [messages.NewSeat(kind="open")] * (people - 1) + [
            messages.NewSeat(kind="bot", level=each) for each in bots
        ]
        table, host = self.new_table(edition, *seats, **more)
        secrets = [host, *(self.join(table, f"guest {seat}") for seat in range(1, people))]
        self.do(table, messages.Start(), host)
        return table, secrets

    def stored(self, table: str) -> list[bytes]:
        """Return the log of a table, as it is on disk."""
        return asyncio.run(self.read(table))

    async def read(self, table: str) -> list[bytes]:
        store = await open_store(str(self.db))
        try:
            return await store.read(table)
        finally:
            await store.close()

    async def table(self, name: str) -> Table:
        """Return a table with everything that is hidden, made of its log."""
        first, *rest = map(events.decode, await self.read(name))
        return reduce(fold, rest, created(name, first))

    async def next_play(self, name: str, rng: Random) -> tuple[int, messages.PlayAction]:
        """Return the seat to move, and a legal command for it."""
        return next_play(await self.table(name), rng)

    def lines(self) -> list[dict[str, Any]]:
        """Return the log of the server."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def errors(self) -> list[dict[str, Any]]:
        return [line for line in self.lines() if line["level"] in ("error", "critical") or "trace" in line]

    def stop(self) -> int:
        """End it gently."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def serving(folder: Path, *options: str, **variables: str) -> Iterator[Server]:
    """Yield a server that is ended with the block, whatever happens in it."""
    server = Server(folder, *options, **variables)
    try:
        yield server
    finally:
        server.process.kill()
        server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server for many tests, which must not have logged a problem when they are done."""
    with serving(tmp_path_factory.mktemp("server"), "--drain", "0", "--workers", "1", *ALLOW_MANY_CLIENTS) as made:
        while made.reason(
            "POST", "/api/analysis", messages.Analyse(SMALL_POSITION, 1)
        ):  # its worker takes a while to start
            pass
        yield made
        assert made.stop() == 0
        assert not made.errors()


class RawSocket:
    """Hold a bare socket and all that it receives."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[messages.Down] = []

    async def send(self, *messages: messages.Up) -> None:
        for message in messages:
            await self.socket.send(msgspec.json.encode(message), text=True)

    async def receive(self) -> messages.Down:
        message = _down.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE_SECONDS))
        self.received.append(message)
        return message

    async def until(self, kind: type[Any], count: int = 1) -> Any:
        """Return the newest message of a kind, after that many more have arrived."""
        goal = sum(isinstance(each, kind) for each in self.received) + count
        while sum(isinstance(each, kind) for each in self.received) < goal:
            message = await self.receive()
        return message

    async def answers(self, ids: Sequence[int]) -> list[str]:
        """`done` or the reason of the refusal for each of these."""
        found: dict[int, str] = {}
        while not set(ids) <= set(found):
            match await self.receive():
                case messages.Done(id=number) | messages.Legal(id=number) | messages.Hint(id=number):
                    found[number] = "done"
                case messages.Refused(id=number, refusal=refusal):
                    found[number] = refusal.reason
        return [found[each] for each in ids]


@asynccontextmanager
async def open_raw_socket(
    server: Server, table: str, secret: str | None = None, **hello: Any
) -> AsyncIterator[RawSocket]:
    """Yield a socket that has received the greeting and the state of the table."""
    url = server.url.replace("http", "ws") + "/api/socket"
    async with connect(url, compression=None, ping_interval=None, max_size=None) as socket:
        made = RawSocket(socket)
        await made.send(messages.Hello(table=table, secret=secret, **hello))
        await made.until(messages.Now)
        yield made

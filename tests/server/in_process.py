"""Run the server without a network: a store in memory, a clock that stands still, clients that keep every byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from sixfold import messages
from sixfold.server.app import Server, Settings, create_app
from sixfold.server.limits import Limits
from sixfold.server.relay import open_relay
from sixfold.server.services import Services
from sixfold.server.store import FIRST_DUE, NEVER_MS, Due, Entry, Push
from sixfold.server.workers import Question, Workers

GENEROUS = Limits(
    requests_at_once=10**6,
    phrases_at_once=10**6,
    tables_at_once=10**6,
    sockets_per_client=10**4,
    thinking_at_once=10**6,
)
NOON = 1_700_000_000_000


class MemoryStore:
    """Implement `Store` in memory: what is appended can be read at once."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.entries: dict[str, Entry] = {}
        self.carries: dict[str, tuple[bytes, int, str | None]] = {}
        self.devices: dict[tuple[str, int, str], Push] = {}

    async def append(self, entry: Entry) -> bool:
        log = self.logs.get(entry.table, [])
        if len(log) != entry.number - 1:
            return False
        self.logs[entry.table] = [*log, *entry.events]
        self.entries[entry.table] = entry
        return True

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self.logs.get(table, [])[after:]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return {each: len(self.logs[each]) for each in tables if each in self.logs}

    async def listed(self, limit: int) -> list[str]:
        return [each for each, entry in self.entries.items() if entry.listed][:limit]

    async def latest(self, limit: int) -> list[str]:
        return sorted(self.entries, key=lambda each: (-self.entries[each].at, each))[:limit]

    async def due(self, before: int, limit: int, after: Due = FIRST_DUE) -> list[Due]:
        found = [(entry.due, each) for each, entry in self.entries.items() if entry.due is not None]
        return sorted(each for each in found if after < each and each[0] <= before)[:limit]

    async def tables(self, after: str, limit: int) -> list[str]:
        return sorted(each for each in self.logs if each > after)[:limit]

    async def offer(self, code: str, data: bytes, expires: int) -> None:
        self.carries[code] = (data, expires, None)

    async def take(self, code: str, by: str, now: int) -> bytes | None:
        data, expires, taken_by = self.carries.get(code, (b"", 0, None))
        if expires < now or taken_by not in (None, by):
            return None
        self.carries[code] = (data, expires, by)
        return data

    async def add_push(self, push: Push, keep: int) -> bool:
        if push.table not in self.logs:
            return False
        self.devices[push.table, push.seat, push.device] = push
        own = [each for each in await self.pushes(push.table) if each.seat == push.seat]
        for each in own[:-keep]:
            await self.remove_push(each.table, each.seat, each.device)
        return True

    async def pushes(self, table: str) -> list[Push]:
        return sorted((each for each in self.devices.values() if each.table == table), key=lambda each: each.at)

    async def remove_push(self, table: str, seat: int, device: str) -> None:
        self.devices.pop((table, seat, device), None)

    async def expire(self, now: int, before: int, brief_before: int, brief: int, limit: int) -> list[str]:
        gone = [
            each
            for each, entry in self.entries.items()
            if entry.at < before or (entry.at < brief_before and entry.last < brief)
        ][:limit]
        for each in gone:
            del self.entries[each], self.logs[each]
        return gone

    async def delete(self, table: str) -> bool:
        self.entries.pop(table, None)
        return self.logs.pop(table, None) is not None

    async def rewrite(self, table: str, changed: Mapping[int, bytes]) -> None:
        self.logs[table] = [changed.get(number, data) for number, data in enumerate(self.logs[table], 1)]

    async def value(self, name: str) -> bytes | None:
        return self.carries[name][0] if name in self.carries else None

    async def set_value(self, name: str, data: bytes) -> None:
        self.carries[name] = (data, NEVER_MS, "")

    async def check(self, process: str, now: int) -> None:
        pass

    async def close(self) -> None:
        pass


class InlineWorkers(Workers):
    """Answer questions at once, in this process; `cost` is the time that each is said to take."""

    def __init__(self, cost: float = 0.0) -> None:
        super().__init__(1)
        self.cost = cost

    async def ask(self, question: Question) -> Any:
        return question.answer()

    async def measure(self, question: Question) -> tuple[object, float]:
        try:
            return await self.ask(question), self.cost
        except Exception as error:
            return error, self.cost


class Answer(msgspec.Struct):
    """Hold an HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Socket:
    """Represent one end of a socket, with all that was sent to it, and at which step of the server."""

    def __init__(self, step: Callable[[], int] = lambda: 0) -> None:
        self.steps: list[int] = []
        self._step = step
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.texts: list[str] = []
        self.closed: int | None = None
        self.accepted = False
        self.stalled = asyncio.Event()
        self.stalled.set()
        self.task: asyncio.Task[None] | None = None

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send(self, message: Any) -> None:
        await self.stalled.wait()
        match message["type"]:
            case "websocket.accept":
                self.accepted = True
            case "websocket.send":
                self.texts.append(message["text"])
                self.steps.append(self._step())
            case "websocket.close" if self.closed is None:
                self.closed = message["code"]
                self.incoming.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    def say(self, message: messages.Up | bytes | str) -> None:
        """Send something, well-formed or not."""
        if isinstance(message, bytes):
            self.incoming.put_nowait({"type": "websocket.receive", "bytes": message})
            return
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def received(self) -> list[messages.Down]:
        return [msgspec.json.decode(text, type=messages.Down) for text in self.texts]

    @property
    def now(self) -> messages.Now:
        """The newest state of the table."""
        return next(each for each in reversed(self.received) if isinstance(each, messages.Now))


class InProcessServer:
    """Run the server in this process; `time` replaces its clock."""

    def __init__(
        self, settings: Settings | None = None, workers: Workers | None = None, questions: Workers | None = None
    ) -> None:
        self.asgi = create_app(settings or Settings(limits=GENEROUS))
        self.app: Server = self.asgi.state.server
        self.store = MemoryStore()
        self.time = NOON
        self.steps = 0
        """How often everything that could happen has had its turn."""
        self.bodies_come = asyncio.Event()
        self.bodies_come.set()
        self._workers = workers or InlineWorkers()
        self._questions = questions or self._workers
        self._sockets: list[Socket] = []

    async def start(self) -> InProcessServer:
        relay = await open_relay(self.app.settings.relay)
        self.services = self.app.services = Services(
            self.store,
            relay,
            self._workers,
            self.app.metrics,
            self.app.guard,
            lambda: self.time,
            self._questions,
            webhook=self.app.settings.webhook,
            private_push=self.app.settings.private_push,
        )
        self.services.scheduler.slot_seconds = lambda level: 0.0
        await self.services.signing.load()
        return self

    async def settle(self) -> None:
        """Let everything that can happen now happen: nothing here waits for anything but its turn."""
        for _ in range(40):
            self.steps += 1
            await asyncio.sleep(0)

    async def http(
        self,
        method: str,
        path: str,
        body: msgspec.Struct | bytes | None = None,
        secret: str | None = None,
        client: str = "192.0.2.1",
        **headers: str,
    ) -> Answer:
        data = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        sent: list[Any] = []
        given = {"host": "test", **{name.replace("_", "-"): value for name, value in headers.items()}}
        if secret is not None:
            given["authorization"] = f"Bearer {secret}"
        path, _, query = path.partition("?")
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "scheme": "http",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": (client, 1),
            "server": ("test", 80),
        }

        async def receive() -> dict[str, Any]:
            await self.bodies_come.wait()
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.asgi(scope, receive, send)
        heads = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], heads, b"".join(each.get("body", b"") for each in sent[1:]))

    async def socket(self, hello: messages.Hello | None = None, path: str = "/api/socket", **headers: str) -> Socket:
        """Return a socket, and what it says first."""
        socket = Socket(lambda: self.steps)
        scope = {
            "type": "websocket",
            "path": path,
            "scheme": "ws",
            "query_string": b"",
            "headers": [
                (name.replace("_", "-").encode(), value.encode()) for name, value in {"host": "test", **headers}.items()
            ],
            "client": ("192.0.2.1", 1),
            "server": ("test", 80),
        }
        socket.incoming.put_nowait({"type": "websocket.connect"})
        socket.task = asyncio.create_task(self.asgi(scope, socket.receive, socket.send))
        self._sockets.append(socket)
        if hello is not None:
            socket.say(hello)
        await self.settle()
        return socket

    async def stop(self) -> None:
        for socket in self._sockets:
            socket.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
            socket.stalled.set()
        await asyncio.gather(*(each.task for each in self._sockets if each.task))
        await self.settle()

"""Run one attack in a separate process, bounded in number and time.

Everything goes to 127.0.0.1, from other addresses of the loopback network than those of the clients that are measured.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import cycle
from secrets import choice, token_urlsafe
from time import monotonic
from typing import Final, Literal

import msgspec

from sixfold import messages
from sixfold.server.commands import ALPHABET
from sixfold.server.transport import descriptors
from tests.support.fleet import LOOPBACK
from tests.support.web_socket_client import WebSocketClient

ADDRESSES: Final = tuple(f"127.0.1.{number}" for number in range(1, 11))
"""The first is the only attacker, but where connections of many are needed."""
SOCKETS_PER_TABLE: Final = 10
AT_ONCE: Final = 12
MAX_HEADER_MB: Final = 100
WAIT_SECONDS: Final = 60.0
PAUSE_SECONDS: Final = 0.01
REQUEST_START: Final = b"GET / HTTP/1.1\r\nHost: x\r\n"

AttackKind = Literal[
    "questions", "analyses", "records", "bots", "slow", "header", "trailer", "load", "tables", "passwords", "rematches"
]


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """Say what to do, and for how long at most."""

    what: AttackKind
    port: int
    seconds: float = 8.0
    tables: tuple[tuple[str, str], ...] = ()
    """Tables with the secret of the seat to move."""
    texts: tuple[str, ...] = ()
    """Positions or records."""
    count: int = 0


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Count what was done or answered, and why it was refused."""

    seconds: float = 0.0
    done: int = 0
    refused: dict[str, int] = {}
    closed: int = 0


async def request(
    port: int, address: str, method: str, path: str, body: msgspec.Struct | None = None, secret: str = ""
) -> tuple[int, bytes]:
    """Return status and body of one request over its own connection; status 0 without an answer."""
    data = b"" if body is None else msgspec.json.encode(body)
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {LOOPBACK}:{port}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
    )
    head += f"Authorization: Bearer {secret}\r\n\r\n" if secret else "\r\n"
    try:
        async with asyncio.timeout(WAIT_SECONDS):
            reader, writer = await asyncio.open_connection(LOOPBACK, port, local_addr=(address, 0))
            try:
                writer.write(head.encode() + data)
                answer = await reader.read(-1)
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError):
        return 0, b""
    first, _, rest = answer.partition(b"\r\n")
    return (int(first.split()[1]) if first else 0), rest.partition(b"\r\n\r\n")[2]


class Attack:
    """Count the results of an attack."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.until = monotonic() + job.seconds
        self.done = 0
        self.refused: Counter[str] = Counter()
        self.closed = 0

    @property
    def over(self) -> bool:
        return monotonic() >= self.until

    async def ask(self, method: str, path: str, body: msgspec.Struct | None = None, secret: str = "") -> bytes:
        """Send a request of the attacker; return its answer, or None if it was refused."""
        status, data = await request(self.job.port, ADDRESSES[0], method, path, body, secret)
        if status == 200:
            self.done += 1
            return data
        self.refused[_reason(data)] += 1
        await asyncio.sleep(PAUSE_SECONDS)
        return b""

    async def repeat(self, once: Callable[[], Awaitable[object]], at_once: int = AT_ONCE) -> None:
        """Do something again and again, several times at once."""

        async def line() -> None:
            while not self.over:
                await once()

        await asyncio.gather(*(line() for _ in range(at_once)))


def _reason(data: bytes) -> str:
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(data, type=messages.Refusal).reason
    return "none"


async def questions(attack: Attack) -> None:
    """Ask for legal actions and hints on many sockets, each again as soon as it has an answer."""
    loop = asyncio.get_running_loop()
    kinds = cycle([messages.AskLegal(1), messages.AskHint(1, 3)])
    lines: list[WebSocketClient] = []

    def sit(secret: str, table: str) -> Callable[[], Awaitable[None]]:
        question = msgspec.json.encode(next(kinds))
        line: WebSocketClient | None = None

        def on_message(data: bytes) -> None:
            kind = msgspec.json.decode(data)
            if kind["type"] in ("legal", "hint"):
                attack.done += 1
            elif kind["type"] == "refused":
                attack.refused[kind["refusal"]["reason"]] += 1
            else:
                return
            if line and not attack.over:
                loop.call_later(PAUSE_SECONDS, line.send, question)

        def gone() -> None:
            attack.closed += 1

        async def begin() -> None:
            nonlocal line
            with suppress(OSError):
                line = await WebSocketClient.to(attack.job.port, on_message, gone, ADDRESSES[0])
                lines.append(line)
                line.send(msgspec.json.encode(messages.Hello(table=table, secret=secret)))
                line.send(question)

        return begin

    for table, secret in attack.job.tables:
        for _ in range(SOCKETS_PER_TABLE):
            await sit(secret, table)()
    while not attack.over:
        await asyncio.sleep(0.1)
    for line in lines:
        line.close()


async def analyses(attack: Attack) -> None:
    texts = cycle(attack.job.texts)
    await attack.repeat(lambda: attack.ask("POST", "/api/analysis", messages.Analyse(next(texts), 12)))


async def records(attack: Attack) -> None:
    """Post records for review; each is another one, since equal ones are reviewed once."""
    texts = cycle(attack.job.texts)
    spaces = iter(range(10_000))
    await attack.repeat(
        lambda: attack.ask("POST", "/api/reviews", messages.ReviewRecord(next(texts) + " " * next(spaces))), 4
    )


async def bots(attack: Attack) -> None:
    """Begin games against experts and leave them alone: once their time is over, bots play them to the end."""

    async def once() -> None:
        secret = token_urlsafe(16)
        experts = (messages.NewSeat(kind="bot", level="expert"),) * 3
        clock = messages.Clock(kind="move", seconds=5)
        new = messages.NewTable(edition="qwirkle-pl", secret=secret, name="Mallory", others=experts, clock=clock)
        answer = await attack.ask("POST", "/api/tables", new)
        if answer:
            table = msgspec.json.decode(answer, type=messages.Seated).table
            await request(attack.job.port, ADDRESSES[0], "POST", f"/api/tables/{table}/do", messages.Start(), secret)

    await attack.repeat(once, 2)


async def slow(attack: Attack) -> None:
    """Open connections that never end their header, and wait for the server to close them."""
    descriptors()

    async def one(address: str) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(attack.job.seconds):
                reader, writer = await asyncio.open_connection(LOOPBACK, attack.job.port, local_addr=(address, 0))
                attack.done += 1
                try:
                    writer.write(REQUEST_START)
                    with suppress(ConnectionError):
                        await reader.read()
                    attack.closed += 1
                finally:
                    writer.transport.abort()

    addresses = cycle(ADDRESSES)
    tasks = []
    for number in range(attack.job.count):
        tasks.append(asyncio.create_task(one(next(addresses))))
        if number % 50 == 49:
            await asyncio.sleep(PAUSE_SECONDS)
    await asyncio.gather(*tasks)


async def header(attack: Attack, before: bytes = b"GET / HTTP/1.1\r\n") -> None:
    """Send one header without end. `done` counts the megabytes that were taken."""
    reader, writer = await asyncio.open_connection(LOOPBACK, attack.job.port, local_addr=(ADDRESSES[0], 0))
    writer.write(before + b"x: ")
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(WAIT_SECONDS):
            for _ in range(MAX_HEADER_MB):
                writer.write(b"y" * 1_000_000)
                await writer.drain()
                attack.done += 1
            await reader.read()
    attack.closed += 1
    writer.transport.abort()


async def trailer(attack: Attack) -> None:
    """Send a header without end behind the last chunk of a body."""
    host = LOOPBACK.encode()
    await header(attack, b"POST /api/analysis HTTP/1.1\r\nHost: %b\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" % host)


async def load(attack: Attack) -> None:
    """Open tables that the server has not in memory."""
    for table, secret in attack.job.tables:
        await attack.ask("GET", f"/api/tables/{table}/now", None, secret)


async def tables(attack: Attack) -> None:
    """Try names of tables over sockets. `done` counts those that were looked for."""

    async def once() -> None:
        answered = asyncio.Event()

        def on_message(data: bytes) -> None:
            reason = msgspec.json.decode(data)["refusal"]["reason"]
            attack.done += reason == "table"
            attack.refused[reason] += 1
            answered.set()

        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(attack.job.seconds):
                line = await WebSocketClient.to(attack.job.port, on_message, answered.set, ADDRESSES[0])
                name = "".join(choice(ALPHABET) for _ in range(8))
                line.send(msgspec.json.encode(messages.Hello(table=name, secret=token_urlsafe(16))))
                await answered.wait()
                line.close()
                return
        await asyncio.sleep(PAUSE_SECONDS)

    await attack.repeat(once)


async def passwords(attack: Attack) -> None:
    """Try passwords. `done` counts those that were looked at."""

    async def once() -> None:
        await attack.ask("POST", "/api/enter", messages.Enter(token_urlsafe(8)))

    await attack.repeat(once)
    attack.done += attack.refused["password"]


async def rematches(attack: Attack) -> None:
    """Make tables by leaving games. `done` counts the tables."""
    secret = token_urlsafe(16)
    bot = (messages.NewSeat(kind="bot", level="random"),)
    new = messages.NewTable(edition="cubes-hu", secret=secret, name="Mallory", others=bot)
    made = await attack.ask("POST", "/api/tables", new)
    table, count = msgspec.json.decode(made)["table"], 1
    while not attack.over:
        for command in (messages.Start(), messages.Leave(), messages.Rematch()):
            found = await attack.ask("POST", f"/api/tables/{table}/do", command, secret)
            if found and isinstance(command, messages.Rematch):
                table, count = msgspec.json.decode(found)["table"] or table, count + 1
    attack.done = count


ATTACKS: Final[dict[AttackKind, Callable[[Attack], Awaitable[None]]]] = {
    "questions": questions,
    "analyses": analyses,
    "records": records,
    "bots": bots,
    "slow": slow,
    "header": header,
    "trailer": trailer,
    "load": load,
    "tables": tables,
    "passwords": passwords,
    "rematches": rematches,
}


def main(words: Sequence[str] = sys.argv[1:]) -> None:
    job = msgspec.json.decode(words[0], type=Job)
    attack, begun = Attack(job), monotonic()
    asyncio.run(ATTACKS[job.what](attack))  # type: ignore[arg-type]
    report = Report(seconds=monotonic() - begun, done=attack.done, refused=dict(attack.refused), closed=attack.closed)
    print(msgspec.json.encode(report).decode())


if __name__ == "__main__":
    main()

"""Test that slow, endless and too many connections are closed, and others are answered."""

from __future__ import annotations

import asyncio
import logging
import socket
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from sixfold.server import transport
from sixfold.server.limits import FRAME_COST, Guard, Limits
from sixfold.server.metrics import Metrics
from sixfold.server.transport import (
    MAX_FRAMING_BYTES,
    MAX_HEADER_BYTES,
    MAX_MESSAGE_FRAMES,
    REFUSED_FRAMES_AT_ONCE,
    RESERVED_DESCRIPTORS,
    Connections,
    RequestProtocol,
    SocketProtocol,
    descriptors,
)
from tests.server.serving import ALLOW_MANY_CLIENTS, serving
from tests.support.patience import PATIENCE_SECONDS

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MAX_DESCRIPTORS, FILES = 300, 100
FLOODED = """
import asyncio, os, resource, sys
from dataclasses import replace
import uvloop
from tests.server.test_transport import PATIENT, listening

most, files = map(int, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

async def main():
    async with listening(replace(PATIENT, connections_per_client=10 * most)) as here:
        print(here.port, flush=True)
        while not here.limited:
            open(os.devnull).close()
            await asyncio.sleep(0.01)
        print(len([open(os.devnull) for _ in range(files)]), "files")

uvloop.run(main())
"""
"""A server that opens files as soon as it refuses connections. It fails if none are left before."""
LAST = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
SHORT_SECONDS = 0.05
PATIENT = Limits(header_seconds=PATIENCE_SECONDS, body_seconds=PATIENCE_SECONDS, send_seconds=PATIENCE_SECONDS)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer with the length of the body, or with as many bytes as the path says."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message["more_body"]
    wanted = int(scope["path"].strip("/") or 0)
    body = b"x" * wanted if wanted else str(size).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class ListeningServer:
    """Run a server with these limits, and open connections to it."""

    def __init__(self, port: int, connections: Connections) -> None:
        self.port = port
        self.connections = connections
        self.accepted: list[RequestProtocol] = []
        self._open: list[StreamWriter] = []

    async def connect(self, data: bytes = b"") -> tuple[StreamReader, StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._open.append(writer)
        writer.write(data)
        return reader, writer

    async def answers(self) -> bool:
        """Whether somebody else gets an answer."""
        reader, _ = await self.connect(LAST)
        return b" 200 OK" in await rest(reader)

    @property
    def limited(self) -> dict[str, int]:
        return {
            sample.labels["limit"]: int(sample.value)
            for family in self.connections.metrics.limits.collect()
            for sample in family.samples
        }

    async def deadline(self, begun: Callable[[RequestProtocol], object]) -> None:
        """Wait until a deadline of `SOON` is over that the last connection set when it got there.

        Timers of a loop ring in their order, however late: nobody waits for a deadline that is missing.
        """
        while not self.accepted or not begun(self.accepted[-1]):
            await asyncio.sleep(0)
        await asyncio.sleep(2 * SHORT_SECONDS)

    def close(self) -> None:
        for writer in self._open:
            writer.transport.abort()


async def rest(reader: StreamReader) -> bytes:
    """Return all that comes until the connection is closed."""
    found = b""
    with suppress(ConnectionError):
        while data := await asyncio.wait_for(reader.read(65_536), PATIENCE_SECONDS):
            found += data
    return found


@asynccontextmanager
async def listening(
    limits: Limits, proxies: str = "", idle_seconds: float = PATIENCE_SECONDS
) -> AsyncIterator[ListeningServer]:
    connections = Connections(Guard(limits), Metrics(), proxies)
    config = uvicorn.Config(
        echo,
        ws=partial(SocketProtocol, connections),  # type: ignore[arg-type]
        timeout_keep_alive=idle_seconds,  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
    )
    config.load()
    make = partial(RequestProtocol, connections, config=config, server_state=ServerState(), app_state={})

    def accept() -> RequestProtocol:
        here.accepted.append(make())
        return here.accepted[-1]

    server = await asyncio.get_running_loop().create_server(accept, "127.0.0.1", 0)
    here = ListeningServer(server.sockets[0].getsockname()[1], connections)
    try:
        yield here
    finally:
        here.close()
        server.close()


def run(
    scenario: Callable[[ListeningServer], Awaitable[None]],
    limits: Limits,
    proxies: str = "",
    idle_seconds: float = PATIENCE_SECONDS,
) -> None:
    async def whole() -> None:
        async with listening(limits, proxies, idle_seconds) as here, asyncio.timeout(PATIENCE_SECONDS):
            await scenario(here)

    asyncio.run(whole())


def test_transport_reads_longest_header_and_closes_connection_with_longer_one() -> None:
    async def scenario(here: ListeningServer) -> None:
        head = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nx: "
        end = b"\r\n\r\n"  # without the limit, the answer comes after it
        for more, limited in ((0, {}), (1, {"header_bytes": 1})):
            reader, _ = await here.connect(head.ljust(MAX_HEADER_BYTES - len(end) + more, b"y") + end)
            assert (b" 200 OK" in await rest(reader)) == (not limited)
            assert here.limited == limited

    run(scenario, PATIENT)


def test_transport_closes_connection_with_long_trailer() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, _ = await here.connect(CHUNKED + b"0\r\nx: " + b"y" * 4 * MAX_FRAMING_BYTES + b"\r\n\r\n")
        assert not await rest(reader)
        assert here.limited == {"header_bytes": 1}
        assert await here.answers()

    run(scenario, PATIENT)


def test_transport_closes_connection_with_many_pipelined_requests() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, _ = await here.connect(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 200 + LAST)
        await rest(reader)
        assert here.limited == {"pipelined_requests": 1}
        assert await here.answers()

    run(scenario, PATIENT)


def test_transport_closes_socket_that_sends_pings_and_reads_nothing() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, writer = await here.connect(HANDSHAKE)
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        ping = b"\x89\xfd" + bytes(4) + bytes(125)  # masked with zeros
        with suppress(ConnectionError):
            for _ in range(MAX_SYSTEM_BUFFERS // len(ANSWER + bytes(125)) // 500):  # the answers fill them first
                if here.limited:
                    break
                writer.write(ping * 500)
                await writer.drain()
        assert here.limited == {"unread_pongs": 1}
        assert await here.answers()

    run(scenario, replace(PATIENT, requests_at_once=10**9))


TEXT_START, PART, END, PING, PONG, CLOSE = (
    bytes([first, 0x80]) + bytes(4) for first in (0x01, 0x00, 0x80, 0x89, 0x8A, 0x88)
)
"""Empty frames, masked with zeros. The first two do not end their message. After END or CLOSE the server has nothing
more to wait for."""
ANSWER = b"\x8a\x00"
MAX_SYSTEM_BUFFERS = 64_000_000
NO_REFILL = replace(PATIENT, requests=0.0, requests_at_once=20)
ALLOWED_FRAMES = round(NO_REFILL.requests_at_once / FRAME_COST) + REFUSED_FRAMES_AT_ONCE


async def open_socket(here: ListeningServer) -> tuple[StreamReader, StreamWriter]:
    reader, writer = await here.connect(HANDSHAKE)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize("frame", [PING, PONG, PART], ids=["ping", "pong", "part"])
def test_transport_closes_socket_that_sends_frames_above_rate(frame: bytes) -> None:
    async def scenario(here: ListeningServer) -> None:
        neighbour, other = await open_socket(here)
        reader, writer = await open_socket(here)
        first, last = (TEXT_START, END) if frame == PART else (b"", CLOSE)
        writer.write(first + frame * (ALLOWED_FRAMES + 100) + last)
        await rest(reader)
        assert here.limited == {"frames": 1}
        other.write(PING)
        assert await neighbour.readexactly(len(ANSWER)) == ANSWER, "another connection of the address stays open"

    run(scenario, NO_REFILL)


def test_transport_answers_pings_below_rate() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, writer = await open_socket(here)
        count = ALLOWED_FRAMES - 2
        writer.write(PING * count)
        assert await reader.readexactly(len(ANSWER) * count) == ANSWER * count
        assert not here.limited

    run(scenario, NO_REFILL)


def test_transport_closes_socket_above_rate_although_some_frames_are_below(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the budget of the address were refilled for every second frame."""
    turns = cycle((True, False))
    monkeypatch.setattr(Guard, "frame", lambda self, client: next(turns))

    async def scenario(here: ListeningServer) -> None:
        reader, writer = await open_socket(here)
        writer.write(PING * (2 * REFUSED_FRAMES_AT_ONCE + 100) + CLOSE)
        await rest(reader)
        assert here.limited == {"frames": 1}

    run(scenario, PATIENT)


def test_transport_keeps_socket_with_few_frames_while_others_use_up_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "REFUSED_FRAMES", 1e9)  # as if a long time passed between two frames
    monkeypatch.setattr(Guard, "frame", lambda self, client: False)

    async def scenario(here: ListeningServer) -> None:
        reader, writer = await open_socket(here)
        for _ in range(3 * REFUSED_FRAMES_AT_ONCE):
            writer.write(PING)
            assert await reader.readexactly(len(ANSWER)) == ANSWER
        assert not here.limited

    run(scenario, PATIENT)


def test_transport_closes_socket_with_endless_message_of_empty_frames() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, writer = await open_socket(here)
        writer.write(TEXT_START + PART * MAX_MESSAGE_FRAMES + END)
        await rest(reader)
        assert here.limited == {"message_frames": 1}

    run(scenario, replace(PATIENT, requests_at_once=10**9))


def test_transport_answers_a_few_pipelined_requests() -> None:
    async def scenario(here: ListeningServer) -> None:
        request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
        reader, _ = await here.connect(request * 9 + LAST)
        assert (await rest(reader)).count(b"HTTP/1.1 200") == 10
        assert not here.limited

    run(scenario, PATIENT)


@pytest.mark.parametrize(
    ("data", "limit"),
    [
        (b"", "header_seconds"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", "header_seconds"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow", "body_seconds"),
    ],
)
def test_transport_closes_connection_with_slow_request(data: bytes, limit: str) -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, _ = await here.connect(data)
        await here.deadline(lambda each: each.cycle if limit == "body_seconds" else each.transport)
        assert here.limited == {limit: 1}
        assert not await rest(reader)

    run(scenario, replace(PATIENT, **{limit: SHORT_SECONDS}))  # type: ignore[arg-type]


def test_transport_closes_connection_that_sends_only_blank_lines() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, writer = await here.connect(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        here.connections.limits = replace(PATIENT, header_seconds=SHORT_SECONDS)
        writer.write(b"\r\n")
        await here.deadline(lambda each: not each.timeout_keep_alive_task)
        assert here.limited == {"header_seconds": 1}
        await rest(reader)

    run(scenario, PATIENT)


def test_transport_closes_idle_connection_after_request() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, _ = await here.connect(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")
        await here.deadline(lambda each: each.timeout_keep_alive_task)
        assert here.accepted[0].transport.is_closing()
        assert b" 200 OK" in await rest(reader)
        assert not here.limited

    run(scenario, PATIENT, idle_seconds=SHORT_SECONDS)


def test_transport_closes_connection_if_answer_is_not_read() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, _ = await here.connect(b"GET /50000000 HTTP/1.1\r\nHost: x\r\n\r\n")
        await here.deadline(lambda each: getattr(each.flow, "write_paused", False))
        assert here.limited == {"send_seconds": 1}
        assert len(await rest(reader)) < 50_000_000

    run(scenario, replace(PATIENT, send_seconds=SHORT_SECONDS))


def test_transport_reads_body_in_same_packet_as_header() -> None:
    async def scenario(here: ListeningServer) -> None:
        for size in (1, MAX_HEADER_BYTES, 60_000, 2 * MAX_FRAMING_BYTES):
            head = b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % size
            reader, _ = await here.connect(head + b"y" * size)
            assert (await rest(reader)).endswith(b"\r\n\r\n%d" % size)
        assert not here.limited

    run(scenario, PATIENT)


def test_transport_reads_largest_body_in_chunks_of_one_byte() -> None:
    async def scenario(here: ListeningServer) -> None:
        size = PATIENT.message_bytes
        reader, _ = await here.connect(CHUNKED + b"1\r\ny\r\n" * size + b"0\r\nx: y\r\n\r\n")
        assert (await rest(reader)).endswith(b"\r\n\r\n%d" % size)
        assert not here.limited

    run(scenario, PATIENT)


def test_transport_answers_several_requests_of_one_connection() -> None:
    async def scenario(here: ListeningServer) -> None:
        reader, writer = await here.connect()
        for _ in range(5):
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")
            assert (await reader.readuntil(b"\r\n\r\n3")).startswith(b"HTTP/1.1 200")
        assert not here.limited

    run(scenario, PATIENT)


@pytest.mark.parametrize("limit", ["connections_per_client", "connections"])
def test_connections_are_refused_above_limit_until_one_closes(limit: str) -> None:
    async def scenario(here: ListeningServer) -> None:
        if limit == "connections":
            here.connections.most = 2
        (_, first), (reader, socket) = [await here.connect(HANDSHAKE) for _ in range(2)]
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        assert not await here.answers()
        assert here.limited == {limit: 1}
        for each in (first, socket):
            each.transport.abort()
            while not await here.answers():
                await asyncio.sleep(0.01)

    run(scenario, replace(PATIENT, connections_per_client=2 if limit == "connections_per_client" else 100))


@pytest.mark.parametrize("proxies", ["127.0.0.1", "127.0.0.0/8, 192.0.2.1", "*"])
def test_connections_do_not_limit_proxies_by_address(proxies: str) -> None:
    async def scenario(here: ListeningServer) -> None:
        for _ in range(5):
            await here.connect()
        assert await here.answers()

    run(scenario, replace(PATIENT, connections_per_client=2), proxies)


def test_metrics_log_a_limit_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(here: ListeningServer) -> None:
        await here.connect(HANDSHAKE)
        for _ in range(5):
            assert not await here.answers()
        lines = [each for each in caplog.records if each.getMessage() == "limit applied"]
        assert [vars(each)["limit"] for each in lines] == ["connections_per_client"]
        assert here.limited == {"connections_per_client": 5}

    with caplog.at_level(logging.WARNING, "sixfold"):
        run(scenario, replace(PATIENT, connections_per_client=1))


@pytest.mark.skipif(sys.platform == "win32", reason="has no limit of descriptors")
def test_connections_leave_descriptors_for_the_server(tmp_path: Path) -> None:
    most = 300
    words = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({most}, {most}))"
    (tmp_path / "sitecustomize.py").write_text(words)
    with serving(
        tmp_path, "--drain", "0", "--sockets", "100000", *ALLOW_MANY_CLIENTS, PYTHONPATH=str(tmp_path)
    ) as server:
        host, port = server.url.removeprefix("http://").split(":")
        clients = [socket.create_connection((host, int(port)), PATIENCE_SECONDS) for _ in range(2 * most)]
        closed = 0
        for each in reversed(clients):  # the newest first: if one of them is closed, they have all been seen
            with suppress(BlockingIOError, ConnectionError):
                each.settimeout(PATIENCE_SECONDS if not closed else 0)
                closed += each.recv(1) == b""
        assert closed
        for each in clients:
            each.close()
        while True:
            with suppress(ConnectionResetError):  # refused: it does not listen any more
                assert server.http("GET", "/healthz")[0] == 200
                break
        assert server.begun("qwirkle-pl", 1, "easy")
        assert '"limit": "connections"' in server.log.read_text()
        assert not server.errors()


@pytest.mark.skipif(sys.platform == "win32", reason="has no limit of descriptors")
def test_server_opens_files_while_all_connections_are_used() -> None:
    command = [sys.executable, "-c", FLOODED, str(MAX_DESCRIPTORS), str(FILES)]
    with subprocess.Popen(command, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = ("127.0.0.1", int(server.stdout.readline()))
        clients: list[socket.socket] = []
        with suppress(ConnectionError):  # without a reserve it is gone
            while len(clients) < 2 * MAX_DESCRIPTORS:
                clients.append(socket.create_connection(address, PATIENCE_SECONDS))
        opened = server.communicate(timeout=PATIENCE_SECONDS)[0]
        for each in clients:
            each.close()
    assert opened == f"{FILES} files\n"


def test_descriptors_leave_a_reserve() -> None:
    assert Connections(Guard(Limits(sockets=10**9)), Metrics()).most == descriptors() - RESERVED_DESCRIPTORS
    assert Connections(Guard(Limits(sockets=0)), Metrics()).most <= 2_000

"""Send nonsense over HTTP and sockets: the server does not fail, log errors, grow or stop answering."""

from __future__ import annotations

import asyncio
import json
import socket as plain
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CHECKS, load_all_checks
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sixfold import messages
from tests.server.serving import Server, open_raw_socket
from tests.support.depth import rounds, seeded_rng
from tests.support.patience import PATIENCE_SECONDS

EXAMPLES = rounds(8, 25)
ROUNDS = rounds(2, 6)
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "negative_data_rejection",
    "unsupported_method",
)


def test_http_answers_schemathesis_requests_as_documented(server: Server) -> None:
    load_all_checks()
    checks = [CHECKS.get_one(name) for name in CHECKED]
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]  # an Err would raise here

        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def one(case: Any) -> None:
            case.call_and_validate(base_url=server.url, checks=checks, timeout=PATIENCE_SECONDS)

        one()
    assert server.http("GET", "/readyz")[0] == 200
    assert not server.errors()


# Sockets

HELLO: dict[str, Any] = {"type": "hello", "table": "", "secret": ""}
VALID: list[dict[str, Any]] = [
    {"type": "do", "id": 1, "command": {"do": "play", "turn": 0, "action": "pass"}},
    {"type": "do", "id": 2, "command": {"do": "say", "phrase": "hello", "mark": "m"}},
    {"type": "do", "id": 3, "command": {"do": "undo", "turn": 0}},
    {"type": "do", "id": 4, "command": {"do": "hand_over", "seat": 1}},
    {"type": "do", "id": 5, "command": {"do": "salt", "salt": "x"}},
    {"type": "do", "id": 6, "command": {"do": "decline"}},
    {"type": "legal", "id": 7},
    {"type": "hint", "id": 8, "step": 2},
    {"type": "mute", "on": True},
    {"type": "ping"},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    2**63,
    1e300,
    "",
    "\ud83d\ude00" * 50,
    "\x00",
    [],
    {},
    [[[]]],
    {"do": "play"},
    "x" * 500,
]


def _odd_fields(rng: Random) -> bytes:
    """Return a valid message with one value replaced."""
    message = json.loads(json.dumps(rng.choice(VALID)))
    inner = message["command"] if "command" in message and rng.random() < 0.6 else message
    inner[rng.choice([*inner, "more"])] = rng.choice(ODD)
    return json.dumps(message).encode()


def _truncated(rng: Random) -> bytes:
    text = json.dumps(rng.choice(VALID)).encode()
    return text[: rng.randrange(len(text))]


def _nested(rng: Random) -> bytes:
    depth = rng.choice((10, 1000, 30_000))
    return rng.choice((b"[" * depth, b'{"type":' * (depth // 8), b"[" * depth + b"]" * depth))


def _long_action(rng: Random) -> bytes:
    signs = rng.choice(("Rt@0,0 ", "lay " * 3, "RtRs/", "-9", "\u202e"))
    action = rng.choice(("lay ", "play Rt : ", "swap ")) + signs * rng.choice((10, 900))
    return json.dumps({"type": "do", "id": 1, "command": {"do": "play", "turn": 0, "action": action}}).encode()


KINDS: list[Callable[[Random], bytes]] = [
    _odd_fields,
    _truncated,
    _nested,
    _long_action,
    lambda rng: rng.randbytes(rng.randrange(200)),
    lambda rng: json.dumps(rng.choice(VALID)).encode(),
    lambda rng: b" " * 60_000 + b"1",
]


def _nonsense(rng: Random, count: int) -> Iterator[tuple[str, bytes]]:
    for _ in range(count):
        yield rng.choice(("text", "text", "binary")), rng.choice(KINDS)(rng)


async def _one(server: Server, hello: dict[str, Any] | None, rng: Random) -> None:
    """One client that sends nonsense, in whatever order, until it is let go or leaves."""
    url = server.url.replace("http", "ws") + "/api/socket"
    try:
        async with connect(url, compression=None, ping_interval=None, max_size=None, close_timeout=5) as socket:
            if hello:
                await socket.send(json.dumps(hello))
            for kind, data in _nonsense(rng, rng.randrange(1, 25)):
                await _send(socket, kind, data)
            if rng.random() < 0.3:
                await socket.send(rng.choice(("x", b"x")) * 100_000)  # larger than any message may be
            if rng.random() < 0.5:
                socket.transport.abort()
    except (WebSocketException, OSError):
        pass


async def _send(socket: ClientConnection, kind: str, data: bytes) -> None:
    """Send a frame that claims to be of that kind, whatever is in it."""
    async with socket.send_context():
        if kind == "text":
            socket.protocol.send_text(data)
        else:
            socket.protocol.send_binary(data)


def memory(server: Server) -> int:
    """Kilobytes that the process takes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


async def _round(server: Server, table: str, secrets: list[str], number: int) -> None:
    rng = seeded_rng("nonsense", number)
    for _ in range(10):
        hellos = [
            {**HELLO, "table": table, "secret": rng.choice(secrets)},
            {**HELLO, "table": table, "secret": rng.choice(ODD)},
            None,
        ]
        await asyncio.gather(*(_one(server, rng.choice(hellos), Random(rng.random())) for _ in range(8)))
    async with open_raw_socket(server, table, secrets[0]) as good:  # and somebody decent is served all the while
        await good.send(messages.Ping())
        await good.until(messages.Pong)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="measures memory in /proc")
def test_socket_nonsense_changes_nothing_and_takes_no_memory(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")
    for number in range(2):
        asyncio.run(_round(server, table, secrets, number))
    before = memory(server)
    for number in range(2, 2 + ROUNDS):
        asyncio.run(_round(server, table, secrets, number))
    assert memory(server) - before < 20_000
    # That somebody who is away be played for is all that any of it can have meant.
    log = [json.loads(event) for event in server.stored(table)]
    assert {each["event"] for each in log} <= {"created", "joined", "started", "agreed", "declined", "handed", "played"}
    assert all(each["by"] == "bot" for each in log if each["event"] == "played")
    assert not server.errors()


def test_socket_closes_after_too_large_message(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")

    async def scenario() -> None:
        async with open_raw_socket(server, table, secrets[0]) as other:
            for large in ("x" * 70_000, b"x" * 70_000):
                async with open_raw_socket(server, table, secrets[0]) as socket:
                    await socket.socket.send(large)
                    await asyncio.wait_for(socket.socket.wait_closed(), PATIENCE_SECONDS)
                    assert socket.socket.close_code == 1009
            await other.send(messages.Ping())
            await other.until(messages.Pong)

    asyncio.run(scenario())


def test_server_rejects_bytes_that_are_not_http(server: Server) -> None:
    rng = Random(1)
    host, port = server.url.removeprefix("http://").split(":")
    openings = [
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: [\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
        b"GET " + b"/x" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000,
        b"GET /%00%ff%fe/../.. HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01" + rng.randbytes(200),
        b"",
    ]
    for data in openings:
        with plain.create_connection((host, int(port)), timeout=PATIENCE_SECONDS) as connection:
            try:
                connection.sendall(data)
                connection.shutdown(plain.SHUT_WR)
                answer = connection.recv(65_536)
            except OSError:
                continue
            assert b" 500 " not in answer[:20], data[:60]
            assert b" 503 " not in answer[:20], data[:60]
    assert server.http("GET", "/healthz")[0] == 200
    assert not server.errors()


def test_fuzz_covers_every_message_to_the_server() -> None:
    bent = {msgspec.json.decode(json.dumps(each), type=messages.Up).__class__ for each in VALID}
    assert bent == set(get_args(messages.Up)) - {messages.Hello}

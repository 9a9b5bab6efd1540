"""Limit the time and number of connections, and survive requests on which the library would fail."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final

from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from .limits import Bucket, Guard, client_of
from .metrics import Metrics

MAX_HEADER_BYTES: Final = 16_384
MAX_FRAMING_BYTES: Final = 524_288
"""Bytes of a request besides its body: the header, the framing of chunks and the trailer. A body of the largest size
in chunks of one byte has 320 KiB of framing."""
MAX_PIPELINED_REQUESTS: Final = 16
"""Requests of a connection that wait for the answer to an earlier one. Browsers send none."""
MAX_UNREAD_BYTES: Final = 65_536
"""Answers to pings that a client has not read."""
REFUSED_FRAMES, REFUSED_FRAMES_AT_ONCE = 1.0, 50
"""Frames above the rate of the address that each connection may send, per second and at once. Others with the same
address may have used up the rate, and a browser must still answer a ping every 20 s. More close the connection."""
MAX_MESSAGE_FRAMES: Final = 1_000
"""Frames of one message: empty ones count for no size, but each is kept until the last."""
RESERVED_DESCRIPTORS: Final = 128
"""File descriptors that no client gets: for the database, the relay, workers and files."""
HTTP_CONNECTIONS: Final = 2_000
"""Connections in all besides the sockets."""


class Connections:
    """Count and limit open connections, in total and of each address. Proxies are not limited by their address."""

    def __init__(self, guard: Guard, metrics: Metrics, proxies: str = "") -> None:
        self.guard = guard
        self.limits = limits = guard.limits
        self.metrics = metrics
        self.most = min(limits.sockets + HTTP_CONNECTIONS, descriptors() - RESERVED_DESCRIPTORS)
        self._proxies = _networks(proxies)
        self._clients: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()

    def open(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection; False if there are too many already."""
        address = (transport.get_extra_info("peername") or ("",))[0]
        client = client_of(address)
        if len(self._clients) >= self.most:
            self.metrics.limited("connections", most=self.most)
            return False
        if self._counts[client] >= self.limits.connections_per_client and not self._is_proxy(address):
            self.metrics.limited("connections_per_client", client=client)
            return False
        self._clients[transport] = client
        self._counts[client] += 1
        return True

    def close(self, transport: asyncio.BaseTransport) -> None:
        client = self._clients.pop(transport, None)
        if client is not None:
            self._counts[client] -= 1
            if not self._counts[client]:
                del self._counts[client]

    def late(self, transport: asyncio.Transport, limit: str) -> None:
        """Close a connection that has exceeded a limit."""
        self.metrics.limited(limit, client=self._clients.get(transport, ""))
        transport.abort()

    def _is_proxy(self, address: str) -> bool:
        return self._proxies is None or any(ip_address(address) in each for each in self._proxies)


def _networks(proxies: str) -> Sequence[Any] | None:
    """Return the networks of trusted proxies, None for any."""
    found = []
    for each in filter(None, map(str.strip, proxies.split(","))):
        if each == "*":
            return None
        try:
            found.append(ip_network(each, strict=False))
        except ValueError:  # a path of a Unix socket, which this server does not listen at
            continue
    return found


def descriptors() -> int:
    """Raise the limit of open files and connections as far as the system allows, and return it."""
    if sys.platform == "win32":
        return 1 << 20
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # macOS allows less than it says
            pass
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


class RequestProtocol(HttpToolsProtocol):
    """HTTP with a deadline and a size for the headers of a request, and a deadline for its body and its answer.

    Between two requests the keep-alive timeout of the library applies.
    """

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._header_bytes = 0
        self._framing_bytes = 0
        self._in_header = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._connections.open(transport):
            self._expect("header")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        self.resume_writing()
        self._connections.close(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.timeout_keep_alive_task:  # from the first byte on, even if it belongs to no request
            self._expect("header")
        self._framing_bytes += len(data)
        self._receive(data)
        if self._framing_bytes > MAX_FRAMING_BYTES and not self.transport.is_closing():
            self._connections.late(self.transport, "header_bytes")

    def _receive(self, data: bytes) -> None:
        if not self._in_header:
            super().data_received(data)
            return
        # The library would take a header of any length, in time that grows with its square.
        rest = MAX_HEADER_BYTES - self._header_bytes
        self._header_bytes += len(data)
        super().data_received(data[:rest])
        if len(data) <= rest or self.transport.is_closing():
            return
        if self._in_header:
            self._connections.late(self.transport, "header_bytes")
        elif self.transport.get_protocol() is self:
            super().data_received(data[rest:])

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            self._connections.late(self.transport, "pipelined_requests")
            raise HttpParserError("too many pipelined requests")
        self._in_header = True
        self._header_bytes = self._framing_bytes = 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._framing_bytes -= len(body)
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self._in_header = False
        self._expect("body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._cancel()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.pipeline and not self.transport.is_closing():  # the library would read on after every answer
            self.flow.pause_reading()

    def handle_websocket_upgrade(self) -> None:
        self._cancel()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = self._connections.limits.send_seconds
        self._stalled = self.loop.call_later(seconds, self._connections.late, self.transport, "send_seconds")

    def resume_writing(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def _expect(self, part: str) -> None:
        """Close the connection if this part of a request does not come in time."""
        self._cancel()
        limit = f"{part}_seconds"
        seconds: float = getattr(self._connections.limits, limit)
        self._deadline = self.loop.call_later(seconds, self._connections.late, self.transport, limit)

    def _cancel(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """Limit the rate of WebSocket frames, and end a connection on invalid data after its close.

    Only frames that the application never sees are counted here. Whole messages cost more, when it reads them.
    """

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self._spare = Bucket(REFUSED_FRAMES_AT_ONCE)
        """Frames above the rate that are still allowed."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.close(self.transport)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self._count_frame():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > MAX_UNREAD_BYTES:
                self._connections.late(self.transport, "unread_pongs")

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_cont(event)
            if len(self.frames) > MAX_MESSAGE_FRAMES:
                self._connections.late(self.transport, "message_frames")

    def _count_frame(self) -> bool:
        """Count a frame of the client; return False if the connection is closed, also because of too many."""
        if self.transport.is_closing():
            return False
        client = self.scope["client"]  # behind a proxy, as its header says
        if self._connections.guard.frame(client_of(client[0] if client else "")):
            return True
        if self._spare.take(REFUSED_FRAMES, REFUSED_FRAMES_AT_ONCE):
            return True
        self._connections.late(self.transport, "frames")
        return False

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.abort()

"""Implement a minimal WebSocket client, so that a bench measures the server and not the client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import Final, cast

from tests.support.fleet import LOOPBACK

HANDSHAKE: Final = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
NO_MASK: Final = b"\0\0\0\0"
"""A client has to mask what it sends; masked with zeros it stays as it is."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocketClient(asyncio.Protocol):
    """Hold one connection: `on_message` gets every text message, `gone` is called once when it ends."""

    __slots__ = ("_buffer", "_gone", "_on_message", "_open", "_transport", "opened")

    def __init__(self, on_message: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self._on_message = on_message
        self._gone = gone
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(
        cls, port: int, on_message: Callable[[bytes], None], gone: Callable[[], None], address: str = LOOPBACK
    ) -> WebSocketClient:
        """Open a connection from that address of this machine; raise OSError."""
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(lambda: cls(on_message, gone), LOOPBACK, port, local_addr=(address, 0))
        assert client._transport is not None
        client._transport.write(HANDSHAKE.format(host=LOOPBACK, port=port).encode())
        await client.opened
        return client

    def send(self, message: bytes, kind: int = TEXT) -> None:
        size = len(message)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else pack("!BBH", 0x80 | kind, 0xFE, size)
        if self._transport is not None:
            self._transport.write(head + NO_MASK + message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _error: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no handshake"))
        else:
            self._gone()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._greeted():
            return
        self._frames()

    def _greeted(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.close()
            return False
        del self._buffer[: end + 4]
        self._open = True
        self.opened.set_result(None)
        return True

    def _frames(self) -> None:
        """Yield every whole frame in the buffer. The server never splits a message."""
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                if len(buffer) < at + 4:
                    break
                size, start = unpack_from("!H", buffer, at + 2)[0], at + 4
            elif size == 127:
                if len(buffer) < at + 10:
                    break
                size, start = unpack_from("!Q", buffer, at + 2)[0], at + 10
            if len(buffer) < start + size:
                break
            self._frame(buffer[at] & 15, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _frame(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self._on_message(message)
        elif kind == PING:
            self.send(message, PONG)
        elif kind == CLOSE:
            self.close()

"""How sockets are spoken, where the library would let an odd client end up as an error of the server."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState


class SocketProtocol(WebSocketsSansIOProtocol):
    """Ends a connection on which something broken follows what has already ended it."""

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except InvalidState:
            self.transport.abort()

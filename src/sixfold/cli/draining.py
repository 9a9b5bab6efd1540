"""Stop a uvicorn server in order: leave clients time to connect elsewhere before it ends."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn

from ..server.app import Server

CHECK_SECONDS: Final = 0.05


class DrainingServer(uvicorn.Server):
    """Call `started` when it accepts connections. After a signal, report "not ready" for a while, then close them."""

    def __init__(
        self, config: uvicorn.Config, server: Server, drain_seconds: float, started: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._server = server
        self._drain_seconds = drain_seconds
        self._started = started
        self._impatient = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections."""
        await super().startup(sockets)
        self._started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Start draining, or end it at the second signal."""
        # The overridden method would raise the signal again at the end, and the exit status would not be 0.
        self._impatient = self._server.draining
        self.should_exit = self._server.draining = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, then close all connections."""
        loop = asyncio.get_running_loop()
        end = loop.time() + (self._drain_seconds if self._server.clients else 0)
        while loop.time() < end and not self._impatient:
            await asyncio.sleep(CHECK_SECONDS)
        await super().shutdown(sockets)

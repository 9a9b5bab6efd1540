"""Forward connections to a database or a relay, and cut them off as a network does: silently, in both directions."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread

from tests.support.fleet import LOOPBACK


class CuttableProxy:
    """Listen at a port, and pass everything on until it is cut. What was sent meanwhile arrives afterwards."""

    def __init__(self, target: str | int) -> None:
        """Begin to forward to a port of this machine, or to a socket in its file system."""
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._open = asyncio.Event()
        self._open.set()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.port: int = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Let nothing through."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def heal(self) -> None:
        """Let everything through again."""
        self._loop.call_soon_threadsafe(self._open.set)

    def close(self) -> None:
        """End all connections."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._accept, LOOPBACK, 0)

    async def _end(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            if isinstance(self._target, int):
                there, back = await asyncio.open_connection(LOOPBACK, self._target)
            else:
                there, back = await asyncio.open_unix_connection(self._target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

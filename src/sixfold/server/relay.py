"""stub"""

from collections.abc import Callable
from typing import Any


class Relay:
    shared = False
    lost: Any = None

    def publish(self, table: str, data: bytes) -> None: ...
    async def subscribe(self, table: str, heard: Callable[[str, bytes], None]) -> None: ...
    async def unsubscribe(self, table: str) -> None: ...
    async def close(self) -> None: ...


async def open_relay(url: str | None) -> Relay:
    return Relay()

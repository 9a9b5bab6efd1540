"""Know when no process of the server ran: no clock counts that time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct, msgpack

from . import commands
from .events import NewEvent
from .store import Store, StoreError
from .table import Table

VALUE_NAME: Final = "downtimes"
HEARTBEAT_SECONDS: Final = 10.0
"""How often a process stores that it runs. After a crash clocks get back so much too much at most."""
MAX_DOWNTIMES: Final = 100


class Stored(Struct, frozen=True):
    """What is stored: when a process last ran, and between which times none did before."""

    alive: int
    downtimes: tuple[tuple[int, int], ...] = ()


class Downtimes:
    """Store that this process runs, and remember when none did."""

    def __init__(self, store: Store, shared: bool, now: Callable[[], int]) -> None:
        """Begin. `shared`: other processes may run; what is less than two of their heartbeats is no downtime then."""
        self._store = store
        self._least = int(2000 * HEARTBEAT_SECONDS) if shared else 0
        self._now = now
        self._downtimes: tuple[tuple[int, int], ...] = ()

    async def load(self) -> None:
        """Read when a process last ran; until now none did."""
        now, data = self._now(), await self._store.value(VALUE_NAME)
        if data:
            stored = msgpack.decode(data, type=Stored)
            latest = ((stored.alive, now),) if now - stored.alive > self._least else ()
            self._downtimes = (*stored.downtimes, *latest)[-MAX_DOWNTIMES:]
        await self.heartbeat()

    async def heartbeat(self) -> None:
        """Store that a process runs."""
        with suppress(StoreError):  # reported by `Health`
            await self._store.set_value(VALUE_NAME, msgpack.encode(Stored(self._now(), self._downtimes)))

    def resume(self, table: Table, now: int) -> list[NewEvent]:
        """Return what has to happen at a table that is loaded, before its clock counts."""
        return commands.resume(table, self._downtimes, now)

"""Fair turns at the workers, and work that no game waits for: one question at a time, none beyond its quota."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from .errors import No, Refuse
from .limits import Guard
from .workers import Question, Stuck, Workers

MOST_WAITING: Final = 40

Place = asyncio.Future[None]


def crowded_out(held: Counter[str], client: str) -> str | None:
    """Who gives a place up to this client where all are taken: whoever has most, if that makes it fairer."""
    most = max(held, key=held.__getitem__, default=client)
    return most if held[most] > held[client] + 1 else None


class Turns:
    """Who may ask the workers now: so many at a time, and every client in turn."""

    def __init__(self, slots: int, limit: int) -> None:
        self._free = slots
        self._limit = limit
        self._lines: OrderedDict[str, deque[Place]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    @asynccontextmanager
    async def of(self, client: str) -> AsyncIterator[None]:
        """Wait for a turn of this client, which ends with the block. Raises Refuse if too many wait already."""
        await self._wait(client)
        try:
            yield
        finally:
            self._next(client)

    async def _wait(self, client: str) -> None:
        if self._free:
            self._free -= 1
            return
        if self.waiting >= self._limit:
            self._make_room(client)
        place: Place = asyncio.get_running_loop().create_future()
        self._lines.setdefault(client, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._leave(client, place)
            elif place.exception() is None:  # it was our turn already
                self._next(client)
            raise

    def _leave(self, client: str, place: Place) -> None:
        line = self._lines.get(client, deque())
        if place in line:
            line.remove(place)
        if not line:
            self._lines.pop(client, None)

    def _make_room(self, client: str) -> None:
        most = crowded_out(Counter({each: len(line) for each, line in self._lines.items()}), client)
        if most is None:
            raise Refuse(No.CROWDED)
        place = self._lines[most].pop()
        if not self._lines[most]:
            del self._lines[most]
        if not place.done():
            place.set_exception(Refuse(No.CROWDED))

    def _next(self, served: str) -> None:
        if served in self._lines:
            self._lines.move_to_end(served)
        while self._lines:
            client, line = self._lines.popitem(last=False)
            place = line.popleft()
            if line:
                self._lines[client] = line
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


class Background:
    """A queue in front of the workers. Whoever comes when it is full, and has a fair share already, is told so."""

    def __init__(self, workers: Workers, guard: Guard, limit: int = MOST_WAITING) -> None:
        self._workers = workers
        self._guard = guard
        self._turns = Turns(1, limit)

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def ask(self, client: str, question: Question) -> Any:
        """The answer; raises Refuse where there is no room, no quota or no answer, or what the worker raised."""
        async with self._turns.of(client):
            if not self._guard.may_think(client):
                raise Refuse(No.TOO_OFTEN)
            found, seconds = await self._workers.measure(question)
            self._guard.charge(client, seconds)
        if isinstance(found, Stuck):
            raise Refuse(No.BUSY)
        if isinstance(found, Exception):
            raise found
        return found

    def close(self) -> None:
        self._workers.close()

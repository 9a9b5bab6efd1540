"""Queue work for the workers fairly: bounded, every client in turn, and no client beyond its quota."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from .errors import ApiError, ErrorCode
from .limits import Guard
from .workers import Question, Stuck, Workers

MAX_WAITING_JOBS: Final = 40
MAX_WAITING_PLAYS: Final = 1_000
MAX_QUESTION_SECONDS: Final = 10.0
"""Seconds by the clock until a person gets an answer or is refused: in the queue, for a worker that has to start (about
two), and for its two seconds of processor time on a busy machine."""

Waiter = asyncio.Future[None]


def crowded_out(held: Counter[str], client: str) -> str | None:
    """Return the client that gives up a place to this one if all are taken: the one with most, if that is fairer."""
    most = max(held, key=held.__getitem__, default=client)
    return most if held[most] > held[client] + 1 else None


class FairQueue:
    """Let a limited number ask the workers at a time, and every client in turn."""

    def __init__(self, slots: int, limit: int) -> None:
        self._free = slots
        self._limit = limit
        self._lines: OrderedDict[str, deque[Waiter]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._lines.values()))

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Wait for a turn of this client, which ends with the block. Raise ApiError if too many wait already."""
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
        place: Waiter = asyncio.get_running_loop().create_future()
        self._lines.setdefault(client, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._leave(client, place)
            elif place.exception() is None:  # it was our turn already
                self._next(client)
            raise

    def _leave(self, client: str, place: Waiter) -> None:
        line = self._lines.get(client, deque())
        if place in line:
            line.remove(place)
        if not line:
            self._lines.pop(client, None)

    def _make_room(self, client: str) -> None:
        most = crowded_out(Counter({each: len(line) for each, line in self._lines.items()}), client)
        if most is None:
            raise ApiError(ErrorCode.CROWDED)
        place = self._lines[most].pop()
        if not self._lines[most]:
            del self._lines[most]
        if not place.done():
            place.set_exception(ApiError(ErrorCode.CROWDED))

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


class JobQueue:
    """Queue questions for the workers. A client that has its fair share of a full queue is rejected."""

    def __init__(
        self, workers: Workers, guard: Guard | None, limit: int = MAX_WAITING_JOBS, wait_seconds: float | None = None
    ) -> None:
        """Queue at most `limit` questions; a client waits `wait_seconds` for its answer (None: any time).

        Without a guard there is no quota.
        """
        self._workers = workers
        self._guard = guard
        self._turns = FairQueue(1, limit)
        self._wait_seconds = wait_seconds
        self._begun: set[asyncio.Task[Any]] = set()

    @property
    def waiting(self) -> int:
        """Return how many wait."""
        return self._turns.waiting

    async def ask(self, client: str, question: Question) -> Any:
        """Return the answer; raise ApiError without a free place, quota or answer, or what the worker raised."""
        job = asyncio.create_task(self._work(client, question))
        try:
            done, _ = await asyncio.wait({job}, timeout=self._wait_seconds)
        except asyncio.CancelledError:
            job.cancel()
            raise
        if not done:
            if job not in self._begun:  # otherwise the worker goes on, and its time is charged
                job.cancel()
            raise ApiError(ErrorCode.BUSY)
        found = job.result()
        if isinstance(found, Stuck):
            raise ApiError(ErrorCode.BUSY)
        if isinstance(found, Exception):
            raise found
        return found

    async def _work(self, client: str, question: Question) -> object:
        """Return the answer or what the worker raised; raise ApiError without a free place or quota."""
        async with self._turns.turn(client):
            if self._guard and not self._guard.may_think(client):
                raise ApiError(ErrorCode.TOO_OFTEN)
            job = asyncio.current_task()
            assert job is not None
            self._begun.add(job)
            try:
                found, seconds = await self._workers.measure(question)
            finally:
                self._begun.discard(job)
            if self._guard:
                self._guard.charge(client, seconds)
            return found

    def close(self) -> None:
        """End the workers."""
        self._workers.close()

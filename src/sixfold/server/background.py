"""Thinking that no game waits for: one question at a time, so that bots and legal moves always find a worker."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from .refusals import No, Refuse
from .workers import Question, Stuck, Workers

MOST_WAITING: Final = 24


class Background:
    """A queue in front of the workers. Whoever comes when it is full is told so at once."""

    def __init__(self, workers: Workers, limit: int = MOST_WAITING) -> None:
        self._workers = workers
        self._limit = limit
        self._one = asyncio.Lock()
        self.waiting = 0

    async def ask(self, question: Question) -> Any:
        """The answer; raises Refuse where there is no room or no answer, or what the worker raised."""
        if self.waiting >= self._limit:
            raise Refuse(No.CROWDED)
        self.waiting += 1
        try:
            async with self._one:
                return await self._workers.ask(question)
        except Stuck:
            raise Refuse(No.BUSY) from None
        finally:
            self.waiting -= 1

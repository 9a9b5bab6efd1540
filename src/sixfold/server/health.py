"""Check whether the store can be written and the relay answers, for `/readyz` and `/metrics`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final

from .metrics import Metrics
from .relay import Relay
from .store import Store

log = logging.getLogger("sixfold")

CHECK_SECONDS: Final = 1.0
"""Seconds for an answer. One that takes longer counts as a failure."""
FRESH_SECONDS: Final = 0.5
"""How long a result is used again: requests cost no more than two writes a second, however many there are."""


class Health:
    """Check what this process depends on, only when somebody asks."""

    def __init__(self, store: Store, relay: Relay, process: str, metrics: Metrics, now: Callable[[], int]) -> None:
        async def write() -> None:
            await store.check(process, now())

        self._dependencies = (_Dependency("store", write, metrics), _Dependency("relay", relay.check, metrics))

    async def failures(self) -> list[str]:
        """Return which of `store` and `relay` cannot be used now."""
        works = await asyncio.gather(*(each.works() for each in self._dependencies))
        return [each.name for each, fine in zip(self._dependencies, works, strict=True) if not fine]


class _Dependency:
    """Check one thing, never twice at the same time: one that hangs gets no more to do."""

    def __init__(self, name: str, check: Callable[[], Awaitable[None]], metrics: Metrics) -> None:
        self.name = name
        self._check = check
        self._metrics = metrics
        self._running: asyncio.Task[bool] | None = None
        self._ended = 0.0
        self._worked = True

    async def works(self) -> bool:
        """Return whether a check made just now succeeded in time."""
        loop = asyncio.get_running_loop()
        if self._running is None or (self._running.done() and loop.time() - self._ended > FRESH_SECONDS):
            self._running = loop.create_task(self._run())
        done, _ = await asyncio.wait([self._running], timeout=CHECK_SECONDS)
        if not done:
            self._report(False, "no answer in time")
            return False
        return self._running.result()

    async def _run(self) -> bool:
        loop = asyncio.get_running_loop()
        begun = perf_counter()
        try:
            await self._check()
        except Exception as error:
            self._report(False, repr(error))
            return False
        else:
            self._report(True, "")
            return True
        finally:
            self._ended = loop.time()
            self._metrics.check_seconds.labels(self.name).observe(perf_counter() - begun)

    def _report(self, works: bool, error: str) -> None:
        """Publish the state, and log it if it has changed."""
        self._metrics.up.labels(self.name).set(works)
        if works != self._worked:
            self._worked = works
            if works:
                log.info("dependency works again", extra={"dependency": self.name})
            else:
                log.error("dependency failed", extra={"dependency": self.name, "error": error})

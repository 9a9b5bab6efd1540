"""Run background tasks, once or repeatedly, and log their failures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

log = logging.getLogger("sixfold")


class BackgroundTasks:
    """Run coroutines that nobody waits for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start something on the side."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def repeat(self, work: Callable[[], Awaitable[object]], seconds: float) -> asyncio.Task[None]:
        """Do something now, and again and again with a pause in between."""

        async def forever() -> None:
            while True:
                try:
                    await work()
                except Exception as error:
                    log.error("job failed", extra={"job": work.__qualname__, "error": repr(error)})
                await asyncio.sleep(seconds)

        return self.spawn(forever())

    def cancel(self) -> None:
        """Cancel all tasks."""
        for task in list(self._tasks):
            task.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", exc_info=error)

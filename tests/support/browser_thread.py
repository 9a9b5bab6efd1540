"""Provide one thread for Playwright's driver, so that one worker can run browser tests and tests with event loops."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

# While a browser is open, the driver keeps an event loop running in its thread, where asyncio.run() then fails.
_THREAD = ThreadPoolExecutor(1, "browser")


def in_main_thread() -> bool:
    """Return whether this is the main thread, where tests without a browser run."""
    return threading.current_thread() is threading.main_thread()


def in_browser_thread(call: Callable[[], T]) -> T:
    """Call something in the driver's thread and return its result."""
    return _THREAD.submit(call).result() if in_main_thread() else call()

"""Fork a process with limits, for work that may hang or must not change this process."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ClassVar

MAX_DATA_BYTES = 4 << 30
"""A mutant may allocate without end: one took all memory of the machine."""

END_SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
"""Signals that end this process and its children, SIGINT also in a background job, where it is ignored at first."""


class Child:
    """Run a forked process with an output file, its own process group and limits."""

    running: ClassVar[set[Child]] = set()

    def __init__(
        self, work: Callable[[], int], folder: Path, name: str, cpu_seconds: int = 0, wall_seconds: float = 1e9
    ) -> None:
        self.output = folder / f"{name}.txt"
        self.deadline = time.monotonic() + wall_seconds
        self.status: int | None = None
        self.cpu_seconds = 0.0
        sys.stdout.flush()
        self.pid = os.fork()
        if self.pid == 0:
            status = 3
            try:
                self._prepare(cpu_seconds)
                status = work()
            finally:
                sys.stdout.flush()
                os._exit(status)
        self.running.add(self)

    def _prepare(self, cpu_seconds: int) -> None:
        os.setsid()
        for each in END_SIGNALS:
            signal.signal(each, signal.SIG_DFL)
        with self.output.open("w") as file:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_DATA, (MAX_DATA_BYTES, MAX_DATA_BYTES))
        if cpu_seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds + 5))

    def poll(self) -> bool:
        """Return whether the process has ended. One that takes too long is killed."""
        pid, status, used = os.wait4(self.pid, os.WNOHANG)
        if pid:
            self.status = os.waitstatus_to_exitcode(status)
            self.cpu_seconds = used.ru_utime + used.ru_stime
            self.running.discard(self)
        if pid or time.monotonic() > self.deadline:
            self.kill()
        return bool(pid)

    def kill(self) -> None:
        """Kill the process and those that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)


@contextmanager
def children_killed_at_end() -> Iterator[None]:
    """Kill the children that still run when the block ends, also if a signal ends it."""
    for each in END_SIGNALS:
        signal.signal(each, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        for child in Child.running:
            child.kill()

"""Exchange lines with a child process under deadlines, so that it can never block its parent."""

from __future__ import annotations

import os
import select
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import clock_gettime, monotonic, sleep
from typing import Final

MAX_LINE_BYTES: Final = 65_536
"""Bytes of an answer. The longest real one has under 2,000."""

_groups: set[int] = set()
"""Of all children that have not been waited for."""


class ChildError(Exception):
    """Raised if the child will not answer any more; `cause` is exit, timeout, flood or unasked."""

    def __init__(self, cause: str, detail: str = "") -> None:
        super().__init__(cause, detail)
        self.cause = cause
        self.detail = detail


class Child:
    """Run a program with non-blocking pipes; its errors go to a file."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        with log.open("ab") as errors:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                bufsize=0,
                start_new_session=True,  # a group of its own, to be killed as one, and no Ctrl-C of ours
            )
        _groups.add(self._process.pid)
        if self._process.stdin is None or self._process.stdout is None:
            raise OSError("no pipes")
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        for pipe in (self._stdin, self._stdout):
            os.set_blocking(pipe.fileno(), False)
        self._read_so_far = self._to_write = b""

    def send(self, line: bytes) -> None:
        """Write as much as the pipe takes now; the rest goes with the next question."""
        self._to_write += line
        self._write()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send one line and return the line that answers it in time; raise ChildError."""
        deadline = monotonic() + seconds
        self._read()
        if self._read_so_far:
            raise ChildError("unasked", repr(self._read_so_far[:80]))
        self.send(line)
        while b"\n" not in self._read_so_far[:MAX_LINE_BYTES]:
            if len(self._read_so_far) >= MAX_LINE_BYTES:
                raise ChildError("flood", repr(self._read_so_far[:80]))
            self._wait(deadline)
        answer, _, self._read_so_far = self._read_so_far.partition(b"\n")
        return answer

    def cpu_seconds(self) -> float | None:
        """Return the CPU time of all its threads, or None if the system does not report it."""
        try:
            return clock_gettime(~self._process.pid << 3 | 2)  # what clock_getcpuclockid gives on Linux
        except OSError:
            return None

    def leave(self, seconds: float) -> None:
        """Close its input, wait for its end, and kill it when the time is over."""
        deadline = monotonic() + seconds
        with suppress(OSError):
            self._stdin.close()
        poll = select.poll()
        poll.register(self._stdout, select.POLLIN)
        while (left := deadline - monotonic()) > 0 and poll.poll(1000 * left) and self._read():
            self._read_so_far = b""
        self.kill()

    def kill(self) -> None:
        """Kill the child and all processes of its group."""
        _kill_group(self._process.pid)
        _groups.discard(self._process.pid)
        self._process.wait()
        for pipe in (self._stdin, self._stdout):
            with suppress(OSError):
                pipe.close()

    def _wait(self, deadline: float) -> None:
        """Wait until something was read or written; raise ChildError at the deadline."""
        left = deadline - monotonic()
        if left <= 0:
            raise ChildError("timeout")
        poll = select.poll()
        poll.register(self._stdout, select.POLLIN)
        if self._to_write:
            poll.register(self._stdin, select.POLLOUT)
        poll.poll(1000 * left)
        self._write()
        if not self._read():
            raise ChildError("exit", self._how_it_ended())

    def _read(self) -> bool:
        """Read what is available; return False if the output was closed."""
        try:
            found = os.read(self._stdout.fileno(), MAX_LINE_BYTES)
        except BlockingIOError:
            return True
        self._read_so_far += found
        return bool(found)

    def _write(self) -> None:
        if not self._to_write:
            return
        try:
            self._to_write = self._to_write[os.write(self._stdin.fileno(), self._to_write) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._to_write = b""  # it stopped reading; its answer, or none, decides

    def _how_it_ended(self) -> str:
        """Return its exit status without reaping it: the process id must stay taken until its group is killed."""
        for _ in range(20):
            ended = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if ended is not None:
                what = "status" if ended.si_code == os.CLD_EXITED else "signal"
                return f"{what} {ended.si_status}"
            sleep(0.01)
        return ""


def kill_all() -> None:
    """Kill every child of this process, from any thread."""
    for group in list(_groups):
        _kill_group(group)


def _kill_group(group: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)

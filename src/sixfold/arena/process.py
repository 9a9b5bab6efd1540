"""A child process that is asked line by line, with deadlines: whatever it does, it cannot hold its parent up."""

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

LONGEST_LINE: Final = 65_536
"""Bytes of an answer. The longest real one has under 2,000."""

_groups: set[int] = set()
"""Of all children that have not been waited for."""


class Broken(Exception):
    """The child will not answer any more: `cause` is exit, timeout, flood or unasked."""

    def __init__(self, cause: str, detail: str = "") -> None:
        super().__init__(cause, detail)
        self.cause = cause
        self.detail = detail


class Child:
    """A program with pipes to and from it that never block; its errors go to a file."""

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
        """Hand over as much as the pipe takes now; the rest goes with the next question."""
        self._to_write += line
        self._write()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """One line there, one line back within that time; raises Broken."""
        deadline = monotonic() + seconds
        self._read()
        if self._read_so_far:
            raise Broken("unasked", repr(self._read_so_far[:80]))
        self.send(line)
        while b"\n" not in self._read_so_far[:LONGEST_LINE]:
            if len(self._read_so_far) >= LONGEST_LINE:
                raise Broken("flood", repr(self._read_so_far[:80]))
            self._wait(deadline)
        answer, _, self._read_so_far = self._read_so_far.partition(b"\n")
        return answer

    def cpu_seconds(self) -> float | None:
        """The CPU time it has used, all its threads together; None where the system does not tell."""
        try:
            return clock_gettime(~self._process.pid << 3 | 2)  # what clock_getcpuclockid gives on Linux
        except OSError:
            return None

    def leave(self, seconds: float) -> None:
        """No more questions: it may end by itself within that time, else it is killed."""
        deadline = monotonic() + seconds
        with suppress(OSError):
            self._stdin.close()
        poll = select.poll()
        poll.register(self._stdout, select.POLLIN)
        while (left := deadline - monotonic()) > 0 and poll.poll(1000 * left) and self._read():
            self._read_so_far = b""
        self.kill()

    def kill(self) -> None:
        """End it and whatever it has started, as far as that has stayed in its group."""
        _kill_group(self._process.pid)
        _groups.discard(self._process.pid)
        self._process.wait()
        for pipe in (self._stdin, self._stdout):
            with suppress(OSError):
                pipe.close()

    def _wait(self, deadline: float) -> None:
        """Until something has been read or written."""
        left = deadline - monotonic()
        if left <= 0:
            raise Broken("timeout")
        poll = select.poll()
        poll.register(self._stdout, select.POLLIN)
        if self._to_write:
            poll.register(self._stdin, select.POLLOUT)
        poll.poll(1000 * left)
        self._write()
        if not self._read():
            raise Broken("exit", self._how_it_ended())

    def _read(self) -> bool:
        """Take what there is to read; False if the output has been closed for good."""
        try:
            found = os.read(self._stdout.fileno(), LONGEST_LINE)
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
            self._to_write = b""  # it has stopped listening; what it says, or that it says nothing, will tell

    def _how_it_ended(self) -> str:
        """Its exit status, looked at without taking it: its number must stay its own until its group is killed."""
        for _ in range(20):
            ended = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if ended is not None:
                what = "status" if ended.si_code == os.CLD_EXITED else "signal"
                return f"{what} {ended.si_status}"
            sleep(0.01)
        return ""


def kill_all() -> None:
    """End every child of this process, from whatever thread."""
    for group in list(_groups):
        _kill_group(group)


def _kill_group(group: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)

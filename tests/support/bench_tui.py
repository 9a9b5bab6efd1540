"""Measure how long the terminal client takes to draw its first frame in a pseudo-terminal."""

from __future__ import annotations

import os
import select
import struct
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import Final

from sixfold.bench.figures import Figures

REPETITIONS: Final = 5
READY: Final = "<imported>"
CODE: Final = f"""
import sys
import sixfold.cli.main, sixfold.cli.tui, sixfold.terminal.tui.app
print({READY!r}, flush=True)
sys.exit(sixfold.cli.main.main(["tui", *sys.argv[1:]]))
"""
PATIENCE_SECONDS: Final = 60.0
"""Seconds to wait for something that takes far less."""


class Terminal:
    """Run a program in its own pseudo-terminal and collect what it writes."""

    def __init__(self, words: Sequence[str], environ: Mapping[str, str], columns: int = 80, lines: int = 24) -> None:
        import fcntl  # neither is there on every system
        import pty
        import termios

        self.begun = perf_counter()
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        given = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **environ}
        self.process = subprocess.Popen(
            words, stdin=slave, stdout=slave, stderr=slave, env=given, start_new_session=True, close_fds=True
        )
        os.close(slave)
        self.written = ""

    def until(self, text: str, since: int = 0) -> float:
        """Return the seconds from the start until the text appeared; raise TimeoutError, or EOFError at its end."""
        while text not in self.written[since:]:
            if not select.select([self.master], [], [], max(0, self.begun + PATIENCE_SECONDS - perf_counter()))[0]:
                raise TimeoutError(f"{text!r} is not in {self.written[since:]!r}")
            self._read(text)
        return perf_counter() - self.begun

    def _read(self, text: str) -> None:
        try:
            data = os.read(self.master, 65536)
        except OSError:
            data = b""
        if not data:
            raise EOFError(f"{text!r} is not in {self.written!r}")
        self.written += data.decode(errors="replace")

    def send(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Wait until the program has ended by itself, and read what it still writes."""
        try:
            self.until("\0")  # which no program writes
        except EOFError:
            return self.process.wait()
        raise AssertionError("a terminal that says nothing")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def tui() -> Figures:
    """Measure the imports, and from then the first frame of the first screen and of a table, in milliseconds."""
    import_module("textual")  # a missing extra is named here, before a child process fails
    first = [_frame("Sixfold") for _ in range(REPETITIONS)]
    table = [_frame("Qwirkle", "--edition", "qwirkle-pl", "--secret", "a") for _ in range(REPETITIONS)]
    return {
        "tui_import_ms": 1000 * median(imports for imports, _ in first + table),
        "tui_first_frame_ms": 1000 * median(frame for _, frame in first),
        "tui_table_first_frame_ms": 1000 * median(frame for _, frame in table),
    }


def _frame(text: str, *words: str) -> tuple[float, float]:
    """Return the seconds of the imports, and from then to the first frame."""
    terminal = Terminal([sys.executable, "-c", CODE, "--lang", "en", *words], {})
    try:
        imported = terminal.until(READY)
        return imported, terminal.until(text) - imported
    finally:
        terminal.kill()

"""Where a terminal game reads and writes, and how it hides what the next player may not see."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from ..i18n.catalog import say


class Leave(Exception):
    """The player wants to stop, or the input has ended."""


@dataclass
class Screen:
    """Where a session reads and writes."""

    lang: str
    read: Callable[[str], str]
    out: TextIO
    colors: bool

    def say(self, key: str, **args: str | int) -> None:
        self.print(say(self.lang, key, **args))

    def print(self, line: str = "") -> None:
        print(line, file=self.out, flush=True)

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns

    def clear(self) -> None:
        """Nothing of what was there can be seen any more, nor called back with the arrow keys."""
        if self.out.isatty():
            self.print("\x1b[H\x1b[2J\x1b[3J")
            if "readline" in sys.modules:
                sys.modules["readline"].clear_history()
        else:
            self.print("\n" * max(40, shutil.get_terminal_size().lines))

    def ask(self, prompt: str) -> str:
        try:
            return self.read(prompt).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # the last where a standard stream is closed
            raise Leave from None

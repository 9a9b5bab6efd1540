"""Read and write lines of a terminal game, and hide what the next player may not see."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import TextIOWrapper
from typing import TextIO

from ..i18n.catalog import say


class Leave(Exception):
    """Raised if the player wants to stop, or the input has ended."""


@dataclass
class Screen:
    """Read and write the lines of a session."""

    lang: str
    read: Callable[[str], str]
    out: TextIO
    colors: bool

    @classmethod
    def standard(cls, lang: str) -> Screen:
        """Return the screen of this process, in colour if it is a terminal that allows it."""
        colors = isinstance(sys.stdout, TextIOWrapper) and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        return cls(lang, input, sys.stdout, colors)

    def say(self, key: str, **args: str | int) -> None:
        self.print(say(self.lang, key, **args))

    def print(self, line: str = "") -> None:
        print(line, file=self.out, flush=True)

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns

    def clear(self) -> None:
        """Clear the screen, its scrollback and the history of the arrow keys."""
        if self.out.isatty():
            self.print("\x1b[H\x1b[2J\x1b[3J")
            if "readline" in sys.modules:
                sys.modules["readline"].clear_history()
        else:
            self.print("\n" * max(40, shutil.get_terminal_size().lines))

    def ask(self, prompt: str) -> str:
        """Return what is typed behind a prompt. Fluent drops spaces at the end of a message."""
        try:
            return self.read(f"{prompt} ").strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # the last where a standard stream is closed
            raise Leave from None

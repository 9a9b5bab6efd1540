"""Draw a progress bar on standard error, if it is a terminal."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final

SECONDS_BETWEEN_UPDATES: Final = 0.1
WIDTH: Final = 30


class Progress:
    """Draw a bar when called with `(done, total)`; draw nothing unless standard error is a terminal."""

    def __init__(self, label: str = "") -> None:
        self.label = label
        self._shown_at = float("-inf")

    def __call__(self, done: int, total: int) -> None:
        """Draw how much is done, at most ten times a second, and the end always."""
        if not sys.stderr.isatty():
            return
        if done < total and monotonic() < self._shown_at + SECONDS_BETWEEN_UPDATES:
            return
        self._shown_at = monotonic()
        bar = "#" * (WIDTH * done // total if total else WIDTH)
        label = f"{self.label} " if self.label else ""
        end = "\n" if done >= total else ""
        print(f"\r\033[K{label}[{bar:<{WIDTH}}] {done}/{total}", end=end, file=sys.stderr, flush=True)

"""What the server counts, as Prometheus reads it. Nothing in it depends on what is hidden at a table."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from time import monotonic
from typing import Final

log = logging.getLogger("sixfold")

LOG_SECONDS: Final = 60.0
BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """How many durations, in seconds, were at most as long as each bound."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        self.turn_seconds = Histogram()
        """From a turn's arrival to its being on disk."""
        self.bot_seconds = Histogram()
        self.appends: Counter[str] = Counter()
        """Entries by what became of them: stored, refused, failed."""
        self.refusals: Counter[str] = Counter()
        self.messages: Counter[str] = Counter()
        self.limits: Counter[str] = Counter()
        """How often each limit of the server itself applied."""
        self._logged: dict[str, float] = {}
        self.sockets = 0
        self.tables = 0
        self.waiting_bots = 0

    def limited(self, limit: str, **details: object) -> None:
        """Count that a limit applied, and log it: at most once a minute each, since clients cause it."""
        self.limits[limit] += 1
        now = monotonic()
        if now - self._logged.get(limit, -LOG_SECONDS) >= LOG_SECONDS:
            self._logged[limit] = now
            log.warning("limit applied", extra={"limit": limit, "count": self.limits[limit], **details})

    def text(self) -> str:
        """The exposition format."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        for name, kind in (("turn", self.turn_seconds), ("bot", self.bot_seconds)):
            yield f"# TYPE sixfold_{name}_seconds histogram"
            yield from kind.lines(f"sixfold_{name}_seconds")
        for name, label, counter in (
            ("appends", "result", self.appends),
            ("refusals", "reason", self.refusals),
            ("messages", "type", self.messages),
            ("limits", "limit", self.limits),
        ):
            yield f"# TYPE sixfold_{name}_total counter"
            for key, count in sorted(counter.items()):
                yield f'sixfold_{name}_total{{{label}="{key}"}} {count}'
        for name, value in (
            ("sockets", self.sockets),
            ("tables_in_memory", self.tables),
            ("bots_waiting", self.waiting_bots),
        ):
            yield f"# TYPE sixfold_{name} gauge"
            yield f"sixfold_{name} {value}"

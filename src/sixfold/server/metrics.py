"""Count for Prometheus what the server does. Nothing here depends on what is hidden at a table."""

from __future__ import annotations

import logging
import platform
from importlib.metadata import version
from time import monotonic
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

log = logging.getLogger("sixfold")

LOG_SECONDS: Final = 60.0
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Count for one process, in a registry of its own."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = all_ = CollectorRegistry()
        self.turn_seconds = Histogram(
            "sixfold_turn_seconds", "From a turn's arrival to its being on disk.", buckets=BUCKETS, registry=all_
        )
        self.bot_seconds = Histogram("sixfold_bot_seconds", "Time for a bot's move.", buckets=BUCKETS, registry=all_)
        self.http_seconds = Histogram(
            "sixfold_http_seconds", "Time of a request.", ["route", "status"], buckets=BUCKETS, registry=all_
        )
        self.append_seconds = Histogram(
            "sixfold_append_seconds", "Time to store events durably.", buckets=BUCKETS, registry=all_
        )
        self.appends = Counter("sixfold_appends", "Attempts to store events.", ["result"], registry=all_)
        self.refusals = Counter(
            "sixfold_refusals", "Requests and messages that were refused.", ["reason"], registry=all_
        )
        self.messages = Counter("sixfold_messages", "Messages over sockets.", ["type"], registry=all_)
        self.limits = Counter("sixfold_limits", "How often a limit of the server applied.", ["limit"], registry=all_)
        self.notifications = Counter(
            "sixfold_notifications", "Attempts to notify by push or webhook.", ["way", "result"], registry=all_
        )
        self.up = Gauge("sixfold_up", "Whether the last check succeeded.", ["dependency"], registry=all_)
        self.check_seconds = Histogram(
            "sixfold_check_seconds", "Time of a check.", ["dependency"], buckets=BUCKETS, registry=all_
        )
        self.sockets = Gauge("sixfold_sockets", "Open sockets.", registry=all_)
        self.tables = Gauge("sixfold_tables_in_memory", "Tables in memory.", registry=all_)
        self.max_sockets = Gauge("sixfold_sockets_max", "Sockets that may be open.", registry=all_)
        self.waiting = Gauge("sixfold_waiting", "What waits, by queue.", ["queue"], registry=all_)
        self.relay_dropped = Gauge(
            "sixfold_relay_dropped", "Messages that could not be sent to other processes.", registry=all_
        )
        build = Info("sixfold_build", "What is running.", registry=all_)
        build.info({"version": version("sixfold"), "python": platform.python_version()})
        self._logged: dict[str, float] = {}

    def watch_process(self) -> None:
        """Add the processor time, memory, file descriptors and garbage collections of this process."""
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    def limited(self, limit: str, **details: object) -> None:
        """Count that a limit applied, and log it: at most once a minute each, since clients cause it."""
        self.limits.labels(limit).inc()
        now = monotonic()
        if now - self._logged.get(limit, -LOG_SECONDS) >= LOG_SECONDS:
            self._logged[limit] = now
            log.warning(
                "limit applied", extra={"limit": limit, "count": self.value("limits_total", limit=limit), **details}
            )

    def value(self, sample: str, **labels: str) -> int:
        """Return the value of a counter or gauge, by its name without the prefix."""
        return int(self.registry.get_sample_value(f"sixfold_{sample}", labels) or 0)

    def text(self) -> bytes:
        """Return everything in the text format 0.0.4."""
        return generate_latest(self.registry)

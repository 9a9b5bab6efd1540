"""Write the log of a server: one JSON object per line, and a bounded number of lines a minute."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

MAX_LINES_PER_MINUTE: Final = 1_000
"""Of requests, and as many again of warnings and errors. Clients cause both, and must not fill the disk."""


class JsonLines(logging.Formatter):
    """Format each record as a JSON object."""

    STANDARD: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in self.STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Bounded(logging.Filter):
    """Limit the lines of each kind a minute. The first line of the next minute says how many were dropped."""

    def __init__(self, most: int = MAX_LINES_PER_MINUTE, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._most = most
        self._now = now
        self._minutes: dict[bool, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is logged."""
        warning, now = record.levelno >= logging.WARNING, self._now()
        begun, lines = self._minutes.get(warning, (now, 0))
        if now - begun >= 60:
            if lines > self._most:
                record.dropped = lines - self._most
            begun, lines = now, 0
        self._minutes[warning] = (begun, lines + 1)
        return lines < self._most


def _worth_a_line(record: logging.LogRecord) -> bool:
    """Drop traces of broken UTF-8, with which clients could fill the log."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def set_up_logs(quiet: bool) -> None:
    """Log to standard error; `quiet` drops everything below warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Bounded())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(_worth_a_line)
    logging.getLogger("sixfold").setLevel(logging.WARNING if quiet else logging.INFO)

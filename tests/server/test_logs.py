"""Test that the log is bounded and states what it left out."""

from __future__ import annotations

import asyncio
import logging

import pytest

from sixfold.server.logs import Bounded
from tests.server.in_process import InProcessServer


def line(level: int) -> logging.LogRecord:
    return logging.makeLogRecord({"levelno": level, "msg": "request"})


def test_bounded_limits_lines_a_minute_and_reports_dropped() -> None:
    now = 0.0
    bounded = Bounded(3, lambda: now)
    assert [bounded.filter(line(logging.INFO)) for _ in range(5)] == [True, True, True, False, False]
    assert bounded.filter(line(logging.ERROR)), "requests do not take the place of errors"
    now = 60.0
    first, second = line(logging.INFO), line(logging.INFO)
    assert bounded.filter(first)
    assert bounded.filter(second)
    assert vars(first)["dropped"] == 2
    assert "dropped" not in vars(second)


def test_probes_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        for path in ("/healthz", "/readyz", "/metrics", "/api/about"):
            await server.http("GET", path)

    with caplog.at_level(logging.INFO, "sixfold"):
        asyncio.run(scenario())
    assert [vars(each)["route"] for each in caplog.records] == ["about"]

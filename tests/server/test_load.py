"""Test the server bench: everything that it measures happens once, with small numbers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sixfold.bench.figures import Figures
from tests.support import bench_server as server, fleet
from tests.support.fleet import sqlite
from tests.support.patience import PATIENCE_SECONDS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads the figures of processes as Linux shows them")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a server comes up."""
    monkeypatch.setattr(fleet, "PATIENCE_SECONDS", PATIENCE_SECONDS)


def test_bench_plays_and_opens_table_of_100_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "LONG", 1)
    monkeypatch.setattr(server, "STARTS", 1)
    found = server.start_up()
    assert set(found) == {
        "server_start_up_s",
        "server_open_100_turns_median_ms",
        "server_open_100_turns_p99_ms",
    }
    assert all(found.values())


def test_bench_counts_idle_sockets() -> None:
    assert server.idle(10)["server_idle_sockets"] == 10


def test_bench_plays_whole_turns() -> None:
    found = played_for(0.3)
    assert found["server_small_turns_per_s"] > 0
    assert 0 < found["server_small_p50_ms"] <= found["server_small_p99_ms"]
    assert found["server_small_placements_share"] > 0.5


def played_for(seconds: float) -> Figures:
    """Measure for so long; ten times longer if the machine was too slow for a single turn."""
    try:
        return server.playing(server.Load("small", sqlite, tables=2, games=20, warm_up=0, seconds=seconds))
    except subprocess.CalledProcessError:
        if seconds > PATIENCE_SECONDS:
            raise
        return played_for(10 * seconds)

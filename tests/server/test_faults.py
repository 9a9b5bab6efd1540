"""Test servers, disks and networks that fail while people play: a short version of `python -m tests.support.faults`."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from sixfold.server.sqlite import connect
from tests.support import chaos, faults, fleet
from tests.support.chaos import Plan
from tests.support.depth import deep_only, rounds, some
from tests.support.linearizability import Operation, violations
from tests.support.patience import PATIENCE_SECONDS

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="stops processes and mounts disks as Linux does")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a server comes up; and other tests keep their event loop."""
    monkeypatch.setattr(fleet, "PATIENCE_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(chaos, "PATIENCE_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(chaos, "SETTLING_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(asyncio, "set_event_loop_policy", lambda _: None)


def check(db: str, plan: Plan) -> None:
    found = faults.run(db, plan)
    assert found.verdict.problems == ()
    assert (found.violations, found.verdict.lost, found.verdict.applied_twice) == (0, 0, 0)
    assert sum(found.faults.values()) == plan.kills
    assert found.operations > found.verdict.promised > 0


@linux_only
@pytest.mark.parametrize(("db", "processes"), some([("sqlite", 1)], [("sqlite", 1), ("postgres", 2)]))
def test_tables_stay_linearizable_under_a_few_faults(db: str, processes: int) -> None:
    plan = Plan(kills=5, tables=6, processes=processes, pause=0.05, calm=0.3, turns=5, longest_resume=PATIENCE_SECONDS)
    check(db, plan)


@deep_only
@linux_only
@pytest.mark.parametrize(("db", "processes"), [("sqlite", 1), ("postgres", 3)])
def test_tables_stay_linearizable_under_hundreds_of_faults(db: str, processes: int) -> None:
    plan = Plan(kills=rounds(1, 200), tables=40, processes=processes, pause=1.0, calm=1.0)
    check(db, Plan(**{**{name: getattr(plan, name) for name in plan.__slots__}, "longest_resume": PATIENCE_SECONDS}))


def test_operations_one_after_the_other_are_linearizable() -> None:
    at = [Operation(0, 1, turn=0), Operation(2, 3, turns=1), Operation(4, 5, turn=1), Operation(6, 7, turns=2)]
    assert violations(at) == []


def test_operations_at_the_same_time_are_linearizable_in_the_order_of_turns() -> None:
    assert violations([Operation(0, 9, turn=1), Operation(5, 9, turn=0), Operation(5, 6, turns=0)]) == []
    assert violations([Operation(0, turn=0), Operation(8, 9, turns=0), Operation(10, 11, turns=1)]) == []


@pytest.mark.parametrize(
    "history",
    [
        [Operation(0, 1, turn=0), Operation(2, 3, turns=0)],  # a read that does not see an acknowledged turn
        [Operation(0, 1, turns=1), Operation(2, 3, turn=0)],  # one that sees a turn before it was requested
        [Operation(0, 1, turns=2), Operation(2, 3, turns=1), Operation(0, 9, turn=0), Operation(0, 9, turn=1)],
        [Operation(0, 1, turn=1), Operation(2, 3, turn=0)],
    ],
)
def test_violations_of_linearizability_are_found(history: list[Operation]) -> None:
    assert len(violations(history)) == 1


@pytest.mark.parametrize("tear", [faults.tear_log, faults.tear_page])
def test_torn_pages_are_really_torn_and_recovered(tear: object, tmp_path: Path) -> None:
    """SQLite keeps its promise only if the log is read: the torn file alone is damaged."""
    db, crashed = tmp_path / "tables.db", tmp_path / "crashed"
    crashed.mkdir()
    with closing(connect(str(db))) as connection:
        connection.execute("CREATE TABLE numbers (number INTEGER)")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.executemany("INSERT INTO numbers VALUES (?)", [(number,) for number in range(2000)])
        for file in (db, db.with_name("tables.db-wal")):  # as a crash leaves them
            (crashed / file.name).write_bytes(file.read_bytes())
    os.truncate(crashed / "tables.db", 1 << 16)
    before = [(crashed / name).read_bytes() for name in ("tables.db", "tables.db-wal")]
    assert callable(tear)
    assert tear(crashed / "tables.db", Random(1)) is not False
    assert [(crashed / name).read_bytes() for name in ("tables.db", "tables.db-wal")] != before
    with closing(sqlite3.connect(crashed / "tables.db")) as connection:
        assert connection.execute("SELECT count(*), sum(number) FROM numbers").fetchone() == (2000, 1999000)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

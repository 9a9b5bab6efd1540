"""Test servers that are killed while people play: a short version of `python -m tests.support.chaos`."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from sixfold import messages
from sixfold.client import new_secret
from sixfold.rules.actions import Place
from sixfold.rules.notation import action_text
from sixfold.rules.referee import legal
from sixfold.server.limits import Guard, Limits
from sixfold.server.metrics import Metrics
from sixfold.server.relay import LocalRelay
from sixfold.server.services import Services
from sixfold.server.sqlite import SqliteStore
from sixfold.server.workers import Workers
from tests.support import chaos, fleet
from tests.support.chaos import Plan
from tests.support.depth import deep_only, rounds
from tests.support.fleet import Backing
from tests.support.patience import PATIENCE_SECONDS
from tests.support.swarm import Ledger, Promise

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the servers are killed as Unix does it")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a server comes up; and other tests keep their event loop."""
    monkeypatch.setattr(fleet, "PATIENCE_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(chaos, "PATIENCE_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(chaos, "SETTLING_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(asyncio, "set_event_loop_policy", lambda _: None)


def test_killed_server_loses_no_turn(tmp_path: Path) -> None:
    plan = Plan(kills=1, tables=8, pause=0.05, calm=0.1, turns=10, longest_resume=PATIENCE_SECONDS)
    verdict = chaos.over(Backing(str(tmp_path / "tables.db")), plan)
    assert verdict.problems == ()
    assert verdict.promised >= 10
    assert verdict.resumed > 0


@deep_only
@pytest.mark.parametrize(("db", "processes"), [("sqlite", 1), ("postgres", 3)])
def test_hundred_kills_lose_no_turn(db: str, processes: int) -> None:
    plan = Plan(kills=rounds(1, 100), processes=processes, longest_resume=PATIENCE_SECONDS)
    verdict = chaos.run(db, plan)
    assert verdict.problems == ()
    assert verdict.kills == plan.kills
    assert verdict.promised >= plan.kills * plan.turns


def test_chaos_finds_acknowledged_turn_missing_in_log(tmp_path: Path) -> None:
    backing = Backing(str(tmp_path / "tables.db"))
    ledger = Ledger(promised=[Promise("ABCDEFGH", 0, 0, "pass")])

    async def found() -> chaos.Verdict:
        await (await SqliteStore.open(backing.db)).close()
        return await chaos.judge(backing, ledger, Plan(kills=0), 0.0)

    verdict = asyncio.run(found())
    assert verdict.lost == 1
    assert len(verdict.problems) == 1


class SilentRelay(LocalRelay):
    """Lose every message between processes."""

    shared = True


@dataclass(eq=False)
class CountingViewer:
    """Count the notifications about a table."""

    seat: int | None = 0
    present: frozenset[int] = frozenset((0,))
    received: int = 0

    def notify(self) -> None:
        self.received += 1

    def show_presence(self, here: messages.Here) -> None:
        pass

    def send(self, message: messages.Said) -> None:
        pass

    def disconnect(self, limit: str) -> None:
        pass


def test_process_without_messages_rereads_table_before_it_refuses_or_shows_it(tmp_path: Path) -> None:
    async def play() -> None:
        stores = [await SqliteStore.open(str(tmp_path / "tables.db")) for _ in range(2)]
        here, there = (Services(store, SilentRelay(), Workers(1), Metrics(), Guard(Limits())) for store in stores)
        mine, theirs = new_secret(), new_secret()
        new = messages.NewTable(edition="qwirkle-pl", secret=mine, name="a", others=(messages.NewSeat(kind="open"),))
        table = (await here.tables.create(new)).table
        await there.repository.get(table)
        await here.tables.join(await here.repository.get(table), messages.Join(secret=theirs, name="b"))
        live = await there.repository.get(table)
        assert live.table.seats[1].name == "b"
        viewer = CountingViewer()
        await there.presence.enter(live, viewer)
        await here.tables.do(await here.repository.get(table), mine, messages.Start())
        game = (await here.repository.get(table)).table.game
        assert game is not None
        assert live.table.game is None  # so a turn would be refused here: the game has not begun
        mover, action = game.position.mover, legal(game.position)[0]
        assert isinstance(action, Place)
        await there.tables.do(live, (mine, theirs)[mover], messages.PlayAction(0, action_text(action)))
        assert len(live.table.history) == 1
        assert viewer.received > 0
        for store in stores:
            await store.close()

    asyncio.run(play())

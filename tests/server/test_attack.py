"""Test the attacks of `sixfold bench attack` briefly: they are refused, and the server goes on."""

from __future__ import annotations

import asyncio
from functools import reduce
from pathlib import Path

import pytest

from sixfold.rules.partial_position import read_partial_position
from sixfold.server import events
from sixfold.server.store import open_store
from sixfold.server.table import Table, created, fold
from tests.server.serving import serving
from tests.support import attack
from tests.support.attackers import ATTACKS, Attack, AttackKind, Job


@pytest.mark.parametrize("what", ["header", "trailer", "bots", "tables", "passwords", "rematches"])
def test_attack_is_stopped_by_the_usual_limits(tmp_path: Path, what: AttackKind) -> None:
    with serving(tmp_path, "--drain", "0", SIXFOLD_PASSWORD="right" if what == "passwords" else "") as server:
        tried = Attack(Job(what=what, port=int(server.url.rpartition(":")[2]), seconds=2))
        asyncio.run(asyncio.wait_for(ATTACKS[what](tried), 60))
        most = 10 if what in ("header", "trailer") else 60  # without limits: a hundred megabytes, hundreds a second
        assert tried.done <= most
        assert server.http("GET", "/healthz")[0] == 200
        assert not server.errors()


def test_attack_material_has_a_table_with_undone_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "CROWDED_TABLES", 0)
    monkeypatch.setattr(attack, "UNDO_CYCLES", 2)

    async def undone() -> Table:
        material, file = attack.AttackInputs(), str(tmp_path / "tables.db")
        await material.store(file)
        store = await open_store(file)
        name = material.undone[0]
        first, *log = map(events.decode, await store.read(name))
        await store.close()
        return reduce(fold, log, created(name, first))

    assert asyncio.run(undone()).undos == 2


def test_attack_positions_are_readable() -> None:
    for text in attack.slow_positions():
        read_partial_position(text)


def test_figures_above_their_targets_are_marked() -> None:
    good = {"attack_slow_worst_bot_wait_s": 2.0, "attack_header_slowest_request_s": 0.5, "attack_stolen_turns": 0}
    good |= {"attack_slow_connections_left_open": 0, "attack_trailer_taken_mb": 1, "attack_tables_per_s": 99}
    assert attack.with_missed_targets(good) == good
    bad = {key: value + 10 for key, value in good.items()}
    missed = attack.with_missed_targets(bad).keys() - bad
    assert missed == {f"{key}_missed_target" for key in good if key != "attack_tables_per_s"}

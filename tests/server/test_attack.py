"""Attacks of `sixfold bench attack` in short: what they try is refused, and the server goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sixfold.bench.attack import slow_positions
from sixfold.bench.attackers import ATTACKS, Attack, Job, What
from sixfold.rules.partial_position import read_known
from tests.server.serving import serving


@pytest.mark.parametrize("what", ["header", "tables", "passwords", "rematches"])
def test_attack_is_stopped_by_the_usual_limits(tmp_path: Path, what: What) -> None:
    with serving(tmp_path, "--drain", "0", SIXFOLD_PASSWORD="right" if what == "passwords" else "") as server:
        attack = Attack(Job(what=what, port=int(server.url.rpartition(":")[2]), seconds=2))
        asyncio.run(asyncio.wait_for(ATTACKS[what](attack), 60))
        most = {"header": 10, "tables": 60, "passwords": 60, "rematches": 60}  # without limits: hundreds a second
        assert attack.done <= most[what]
        assert server.http("GET", "/healthz")[0] == 200
        assert not server.errors()


def test_slow_positions_can_be_read() -> None:
    for text in slow_positions():
        read_known(text)

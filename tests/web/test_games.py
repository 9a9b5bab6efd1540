"""Whole games in a browser: each game by mouse, by touch and by keyboard, against bots."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.support.depth import some
from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import By, Player
from tests.web.serving import new_table, start
from tests.web.states import EDITIONS

INPUTS: tuple[By, ...] = ("mouse", "touch", "keys")
SAMPLE = [("cards", "mouse"), ("cubes", "touch"), ("qwirkle", "keys")]
FIRST_TURNS = 2


@pytest.mark.parametrize(("game", "by"), some(SAMPLE, [*product(EDITIONS, INPUTS)]))
def test_game_against_bots_ends_with_result(game: str, by: By, site: str, visit: Callable[..., Page]) -> None:
    # With more players it has fewer turns.
    table, secret = new_table(site, EDITIONS[game], "random", "random", "random")
    start(site, table, secret)
    size = PHONE if by == "touch" else DESKTOP
    page = visit(f"{site}/t/{table}", size=size, touch=by == "touch", seats={table: secret})
    player = Player(page, site, table, secret, by)
    # By default most turns of the middle are made past the page, which only shows them.
    player.play_game(first=some(FIRST_TURNS, 200))
    page.get_by_role("button", name=player.word("web-rematch")).wait_for()
    now = player.now()
    assert now.phase == "over"
    assert now.result
    page.get_by_text(player.word(f"ending-{now.result.ending}")).wait_for()

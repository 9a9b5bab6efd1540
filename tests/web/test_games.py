"""Whole games in a browser: each game by mouse, by touch and by keyboard, against bots and against each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import By, Player
from tests.web.serving import new_table, start

EDITIONS = {"qwirkle": "qwirkle-pl", "cubes": "cubes-hu", "cards": "cards-pl"}


@pytest.mark.parametrize("by", ["mouse", "touch", "keys"])
@pytest.mark.parametrize("game", EDITIONS)
def test_a_whole_game_against_bots(game: str, by: By, site: str, visit: Callable[..., Page]) -> None:
    table, secret = new_table(
        site, EDITIONS[game], "random", "random", "random"
    )  # with more players it has fewer turns
    start(site, table, secret)
    size = PHONE if by == "touch" else DESKTOP
    page = visit(f"{site}/t/{table}", size=size, touch=by == "touch", seats={table: secret})
    player = Player(page, site, table, secret, by)
    player.play_game()
    page.get_by_role("button", name=player.word("web-rematch")).wait_for()
    assert player.now().phase == "over"

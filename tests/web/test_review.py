"""The analysis of a game in a browser: begun, told as it grows, walked through by keyboard, touch and reader."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, PHONE
from tests.web.looking import violations

Visit = Callable[..., Page]
GAMES = Path(__file__).parents[2] / "web" / "src" / "review" / "games.json"
CARDS = next(game for game in json.loads(GAMES.read_text()) if game["edition"].startswith("cards"))
"""The shortest of the games."""
LONG = 120_000


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_is_analysed_and_every_turn_says_what_was_best(
    size: tuple[int, int], site: str, visit: Visit, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(CARDS))
    page = visit(f"{site}/review", size=size)
    page.locator("input[type=file]").set_input_files(file)
    begin = page.get_by_role("button", name="Analyse this game")
    begin.focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Luck and skill").wait_for(timeout=LONG)
    marks = page.locator("ol .mark")
    verdicts = {"Best", "Good", "Inaccuracy", "Mistake", "Blunder"}
    assert marks.count()
    assert {mark.get_attribute("aria-label") for mark in marks.all()} <= verdicts
    assert page.get_by_role("img", name="Chance of winning").count() == 1
    page.keyboard.press("Home")
    for _ in range(6):  # the opening leaves no choice
        page.keyboard.press("ArrowRight")
    page.get_by_role("heading", name="The best choices").wait_for()
    assert page.get_by_text("Margin at the end").count()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(page) == []

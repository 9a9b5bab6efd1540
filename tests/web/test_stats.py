"""Statistics of the device: counted at the end of a game, shown, saved, added and deleted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sixfold.i18n.catalog import say
from tests.support.depth import some
from tests.web.conftest import PHONE, SMALL_PHONE
from tests.web.player import until
from tests.web.sample import languages
from tests.web.screenshots import drawn, focus, raw_keys, too_small, too_wide, violations
from tests.web.serving import finished_table

Visit = Callable[..., Page]


def words(key: str, **args: str | int) -> str:
    return say("en", key, **args)


def games(number: int) -> list[dict[str, object]]:
    """Return counted games, which differ in everything that the page shows."""
    return [
        {
            "table": f"TABLE{place}",
            "at": 1_790_000_000_000 + place * 86_400_000,
            "edition": ("qwirkle-pl", "cubes-hu", "cards-pl")[place % 3],
            "seat": 0,
            "opponents": (["@medium"], ["Bartholomew Longname", "@hard"])[place % 2],
            "result": ("won", "lost", "shared")[place % 3],
            "points": 100 + place,
            "turns": 10 + place,
            "played": 70 + 3 * place,
            "qwirkles": place % 4,
            "best": {"turn": 3 + place, "points": 12 + place},
            "accuracy": (None, 70 + place)[place % 2],
        }
        for place in range(number)
    ]


def stored(number: int) -> str:
    return f"try {{ localStorage['sixfold.stats'] ??= '{json.dumps(games(number))}' }} catch {{}}"


def number_of_games(page: Page, number: int) -> None:
    expect(page.locator("dd").first).to_have_text(str(number))


def test_finished_game_is_counted_once_and_links_to_its_review(site: str, visit: Visit) -> None:
    table, secret = finished_table(site)
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    for _ in range(2):
        page.get_by_role("link", name=words("web-review"), exact=True).wait_for()
        until(page, "(JSON.parse(localStorage['sixfold.stats'] ?? '[]')).length === 1")
        page.reload()
    game = page.evaluate("JSON.parse(localStorage['sixfold.stats'])[0]")
    assert game["table"] == table
    assert game["opponents"] == ["@greedy"]
    assert game["turns"] > 0
    page.goto(f"{site}/stats")
    expect(page.get_by_role("rowheader", name=say("en", "level-greedy"))).to_be_visible()
    page.get_by_role("link").filter(has_text=words("web-stats-move", n=game["best"]["turn"], names="").strip()).tap()
    expect(page).to_have_url(f"{site}/review/{table}/{game['best']['turn']}")


def test_statistics_are_saved_deleted_and_added_by_keyboard(site: str, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{site}/stats", script=stored(5))
    page.get_by_role("button", name=words("web-stats-export")).wait_for()
    number_of_games(page, 5)
    page.get_by_role("combobox", name=words("web-stats-game")).select_option("cards")
    number_of_games(page, 1)
    with page.expect_download() as download:
        page.get_by_role("button", name=words("web-stats-export")).press("Enter")
    file = tmp_path / "statistics.json"
    download.value.save_as(file)
    page.get_by_role("button", name=words("web-stats-delete")).press("Enter")
    page.get_by_role("button", name=words("web-stats-keep")).press("Enter")
    assert "button" in focus(page)
    page.get_by_role("button", name=words("web-stats-delete")).press("Enter")
    page.get_by_role("button", name=words("web-stats-delete-now"), exact=True).press("Enter")
    expect(page.get_by_text(words("web-stats-none"))).to_be_visible()
    expect(page.get_by_role("heading", name=words("web-stats"), level=2, exact=True)).to_be_focused()
    page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"{}"})
    expect(page.get_by_text(words("web-stats-bad"))).to_be_visible()
    page.goto(f"{site}/carry")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text(words("web-stats-added", n=5, puzzles=0))).to_be_visible()
    page.goto(f"{site}/stats")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text(words("web-stats-added", n=0, puzzles=0))).to_be_visible()
    number_of_games(page, 5)


@pytest.mark.parametrize("lang", languages("stats"))
@pytest.mark.parametrize("theme", some(["dark"], ["light", "dark"]))
def test_statistics_fit_small_phone_in_language(site: str, visit: Visit, lang: str, theme: str) -> None:
    page = visit(f"{site}/stats", size=SMALL_PHONE, lang=lang, touch=True, theme=theme, script=stored(8))
    page.get_by_role("table").wait_for()
    drawn(page)
    assert not raw_keys(page)
    assert not violations(page)
    assert not too_small(page)
    assert not too_wide(page, stretched=True)

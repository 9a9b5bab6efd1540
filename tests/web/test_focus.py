"""The focus stays near when what has it is disabled or goes away: keyboard and screen reader need not start again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from sixfold.i18n.catalog import say
from tests.web.player import until
from tests.web.screenshots import focus
from tests.web.states import PAGES
from tests.web.test_review import CARDS as RECORD, load
from tests.web.test_score import begin
from tests.web.test_table import first, seated

Visit = Callable[..., Page]


def button(page: Page, key: str, **arguments: int) -> Locator:
    return page.get_by_role("button", name=say("en", key, **arguments), exact=True)


def near(page: Page, where: str) -> None:
    """Check that the focus is on something there that can be pressed."""
    assert focus(page), "the focus is lost"
    assert page.evaluate(f"document.activeElement.matches({where!r})"), focus(page)


def test_focus_follows_card_into_new_set_and_stays_at_actions_after_undo_and_reset(site: str, visit: Visit) -> None:
    page = seated(site, visit, "cards").page
    for key in ("web-undo", "web-reset"):
        page.keyboard.press("1")
        page.locator("li.new button").press("Enter")
        near(page, "li.set [data-card]")
        button(page, key).press("Enter")
        near(page, ".actions button:enabled")


def test_focus_stays_at_actions_when_tile_is_taken_back(site: str, visit: Visit) -> None:
    player = seated(site, visit, "qwirkle")
    page, player.by = player.page, "keys"
    player.draft((first(player),))
    near(page, "[data-cell], .actions button:enabled")  # on Play if the tile completes the draft
    button(page, "web-undo").press("Enter")
    near(page, ".actions button:enabled")


def test_focus_stays_at_actions_when_reroll_is_cancelled(site: str, visit: Visit) -> None:
    page = seated(site, visit, "cubes").page
    button(page, "web-reroll").press("Enter")
    button(page, "web-keep-all").press("Enter")
    near(page, ".actions button:enabled")


def test_focus_follows_card_in_analysis(site: str, visit: Visit) -> None:
    page = visit(f"{site}{PAGES['analysis of cards']}")
    button(page, "web-analysis-try-moves").press("Enter")
    page.locator("[data-card]").last.press("Enter")
    page.locator("li.new button").press("Enter")
    near(page, "li.set [data-card]")
    page.locator(".study").get_by_role("button", name=say("en", "web-undo")).last.press("Enter")
    near(page, "button:enabled")


def test_focus_stays_near_at_first_turn_of_review_and_score_sheet(site: str, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{site}/review")
    load(page, tmp_path, RECORD)
    button(page, "web-first-move").press("Enter")
    expect(page.get_by_role("slider")).to_have_value("0")
    near(page, "button:enabled")
    page.goto(f"{site}/score")
    begin(page)
    page.get_by_role("button", name="+6").press("Enter")
    page.locator("button.enter").press("Enter")
    button(page, "web-score-undo").press("Enter")
    near(page, "button:enabled")


def test_focus_moves_to_main_of_linked_page_and_stays_after_click_beside(site: str, visit: Visit) -> None:
    page = visit(site)
    link = page.get_by_role("main").get_by_role("link", name="Learn to play")
    link.press("Enter")
    expect(page.get_by_role("heading", name="What do you want to learn?")).to_be_visible()
    until(page, "document.activeElement.matches('main')")
    page.get_by_role("main").get_by_role("link").first.focus()
    page.mouse.click(2, 400)
    assert focus(page).startswith("main")

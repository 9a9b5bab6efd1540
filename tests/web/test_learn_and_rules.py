"""Lessons step by step, and the pages of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.sample import languages
from tests.web.screenshots import too_small

Visit = Callable[..., Page]
GAMES = ("qwirkle", "cubes", "cards")
STEPS = {"qwirkle": 10, "cubes": 8, "cards": 7}
PHONE = (390, 844)
SMALL_PHONE = (320, 640)


def next_step(page: Page) -> None:
    page.get_by_role("button", name="Next").click()


def do_step(page: Page) -> None:
    """Have the answer shown and do it, until the lesson says that it was right."""
    page.get_by_role("button", name="Show me").click()
    done = page.get_by_role("button", name="Next")
    for _ in range(16):
        if done.is_visible():
            return
        pointed = page.locator(".pointed")
        take = page.get_by_role("button", name=re.compile("^(Take|Draw)"))
        cards = page.get_by_role("button", name="New set").is_visible()
        if take.is_visible():
            take.click()
        elif cards:
            while page.locator("button.card.pointed").count():
                page.locator("button.card.pointed").first.click()
            pointed.click()
        else:
            pointed.first.click()
            place = page.locator("[role=gridcell][aria-label*=scores]")
            if place.count():
                place.first.click()
    raise AssertionError(f"the step is not done: {page.locator('h2').inner_text()}")


@pytest.mark.parametrize("game", GAMES)
def test_lesson_fits_small_phone_and_ends_with_first_game(site: str, visit: Visit, game: str) -> None:
    page = visit(f"{site}/learn/{game}", size=SMALL_PHONE, touch=True)
    for _ in range(STEPS[game]):
        expect(page.get_by_role("button", name="Show me")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not too_small(page)
        do_step(page)
        next_step(page)
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_label("Players").get_by_text("Beginner").first).to_be_visible()


def test_lesson_fits_landscape_phone(site: str, visit: Visit) -> None:
    page = visit(f"{site}/learn/qwirkle", size=(844, 390), touch=True)
    expect(page.get_by_role("button", name="Red star")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    do_step(page)
    expect(page.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)


def test_lesson_works_by_keyboard_alone(site: str, visit: Visit) -> None:
    page = visit(f"{site}/learn/qwirkle")
    expect(page.get_by_role("button", name="Show me")).to_be_visible()

    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    for chosen in ("2", "3", "2"):
        press(chosen, "Tab", "Enter")
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        press("Enter")
    press("1", "Tab", "Enter", "2", "Tab", "Enter")
    expect(page.get_by_role("button", name="Play for 4")).to_be_focused()
    press("Enter")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    press("Enter")
    expect(page.locator("h2")).to_contain_text("how many")


def test_lesson_announces_hint_after_wrong_try(site: str, visit: Visit) -> None:
    page = visit(f"{site}/learn/qwirkle")
    expect(page.locator("#app > [role=status]")).to_contain_text("Step 1 of 10. Put your red tile")
    page.get_by_role("button", name="Blue clover").click()
    hint = "Blue clover: it does not match this line. Try another."
    expect(page.get_by_role("main").get_by_text(hint)).to_be_visible()
    expect(page.locator("#app > [role=alert]")).to_have_text(hint)
    page.get_by_role("button", name="Red star").click()
    page.locator("[role=gridcell][aria-label*=scores]").first.click()
    expect(page.locator("#app > [role=status]")).to_contain_text("one colour, different shapes")


def test_lesson_accepts_dragged_tile(site: str, visit: Visit) -> None:
    page = visit(f"{site}/learn/qwirkle")
    tile = page.get_by_role("button", name="Red star")
    tile.click()
    place = page.locator("[role=gridcell][aria-label*=scores]").first.bounding_box()
    tile.click()
    start = tile.bounding_box()
    assert place
    assert start
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 60, steps=4)
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2 + 14, steps=6)
    page.mouse.up()
    expect(page.get_by_role("button", name="Next")).to_be_visible()


def test_lesson_remembers_progress(site: str, visit: Visit) -> None:
    page = visit(f"{site}/learn/cubes")
    do_step(page)
    next_step(page)
    page.goto(f"{site}/learn")
    expect(page.get_by_role("link", name=re.compile("Cubes"))).to_contain_text("1 of 8 steps done")
    page.get_by_role("link", name=re.compile("Cubes")).click()
    expect(page.locator("h2")).to_contain_text("Ada’s green star")


def test_front_page_links_to_lessons(site: str, visit: Visit) -> None:
    page = visit(f"{site}/", size=PHONE, touch=True)
    page.get_by_role("link", name="Learn to play").click()
    expect(page.get_by_role("heading", name="What do you want to learn?")).to_be_visible()


PARAGRAPHS = (
    ("cards-pl", "cards.turn", "Play at least one card"),
    ("cards-pl", "C15", "judged on the result"),
    ("cards-pl", "C16", "keeps at least 3 cards"),
    ("cards-pl;free_rows=1", "C16", "has chosen free_rows=1"),
    ("qwirkle-it", "grid.line", "neighbouring tiles"),
    ("cubes-hu", "B7", "dead"),
    ("qwirkle-pl;single_opening_points=1", "A4", "one tile"),
)


def test_rule_link_scrolls_to_paragraph_and_focuses_it(site: str, visit: Visit) -> None:
    page = visit(f"{site}/rules", size=PHONE)
    for edition, rule, words in PARAGRAPHS:
        page.goto("about:blank")  # or two of one edition would be one page
        page.goto(f"{site}/rules/{edition}#{rule}")
        there = page.locator(f'[id="{rule}"]')
        expect(there).to_contain_text("This rule")
        expect(there).to_contain_text(words)
        expect(there).to_be_focused()
        expect(there).to_be_in_viewport()


def test_rules_search_filters_while_typing(site: str, visit: Visit) -> None:
    page = visit(f"{site}/rules/cards-pl")
    look = page.get_by_role("searchbox", name="Search the rules")
    look.press_sequentially("c15")
    expect(page.get_by_role("heading", level=3)).to_have_text(["Which set is new"])
    look.fill("dead hand")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("Nothing found here")
    page.get_by_role("link", name=re.compile("^B7")).click()
    expect(page.locator('[id="B7"]')).to_be_in_viewport()
    expect(look).to_have_value("")


def test_rules_compare_editions(site: str, visit: Visit) -> None:
    page = visit(f"{site}/rules/qwirkle")
    page.get_by_role("link", name=re.compile("Italian rulebook.*If players tie")).click()
    page.wait_for_url("**/rules/qwirkle-it")
    start = page.locator('[id="qwirkle.start"]')
    expect(start).to_contain_text("the youngest of them starts")
    expect(start).to_contain_text("Qwirkle (Polish rulebook): If several players tie, the oldest of them starts.")
    expect(page.get_by_role("definition").get_by_text("the youngest starts")).to_be_visible()


@pytest.mark.parametrize("lang", languages("rules"))
def test_rules_and_lessons_fit_small_phone_in_language(site: str, visit: Visit, lang: str) -> None:
    page = visit(f"{site}/rules/cards", size=SMALL_PHONE, lang=lang)
    expect(page.get_by_role("figure").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not re.search(r"\b(web|rule|rules|picture|topic|glance)-[a-z]", page.locator("body").inner_text())
    page.goto(f"{site}/learn/cards")
    expect(page.get_by_role("main").get_by_role("heading", level=2)).to_be_visible()
    assert "web-" not in page.locator("body").inner_text()


def test_unknown_game_shows_not_found_page(site: str, visit: Visit) -> None:
    page = visit(site)
    for path in ("rules/chess", "learn/chess"):
        page.goto(f"{site}/{path}")
        expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()

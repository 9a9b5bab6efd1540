"""System Back: closes what is open over a page, and only then leaves the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from sixfold.i18n.catalog import say
from tests.web.conftest import PHONE
from tests.web.player import Player, until
from tests.web.screenshots import focus
from tests.web.serving import finished_table, new_table, now, start
from tests.web.states import PAGES
from tests.web.test_score import begin

Visit = Callable[..., Page]
OPEN = "dialog[open], .talk .box"


def at_table(site: str, visit: Visit) -> Page:
    """Return a page at a table, which came from the settings."""
    table, secret = new_table(site, "qwirkle-pl", "random")
    start(site, table, secret)
    page = visit(f"{site}/settings", seats={table: secret}, size=PHONE, touch=True)
    page.goto(f"{site}/t/{table}")
    assert Player(page, site, table, secret).wait_for_turn()
    return page


def tap(page: Page, key: str) -> None:
    page.get_by_role("button", name=say("en", key), exact=True).tap()


def back_closes(page: Page) -> None:
    """Go back with something open: it closes, and nothing else changes."""
    address = page.url
    expect(page.locator(OPEN)).to_be_visible()
    page.go_back()
    expect(page.locator(OPEN)).to_have_count(0)
    assert page.url == address
    assert focus(page)


def test_back_closes_table_menus_then_leaves_table(site: str, visit: Visit) -> None:
    page = at_table(site, visit)
    tap(page, "web-more")
    back_closes(page)
    tap(page, "web-talk")
    back_closes(page)
    page.keyboard.press("?")
    back_closes(page)
    expect(page.locator("button.main")).to_be_visible()
    page.go_back()
    page.wait_for_url(f"{site}/settings")


def test_back_leaves_table_after_menus_were_closed_by_other_means(site: str, visit: Visit) -> None:
    page = at_table(site, visit)
    for close in ("Escape", "button", "beside"):
        tap(page, "web-more")
        expect(page.locator(OPEN)).to_be_visible()
        if close == "Escape":
            page.keyboard.press("Escape")
        elif close == "button":
            page.locator(OPEN).get_by_role("button", name=say("en", "web-close")).tap()
        else:
            page.touchscreen.tap(195, 20)
        expect(page.locator(OPEN)).to_have_count(0)
    tap(page, "web-talk")
    tap(page, "web-talk")
    tap(page, "web-talk")
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)
    until(page, "history.state === null")
    page.go_back()
    page.wait_for_url(f"{site}/settings")


def test_back_closes_dialog_opened_from_dialog(site: str, visit: Visit) -> None:
    page = at_table(site, visit)
    tap(page, "web-more")
    tap(page, "web-keys")
    expect(page.get_by_role("dialog", name=say("en", "web-keys"))).to_be_visible()
    back_closes(page)
    page.go_back()
    page.wait_for_url(f"{site}/settings")


def test_back_returns_from_menu_link_to_table_without_menu(site: str, visit: Visit) -> None:
    page = at_table(site, visit)
    address = page.url
    tap(page, "web-more")
    page.locator(OPEN).get_by_role("link", name=say("en", "web-rules")).tap()
    page.wait_for_url("**/rules/**")
    page.go_back()
    page.wait_for_url(address)
    expect(page.locator("button.main")).to_be_visible()
    expect(page.locator(OPEN)).to_have_count(0)
    page.go_forward()
    page.wait_for_url("**/rules/**")
    page.go_back()
    page.wait_for_url(address)
    tap(page, "web-more")
    tap(page, "web-analyse-position")
    page.wait_for_url("**/analysis#*")
    page.go_back()
    page.wait_for_url(address)
    page.go_back()
    page.wait_for_url(f"{site}/settings")


def test_back_leaves_table_after_reload_with_open_menu(site: str, visit: Visit) -> None:
    page = at_table(site, visit)
    tap(page, "web-more")
    expect(page.locator(OPEN)).to_be_visible()
    page.reload()
    expect(page.locator("button.main")).to_be_visible()
    expect(page.locator(OPEN)).to_have_count(0)
    until(page, "history.state === null")
    page.go_back()
    page.wait_for_url(f"{site}/settings")


def test_link_is_followed_right_after_menu_closes(site: str, visit: Visit) -> None:
    page = at_table(site, visit)
    tap(page, "web-more")
    expect(page.locator(OPEN)).to_be_visible()
    # Faster than any finger: the browser has not yet gone back to the entry below the menu.
    page.evaluate("""() => {
      document.querySelector("dialog .head button").click();
      setTimeout(() => document.querySelector("header a.logo").click());
    }""")
    page.wait_for_url(f"{site}/")
    expect(page.get_by_role("button", name=say("en", "web-front-bot"))).to_be_visible()


def test_back_closes_dialogs_of_other_pages(site: str, visit: Visit) -> None:
    page = visit(f"{site}/settings", size=PHONE, touch=True)
    page.goto(f"{site}{PAGES['analysis of tiles']}")
    tap(page, "web-share")
    back_closes(page)
    page.goto(f"{site}/score")
    begin(page)
    tap(page, "web-score-delete")
    back_closes(page)
    page.go_back()
    expect(page).not_to_have_url("**/score/**")


def test_back_closes_pile_of_taken_cards(site: str, visit: Visit) -> None:
    while True:
        table, secret = finished_table(site)
        view = now(site, table, secret).view
        if view and any(view.taken or ()):
            break
    page = visit(f"{site}/settings", seats={table: secret}, size=PHONE, touch=True)
    page.goto(f"{site}/t/{table}")
    page.locator("button.pile").first.tap()
    back_closes(page)

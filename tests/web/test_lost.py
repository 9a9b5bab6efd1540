"""Errors have a clear page: bad links and codes, full tables, lost seats, no server, no storage, unusual names."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from tests.support.depth import some
from tests.web.conftest import SMALL_PHONE
from tests.web.screenshots import drawn, too_wide, violations
from tests.web.serving import Server, new_table, now, sit, start
from tests.web.states import NOT_THERE

NAMES = [
    "W" * 60,
    "Zażółć gęślą jaźń Zażółć gęślą jaźń Zażółć gęślą jaźń 123456",
    "🦄🎲👨‍👩‍👧‍👦",
    "דוד המלך",
    "عمر بن عبد العزيز",
    "<b>Bold</b> & { $name }",
]
NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("refused", "SecurityError"); } });
"""


BAD_LINKS = {
    "/nowhere": "web-lost-page",
    "/t/ABCDEFGH": "web-lost-table",
    "/t/..%2Fetc": "web-lost-table",
    "/t/%F0%9F%A6%84": "web-lost-table",
    "/w/ABCDEFGH": "web-lost-table",
}


def test_bad_link_shows_not_found_page_with_link_to_front_page(site: str, visit: Callable[..., Page]) -> None:
    page = visit(site, allow=NOT_THERE)
    for path, key in BAD_LINKS.items():
        page.goto(f"{site}{path}")
        expect(page.get_by_role("heading", name=say("en", key))).to_be_visible()
        assert not violations(page)
        page.get_by_role("main").get_by_role("link", name=say("en", "web-lost-home")).click()
        expect(page.get_by_role("heading", name=say("en", "web-lobby"))).to_be_visible()


def test_wrong_code_shows_unknown_table_page_that_takes_the_right_one(site: str, visit: Callable[..., Page]) -> None:
    table, _ = new_table(site, "qwirkle-pl", "open")
    page = visit(site, allow=NOT_THERE)
    code = page.get_by_label(say("en", "web-join-code"))
    code.fill("zzzz 9999")
    page.get_by_role("button", name=say("en", "web-join"), exact=True).click()
    expect(page.get_by_role("heading", name=say("en", "web-lost-table"))).to_be_visible()
    code.fill(table)
    code.press("Enter")
    expect(page.get_by_role("heading", name=say("en", "web-join-title"))).to_be_visible()


def test_table_page_explains_full_table_and_running_game(site: str, visit: Callable[..., Page]) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open")
    sit(site, table)
    page = visit(f"{site}/t/{table}")
    expect(page.get_by_role("heading", name=say("en", "web-full"))).to_be_visible()
    start(site, table, secret)
    page.reload()
    expect(page.get_by_role("heading", name=say("en", "web-already-on"))).to_be_visible()


def test_join_explains_that_last_seat_was_taken(site: str, visit: Callable[..., Page]) -> None:
    table, _ = new_table(site, "qwirkle-pl", "open")
    page = visit(f"{site}/t/{table}", allow=NOT_THERE)
    page.get_by_label(say("en", "web-your-name")).fill("Late")
    sit(site, table)
    page.get_by_role("button", name=say("en", "web-sit-down")).click()
    expect(page.get_by_role("main")).to_contain_text(say("en", "web-full").rstrip("."))


def test_table_page_explains_unknown_secret(site: str, visit: Callable[..., Page]) -> None:
    table, _ = new_table(site, "qwirkle-pl", "easy")
    page = visit(f"{site}/t/{table}", seats={table: new_secret()}, allow=NOT_THERE)
    expect(page.get_by_role("heading", name=say("en", "web-lost-table"))).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(say("en", "no-secret"))


def test_front_page_and_table_explain_unreachable_server(own_server: Server, visit: Callable[..., Page]) -> None:
    page = visit(own_server.url, allow=".")
    play = page.get_by_role("button", name=say("en", "web-front-friend"))
    expect(play).to_be_enabled()
    own_server.kill()
    play.click()
    expect(page.get_by_text(say("en", "web-lost-gone"))).to_be_visible()
    page.get_by_label(say("en", "web-join-code")).fill("ABCDEFGH")
    page.get_by_role("button", name=say("en", "web-join"), exact=True).click()
    expect(page.get_by_role("heading", name=say("en", "web-lost-gone"))).to_be_visible()


def test_client_plays_without_storage(site: str, visit: Callable[..., Page]) -> None:
    page = visit(site, script=NO_STORAGE)
    expect(page.get_by_text(say("en", "web-not-kept"))).to_be_visible()
    page.get_by_role("button", name=say("en", "web-front-bot")).click()
    hand = page.get_by_role("region", name=say("en", "web-your-hand"))
    expect(hand.locator("button[aria-pressed]").first).to_be_visible()


@pytest.mark.parametrize("start_at", some([0, 3], [*range(len(NAMES))]))
def test_unusual_names_are_shown_unchanged_and_fit(start_at: int, site: str, visit: Callable[..., Page]) -> None:
    names = [NAMES[(start_at + i) % len(NAMES)] for i in range(3)]
    table, secret = new_table(site, "cubes-hu", "open", "open", "open", name="Ann")
    for name in names:
        sit(site, table, name)
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=SMALL_PHONE)
    for name in names:
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    drawn(page)
    assert not too_wide(page)
    page.get_by_role("button", name=say("en", "web-start")).click()
    page.wait_for_selector("main[data-turn]")
    drawn(page)
    for name in names:
        expect(page.get_by_text(name, exact=True).first).to_be_attached()
    assert not [each for each in too_wide(page) if each.startswith("the page")]
    assert [seat.name for seat in now(site, table, secret).seats[1:]] == names

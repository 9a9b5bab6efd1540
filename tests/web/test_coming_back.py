"""Return to a seat from another browser: by PIN, and by a code that the others confirm."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import Done, Join, LetIn, Return, Returned, Seated, SetPin
from tests.web.screenshots import too_small, too_wide, violations
from tests.web.serving import ask, new_table, start

Visit = Callable[..., Page]
PHONE = (390, 844)


def two_people(site: str, edition: str = "qwirkle-pl") -> tuple[str, str, str]:
    """Return a table at which two people have begun to play, and their secrets."""
    table, secret = new_table(site, edition, "open")
    other = new_secret()
    ask(site, "POST", f"/api/tables/{table}/join", Join(secret=other, name="Béla"), Seated)
    start(site, table, secret)
    return table, secret, other


def fits(page: Page) -> None:
    assert (violations(page), too_wide(page), too_small(page)) == ([], [], [])


def test_name_and_pin_return_to_seat_by_touch(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open")
    first = visit(f"{site}/t/{table}", size=PHONE, touch=True)
    first.get_by_label(say("en", "web-your-name")).fill("Béla")
    first.get_by_label(say("en", "web-pin-optional")).fill("2718")
    fits(first)
    first.get_by_role("button", name=say("en", "web-sit-down")).tap()
    expect(first.get_by_text(say("en", "web-host-starts"))).to_be_visible()
    expect(first.get_by_role("status").filter(has_text=say("en", "web-pin-set"))).to_be_attached()
    start(site, table, secret)
    expect(first.locator("main.table")).to_be_visible()
    second = visit(f"{site}/t/{table}", size=PHONE, touch=True, allow="403")
    second.get_by_role("radio", name="Béla").tap()
    pin = second.get_by_label(say("en", "web-pin"))
    pin.fill("2719")
    second.get_by_role("button", name=say("en", "web-back-enter")).tap()
    expect(second.get_by_role("alert").filter(has_text=say("en", "no-pin"))).to_be_visible()
    fits(second)
    pin.fill("2718")
    second.get_by_role("button", name=say("en", "web-back-enter")).tap()
    expect(second.locator("main.table")).to_be_visible()
    assert "2718" not in str(second.evaluate("JSON.stringify(localStorage)"))


def test_friend_confirms_code_by_keyboard(site: str, visit: Visit) -> None:
    table, secret, _ = two_people(site, "cubes-hu")  # hands are open, so one friend is enough
    lost = visit(f"{site}/t/{table}", size=PHONE, touch=True)
    lost.get_by_role("radio", name="Béla").tap()
    lost.get_by_role("button", name=say("en", "web-back-ask")).tap()
    code = lost.locator(".code").inner_text()[-6:]
    expect(lost.get_by_role("heading", name=say("en", "web-back-title"))).to_be_focused()
    fits(lost)
    lost.reload()  # the phone closed the page meanwhile
    expect(lost.locator(".code")).to_contain_text(code)
    friend = visit(f"{site}/t/{table}", seats={table: secret})
    friend.get_by_role("button", name=say("en", "web-more")).press("Enter")
    friend.get_by_role("button", name=say("en", "web-let-in")).press("Enter")
    friend.get_by_role("combobox", name=say("en", "web-let-in-who")).select_option(label="Béla")
    friend.get_by_label(say("en", "web-let-in-code")).fill(code.lower())
    friend.get_by_role("button", name=say("en", "web-let-in-confirm")).press("Enter")
    expect(friend.get_by_role("status").filter(has_text=say("en", "web-let-in-asked"))).to_be_visible()
    fits(friend)
    friend.keyboard.press("Escape")
    expect(friend.locator(".notice").filter(has_text=code)).to_be_visible()
    expect(friend.get_by_role("timer")).to_be_visible()


def test_own_browser_confirms_at_once_and_others_stay_out(site: str, visit: Visit) -> None:
    table, _, other = two_people(site)
    second = visit(f"{site}/t/{table}", size=PHONE, touch=True)
    second.get_by_role("radio", name="Béla").tap()
    expect(second.get_by_text(say("en", "web-back-own"))).to_contain_text(say("en", "web-back-lost"))
    second.get_by_role("button", name=say("en", "web-back-get")).tap()
    code = second.locator(".code").inner_text()[-6:]
    expect(second.get_by_text(say("en", "web-back-wait-own", name="Béla"))).to_be_visible()
    fits(second)
    ask(site, "POST", f"/api/tables/{table}/do", LetIn(1, code), Done, other)
    expect(second.locator("main.table")).to_be_visible()


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_pin_is_set_and_removed_in_menu(site: str, visit: Visit, by: str) -> None:
    table, _, other = two_people(site)
    page = visit(f"{site}/t/{table}", seats={table: other}, size=PHONE, touch=by == "touch")

    def press(name: str) -> None:
        button = page.get_by_role("button", name=say("en", name), exact=True)
        button.tap() if by == "touch" else button.press("Enter")

    press("web-more")
    press("web-pin-menu")
    page.get_by_label(say("en", "web-pin")).fill("31415")
    press("web-pin-save")
    expect(page.get_by_text(say("en", "web-pin-set"))).to_be_visible()
    fits(page)
    back = Return(secret=new_secret(), seat=1, pin="31415")
    assert ask(site, "POST", f"/api/tables/{table}/return", back, Returned).seat == 1
    press("web-pin-remove")
    expect(page.get_by_text(say("en", "web-pin-removed"))).to_be_visible()


def test_seat_that_nobody_can_open_says_so(site: str, visit: Visit) -> None:
    table, _, other = two_people(site)
    ask(site, "POST", f"/api/tables/{table}/do", SetPin("2718"), Done, other)
    page = visit(f"{site}/t/{table}", size=PHONE, touch=True)
    page.get_by_role("radio", name="Béla").tap()
    expect(page.get_by_role("button", name=say("en", "web-back-ask"))).to_have_count(0)
    expect(page.get_by_label(say("en", "web-pin"))).to_be_visible()

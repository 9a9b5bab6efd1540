"""Where a page is open: in the browser of another app, or at an address that only this machine can reach."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from sixfold.i18n.catalog import say
from tests.web.screenshots import violations
from tests.web.serving import new_table

Visit = Callable[..., Page]
INSTAGRAM = "Object.defineProperty(navigator, 'userAgent', { value: navigator.userAgent + ' Instagram 334.0.4' });"
PHONE = (390, 844)


def test_in_app_browser_is_warned_until_dismissed_by_touch(site: str, visit: Visit) -> None:
    table, _ = new_table(site, "qwirkle-pl", "open")
    page = visit(f"{site}/t/{table}", size=PHONE, touch=True, script=INSTAGRAM)
    warning = page.get_by_text(say("en", "web-in-app"))
    expect(warning).to_be_visible()
    page.get_by_role("button", name=say("en", "web-copy-link")).tap()
    expect(page.get_by_role("button", name=say("en", "web-copied"))).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name=say("en", "web-in-app-stay")).tap()
    expect(warning).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()
    page.reload()
    expect(page.get_by_role("button", name=say("en", "web-sit-down"))).to_be_visible()
    expect(warning).to_have_count(0)


def test_invitation_names_address_of_this_machine_only(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open")
    page = visit(f"{site}/t/{table}", size=PHONE, touch=True, seats={table: secret})
    expect(page.get_by_text(say("en", "web-only-here"))).to_be_visible()
    expect(page.get_by_text("sixfold play --lan")).to_be_visible()
    expect(page.get_by_text(say("en", "web-in-app"))).to_have_count(0)
    assert not violations(page)

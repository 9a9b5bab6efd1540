"""Copied links, also on pages without encryption, which have no clipboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from sixfold.i18n.catalog import say
from tests.web.serving import new_table, start

Visit = Callable[..., Page]
PLAIN = "for (const name of ['clipboard', 'share']) Object.defineProperty(navigator, name, { value: undefined });"
"""What a browser offers to a page without encryption."""


def test_link_is_copied_without_clipboard(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open")
    page = visit(f"{site}/t/{table}", seats={table: secret}, script=PLAIN)
    page.get_by_role("button", name=say("en", "web-share")).click()
    expect(page.get_by_role("button", name=say("en", "web-copied"))).to_be_focused()
    page.goto(site)
    code = page.get_by_label(say("en", "web-join-code"))
    code.evaluate("field => field.removeAttribute('maxlength')")
    code.focus()
    page.keyboard.press("Control+V")
    expect(code).to_have_value(f"{site}/t/{table}")


def test_link_is_copied_from_dialog_without_clipboard(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "random")
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret}, script=PLAIN)
    page.get_by_role("button", name=say("en", "web-more")).click()
    page.get_by_role("button", name=say("en", "web-share-watch")).click()
    expect(page.get_by_role("button", name=say("en", "web-copied"))).to_be_focused()


def test_page_says_that_link_was_not_copied(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open")
    page = visit(f"{site}/t/{table}", seats={table: secret}, script=f"{PLAIN} document.execCommand = () => false;")
    page.get_by_role("button", name=say("en", "web-share")).click()
    expect(page.get_by_role("button", name=say("en", "web-not-copied"))).to_be_visible()
    expect(page.get_by_text(say("en", "web-copied"), exact=True)).to_have_count(0)

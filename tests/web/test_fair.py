"""Fair dealing in the browser: a page promises a salt, shows it, and checks afterwards that it was used."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import Leave, NewSeat, NewTable, Rematch, Seated, Start
from sixfold.rules.record import read_record
from sixfold.verification import Known, check, read_receipt
from tests.web.conftest import PHONE
from tests.web.screenshots import violations
from tests.web.serving import act_at_once, ask, do, now
from tests.web.test_connection import SHARE

Visit = Callable[..., Page]


def word(key: str) -> str:
    return say("en", key)


def open_dialog(page: Page) -> None:
    page.get_by_role("button", name=word("web-more")).press("Enter")
    page.get_by_role("button", name=word("web-fair"), exact=True).press("Enter")


def test_page_shows_its_salt_and_checks_the_game_after_it(site: str, visit: Visit) -> None:
    secret = new_secret()
    request = NewTable(
        edition="qwirkle-pl", secret=secret, name="Ann", others=(NewSeat(kind="open"),), leaving="resign"
    )
    table = ask(site, "POST", "/api/tables", request, Seated).table
    page = visit(f"{site}/t/{table}", size=PHONE, touch=True)
    page.get_by_label(word("web-your-name")).fill("Bo")
    page.get_by_role("button", name=word("web-sit-down")).tap()
    page.get_by_text(word("web-host-starts")).wait_for()
    do(site, table, secret, Start())
    page.locator("main[data-turn='0']").wait_for()
    assert now(site, table, secret).salts_withheld == ()
    if (view := now(site, table, secret).view) and view.mover == 0:
        act_at_once(site, table, secret, "greedy")
        page.locator("main[data-turn='1']").wait_for()
    open_dialog(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(now(site, table, secret).commitment)).to_be_visible()
    assert not violations(page)
    with page.expect_download() as saved:
        dialog.get_by_role("button", name=word("web-fair-receipt-save")).tap()
    page.keyboard.press("Escape")
    do(site, table, secret, Leave())
    open_dialog(page)
    expect(dialog.get_by_role("paragraph").get_by_text(word("web-fair-right"))).to_be_visible()
    assert not violations(page)

    # A program agrees, also with the receipt of before.
    record = read_record(json.dumps(ask(site, "GET", f"/api/tables/{table}/record", None, dict, secret)))
    keys = [key["public"] for key in ask(site, "GET", "/.well-known/sixfold.json", None, dict)["keys"]]
    receipt = read_receipt(saved.value.path().read_text(encoding="utf-8"))
    assert check(record, Known(record.commitment, keys=keys, receipts=[receipt])) == "valid"
    assert record.salt_seats == (1,)

    def rename(route: Route) -> None:
        answer = route.fetch()
        data = answer.json()
        data["seats"][0]["name"] = "Eve"
        route.fulfill(response=answer, json=data)

    page.route("**/record", rename)
    page.reload()
    open_dialog(page)
    expect(dialog.get_by_role("paragraph").get_by_text(word("web-fair-wrong"))).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name=word("web-rematch")).tap()
    page.get_by_text(word("web-result-you-want")).wait_for()
    again = do(site, table, secret, Rematch()).table
    assert again
    page.wait_for_url(f"**/t/{again}")
    page.locator("main[data-turn]").wait_for()
    begun = now(site, again, secret)
    assert [bool(seat.salt_commitment) for seat in begun.seats] == [False, True]
    assert begun.salts_withheld == ()


def test_seat_on_another_device_shows_the_salt_that_the_first_one_promised(site: str, visit: Visit) -> None:
    secret = new_secret()
    request = NewTable(edition="qwirkle-pl", secret=secret, name="Ann", others=(NewSeat(kind="open"),))
    table = ask(site, "POST", "/api/tables", request, Seated).table
    laptop = visit(f"{site}/t/{table}", script=SHARE)
    laptop.get_by_label(word("web-your-name")).fill("Bo")
    laptop.get_by_role("button", name=word("web-sit-down")).click()
    laptop.get_by_text(word("web-host-starts")).wait_for()
    laptop.goto(f"{site}/carry")
    laptop.get_by_role("button", name=say("en", "web-carry-offer", count=1)).click()
    laptop.get_by_role("button", name=word("web-share"), exact=True).click()
    phone = visit(laptop.evaluate("window.shared"), size=PHONE, touch=True)
    laptop.close()
    phone.get_by_role("button", name=word("web-carry-take")).tap()
    phone.locator(f'a[href="/t/{table}"]').tap()
    phone.get_by_text(word("web-host-starts")).wait_for()
    do(site, table, secret, Start())
    phone.locator("main[data-turn='0']").wait_for()
    assert now(site, table, secret).salts_withheld == ()

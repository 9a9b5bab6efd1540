"""Before a game: your own name and PIN, and who may let somebody back in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import NewSeat, NewTable, Seated
from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.reader import Reader
from tests.web.screenshots import focus, too_small, too_wide, violations
from tests.web.serving import ask, new_table, now, sit

Visit = Callable[..., Page]
OPEN = NewSeat(kind="open")


@pytest.mark.parametrize("by", ["touch", "keys"])
def test_host_without_name_takes_one_and_friend_hears_it(by: str, site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=by == "touch", allow="409")

    def press(key: str) -> None:
        button = page.get_by_role("button", name=say("en", key))
        button.tap() if by == "touch" else button.press("Enter")

    press("web-front-friend")
    name = page.get_by_label(say("en", "web-your-name"))
    host = Player.of(page, site)
    secret = sit(site, host.table, "Béla")
    friend = Reader(visit(f"{site}/t/{host.table}", seats={host.table: secret}))
    name.fill("béla".title())
    press("web-rename-save")
    expect(page.get_by_role("alert").filter(has_text=say("en", "seats-same-name", value="Béla"))).to_be_visible()
    assert (violations(page), too_wide(page), too_small(page)) == ([], [], [])
    name.fill("Anna")
    name.press("Enter")
    expect(page.get_by_role("status").filter(has_text=say("en", "web-rename-done", name="Anna"))).to_be_attached()
    assert focus(page) == f"button {say('en', 'web-rename')}"
    friend.hears(say("en", "web-renamed", name=say("en", "web-front-player"), other="Anna"))
    assert [seat.name for seat in now(site, host.table, secret).seats] == ["Anna", "Béla"]
    page.goto(site)
    press("web-front-options")
    expect(page.get_by_label(say("en", "web-your-name"))).to_have_value("Anna")


def test_table_for_two_asks_for_a_pin(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open")
    guest = visit(f"{site}/t/{table}", size=PHONE, touch=True)
    expect(guest.get_by_text(say("en", "web-pin-only"))).to_be_visible()
    host = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    expect(host.get_by_text(say("en", "web-let-in-rule", n=0))).to_be_visible()
    host.get_by_label(say("en", "web-pin")).fill("2718")
    host.get_by_role("button", name=say("en", "web-pin-save")).tap()
    expect(host.get_by_role("status").filter(has_text=say("en", "web-pin-set"))).to_be_visible()
    assert now(site, table, secret).seats[0].pin
    assert (violations(host), too_wide(host), too_small(host)) == ([], [], [])


def test_host_allows_one_confirmation_and_all_can_read_it(site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=True)
    page.get_by_role("button", name=say("en", "web-front-options")).tap()
    option = page.get_by_role("checkbox", name=say("en", "web-let-in-option"))
    expect(option).not_to_be_checked()
    option.tap()
    page.get_by_role("radio", name=say("en", "game-cubes")).tap()
    expect(option).to_have_count(0)
    page.get_by_role("radio", name=say("en", "game-cards")).tap()
    page.get_by_role("button", name=say("en", "web-front-friend")).tap()
    host = Player.of(page, site)
    secret = sit(site, host.table)
    for each in (page, visit(f"{site}/t/{host.table}", seats={host.table: secret})):
        expect(each.get_by_text(say("en", "web-let-in-rule", n=1))).to_contain_text(say("en", "web-let-in-sees"))


@pytest.mark.parametrize(("edition", "seats", "needed"), [("cubes-hu", 2, 1), ("cards-pl", 3, 2)])
def test_waiting_room_says_how_many_let_somebody_back_in(
    edition: str, seats: int, needed: int, site: str, visit: Visit
) -> None:
    request = NewTable(edition=edition, secret=new_secret(), name="Anna", others=(OPEN,) * (seats - 1))
    table = ask(site, "POST", "/api/tables", request, Seated).table
    page = visit(f"{site}/t/{table}", seats={table: request.secret})
    expect(page.get_by_text(say("en", "web-let-in-rule", n=needed))).to_be_visible()
    expect(page.get_by_text(say("en", "web-let-in-sees"))).to_have_count(0)
    expect(page.get_by_label(say("en", "web-pin"))).to_be_hidden()

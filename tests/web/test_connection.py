"""A connection that is gone: the page says so at once, also if nothing is closed, and sends the turn later."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from sixfold.i18n.catalog import say
from sixfold.messages import read_view
from tests.web.conftest import PHONE
from tests.web.player import LATE_MS, Player, pause_clock, until
from tests.web.serving import new_table, opening, wait_for_host
from tests.web.stalling_proxy import StallingProxy
from tests.web.test_together import NO_NETWORK

Visit = Callable[..., Page]
COUNT_PINGS = """
window.WebSocket = class extends WebSocket {
  unanswered = 0;
  constructor(address) {
    super(address);
    window.socket = this;
    this.addEventListener("message", ({ data }) => (this.unanswered -= JSON.parse(data).type === "pong"));
  }
  send(data) {
    this.unanswered += JSON.parse(data).type === "ping";
    super.send(data);
  }
};
"""
IS_OPEN = "window.socket.readyState === WebSocket.OPEN"
IS_SETTLED = f"{IS_OPEN} && !window.socket.unanswered"
PING = """window.socket.send('{"type": "ping"}')"""
SHARE = "navigator.share = async ({ url }) => { window.shared = url; };"
"""The system's dialog, in which somebody passes the link on."""


@pytest.fixture
def proxy(site: str) -> Iterator[StallingProxy]:
    proxy = StallingProxy(site)
    yield proxy
    proxy.close()


def at_table(visit: Visit, site: str, proxy: StallingProxy) -> Player:
    """Return a player to move, connected through the proxy, with the page's clock paused."""
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{proxy.url}/nowhere", seats={table: secret}, script=COUNT_PINGS, allow=NO_NETWORK, own=True)
    page.clock.install()
    page.goto(f"{proxy.url}/t/{table}")
    player = Player(page, site, table, secret)
    assert player.wait_for_turn()
    pause_clock(page)
    # Messages arrive in order: after this answer nothing is on its way that would show a living connection.
    until(page, IS_OPEN)
    page.evaluate(PING)
    until(page, IS_SETTLED)
    return player


def test_dead_connection_is_noticed_within_ten_seconds_and_turn_is_sent_later(
    site: str, visit: Visit, proxy: StallingProxy
) -> None:
    player = at_table(visit, site, proxy)
    page = player.page
    proxy.stall()
    view = player.now().view
    assert view is not None
    action = player.greedy(read_view(view))
    player.act(action, read_view(view))
    message, banner = page.locator(".message"), page.locator(".banner")
    page.clock.run_for(1000)
    expect(message).to_have_text(say("en", "web-sending"))
    expect(banner).to_have_count(0)
    page.clock.run_for(9000)
    expect(banner).to_have_text(say("en", "web-reconnecting-sending"))
    proxy.resume()
    page.clock.resume()
    until(page, f'document.querySelector("main")?.dataset.turn > {view.turns}')
    expect(banner).to_have_count(0)
    expect(message).not_to_have_text(say("en", "web-sending"))


def test_dead_connection_is_noticed_within_ten_seconds_while_idle(
    site: str, visit: Visit, proxy: StallingProxy
) -> None:
    page = at_table(visit, site, proxy).page
    proxy.stall()
    page.clock.run_for(9000)
    expect(page.locator(".banner")).to_have_text(say("en", "web-reconnecting"))


def test_banner_appears_at_once_when_device_goes_offline(site: str, visit: Visit, proxy: StallingProxy) -> None:
    player = at_table(visit, site, proxy)
    page, banner = player.page, player.page.locator(".banner")
    proxy.stall()
    page.context.set_offline(True)
    expect(banner).to_have_text(say("en", "web-device-offline"))
    page.context.set_offline(False)
    proxy.resume()
    page.clock.resume()
    expect(banner).to_have_count(0)


def test_banner_says_at_once_that_turn_played_offline_is_sent_later(
    site: str, visit: Visit, proxy: StallingProxy
) -> None:
    player = at_table(visit, site, proxy)
    page, banner = player.page, player.page.locator(".banner")
    view = read_view(wait_for_host(site, player.table, player.secret))
    proxy.stall()
    page.context.set_offline(True)
    expect(banner).to_have_text(say("en", "web-device-offline"))
    # The clock of the page is paused: the text does not wait for a timer.
    player.act(player.greedy(view), view)
    expect(banner).to_have_text(say("en", "web-device-offline-sending"))
    page.context.set_offline(False)
    proxy.resume()
    page.clock.resume()
    until(page, f'document.querySelector("main")?.dataset.turn > {view.turns}')
    expect(banner).to_have_count(0)


def test_banner_does_not_call_phrase_a_turn(site: str, visit: Visit, proxy: StallingProxy) -> None:
    page = at_table(visit, site, proxy).page
    proxy.stall()
    page.context.set_offline(True)
    page.get_by_role("button", name=say("en", "web-talk"), exact=True).click()
    page.get_by_role("button", name=say("en", "phrase-hello"), exact=True).click()
    page.clock.run_for(1000)
    expect(page.locator(".banner")).to_have_text(say("en", "web-device-offline"))


@pytest.mark.parametrize("offline_ms", [0, 20_000], ids=["connection is dead", "attempt to connect is dead"])
def test_page_connects_at_once_when_device_is_online_again(
    offline_ms: int, site: str, visit: Visit, proxy: StallingProxy
) -> None:
    player = at_table(visit, site, proxy)
    page, banner = player.page, player.page.locator(".banner")
    proxy.cut()
    page.context.set_offline(True)
    expect(banner).to_be_visible()
    page.clock.run_for(offline_ms)
    proxy.mend()
    # The clock of the page is paused: no timer can help.
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    page.clock.resume()
    player.turn()


def test_page_connects_at_once_when_shown_again_while_attempt_is_dead(
    site: str, visit: Visit, proxy: StallingProxy
) -> None:
    player = at_table(visit, site, proxy)
    page, banner = player.page, player.page.locator(".banner")
    proxy.cut()
    page.clock.run_for(20_000)
    expect(banner).to_be_visible()
    proxy.mend()
    # The clock of the page is paused: no timer can help.
    _be_seen(page, "visible")
    expect(banner).to_have_count(0)


def test_lost_connection_is_announced_and_removed_from_page_when_it_is_back(
    site: str, visit: Visit, proxy: StallingProxy
) -> None:
    page = at_table(visit, site, proxy).page
    proxy.cut()
    page.context.set_offline(True)
    lost = page.get_by_text(say("en", "web-connection-lost"))
    expect(lost).to_have_count(1)
    proxy.mend()
    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text=say("en", "web-connection-back"))).to_have_count(1)
    expect(lost).to_have_count(0)


def test_hint_without_connection_says_that_it_comes_later(site: str, visit: Visit, proxy: StallingProxy) -> None:
    player = at_table(visit, site, proxy)
    page, message = player.page, player.page.locator(".message")
    hint = page.get_by_role("button", name=say("en", "web-hint"), exact=True)
    proxy.stall()
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_be_visible()
    hint.click()
    page.clock.run_for(10)
    expect(message).to_have_text(say("en", "web-waiting-hint-offline"))
    page.context.set_offline(False)
    proxy.resume()
    page.clock.resume()
    expect(message).to_contain_text("You can place something")


def test_slow_hint_says_that_it_is_coming(site: str, visit: Visit, proxy: StallingProxy) -> None:
    player = at_table(visit, site, proxy)
    page, message = player.page, player.page.locator(".message")
    proxy.stall()
    page.keyboard.press("h")
    page.clock.run_for(LATE_MS - 1)
    expect(message.locator(".spinner")).to_have_count(0)
    page.clock.run_for(1)
    expect(message).to_have_text(say("en", "web-waiting-hint"))
    expect(message.locator(".spinner")).to_be_visible()
    proxy.resume()
    page.clock.resume()
    expect(message).to_contain_text("You can place something")


def test_page_shown_again_notices_dead_connection_within_three_seconds(
    site: str, visit: Visit, proxy: StallingProxy
) -> None:
    page = at_table(visit, site, proxy).page
    _be_seen(page, "hidden")
    proxy.stall()
    page.clock.run_for(10_000)
    expect(page.locator(".banner")).to_have_count(0)
    _be_seen(page, "visible")
    page.clock.run_for(3000)
    expect(page.locator(".banner")).to_have_text(say("en", "web-reconnecting"))


def test_page_shown_again_gives_up_overdue_connection_at_once(site: str, visit: Visit, proxy: StallingProxy) -> None:
    page = at_table(visit, site, proxy).page
    _be_seen(page, "hidden")
    proxy.stall()
    page.clock.run_for(21_500)
    # The device slept: time has passed in which no timer of the page ran.
    page.evaluate("now => { Date.now = () => now + 60_000; }", page.evaluate("Date.now()"))
    _be_seen(page, "visible")
    expect(page.locator(".banner")).to_have_text(say("en", "web-reconnecting"))


def _be_seen(page: Page, state: str) -> None:
    """Hide or show the page, as another tab in front of it would."""
    page.evaluate(
        "state => { Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }",
        state,
    )


def test_idle_connection_is_not_reported_as_dead(site: str, visit: Visit, proxy: StallingProxy) -> None:
    player = at_table(visit, site, proxy)
    page = player.page
    page.evaluate("window.banners = 0")
    page.evaluate(
        "new MutationObserver(() => window.banners += document.querySelectorAll('.banner').length)"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    for _ in range(30):
        page.clock.run_for(1000)
        until(page, IS_SETTLED)
    assert page.evaluate("window.banners") == 0


def test_page_explains_that_seat_was_revoked(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "random")
    laptop = visit(f"{site}/settings", seats={table: secret}, script=SHARE)
    laptop.get_by_role("link", name=say("en", "web-carry")).click()
    laptop.get_by_role("button", name=say("en", "web-carry-offer", count=1)).click()
    laptop.get_by_role("button", name=say("en", "web-share"), exact=True).click()
    phone = visit(laptop.evaluate("window.shared"), size=PHONE, touch=True)
    phone.get_by_role("button", name=say("en", "web-carry-take")).tap()
    phone.locator(f'a[href="/t/{table}"]').tap()
    expect(phone.get_by_role("button", name=say("en", "web-start"))).to_be_visible()
    laptop.go_back()
    laptop.get_by_role("link", name=say("en", "web-carry")).click()
    laptop.get_by_role("button", name=say("en", "web-carry-revoke")).click()
    expect(laptop.get_by_text(say("en", "web-carry-revoked"))).to_be_visible()
    expect(phone.get_by_role("heading", name=say("en", "web-lost-table"))).to_be_visible()
    expect(phone.get_by_text(say("en", "no-secret"))).to_be_visible()
    laptop.goto(f"{site}/t/{table}")
    expect(laptop.get_by_role("button", name=say("en", "web-start"))).to_be_visible()

"""What shows that it is your turn: title, icon, badge, sound, vibration, and notifications when the page is closed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import Clock, NewSeat, NewTable, Seated
from tests.support.patience import PATIENCE_SECONDS
from tests.support.push_receiver import Device, PushReceiver, certificate, push_receiver_in_thread
from tests.web.conftest import PHONE
from tests.web.player import until
from tests.web.screenshots import too_small, too_wide, violations
from tests.web.serving import Server, act_at_once, ask, now, sit, start
from tests.web.test_table import two_people

Visit = Callable[..., Page]
RECORD_SIGNALS = """
window.badges = []; window.shaken = []; window.tones = 0; window.devices = 0; window.away = false;
navigator.setAppBadge = async (n) => void badges.push(n);
navigator.clearAppBadge = async () => void badges.push(0);
navigator.vibrate = (ms) => shaken.push(ms);
Object.defineProperty(document, "hidden", { get: () => window.away });
// Whatever the test evaluates counts as a touch.
window.touched = false;
addEventListener("pointerdown", () => (touched = true), true);
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });
window.look = (here) => { window.away = !here; document.dispatchEvent(new Event("visibilitychange")); };
const Real = AudioContext;
window.AudioContext = class extends Real {
  constructor() { super(); window.devices++; }
  createOscillator() { window.tones++; return super.createOscillator(); }
};"""
FAKE_PUSH_SERVICE = """
window.answers = ["denied", "granted"]; let permission = "default"; let device = null;
Notification.requestPermission = async () => (permission = window.answers.shift() ?? "granted");
Object.defineProperty(Notification, "permission", { get: () => permission });
if (location.pathname === "/settings") permission = "granted";
PushManager.prototype.subscribe = async (options) => {
  window.asked = options;
  const unsubscribe = async () => (device = null);
  const given = SUBSCRIPTION;
  return (device = { toJSON: () => given, endpoint: given.endpoint, unsubscribe });
};
PushManager.prototype.getSubscription = async () => device;"""
"""The browsers of these tests are registered at no push service."""
RECORD_NOTIFICATIONS = """self.shown = []; self.badges = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, more) => void self.shown.push({ title, ...more });
WorkerNavigator.prototype.setAppBadge = async (n) => void self.badges.push(n);
WorkerNavigator.prototype.clearAppBadge = async () => void self.badges.push(0);"""
"""A headless shell crashes at notifications and badges of a worker: what it would show is noted."""
SHOWN_NOTIFICATIONS = """navigator.serviceWorker.getRegistration()
  .then((found) => found.getNotifications()).then((all) =>
  all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang })))"""
CLICK = """tag => {
  const event = new Event("notificationclick");
  self.went = [];
  self.clients.openWindow = async (path) => void self.went.push(path);
  WindowClient.prototype.focus = async function () { self.went.push(`focus ${new URL(this.url).pathname}`); };
  event.notification = { tag, close: () => self.went.push("close") };
  let done;
  event.waitUntil = (work) => (done = work);
  self.dispatchEvent(event);
  return done.catch(() => undefined).then(() => self.went);
}"""


def icon(page: Page) -> str:
    return str(page.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')"))


def test_page_shows_turn_in_title_icon_badge_sound_and_vibration(site: str, visit: Visit) -> None:
    table, *secrets = two_people(site)
    view = now(site, table, secrets[0]).view
    assert view is not None
    other, own = secrets[view.mover], secrets[1 - view.mover]
    page = visit(f"{site}/t/{table}", seats={table: own}, script=RECORD_SIGNALS)
    expect(page).to_have_title("Qwirkle · Sixfold")
    page.wait_for_selector(".talk")  # what the first turn does not need is loaded, too
    act_at_once(site, table, other)
    title = say("en", "web-title-your-turn", title="Qwirkle")
    expect(page).to_have_title(f"{title} · Sixfold")
    assert page.evaluate("[devices, shaken.length]") == [0, 0]  # nobody has touched the page
    assert icon(page) == "/icon.svg"
    act_at_once(site, table, own)
    expect(page).to_have_title("Qwirkle · Sixfold")
    page.get_by_role("heading", level=1).click()
    page.evaluate("look(false)")
    act_at_once(site, table, other)
    expect(page).to_have_title(f"{title} · Sixfold")
    until(page, "document.querySelector('link[rel=icon]').getAttribute('href') === '/icon-turn.svg'")
    assert page.request.get(f"{site}/icon-turn.svg").headers["content-type"] == "image/svg+xml"
    until(page, "tones > 0 && shaken.length === 1 && badges.at(-1) === 1")
    page.evaluate("look(true)")
    until(page, "document.querySelector('link[rel=icon]').getAttribute('href') === '/icon.svg' && badges.at(-1) === 0")
    mute = page.get_by_role("button", name=say("en", "web-sound"))
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    tones = page.evaluate("tones")
    for secret in (own, other):
        act_at_once(site, table, secret)
    until(page, "shaken.length === 2")
    assert page.evaluate("tones") == tones
    assert page.evaluate("JSON.parse(localStorage.getItem('sixfold.settings')).sound") is False


def daily_table(site: str) -> tuple[str, list[str], int]:
    """Return a table with a day for each move, the secrets of both seats, and whose turn it is."""
    secret = new_secret()
    new = NewTable(
        edition="qwirkle-pl",
        secret=secret,
        name="Ann",
        others=(NewSeat(kind="open"),),
        clock=Clock(kind="move", seconds=86_400),
    )
    table = ask(site, "POST", "/api/tables", new, Seated).table
    secrets = [secret, sit(site, table, "Bo")]
    start(site, table, secret)
    view = now(site, table, secret).view
    assert view is not None
    return table, secrets, view.mover


def wait(page: Page, true: Callable[[], object]) -> None:
    end = monotonic() + PATIENCE_SECONDS
    while not true():
        assert monotonic() < end
        page.wait_for_timeout(10)


def deliver(page: Page, site: str, message: dict[str, Any]) -> None:
    """Have the browser deliver a push message to the service worker."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait(page, lambda: registrations)
    data = {"origin": site, "registrationId": registrations[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", data)


def subscriptions(server: Server) -> int:
    with closing(sqlite3.connect(server.folder / "tables.db")) as store:
        [count] = store.execute("SELECT count(*) FROM pushes").fetchone()
        return int(count)


def received(page: Page, receiver: PushReceiver, device: Device) -> dict[str, Any]:
    """Wait for what the server has sent to the push service."""
    wait(page, lambda: receiver.requests)
    return device.read(receiver.requests[-1])


def test_player_is_notified_after_allowing_it_at_daily_table(
    tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate(tmp_path)))
    with push_receiver_in_thread(tmp_path) as receiver:
        server = Server(tmp_path, "--private-push")
        try:
            _notified(server, receiver, visit)
        finally:
            server.stop()


def _notified(server: Server, receiver: PushReceiver, visit: Visit) -> None:
    site, device = server.url, Device()
    table, secrets, mover = daily_table(site)
    own, other = secrets[1 - mover], secrets[mover]
    subscription = device.subscription(receiver.endpoint("phone"))
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    given = json.dumps({"endpoint": subscription.endpoint, "keys": keys})
    how: dict[str, Any] = {"size": PHONE, "touch": True, "lang": "it", "workers": True}
    page = visit(
        f"{site}/t/{table}", seats={table: own}, script=FAKE_PUSH_SERVICE.replace("SUBSCRIPTION", given), **how
    )
    page.context.grant_permissions(["notifications"], origin=site)
    until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")

    # Above the table: first refused by the browser, which is explained, then allowed.
    switch = page.get_by_role("switch", name=say("it", "web-notify-me"))
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.tap()
    expect(page.get_by_text(say("it", "web-notify-denied")).first).to_be_visible()
    assert (violations(page), too_wide(page), too_small(page)) == ([], [], [])
    switch.tap()
    expect(switch).to_have_attribute("aria-checked", "true")
    assert subscriptions(server) == 1
    assert page.evaluate("asked.userVisibleOnly") is True

    # What the server sends is what the service worker shows.
    act_at_once(site, table, other)
    message = received(page, receiver, device)
    name = ("Ann", "Bo")[mover]
    assert message == {"table": table, "game": "qwirkle", "kind": "turn", "by": name, "lang": "it"}
    page.evaluate("fetch('/icon.svg').then(() => 0)")  # the browser may have stopped it meanwhile
    worker = page.context.service_workers[-1]
    real = worker.evaluate("Notification.permission") == "granted"
    if not real:
        worker.evaluate(RECORD_NOTIFICATIONS)
    deliver(page, site, message)
    if real:
        until(page, f"{SHOWN_NOTIFICATIONS}.then((all) => all.length === 1)")
    else:
        wait(page, lambda: worker.evaluate("self.shown.length"))
    shown = page.evaluate(SHOWN_NOTIFICATIONS) if real else worker.evaluate("self.shown")
    wanted = {"title": "Qwirkle", "body": say("it", "push-played", name=name), "tag": table, "lang": "it"}
    assert [{key: each[key] for key in wanted} for each in shown] == [wanted]

    # A tap leads to the table; the notification of a turn that is over is closed.
    assert worker.evaluate(CLICK, table) == ["close", f"focus /t/{table}"]
    assert worker.evaluate(CLICK, "AB12CD34") == ["close", "/t/AB12CD34"]
    act_at_once(site, table, own)
    if real:
        until(page, f"{SHOWN_NOTIFICATIONS}.then((all) => all.length === 0)")

    # In the settings all of them end; in the menu of the table those of one.
    page.goto(f"{site}/settings")
    expect(page.get_by_text(say("it", "web-notify-tables", n=1))).to_be_visible()
    assert (violations(page), too_wide(page), too_small(page)) == ([], [], [])
    page.get_by_role("button", name=say("it", "web-notify-stop-all")).tap()
    expect(page.get_by_text(say("it", "web-notify-stopped")).first).to_be_visible()
    page.goto(f"{site}/t/{table}")
    page.get_by_role("button", name=say("it", "web-more")).tap()
    menu = page.get_by_role("dialog").get_by_role("switch", name=say("it", "web-notify-me"))
    page.evaluate("answers.length = 0")
    menu.tap()
    expect(menu).to_have_attribute("aria-checked", "true")
    menu.tap()
    expect(menu).to_have_attribute("aria-checked", "false")
    assert subscriptions(server) == 0

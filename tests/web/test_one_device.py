"""Several people play on one device: a curtain between turns, hands on phones, and what becomes of their seats."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, get_args

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from sixfold.i18n.catalog import say
from sixfold.messages import Holding, Holdings, Seated, ViewData
from sixfold.rules.notation import read_piece
from tests.support.depth import rounds, some
from tests.web.conftest import PHONE, SMALL_PHONE, TABLET
from tests.web.local_player import stored, table_of
from tests.web.player import By, Player, until
from tests.web.reader import Reader
from tests.web.screenshots import focus, too_small, too_wide, violations
from tests.web.serving import Server, act_at_once, ask, now, shared_table
from tests.web.states import EDITIONS

Visit = Callable[..., Page]
NAMES = ("Ann", "Ben")
NO_NETWORK = "ERR_CONNECTION|WebSocket connection|Failed to load resource"
SHOW_HAND_BUTTON = '.curtain .main:not([aria-disabled="true"])'
PUBLIC = ".middle, .pile, .wide, .second"
"""The table, what was taken, and for wide windows what nobody has seen yet and the turns so far: all may see them."""
PAGE_WITHOUT_PUBLIC = f"""() => {{
  const page = document.documentElement.cloneNode(true);
  for (const each of page.querySelectorAll({PUBLIC!r})) each.remove();
  return page.outerHTML;
}}"""
HOLD_TIMER = """
const start = window.setTimeout;
window.setTimeout = (call, ms, ...more) => {
  if (ms !== 500) return start(call, ms, ...more);
  const wait = () => (window.isOver ? call() : start(wait, 20));
  return start(wait, 0);
};
"""
"""Make the pause of the curtain last until the test ends it."""


def button(page: Page, key: str, **arguments: str | int) -> Locator:
    return page.get_by_role("button", name=say("en", key, **arguments), exact=True)


class Device:
    """Play the seats of all who share one page."""

    def __init__(self, page: Page, site: str, table: str, secrets: list[str], by: By = "touch") -> None:
        self.page, self.site, self.table = page, site, table
        self.players = [Player(page, site, table, secret, by) for secret in secrets]

    def wait(self) -> Player | None:
        """Wait until a person is to move, and return them; None once the game is over."""
        while True:
            view = self.players[0].now().view
            assert view is not None
            if view.over:
                return None
            if view.mover < len(self.players):
                self.page.wait_for_selector(f'main[data-turn="{view.turns}"]')
                return self.players[view.mover]
            self.page.wait_for_timeout(10)

    def mover(self) -> Player:
        player = self.wait()
        assert player is not None, "the game is over"
        return player

    def reveal(self) -> None:
        """Press what shows the hand of the player whose turn it is."""
        show = self.page.locator(SHOW_HAND_BUTTON)
        show.wait_for()
        assert focus(self.page).startswith("button"), focus(self.page)
        if self.mover().by == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.mover().push(show)

    def hands(self) -> dict[int, tuple[str, ...]]:
        """Return the hand of every person."""
        views = [player.now().view for player in self.players]
        return {seat: view.hands[seat] or () for seat, view in enumerate(views) if isinstance(view, ViewData)}


def open_device(
    visit: Visit, site: str, edition: str, by: By = "touch", bots: tuple[str, ...] = (), **how: Any
) -> Device:
    table, secrets = shared_table(site, edition, *NAMES, bots=bots)
    how = {"size": PHONE, "touch": by == "touch", "device": {table: secrets}, **how}
    return Device(visit(f"{site}/t/{table}", **how), site, table, secrets, by)


@dataclass
class Connection:
    """Keep what a page sends and receives over one socket."""

    socket: WebSocket
    sent: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)

    def assert_shows_no_hand(self) -> None:
        if not self.sent:  # just opened: nothing is received before the greeting
            assert not self.received
            return
        if json.loads(self.sent[0]).get("secret"):
            if not self.socket.is_closed():  # closing takes a moment
                self.socket.wait_for_event("close")
            return
        views = [each["view"] for each in map(json.loads, self.received) if each["type"] == "now" and each["view"]]
        assert all(hand is None for view in views for hand in view["hands"])


def connections(page: Page) -> list[Connection]:
    """Return the list in which all connections of the page are kept from now on, after a reload."""
    found: list[Connection] = []

    def keep(socket: WebSocket) -> None:
        one = Connection(socket)
        found.append(one)
        socket.on("framesent", lambda text: one.sent.append(str(text)))
        socket.on("framereceived", lambda text: one.received.append(str(text)))

    page.on("websocket", keep)
    page.reload()
    return found


def assert_hidden(device: Device, connections: list[Connection]) -> None:
    """Nothing of any hand is in the page, in the accessibility tree or in what open connections have received."""
    page, player = device.page, device.players[0]
    view = player.now().view
    assert view is not None
    taken = [row for rows in view.taken or () for row in rows]
    public = {piece for _, _, piece in view.board or ()} | {
        piece for row in (*(view.table or ()), *taken) for piece in row
    }
    hidden = {piece for hand in device.hands().values() for piece in hand} - public
    assert hidden, "all pieces of the hands are on the table too"
    names = {player.name(read_piece(piece)) for piece in hidden}
    html = page.evaluate(PAGE_WITHOUT_PUBLIC)
    assert not [name for name in names if name.lower() in html.lower()]
    assert "data-color" not in html
    missing = say("en", "web-missing", what="")  # what a set of the table still needs
    read_out = [words.partition(missing)[0] for _, words, _ in Reader(page).tree()]
    assert not [words for words in read_out if any(name.lower() in words.lower() for name in names)]
    for each in connections:
        each.assert_shows_no_hand()
    # A draft would show the hand to who looks into the browser's storage.
    assert not [key for key in page.evaluate("Object.keys(localStorage)") if re.match(r"sixfold\.(draft|sets)\.", key)]


@pytest.mark.parametrize(
    ("game", "by"),
    some(
        [("qwirkle", "touch"), ("cards", "keys")],
        [(game, by) for game in ("qwirkle", "cards") for by in get_args(By)],
    ),
)
def test_curtain_hides_every_hand_between_turns_and_after_reload(game: str, by: By, site: str, visit: Visit) -> None:
    device = open_device(visit, site, EDITIONS[game], by, bots=("random",))
    page, opened = device.page, connections(device.page)
    for turn in range(rounds(3, 8)):
        mover = device.mover()
        expect(
            page.get_by_role("heading", name=say("en", "web-together-pass", name=NAMES[mover.now().you or 0]))
        ).to_be_visible()
        page.locator(SHOW_HAND_BUTTON).wait_for()
        assert_hidden(device, opened)
        if turn == 1:
            assert not violations(page) + too_small(page) + too_wide(page)
        device.reveal()
        expect(mover.hand.locator("button.bare")).to_have_count(6 if game == "qwirkle" else 9)
        if not turn:
            opened.clear()
            page.reload()  # the hand that was shown is hidden again
            page.locator(SHOW_HAND_BUTTON).wait_for()
            assert_hidden(device, opened)
            device.reveal()
        mover.turn()


def before_last_turn(site: str) -> tuple[str, list[str]]:
    """Return a game on one device in which only one turn is left."""
    table, secrets = shared_table(site, EDITIONS["cards"], *NAMES)
    while True:
        view = now(site, table, secrets[0]).view
        assert view is not None
        if view.last_turns == 1:
            return table, secrets
        act_at_once(site, table, secrets[view.mover], "greedy")


def test_page_shows_end_after_it_played_the_last_turn(site: str, visit: Visit) -> None:
    table, secrets = before_last_turn(site)
    page = visit(f"{site}/t/{table}", size=PHONE, touch=True, device={table: secrets})
    device = Device(page, site, table, secrets)
    device.reveal()
    device.mover().turn()
    assert device.wait() is None, "the game is not over"
    button(page, "web-rematch").wait_for()


@pytest.mark.parametrize("by", ["touch", "keys"])
def test_cubes_pass_on_without_curtain_and_name_the_player(by: By, site: str, visit: Visit) -> None:
    device = open_device(visit, site, EDITIONS["cubes"], by)
    for _ in range(rounds(2, 10)):
        mover = device.mover()
        name = NAMES[mover.now().you or 0]
        expect(device.page.locator(".dock .message")).to_contain_text(f"{name} ·")
        expect(device.page.locator(".curtain")).to_have_count(0)
        mover.turn()


def test_curtain_ignores_presses_at_once_and_survives_restart_of_server(own_server: Server, visit: Visit) -> None:
    device = open_device(visit, own_server.url, "qwirkle-pl", script=HOLD_TIMER, allow=NO_NETWORK)
    page = device.page
    show = page.locator(".curtain .main")
    show.wait_for()
    page.keyboard.press("Enter")
    show.tap(force=True)
    expect(show).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".rack")).to_have_count(0)
    own_server.kill()
    expect(page.locator(".banner")).to_be_visible()
    own_server.start()
    expect(page.locator(".banner")).to_be_hidden()
    page.evaluate("window.isOver = true")
    device.reveal()
    player = device.mover()
    player.turn()
    expect(page.get_by_role("heading", name="Pass to")).to_be_visible()


def test_one_tap_undoes_a_turn_for_all_at_the_device(site: str, visit: Visit) -> None:
    table, secrets = shared_table(site, "qwirkle-pl", *NAMES)
    while (view := now(site, table, secrets[0]).view) and (view.supply or not view.turns):
        act_at_once(site, table, secrets[view.mover], "greedy")
    assert view
    act_at_once(site, table, secrets[view.mover], "greedy")  # nothing is drawn any more
    page = visit(f"{site}/t/{table}", device={table: secrets}, size=SMALL_PHONE, touch=True)
    button(page, "web-together-undo", name=NAMES[view.mover]).tap()
    expect(page.get_by_role("heading", name=say("en", "web-together-pass", name=NAMES[view.mover]))).to_be_visible()
    after = now(site, table, secrets[0])
    assert (after.undos, after.view and after.view.turns) == (1, view.turns)


def test_result_names_all_and_rematch_keeps_the_seats(site: str, visit: Visit) -> None:
    table, secrets = shared_table(site, "cards-pl", *NAMES)
    while (view := now(site, table, secrets[0]).view) and not view.over:
        act_at_once(site, table, secrets[view.mover], "greedy")
    page = visit(f"{site}/t/{table}", device={table: secrets}, size=PHONE, touch=True)
    again = button(page, "web-rematch")
    again.wait_for()
    assert not re.search(rf"\b{say('en', 'web-you')}\b", page.get_by_role("main").inner_text())
    again.tap()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector(f"{SHOW_HAND_BUTTON}, .start")
    if page.locator(".start").count():
        page.locator(".start").tap()
    page.locator(SHOW_HAND_BUTTON).tap()
    expect(page.get_by_role("region", name=say("en", "web-your-hand"))).to_be_visible()
    seats = page.evaluate("JSON.parse(localStorage.getItem('sixfold.device'))")
    assert len(seats[page.url.partition("/t/")[2].partition("#")[0]]) == len(NAMES)
    assert page.evaluate("localStorage['sixfold.stats']") is None, "no seat is that of the device's owner"


# Phones


def take_to_phone(device: Device, visit: Visit, seat: int) -> Player:
    """Scan the code of a seat with a phone."""
    page = device.page
    button(page, "web-more").tap()
    button(page, "web-together-phones").tap()
    codes: list[str] = []
    page.on("response", lambda got: codes.append(got.json()["code"]) if got.url.endswith("/api/carry") else None)
    row = page.get_by_role("dialog").get_by_role("listitem").filter(has_text=NAMES[seat])
    row.get_by_role("button").tap()
    expect(page.get_by_role("img", name=say("en", "web-together-qr", name=NAMES[seat]))).to_be_visible()
    assert not violations(page)
    phone = visit(f"{device.site}/carry/hand#{codes[0]}", size=PHONE, touch=True)
    button(phone, "web-carry-show").tap()
    expect(row.get_by_text(say("en", "web-together-on-phone"))).to_be_visible()
    page.keyboard.press("Escape")
    return Player.of(phone, device.site, "touch")


@pytest.mark.parametrize("game", ["cubes", "cards"])
def test_phone_beside_the_table_shows_mostly_the_hand_and_plays_by_keyboard(game: str, site: str, visit: Visit) -> None:
    table, secrets = shared_table(site, EDITIONS[game], *NAMES)
    view = now(site, table, secrets[0]).view
    assert view is not None
    page = visit(f"{site}/t/{table}#hand", seats={table: secrets[view.mover]}, size=PHONE)
    player = Player(page, site, table, secrets[view.mover], "keys")
    player.wait_for_turn()
    dock, board = (
        page.locator(".dock").bounding_box(),
        page.get_by_role("region", name=say("en", "web-table")).bounding_box(),
    )
    assert dock
    assert board
    assert dock["height"] > board["height"], "the hand does not dominate"
    assert not violations(page) + too_small(page) + too_wide(page)
    player.turn()


def test_phones_hold_hands_and_tablet_shows_the_table(site: str, visit: Visit) -> None:
    device = open_device(visit, site, "qwirkle-pl", size=TABLET)
    tablet = device.page
    phones = [take_to_phone(device, visit, seat) for seat in range(len(NAMES))]
    for _ in range(2):
        mover = device.mover().now().you or 0
        expect(tablet.get_by_role("heading", name=say("en", "web-turn-of", name=NAMES[mover]))).to_be_visible()
        expect(tablet.locator(".curtain .main")).to_have_count(0)
        player = phones[mover]
        player.wait_for_turn()
        hand, board = player.hand.bounding_box(), player.page.get_by_role("grid").bounding_box()
        assert hand
        assert board
        assert hand["height"] > board["height"], "the hand does not dominate"
        assert not too_small(player.page) + too_wide(player.page) + too_wide(tablet)
        player.turn()
    # A phone that is gone is not present, although its seat belongs to the tablet too.
    assert [seat.here for seat in device.players[0].now().seats] == [True, True]
    phones[1].page.goto(f"{site}/settings")
    until(tablet, f"fetch('/api/tables/{device.table}').then((a) => a.json()).then((t) => !t.seats[1].here)")
    phones[1].page.goto(f"{site}/t/{device.table}")
    # A hand comes back to the tablet.
    mover = device.mover().now().you or 0
    button(tablet, "web-more").tap()
    button(tablet, "web-together-phones").tap()
    row = tablet.get_by_role("dialog").get_by_role("listitem").filter(has_text=NAMES[mover])
    row.get_by_role("button").tap()
    tablet.keyboard.press("Escape")
    tablet.locator(SHOW_HAND_BUTTON).tap()
    expect(tablet.get_by_role("region", name=say("en", "web-your-hand"))).to_be_visible()


def test_device_plays_on_without_a_seat_that_another_device_has_taken_away(site: str, visit: Visit) -> None:
    device = open_device(visit, site, "qwirkle-pl", allow=NO_NETWORK)
    phone = take_to_phone(device, visit, 1)
    ask(site, "POST", "/api/carry/revoke", Holdings((Holding(device.table, phone.secret),)), tuple[Seated, ...])
    until(device.page, "JSON.parse(localStorage['sixfold.device'])[location.pathname.slice(3)].length === 1")
    device.page.wait_for_selector("main[data-turn]")
    while phone.now().view is not None and phone.now().view.mover == 1:  # type: ignore[union-attr]
        phone.at_once()
    device.reveal()
    expect(device.players[0].hand.locator("button[aria-pressed]").first).to_be_visible()


def test_transfer_link_moves_all_seats_of_a_shared_device(site: str, visit: Visit) -> None:
    table, secrets = shared_table(site, "qwirkle-pl", *NAMES)
    old = visit(f"{site}/carry", device={table: secrets})
    old.evaluate("() => { navigator.share = async ({ url }) => { window.shared = url; }; }")
    button(old, "web-carry-offer", count=1).click()
    button(old, "web-share").click()
    until(old, "!!window.shared")
    new = visit(old.evaluate("window.shared"))
    button(new, "web-carry-take").click()
    new.wait_for_url(f"{site}/")
    new.goto(f"{site}/t/{table}")
    new.locator(SHOW_HAND_BUTTON).click()
    expect(new.get_by_role("region", name=say("en", "web-your-hand"))).to_be_visible()


# Setting up


def test_family_sets_up_a_game_and_finds_it_on_the_front_page(site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=True, own=True)
    page.get_by_role("link", name=say("en", "web-front-device")).tap()
    page.get_by_label(say("en", "web-together-name-of", n=1)).fill("Ann")
    button(page, "web-together-add").tap()
    page.get_by_label(say("en", "web-together-kind", n=2)).select_option("easy")
    page.get_by_label(say("en", "web-together-name-of", n=3)).fill("Ann")
    page.get_by_label(say("en", "web-together-age-of", n=3)).fill("8")
    button(page, "web-start").tap()
    expect(page.get_by_text(say("en", "seats-same-name", value="Ann"))).to_be_visible()
    page.get_by_label(say("en", "web-together-name-of", n=3)).fill("Ben")
    assert not violations(page) + too_small(page) + too_wide(page)
    button(page, "web-start").tap()
    seats = stored(page, table_of(page))["seats"]
    assert [(each["name"], each["age"]) for each in seats] == [("Ann", None), ("@easy", None), ("Ben", 8)]
    page.wait_for_selector("main[data-turn]")
    page.goto(site)
    games = page.get_by_role("region", name=say("en", "web-front-continue")).get_by_role("listitem")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Ben")
    page.goto(f"{site}/device")
    expect(page.get_by_label(say("en", "web-together-name-of", n=3))).to_have_value("Ben")


def test_set_up_has_the_game_of_the_front_page_and_enter_leads_from_name_to_name(site: str, visit: Visit) -> None:
    page = visit(site)
    page.get_by_role("radio", name=say("en", "game-cubes")).check()
    page.get_by_role("link", name=say("en", "web-front-device")).click()
    first, second = (page.get_by_label(say("en", "web-together-name-of", n=n)) for n in (1, 2))
    expect(page.get_by_role("radio", name=say("en", "game-cubes"))).to_be_checked()
    first.fill("Ann")
    first.press("Enter")
    expect(second).to_be_focused()
    second.fill("Ben")
    second.press("Enter")
    seats = stored(page, table_of(page))["seats"]
    assert [each["name"] for each in seats] == ["Ann", "Ben"]


def test_game_with_hands_on_phones_is_a_table_on_the_server(site: str, visit: Visit) -> None:
    page = visit(f"{site}/device", size=PHONE, touch=True)
    page.get_by_label(say("en", "web-together-hands-phones")).tap()
    button(page, "web-start").tap()
    expect(page.get_by_role("dialog", name=say("en", "web-together-phones"))).to_be_visible()
    table = page.url.partition("/t/")[2].partition("#")[0]
    seats = page.evaluate("JSON.parse(localStorage['sixfold.device'])")[table]
    assert len(now(site, table, seats[0]["secret"]).seats) == len(seats) == 2

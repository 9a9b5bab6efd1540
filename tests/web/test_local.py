"""Games without a server, played like a person: against bots and passed on, reloaded, killed, recorded and verified."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from sixfold.cli.main import main
from sixfold.i18n.catalog import say
from sixfold.messages import ViewData
from sixfold.rules.notation import read_piece
from sixfold.rules.record import read_record
from tests.support.depth import some
from tests.web.conftest import DESKTOP, PHONE
from tests.web.local_player import LocalPlayer, stored, table_of
from tests.web.player import By, Player, until
from tests.web.screenshots import too_small, too_wide, violations
from tests.web.serving import Server
from tests.web.states import EDITIONS

Visit = Callable[..., Page]
SHOW_HAND_BUTTON = '.curtain .main:not([aria-disabled="true"])'
NO_NETWORK = "ERR_CONNECTION|Failed to load resource"
LISTEN = """
window.heard = [];
window.Worker = class extends window.Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => data.now && window.heard.push(data.now));
  }
};
"""
"""Keep every state of a game that the page gets from its worker."""


def button(page: Page, key: str, **arguments: str | int) -> Locator:
    return page.get_by_role("button", name=say("en", key, **arguments), exact=True)


def begin(page: Page, game: str, level: str = "beginner", more: int = 0) -> None:
    """Start a game against bots from the front page."""
    page.get_by_role("radio", name=say("en", f"game-{game}"), exact=True).check()
    page.get_by_label(say("en", "web-front-level")).select_option(level)
    if more:
        page.get_by_role("button", name=say("en", "web-front-options")).click()
        for place in range(more):
            button(page, "web-add-seat").click()
            page.get_by_label(say("en", "web-seat-n", n=place + 3), exact=True).select_option(level)
    page.get_by_role("button", name=say("en", "web-front-bot")).click()


def save_record(page: Page, folder: Path) -> Path:
    """Save the record of a finished game through the page."""
    with page.expect_download() as saved:
        button(page, "web-download").click()
    path = folder / "game.json"
    saved.value.save_as(path)
    return path


def requests_of(page: Page) -> list[str]:
    """Return the list in which everything that the page asks the server for is kept from now on."""
    asked: list[str] = []
    page.on("request", lambda each: asked.append(f"{each.method} {each.url}") if "/api/" in each.url else None)
    page.on("websocket", lambda each: asked.append(f"socket {each.url}"))
    return asked


@pytest.mark.parametrize(
    ("game", "by"),
    some(
        [("qwirkle", "touch"), ("cubes", "keys"), ("cards", "touch")],
        [(game, by) for game in EDITIONS for by in ("mouse", "touch", "keys")],
    ),
)
def test_whole_game_against_bots_survives_reload_and_killed_page_and_is_verified(
    game: str, by: By, site: str, visit: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    size = PHONE if by == "touch" else DESKTOP
    page = visit(site, size=size, touch=by == "touch", own=True)
    begin(page, game, more=2)
    player = LocalPlayer(page, by)
    asked = requests_of(page)
    while player.wait_for_turn():
        if player.turns == 1:
            player.reload()
        player.turn()
        if player.turns == 3:
            # The tab is gone while the bots think; the game is on the front page, with the turn that was acknowledged.
            played = player.now().view
            page.close()
            page = player.open_another_page()
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.goto(site)
            page.get_by_role("region", name=say("en", "web-front-continue")).get_by_role("link").click()
            asked = requests_of(page)
            now = player.now().view
            assert played
            assert now
            assert now.turns >= played.turns
    assert player.turns > 3
    button(page, "web-rematch").wait_for()
    assert asked == [], "a game of this browser asks the server for nothing"
    path = save_record(page, tmp_path)
    assert main(["verify", str(path)]) == 0, capsys.readouterr().out
    record = read_record(path.read_text("utf-8"))
    assert (record.edition.name, len(record.seats)) == (EDITIONS[game], 4)
    assert [each["table"] for each in json.loads(page.evaluate("localStorage['sixfold.stats']"))] == [player.table]


def test_game_begins_and_goes_on_while_the_server_is_away(own_server: Server, visit: Visit) -> None:
    page = visit(own_server.url, own=True, allow=NO_NETWORK)
    begin(page, "cards", "easy")
    player = LocalPlayer(page)
    assert player.wait_for_turn()
    own_server.kill()
    player.turn()
    expect(page.locator(".banner")).to_have_count(0)
    assert player.wait_for_turn()
    player.turn()
    own_server.start()


def test_game_against_bot_is_played_on_the_server_if_the_kernel_cannot_run(site: str, visit: Visit) -> None:
    page = visit(site, own=True, allow=r"Failed to load resource|ERR_FAILED|TypeError|CompileError")
    page.context.route("**/kernel-*.wasm", lambda route: route.abort())
    begin(page, "cubes", "easy")
    player = Player.of(page, site)
    assert [seat.level for seat in player.now().seats] == [None, "easy"]
    expect(player.hand.locator("button[aria-pressed]").first).to_be_visible()


def test_page_shows_why_an_action_is_refused_and_gives_hints(site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=True, own=True)
    begin(page, "qwirkle")
    player = LocalPlayer(page, "touch")
    assert player.wait_for_turn()
    player.turn()
    assert player.wait_for_turn()
    hint = button(page, "web-hint")
    before = page.locator(".dock .message").inner_text()
    for _ in range(3):
        hint.tap()
        expect(page.locator(".dock .message")).not_to_have_text(before)
        before = page.locator(".dock .message").inner_text()
    button(page, "web-more").tap()
    button(page, "web-fair").tap()
    expect(page.get_by_role("dialog")).to_contain_text(say("en", "web-fair-here"))
    assert not violations(page) + too_small(page) + too_wide(page)


def test_leaving_ends_the_game_and_fair_dealing_is_checked(site: str, visit: Visit) -> None:
    page = visit(site, own=True)
    begin(page, "cubes")
    player = LocalPlayer(page)
    assert player.wait_for_turn()
    button(page, "web-more").click()
    dialog = page.get_by_role("dialog")
    for key in ("web-share-watch", "web-pin-menu"):  # nobody else can reach this game
        expect(dialog.get_by_role("button", name=say("en", key))).to_have_count(0)
    button(page, "web-leave").click()
    button(page, "web-leave").click()
    page.wait_for_url(f"{site}/")
    page.get_by_role("region", name=say("en", "web-front-games")).get_by_role("link").click()
    expect(page.get_by_text(say("en", "ending-resigned"))).to_be_visible()
    button(page, "web-more").click()
    button(page, "web-fair").click()
    expect(dialog).to_contain_text(say("en", "web-fair-right"))


def test_rematch_begins_another_game(site: str, visit: Visit) -> None:
    page = visit(site, own=True)
    begin(page, "cards")
    player = LocalPlayer(page)
    player.wait_for_turn()
    button(page, "web-more").click()
    button(page, "web-leave").click()
    button(page, "web-leave").click()
    page.goto(f"{site}/t/{player.table}")
    button(page, "web-rematch").click()
    page.wait_for_url(lambda url: "/t/local-" in url and player.table not in url)
    again = LocalPlayer(page)
    assert again.wait_for_turn()
    assert [seat.level for seat in again.now().seats] == [None, "beginner"]


def test_finished_game_is_drawn_by_the_server_and_shared_by_a_link(site: str, visit: Visit) -> None:
    page = visit(site, own=True)
    page.add_init_script(
        "navigator.share = async ({ url }) => { window.shared = url; }; navigator.canShare = () => false;"
    )
    begin(page, "cards")
    player = LocalPlayer(page)
    assert player.wait_for_turn()
    player.turn()
    assert player.wait_for_turn()
    button(page, "web-more").click()
    button(page, "web-leave").click()
    button(page, "web-leave").click()
    page.goto(f"{site}/t/{player.table}")
    with page.expect_download() as picture:
        button(page, "web-picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    button(page, "web-result-share").click()
    until(page, "!!window.shared")
    link = page.evaluate("window.shared")
    stranger = visit(link)
    name = say("en", "web-bot-name", level=say("en", "level-beginner"), number=0)
    expect(stranger.get_by_role("heading", name=say("en", "web-wins", name=name))).to_be_visible()
    page.reload()  # the page still knows that the game is shared
    button(page, "web-result-unshare").click()
    expect(button(page, "web-result-share")).to_be_visible()
    gone = visit(link, allow="Failed to load resource")
    expect(gone.get_by_text(say("en", "web-shared-gone"))).to_be_visible()


def test_game_of_another_browser_is_not_found(site: str, visit: Visit) -> None:
    page = visit(f"{site}/t/local-0000000000")
    expect(page.get_by_role("heading", name=say("en", "web-lost-table"))).to_be_visible()


# Several people and one device


def begin_together(page: Page, site: str, game: str, *bots: str) -> str:
    """Set up a game of Ann, Ben and bots through the page; return its name."""
    page.goto(f"{site}/device")
    page.get_by_role("radio", name=say("en", f"game-{game}"), exact=True).check()
    for n, name in enumerate(("Ann", "Ben"), 1):
        page.get_by_label(say("en", "web-together-name-of", n=n)).fill(name)
    for n, level in enumerate(bots, 3):
        button(page, "web-together-add").click()
        page.get_by_label(say("en", "web-together-kind", n=n)).select_option(level)
    button(page, "web-start").click()
    return table_of(page)


def assert_nothing_hidden_is_shown(page: Page, player: LocalPlayer) -> None:
    """No piece of any hand is in the page, unless one like it is on the table."""
    views = [LocalPlayer(page, seat=seat).now().view for seat in (0, 1)]
    [view, *_] = views
    assert view
    public = {piece for _, _, piece in view.board or ()} | {piece for row in view.table or () for piece in row}
    public |= {piece for piles in view.taken or () for pile in piles for piece in pile}
    held = {piece for each in views if isinstance(each, ViewData) for hand in each.hands for piece in hand or ()}
    names = {player.name(read_piece(piece)) for piece in held - public}
    html = page.evaluate(
        """() => {
          const all = document.documentElement.cloneNode(true);
          for (const each of all.querySelectorAll(".middle, .pile, .wide, .second")) each.remove();
          return all.outerHTML;
        }"""
    )
    assert not [name for name in names if name.lower() in html.lower()]
    assert not [key for key in page.evaluate("Object.keys(localStorage)") if re.match(r"sixfold\.(draft|sets)\.", key)]


def assert_page_knows_no_hand(page: Page) -> None:
    """Since it was loaded, the page has got no hand from the worker."""
    heard = page.evaluate("window.heard")
    assert heard
    assert all(hand is None for state in heard for hand in state["view"]["hands"])


@pytest.mark.parametrize(
    ("game", "by"),
    some(
        [("cards", "keys")],
        [(game, by) for game in EDITIONS for by in ("touch", "keys")],
    ),
)
def test_device_is_passed_on_through_a_whole_game(
    game: str, by: By, site: str, visit: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = visit(site, size=PHONE, touch=by == "touch", script=LISTEN)
    begin_together(page, site, game, "beginner", "beginner")
    asked = requests_of(page)
    turns = 0
    while True:
        page.wait_for_selector(f"{SHOW_HAND_BUTTON}, section.panel:has(h2) .more, .rack")
        data = stored(page, table_of(page))
        player = LocalPlayer(page, by, data["position"]["mover"])
        if data["position"]["over"]:
            break
        if data["seats"][player.seat]["level"]:
            page.wait_for_timeout(10)
            continue
        page.wait_for_selector(f'main[data-turn="{len(data["turns"])}"]')
        if game != "cubes":
            page.locator(SHOW_HAND_BUTTON).wait_for()
            if turns < 3:
                assert_nothing_hidden_is_shown(page, player)
            if not turns:
                assert_page_knows_no_hand(page)
            player.push(page.locator(SHOW_HAND_BUTTON))
            player.hand.locator("button.bare").first.wait_for()
            if turns == 1:
                page.reload()  # the hand that was shown is hidden again
                page.locator(SHOW_HAND_BUTTON).wait_for()
                assert_nothing_hidden_is_shown(page, player)
                assert_page_knows_no_hand(page)
                player.push(page.locator(SHOW_HAND_BUTTON))
        player.turn()
        turns += 1
    assert turns > 3
    button(page, "web-rematch").wait_for()
    assert asked == []
    assert main(["verify", str(save_record(page, tmp_path))]) == 0, capsys.readouterr().out
    assert page.evaluate("localStorage['sixfold.stats']") is None, "no seat is that of the device's owner"


def test_two_pages_show_the_same_game(site: str, visit: Visit) -> None:
    page = visit(site, own=True)
    begin(page, "qwirkle")
    player = LocalPlayer(page)
    assert player.wait_for_turn()
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("main[data-turn]")
    player.turn()
    until(other, f"document.querySelector('main').dataset.turn >= {len(stored(page, player.table)['turns'])}")

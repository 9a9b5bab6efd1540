"""The front page: one tap to play, games to go on with, options, and everything in view on a small phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import Clock, Leave, NewSeat, NewTable, Rematch, Seated
from tests.web.conftest import PHONE, SMALL_PHONE
from tests.web.local_player import LocalPlayer
from tests.web.player import Player, until
from tests.web.sample import languages
from tests.web.screenshots import at_rest, too_small, too_wide, violations
from tests.web.serving import Server, act_at_once, ask, do, finished_table, new_table, now, sit, start
from tests.web.test_table import two_people

Visit = Callable[..., Page]
CUT_OFF = """() => [...document.querySelectorAll("main :is(p, button, a, select, input:not([type=radio]), label)")]
  .filter((each) => each.checkVisibility())
  .filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  }).map((each) => each.outerHTML.slice(0, 120))"""
MOVING = "document.getAnimations().filter((each) => each.effect.target.closest('.hero')).length"
TOOLTIP = "[popover]"


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=say("en", key))


def option(page: Page, key: str) -> Locator:
    return page.get_by_text(say("en", key), exact=True)


def test_tap_starts_game_against_bot_of_chosen_level_and_both_are_remembered(site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=True)
    level = page.get_by_label(say("en", "web-front-level"))
    expect(level).to_have_value("medium")
    page.get_by_role("radio", name=say("en", "game-cubes")).tap()
    level.select_option("easy")
    button(page, "web-front-bot").tap()
    player = LocalPlayer(page, "touch")
    expect(player.hand.locator("button[aria-pressed]").first).to_be_visible()
    state = player.now()
    assert (state.edition, [seat.level for seat in state.seats], state.hints) == ("cubes-hu", [None, "easy"], True)
    page.goto(site)
    expect(level).to_have_value("easy")
    expect(page.get_by_role("radio", name=say("en", "game-cubes"))).to_be_checked()


def test_tap_makes_table_for_friend_with_invitation_and_without_hints(site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=True)
    button(page, "web-front-friend").tap()
    expect(page.get_by_role("img", name=say("en", "web-qr"))).to_be_visible()
    state = Player.of(page, site).now()
    assert [seat.kind for seat in state.seats] == ["person", "open"]
    assert (state.seats[0].name, state.hints, state.public) == (say("en", "web-front-player"), False, False)


def test_game_starts_by_keyboard_alone(site: str, visit: Visit) -> None:
    page = visit(site)
    keys = Player(page, site, "", "", "keys")
    keys.walk_to(page.get_by_role("radio", name=say("en", "game-qwirkle"), exact=True))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=say("en", "game-cards"))).to_be_checked()
    keys.push(button(page, "web-front-bot"))
    assert LocalPlayer(page).now().edition == "cards-pl"


@pytest.mark.parametrize("lang", languages("front"))
def test_everything_is_in_view_on_small_phone(lang: str, own_server: Server, visit: Visit) -> None:
    # Public tables of other tests would need room.
    page = visit(own_server.url, size=SMALL_PHONE, touch=True, lang=lang)
    for game in ("qwirkle", "cubes", "cards"):
        page.locator(f"input[name=game][value={game}]").tap()
        at_rest(page)
        assert not page.evaluate(CUT_OFF) + too_wide(page) + too_small(page), game
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_count(6)


def test_options_apply_to_table_and_are_named_while_closed(site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=True)
    options = button(page, "web-front-options")
    options.tap()
    page.get_by_label(say("en", "web-your-name")).fill("Ann")
    button(page, "web-add-seat").tap()
    button(page, "web-add-seat").tap()
    expect(button(page, "web-add-seat")).to_have_count(0)
    page.get_by_label(say("en", "web-seat-n", n=4), exact=True).select_option("expert")
    page.get_by_role("button", name=say("en", "web-remove-seat", n=3)).tap()
    page.get_by_text(say("en", "edition-qwirkle-it"), exact=True).tap()
    for key in ("web-clock-day", "web-front-hints-always", "web-public"):
        option(page, key).tap()
    options.tap()
    expect(page.get_by_label(say("en", "web-your-name"))).to_have_count(0)
    for text in ("edition-qwirkle-it", "web-clock-day", "web-front-hints-always", "web-public"):
        expect(page.get_by_role("main")).to_contain_text(say("en", text))
    button(page, "web-front-friend").tap()
    state = Player.of(page, site).now()
    assert [seat.level or seat.kind for seat in state.seats] == ["person", "open", "expert"]
    assert (state.edition, state.seats[0].name, state.hints, state.public) == ("qwirkle-it", "Ann", True, True)
    assert state.clock is not None
    assert state.clock.seconds == 86_400


def test_rejected_name_is_said_in_view_of_the_button_on_a_phone(site: str, visit: Visit) -> None:
    page = visit(site, size=PHONE, touch=True, allow="Failed to load resource")
    button(page, "web-front-options").tap()
    page.get_by_label(say("en", "web-your-name")).fill("\N{HANGUL FILLER}")
    button(page, "web-front-bot").tap()
    problem = page.get_by_role("alert").filter(has_text=say("en", "seats-name", value="#").partition("#")[0])
    expect(problem).to_be_in_viewport(ratio=1)
    assert not violations(page)


def test_games_to_continue_are_in_order_with_time_left_and_result(site: str, visit: Visit) -> None:
    clock = Clock(kind="game", seconds=900)
    over, waiting, secret = finished_table(site), new_table(site, "cubes-hu", "open"), new_secret()
    request = NewTable(edition="qwirkle-pl", secret=secret, name="Ann", others=(NewSeat(kind="open"),), clock=clock)
    mine = (ask(site, "POST", "/api/tables", request, Seated).table, secret)
    bo = sit(site, mine[0])
    start(site, *mine)
    if (view := now(site, *mine).view) and view.mover == 1:
        act_at_once(site, mine[0], bo, "greedy")
    page = visit(site, seats=dict((over, waiting, mine)), size=PHONE, touch=True, own=True)
    cards = page.get_by_role("region", name=say("en", "web-front-continue")).get_by_role("link")
    left = re.compile(r"Bo.*Your turn.*1[45]:\d\d left")
    expect(cards).to_have_text([left, re.compile("Open seat.*Waiting")])
    shown = cards.first.text_content() or ""
    page.evaluate(
        "now => { Date.now = () => now + 600_000; }", page.evaluate("Date.now()")
    )  # the device's clock is set
    expect(cards.first).not_to_have_text(shown)
    expect(cards.first).to_have_text(left)
    page.get_by_role("button", name=say("en", "web-front-all", n=3)).tap()
    expect(cards).to_have_count(3)
    expect(cards.last).to_have_text(re.compile(r"Greedy.*Qwirkle Cards.*Finished: \d+–\d+"))
    expect(button(page, "web-front-bot")).to_be_in_viewport(ratio=1)
    cards.first.tap()
    page.wait_for_url(f"**/t/{mine[0]}")


def test_wish_for_rematch_is_on_the_front_page_until_it_is_answered(site: str, visit: Visit) -> None:
    table, *secrets = two_people(site, "cards-pl")
    for secret in secrets:
        do(site, table, secret, Leave())
    page = visit(site, seats={table: secrets[0]}, size=PHONE, touch=True)
    cards = page.get_by_role("region", name=say("en", "web-front-games")).get_by_role("link")
    expect(cards).to_have_text(re.compile("Finished: "))
    do(site, table, secrets[1], Rematch())
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    card = page.get_by_role("region", name=say("en", "web-front-continue")).get_by_role("link")
    expect(card).to_have_text(re.compile(r"Ben.*Ben wants a rematch\."))
    assert not violations(page) + too_small(page) + too_wide(page)
    card.tap()
    button(page, "web-result-not-now").tap()
    expect(page.get_by_role("button", name=say("en", "web-result-not-now"))).to_have_count(0)
    page.goto(site)
    expect(cards).to_have_text(re.compile("Finished: "))


def test_tiles_of_first_page_land_once_and_stay_still_with_less_motion(site: str, visit: Visit) -> None:
    page = visit(site, motion=True)
    until(page, f"{MOVING} > 0")
    until(page, f"{MOVING} === 0")
    still = visit(site)
    expect(still.locator(".hero .tile").first).to_be_visible()
    assert still.evaluate(MOVING) == 0


def test_public_table_is_listed(site: str, visit: Visit) -> None:
    table, _ = new_table(site, "cards-pl", "open", name="Zoe", public=True)
    page = visit(site)
    page.get_by_role("region", name=say("en", "web-public-tables")).locator(f"a[href='/t/{table}']").click()
    expect(page.get_by_role("heading", name=say("en", "web-join-title"))).to_be_visible()


def test_password_opens_front_page(tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXFOLD_PASSWORD", "right")
    server = Server(tmp_path)
    try:
        page = visit(server.url, size=PHONE, allow="Failed to load resource")
        field = page.get_by_label(say("en", "web-password"))
        for word in ("wrong", "right"):
            field.fill(word)
            button(page, "web-enter").click()
            expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_have_count(int(word == "wrong"))
        expect(button(page, "web-front-bot")).to_be_enabled()
        expect(field).to_have_count(0)
    finally:
        server.stop()


def test_tooltip_names_icon_button_under_mouse_and_with_keyboard_focus(site: str, visit: Visit) -> None:
    page = visit(site)
    tooltip = page.locator(TOOLTIP)
    settings = page.get_by_role("banner").get_by_role("link", name=say("en", "web-settings"))
    settings.hover()
    expect(tooltip).to_have_text(say("en", "web-settings"))
    expect(tooltip).to_be_in_viewport(ratio=1)
    expect(tooltip).to_have_attribute("aria-hidden", "true")
    button(page, "web-front-bot").hover()
    expect(tooltip).to_have_count(0)
    Player(page, site, "", "", "keys").walk_to(settings)
    expect(tooltip).to_have_text(say("en", "web-settings"))
    page.keyboard.press("Escape")
    expect(tooltip).to_have_count(0)


def test_tooltip_is_above_dialog_and_never_for_touch(site: str, visit: Visit) -> None:
    page = visit(f"{site}/analysis", size=PHONE, touch=True)
    button(page, "web-share").tap()
    close = page.get_by_role("button", name=say("en", "web-close"))
    expect(close).to_be_focused()
    expect(page.locator(TOOLTIP)).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(TOOLTIP)).to_have_text(say("en", "web-close"))
    assert page.locator(TOOLTIP).evaluate("each => each.matches(':popover-open')"), "else it is under the dialog"

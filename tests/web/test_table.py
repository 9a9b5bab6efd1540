"""The table in a browser: drafts that survive, what moved, rolls, offers, watching."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import Clock, NewSeat, NewTable, Seated, read_view
from sixfold.rules.actions import Place
from sixfold.rules.piece import PIECES, Piece
from sixfold.rules.referee import forced_action
from tests.support.depth import some
from tests.web.conftest import PHONE
from tests.web.player import Player, until
from tests.web.serving import act_at_once, ask, new_table, now, sit, start, wait_for_host
from tests.web.states import EDITIONS

Visit = Callable[..., Page]
FOCUSED = "document.activeElement"
ODD_SIZES = ((844, 390), (2560, 1440), (600, 800))
ENDLESS_ROLL = """const later = window.setTimeout;
window.setTimeout = (call, ms, ...more) => (ms === 800 ? 0 : later(call, ms, ...more));"""
"""Cubes roll for 800 ms; without that, until a key is pressed."""


def seated(site: str, visit: Visit, game: str, *, turns: int = 0, **how: object) -> Player:
    """Return a player to move against a bot, after some turns of their own, who has a choice."""
    while True:
        table, secret = new_table(site, EDITIONS[game], "random", name="Ann")
        start(site, table, secret)
        view = wait_for_host(site, table, secret)
        for _ in range(turns):
            act_at_once(site, table, secret)
            view = wait_for_host(site, table, secret)
        if not view.over and not forced_action(read_view(view)):
            break
    player = Player(visit(f"{site}/t/{table}", seats={table: secret}, **how), site, table, secret)
    player.wait_for_turn()
    return player


def two_people(site: str, edition: str = "qwirkle-pl") -> tuple[str, str, str]:
    """Return a table, and the secrets of Ann and Ben, who play at it."""
    table, ann = new_table(site, edition, "open", name="Ann")
    ben = sit(site, table, name="Ben")
    start(site, table, ann)
    return table, ann, ben


def first(player: Player) -> tuple[tuple[int, int], Piece]:
    """Return a tile of a good turn that can be laid before the others."""
    for cell, piece in best(player).tiles:
        player.choose_piece(piece)
        fits = player.page.locator(f'[data-cell="{cell[0]},{cell[1]}"] .open').count()
        player.page.keyboard.press("Escape")
        if fits:
            return cell, piece
    raise AssertionError("nothing can be laid")


def best(player: Player) -> Place:
    """Return a good placement; with a hand that fits nowhere, which is rare, a later one."""
    while True:
        data = player.now().view
        assert data is not None
        action = player.greedy(read_view(data))
        if isinstance(action, Place):
            return action
        player.at_once()
        assert player.wait_for_turn()


def main_button(page: Page) -> Locator:
    return page.locator("button.main")


def test_dragged_tile_snaps_to_open_cell_and_shows_points(site: str, visit: Visit) -> None:
    player = seated(site, visit, "qwirkle", turns=2)
    page, (cell, piece) = player.page, first(player)
    player.choose_piece(piece)
    target = page.locator(f'[data-cell="{cell[0]},{cell[1]}"] .open')
    points = page.locator(f'[data-cell="{cell[0]},{cell[1]}"] .points').text_content() or ""
    box = player.seen(target)
    page.keyboard.press("Escape")
    held = player.seen(player.piece_button(player.hand, piece, pressed=False))
    page.mouse.move(held["x"] + 20, held["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 14, box["y"] + box["height"] / 2 - 9, steps=8)
    expect(page.locator(".carried .preview")).to_have_text(f"+{points}")
    page.mouse.up()
    expect(main_button(page)).to_contain_text(points)


def test_drafted_tile_is_taken_back_by_tap_and_by_drag(site: str, visit: Visit) -> None:
    player = seated(site, visit, "qwirkle", turns=2)
    page, tile = player.page, first(player)
    player.draft((tile,))
    laid = page.locator(f'[data-cell="{tile[0][0]},{tile[0][1]}"] .piece')
    player.tap(laid)
    until(page, "document.querySelectorAll('.rack .slot').length === 0")
    player.draft((tile,))
    player.drag(laid, page.locator(".rack"))
    until(page, "document.querySelectorAll('.rack .slot').length === 0")


@pytest.mark.parametrize("game", ["qwirkle", "cards"])
def test_reload_and_second_tab_show_same_draft(game: str, site: str, visit: Visit) -> None:
    player = seated(site, visit, game, turns=1)
    page = player.page
    if game == "qwirkle":
        player.draft(best(player).tiles)
    else:
        player.push(player.hand.locator("button[aria-pressed]").first)
        player.push(page.locator("li.new button"))
    laid = _drafts(page)
    assert laid
    page.reload()
    page.locator("button.main").wait_for()
    until(page, f"document.querySelectorAll('.rack .slot, [data-tag]').length === {laid}")
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("button.main").wait_for()
    until(other, f"document.querySelectorAll('.rack .slot, [data-tag]').length === {laid}")
    other.get_by_role("button", name=player.word("web-undo" if game == "qwirkle" else "web-reset")).click()
    until(page, f"document.querySelectorAll('.rack .slot, [data-tag]').length < {laid}")
    other.close()


def _drafts(page: Page) -> int:
    return page.locator(".rack .slot, [data-tag]").count()


def test_message_explains_cell_that_touches_nothing(site: str, visit: Visit) -> None:
    player = seated(site, visit, "qwirkle", turns=1)
    page = player.page
    page.keyboard.press("1")
    area = page.locator("[role=grid]").bounding_box()
    assert area is not None
    page.mouse.click(area["x"] + 12, area["y"] + area["height"] - 12)
    touch = player.word("web-misfit-touch", piece="#").partition("#")[2]
    expect(page.locator(".dock .message")).to_contain_text(touch)


def test_rerolled_cubes_keep_their_places(site: str, visit: Visit) -> None:
    player = seated(site, visit, "cubes", motion=True, script=ENDLESS_ROLL)
    page = player.page
    before = [each.get_attribute("aria-label") or "" for each in player.rack()]
    page.keyboard.press("r")
    page.keyboard.press("2")
    page.keyboard.press("5")
    expect(main_button(page)).to_contain_text(player.word("web-roll-n", n=2))
    page.keyboard.press("Enter")
    page.locator(".rolling").first.wait_for()
    page.keyboard.press("Shift")
    until(page, "document.querySelectorAll('.rolling').length === 0")
    after = [each.get_attribute("aria-label") or "" for each in player.rack()]
    assert [before[i] for i in (0, 2, 3, 5)] == [after[i] for i in (0, 2, 3, 5)]
    expect(page.get_by_role("button", name=player.word("web-reroll"), exact=True)).to_be_disabled()


def test_cubes_of_all_players_are_visible_on_phone(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "cubes-hu", "random", "random", "random", name="Ann")
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    hands = page.locator(".players .hand")
    hands.first.wait_for()
    assert hands.count() == 3
    for hand in hands.all():
        box = hand.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert hand.locator(".tile").count() == 6


def test_cards_are_placed_by_number_arrow_and_enter(site: str, visit: Visit) -> None:
    player = seated(site, visit, "cards", turns=1)
    page = player.page
    sets = player.sets().count()
    page.keyboard.press("1")
    page.keyboard.press("ArrowDown")
    until(page, f"{FOCUSED}.matches('[data-put]')")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card][data-tag]")).to_have_attribute("data-tag", player.word("web-from-hand"))
    until(page, f"{FOCUSED}.matches('[data-card], button.main')")
    page.keyboard.press("Backspace")
    until(page, f"document.querySelectorAll('li.set').length === {sets} && !document.querySelector('[data-tag]')")


def test_table_shows_what_last_turn_moved(site: str, visit: Visit) -> None:
    player = seated(site, visit, "cards", turns=2)
    page = player.page
    page.get_by_role("button", name=player.word("web-what-moved")).click()
    page.locator("[data-tag]").first.wait_for()
    page.locator(".second ol").first.locator("li").first.wait_for()


def test_leaving_asks_first_and_seat_can_be_taken_back(site: str, visit: Visit) -> None:
    table, ann, _ = two_people(site)
    page = visit(f"{site}/t/{table}", seats={table: ann})
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Stay").click()
    assert not now(site, table, ann).seats[0].away
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{site}/")
    assert now(site, table, ann).seats[0].away
    page.goto(f"{site}/t/{table}")
    page.get_by_role("button", name="Take my seat back").click()
    page.locator(".actions .act").first.wait_for()
    assert not now(site, table, ann).seats[0].away


def test_undo_takes_turn_back_after_agreement(site: str, visit: Visit) -> None:
    table, ann, ben, turn = nothing_drawn(site)
    page, friend = (visit(f"{site}/t/{table}", seats={table: secret}) for secret in (ann, ben))
    page.wait_for_selector(f'main[data-turn="{turn + 1}"]')
    ask_undo(friend)
    page.get_by_role("button", name="Agree").click()
    page.wait_for_selector(f'main[data-turn="{turn}"]')
    assert not now(site, table, ann).offers


def ask_undo(page: Page) -> None:
    """Ask the others, by the menu, for the last turn to be taken back."""
    page.get_by_role("button", name=say("en", "web-more")).click()
    page.get_by_role("button", name=say("en", "web-ask-undo")).click()


def nothing_drawn(site: str) -> tuple[str, str, str, int]:
    """Return a table, both secrets, and a last turn of Ben's after which nothing was drawn: it may be taken back."""
    while True:
        table, *secrets = two_people(site)
        while (state := now(site, table, secrets[0])).view and state.phase == "playing":
            last = state.happened[-1] if state.happened else None
            if last and last.seat == 1 and not last.drawn:
                return table, secrets[0], secrets[1], len(state.happened) - 1
            act_at_once(site, table, secrets[state.view.mover])


def seconds_left(page: Page) -> int:
    shown = page.locator(".clock").first.inner_text().split(":")
    return sum(int(each) * 60**place for place, each in enumerate(reversed(shown)))


@pytest.mark.parametrize("hours", [-2, 2])
def test_clock_of_player_ignores_changed_time_of_device(hours: int, site: str, visit: Visit) -> None:
    secret, clock = new_secret(), Clock(kind="game", seconds=3600)
    bot = NewSeat(kind="bot", level="random")
    new = NewTable(edition="qwirkle-pl", secret=secret, name="Ann", others=(bot,), clock=clock)
    table = ask(site, "POST", "/api/tables", new, Seated).table
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret})
    assert Player(page, site, table, secret).wait_for_turn()
    page.evaluate("ms => { const now = Date.now; Date.now = () => now() + ms; }", hours * 3_600_000)
    shown = page.locator(".clock").first.inner_text()
    until(page, f"document.querySelector('.clock').innerText !== {shown!r}")
    assert clock.seconds / 2 < seconds_left(page) <= clock.seconds
    expect(page.locator(".banner")).to_have_count(0)


def test_phrase_is_sent_from_page_without_tls(site: str, visit: Visit) -> None:
    table, secret, _ = two_people(site)
    page = visit(f"{site}/t/{table}", seats={table: secret}, script="delete Crypto.prototype.randomUUID", own=True)
    page.get_by_role("button", name=say("en", "web-talk"), exact=True).click()
    page.get_by_role("button", name=say("en", "phrase-hello"), exact=True).click()
    expect(page.locator(".bubble")).to_contain_text(say("en", "phrase-hello"))


def test_spectator_sees_table_without_hand(site: str, visit: Visit) -> None:
    table, ann, _ = two_people(site)
    word = now(site, table, ann).watch
    page = visit(f"{site}/w/{table}#{word}", size=PHONE)
    page.locator("[role=grid]").wait_for()
    expect(page.get_by_text("Watching")).to_be_visible()
    assert not page.locator(".rack, .actions").count()


def test_table_announces_scores_and_lists_keys(site: str, visit: Visit) -> None:
    page = seated(site, visit, "qwirkle").page
    page.keyboard.press("s")
    until(page, "document.querySelector('[aria-live=polite]').textContent.includes('You: ')")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('dialog')")


@pytest.mark.parametrize(
    ("game", "size"), some([*zip(EDITIONS, ODD_SIZES, strict=True)], [*product(EDITIONS, ODD_SIZES)])
)
def test_table_fits_unusual_sizes(game: str, size: tuple[int, int], site: str, visit: Visit) -> None:
    page = seated(site, visit, game, size=size).page
    main = page.locator("button.main").bounding_box()
    assert main is not None
    assert main["y"] + main["height"] <= size[1]
    assert main["x"] >= 0
    assert main["x"] + main["width"] <= size[0]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


TAMPERED = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  send.call(this, window.instead && text.includes('"play"') ? text.replace(/lay [^"]*/, window.instead) : text);
};"""
"""The page offers only what is legal: another action is sent in its place."""


def test_refusal_names_pieces_and_cells_and_links_to_rule(site: str, visit: Visit) -> None:
    player = seated(site, visit, "qwirkle", turns=1, script=TAMPERED)
    page, message = player.page, player.page.locator(".message")
    view = player.now().view
    assert view is not None
    hand = read_view(view).hand
    other = next(piece for piece in PIECES if piece not in hand)
    player.lay_one(*first(player))
    page.evaluate("action => { window.instead = action; }", f"lay {other}@0,0")
    player.confirm()
    expect(message).to_contain_text(f"Not in your hand: {player.name(other).lower()}.")
    page.evaluate("action => { window.instead = action; }", f"lay {hand[0]}@70,60")
    page.locator("button.main").press("Enter")  # by key: the message may still move the button
    expect(message).to_contain_text("row 60, column 70.")
    assert not re.search(r"[ROYGBP][osdtcx]\b|Rule:|\d+,\d+", message.inner_text()), message.inner_text()
    message.get_by_role("link", name=say("en", "web-why")).click()
    page.wait_for_url("**/rules/qwirkle-pl*#grid.laying")

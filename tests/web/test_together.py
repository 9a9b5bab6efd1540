"""Several browsers at one table, broken connections, reloads, and every palette."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from sixfold.ai.baseline_bots import best_now
from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import Join, Leave, NewSeat, NewTable, Seated, read_view
from sixfold.rules.actions import Place
from tests.support.depth import rounds, some
from tests.support.patience import PATIENCE_SECONDS
from tests.web.player import Player, until
from tests.web.serving import Server, act_at_once, ask, do, new_table, now, sit, start
from tests.web.states import EDITIONS

NO_NETWORK = "ERR_CONNECTION|WebSocket connection|Failed to load resource"


# Each game once by default; with --deep, every game in each test.
@pytest.mark.parametrize("game", some(["cards"], [*EDITIONS]))
def test_two_browsers_and_bot_play_game(game: str, site: str, visit: Callable[..., Page]) -> None:
    table, secret = new_table(site, EDITIONS[game], "open", "random", name="Ann")
    other = sit(site, table, "Bo")
    players = [Player(visit(f"{site}/t/{table}", seats={table: key}), site, table, key) for key in (secret, other)]
    players[0].page.get_by_role("button", name=players[0].word("web-start")).click()
    players[0].page.locator("main[data-turn]").wait_for()
    turns = 0
    while (now := players[0].now()).phase != "over":
        if now.view is None or now.view.mover == 2:
            players[0].page.wait_for_timeout(10)
            continue
        mover = players[now.view.mover]
        # Of a long game some turns through the page are enough: the other page must follow all the same.
        if turns < rounds(3, 6):
            mover.wait_for_turn()
            mover.turn()
        else:
            mover.at_once()
        turns += 1
    for player in players:
        expect(player.page.get_by_role("button", name=player.word("web-rematch"))).to_be_visible()


def test_guest_joins_by_code(site: str, visit: Callable[..., Page]) -> None:
    host = visit(site)
    host.get_by_role("button", name="Play a friend").click()
    ann = Player.of(host, site)
    guest = visit(site)
    guest.get_by_label("Join with a code").fill(f" {ann.table[:4].lower()} {ann.table[4:].lower()}")
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Bo", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    bo = Player.of(guest, site)
    for player in (ann, bo):
        expect(player.hand.locator("button[aria-pressed]").first).to_be_visible()


def test_house_rule_is_chosen_by_keyboard_and_shown_in_header(site: str, visit: Callable[..., Page]) -> None:
    host = visit(site)
    host.locator("input[name=game][value=cards]").check()
    host.get_by_role("button", name="Options").click()
    free = host.get_by_role("checkbox", name="Free sets")
    expect(free).not_to_be_checked()
    free.focus()
    host.keyboard.press("Space")
    expect(free).to_be_checked()
    host.get_by_role("radio", name="English description").check()
    expect(free).to_be_hidden()
    host.get_by_role("radio", name="Polish rulebook").check()
    expect(free).to_be_checked()
    host.get_by_role("button", name="Play a friend").click()
    banner = host.get_by_role("banner")
    expect(banner).to_contain_text("Polish rulebook, free sets")
    assert banner.inner_text().count("Qwirkle Cards") == 1, banner.inner_text()
    guest = visit(host.url)
    expect(guest.get_by_role("banner")).to_contain_text("free sets")


@pytest.mark.parametrize("game", some(["qwirkle"], [*EDITIONS]))
def test_killed_server_loses_neither_game_nor_draft(game: str, own_server: Server, visit: Callable[..., Page]) -> None:
    site = own_server.url
    table, secret = new_table(site, EDITIONS[game], "random", name="Ann")
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret}, allow=NO_NETWORK)
    player = Player(page, site, table, secret)
    player.wait_for_turn()
    player.turn()
    player.wait_for_turn()
    before = player.now()
    drafted = _begin_draft(player)
    own_server.kill()
    expect(page.locator(".banner")).to_be_visible()
    shows_draft(player, drafted)
    own_server.start()
    expect(page.locator(".banner")).to_be_hidden()
    after = player.now()
    assert (after.view, after.commitment) == (before.view, before.commitment)
    shows_draft(player, drafted)
    page.keyboard.press("Escape")
    _clear(player)
    player.turn()


@pytest.mark.parametrize("game", some(["cubes"], [*EDITIONS]))
def test_draft_survives_reload(game: str, site: str, visit: Callable[..., Page]) -> None:
    table, secret = new_table(site, EDITIONS[game], "random", name="Ann")
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret})
    player = Player(page, site, table, secret)
    player.wait_for_turn()
    player.turn()
    if not player.wait_for_turn():
        return
    drafted = _begin_draft(player)
    page.reload()
    player.wait_for_turn()
    shows_draft(player, drafted)


def _begin_draft(player: Player) -> list[str]:
    """Lay something without playing it; return the labels of the draft."""
    data = player.now().view
    assert data is not None
    view = read_view(data)
    if view.edition.game == "cards":
        player.push(player.hand.locator("button[aria-pressed]").first)
        player.push(player.page.locator("li.new button"))
    else:
        best = next((each for each in best_now(view) if isinstance(each, Place)), None)
        if best:
            player.draft(best.tiles)
    return _draft(player)


def _draft(player: Player) -> list[str]:
    """Return the labels of the pieces on the table, and the number of pieces in hand."""
    names = player.page.locator("[role=gridcell], li.set button[aria-pressed]").evaluate_all(
        "all => all.map((each) => each.getAttribute('aria-label')).sort()"
    )
    left = player.hand.locator("button[aria-pressed].bare").count()
    return [*names, str(left)]


def shows_draft(player: Player, drafted: list[str]) -> None:
    """Wait until the page shows that draft."""
    end = monotonic() + PATIENCE_SECONDS
    while (shown := _draft(player)) != drafted:
        assert monotonic() < end, f"{shown} instead of {drafted}"
        player.page.wait_for_timeout(10)


def _clear(player: Player) -> None:
    """Take everything back into the hand."""
    for _ in range(8):
        player.page.keyboard.press("Backspace")


def test_palettes_have_six_different_colors(site: str, visit: Callable[..., Page]) -> None:
    page = visit(f"{site}/settings")
    colors = "each => getComputedStyle(each).getPropertyValue('--{}')"
    names = ("red", "orange", "yellow", "green", "blue", "purple")
    for palette in ("clear", "classic", "contrast", "own"):
        page.locator(f'input[name=palette][value="{palette}"]').check()
        assert page.evaluate("document.documentElement.dataset.palette") == palette
        assert len({page.locator("html").evaluate(colors.format(name)) for name in names}) == 6
        page.reload()
        assert page.evaluate("document.documentElement.dataset.palette") == palette


def test_settings_warn_of_similar_own_colors(site: str, visit: Callable[..., Page]) -> None:
    page = visit(f"{site}/settings", settings={"palette": "own"})
    status = page.get_by_role("status").filter(has_text="tell apart")
    expect(status).to_be_visible()
    page.locator("input[type=color]").first.fill("#e8941b")
    expect(page.get_by_text("look alike")).to_be_visible()


def test_language_changes_at_once_and_is_remembered(site: str, visit: Callable[..., Page]) -> None:
    page = visit(f"{site}/settings")
    for name, heading in (("Italiano", "Impostazioni"), ("Polski", "Ustawienia"), ("Magyar", "Beállítások")):
        page.get_by_label(name).check()
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    page.goto(site)
    assert page.evaluate("document.documentElement.lang") == "hu"


def test_transfer_link_moves_seats_once(site: str, visit: Callable[..., Page]) -> None:
    table, secret = new_table(site, "qwirkle-pl", "greedy", name="Ann")
    start(site, table, secret)
    laptop = visit(f"{site}/settings", seats={table: secret, "NOTABLE0": secret})
    laptop.get_by_role("link", name="Play on another device").click()
    laptop.get_by_role("button", name="Make a link for your 2 tables").click()
    expect(laptop.get_by_role("img", name="QR code")).to_be_visible()
    laptop.evaluate("() => { navigator.share = async ({ url }) => { window.shared = url; }; }")
    laptop.get_by_role("button", name="Share the link").click()
    until(laptop, "!!window.shared")
    link = laptop.evaluate("window.shared")
    phone = visit(link, size=(390, 844), touch=True)
    phone.get_by_role("button", name="Bring my tables here").click()
    phone.wait_for_url(f"{site}/")
    phone.goto(f"{site}/t/{table}")
    expect(Player.of(phone, site).hand.locator("button[aria-pressed]").first).to_be_visible()
    third = visit(link, allow="Failed to load resource")
    third.get_by_role("button", name="Bring my tables here").click()
    expect(third.get_by_text("This link has expired or was already used.")).to_be_visible()


def test_countdown_to_bot_ends_when_player_returns(site: str, visit: Callable[..., Page]) -> None:
    table, ann = new_table(site, "qwirkle-pl", "open", name="Ann")
    ben = sit(site, table, "Ben")
    start(site, table, ann)
    page = visit(f"{site}/t/{table}", seats={table: ann}, size=(390, 844), touch=True)
    player = Player(page, site, table, ann, "touch")
    player.push(page.get_by_role("button", name=player.word("web-more")))
    player.push(page.get_by_role("button", name=player.word("web-ask-hand-over", name="Ben")))
    expect(page.get_by_role("main").get_by_text(player.word("web-offer-hand_over", other="Ben"))).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile("1:00|0:[0-5][0-9]"))
    expect(page.get_by_text(player.word("web-offer-waiting"))).to_have_count(0)
    expect(page.get_by_role("button", name=player.word("web-withdraw"))).to_have_count(0)  # only who is away ends it
    assert not player.now().seats[1].away
    visit(f"{site}/t/{table}", seats={table: ben}, size=(390, 844), touch=True)
    expect(page.get_by_role("timer")).to_have_count(0)


def test_table_does_not_say_that_absent_player_is_thinking(site: str, visit: Callable[..., Page]) -> None:
    table, ann = new_table(site, "qwirkle-pl", "open", name="Ann")
    sit(site, table, "Ben")
    start(site, table, ann)
    view = now(site, table, ann).view
    if view and view.mover == 0:
        act_at_once(site, table, ann, "greedy")
    page = visit(f"{site}/t/{table}", seats={table: ann})
    expect(page.get_by_role("heading", name=say("en", "web-turn-of-away", name="Ben"))).to_be_visible()
    expect(page.get_by_text(say("en", "web-wait"), exact=True)).to_have_count(0)


def test_bot_plays_for_player_who_left_until_return(site: str, visit: Callable[..., Page]) -> None:
    table, ann = new_table(site, "qwirkle-pl", "open", name="Ann")
    ben = sit(site, table, "Ben")
    start(site, table, ann)
    page = visit(f"{site}/t/{table}", seats={table: ben}, size=(390, 844), touch=True)
    player = Player(page, site, table, ben, "touch")
    player.push(page.get_by_role("button", name=player.word("web-more")))
    player.push(page.get_by_role("button", name=player.word("web-leave")))
    player.push(page.get_by_role("button", name=player.word("web-leave")))
    page.wait_for_url(f"{site}/")
    assert player.now().seats[1].away
    page.goto(f"{site}/t/{table}")
    take_back = page.get_by_role("button", name=player.word("web-take-seat-back"))
    player.push(take_back)
    expect(take_back).to_have_count(0)
    assert not player.now().seats[1].away


def test_leaving_resigns_if_host_chose_so(site: str, visit: Callable[..., Page]) -> None:
    host = visit(site, size=(390, 844), touch=True)
    host.get_by_role("button", name="Options").tap()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text("They resign").tap()
    host.get_by_role("button", name="Play a friend").tap()
    ann = Player.of(host, site, "touch")
    ben = sit(site, ann.table, "Ben")
    guest = visit(f"{site}/t/{ann.table}", seats={ann.table: ben}, size=(390, 844), touch=True)
    expect(guest.get_by_text("They resign")).to_be_visible()
    ann.push(host.get_by_role("button", name="Start the game"))
    ann.push(host.get_by_role("button", name=ann.word("web-more")))
    ann.push(host.get_by_role("button", name=ann.word("web-leave")))
    expect(host.get_by_text(ann.word("web-leave-resign"))).to_be_visible()
    ann.push(host.get_by_role("button", name=ann.word("web-leave")))
    host.wait_for_url(f"{site}/")
    expect(guest.get_by_role("heading", name=ann.word("web-you-win"))).to_be_visible()
    expect(guest.get_by_text(ann.word("ending-resigned"))).to_be_visible()
    expect(guest.get_by_text(ann.word("web-resigned"), exact=True).first).to_be_visible()


def test_result_lists_winner_above_resigned_player_with_more_points(site: str, visit: Callable[..., Page]) -> None:
    ann, ben = new_secret(), new_secret()
    request = NewTable(edition="qwirkle-pl", secret=ann, name="Ann", others=(NewSeat(kind="open"),), leaving="resign")
    table = ask(site, "POST", "/api/tables", request, Seated).table
    ask(site, "POST", f"/api/tables/{table}/join", Join(secret=ben, name="Ben"), Seated)
    start(site, table, ann)
    first = now(site, table, ann).view
    assert first is not None
    starter, other = ((ann, "Ann"), (ben, "Ben"))[:: -1 if first.mover else 1]
    act_at_once(site, table, starter[0], "greedy")
    do(site, table, starter[0], Leave())
    page = visit(f"{site}/t/{table}", seats={table: other[0]})
    listed = page.locator("section", has=page.get_by_role("heading", name=say("en", "web-you-win"))).get_by_role(
        "listitem"
    )
    expect(listed).to_have_text([re.compile("You.*0"), re.compile(f"{starter[1]}.*Resigned")])

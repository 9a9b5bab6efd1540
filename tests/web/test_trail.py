"""What happened since your turn: the trail, numbers on the table, replays, the pause before bots' turns, points."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixfold.i18n.catalog import say
from sixfold.messages import Happened
from sixfold.rules.actions import Place, Play
from sixfold.rules.notation import read_action
from tests.support.depth import some
from tests.web.conftest import PHONE
from tests.web.player import By, Player, pause_clock, until
from tests.web.serving import act_at_once, new_table, now, shared_table, start, wait_for_host
from tests.web.states import EDITIONS

Visit = Callable[..., Page]
REPLAY_MS = 2600
TURN = "document.querySelector('main').dataset.turn"
SHOWN = "[...document.querySelectorAll('.middle .set .run [role=img]')].map((each) => each.ariaLabel)"
"""The names of all cards on a table that is shown again."""
FLIGHTS = """window.flights = 0;
new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes]);
  window.flights += added.filter((node) => node.classList?.contains("flight")).length;
}).observe(document, { subtree: true, childList: true });"""


def seated(visit: Visit, site: str, table: str, secret: str, by: By = "mouse", **how: object) -> Player:
    """Return the player to move at a page whose clock stands still."""
    player = Player(visit(f"{site}/t/{table}", seats={table: secret}, own=True, **how), site, table, secret, by)
    player.wait_for_turn()
    player.page.locator(".trail .strip").wait_for()
    player.page.clock.install()
    pause_clock(player.page)
    return player


def with_bots(site: str, game: str, *bots: str, turns: int = 1) -> tuple[str, str]:
    """Return a table where it is the host's turn after some turns of their own, and the host's secret."""
    while True:
        table, secret = new_table(site, EDITIONS[game], *bots, name="Ann")
        start(site, table, secret)
        for _ in range(turns):
            wait_for_host(site, table, secret)
            act_at_once(site, table, secret, "greedy")
        if not wait_for_host(site, table, secret).over:
            return table, secret


def since_yours(player: Player) -> list[Happened]:
    """Return the turns of the others since the host's last one; a new hand does not end a turn."""
    turns = list(player.now().happened)
    while turns[-1].seat == 0:
        turns.pop()
    mine = max((place for place, turn in enumerate(turns) if turn.seat == 0), default=-1)
    return turns[mine + 1 :]


def pieces(turn: Happened) -> int:
    action = read_action(turn.action)
    return len(action.tiles) if isinstance(action, Place) else len(action.cards) if isinstance(action, Play) else 0


@pytest.mark.parametrize("game", some(["qwirkle", "cards"], list(EDITIONS)))
def test_trail_numbers_turns_since_yours_and_replays_one_by_touch(site: str, visit: Visit, game: str) -> None:
    table, secret = with_bots(site, game, "easy", "medium")
    player = seated(visit, site, table, secret, "touch", size=PHONE, touch=True)
    turns = since_yours(player)
    page = player.page
    trail = page.get_by_role("list", name=player.word("web-trail"))
    expect(trail.get_by_role("button")).to_have_count(len(turns))
    for number, turn in enumerate(turns, 1):
        entry = trail.get_by_role("button").nth(number - 1)
        expect(entry).to_contain_text(str(number))
        expect(entry).to_contain_text(player.word(f"level-{'easy' if turn.seat == 1 else 'medium'}"))
    badges = page.locator(".middle .number" if game != "cards" else ".middle .card .turn-number")
    if game != "cards":  # cards are taken with Qwirkles
        assert sorted(badges.all_text_contents()) == sorted(
            str(number) for number, turn in enumerate(turns, 1) for _ in range(pieces(turn))
        )
    expect(badges.first).to_be_visible()
    trail.get_by_role("button").first.tap()
    expect(trail.get_by_role("button").first).to_have_attribute("aria-current", "true")
    said = page.locator("[role=status]").first
    expect(said).to_contain_text(player.word("level-easy"))
    if game != "cards":
        later = sum(pieces(turn) for turn in turns[1:])
        expect(page.locator(".piece.later")).to_have_count(later)
    page.locator(".dock .message").tap()
    expect(trail.locator("[aria-current]")).to_have_count(0)
    expect(page.locator(".piece.later")).to_have_count(0)


def test_trail_replays_every_turn_by_key_and_is_empty_after_yours(site: str, visit: Visit) -> None:
    table, secret = with_bots(site, "qwirkle", "easy", "medium")
    player = seated(visit, site, table, secret, "keys")
    page = player.page
    trail = page.get_by_role("list", name=player.word("web-trail"))
    expect(trail).to_be_visible()
    page.keyboard.press("p")
    for number in range(len(since_yours(player))):
        expect(trail.get_by_role("button").nth(number)).to_have_attribute("aria-current", "true")
        page.clock.fast_forward(REPLAY_MS)
    expect(trail.locator("[aria-current]")).to_have_count(0)
    cell = page.locator("[role=gridcell]:has(.number)").first
    badge = cell.locator(".number").text_content() or ""
    expect(cell).to_have_attribute(
        "aria-label", re.compile(re.escape(player.word("web-trail-cell", n=int(badge), name="").split(",")[0]))
    )


def test_bots_turn_is_shown_after_a_pause_that_a_key_ends(site: str, visit: Visit) -> None:
    table, secret = with_bots(site, "qwirkle", "easy", turns=0)
    page = visit(f"{site}/t/{table}", seats={table: secret}, motion=True, own=True)
    received: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: received.append(str(data))))
    page.reload()
    page.clock.install()
    Player(page, site, table, secret).wait_for_turn()
    pause_clock(page)

    def move_and_wait() -> int:
        """Play, and return the number of turns once the page has been sent the bot's answer."""
        received.clear()
        act_at_once(site, table, secret, "greedy")
        turns = wait_for_host(site, table, secret).turns
        while not any(f'"turns":{turns},' in data for data in received):
            page.wait_for_timeout(10)
        return turns

    turns = move_and_wait()
    assert page.evaluate(TURN) == str(turns - 1)
    page.keyboard.press("Shift")
    until(page, f"{TURN} === '{turns}'")
    turns = move_and_wait()
    assert page.evaluate(TURN) == str(turns - 1)
    page.clock.fast_forward(700)
    until(page, f"{TURN} === '{turns}'")


def test_replay_of_cards_shows_the_table_after_that_turn(site: str, visit: Visit) -> None:
    table, secret = with_bots(site, "cards", "greedy", "greedy")
    player = seated(visit, site, table, secret, "keys")
    page, turns = player.page, [read_action(turn.action) for turn in since_yours(player)]
    card = page.locator(".middle [data-card]").first
    card.focus()
    number = card.get_attribute("data-card")
    page.keyboard.press("p")
    for turn in turns:
        if isinstance(turn, Play):
            names = sorted(player.name(piece) for row in (*turn.qwirkles, *turn.table) for piece in row)
            until(page, f"JSON.stringify({SHOWN}.sort()) === {json.dumps(json.dumps(names, separators=(',', ':')))}")
            expect(page.locator(".middle .ringed i").first).to_be_visible()
        page.clock.fast_forward(REPLAY_MS)
    expect(page.locator(f".middle [data-card='{number}']")).to_be_focused()


@pytest.mark.parametrize("motion", [True, False])
def test_points_fly_to_score_unless_motion_is_reduced(site: str, visit: Visit, motion: bool) -> None:
    table, secret = with_bots(site, "qwirkle", "greedy", turns=1)
    page = visit(
        f"{site}/t/{table}", seats={table: secret}, motion=motion, script=FLIGHTS, settings={"botPause": False}
    )
    player = Player(page, site, table, secret)
    player.wait_for_turn()
    page.locator(".trail .strip").wait_for()
    player.turn()
    if motion:
        until(page, "window.flights > 0")
    assert bool(page.evaluate("window.flights")) is motion
    expect(page.locator(".flight")).to_have_count(0)  # none stays


@pytest.mark.parametrize("game", some(["cards"], ["qwirkle", "cards"]))
def test_trail_replays_turns_between_those_who_share_a_device_and_for_spectators(
    site: str, visit: Visit, game: str
) -> None:
    table, secrets = shared_table(site, EDITIONS[game], "Ann", "Ben", bots=("greedy",))

    first = now(site, table, secrets[0]).view
    assert first
    if first.mover == 1:
        act_at_once(site, table, secrets[1], "greedy")
    wait_for_host(site, table, secrets[0])
    for secret in secrets:
        act_at_once(site, table, secret, "greedy")
    wait_for_host(site, table, secrets[0])
    watch = now(site, table, secrets[0]).watch
    for page in (
        visit(f"{site}/t/{table}", device={table: secrets}, size=PHONE, touch=True, own=True),
        visit(f"{site}/w/{table}#{watch}", size=PHONE, touch=True, own=True),
    ):
        trail = page.get_by_role("list", name=say("en", "web-trail"))
        trail.wait_for()
        page.clock.install()
        pause_clock(page)
        turns = trail.get_by_role("button")
        assert turns.count() >= 2
        turns.first.tap()
        expect(turns.first).to_have_attribute("aria-current", "true")
        expect(page.locator(".middle :is(.later, .run)").first).to_be_visible()
        page.clock.fast_forward(REPLAY_MS)
        expect(trail.locator("[aria-current]")).to_have_count(0)
        if page.locator(".curtain .main").count():
            page.clock.fast_forward(1000)
            page.locator(".curtain .main").tap()
            page.locator(".dock .rack, .dock .hand").first.wait_for()
            expect(page.locator(".dock .message")).to_contain_text("Ann · ")
            turns.last.tap()
            expect(turns.last).to_have_attribute("aria-current", "true")
            if game == "cards":
                expect(page.locator(".dock .message")).not_to_contain_text("Ann · ")  # others did it

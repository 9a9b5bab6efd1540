"""A scripted screen reader, which knows only the accessibility tree, plays a turn of each game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from sixfold.i18n.catalog import say
from sixfold.messages import read_view
from sixfold.rules.actions import Place, Play
from sixfold.rules.line import largest_sets
from sixfold.rules.sets import SMALLEST
from tests.support.depth import rounds
from tests.web.player import Player, until
from tests.web.reader import Reader
from tests.web.screenshots import at_rest, focus
from tests.web.serving import act_at_once, new_table, now, opening, sit, start
from tests.web.states import EDITIONS


@pytest.mark.parametrize("game", EDITIONS)
def test_screen_reader_plays_turn(game: str, site: str, visit: Callable[..., Page]) -> None:
    table, secret = opening(site, EDITIONS[game])
    page = visit(f"{site}/t/{table}", seats={table: secret}, own=True)
    player, reader = Player(page, site, table, secret), Reader(page)
    assert player.wait_for_turn()
    roles = {role for role, _, _ in reader.tree()}
    assert {"main", "banner", "button", "heading"} <= roles
    assert ("grid" in roles) == (game != "cards")
    if game == "cubes":
        _reroll(reader, player)
    data = player.now().view
    assert data is not None
    action = player.greedy(read_view(data))
    match action:
        case Place(tiles):
            for (x, y), piece in sorted(tiles):
                reader.activate("button", player.name(piece))
                place = say("en", "web-cell", row=y, column=x)
                assert say("en", "web-makes", piece=player.name(piece), n=0).split(" 0")[0] in _name(reader, place)
                reader.activate("gridcell", place)
            reader.hears(player.name(tiles[-1][1]))
        case Play(cards):
            for card in cards:
                reader.activate("button", player.name(card))
            reader.activate("button", say("en", "web-new-set").split(":")[0])
    assert focus(page), "the focus is lost"
    main = page.locator("button.main").evaluate("each => each.innerText.trim().split('\\n')[0]")
    reader.activate("button", main)
    until(page, f'document.querySelector("main")?.dataset.turn > {data.turns}')
    assert focus(page), "the focus is lost after the turn"
    player.wait_for_turn()
    until(page, f"document.body.textContent.includes({say('en', 'web-your-turn')!r})")


def _reroll(reader: Reader, player: Player) -> None:
    """Roll a cube again that the opening does not need."""
    data = player.now().view
    assert data is not None
    hand = read_view(data).hand
    spare = next(i for i in range(len(hand)) if largest_sets((*hand[:i], *hand[i + 1 :]))[0] >= SMALLEST)
    reader.activate("button", say("en", "web-reroll"))
    reader.activate("button", player.name(hand[spare]))
    reader.activate("button", say("en", "web-roll-n", n=1))
    until(reader.page, f'document.querySelector("main")?.dataset.turn > {data.turns}')
    assert focus(reader.page), "the focus is lost after the roll"


def _name(reader: Reader, start_of_name: str) -> str:
    return next(name for role, name, _ in reader.tree() if role == "gridcell" and name.startswith(start_of_name))


@pytest.mark.parametrize("game", EDITIONS)
def test_focus_is_kept_while_playing_by_keyboard(game: str, site: str, visit: Callable[..., Page]) -> None:
    table, secret = new_table(site, EDITIONS[game], "random", name="Ann")
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret})
    player = Player(page, site, table, secret, "keys")
    player.wait_for_turn()
    page.keyboard.press("Tab")
    lost = []
    for turn in range(rounds(2, 4)):
        if not player.wait_for_turn():
            break
        if turn and not focus(page):
            lost.append(f"before turn {turn}")
        player.turn()
        if not focus(page):
            lost.append(f"after turn {turn}")
    assert not lost


def test_tab_stops_have_names(site: str, visit: Callable[..., Page]) -> None:
    page = visit(site, own=True)
    reader = Reader(page)
    for path in ("/", "/settings", "/rules", "/learn", "/nowhere"):
        page.goto(f"{site}{path}")
        page.locator("h1").wait_for()
        at_rest(page)
        stops = []
        for _ in range(4):
            page.keyboard.press("Tab")
            stops.append(focus(page))
        assert stops[0] == f"a {say('en', 'web-skip')}"
        assert all(stops), f"{path}: {stops}"
        kinds = ("button", "link", "textbox", "radio", "checkbox")
        assert all(name for role, name, _ in reader.tree() if role in kinds), path


def said_twice(announced: list[str]) -> list[str]:
    """Return the sentences that were said more than once."""
    sentences = [each.strip() for text in announced for each in re.split(r"(?<=[.!?])\s", text) if each.strip()]
    return [each for each, times in Counter(sentences).items() if times > 1]


@pytest.mark.parametrize("hints", [True, False])
def test_screen_reader_hears_each_step_of_turn_once(hints: bool, site: str, visit: Callable[..., Page]) -> None:
    table, secret = opening(site, "qwirkle-pl", hints=hints)
    page = visit(f"{site}/t/{table}", seats={table: secret}, own=True)
    player, reader = Player(page, site, table, secret, "keys"), Reader(page)
    assert player.wait_for_turn()
    data = player.now().view
    assert data is not None
    action = player.greedy(read_view(data))
    assert isinstance(action, Place)
    reader.hears(say("en", "web-your-turn"))  # which the message of an opening does not say
    reader.announced()
    for cell, piece in action.tiles:
        assert player.lay_one(cell, piece)
        reader.hears(say("en", "web-draft-points", n=0).partition(" ")[2])
        at_rest(page)
        announced = reader.announced()
        assert len(announced) == len(("chosen", "placed")), announced
        assert announced[0].startswith(f"{player.name(piece)} fits"), announced
        assert announced[1].startswith(f"{player.name(piece)}. "), announced
        assert not said_twice(announced), announced
    player.confirm()
    until(page, f'document.querySelector("main")?.dataset.turn > {data.turns}')
    reader.hears(say("en", "web-played", name="You", n=99).partition("99")[0])
    player.wait_for_turn()
    reader.hears(say("en", "web-your-turn"))
    at_rest(page)
    announced = reader.announced()
    assert not said_twice(announced), announced


def test_screen_reader_hears_tiles_of_opponent_and_whose_turn_it_is(site: str, visit: Callable[..., Page]) -> None:
    table, secret = new_table(site, "qwirkle-pl", "open")
    other = sit(site, table)
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret}, own=True)
    friend = visit(f"{site}/t/{table}", seats={table: other})
    people = [Player(each, site, table, key) for each, key in ((page, secret), (friend, other))]
    view = people[0].now().view
    assert view is not None
    if view.mover == 0:
        people[0].wait_for_turn()
        people[0].turn()
    reader = Reader(page)
    view = people[1].now().view
    assert view is not None
    action = people[1].greedy(read_view(view))
    assert people[1].wait_for_turn()
    reader.announced()
    people[1].turn(action)
    reader.hears("Bo: ")
    reader.hears(say("en", "web-your-turn"))
    announced = reader.announced()
    assert len(announced) == 1 or announced[1:] == [say("en", "web-nothing-fits")], announced
    if isinstance(action, Place):
        for (x, y), piece in action.tiles:
            assert say("en", "web-laid-at", piece=people[0].name(piece), row=y, column=x) in announced[0]


def test_screen_reader_hears_joining_and_copied_link(site: str, visit: Callable[..., Page]) -> None:
    table, secret = new_table(site, "cards-pl", "open")
    page = visit(f"{site}/t/{table}", seats={table: secret}, script="navigator.share = undefined;")
    page.get_by_role("heading", name=say("en", "web-seats")).wait_for()
    reader = Reader(page)
    reader.activate("button", say("en", "web-share"))
    reader.hears(say("en", "web-copied"))
    guest = visit(f"{site}/t/{table}")
    guest.get_by_label(say("en", "web-your-name")).fill("Bo")
    guest.get_by_role("button", name=say("en", "web-sit-down")).click()
    reader.hears(say("en", "web-joined", name="Bo"))
    reader.activate("button", say("en", "web-start"))
    page.locator("main[data-turn]").wait_for()
    reader.activate("button", say("en", "web-more"))
    reader.announced()
    reader.activate("button", say("en", "web-share-watch"))
    reader.hears(say("en", "web-copied"))


def nearly_over(site: str) -> tuple[str, str, str]:
    """Return a table of Cards without a draw pile, and the secrets of both players."""
    while True:
        table, secret = new_table(site, "cards-pl", "open")
        secrets = (secret, sit(site, table))
        start(site, table, secret)
        while (view := now(site, table, secret).view) and view.supply:
            act_at_once(site, table, secrets[view.mover], "greedy")
        if view and not view.over:
            return table, *secrets


def test_end_of_game_is_announced_once_with_focus_on_result_and_rematch_after_it(
    site: str, visit: Callable[..., Page]
) -> None:
    table, *secrets = nearly_over(site)
    page, friend = (visit(f"{site}/t/{table}", seats={table: secret}) for secret in secrets)
    people = [Player(each, site, table, secret) for each, secret in zip((page, friend), secrets, strict=True)]
    page.locator("main[data-turn]").wait_for()
    reader = Reader(page)
    while (state := people[0].now()).phase != "over":
        assert state.view is not None
        mover = people[state.view.mover]
        assert mover.wait_for_turn()
        mover.turn()
    for each in (page, friend):
        until(each, "document.activeElement.matches('h2') && document.activeElement.closest('.second')")
    reader.hears(say("en", "web-over"))
    announced = reader.announced()
    assert sum(text.count(say("en", "web-over")) for text in announced) == 1, announced
    friend.get_by_role("button", name=say("en", "web-rematch")).click()
    reader.hears(say("en", "web-result-wants", n=1, names="Bo"))

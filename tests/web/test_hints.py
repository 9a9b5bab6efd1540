"""Hints at a table: by button, touch and key, in three steps, and only where the table allows them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from sixfold.ai.hints import hint
from sixfold.client import new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import NewSeat, NewTable, Seated, read_view
from sixfold.rules.actions import Action, Place, Play, Tile
from sixfold.rules.grid import Grid
from sixfold.rules.line import largest_sets
from sixfold.rules.notation import action_text
from sixfold.rules.partial_position import partial_position_text
from sixfold.rules.piece import mask_of, pieces_in
from sixfold.rules.view import View
from sixfold.server.recognition import MIN_PIECES
from tests.support.depth import some
from tests.web.conftest import PHONE
from tests.web.player import Player, until
from tests.web.reader import Reader
from tests.web.sample import languages
from tests.web.screenshots import at_rest, raw_keys, too_wide, violations
from tests.web.serving import act_at_once, ask, new_table, now, opening, sit, start, wait_for_host
from tests.web.states import EDITIONS, NOT_THERE

Visit = Callable[..., Page]


def hinted(page: Page, press: Callable[[], None], lang: str = "en") -> str:
    """Ask for a hint, and return the message once it is there; on a busy machine the page first says that it waits."""
    message = page.locator(".message")
    passing = [message.inner_text(), say(lang, "web-waiting-hint"), say(lang, "web-waiting-hint-offline")]
    press()
    until(page, f"!{json.dumps(passing)}.includes(document.querySelector('.message').innerText)")
    return message.inner_text()


INPUT_OF_GAME = {"qwirkle": "button", "cubes": "touch", "cards": "key"}


@pytest.mark.parametrize("game", EDITIONS)
def test_hint_has_three_steps_and_can_be_played(game: str, site: str, visit: Visit) -> None:
    table, secret = opening(site, EDITIONS[game])
    way = INPUT_OF_GAME[game]
    how = {"touch": True, "size": PHONE} if way == "touch" else {}
    page = visit(f"{site}/t/{table}", seats={table: secret}, **how)
    assert Player(page, site, table, secret).wait_for_turn()
    before = now(site, table, secret)
    lamp = page.get_by_role("button", name=say("en", "web-hint"), exact=True)
    expect(lamp).to_be_visible()
    hints: list[str] = []
    for _ in range(3):
        hints.append(
            hinted(page, {"button": lamp.click, "touch": lamp.tap, "key": lambda: page.keyboard.press("h")}[way])
        )
    assert len(set(hints)) == 3, hints
    assert now(site, table, secret) == before, "a hint leaves no trace"
    main = page.locator(".actions .pri")
    if main.get_attribute("aria-disabled") == "false":
        main.click()
        turns = before.view.turns if before.view else 0
        until(page, f"Number(document.querySelector('[data-turn]').dataset.turn) > {turns}")


def table_with_hint_apart(site: str, edition: str) -> tuple[str, str, Place]:
    """Return a table, its host's secret and a hint whose first tile touches only the others of the same move."""
    while True:
        table, secret = new_table(site, edition, "random")
        start(site, table, secret)
        for _ in range(6):
            view = read_view(wait_for_host(site, table, secret))
            action = hint(view, 3).action
            if isinstance(action, Place) and view.grid and action.tiles[0][0] not in view.grid.open:
                return table, secret, action
            act_at_once(site, table, secret)


@pytest.mark.parametrize("edition", ["qwirkle-pl", "cubes-hu"])
def test_third_hint_places_whole_move(edition: str, site: str, visit: Visit) -> None:
    table, secret, action = table_with_hint_apart(site, edition)
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    player = Player(page, site, table, secret, "touch")
    assert player.wait_for_turn()
    for _ in range(3):
        hinted(page, page.get_by_role("button", name=say("en", "web-hint"), exact=True).tap)
    for (x, y), piece in action.tiles:
        expect(page.locator(f'[data-cell="{x},{y}"]')).to_have_attribute(
            "aria-label", re.compile(re.escape(f"{player.name(piece)}. {say('en', 'web-drafted')}"))
        )
    turn = len(now(site, table, secret).happened)
    player.confirm()
    until(page, f"Number(document.querySelector('[data-turn]').dataset.turn) > {turn}")
    assert now(site, table, secret).happened[turn].action == action_text(action)


def test_message_for_piece_without_place_contains_no_number(site: str, visit: Visit) -> None:
    while True:
        table, secret = opening(site, "qwirkle-pl")
        hand = read_view(wait_for_host(site, table, secret)).hand
        useful = {piece for found in largest_sets(hand)[1] for piece in pieces_in(found)}
        if idle := [piece for piece in hand if piece not in useful]:
            break
    page = visit(f"{site}/t/{table}", seats={table: secret})
    player = Player(page, site, table, secret)
    assert player.wait_for_turn()
    player.choose_piece(idle[0])
    expect(page.locator(".message")).to_have_text(say("en", "web-fits", piece=player.name(idle[0]), n=0))
    expect(page.locator(".message")).not_to_contain_text("0")


def test_hint_taken_back_shows_second_step_again(site: str, visit: Visit) -> None:
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    assert Player(page, site, table, secret, "touch").wait_for_turn()
    message = page.locator(".message")
    hints: list[str] = []
    for _ in range(3):
        hints.append(hinted(page, page.get_by_role("button", name=say("en", "web-hint"), exact=True).tap))
    undo = page.get_by_role("button", name=say("en", "web-undo"), exact=True)
    expect(undo).to_be_enabled()
    while undo.is_enabled():
        undo.tap()
    expect(message).to_have_text(hints[1])


def test_screen_reader_hears_hint(site: str, visit: Visit) -> None:
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret}, own=True)
    assert Player(page, site, table, secret).wait_for_turn()
    reader = Reader(page)
    reader.activate("button", say("en", "web-hint"))
    reader.hears("You can place something")


@pytest.mark.parametrize("lang", languages("hints"))
def test_hints_fit_phone_in_language(lang: str, site: str, visit: Visit) -> None:
    table, secret = opening(site, "cards-en")
    page = visit(f"{site}/t/{table}", seats={table: secret}, lang=lang, size=PHONE)
    assert Player(page, site, table, secret, "mouse", lang).wait_for_turn()
    for _ in range(3):
        hinted(page, page.get_by_role("button", name=say(lang, "web-hint"), exact=True).click, lang)
        assert not raw_keys(page) + too_wide(page)
    assert not violations(page)


def test_table_without_hints_has_no_hint_button(site: str, visit: Visit) -> None:
    secret = new_secret()
    request = NewTable(
        edition="qwirkle-pl", secret=secret, name="Ann", others=(NewSeat(kind="bot", level="random"),), hints=False
    )
    table = ask(site, "POST", "/api/tables", request, Seated).table
    page = visit(f"{site}/t/{table}", seats={table: secret})
    expect(page.get_by_text(say("en", "web-hints-off"))).to_be_visible()
    page.get_by_role("button", name=say("en", "web-start")).click()
    assert Player(page, site, table, secret).wait_for_turn()
    expect(page.get_by_role("button", name=say("en", "web-hint"), exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".message")).not_to_contain_text("hint")
    page.keyboard.press("?")
    expect(page.get_by_text(say("en", "web-key-last"))).to_be_visible()
    expect(page.get_by_text(say("en", "web-key-hint"))).to_have_count(0)


def table_with_five(site: str, edition: str, *, hints: bool) -> tuple[str, str, Action]:
    """Return a table of two people, the host's secret, and an action of theirs that leaves a line or set of five."""
    while True:
        table, secret = new_table(site, edition, "open", hints=hints)
        secrets = (secret, sit(site, table))
        start(site, table, secret)
        while (public := now(site, table, secret).view) and not public.over:
            view = read_view(now(site, table, secrets[public.mover]).view or public)
            if view.mover == 0 and (found := leaving_five(view)):
                return table, secret, found
            if edition == "cards-pl":
                break  # only an opening leaves a set of five for sure
            act_at_once(site, table, secrets[view.mover], "greedy")


def leaving_five(view: View) -> Action | None:
    if view.edition.game == "cards":
        size, (kinds, *_) = largest_sets(view.hand)
        return Play(tuple(pieces_in(kinds)), (), ()) if size == 5 else None
    moves = [tiles for tiles, _ in view.grid.placements(mask_of(view.hand))] if view.grid else []
    return next((Place(tiles) for tiles in moves if gaps(view.grid.lay(tiles)) - gaps(view.grid)), None)


def gaps(grid: Grid) -> set[Tile]:
    """Return what would complete a Qwirkle, and where."""
    fitting = {(cell, piece) for cell in grid.open for piece in pieces_in(grid.allowed(cell))}
    return {tile for tile in fitting if any(line.length == 6 for line in grid.check((tile,)))}


@pytest.mark.parametrize(
    ("edition", "hints"),
    some([("qwirkle-pl", False), ("cards-pl", True)], [*product(("qwirkle-pl", "cards-pl"), (True, False))]),
)
def test_risk_and_analysis_are_offered_only_with_hints(hints: bool, edition: str, site: str, visit: Visit) -> None:
    table, secret, action = table_with_five(site, edition, hints=hints)
    page = visit(f"{site}/t/{table}", seats={table: secret}, own=True)
    player, reader = Player(page, site, table, secret), Reader(page)
    assert player.wait_for_turn()
    reader.announced()
    if isinstance(action, Place):
        player.draft(action.tiles)
    elif isinstance(action, Play):
        for card in action.cards:
            player.choose_piece(card)
        player.push(page.locator("li.new button"))
    message = page.locator(".message")
    judgement = say("en", "web-table-is-legal") if edition == "cards-pl" else "points in all"
    expect(message).to_contain_text(judgement)
    at_rest(page)
    expect(message).to_contain_text("of five" if hints else judgement)
    assert ("of five" in message.inner_text()) is hints, message.inner_text()
    if hints:
        reader.hears("of five")
        announced = [each for each in reader.announced() if "of five" in each]
        assert not any(judgement in each for each in announced), "of a message that grows, only what is new is said"
    page.get_by_role("button", name=say("en", "web-more")).click()
    page.get_by_role("button", name=say("en", "web-keys")).wait_for()
    expect(page.get_by_role("button", name=say("en", "web-analyse-position"))).to_have_count(int(hints))


def test_analysis_rejects_position_of_running_game(site: str, visit: Visit) -> None:
    table, secret = new_table(site, "qwirkle-pl", "random", hints=False)
    start(site, table, secret)
    while len(wait_for_host(site, table, secret).board or ()) < MIN_PIECES:
        act_at_once(site, table, secret, "greedy")
    view = now(site, table, secret).view
    assert view is not None
    page = visit(f"{site}/analysis", allow=NOT_THERE)
    page.get_by_role("button", name=say("en", "web-analysis-share")).click()
    page.get_by_role("textbox").fill(partial_position_text(read_view(view)))
    page.get_by_role("button", name=say("en", "web-analysis-read")).click()
    page.get_by_role("button", name=say("en", "web-analysis-find")).click()
    expect(page.get_by_role("alert").filter(has_text=say("en", "no-running"))).to_be_visible()

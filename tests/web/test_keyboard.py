"""Turns by keyboard alone: Enter plays a complete draft, Backspace takes back, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixfold.ai.puzzles.puzzle import Puzzle, shipped
from sixfold.i18n.catalog import say
from sixfold.messages import read_view
from sixfold.rules.actions import Place, Tile
from sixfold.rules.line import Cell, largest_sets
from sixfold.rules.piece import Piece, pieces_in
from tests.web.player import Player, until
from tests.web.screenshots import focus
from tests.web.serving import now, opening, wait_for_host
from tests.web.states import EDITIONS, PAGES
from tests.web.test_hints import hinted
from tests.web.test_table import seated

Visit = Callable[..., Page]


def press(page: Page, *keys: str) -> None:
    """Press one key after the other, and check after each that the focus is not lost."""
    for key in keys:
        page.keyboard.press(key)
        assert focus(page) or key.isdigit(), f"the focus is lost after {key}"


def fitting(page: Page) -> str:
    """Return the number of a piece of the hand that fits somewhere; nothing if there is none."""
    for number in "123456":
        page.keyboard.press(number)
        fits = page.locator(".open").count()
        page.keyboard.press("Escape")
        if fits:
            return number
    return ""


def on_move(site: str, visit: Visit, game: str) -> tuple[Page, str]:
    """Return the page of a player to move, and the number of a piece that fits."""
    while True:
        page = seated(site, visit, game, turns=2).page
        if number := fitting(page):
            return page, number


def turns(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-turn") or 0)


@pytest.mark.parametrize("game", ["qwirkle", "cubes"])
def test_enter_plays_complete_draft(game: str, site: str, visit: Visit) -> None:
    page, number = on_move(site, visit, game)
    before = turns(page)
    press(page, number, "Tab", "Enter")
    expect(page.locator(".rack button.slot")).to_have_count(1)
    expect(page.locator("button.main")).to_be_focused()
    press(page, "Enter")
    until(page, f"document.querySelector('main').dataset.turn > {before}")
    assert focus(page)


def test_enter_on_board_plays_and_space_takes_back(site: str, visit: Visit) -> None:
    page, number = on_move(site, visit, "qwirkle")
    before = turns(page)
    laid = page.locator(".rack button.slot")
    press(page, number, "Tab", "Enter", "ArrowUp")
    assert page.evaluate("document.activeElement.matches('[data-cell]')"), "an arrow goes back to the board"
    cell = page.locator(f'[data-cell][aria-label*="{say("en", "web-drafted")}"]')
    for _ in range(40):
        if cell.evaluate("each => each === document.activeElement"):
            break
        goal, here = cell.get_attribute("data-cell"), page.evaluate("document.activeElement.dataset.cell")
        (gx, gy), (x, y) = (tuple(map(int, (each or "").split(","))) for each in (goal, here))
        away = "ArrowRight" if gx > x else "ArrowLeft" if gx < x else "ArrowDown" if gy > y else "ArrowUp"
        press(page, away)
    press(page, "Space")
    expect(laid).to_have_count(0)
    press(page, number, "Tab", "Enter", "ArrowUp", "Enter")
    until(page, f"document.querySelector('main').dataset.turn > {before}")


def test_backspace_takes_back_last_piece(site: str, visit: Visit) -> None:
    page, number = on_move(site, visit, "qwirkle")
    laid = page.locator(".rack button.slot")
    press(page, number, "Tab", "Enter")
    expect(laid).to_have_count(1)
    press(page, "Backspace")
    expect(laid).to_have_count(0)
    assert focus(page)


def test_enter_does_not_play_incomplete_opening(site: str, visit: Visit) -> None:
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret})
    assert Player(page, site, table, secret).wait_for_turn()
    press(page, fitting(page), "Tab", "Enter", "Enter")
    expect(page.locator(".rack button.slot")).to_have_count(1)
    expect(page.locator("button.main")).to_have_attribute("aria-disabled", "true")
    assert turns(page) == 0
    press(page, "Backspace")
    expect(page.locator(".rack button.slot")).to_have_count(0)


def test_enter_held_down_does_not_play(site: str, visit: Visit) -> None:
    page, number = on_move(site, visit, "qwirkle")
    before = turns(page)
    press(page, number, "Tab")
    page.keyboard.down("Enter")
    expect(page.locator("button.main")).to_be_focused()
    page.keyboard.down("Enter")  # what a keyboard repeats
    page.keyboard.up("Enter")
    expect(page.locator(".rack button.slot")).to_have_count(1)
    assert turns(page) == before


def test_enter_places_cards_then_plays_them(site: str, visit: Visit) -> None:
    table, secret = opening(site, "cards-pl")
    view = read_view(wait_for_host(site, table, secret))
    page = visit(f"{site}/t/{table}", seats={table: secret})
    player = Player(page, site, table, secret, "keys")
    assert player.wait_for_turn()
    for piece in pieces_in(largest_sets(view.hand)[1][0]):
        player.choose_piece(piece)
    press(page, "Enter")
    expect(page.locator("li.set")).to_have_count(1)
    expect(page.locator("button.main")).to_be_focused()
    press(page, "Backspace")
    expect(page.locator("li.set")).to_have_count(0)
    for piece in pieces_in(largest_sets(view.hand)[1][0]):
        player.choose_piece(piece)
    press(page, "Enter", "Enter")
    until(page, "document.querySelector('main').dataset.turn > 0")
    assert focus(page)


@pytest.mark.parametrize(
    ("game", "turn", "mode", "verb"), [("qwirkle", 2, "web-exchange", "swap"), ("cubes", 0, "web-reroll", "reroll")]
)
def test_enter_exchanges_marked_tiles_after_tab_to_button(
    game: str, turn: int, mode: str, verb: str, site: str, visit: Visit
) -> None:
    player = seated(site, visit, game, turns=turn)
    page, before = player.page, turns(player.page)
    player.walk_to(page.get_by_role("button", name=say("en", mode), exact=True))
    press(page, "Enter", "1", "2")
    expect(page.locator("button.main .kbd")).to_be_visible()
    press(page, "Enter")
    until(page, f"document.querySelector('main').dataset.turn > {before}")
    action = now(site, player.table, player.secret).happened[before].action
    assert action.split()[0] == verb
    assert len(action.split()) == 3


@pytest.mark.parametrize("game", EDITIONS)
def test_enter_plays_third_hint_after_tab_to_hint_button(game: str, site: str, visit: Visit) -> None:
    table, secret = opening(site, EDITIONS[game])
    page = visit(f"{site}/t/{table}", seats={table: secret})
    player = Player(page, site, table, secret, "keys")
    assert player.wait_for_turn()
    player.walk_to(page.get_by_role("button", name=say("en", "web-hint"), exact=True))
    for _ in range(3):
        hinted(page, lambda: press(page, "Enter"))
    expect(page.locator("button.main .kbd")).to_be_visible()
    press(page, "Enter")
    until(page, "document.querySelector('main').dataset.turn > 0")


def test_enter_key_is_not_shown_while_other_button_has_focus(site: str, visit: Visit) -> None:
    page, number = on_move(site, visit, "qwirkle")
    promise = page.locator("button.main .kbd")
    press(page, number, "Tab", "Enter")
    expect(promise).to_be_visible()
    box = page.locator("button.main").bounding_box()
    press(page, "Shift+Tab")
    expect(promise).to_be_hidden()
    assert page.locator("button.main").bounding_box() == box, "what moves under a press is not pressed"
    press(page, "Tab")
    expect(promise).to_be_visible()
    page.get_by_role("button", name=say("en", "web-exchange"), exact=True).click()
    tile = page.locator(".rack button").first
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(promise).to_be_hidden()


def test_enter_places_other_chosen_piece_instead_of_playing(site: str, visit: Visit) -> None:
    page, number = on_move(site, visit, "qwirkle")
    before = turns(page)
    press(page, number, "Tab", "Enter", "1" if number != "1" else "2")
    expect(page.locator("button.main .kbd")).to_be_hidden()
    press(page, "Enter")
    if page.locator(".open").count():
        assert page.evaluate("document.activeElement.matches('[data-cell]:has(.open)')")
    press(page, "Escape")
    assert turns(page) == before
    press(page, "Enter")
    until(page, f"document.querySelector('main').dataset.turn > {before}")


def test_enter_makes_set_of_other_chosen_cards_instead_of_playing(site: str, visit: Visit) -> None:
    table, secret = opening(site, "cards-pl")
    view = read_view(wait_for_host(site, table, secret))
    page = visit(f"{site}/t/{table}", seats={table: secret})
    player = Player(page, site, table, secret, "keys")
    assert player.wait_for_turn()
    for piece in pieces_in(largest_sets(view.hand)[1][0]):
        player.choose_piece(piece)
    press(page, "Enter")
    expect(page.locator("button.main .kbd")).to_be_visible()
    press(page, "1")
    expect(page.locator("button.main .kbd")).to_be_hidden()
    press(page, "Enter")
    expect(page.locator("li.set")).to_have_count(2)
    assert turns(page) == 0


def in_laying_order(puzzle: Puzzle) -> list[Tile]:
    """Return the tiles of the answer, each beside one that is there before it."""
    assert isinstance(puzzle.answer, Place)
    there, left, found = set(puzzle.position.grid.pieces), list(puzzle.answer.tiles), []
    while left:
        near = next(each for each in left if beside(each[0]) & there)
        left.remove(near)
        there.add(near[0])
        found.append(near)
    return found


def beside(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def lay(page: Page, cell: Cell, piece: Piece) -> None:
    """Choose a piece by its number, go to its place by Tab, and put it there."""
    labels = page.locator(".dock .bare").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    name = say("en", "piece-name", color=piece.color_name, shape=piece.shape_name)
    press(page, str(labels.index(name[0].upper() + name[1:]) + 1))
    for _ in range(60):
        press(page, "Tab")
        if page.evaluate("document.activeElement.dataset.cell") == f"{cell[0]},{cell[1]}":
            break
    press(page, "Enter")


def test_enter_plays_and_backspace_takes_back_in_puzzle(site: str, visit: Visit) -> None:
    puzzle = next(each for each in shipped().values() if isinstance(each.answer, Place) and len(each.answer.tiles) == 2)
    page = visit(f"{site}/puzzles/{puzzle.id}")
    page.locator(".hint").wait_for()
    held = page.locator(".dock .bare")
    total = held.count()
    for laid, tile in enumerate(in_laying_order(puzzle), 1):
        for _ in range(2 if laid == 2 else 1):
            if held.count() == total - laid:
                press(page, "Backspace")
            lay(page, *tile)
            expect(held).to_have_count(total - laid)
            expect(page.locator("button.main")).to_be_focused()
    press(page, "Enter")
    expect(page.get_by_role("link", name=say("en", "web-puzzle-next"))).to_be_focused()


def test_enter_plays_on_analysis_board(site: str, visit: Visit) -> None:
    page = visit(f"{site}{PAGES['analysis of tiles']}")
    page.locator(".rack").wait_for()
    press(page, fitting(page), "Tab", "Enter", "Backspace")
    expect(page.locator(".rack button.slot")).to_have_count(0)
    press(page, fitting(page), "Tab", "Enter", "Enter")
    expect(page.locator('[aria-current="step"]')).not_to_have_text(say("en", "web-analysis-start"))

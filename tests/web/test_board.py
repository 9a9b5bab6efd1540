"""The board under fingers: what is in view, where a dragged piece lands, and how large the touch targets are."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from sixfold import messages
from sixfold.ai.puzzles.puzzle import daily, shipped
from sixfold.i18n.catalog import say
from sixfold.messages import read_view
from sixfold.rules.actions import Place, Tile
from sixfold.rules.line import Cell
from sixfold.rules.notation import action_text
from sixfold.rules.partial_position import partial_position_text
from sixfold.rules.piece import mask_of, piece
from tests.web.conftest import PHONE, SMALL_PHONE
from tests.web.player import Player, pause_clock, until
from tests.web.screenshots import drawn, too_small
from tests.web.serving import act_at_once, do, new_table, now, start, wait_for_host
from tests.web.states import EDITIONS, plain
from tests.web.test_table import ask_undo, first, nothing_drawn, seated, two_people

Visit = Callable[..., Page]
FIRST_DAY = date(2026, 11, 16)
MIN_TALL_ROWS = 12
LIFT_PX = 34
"""Pixels that a dragged piece is above the finger."""
MIN_TARGET = 44
TALL_POSITION = "1~qwirkle-pl~0~12,22~CDEFOc!.6~-2,-9,5,ljnFnXSnMmSGlbVlHJnVWnKncdYmbZnd~~"
"""A position of twelve rows whose lowest tile is at the right, where the zoom buttons are."""
MANY_LINES = 3
"""Lines of a draft whose scores take more than two lines of text on a small phone."""

HIDDEN = """cells => cells.filter((cell) => {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const area = cell.closest("[role=grid]").getBoundingClientRect();
  const whole = left >= area.left - 1 && right <= area.right + 1 && top >= area.top - 1 && bottom <= area.bottom + 1;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !whole || !hit?.closest("[role=grid]");
}).map((cell) => cell.dataset.cell)"""
"""Cells that are outside the board's view, or under something."""


EMPTY_FELT = """(board, [dx, dy]) => {
  const area = board.getBoundingClientRect();
  for (let i = 1; i < 400; i++) {
    const [x, y] = [area.x + (area.width * ((i * 37) % 100)) / 100, area.y + (area.height * ((i * 61) % 97)) / 97];
    const felt = document.elementFromPoint(x, y);
    const inside = x + dx > area.x && x + dx < area.right && y + dy > area.y && y + dy < area.bottom;
    if (inside && board.contains(felt) && !felt.closest("[data-cell]")) return [x, y];
  }
}"""
"""A point of the board without a cell, from which it can be dragged that far."""


def hidden(page: Page, cells: str = "[data-cell]:has(.piece)") -> list[str]:
    drawn(page)
    page.locator(cells).first.wait_for()
    found: list[str] = page.locator(cells).evaluate_all(HIDDEN)
    return found


def cell_at(page: Page, cell: Cell) -> Locator:
    return page.locator(f'[data-cell="{cell[0]},{cell[1]}"]')


def span(cells: list[Cell], axis: int) -> int:
    return max(cell[axis] for cell in cells) - min(cell[axis] for cell in cells) + 1


def large_table(site: str, axis: int, size: int) -> tuple[str, str]:
    """Return a table with at least `size` columns (axis 0) or rows where Ann can lay something, and her secret."""
    while True:
        table, *secrets = two_people(site)
        for _ in range(40):
            public = now(site, table, secrets[0]).view
            assert public is not None
            own = now(site, table, secrets[public.mover]).view
            assert own is not None
            at = read_view(own)
            moves = [tiles for tiles, _ in at.grid.placements(mask_of(at.hand))] if at.grid else []
            if moves and span([*at.grid.pieces], axis) >= size and at.mover == 0:
                return table, secrets[0]
            if not moves:
                act_at_once(site, table, secrets[at.mover])
                continue
            longest = max(moves, key=lambda tiles: span([*at.grid.pieces, *(cell for cell, _ in tiles)], axis))
            do(site, table, secrets[at.mover], messages.PlayAction(at.turns, action_text(Place(longest))))


@pytest.mark.parametrize(("axis", "size"), [(0, 15), (1, 17)])
def test_zoom_to_fit_shows_every_tile_on_phone(axis: int, size: int, site: str, visit: Visit) -> None:
    table, secret = large_table(site, axis, size)
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    page.get_by_role("button", name=say("en", "web-zoom-fit")).tap()
    assert not hidden(page)


@pytest.mark.parametrize(("axis", "size"), [(0, 15), (1, 11)])
def test_analysis_board_shows_every_tile_on_phone(axis: int, size: int, site: str, visit: Visit) -> None:
    table, secret = large_table(site, axis, size)
    view = now(site, table, secret).view
    assert view is not None
    page = visit(f"{site}/analysis", size=PHONE, touch=True)
    page.get_by_role("button", name=say("en", "web-share"), exact=True).tap()
    page.get_by_role("textbox").fill(partial_position_text(read_view(view)))
    page.get_by_role("button", name=say("en", "web-analysis-read")).tap()
    page.locator(".rack").wait_for()
    assert not hidden(page)
    page.get_by_role("button", name=say("en", "web-analysis-set-up")).tap()
    assert not hidden(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1] - 100})  # as a browser's own bars do
    assert not hidden(page)


def test_zoom_buttons_cover_no_tile_on_phone(site: str, visit: Visit) -> None:
    page = visit(f"{site}/analysis#{TALL_POSITION}", size=PHONE, touch=True)
    page.locator(".rack").wait_for()
    assert not hidden(page)


def day_of_tall_puzzle() -> date:
    """Return a day whose puzzle fills the height of a phone: a panel that grows would cover some of its tiles."""
    for number in range(365):
        day = FIRST_DAY + timedelta(number)
        puzzle = daily(day)
        if isinstance(puzzle.answer, Place) and span([*puzzle.position.grid.pieces], 1) >= MIN_TALL_ROWS:
            return day
    raise AssertionError("there is none")


def test_solved_daily_puzzle_keeps_tiles_in_view(site: str, visit: Visit) -> None:
    day = day_of_tall_puzzle()
    answer = daily(day).answer
    assert isinstance(answer, Place)
    page = visit(f"{site}/settings", size=PHONE, touch=True, own=True)
    page.clock.install(time=f"{day}T12:00:00Z")
    page.goto(f"{site}/puzzles/daily")
    page.locator(".hint").wait_for()
    player = Player(page, site, "", "", "touch")
    player.draft(answer.tiles)
    assert not hidden(page)
    height = page.locator("[role=grid]").evaluate("each => each.clientHeight")
    page.get_by_role("button", name=say("en", "web-puzzle-play")).tap()
    expect(page.get_by_role("link", name=say("en", "web-puzzle-next"))).to_be_visible()
    until(page, f"document.querySelector('[role=grid]').clientHeight < {height}")
    assert not hidden(page)


def pan(player: Player, target: Locator, top: float) -> None:
    """Drag the board until the target is at its left, `top` pixels below its upper edge."""
    area = player.page.locator("[role=grid]").bounding_box()
    assert area is not None
    for _ in range(20):
        box = target.bounding_box()
        assert box is not None
        dx, dy = (max(-140.0, min(140.0, each)) for each in (area["x"] + 20 - box["x"], area["y"] + top - box["y"]))
        if max(abs(dx), abs(dy)) < 8:  # smaller movements are taps
            return
        x, y = player.page.locator("[role=grid]").evaluate(EMPTY_FELT, [dx, dy])
        player.carry((x, y), (x + dx, y + dy))
    raise AssertionError("the view does not move")


def many_lines(site: str, visit: Visit, **how: object) -> tuple[Player, list[Tile]]:
    """Return a player to move, and a move that makes at least three lines."""
    while True:
        table, secret = new_table(site, "qwirkle-pl", "random")
        start(site, table, secret)
        for _ in range(6):
            view = read_view(wait_for_host(site, table, secret))
            moves = view.grid.placements(mask_of(view.hand)) if view.grid else ()
            for tiles, _points in moves:
                if len(view.grid.check(tiles)) >= MANY_LINES:
                    page = visit(f"{site}/t/{table}", seats={table: secret}, **how)
                    return Player(page, site, table, secret, "touch", "hu"), list(tiles)
            act_at_once(site, table, secret)


def test_growing_message_keeps_draft_in_view(site: str, visit: Visit) -> None:
    player, left = many_lines(site, visit, size=SMALL_PHONE, touch=True, lang="hu")
    page = player.page
    assert player.wait_for_turn()
    height = page.locator("[role=grid]").evaluate("each => each.clientHeight")
    while len(left) > 1:
        left.remove(next(each for each in left if player.lay_one(*each)))
    ((cell, piece),) = left
    player.choose_piece(piece)
    target = cell_at(page, cell)
    box = target.bounding_box()
    assert box is not None
    pan(player, target, height - box["height"] - 4)
    box = target.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(target.locator(".piece")).to_be_visible()
    until(page, f"document.querySelector('[role=grid]').clientHeight < {height}")
    assert not hidden(page, f'[data-cell][aria-label*="{say("hu", "web-drafted")}"]')


def test_offer_keeps_draft_in_view(site: str, visit: Visit) -> None:
    while True:
        table, ann, ben, _ = nothing_drawn(site)
        view = now(site, table, ann).view
        if view and [*read_view(view).grid.placements(mask_of(read_view(view).hand))]:
            break
    page = visit(f"{site}/t/{table}", seats={table: ann}, size=PHONE, touch=True)
    friend = visit(f"{site}/t/{table}", seats={table: ben})
    player = Player(page, site, table, ann, "touch")
    assert player.wait_for_turn()
    cell, piece = first(player)
    player.choose_piece(piece)
    pan(player, cell_at(page, cell), 20)
    player.tap(cell_at(page, cell))
    assert not hidden(page, f'[data-cell="{cell[0]},{cell[1]}"]')
    ask_undo(friend)
    page.get_by_role("button", name=say("en", "web-agree")).wait_for()
    assert not hidden(page, f'[data-cell="{cell[0]},{cell[1]}"]')


def test_board_is_in_view_after_reload_with_draft(site: str, visit: Visit) -> None:
    table, secret = large_table(site, 0, 15)
    page = visit(f"{site}/t/{table}", seats={table: secret})
    player = Player(page, site, table, secret)
    assert player.wait_for_turn()
    player.draft((first(player),))
    page.reload()
    page.locator(".rack button.slot").wait_for()
    assert not hidden(page)


def drag_to_cell(player: Player, held: Locator, target: Locator, below: float) -> None:
    """Drag a piece by a finger to a point `below` pixels under the middle of a cell."""
    a, b = held.bounding_box(), target.bounding_box()
    assert a is not None
    assert b is not None
    held.tap()
    player.carry(
        (a["x"] + a["width"] / 2, a["y"] + a["height"] / 2),
        (b["x"] + b["width"] / 2, b["y"] + b["height"] / 2 + below),
    )


@pytest.mark.parametrize("below", [0, LIFT_PX])
def test_tile_dragged_by_finger_lands_under_finger_or_tile(below: int, site: str, visit: Visit) -> None:
    player = seated(site, visit, "qwirkle", turns=2, size=PHONE, touch=True)
    page, player.by = player.page, "touch"
    cell, piece = first(player)
    held = player.piece_button(player.hand, piece, pressed=False)
    held.tap()
    player.seen(cell_at(page, cell))
    drag_to_cell(player, player.piece_button(player.hand, piece, pressed=True), cell_at(page, cell), below)
    expect(cell_at(page, cell).locator(".piece")).to_be_visible()


def test_piece_dragged_by_finger_lands_under_finger_in_lesson_and_puzzle(site: str, visit: Visit) -> None:
    page = visit(f"{site}/learn/qwirkle", size=PHONE, touch=True)
    player = Player(page, site, "", "", "touch")
    tile = page.get_by_role("button", name="Red star")
    tile.tap()
    drag_to_cell(player, tile, page.locator("[data-cell]:has(.open)").first, 0)
    expect(page.get_by_role("button", name=say("en", "web-learn-next"))).to_be_visible()
    puzzle = next(each for each in shipped().values() if isinstance(each.answer, Place) and len(each.answer.tiles) == 1)
    assert isinstance(puzzle.answer, Place)
    ((cell, piece),) = puzzle.answer.tiles
    page.goto(f"{site}/puzzles/{puzzle.id}")
    held = player.piece_button(player.hand, piece, pressed=False)
    held.tap()
    drag_to_cell(player, player.piece_button(player.hand, piece, pressed=True), cell_at(page, cell), 0)
    expect(cell_at(page, cell).locator(".piece")).to_be_visible()


def drag_below(player: Player, held: Locator, target: Locator) -> None:
    """Drag a card by a finger that ends below the lower edge of a target, with the card's middle above that edge."""
    a, b = held.bounding_box(), target.bounding_box()
    assert a is not None
    assert b is not None
    player.carry(
        (a["x"] + a["width"] / 2, a["y"] + a["height"] / 2),
        (b["x"] + b["width"] / 2, b["y"] + b["height"] + LIFT_PX / 2),
    )


def test_card_dragged_by_a_finger_lands_where_the_card_is(site: str, visit: Visit) -> None:
    player = seated(site, visit, "cards", size=PHONE, touch=True)
    page, player.by = player.page, "touch"
    sets = page.locator("li.set").count()
    drag_below(player, player.rack()[0], page.locator("li.new"))
    expect(page.locator("li.set")).to_have_count(sets + 1)


def test_card_dragged_by_a_finger_lands_where_the_card_is_in_lessons(site: str, visit: Visit) -> None:
    page = visit(f"{site}/learn/cards", size=PHONE, touch=True)
    card = page.get_by_role("button", name="Red star")
    card.wait_for()
    drag_below(Player(page, site, "", "", "touch"), card, page.locator("li.new"))
    expect(page.locator("li.set")).to_have_count(1)


def test_tap_counts_right_after_card_was_flicked(site: str, visit: Visit) -> None:
    player = seated(site, visit, "cards", size=PHONE, touch=True, own=True)
    page, player.by = player.page, "touch"
    flicked, tapped = (player.rack()[place].element_handle() for place in (0, 2))
    box = flicked.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # Input goes before timers: with the clock of the page paused, the tap comes before every timer of the flick.
    page.clock.install()
    pause_clock(page)
    player.carry((x, y), (x, y - 20))
    tapped.tap()
    until(page, "document.querySelector('.hand [aria-pressed=true]')")
    assert tapped.get_attribute("aria-pressed") == "true"
    assert flicked.get_attribute("aria-pressed") == "false"


def small(targets: Locator) -> list[dict[str, float]]:
    boxes = targets.evaluate_all("all => all.map((each) => each.getBoundingClientRect().toJSON())")
    return [box for box in boxes if min(box["width"], box["height"]) < MIN_TARGET - 0.5]


@pytest.mark.parametrize("game", EDITIONS)
def test_touch_targets_of_table_are_44_pixels_on_phone(game: str, site: str, visit: Visit) -> None:
    player = seated(site, visit, game, turns=2, size=PHONE, touch=True)
    page = player.page
    assert not small(page.locator("header button:visible, header a:visible"))
    assert not too_small(page)
    player.rack()[0].tap()
    assert not too_small(page)


def test_touch_targets_of_other_pages_are_44_pixels_on_phone(site: str, visit: Visit) -> None:
    found = {name: too_small(page) for name, page in plain(visit, site, size=PHONE, touch=True)}
    assert not any(found.values()), found


def test_cells_of_large_board_are_44_pixels_on_phone(site: str, visit: Visit) -> None:
    table, secret = large_table(site, 0, 15)
    page = visit(f"{site}/t/{table}", seats={table: secret}, size=PHONE, touch=True)
    player = Player(page, site, table, secret, "touch")
    assert player.wait_for_turn()
    for tile in player.rack():
        tile.tap()
        # A cell is drawn with a gap of 4 units of 62 to the next; a finger in the gap reaches the nearer one.
        assert not [box for box in small(page.locator(".open")) if box["width"] < MIN_TARGET * 58 / 62 - 0.5]


def test_two_lines_of_six_that_cross_glow_together(site: str, visit: Visit) -> None:
    """The server's board is replaced on its way by one on which a red cross completes both lines."""
    row = [[x, 0, f"R{shape}"] for x, shape in enumerate("osdtc")]
    column = [[5, y, f"{color}x"] for y, color in enumerate("OYGBP", 1)]
    table, secret = new_table(site, "qwirkle-pl", "random")
    start(site, table, secret)

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def change(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("type") == "now" and message.get("view"):
                hands = [["Rx", "Rx"], message["view"]["hands"][1]]
                message["view"] |= {"board": [*row, *column], "mover": 0, "opening": False, "hands": hands}
            socket.send(json.dumps(message))

        server.on_message(change)

    page = visit(f"{site}/settings", own=True)
    page.route_web_socket("**/api/socket?*", pass_on)
    page.evaluate(
        "([table, secret]) => localStorage['sixfold.seats'] = JSON.stringify([{ table, secret }])", [table, secret]
    )
    page.goto(f"{site}/t/{table}")
    player = Player(page, site, table, secret)
    player.choose_piece(piece("Rx"))
    player.tap(page.locator('[data-cell="5,0"]'))
    expect(page.locator("button.main")).to_contain_text("24")
    expect(page.locator("rect.glow")).to_have_count(11)

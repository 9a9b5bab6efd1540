"""Measure the web client on a slow device: a quarter of this machine's speed, over the loopback."""

from __future__ import annotations

import gzip
import json
from itertools import pairwise
from math import cos, sin
from typing import TYPE_CHECKING, Any, Final

from sixfold.bench.figures import Figures, games
from sixfold.client import ask, new_secret
from sixfold.i18n.catalog import say
from sixfold.messages import Done, NewSeat, NewTable, Seated, Start
from tests.support.browser import ARGUMENTS, NO_BROWSER_MESSAGE, find, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response, WebSocketRoute

SLOWER: Final = 4
TILES: Final = 108
DRAGS: Final = 240
HAND: Final = ["Ro", "Os", "Yd", "Gt", "Bc", "Px"]
WATCH: Final = """
window.seen = { shift: 0, ready: 0, frames: [] };
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) seen.shift += each.value;
}).observe({ type: "layout-shift", buffered: true });
const look = () => {
  if (document.querySelector(".dock button[aria-pressed]")) seen.ready = performance.now();
  else requestAnimationFrame(look);
};
look();
"""
COUNT: Final = """() => {
  seen.frames = [];
  const tick = (at) => { seen.frames.push(at); if (!seen.stop) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""

RECORD: Final = """() => {
  window.shown = [];
  const tick = (at) => {
    shown.push([at, Number(document.querySelector("main")?.dataset.turn)]);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
THOUGHTS: Final = 8


def web() -> Figures:
    """Measure bytes, times to the first paint and the first turn, frames while you drag or a bot thinks, and shift."""
    from playwright.sync_api import sync_playwright

    program = find()
    if not program:
        raise OSError(NO_BROWSER_MESSAGE)
    with served() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        table, secret = _table(site)
        found = (
            _loading(browser, site, table, secret) | _dragging(browser, site, table, secret) | _thinking(browser, site)
        )
        browser.close()
    return found


def _table(site: str) -> tuple[str, str]:
    secret = new_secret()
    wish = NewTable(edition="qwirkle-pl", secret=secret, name="A", others=(NewSeat(kind="bot", level="random"),))
    table = ask(site, "POST", "/api/tables", wish, Seated).table
    ask(site, "POST", f"/api/tables/{table}/do", Start(), Done, secret)
    return table, secret


def _page(browser: Browser, table: str, secret: str) -> Page:
    """Open a slow page at the table, in a fresh profile."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    seats = json.dumps(json.dumps([{"table": table, "secret": secret}]))
    context.add_init_script(f"localStorage.setItem('sixfold.seats', {seats}); {WATCH}")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def _loading(browser: Browser, site: str, table: str, secret: str) -> Figures:
    page = _page(browser, table, secret)
    scripts: dict[str, int] = {}

    def count(got: Response) -> None:
        if got.url.endswith(".js"):
            scripts[got.url] = len(gzip.compress(got.body()))

    page.on("response", count)
    page.goto(f"{site}/t/{table}")
    page.wait_for_selector(".dock button[aria-pressed]")
    page.wait_for_timeout(1500)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    seen = page.evaluate("seen")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((each) => [each.name, each.responseEnd])")
    page.context.close()
    return {
        "web.first_turn_script_kB": sum(scripts.get(url, 0) for url, end in loaded if end <= seen["ready"]) / 1000,
        "web.script_kB": sum(scripts.values()) / 1000,
        "web.first_paint_ms": paint,
        "web.interactive_ms": seen["ready"],
        "web.layout_shift": seen["shift"],
    }


def _dragging(browser: Browser, site: str, table: str, secret: str) -> Figures:
    """Drag a tile over a full table, which replaces the server's board on its way."""
    page = _page(browser, table, secret)
    board = _full_board()

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(_with_board(str(text), board)))

    page.route_web_socket("**/api/socket?*", pass_on)
    page.goto(f"{site}/t/{table}")
    page.wait_for_selector(f"[data-cell]:nth-of-type(1), [role=gridcell] >> nth={len(board) - 1}", state="attached")
    page.wait_for_timeout(1000)
    tile = page.locator(".rack button").first.bounding_box()
    area = page.locator("[role=grid]").bounding_box()
    assert tile is not None
    assert area is not None
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.evaluate(COUNT)
    for step in range(DRAGS):
        across, down = 0.5 + 0.4 * cos(step / 9), 0.5 + 0.4 * sin(step / 7)
        page.mouse.move(area["x"] + across * area["width"], area["y"] + down * area["height"])
    frames = page.evaluate("() => { seen.stop = true; return seen.frames; }")
    page.mouse.up()
    page.context.close()
    gaps = sorted(after - before for before, after in pairwise(frames))
    return {
        "web.tiles": len(board),
        "web.drag_fps": 1000 * len(gaps) / (frames[-1] - frames[0]),
        "web.drag_longest_frame_ms": gaps[-1],
    }


def _thinking(browser: Browser, site: str) -> Figures:
    """Count the frames of a table while an expert thinks in a worker of the page, with the pause after its move."""
    from tests.web.local_player import LocalPlayer

    context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(site)
    page.get_by_label(say("en", "web-front-level")).select_option("expert")
    page.get_by_role("button", name=say("en", "web-front-bot")).click()
    player = LocalPlayer(page)
    page.evaluate(RECORD)
    bots: set[int] = set()
    while len(bots) < THOUGHTS and player.wait_for_turn():
        view = player.now().view
        assert view is not None
        player.turn()
        bots.add(view.turns + 1)
    player.wait_for_turn()
    shown = page.evaluate("shown")
    context.close()
    gaps = sorted(after - before for (before, turn), (after, same) in pairwise(shown) if turn == same and turn in bots)
    return {
        "web.thinking_fps": 1000 * len(gaps) / sum(gaps),
        "web.thinking_longest_frame_ms": gaps[-1],
    }


def _full_board() -> list[list[Any]]:
    """Return the end of the game that used the most tiles."""
    last = max((game[-1].grid.pieces for game in games("qwirkle-pl", 8)), key=len)
    return [[x, y, str(piece)] for (x, y), piece in list(last.items())[:TILES]]


def _with_board(text: str, board: list[list[Any]]) -> str:
    message = json.loads(text)
    if message.get("type") == "now" and message.get("view"):
        you = message["you"]
        hands = [HAND if seat == you else hand for seat, hand in enumerate(message["view"]["hands"])]
        message["view"] |= {"board": board, "mover": you, "opening": False, "hands": hands, "over": False}
    return json.dumps(message)

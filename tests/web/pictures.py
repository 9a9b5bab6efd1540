"""Take pictures of every page of the web client, at four sizes, light and dark: `./run pictures`.

`./run pictures icons` draws the icons of the installed client from icon.svg.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browser import ARGUMENTS, NO_BROWSER_MESSAGE, find
from tests.web.conftest import SIZES, Profiles, Visitors
from tests.web.player import Player
from tests.web.serving import Server, new_table, start

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures" / "web"
PUBLIC = ROOT / "web" / "public"
EDITIONS = {"qwirkle": "qwirkle-pl", "cubes": "cubes-hu", "cards": "cards-pl"}
PAGES = {
    "front": "/",
    "settings": "/settings",
    "rules": "/rules",
    "learn": "/learn",
    "lesson": "/learn/cards",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/qwirkle-endgame-1",
    "analysis": "/analysis#1~qwirkle-pl~0~39,47~GKPZaj!.6~-1,-7,7,lXpUOpIpUOCgkcikNlDbhJPVkCkgIkX~~",
    "score": "/score",
    "carry": "/carry",
    "lost": "/t/ABCDEFGH",
}
QUALITY = 72
"""Of pictures that are kept in the repository: small, and good enough to look at."""
TURNS = 5
"""Played before a picture of a table is taken."""


@contextmanager
def chrome() -> Iterator[Browser]:
    try:
        program = find() or sys.exit(NO_BROWSER_MESSAGE)
    except OSError as error:
        sys.exit(str(error))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


def icons() -> None:
    """Draw the icon at two sizes, and once with a margin for systems that crop it."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with chrome() as browser:
        for name, size, room in (("icon-192", 192, 0.0), ("icon-512", 512, 0.0), ("icon-maskable", 512, 0.12)):
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "#121417" if room else "transparent"
            page.set_content(
                f"<style>html,body{{margin:0;background:{ground}}}svg{{display:block;width:{size * (1 - 2 * room)}px;"
                f"margin:{size * room}px}}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()


def take(page: Page, name: str) -> None:
    """Save a picture of the page once it is drawn and idle."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    with Image.open(BytesIO(page.screenshot())) as picture:
        picture.convert("RGB").save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
    page.context.close()


def pages(visit: Visitors, site: str) -> None:
    for size in SIZES:
        for theme in ("light", "dark"):
            for name, path in PAGES.items():
                page = visit(f"{site}{path}", size=size, theme=theme, allow=".")
                take(page, f"{name}-{size[0]}-{theme}")


def tables(visit: Visitors, site: str) -> None:
    """Take pictures of a table of each game, the waiting room and the reviews."""
    for game, edition in EDITIONS.items():
        table, secret = new_table(site, edition, "easy", "easy", name="Ann")
        start(site, table, secret)
        page = visit(f"{site}/t/{table}", seats={table: secret}, allow=".")
        player = Player(page, site, table, secret)
        for _ in range(TURNS):
            if player.wait_for_turn():
                player.turn()
        player.wait_for_turn()
        page.context.close()
        _everywhere(visit, f"{site}/t/{table}", game, {table: secret})
    table, secret = new_table(site, "qwirkle-pl", "open", "easy", name="Ann")
    _everywhere(visit, f"{site}/t/{table}", "waiting", {table: secret})
    for game, edition in EDITIONS.items():
        table, secret = new_table(site, edition, "easy", name="Ann")
        start(site, table, secret)
        page = visit(f"{site}/t/{table}", seats={table: secret}, allow=".")
        player = Player(page, site, table, secret)
        while player.wait_for_turn():
            player.at_once()
        page.context.close()
        _everywhere(visit, f"{site}/review/{table}", f"review-{game}", {table: secret})


def _everywhere(visit: Visitors, address: str, name: str, seats: dict[str, str]) -> None:
    for size in SIZES:
        for theme in ("light", "dark"):
            page = visit(address, size=size, theme=theme, seats=seats, touch=size[0] < 900, allow=".")
            take(page, f"{name}-{size[0]}-{theme}")


def main() -> None:
    if "icons" in sys.argv:
        icons()
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    with chrome() as browser, TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            visit = Visitors(Profiles(browser))
            pages(visit, server.url)
            tables(visit, server.url)
        finally:
            server.stop()


if __name__ == "__main__":
    main()

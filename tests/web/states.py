"""Every page and state of the web client, for tests that check them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle

from playwright.sync_api import Page

from sixfold.ai.baseline_bots import best_now
from sixfold.i18n.catalog import find_language, say
from sixfold.messages import read_view
from sixfold.rules.actions import Place
from sixfold.rules.cubes import CubesState
from tests.support.depth import some
from tests.web.player import Player
from tests.web.screenshots import at_rest
from tests.web.serving import finished_table, new_table, shared_table, sit, start

EDITIONS = {"qwirkle": "qwirkle-pl", "cubes": "cubes-hu", "cards": "cards-pl"}

PAGES = {
    "front page": "/",
    "settings": "/settings",
    "no page": "/nowhere",
    "analysis": "/analysis",
    "analysis of tiles": "/analysis#1~qwirkle-pl~0~39,47~GKPZaj!.6~-1,-7,7,lXpUOpIpUOCgkcikNlDbhJPVkCkgIkX~~",
    "analysis of cards": "/analysis#1~cards-pl~0~1,0~KKOSTVXYZ!.9~BHN.DFE~AGMSYe!~",
    "rules": "/rules",
    "learn": "/learn",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/qwirkle-endgame-1",
    "statistics": "/stats",
    "another device": "/carry",
    "one device": "/device",
}
"""Pages without a table, with their fragments."""

Visit = Callable[..., Page]
State = tuple[str, Page]
NOT_THERE = "Failed to load resource"


def plain(visit: Visit, site: str, langs: Sequence[str] = ("en",), **how: object) -> Iterator[State]:
    """Yield pages without a table, in one language after the other."""
    page = visit(f"{site}/nowhere", lang=langs[0], **how)
    for (name, path), lang in zip(PAGES.items(), cycle(langs)):
        page.evaluate("lang => localStorage.setItem('sixfold.settings', JSON.stringify({ lang }))", lang)
        page.goto(f"{site}{path}")
        if page.url.partition("#")[2]:
            page.reload()  # another # alone loads nothing
        page.locator("h1, h2").first.wait_for()
        at_rest(page)
        assert page.evaluate("document.documentElement.lang") == find_language(lang)
        yield name, page


def before_start(visit: Visit, site: str, lang: str = "en", **more: object) -> Iterator[State]:
    """Yield the front page with games and options, then tables before the game: for host and guest, full, unknown."""
    how = {"lang": lang, **more}
    table, secret = new_table(site, "qwirkle-pl", "open", "easy", name="Ann")
    page = visit(site, seats={table: secret}, **how)
    page.locator(f'a[href="/t/{table}"]').wait_for()
    page.get_by_role("button", name=say(lang, "web-front-options"), exact=True).click()
    yield "front page with games and options", page
    page = visit(f"{site}/t/{table}", seats={table: secret}, **how)
    page.locator("h2").first.wait_for()
    yield "waiting room", page
    page = visit(f"{site}/t/{table}", **how)
    page.locator("form").wait_for()
    yield "invitation", page
    sit(site, table)
    page = visit(f"{site}/t/{table}", **how)
    page.locator("h2").wait_for()
    yield "full table", page
    yield from between_turns(visit, site, lang, **more)
    page.goto(f"{site}/t/ABCDEFGH")
    page.locator("h2").wait_for()
    yield "no such table", page


def between_turns(visit: Visit, site: str, lang: str = "en", **how: object) -> Iterator[State]:
    """Yield what those who share a device see between their turns, and how hands get to phones."""
    table, secrets = shared_table(site, "qwirkle-pl", "Ann", "Ben")
    page = visit(f"{site}/t/{table}", device={table: secrets}, lang=lang, **how)
    page.locator(".curtain .main").wait_for()
    yield "between turns", page
    page.get_by_role("button", name=say(lang, "web-more")).click()
    page.get_by_role("button", name=say(lang, "web-together-phones")).click()
    page.get_by_role("button", name=say(lang, "web-together-code")).first.click()
    page.locator("dialog .code").wait_for()
    yield "hands on phones", page


def at_table(visit: Visit, site: str, game: str, lang: str = "en", **how: object) -> Iterator[State]:
    """Yield the states of a turn, and the panels that open beside it."""
    table, secret = new_table(site, EDITIONS[game], "random", name="Ann")
    start(site, table, secret)
    page = visit(f"{site}/t/{table}", seats={table: secret}, lang=lang, **how)
    player = Player(page, site, table, secret, "mouse", lang)
    player.wait_for_turn()
    yield f"{game}: my turn", page
    player.turn()
    player.wait_for_turn()
    yield f"{game}: my next turn", page
    yield from _drafts(player, game)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=player.word("web-talk")).click()
    yield f"{game}: talk", page
    page.get_by_role("button", name=player.word("web-talk")).click()
    more = page.get_by_role("button", name=player.word("web-more"))
    if more.is_visible():
        more.click()
        yield f"{game}: more", page


def _drafts(player: Player, game: str) -> Iterator[State]:
    page = player.page
    data = player.now().view
    assert data is not None
    view = read_view(data)
    if game == "cards":
        player.push(player.hand.locator("button[aria-pressed]").first)
        yield "cards: a card chosen", page
        player.push(page.locator("li.new button"))
        yield "cards: not a set yet", page
        return
    if game == "qwirkle" or not CubesState.of(view).rerolled:
        mode = "web-exchange" if game == "qwirkle" else "web-reroll"
        player.choose_mode(mode)
        player.push(player.rack()[0])
        yield f"{game}: some chosen", page
        player.choose_mode_off(mode)
    best = next((each for each in best_now(view) if isinstance(each, Place)), None)
    if best:
        player.choose_piece(best.tiles[0][1])
        yield f"{game}: a piece chosen", page
        page.keyboard.press("Escape")
        player.draft(best.tiles)
        yield f"{game}: a draft", page


def over(visit: Visit, site: str, lang: str = "en", **how: object) -> Iterator[State]:
    """Yield finished games."""
    for edition in some(["cards-pl"], [*EDITIONS.values()]):
        table, secret = finished_table(site, edition)
        page = visit(f"{site}/t/{table}", seats={table: secret}, lang=lang, **how)
        page.get_by_role("button", name=say(lang, "web-rematch")).wait_for()
        yield f"{edition}: over", page

"""Words fit where they stand: in every language, in longer ones, and in those written from right to left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

import pytest
from playwright.sync_api import Page

from sixfold.i18n.catalog import LANGUAGES, say
from tests.support.depth import some
from tests.web import states
from tests.web.conftest import DESKTOP, SMALL_PHONE
from tests.web.pseudo import LONG, PSEUDO, RIGHT_TO_LEFT, disguised, spoken
from tests.web.screenshots import drawn, overflowing, raw_keys, too_wide
from tests.web.serving import opening

Visit = Callable[..., Page]


@pytest.fixture(autouse=True)
def pseudo_locales() -> Iterator[None]:
    with spoken():
        yield


def some_states(visit: Visit, site: str, lang: str) -> Iterator[states.State]:
    """Yield the pages with the most words, and a turn."""
    for name in ("front page", "settings"):
        page = visit(f"{site}{states.PAGES[name]}", lang=lang)
        page.locator("h1, h2").first.wait_for()
        yield name, page
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret}, lang=lang)
    page.locator("main[data-turn]").wait_for()
    yield "my turn", page


def all_states(visit: Visit, site: str, lang: str) -> Iterator[states.State]:
    yield from states.plain(visit, site, (lang,), allow=states.NOT_THERE)
    parts = [states.before_start, states.over]
    yield from chain.from_iterable(part(visit, site, lang, allow=states.NOT_THERE) for part in parts)
    for game in states.EDITIONS:
        yield from states.at_table(visit, site, game, lang)


STATES = some(some_states, all_states)


def unfit(found: Iterator[states.State]) -> dict[object, list[str]]:
    """Return what does not fit on a small phone and on a large screen."""
    wrong: dict[object, list[str]] = {}
    for name, page in found:
        for size in (SMALL_PHONE, DESKTOP):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            drawn(page)
            wrong[name, size] = too_wide(page) + overflowing(page) + raw_keys(page)
    return {place: problems for place, problems in wrong.items() if problems}


# The longest texts of all languages stand for them; the long form checks each of them, too.
@pytest.mark.parametrize("lang", some([*PSEUDO], [*PSEUDO, *LANGUAGES]))
def test_words_fit_into_pages_and_buttons(lang: str, site: str, visit: Visit) -> None:
    assert not unfit(STATES(visit, site, lang))


def test_table_from_right_to_left_has_its_board_in_the_middle(site: str, visit: Visit) -> None:
    table, secret = opening(site, "qwirkle-pl")
    page = visit(f"{site}/t/{table}", seats={table: secret}, lang=RIGHT_TO_LEFT)
    page.locator(FIRST_CELL).wait_for()
    drawn(page)
    assert page.evaluate("document.documentElement.dir") == "rtl"
    directions = "all => [...new Set(all.map((each) => getComputedStyle(each).direction))]"
    assert page.locator("main").evaluate_all(directions) == ["rtl"]
    assert page.locator("svg").evaluate_all(directions) == ["ltr"], "text in drawings goes to the right of its place"
    board, cell = (page.locator(which).bounding_box() for which in (".board", FIRST_CELL))
    assert board is not None
    assert cell is not None
    middle = board["x"] + board["width"] / 2
    assert abs(cell["x"] + cell["width"] / 2 - middle) < board["width"] / 4


FIRST_CELL = ".board rect.first"
LOADED = """() => performance.getEntriesByType("resource").map((each) => each.name.split("/").pop())
  .filter((name) => /^_[a-z]+_/.test(name)).map((name) => name.split("_")[2].replace(/-.{8}\\.js$/, ""))"""
"""The languages whose words the page has loaded."""


def test_page_loads_the_words_of_its_language_only(site: str, visit: Visit) -> None:
    page = visit(f"{site}/settings", lang="it", own=True)
    page.locator("h1").wait_for()
    assert set(page.evaluate(LOADED)) == {"it"}
    page.get_by_label(say("pl", "language-name")).check()
    page.get_by_role("heading", name=say("pl", "web-settings")).wait_for()
    assert set(page.evaluate(LOADED)) == {"it", "pl"}


def test_overflowing_finds_words_outside_of_their_button_and_overlapping_neighbours(site: str, visit: Visit) -> None:
    page = visit(f"{site}/settings")
    option = page.locator("label.opt").first
    option.wait_for()
    assert not overflowing(page)
    option.evaluate("each => Object.assign(each.style, { maxWidth: '50px', whiteSpace: 'nowrap', transition: 'none' })")
    assert any("outside" in each for each in overflowing(page))
    option.evaluate("each => Object.assign(each.style, { maxWidth: '', marginInlineEnd: '-60px' })")
    assert any("|" in each for each in overflowing(page))


def test_longer_words_are_two_fifths_longer() -> None:
    texts: Sequence[str] = [
        say("en", key) for key in ("web-front-friend-about", "web-scan", "web-join-title", "web-rules")
    ]
    assert 1.3 < len("".join(disguised(text, LONG) for text in texts)) / len("".join(texts)) < 1.6

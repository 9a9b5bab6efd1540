"""Every page and state, looked at: axe-core, raw keys, and whether the words fit, in four languages and sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from sixfold.text import LANGUAGES
from tests.web import states
from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE, TABLET
from tests.web.looking import raw_keys, too_wide, violations

LOOKS: tuple[tuple[tuple[int, int], Literal["light", "dark"]], ...] = ((PHONE, "dark"), (DESKTOP, "light"))
WORDY = ("lobby", "settings", "waiting room", "invitation", "my turn", "no such table")
"""States that hold most of the words there are."""


@pytest.mark.parametrize("part", ["plain", "doors", "over", *states.EDITIONS])
def test_axe_finds_nothing_on_any_page_or_state_large_or_small_light_or_dark(
    part: str, site: str, visit: Callable[..., Page]
) -> None:
    found = {}
    for name, page in _part(part, site, visit, {"allow": states.NOT_THERE}):
        for size, theme in LOOKS:
            _look(page, size, theme)
            if wrong := violations(page):
                found[name, theme] = wrong
    assert not found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=lambda size: str(size[0]))
def test_no_key_is_shown_and_all_words_fit(
    lang: str, size: tuple[int, int], site: str, visit: Callable[..., Page]
) -> None:
    how: dict[str, Any] = {"lang": lang, "size": size, "allow": states.NOT_THERE}
    found: dict[str, list[str]] = {}
    for name, page in chain(*(_part(part, site, visit, how) for part in ("plain", "doors", *states.EDITIONS))):
        assert page.evaluate("document.documentElement.lang") == lang
        found[name] = raw_keys(page) + too_wide(page)
    assert not {name: wrong for name, wrong in found.items() if wrong}


def test_the_layout_holds_with_words_40_percent_longer(site: str, visit: Callable[..., Page]) -> None:
    found: dict[str, list[str]] = {}
    how: dict[str, Any] = {"size": SMALL_PHONE, "allow": states.NOT_THERE}
    parts = [*(_part(part, site, visit, how) for part in ("plain", "doors"))]
    games = [islice(_part(game, site, visit, how), 1) for game in states.EDITIONS]
    for name, page in chain(*parts, *games):
        if name.endswith(WORDY):
            found[name] = too_wide(page, stretched=True)
            _look(page, TABLET)
            found[name] += too_wide(page)
            _look(page, SMALL_PHONE)
    assert not {name: wrong for name, wrong in found.items() if wrong}


def _look(page: Page, size: tuple[int, int], theme: Literal["light", "dark"] = "light") -> None:
    """Turn the same page into one on another screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _part(part: str, site: str, visit: Callable[..., Page], how: dict[str, Any]) -> Iterator[states.State]:
    if part in states.EDITIONS:
        return states.at_table(visit, site, part, **how)
    return {"plain": states.plain, "doors": states.doors, "over": states.over}[part](visit, site, **how)

"""Every page and state, looked at: axe-core, raw keys, and whether the words fit, in four languages and sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Page

from sixfold.text import LANGUAGES
from tests.web import states
from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE, TABLET
from tests.web.looking import raw_keys, too_wide, violations

THEMES = {"light": DESKTOP, "dark": PHONE}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("part", ["plain", "doors", "over", *states.EDITIONS])
def test_axe_finds_nothing_on_any_page_or_state(part: str, theme: str, site: str, visit: Callable[..., Page]) -> None:
    how: dict[str, Any] = {"theme": theme, "size": THEMES[theme], "allow": states.NOT_THERE}
    found = {name: wrong for name, page in _part(part, site, visit, how) if (wrong := violations(page))}
    assert not found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=lambda size: str(size[0]))
def test_no_key_is_shown_and_longer_words_fit(
    lang: str, size: tuple[int, int], site: str, visit: Callable[..., Page]
) -> None:
    how: dict[str, Any] = {"lang": lang, "size": size, "allow": states.NOT_THERE}
    found: dict[str, list[str]] = {}
    every = chain(*(_part(part, site, visit, how) for part in ("plain", "doors", *states.EDITIONS)))
    for name, page in every:
        assert page.evaluate("document.documentElement.lang") == lang
        found[name] = raw_keys(page) + too_wide(page)
    assert not {name: wrong for name, wrong in found.items() if wrong}


@pytest.mark.parametrize("size", [SMALL_PHONE, TABLET], ids=lambda size: str(size[0]))
def test_the_layout_holds_with_words_40_percent_longer(
    size: tuple[int, int], site: str, visit: Callable[..., Page]
) -> None:
    found = {}
    for part in ("plain", "doors", *states.EDITIONS):
        how: dict[str, Any] = {"size": size, "allow": states.NOT_THERE}
        for name, page in _part(part, site, visit, how):
            if name.endswith(("lobby", "settings", "waiting room", "invitation", "my turn", "no such table")):
                found[name] = too_wide(page, stretched=True)
    assert not {name: wrong for name, wrong in found.items() if wrong}


def _part(part: str, site: str, visit: Callable[..., Page], how: dict[str, Any]) -> Iterator[states.State]:
    if part in states.EDITIONS:
        return states.at_table(visit, site, part, **how)
    return {"plain": states.plain, "doors": states.doors, "over": states.over}[part](visit, site, **how)

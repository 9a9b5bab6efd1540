"""Every page and state passes axe-core, shows no raw keys and fits, in every language and four sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from sixfold.i18n.catalog import LANGUAGES
from tests.support.depth import seeded_rng, some
from tests.web import states
from tests.web.conftest import SIZES, SMALL_PHONE, TABLET
from tests.web.screenshots import drawn, nameless_icons, raw_keys, too_wide, violations

Theme = Literal["light", "dark"]
PARTS = ("plain", "before_start", "over", *states.EDITIONS)
THEMES: tuple[Theme, ...] = ("light", "dark", "light", "dark", "dark", "light", "dark", "light")
LOOKS = tuple(zip(SIZES * 2, THEMES, strict=True))
"""Every size, light and dark; neighbours differ in both."""
WORDY = (
    "front page",
    "options",
    "settings",
    "waiting room",
    "invitation",
    "my turn",
    "no such table",
    "one device",
    "between turns",
)
"""States with the most words."""
SHIFT = seeded_rng("states").randrange(len(LANGUAGES))
"""Which languages and looks the sample begins with."""


def languages(place: int) -> tuple[str, ...]:
    """Return all languages, another one first for each place."""
    first = (place + SHIFT) % len(LANGUAGES)
    return (*LANGUAGES[first:], *LANGUAGES[:first])


# By default every state has one language and one look, so that each language, size and theme has some states.
@pytest.mark.parametrize(
    ("part", "langs"),
    some(
        [(part, languages(place)) for place, part in enumerate(PARTS)],
        [(part, (lang,)) for part, lang in product(PARTS, LANGUAGES)],
    ),
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_states_pass_axe_show_no_keys_and_fit(
    part: str, langs: tuple[str, ...], site: str, visit: Callable[..., Page]
) -> None:
    found: dict[object, list[str]] = {}
    for place, (name, page) in enumerate(_part(part, site, visit, langs), PARTS.index(part) + SHIFT):
        assert page.evaluate("document.documentElement.lang") in langs
        for size, theme in some(LOOKS[place % 8 : place % 8 + 1], LOOKS):
            _look(page, size, theme)
            found[name, size, theme] = raw_keys(page) + too_wide(page) + nameless_icons(page) + violations(page)
        if name.endswith(WORDY):
            for size in (SMALL_PHONE, TABLET):
                _look(page, size)
                found[name, size, "words 40 % longer"] = too_wide(page, stretched=True)
    assert not {look: wrong for look, wrong in found.items() if wrong}


def _look(page: Page, size: tuple[int, int], theme: Theme = "light") -> None:
    """Give the page another size and theme."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme)
    drawn(page)


def _part(part: str, site: str, visit: Callable[..., Page], langs: tuple[str, ...]) -> Iterator[states.State]:
    how: dict[str, Any] = {"allow": states.NOT_THERE}
    if part == "plain":
        return states.plain(visit, site, langs, **how)
    if part in states.EDITIONS:
        return states.at_table(visit, site, part, langs[0], **how)
    return {"before_start": states.before_start, "over": states.over}[part](visit, site, langs[0], **how)

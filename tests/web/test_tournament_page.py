"""The page of a tournament in a real browser: in every size, light and dark, with names that are hard to fit."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from sixfold.arena.game import Offence, Played
from sixfold.arena.match import Deal, Settings
from sixfold.arena.standings import standings
from sixfold.arena.tournament import tournament
from sixfold.cli.arena_report import page
from sixfold.rules.edition import edition
from tests.web.conftest import DESKTOP, SMALL_PHONE
from tests.web.screenshots import raw_keys, too_wide, violations


def report(lang: str) -> str:
    """Return the page of a random tournament in which later players are stronger and slower."""
    rng = Random(1)
    names = ("random", "greedy", "exec:/usr/local/bin/averylongnamewithoutanyspace --weights /srv/weights.bin", "hard")
    cup = tournament("round-robin", Settings(edition("qwirkle-it"), names, "<seed>"), 2, 12)
    for table, match in zip(cup.tables, cup.matches, strict=True):
        for number in range(match.deals - 1):
            games = []
            for _ in table:
                won = rng.random() < 0.5 + 0.15 * (table[0] - table[1])
                lost = Offence(int(won), "crash", 3, "timeout", "no answer") if rng.random() < 0.05 else None
                times = tuple(10.0 ** (player - 1) for player in table)
                games.append(Played((90, 100), (float(won), float(not won)), (1, 1), times, lost))
            match.add(Deal(number, tuple(games), (None, None)))
    return page(standings(cup), lang)


@pytest.mark.parametrize(("size", "scheme", "lang"), [(SMALL_PHONE, "dark", "hu"), (DESKTOP, "light", "en")])
def test_tournament_page_passes_axe_and_fits(browser: Browser, size: tuple[int, int], scheme: str, lang: str) -> None:
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]
    shown = context.new_page()
    shown.set_content(report(lang))
    assert violations(shown) == []
    assert raw_keys(shown) == []
    assert too_wide(shown, stretched=True) == []
    context.close()

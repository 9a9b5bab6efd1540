"""Every number has the plural forms of its language, as CLDR counts them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import ast

from sixfold.i18n.catalog import LANGUAGES
from tests.i18n.catalogues import patterns

NUMBERS: Final = frozenset({"n", "m", "count", "length", "minutes", "hours", "games", "there", "left"})
"""Variables that are counts. Those of an edition are not among them: it always has the same 6, 12 or 108."""
WITHOUT_NOUN: Final = frozenset(
    [
        "arena-title",
        "cli-picture-hidden",
        "export-done",
        "line-column",
        "line-row",
        "play-announced",
        "play-last-piece",
        "puzzle-difficulty",
        "puzzles-checked",
        "review-no-turn",
        "review-reason-keeps",
        "review-reason-leaves",
        "review-reason-opens",
        "review-reason-qwirkles",
        "review-reason-reply",
        "review-reason-reply-qwirkles",
        "review-reason-roll",
        "web-analysis-any",
        "web-analysis-hand-n",
        "web-analysis-hidden",
        "web-analysis-odds-cubes",
        "web-analysis-odds-next",
        "web-analysis-odds-of",
        "web-analysis-play-for",
        "web-analysis-player",
        "web-analysis-try",
        "web-cards-open-largest",
        "web-carry-scan",
        "web-front-all",
        "web-hint-play-place",
        "web-last-bonus",
        "web-learn-step",
        "web-makes",
        "web-move-n-of",
        "web-opening-owes",
        "web-puzzle-countdown",
        "web-puzzle-number",
        "web-qwirkle-tag",
        "web-remove-seat",
        "web-result-best",
        "web-result-last-piece",
        "web-result-per-turn",
        "web-result-qwirkles",
        "web-review-announced",
        "web-score-edit",
        "web-score-editing",
        "web-score-enter",
        "web-score-last",
        "web-score-player",
        "web-score-under",
        "web-seat-n",
        "web-stats-move",
        "web-together-age-of",
        "web-together-kind",
        "web-together-name",
        "web-together-name-of",
        "web-together-remove",
        "web-trail-card",
        "web-trail-cell",
        "web-trail-lay",
        "web-trail-play",
    ]
)
"""English messages with a number and no noun that it counts: which seat, turn or player, or points behind a colon."""
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
MAX_COUNT: Final = 1000
"""Nothing in the games is counted higher than this."""


@cache
def wanted(lang: str) -> frozenset[str]:
    """Return the categories of whole numbers from 0 to 1,000."""
    form = Locale.parse(lang, sep="-").plural_form
    return frozenset(form(n) for n in range(MAX_COUNT + 1))


@cache
def known(lang: str) -> frozenset[str]:
    """Return all categories: some are only of fractions or millions."""
    return frozenset(Locale.parse(lang, sep="-").plural_form.tags) | {"other"}


def selections(pattern: ast.Pattern) -> Iterator[tuple[str, ast.SelectExpression]]:
    """Yield every selection with the name of its variable."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            selection = element.expression
            if isinstance(selection.selector, ast.VariableReference):
                yield selection.selector.id.name, selection
            for variant in selection.variants:
                yield from selections(variant.value)


def names(selection: ast.SelectExpression) -> set[str]:
    return {each.key.name for each in selection.variants if isinstance(each.key, ast.Identifier)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_have_the_categories_of_the_language(lang: str) -> None:
    """Numbers such as [0] may have a text of their own, too."""
    wrong = {}
    for key, pattern in patterns(lang).items():
        for variable, selection in selections(pattern):
            found = names(selection)
            if found & CATEGORIES - {"other"} and not wanted(lang) <= found <= known(lang):
                wrong[key] = (variable, found)
    assert not wrong


@pytest.mark.parametrize(
    ("lang", "few"),
    [
        *((lang, {"one", "other"}) for lang in ("en", "it", "hu", "de", "fr", "es", "nl")),
        ("pl", {"one", "few", "many"}),
    ],
)
def test_wanted_categories_are_those_of_cldr(lang: str, few: set[str]) -> None:
    assert wanted(lang) == few


def uncounted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the numbers that stand beside words without a selection by them."""
    words = "".join(each.value for each in pattern.elements if isinstance(each, ast.TextElement))
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        match element.expression:
            case ast.VariableReference(id=name) if name.name in NUMBERS - chosen and any(map(str.isalpha, words)):
                yield name.name
            case ast.SelectExpression(selector=selector) as selection:
                by = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
                for variant in selection.variants:
                    yield from uncounted(variant.value, chosen | by)


def test_counted_things_have_plurals() -> None:
    """A new message with a number needs a selection, or to be listed as one that names nothing beside the number."""
    found = {key for key, pattern in patterns("en").items() if [*uncounted(pattern)]}
    assert found == WITHOUT_NOUN

"""The texts keep to docs/glossary.md: one word for one thing, and the typography of each language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize

from sixfold.i18n.catalog import LANGUAGES
from tests.i18n.catalogues import messages

PAGE = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
QUOTES = "“”„«»‹›‚‟"
"""All signs that quote in some language; ‘ and ’ may be apostrophes."""
TYPED = re.compile(r"-examples$|-extra$|-missing$|^(play-help|tui-help-marks)")
"""Messages with commands, which are shown as they are typed."""


def table(heading: str) -> list[list[str]]:
    """Return the cells of the table below that heading, with the row of its head."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows if not set("".join(row)) <= {"-", " "}]


@cache
def rejected(lang: str) -> dict[str, re.Pattern[str]]:
    """Return the rejected words of a language, each with the pattern that finds it."""
    words = [word.strip() for row in table("Rejected words")[1:] if row[0] == lang for word in row[1].split(",")]
    found = {}
    for word in words:
        ending = "" if not word[-1].isalpha() or word.endswith("…") else r"\b"
        found[word] = re.compile(r"(?<!\w)" + re.escape(word.rstrip("…")) + ending, re.IGNORECASE)
    return found


@cache
def texts(lang: str) -> dict[str, str]:
    """Return what people read of each message: without the search words of rules, which are whatever people say."""
    found = {}
    for entry in messages(lang):
        patterns = [entry.value, *(each.value for each in entry.attributes if each.id.name != "search")]
        found[entry.id.name] = "\n".join(_text(each) for each in patterns if each)
    return found


def _text(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("x"), pattern)
    return serialize(ast.Resource([message])).removeprefix("x =").strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_avoid_rejected_words(lang: str) -> None:
    used = [
        (key, word)
        for key, text in texts(lang).items()
        for word, pattern in rejected(lang).items()
        if pattern.search(text)
    ]
    assert not used


def test_rejected_words_are_found_in_sentences() -> None:
    for lang in {row[0] for row in table("Rejected words")[1:]}:
        for word, pattern in rejected(lang).items():
            assert pattern.search(f"x {word.replace('…', 'yz')} x"), (lang, word)
            assert not pattern.search(f"x q{word} x"), (lang, word)


def test_every_language_has_its_words_and_typography() -> None:
    for heading in ("Words", "Typography"):
        head, *rows = table(heading)
        assert set(LANGUAGES) <= set(head)
        assert all(len(row) == len(head) for row in rows)


def typography(what: str, lang: str) -> str:
    head, *rows = table("Typography")
    return next(row for row in rows if row[0] == what)[head.index(lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_quote_as_the_language_does(lang: str) -> None:
    left, right = typography("quotes", lang).split("x")
    for key, text in texts(lang).items():
        assert not set(text) & (set(QUOTES) - set(left + right)), key
        assert text.count(left[0]) == text.count(right[-1]) or right in (left, "’"), key
        if len(left) == 2:
            assert not re.search(rf"{left[0]}(?!{left[1]})|(?<!{right[0]}){right[-1]}", text), key
        if not TYPED.search(key):
            assert '"' not in text.replace('{ "', "").replace('" }', ""), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_write_percent_as_the_language_does(lang: str) -> None:
    gap = typography("percent", lang).removeprefix("41").removesuffix("%")
    for key, text in texts(lang).items():
        assert all(found == gap for found in re.findall(r"[\d}](\s*)%", text)), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_typographic_apostrophes_ellipses_and_ranges(lang: str) -> None:
    for key, text in texts(lang).items():
        if TYPED.search(key):
            continue
        assert "'" not in text, key
        assert "..." not in text, key
        assert not re.search(r"\w\s…", text), key
        assert not re.search(r"\d-\d", text), key

"""Languages that nobody speaks, made while tests run.

One is English about 40% longer, one is English written from right to left, and one takes every message from the
language in which it is longest. A browser gets them instead of the English words, and `say` of the tests says the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final
from unittest.mock import patch

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import BrowserContext, Route

from sixfold.i18n import catalog

LONG: Final = "en-XA"
RIGHT_TO_LEFT: Final = "en-XB"
LONGEST: Final = "en-XC"
PSEUDO: Final = (LONG, RIGHT_TO_LEFT, LONGEST)
WORDS: Final = re.compile(r"/assets/_\w+_en-[^/]*\.js$")
"""The files of English words."""
MODULE: Final = re.compile(r"^\w+ \w+=`(.*)`;export\{\w+ as default\};?\s*$", re.DOTALL)
VOWELS: Final = re.compile("[aeiouy]", re.IGNORECASE)
HEBREW: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבצדעפגהיקכלמנוסשרתטחםזץץן")
"""A letter for each letter, so that words and places to break stay as they are."""


class _Transform(visitor.Transformer):
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def visit_Message(self, node: ast.Message) -> ast.BaseNode:  # noqa: N802
        if node.id.name == "language-direction":
            node.value = ast.Pattern([ast.TextElement("rtl" if self.lang == RIGHT_TO_LEFT else "ltr")])
            return node
        found: ast.BaseNode = self.generic_visit(node)
        return found

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = disguised(node.value, self.lang)
        return node


def disguised(text: str, lang: str) -> str:
    """Return a text as it is in that language."""
    return VOWELS.sub(r"\g<0>\g<0>", text) if lang == LONG else text.lower().translate(HEBREW)


_sources = cache(catalog._split)


def longest(name: str) -> str:
    """Return a message in the language in which it is longest; without those that need other messages of their own."""
    found = (_sources(lang).get(name, "") for lang in catalog.LANGUAGES)
    return max((each for each in found if "{ local-" not in each), key=len)


@cache
def messages(text: str, lang: str) -> str:
    """Return messages in Fluent's syntax with their texts in that language."""
    if lang == LONGEST:
        return "\n".join(longest(name) for name in catalog._ENTRY.findall(text))
    return FluentSerializer().serialize(_Transform(lang).visit(FluentParser().parse(text)))


class _Catalogue(catalog._Catalogue):
    def __init__(self, lang: str) -> None:
        super().__init__("en")
        self.lang = lang
        self.bundle = FluentBundle(["en"], use_isolating=lang == RIGHT_TO_LEFT)

    def _add(self, source: str) -> None:
        super()._add(messages(source, self.lang))


@contextmanager
def spoken() -> Iterator[None]:
    """Let `say` know the pseudo-locales."""
    real, made = catalog._catalogue, cache(_Catalogue)
    with patch.object(catalog, "_catalogue", lambda lang: made(lang) if lang in PSEUDO else real(lang)):
        yield


def serve(context: BrowserContext, lang: str) -> None:
    """Give a browser the words of a pseudo-locale in place of the English ones."""

    def answer(route: Route) -> None:
        response = route.fetch()
        found = MODULE.match(response.text())
        assert found is not None, response.text()[:80]
        text = re.sub(r"\\([`\\$])", r"\1", found[1])
        route.fulfill(response=response, body=f"export default {json.dumps(messages(text, lang))}")

    context.route(WORDS, answer)

"""Every message is used, every message that the sources name exists, and no language leaves one in English."""

from __future__ import annotations

import ast as python_ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentSerializer, ast

from sixfold.i18n.catalog import LANGUAGES, keys
from sixfold.rules.edition import editions
from tests.i18n.catalogues import LOCAL, comments, declared, patterns, references, variables

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "src" / "sixfold" / "web"
"""Where the built web client is."""
SOURCES: Final = (
    ("src/sixfold", (".py",)),
    ("docs", (".py",)),
    ("web/src", (".ts", ".svelte", ".js")),
    ("kernel", (".cpp",)),
)
LITERAL: Final = re.compile(r"""["'`]([a-z]\w*-(?:\$?\{(?:[^{}]|\{[^{}]*\})*\}|[\w.-])*)["'`]""")
"""Strings that look like the name of a message, or its beginning."""
INSERTED: Final = re.compile(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}")
"""What an f-string or a template inserts."""
MARKUP: Final = re.compile(r"<[^>]*>|[*\[\]#>]|\n")
NOT_SENTENCES: Final = ("rules_pages.py", "serve.py", "text.py", "play.py")
"""Where it is Markdown, the name of the program before an error, or a list of figures."""
MIN_PREFIX: Final = 8
"""Characters before what is inserted, so that `web-${group}` does not stand for every message of the web client."""
MAX_CALL: Final = 200
"""Characters behind the name of a message in which its variables are."""
SAID: Final = re.compile(r"""\bsay\((?:self\.lang, |lang, |screen\.lang, )?["']([a-z]\w*-[\w.-]*)["'][,)]""")
PROPER: Final = re.compile(r"\b(Sixfold|Qwirkle|Cubes|Cards|Elo|CPU|QR|PIN|MS|JSON|SHA-256|ELO[01]|TrueSkill)\b")
"""Words that are the same in every language."""
SAME: Final = "As in English."
"""The comment above a message whose words are the same in English."""
NAMES: Final = ("level-", "language-")
"""Single words of names.json, which has no comments."""


@cache
def texts() -> str:
    found = [
        path.read_text(encoding="utf-8")
        for folder, kinds in SOURCES
        for path in (ROOT / folder).rglob("*")
        if path.suffix in kinds and not path.name.endswith(".test.ts") and BUILT not in path.parents
    ]
    assert len(found) > 300
    return "\n".join(found)


@cache
def templates() -> tuple[re.Pattern[str], ...]:
    """Return patterns of all names that the sources use, with a group for what they insert."""
    return tuple(map(template, sorted(set(LITERAL.findall(texts())))))


@cache
def template(text: str) -> re.Pattern[str]:
    # A name that ends in a hyphen is the beginning of several.
    parts = [*map(re.escape, INSERTED.split(text)), *([""] if text.endswith("-") else [])]
    return re.compile(r"([\w-]+)".join(parts))


@cache
def written() -> frozenset[str]:
    """Return all words of the sources and the ids of editions, also as names of messages have them: with hyphens."""
    found = {*re.findall(r"[\w.-]+", texts()), *re.findall(r"[\w-]+", texts()), *editions()}
    return frozenset(found | {re.sub("[._]", "-", each) for each in found})


def used(name: str) -> bool:
    """Test if the sources have the name of a message, or put it together of words that they have."""
    found = (template.fullmatch(name) for template in templates())
    return any(each is not None and written().issuperset(each.groups()) for each in found)


def test_every_message_is_used() -> None:
    """By the sources, or by another message. Attributes are used with their message, or by themselves."""
    inner = frozenset().union(*(references("en", key) for key in keys("en")))
    names = {key.partition(".")[0] for key in keys("en")} - inner
    assert not {name for name in names if not used(name)}


def test_used_rejects_other_names() -> None:
    assert used("web-your-turn")
    assert used("rule-cards-new-rows")
    assert not any(
        map(used, ("web-there-is-no-such-message", "nothing", "web-nothingthere", "rule", "cli-nothingthere"))
    )


def test_every_message_that_is_said_exists() -> None:
    said = set(SAID.findall(texts()))
    assert len(said) > 500
    assert not said - keys("en")


def test_callers_pass_what_comments_declare() -> None:
    """No language may use it yet, so that no text shows that it is missing."""
    found = set()
    for place in LITERAL.finditer(texts()):
        begins = len(INSERTED.split(place[1])[0])
        for key, names in declared().items():
            fits = template(place[1]).fullmatch(key)
            if begins >= MIN_PREFIX and fits and not any("-" in word for word in fits.groups()):
                found.add(key)
                call = texts()[place.end() : place.end() + MAX_CALL]
                assert all(re.search(rf"\b{name}\b|\blineArgs\b", call) for name in names), f"{key}: {call}"
    assert found == declared().keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_local_messages_are_referred_to(lang: str) -> None:
    inner = frozenset().union(*(references(lang, key) for key in patterns(lang)))
    assert not {key for key in patterns(lang) if key.startswith(LOCAL)} - inner


def words(pattern: ast.Pattern) -> str:
    """Return the text of a pattern without what it inserts and without proper names."""
    text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("key"), pattern)).removeprefix("key =")
    return PROPER.sub("", re.sub(r"\{ ?[$\w.-]+ ?\}|\$\w+|\[\w+\]|[\W\d_]", " ", text)).strip()


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_messages_are_translated(lang: str) -> None:
    """What is equal in English says so in a comment, and nothing else does."""
    english, other = patterns("en"), patterns(lang)
    # Examples of commands are the same in every language; test_typed_commands_are_not_translated compares them.
    apart = (*NAMES, "cli-examples")
    checked = [key for key in english if not key.startswith(apart) and not key.endswith(("-examples", ".mark"))]
    equal = {
        key.partition(".")[0] for key in checked if words(english[key]) and words(english[key]) == words(other[key])
    }
    assert equal == {key for key, comment in comments(lang).items() if SAME in comment}


def test_variables_are_found_through_references() -> None:
    assert variables("en", "line-row") >= {"attribute", "length", "value"}


def glued(path: Path) -> list[str]:
    """Return the f-strings of a source that put a message and other words or signs together."""
    found = []
    tree = python_ast.parse(path.read_text(encoding="utf-8"))
    for node in (node for node in python_ast.walk(tree) if isinstance(node, python_ast.JoinedStr)):
        for before, each, after in triples(node.values):
            says = isinstance(each, python_ast.FormattedValue) and is_say(each.value)
            if says and re.search(r"[\w.,:;()]", MARKUP.sub("", constant(before) + constant(after))):
                found.append(f"{path.name}:{node.lineno} {python_ast.unparse(node)}")
    return found


def triples(
    parts: list[python_ast.expr],
) -> Iterator[tuple[python_ast.expr | None, python_ast.expr, python_ast.expr | None]]:
    for i, each in enumerate(parts):
        yield parts[i - 1] if i else None, each, parts[i + 1] if i + 1 < len(parts) else None


def constant(part: python_ast.expr | None) -> str:
    return part.value if isinstance(part, python_ast.Constant) and isinstance(part.value, str) else ""


def is_say(value: python_ast.expr) -> bool:
    function = value.func if isinstance(value, python_ast.Call) else None
    return getattr(function, "id", getattr(function, "attr", "")) == "say"


def test_python_sources_do_not_glue_messages_to_words() -> None:
    """Languages differ in order, spaces and punctuation; ESLint checks the web client in the same way."""
    found = [each for path in (ROOT / "src" / "sixfold").rglob("*.py") for each in glued(path)]
    assert not [each for each in found if not each.startswith(NOT_SENTENCES)]

"""The catalogues as syntax trees, for tests: patterns, and the variables and messages that they use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

from sixfold.i18n.catalog import source

LOCALES: Final = Path(__file__).parents[2] / "src" / "sixfold" / "i18n" / "locales"
LOCAL: Final = "local-"
"""How the names of messages begin that only one language has."""
WITH_PIECE: Final = frozenset({"color", "shape"})
"""What a message with `$piece` may use, too."""


class Used(visitor.Visitor):
    """Collect the variables and other messages that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def messages(lang: str) -> tuple[ast.Message, ...]:
    """Return the messages of a language, parsed once: this takes long."""
    return tuple(each for each in FluentParser().parse(source(lang)).body if isinstance(each, ast.Message))


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    """Return the pattern of every message, and of its attributes as ``message.attribute``."""
    found: dict[str, ast.Pattern] = {}
    for entry in messages(lang):
        assert entry.id.name not in found, f"{entry.id.name} is there twice"
        if entry.value:
            found[entry.id.name] = entry.value
        found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


@cache
def references(lang: str, key: str) -> frozenset[str]:
    """Return the messages that a message refers to."""
    used = Used()
    used.visit(patterns(lang)[key])
    return frozenset(used.messages)


@cache
def variables(lang: str, key: str) -> frozenset[str]:
    """Return the variables of a message and of all that it refers to."""
    used = Used()
    used.visit(patterns(lang)[key])
    return frozenset(used.variables).union(*(variables(lang, each) for each in used.messages))


@cache
def comments(lang: str) -> dict[str, str]:
    """Return the comments above messages."""
    return {entry.id.name: entry.comment.content or "" for entry in messages(lang) if entry.comment}


@cache
def declared() -> dict[str, frozenset[str]]:
    """Return what the "Also: …" comments of the English catalogue name, by message."""
    also = {key: re.search(r"Also: (.*)", comment) for key, comment in comments("en").items()}
    return {key: frozenset(re.findall(r"\$(\w+)", found[1])) for key, found in also.items() if found}


def permitted(key: str) -> frozenset[str]:
    """Return the variables that a message may use in any language."""
    used = variables("en", key)
    return used | declared().get(key.partition(".")[0], frozenset()) | (WITH_PIECE if "piece" in used else frozenset())

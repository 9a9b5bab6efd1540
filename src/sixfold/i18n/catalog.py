"""The words: one Fluent catalogue per language for Python and the web."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # Fluent takes long to import: at run time only when the first word is said
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "it", "pl", "hu")
ENVIRONMENT: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where gettext looks, in its order."""
LONGEST: Final = 1000
"""Characters of an argument that are said. Fluent refuses those with more than 2,500."""
UNTRANSLATED: Final = ("c", "posix")
"""The locales that mean: as the program was written."""


class UnknownLanguage(ValueError):
    """There is no catalogue of that language. `name` is what was asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no such language: {name!r}; there are {', '.join(LANGUAGES)}")
        self.name = name


class CannotSay(ValueError):
    """A message is there, but not with these arguments: one is missing, or the catalogue is broken."""


def choose(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The wanted language; else the first known one that the environment asks for; else English."""
    if wanted is not None:
        if (code := _code(wanted)) not in LANGUAGES:
            raise UnknownLanguage(wanted)
        return code
    asked = (name for place in ENVIRONMENT for name in environ.get(place, "").split(":"))
    for code in map(_code, asked):
        if code in LANGUAGES:
            return code
        if code in UNTRANSLATED:
            break
    return "en"


def say(lang: str, key: str, **args: str | int) -> str:
    """The message of that key, or its attribute (``rule-A6.title``), in that language.

    Raises KeyError for a key that is not there and CannotSay rather than a text with a hole in it.
    """
    catalogue = _catalogue(lang)
    short = {name: value if isinstance(value, int) else _shortened(value) for name, value in args.items()}
    text, errors = catalogue.bundle.format_pattern(catalogue.patterns[key], short)
    if errors:
        raise CannotSay(f"{key} in {lang}: {'; '.join(map(str, errors))}")
    return str(text)


def _shortened(value: str) -> str:
    return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def keys(lang: str) -> frozenset[str]:
    """Everything that can be said in that language; an attribute is ``message.attribute``."""
    return frozenset(_catalogue(lang).patterns)


class _Catalogue(NamedTuple):
    bundle: FluentBundle
    patterns: dict[str, Pattern]


@cache
def _catalogue(lang: str) -> _Catalogue:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk, Message

    source = (resources.files(__package__) / "locales" / f"{lang}.ftl").read_text(encoding="utf-8")
    resource = FluentResource(source)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    patterns: dict[str, Pattern] = {}
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{lang}.ftl cannot be read near: {(entry.content or '')[:60]!r}")
        if not isinstance(entry, Message):
            continue
        if entry.id.name in patterns:  # Fluent would silently keep the first
            raise ValueError(f"{lang}.ftl has {entry.id.name} twice")
        message = bundle.get_message(entry.id.name)
        if message.value is not None:
            patterns[entry.id.name] = message.value
        patterns |= {f"{entry.id.name}.{name}": each for name, each in message.attributes.items()}
    return _Catalogue(bundle, patterns)


def _code(locale: str) -> str:
    """``pl_PL.UTF-8`` and ``pl-PL`` are ``pl``."""
    return re.split(r"[-_.@]", locale.strip(), maxsplit=1)[0].lower()

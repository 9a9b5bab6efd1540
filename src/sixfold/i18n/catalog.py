"""Read message catalogues, for Python and the web: a Fluent file for each language, and the names in names.json."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache, reduce
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # Fluent takes long to import: at run time only when the first word is said
    from fluent.runtime.resolver import Pattern

_LOCALES: Final = resources.files(__package__) / "locales"
_NAMES: Final[dict[str, dict[str, str]]] = json.loads((_LOCALES / "names.json").read_text(encoding="utf-8"))
"""Names of the language itself, editions and levels, together in one file: to add one of them, you edit no other."""
LANGUAGES: Final = tuple(lang for lang in _NAMES if (_LOCALES / f"{lang}.ftl").is_file())
ENVIRONMENT: Final = ("SIXFOLD_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Our own variable, then where gettext looks, in its order."""
MAX_ARGUMENT_CHARACTERS: Final = 1000
"""Longer arguments are shortened. Fluent refuses those with more than 2,500."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or term begins."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term inside a message."""
_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""A letter of a script that is written from right to left."""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Around an argument of the other direction: neither it nor the text around it changes the order of the other."""
UNTRANSLATED: Final = ("c", "posix")
"""The locales that mean: as the program was written."""


class UnknownLanguage(ValueError):
    """Raised if there is no catalogue of that language."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no such language: {name!r}; there are {', '.join(LANGUAGES)}")
        self.name = name


class CannotSay(ValueError):
    """Raised if a message lacks an argument, or the catalogue is broken."""


def choose(wanted: str | None, environ: Mapping[str, str]) -> str:
    """Return the wanted language, else the first known one of the environment, else English."""
    if wanted is not None:
        if (found := find_language(wanted)) is None:
            raise UnknownLanguage(wanted)
        return found
    for name in (name for place in ENVIRONMENT for name in environ.get(place, "").split(":")):
        if found := find_language(name):
            return found
        if _tag(name) in UNTRANSLATED:
            break
    return "en"


def find_language(locale: str) -> str | None:
    """Return the catalogue for a locale: ``pl_PL.UTF-8`` is ``pl``. A region without its own gets that of another.

    >>> find_language("HU"), find_language("en-GB;q=0.8"), find_language("eo")
    ('hu', 'en', None)
    """
    tag = _tag(locale)
    same = (code for code in LANGUAGES if code.split("-")[0] == tag.split("-")[0])
    return max(same, key=lambda code: code.lower() == tag, default=None)


def _tag(locale: str) -> str:
    """Return the language and the region of a locale: ``pt_BR.UTF-8`` is ``pt-br``."""
    return re.split(r"[.@;]", locale.strip(), maxsplit=1)[0].replace("_", "-").lower()


def say(lang: str, key: str, **args: str | int) -> str:
    """Return the message of that key, or its attribute (``rule-A6.title``), in that language.

    Raise KeyError for an unknown key, and CannotSay if an argument is missing.
    """
    catalogue = _catalogue(lang)
    short = {name: value if isinstance(value, int) else _isolated(_shortened(value)) for name, value in args.items()}
    text, errors = catalogue.bundle.format_pattern(catalogue[key], short)
    if errors:
        raise CannotSay(f"{key} in {lang}: {'; '.join(map(str, errors))}")
    return str(text)


def capital(text: str) -> str:
    """Return a text with a capital at the beginning, for what stands alone."""
    return text[:1].upper() + text[1:]


def label(lang: str, name: str, text: str | int) -> str:
    """Return a label and what it labels: "Best move: 12"."""
    return say(lang, "text-label", label=name, text=str(text))


def details(lang: str, *texts: str) -> str:
    """Return what is not empty, each more exact than the one before: "Qwirkle, Polish rulebook"."""
    return reduce(lambda text, detail: say(lang, "text-detail", text=text, detail=detail), filter(None, texts))


def sentence(lang: str, text: str) -> str:
    """Return words as a sentence of their own: "Red star."."""
    return say(lang, "text-sentence", text=text)


def _shortened(value: str) -> str:
    return value if len(value) <= MAX_ARGUMENT_CHARACTERS else f"{value[: MAX_ARGUMENT_CHARACTERS - 1]}…"


def _isolated(value: str) -> str:
    """Isolate an argument that is written from right to left; a catalogue of that direction isolates all arguments."""
    return f"{ISOLATE}{value}{END_ISOLATE}" if _RIGHT_TO_LEFT.search(value) else value


def keys(lang: str) -> frozenset[str]:
    """Return all keys of that language; an attribute is ``message.attribute``. This parses the whole catalogue."""
    return _catalogue(lang).keys()


class _Catalogue:
    """The messages of one language, each parsed on first use: parsing all takes 0.2 s of CPU time."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=_NAMES[lang]["language-direction"] == "rtl")
        self._sources = _split(lang)
        self._loaded: set[str] = set()
        self._patterns: dict[str, Pattern] = {}

    def __getitem__(self, key: str) -> Pattern:
        self._load(key.partition(".")[0])
        return self._patterns[key]

    def keys(self) -> frozenset[str]:
        for name in self._sources:
            self._load(name)
        return frozenset(self._patterns)

    def _load(self, name: str) -> None:
        """Parse a message or term, and all that it refers to; raise KeyError if there is none."""
        if name in self._loaded:
            return
        source = self._sources[name]
        self._loaded.add(name)
        self._add(source)
        for reference in _REFERENCE.findall(source):
            if reference in self._sources:
                self._load(reference)

    def _add(self, source: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk, Message

        resource = FluentResource(source)
        self.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{self.lang}.ftl cannot be read near: {(entry.content or '')[:60]!r}")
            if isinstance(entry, Message):
                message = self.bundle.get_message(entry.id.name)
                if message.value is not None:
                    self._patterns[entry.id.name] = message.value
                for name, pattern in message.attributes.items():
                    self._patterns[f"{entry.id.name}.{name}"] = pattern


@cache
def _catalogue(lang: str) -> _Catalogue:
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return _Catalogue(lang)


def source(lang: str) -> str:
    """Return all messages of that language in Fluent's syntax."""
    names = "".join(f"{key} = {text}\n" for key, text in _NAMES[lang].items())
    return names + (_LOCALES / f"{lang}.ftl").read_text(encoding="utf-8")


def _split(lang: str) -> dict[str, str]:
    """Return the source of each message and term."""
    text = source(lang)
    found: dict[str, str] = {}
    entries = list(_ENTRY.finditer(text))
    ends = [*(entry.start() for entry in entries[1:]), len(text)]
    for entry, end in zip(entries, ends, strict=True):
        if entry[1] in found:  # Fluent would silently keep the first
            raise ValueError(f"{lang}.ftl has {entry[1]} twice")
        found[entry[1]] = text[entry.start() : end]
    return found

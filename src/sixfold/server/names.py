"""Check names that people choose: visible, different from others at the table, and not a bot's name.

The referee accepts more, so that older tables and records can still be read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from ..rules.position import BOT_PREFIX, BadSeats

_BLANK: Final = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Characters that show nothing although they count as letters, marks or symbols: fillers, variation selectors."""

_LOOK_ALIKES: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеорсухѕіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧον",
    "ABESIJKMHOPCTYXaeopcyxsijABEZHIKMNOPTYXov",
)
"""Cyrillic and Greek letters that look like Latin ones."""
MAX_ACCENTS_PER_LETTER: Final = 4
"""Accents on one letter: more of them would cover what is written above and below. No script needs so many."""


def visible(name: str) -> str:
    """Return what can be seen of a name, in one form: without spaces and invisible characters."""
    return "".join(
        each for each in normalize("NFKC", name) if category(each) not in {"Zs", "Cf"} and each not in _BLANK
    )


def check_name(name: str, others: Iterable[str]) -> None:
    """Raise BadSeats unless a person may take this name beside these others."""
    seen = visible(name)
    kinds = "".join(category(each)[0] for each in seen)
    if not kinds.strip("M") or "M" * (MAX_ACCENTS_PER_LETTER + 1) in kinds:
        raise BadSeats("name", name)
    if seen.startswith(BOT_PREFIX):
        raise BadSeats("bot-name", name)
    if _skeleton(name) in map(_skeleton, others):
        raise BadSeats("same-name", name)


def _skeleton(name: str) -> str:
    """Return the same text for names that look the same."""
    return visible(name).translate(_LOOK_ALIKES)

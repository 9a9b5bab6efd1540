"""Names that people choose on a server: visible, different from the others at the table, and not the name of a bot.

The referee accepts more, so that older tables and records can still be read.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from ..rules.position import BadSeats

BOT_PREFIX: Final = "@"
_BLANK: Final = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Characters that show nothing although they count as letters, marks or symbols: fillers, variation selectors."""


def visible(name: str) -> str:
    """Return what can be seen of a name, in one form: without spaces and invisible characters."""
    return "".join(
        each for each in normalize("NFKC", name) if category(each) not in {"Zs", "Cf"} and each not in _BLANK
    )


def check_name(name: str, others: Iterable[str]) -> None:
    """Raise BadSeats unless a person may take this name beside these others."""
    seen = visible(name)
    if all(category(each) == "Mn" for each in seen):
        raise BadSeats("name", name)
    if seen.startswith(BOT_PREFIX):
        raise BadSeats("bot-name", name)
    if seen in map(visible, others):
        raise BadSeats("same-name", name)

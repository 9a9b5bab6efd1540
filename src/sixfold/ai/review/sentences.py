"""Put reviews into words: reasons, actions and numbers in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from ...i18n.catalog import capital, details, say
from ...i18n.piece_names import piece_name
from ...rules.actions import Play
from ...rules.line import common
from ...rules.notation import read_action
from ...rules.piece import BY_LETTERS, Hand
from ...rules.ruleset import Ruleset
from .types import Option, Reason, ReviewedTurn

MARKS: Final = {"best": "✓", "good": "·", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""The verdicts as signs, so that colour is never the only distinction."""


def number(value: float, lang: str, digits: int = 1, *, sign: bool = False) -> str:
    """Format a number as the language writes it."""
    text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    if not float(text):
        text = text.lstrip("+-")
    return text.replace(".", _decimal_sign(lang)).replace("-", "−")


@cache
def _decimal_sign(lang: str) -> str:
    from babel import Locale  # which takes long to import

    return str(Locale.parse(lang, sep="-").number_symbols["latn"]["decimal"])


def percent(share: float, lang: str) -> str:
    """Format a share in per cent, with one digit below 1%."""
    return _percent_pattern(lang).format(number(100 * share, lang, digits=int(0 < share < 0.01)))


@cache
def _percent_pattern(lang: str) -> str:
    from babel import Locale

    return str(Locale.parse(lang, sep="-").percent_formats[None].pattern).replace("#,##0", "{}")


def reason(each: Reason, lang: str) -> str:
    """Return a reason as a sentence."""
    whole = each.n == round(each.n) and each.m == round(each.m)
    n, m = (round(value) if whole else number(value, lang) for value in (each.n, each.m))
    return say(lang, f"review-reason-{each.key}", n=n, m=m, pieces=pieces(each.pieces, lang))


def pieces(letters: Iterable[str], lang: str) -> str:
    """Return the names of pieces."""
    return ", ".join(piece_name(BY_LETTERS[each], lang) for each in letters) or "-"


def action(option: Option, lang: str) -> str:
    """Describe an action; cells are in the notation."""
    verb, _, rest = option.action.partition(" ")
    words = rest.partition(" :")[0]
    found = re.findall(r"([ROYGBP][osdtcx])(@\S+)?", words)
    names = ", ".join(pieces((letters,), lang) + place.replace("@", " @ ") for letters, place in found)
    text = say(lang, f"review-action-{verb}", pieces=names or "-")
    read = read_action(option.action)
    if not isinstance(read, Play) or not read.qwirkles:
        return text
    sets = ", ".join(set_name(row, lang) for row in read.qwirkles)
    return details(lang, text, say(lang, "web-qwirkles-taken", sets=sets))


def set_name(row: Hand, lang: str) -> str:
    """Return the name of a set: "Reds", "Stars"."""
    shared = common(row) if len(row) > 1 else None
    if shared is None:
        return say(lang, "web-no-set")
    return capital(say(lang, f"{shared[0]}-plural-{shared[1]}"))


def lost(turn: ReviewedTurn, lang: str, rules: Ruleset) -> str:
    """Describe what a turn lost."""
    key = "review-lost-qwirkles" if rules.score_unit == "qwirkles" else "review-lost"
    return say(lang, key, lost=number(turn.lost, lang), winning=percent(turn.lost_chance, lang))


def value(option: Option, lang: str) -> str:
    """Format the expected margin with its interval, or as exact."""
    margin = number(option.margin, lang, sign=True)
    if option.exact:
        return say(lang, "text-aside", text=margin, aside=say(lang, "review-exact"))
    return f"{margin} [{number(option.low, lang, sign=True)}; {number(option.high, lang, sign=True)}]"

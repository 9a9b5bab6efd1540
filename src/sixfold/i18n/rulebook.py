"""Return the rules of an edition as paragraphs that can be read, compared and linked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import fill
from typing import NamedTuple

from ..rules.edition import Edition
from ..rules.position import full_supply
from .catalog import details, say


class Paragraph(NamedTuple):
    """One rule: its id, as the referee uses it, and its text."""

    id: str
    title: str
    text: str


class DifferentGames(ValueError):
    """Raised if two editions are of different games."""


def paragraphs(edition: Edition, lang: str) -> tuple[Paragraph, ...]:
    """Return all rules of this edition: printed ones, then rulings."""
    return tuple(paragraph(edition, rule_id, lang) for rule_id in edition.rules.sections + edition.rules.rulings)


def paragraph(edition: Edition, rule_id: str, lang: str) -> Paragraph:
    """Return one rule of this edition; raise KeyError if its game has no such rule."""
    if rule_id not in edition.rules.sections + edition.rules.rulings:
        raise KeyError(rule_id)
    key = f"rule-{rule_id.replace('.', '-')}"
    return Paragraph(rule_id, say(lang, f"{key}.title"), said(edition, lang, key))


def edition_name(edition: Edition, lang: str) -> str:
    """Return the name of an edition, with the settings that a table has chosen."""
    return details(
        lang, say(lang, f"edition-{edition.id}"), *(say(lang, f"setting-{each.key}") for each in edition.chosen)
    )


def edition_about(edition: Edition, lang: str) -> str:
    """Describe an edition in a sentence; one with house rules only by those, which may overrule it."""
    chosen = [say(lang, f"setting-{each.key}-about") for each in edition.chosen]
    return " ".join(chosen) or say(lang, f"edition-{edition.id}-about")


def plain(edition: Edition, lang: str, width: int = 80) -> str:
    """Return the rules of this edition as text for a terminal."""
    title = say(lang, "rules-title", name=edition_name(edition, lang))
    about = edition_about(edition, lang)
    rulings = say(lang, "rules-rulings")
    blocks = [
        f"{title}\n{'=' * len(title)}",
        _wrap(about, width),
        *_blocks(edition, lang, edition.rules.sections, width),
        f"{rulings}\n{'=' * len(rulings)}",
        _wrap(said(edition, lang, "rules-rulings-about"), width),
        *_blocks(edition, lang, edition.rules.rulings, width),
    ]
    return "\n\n".join(blocks) + "\n"


def differing(a: Edition, b: Edition, lang: str) -> list[tuple[Paragraph, Paragraph]]:
    """Return the paragraphs on which two editions of one game differ, in pairs; raise DifferentGames."""
    if a.game != b.game:
        games = {"agame": say(lang, f"game-{a.game}"), "bgame": say(lang, f"game-{b.game}")}
        raise DifferentGames(say(lang, "rules-different-games", a=a.name, b=b.name, **games))
    pairs = zip(paragraphs(a, lang), paragraphs(b, lang), strict=True)
    return [(one, other) for one, other in pairs if one != other]


def diff(a: Edition, b: Edition, lang: str, width: int = 80) -> str:
    """Return the paragraphs on which two editions of one game differ, as text."""
    names = {"a": a.name, "b": b.name}
    blocks = [
        f"{one.title} ({one.id})\n"
        f"{_wrap(f'{a.name}: {one.text}', width, 2)}\n{_wrap(f'{b.name}: {other.text}', width, 2)}"
        for one, other in differing(a, b, lang)
    ]
    title = say(lang, "rules-between", **names)
    if not blocks:
        return say(lang, "rules-same", **names) + "\n"
    return "\n\n".join([f"{title}\n{'=' * len(title)}", *blocks]) + "\n"


def facts(edition: Edition) -> dict[str, str | int]:
    """Return what the texts need to know of an edition. Fluent compares single words, so spaces become dashes."""
    return {
        "game": edition.game,
        "edition": edition.id,
        "tie": edition.options.tie,
        "opening": getattr(edition.options, "opening", "largest set").replace(" ", "-"),
        "newrow": getattr(edition.options, "new_rows", "any").replace(" ", "-"),
        "cross": edition.cross.replace(" ", "-"),
        "tied": "silent" if "final tie" in edition.silent else "printed",
        "stuck": "silent" if "stuck" in edition.silent else "printed",
        "joining": "silent" if "joining lines" in edition.silent else "printed",
        "total": sum(full_supply(edition)),
        "copies": edition.copies,
        "hand": edition.hand,
        "least": edition.seats[0],
        "most": edition.seats[1],
        "age": edition.age,
        "single": getattr(edition.options, "single_opening_points", 0),
    }


def said(edition: Edition, lang: str, key: str) -> str:
    """Return a text of the catalogue for this edition, in one line."""
    return one_line(say(lang, key, **facts(edition)))


def one_line(text: str) -> str:
    """Return a text in one line, however it is broken in the catalogue. Spaces that do not break stay."""
    return re.sub(r"[ \n]+", " ", text).strip()


def _wrap(text: str, width: int, indent: int = 0) -> str:
    space = " " * indent
    return fill(
        text,
        max(width, 20),
        initial_indent=space,
        subsequent_indent=space,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _blocks(edition: Edition, lang: str, rule_ids: tuple[str, ...], width: int) -> Iterator[str]:
    for rule_id in rule_ids:
        _, title, text = paragraph(edition, rule_id, lang)
        yield f"{title} ({rule_id})\n{_wrap(text, width, 2)}"

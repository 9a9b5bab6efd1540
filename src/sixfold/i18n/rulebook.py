"""The rules of an edition as paragraphs that can be read, compared and pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill
from typing import NamedTuple

from ..rules.edition import Edition
from .catalog import say


class Paragraph(NamedTuple):
    """One rule: the id by which the referee names it, and its words."""

    id: str
    title: str
    text: str


class DifferentGames(ValueError):
    """Only editions of one game can be compared."""


def paragraphs(edition: Edition, lang: str) -> tuple[Paragraph, ...]:
    """All that holds in this edition: what is printed, then the rulings."""
    return tuple(paragraph(edition, rule_id, lang) for rule_id in edition.rules.sections + edition.rules.rulings)


def paragraph(edition: Edition, rule_id: str, lang: str) -> Paragraph:
    """One rule of this edition; raises KeyError for a rule that its game does not have."""
    if rule_id not in edition.rules.sections + edition.rules.rulings:
        raise KeyError(rule_id)
    key = f"rule-{rule_id.replace('.', '-')}"
    return Paragraph(rule_id, say(lang, f"{key}.title"), said(edition, lang, key))


def edition_name(edition: Edition, lang: str) -> str:
    """The name of an edition, with the settings that a table has chosen."""
    return ", ".join(
        [say(lang, f"edition-{edition.id}"), *(say(lang, f"setting-{each.key}") for each in edition.chosen)]
    )


def edition_about(edition: Edition, lang: str) -> str:
    """What sets an edition apart, in a sentence; of one with house rules, only those: they may overrule it."""
    chosen = [say(lang, f"setting-{each.key}-about") for each in edition.chosen]
    return " ".join(chosen) or say(lang, f"edition-{edition.id}-about")


def plain(edition: Edition, lang: str, width: int = 80) -> str:
    """The rules of this edition to be read in a terminal."""
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
    """The paragraphs on which two editions of one game differ, side by side; raises DifferentGames."""
    if a.game != b.game:
        games = {"agame": say(lang, f"game-{a.game}"), "bgame": say(lang, f"game-{b.game}")}
        raise DifferentGames(say(lang, "rules-different-games", a=a.name, b=b.name, **games))
    pairs = zip(paragraphs(a, lang), paragraphs(b, lang), strict=True)
    return [(one, other) for one, other in pairs if one != other]


def diff(a: Edition, b: Edition, lang: str, width: int = 80) -> str:
    """The paragraphs on which two editions of one game differ, one after the other, to be read."""
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
    """What the texts ask of an edition. Fluent compares with single words, so spaces become dashes."""
    kinds = 6 if edition.rules.rolled else 36
    return {
        "game": edition.game,
        "edition": edition.id,
        "tie": edition.tie,
        "opening": edition.opening.replace(" ", "-"),
        "newrow": edition.new_rows.replace(" ", "-"),
        "cross": edition.cross.replace(" ", "-"),
        "tied": "silent" if "final tie" in edition.silent else "printed",
        "stuck": "silent" if "stuck" in edition.silent else "printed",
        "joining": "silent" if "joining lines" in edition.silent else "printed",
        "total": kinds * edition.copies,
        "copies": edition.copies,
        "hand": edition.hand,
        "least": edition.seats[0],
        "most": edition.seats[1],
        "age": edition.age,
        "single": edition.single_opening_points,
    }


def said(edition: Edition, lang: str, key: str) -> str:
    """A text of the catalogue for this edition, in one line however it is broken there."""
    return " ".join(say(lang, key, **facts(edition)).split())


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

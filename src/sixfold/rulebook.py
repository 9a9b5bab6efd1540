"""The rules of an edition as paragraphs that can be read, compared and pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from textwrap import fill
from typing import Final, Literal, NamedTuple

from .rules.edition import Edition, Game, editions
from .rules.line import Cell
from .rules.piece import piece
from .text import say

SECTIONS: Final[dict[Game, tuple[str, ...]]] = {
    "qwirkle": (
        *("qwirkle.supply", "qwirkle.start", "qwirkle.opening", "qwirkle.turn"),
        *("grid.line", "grid.laying", "grid.score"),
        *("qwirkle.exchange", "qwirkle.end", "qwirkle.sight"),
    ),
    "cubes": (
        *("cubes.supply", "cubes.setup", "cubes.start", "cubes.turn", "cubes.stuck", "cubes.opening"),
        *("grid.line", "grid.laying", "grid.score"),
        "cubes.end",
    ),
    "cards": (
        *("cards.supply", "cards.start", "cards.opening", "cards.set", "cards.turn"),
        *("cards.qwirkle", "cards.new-rows", "cards.stuck", "cards.end", "cards.sight"),
    ),
}
"""What the rulebooks print, in the order in which it is best read."""

RULINGS: Final[dict[Game, tuple[str, ...]]] = {
    "qwirkle": ("A1", "A2", "A4", "A5", "A6", "A8", "A9", "A10", "A11", "A12", "A13", "A14", "A18"),
    "cubes": ("A1", "A2", "A11", "A12", "A13", "A14", "A18", "B1", "B4", "B5", "B7", "B9"),
    "cards": (
        *("A1", "A2", "C4", "C5", "C7", "C8", "C9", "C10", "C11", "C12"),
        *("C15", "C16", "C17", "C18", "C19", "C21"),
    ),
}
"""What fills the holes. A ruling made for tiles stands for the other games where it applies there too."""

TOPICS: Final[dict[Game, dict[str, str]]] = {
    "qwirkle": {
        "start-tie": "qwirkle.start",
        "exchange": "qwirkle.exchange",
        "cross": "qwirkle.supply",
        "final-tie": "qwirkle.end",
    },
    "cubes": {},
    "cards": {
        "start-tie": "cards.start",
        "opening": "cards.opening",
        "new-rows": "cards.new-rows",
        "stuck": "cards.stuck",
    },
}
"""On what the editions of a game differ, and in which section."""

GLANCE: Final = ("players", "age", "pieces", "hand", "turn", "goal", "end")


class Paragraph(NamedTuple):
    """One rule: the id by which the referee names it, and its words."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A position that makes a rule clear, in two-letter pieces; a card is named by (row, column)."""

    name: str
    kind: Literal["grid", "sets", "hand"]
    tiles: Mapping[Cell, str] = field(default_factory=dict)
    rows: tuple[tuple[str, ...], ...] = ()
    """The sets on a table of cards; a hand is one row."""
    draft: tuple[Cell, ...] = ()
    bad: tuple[Cell, ...] = ()
    labels: Mapping[Cell, str] = field(default_factory=dict)
    chosen: tuple[int, ...] = ()
    from_hand: tuple[Cell, ...] = ()
    moved: tuple[Cell, ...] = ()
    qwirkles: tuple[int, ...] = ()

    @property
    def file(self) -> str:
        return f"{self.name}.svg"

    @property
    def caption(self) -> str:
        """The key of what is written under it."""
        return f"picture-{self.name}"


def _grid(*lines: str) -> dict[Cell, str]:
    found = (((x, y), at) for y, line in enumerate(lines) for x, at in enumerate(line.split()))
    return {cell: at for cell, at in found if at != ".."}


def _rows(*rows: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(row.split()) for row in rows)


PICTURES: Final[dict[str, tuple[Picture, ...]]] = {
    "grid.line": (Picture("grid-line", "grid", _grid("Ro Rs Rt Rx", ".. .. Yt ..", ".. .. Bt ..")),),
    "grid.laying": (
        Picture("grid-laying", "grid", _grid(".. Bc ..", "Gs Gc Gt", ".. Oc .."), draft=((0, 1), (2, 1))),
        Picture(
            "grid-wrong",
            "grid",
            _grid("Bd Ro Rs Rt Rs", ".. .. .. Yt ..", ".. Yo .. Bt ..", ".. .. .. .. Bo"),
            bad=((0, 0), (4, 0), (1, 2), (4, 3)),
            labels={(0, 0): "1", (4, 0): "2", (1, 2): "3", (4, 3): "4"},
        ),
    ),
    "grid.score": (
        Picture(
            "grid-score",
            "grid",
            _grid("Bo Bs Bd Bt", ".. .. .. Ot"),
            draft=((3, 0), (3, 1)),
            labels={(3, 1): "+6"},
        ),
        Picture("grid-qwirkle", "grid", _grid("Po Ps Pd Pt Pc Px"), draft=((4, 0), (5, 0)), labels={(5, 0): "+12"}),
    ),
    "qwirkle.start": (Picture("qwirkle-start", "hand", rows=_rows("Ro Rs Rt Rs Bs Yx"), chosen=(0, 1, 2)),),
    "cubes.turn": (
        Picture("cubes-before", "hand", rows=_rows("Gs Gt Gd Bo Oc Yx"), chosen=(3, 4, 5)),
        Picture("cubes-after", "hand", rows=_rows("Gs Gt Gd Bs Os Ys"), chosen=(0, 3, 4, 5)),
    ),
    "cubes.opening": (Picture("cubes-opening", "grid", _grid("Gs Bs Os Ys"), draft=((0, 0), (1, 0), (2, 0), (3, 0))),),
    "B7": (Picture("cubes-dead", "grid", _grid("Bt Bs", "Bs Bt")),),
    "cards.set": (Picture("cards-set", "sets", rows=_rows("Rt Ot Bt", "Go Gs Gd Gx")),),
    "cards.turn": (
        Picture(
            "cards-turn",
            "sets",
            rows=_rows("Rs Rd Rt", "Ro Yo Bo"),
            from_hand=((1, 1), (1, 2)),
            moved=((1, 0),),
        ),
    ),
    "cards.qwirkle": (
        Picture("cards-chance", "sets", rows=_rows("Ro Rs Rd Rt", "Os Gs Bs")),
        Picture(
            "cards-qwirkle",
            "sets",
            rows=_rows("Ro Rd Rt", "Rs Os Ys Gs Bs Ps"),
            from_hand=((1, 2), (1, 5)),
            moved=((1, 0),),
            qwirkles=(1,),
        ),
    ),
    "cards.new-rows": (
        Picture(
            "cards-new-row",
            "sets",
            rows=_rows("Rd Rt Rc", "Bx Gx Yx", "Yd Gd Bd", "Ro Rs Rx"),
            from_hand=((2, 0), (2, 1), (2, 2)),
            moved=((3, 0), (3, 1), (3, 2)),
        ),
    ),
}
"""Which pictures stand under which paragraph."""


class DifferentGames(ValueError):
    """Only editions of one game can be compared."""


def paragraphs(edition: Edition, lang: str) -> tuple[Paragraph, ...]:
    """All that holds in this edition: what is printed, then the rulings."""
    return tuple(paragraph(edition, rule_id, lang) for rule_id in SECTIONS[edition.game] + RULINGS[edition.game])


def paragraph(edition: Edition, rule_id: str, lang: str) -> Paragraph:
    """One rule of this edition; raises KeyError for a rule that its game does not have."""
    if rule_id not in SECTIONS[edition.game] + RULINGS[edition.game]:
        raise KeyError(rule_id)
    key = f"rule-{rule_id.replace('.', '-')}"
    return Paragraph(rule_id, say(lang, f"{key}.title"), _said(edition, lang, key))


def describe(picture: Picture, lang: str) -> str:
    """The pieces of a picture in words, row by row, for those who do not see it."""
    rows: list[list[str]] = [list(row) for row in picture.rows]
    if picture.tiles:
        width = 1 + max(x for x, _ in picture.tiles)
        height = 1 + max(y for _, y in picture.tiles)
        rows = [[picture.tiles.get((x, y), "") for x in range(width)] for y in range(height)]
    return "; ".join(", ".join(_piece_name(letters, lang) for letters in row) for row in rows)


def plain(edition: Edition, lang: str, width: int = 80) -> str:
    """The rules of this edition to be read in a terminal."""
    name = say(lang, f"edition-{edition.id}")
    title = say(lang, "rules-title", name=name)
    about = say(lang, f"edition-{edition.id}-about")
    rulings = say(lang, "rules-rulings")
    blocks = [
        f"{title}\n{'=' * len(title)}",
        _wrap(about, width),
        *_blocks(edition, lang, SECTIONS[edition.game], width),
        f"{rulings}\n{'=' * len(rulings)}",
        _wrap(_said(edition, lang, "rules-rulings-about"), width),
        *_blocks(edition, lang, RULINGS[edition.game], width),
    ]
    return "\n\n".join(blocks) + "\n"


def diff(a: Edition, b: Edition, lang: str, width: int = 80) -> str:
    """The paragraphs on which two editions of one game differ, one after the other."""
    names = {"a": a.name, "b": b.name}
    if a.game != b.game:
        games = {"agame": say(lang, f"game-{a.game}"), "bgame": say(lang, f"game-{b.game}")}
        raise DifferentGames(say(lang, "rules-different-games", **names, **games))
    pairs = zip(paragraphs(a, lang), paragraphs(b, lang), strict=True)
    blocks = [
        f"{one.title} ({one.id})\n"
        f"{_wrap(f'{a.name}: {one.text}', width, 2)}\n{_wrap(f'{b.name}: {other.text}', width, 2)}"
        for one, other in pairs
        if one != other
    ]
    title = say(lang, "rules-between", **names)
    if not blocks:
        return say(lang, "rules-same", **names) + "\n"
    return "\n\n".join([f"{title}\n{'=' * len(title)}", *blocks]) + "\n"


def markdown(game: Game, lang: str) -> str:
    """The page on a game: its default edition, with notes where the others say something else."""
    main, *others = (each for each in editions().values() if each.game == game)
    blocks = [
        f"# {say(lang, 'rules-title', name=say(lang, f'game-{game}'))}",
        _said(main, lang, f"intro-{game}"),
        f"## {say(lang, 'rules-glance')}",
        _table(["", ""], [_glance(row, [main, *others], lang) for row in GLANCE]),
    ]
    for rule_id in SECTIONS[game]:
        blocks += _section("##", main, others, rule_id, lang)
        if rule_id == "grid.laying":
            blocks.append(_said(main, lang, "rules-coordinates"))
    blocks.append(f"## {say(lang, 'rules-differences')}")
    blocks.append(_differences([main, *others], lang) if others else say(lang, "rules-single"))
    blocks += [f"## {say(lang, 'rules-rulings')}", _said(main, lang, "rules-rulings-about")]
    for rule_id in RULINGS[game]:
        blocks += _section("###", main, others, rule_id, lang)
    return "\n\n".join(blocks) + "\n"


def facts(edition: Edition) -> dict[str, str | int]:
    """What the texts ask of an edition. Fluent compares with single words, so spaces become dashes."""
    kinds = 6 if edition.game == "cubes" else 36
    return {
        "game": edition.game,
        "edition": edition.id,
        "tie": edition.tie,
        "opening": edition.opening.replace(" ", "-"),
        "newrow": "needed" if edition.new_row_needs_hand_card else "free",
        "cross": edition.cross.replace(" ", "-"),
        "tied": "silent" if "final tie" in edition.silent else "printed",
        "stuck": "silent" if "stuck" in edition.silent else "printed",
        "total": kinds * edition.copies,
        "copies": edition.copies,
        "hand": edition.hand,
        "least": edition.seats[0],
        "most": edition.seats[1],
        "age": edition.age,
        "single": edition.single_opening_points,
    }


def _said(edition: Edition, lang: str, key: str) -> str:
    """A text of the catalogue for this edition, in one line however it is broken there."""
    return " ".join(say(lang, key, **facts(edition)).split())


def _piece_name(letters: str, lang: str) -> str:
    if not letters:
        return say(lang, "picture-empty")
    found = piece(letters)
    return say(lang, "piece-name", color=found.color_name, shape=found.shape_name)


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


def _sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?]) (?=[^\W\d_a-z])", text)


def _section(mark: str, main: Edition, others: list[Edition], rule_id: str, lang: str) -> Iterator[str]:
    """A paragraph of the default edition; of the others only the sentences that are not in it."""
    _, title, text = paragraph(main, rule_id, lang)
    name = f"{rule_id} · {title}" if mark == "###" else title
    yield f'<a id="{rule_id}"></a>'
    yield f"{mark} {name}"
    yield text
    for other in others:
        known = _sentences(text)
        new = [each for each in _sentences(paragraph(other, rule_id, lang).text) if each not in known]
        if new:
            yield f"> **{say(lang, f'edition-{other.id}')}**, `{other.id}`: {' '.join(new)}"
    for picture in PICTURES.get(rule_id, ()):
        yield f"![{describe(picture, lang)}](../pictures/rules/{picture.file})"
        yield f"*{_said(main, lang, picture.caption)}*"


def _glance(row: str, found: list[Edition], lang: str) -> list[str]:
    values = {each.id: _said(each, lang, f"glance-{row}.value") for each in found}
    if len(set(values.values())) == 1:
        return [say(lang, f"glance-{row}"), values[found[0].id]]
    return [say(lang, f"glance-{row}"), ", ".join(f"{value} (`{name}`)" for name, value in values.items())]


def _differences(found: list[Edition], lang: str) -> str:
    rows = [
        [
            f"[{say(lang, f'topic-{topic}')}](#{rule_id})",
            *(_said(each, lang, f"topic-{topic}.value") for each in found),
        ]
        for topic, rule_id in TOPICS[found[0].game].items()
    ]
    heads = (f"{say(lang, f'edition-{each.id}')} `{each.id}`" for each in found)
    return _table([say(lang, "rules-topic"), *heads], rows)


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)

"""Make the illustrated rules: the pictures of each paragraph, and a page for each game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from ..render import diagrams
from ..rules.edition import Edition, editions, settings, variants
from ..rules.line import Cell
from ..rules.piece import COLORS, Piece, piece
from ..rules.ruleset import DEFAULT_GAME, GAMES, GameName, ruleset
from .catalog import capital, say
from .piece_names import piece_name
from .rulebook import facts, one_line, paragraph, said

SUMMARY_ROWS: Final = ("players", "age", "pieces", "hand", "turn", "goal", "end")


@dataclass(frozen=True, slots=True)
class Picture:
    """A position that illustrates a rule, in two-letter pieces; a card is (row, column)."""

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
        """The key of the caption."""
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
    "C16": (
        Picture(
            "cards-keep-three",
            "sets",
            rows=_rows("Rs Ys Gs Bs", "Rt Yt Gt Bt", "Ro Yo Go"),
            from_hand=((2, 1), (2, 2)),
            moved=((0, 0), (1, 0), (2, 0)),
        ),
    ),
}
"""Which pictures stand under which paragraph."""


def file_name(game: GameName, lang: str) -> str:
    """Return the name of a page of rules: ``cubes.md``, ``cubes.it.md``."""
    return f"{game}.md" if lang == "en" else f"{game}.{lang}.md"


def markdown(game: GameName, lang: str) -> str:
    """Return the page of a game: its default edition, with notes where others differ."""
    main, *others = (each for each in editions().values() if each.game == game)
    blocks = [
        f"# {say(lang, 'rules-title', name=say(lang, f'game-{game}'))}",
        said(main, lang, f"intro-{game}"),
        f"## {say(lang, 'rules-glance')}",
        _table(["", ""], [_glance(row, [main, *others], lang) for row in SUMMARY_ROWS]),
    ]
    for rule_id in ruleset(game).sections:
        blocks += _section("##", main, others, rule_id, lang)
        if rule_id == "grid.laying":
            blocks.append(said(main, lang, "rules-coordinates"))
    blocks.append(f"## {say(lang, 'rules-differences')}")
    blocks.append(_differences([main, *others], lang) if others else say(lang, "rules-single"))
    blocks += [f"## {say(lang, 'rules-rulings')}", said(main, lang, "rules-rulings-about")]
    for rule_id in ruleset(game).rulings:
        blocks += _section("###", main, others, rule_id, lang)
    return "\n\n".join(blocks) + "\n"


def book() -> dict[str, Any]:
    """Return the structure for the web client: paragraphs of each game, facts of each edition, pictures."""
    found = editions()
    return {
        "glance": SUMMARY_ROWS,
        "games": {
            game: {
                "editions": [name for name, each in found.items() if each.game == game],
                "sections": ruleset(game).sections,
                "rulings": ruleset(game).rulings,
                "topics": ruleset(game).topics,
            }
            for game in GAMES
        },
        "settings": {name: [setting.key for setting in settings(name)] for name in found},
        "facts": {each.name: facts(each) for each in variants()},
        "pictures": {rule_id: [_plain(each) for each in pictures] for rule_id, pictures in PICTURES.items()},
    }


def _plain(picture: Picture) -> dict[str, Any]:
    return {
        "name": picture.name,
        "kind": picture.kind,
        "tiles": [[x, y, letters] for (x, y), letters in picture.tiles.items()],
        "rows": picture.rows,
        "draft": picture.draft,
        "bad": picture.bad,
        "labels": [[x, y, label] for (x, y), label in picture.labels.items()],
        "chosen": picture.chosen,
        "hand": picture.from_hand,
        "moved": picture.moved,
        "qwirkles": picture.qwirkles,
    }


def describe(picture: Picture, lang: str) -> str:
    """Describe the pieces of a picture row by row, for people who cannot see it."""
    rows: list[list[str]] = [list(row) for row in picture.rows]
    if picture.tiles:
        width = 1 + max(x for x, _ in picture.tiles)
        height = 1 + max(y for _, y in picture.tiles)
        rows = [[picture.tiles.get((x, y), "") for x in range(width)] for y in range(height)]
    return "; ".join(", ".join(_piece_name(letters, lang) for letters in row) for row in rows)


def svg(picture: Picture, lang: str) -> str:
    """Draw the picture with words in that language."""
    game = next((each for each in GAMES if picture.name.startswith(each)), DEFAULT_GAME)
    title, desc = one_line(say(lang, picture.caption, game=game)), describe(picture, lang)
    cubes = ruleset(game).rolled
    if picture.kind == "grid":
        tiles = {cell: piece(letters) for cell, letters in picture.tiles.items()}
        return diagrams.grid_svg(
            tiles,
            title=title,
            desc=desc,
            draft=picture.draft,
            bad=picture.bad,
            labels=picture.labels,
            cubes=cubes,
        )
    rows = [[piece(letters) for letters in row] for row in picture.rows]
    if picture.kind == "hand":
        return diagrams.hand_svg(rows[0], title=title, desc=desc, chosen=picture.chosen, cubes=cubes)
    return diagrams.sets_svg(
        rows,
        title=title,
        desc=desc,
        from_hand=picture.from_hand,
        moved=picture.moved,
        qwirkles=picture.qwirkles,
        titles=[_title(row, lang) for row in rows],
        hand_tag=say(lang, "picture-from-hand"),
        moved_tag=say(lang, "picture-moved"),
        qwirkle_tag="Qwirkle",
        color_words={color: say(lang, f"color-{color}") for color in COLORS},
    )


def _title(row: list[Piece], lang: str) -> str:
    """Return the name of a set: what its cards share."""
    if len({card.color for card in row}) == 1:
        return capital(say(lang, f"color-plural-{row[0].color_name}"))
    return capital(say(lang, f"shape-plural-{row[0].shape_name}"))


def _piece_name(letters: str, lang: str) -> str:
    if not letters:
        return say(lang, "picture-empty")
    return piece_name(piece(letters), lang)


def _sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?]) (?=[^\W\d_a-z])", text)


def _section(mark: str, main: Edition, others: list[Edition], rule_id: str, lang: str) -> Iterator[str]:
    """Yield a paragraph of the default edition, then the sentences of others that are not in it."""
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
        yield f"*{said(main, lang, picture.caption)}*"


def _glance(row: str, found: list[Edition], lang: str) -> list[str]:
    values = {each.id: said(each, lang, f"glance-{row}.value") for each in found}
    if len(set(values.values())) == 1:
        return [say(lang, f"glance-{row}"), values[found[0].id]]
    return [say(lang, f"glance-{row}"), ", ".join(f"{value} (`{name}`)" for name, value in values.items())]


def _differences(found: list[Edition], lang: str) -> str:
    rows = [
        [
            f"[{say(lang, f'topic-{topic}')}](#{rule_id})",
            *(said(each, lang, f"topic-{topic}.value") for each in found),
        ]
        for topic, rule_id in found[0].rules.topics.items()
    ]
    heads = (f"{say(lang, f'edition-{each.id}')} `{each.id}`" for each in found)
    return _table([say(lang, "rules-topic"), *heads], rows)


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)

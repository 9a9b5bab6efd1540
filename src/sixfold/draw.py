"""Pictures of tables, sets of cards and hands, as SVG. Every word in them comes from the caller."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import resources
from itertools import count
from math import ceil
from typing import Final, Literal, NamedTuple
from unicodedata import east_asian_width
from zlib import crc32

from .rules.line import FITS, Cell, distinct
from .rules.piece import BY_LETTERS, Piece, mask_of, pieces_in

Theme = Literal["light", "dark"]
Marks = Literal["patterns", "letters", "none"]
Laid = tuple[float, float, Piece]
"""Where a piece lies in the picture, and which."""
LOOK: Final[dict[str, dict[str, str]]] = json.loads(
    (resources.files(__package__) / "look.json").read_text(encoding="utf-8")
)
_CHOICES: Final = json.loads((resources.files(__package__) / "palettes.json").read_text(encoding="utf-8"))
LETTERS: Final[dict[str, str]] = _CHOICES["letters"]
PALETTES: Final[dict[str, dict[str, str]]] = _CHOICES["palettes"]
"""What each palette changes of the pieces; `keyline` outlines the shapes on a light ground."""
CELL: Final = 62
SIDE: Final = 58
LONGEST: Final = 4096  # No picture asks for more pixels than this, however far apart its pieces lie.
SMALL: Final = 32  # On cells of fewer pixels than this, marks are drawn heavier.
KEY: Final = "\0"
"""Stands for the key that keeps the ids of one picture apart from another's; no XML text can hold it."""
NOT_XML: Final = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Look(NamedTuple):
    """How whoever looks wants the pieces and the table; the same choices as in the web client."""

    theme: Theme = "light"
    palette: str = "clear"
    marks: Marks = "patterns"


USUAL: Final = Look()


class Body(NamedTuple):
    """A kind of piece as a thing; `face` is the side of the box around its shape."""

    name: str
    width: float
    height: float
    radius: float
    face: float


TILE: Final = Body("tile", SIDE, SIDE, 9.9, 47)
CUBE: Final = Body("cube", SIDE, SIDE, 15.7, 44)
CARD: Final = Body("card", 64, 88, 9, 51)
CHIP: Final = Body("chip", 24, 24, 4.2, 20)


def grid_svg(
    tiles: Mapping[Cell, Piece],
    *,
    title: str,
    desc: str = "",
    draft: Iterable[Cell] = (),
    last: Iterable[Cell] = (),
    bad: Iterable[Cell] = (),
    glow: Iterable[Cell] = (),
    legal: Mapping[Cell, str] = {},
    labels: Mapping[Cell, str] = {},
    room: Iterable[Cell] = (),
    near: tuple[Cell, Cell] | None = None,
    cubes: bool = False,
    look: Look = USUAL,
    cell: float = CELL,
) -> str:
    """The table, cropped to what lies on it and one cell around; `cell` is the width of a cell in pixels.

    `room` names cells that belong to the picture though nothing lies there yet. With `near`, the first and the last
    of a rectangle of cells, the picture is as large as ever but drawn only there.
    """
    states = {"glow": {*glow}, "last": {*last}, "draft": {*draft}, "bad": {*bad}}
    taken = {*tiles, *legal}.union(*states.values())
    pills = []
    for at, words in sorted(labels.items()):
        right, down, covered = _beside(at, _pill_width(words, 17), taken)
        pills.append((at[0] * CELL + right, at[1] * CELL + down, words))
        taken |= covered
    taken.update(room)
    west, north = (min((at[axis] for at in taken), default=0) - 1 for axis in (0, 1))
    east, south = (max((at[axis] for at in taken), default=0) + 2 for axis in (0, 1))
    width, height = (east - west) * CELL, (south - north) * CELL
    scale = min(cell / CELL, LONGEST / max(width, height))
    sheet = _Sheet(look, heavy=scale * CELL < SMALL)
    sheet.put("dots", _rect(0, 0, width, height, 18))
    if near:
        (x, y), (right, down) = near
        tiles = {at: tile for at, tile in tiles.items() if x - 2 < at[0] < right + 2 and y - 2 < at[1] < down + 2}
        # Half a cell more than is looked at: shadows fall into it from there.
        wide, high = (right - x + 2) * CELL, (down - y + 2) * CELL
        sheet.area = (x - west - 0.5) * CELL, (y - north - 0.5) * CELL, wide, high
    body, left, top = CUBE if cubes else TILE, 2 - west * CELL, 2 - north * CELL
    sheet.put("legal", *_boxes(legal, left, top, body.radius))
    for (x, y), points in sorted(legal.items()):
        sheet.put("points", *_text((x - west + 0.5) * CELL, (y - north + 0.5) * CELL, points, 17))
    sheet.table(body, tiles, left, top, **states)
    for across, along, words in pills:
        sheet.pill(across - west * CELL, along - north * CELL, words, 17)
    return sheet.svg(width, height, title, desc, scale)


def sets_svg(
    rows: Sequence[Sequence[Piece]],
    *,
    title: str,
    desc: str = "",
    from_hand: Iterable[tuple[int, int]] = (),
    moved: Iterable[tuple[int, int]] = (),
    qwirkles: Iterable[int] = (),
    titles: Sequence[str] = (),
    hand_tag: str = "",
    moved_tag: str = "",
    qwirkle_tag: str = "",
    needs: str | None = None,
    color_words: Mapping[str, str] = {},
    look: Look = USUAL,
    width: int = 900,
) -> str:
    """Sets of cards in panels that wrap at `width`, all smaller if a set is wider. A card is (row, column).

    `needs` is the word before the kinds a set lacks: "" shows them without a word, None not at all.
    `color_words` has the words at the foot of the cards, by the names of the colours.
    """
    step = CARD.width + 7
    room = max(width, 69 + step * max(map(len, rows), default=1))
    scale = max(width, SMALL) / room
    sheet = _Sheet(look, color_words, heavy=scale * CARD.width < SMALL)
    complete = {*qwirkles}
    rings = dict.fromkeys(moved, ("moved", moved_tag)) | dict.fromkeys(from_hand, ("hand", hand_tag))
    top = 52 if titles or needs is not None or (complete and qwirkle_tag) else 16
    x, y, tall = 22.0, 22.0, top + CARD.height + 24
    laid: dict[str, list[Laid]] = {"": [], "moved": [], "hand": []}
    tags: list[tuple[float, float, str, float]] = []
    for index, row in enumerate(rows):
        name = titles[index] if index < len(titles) else ""
        tag = qwirkle_tag if index in complete else ""
        lacks = _lacks(row) if needs is not None else []
        head = _width(name, 17) + (_pill_width(tag, 13) + 10 if tag else 0)
        tail = _width(needs or "", 15) + 27 * len(lacks) + 16 if lacks else 0
        wide = 32 + min(room - 76, max(head + tail, step * max(1, len(row)) - 7))
        if x > 22 and x + wide > room - 22:
            x, y = 22.0, y + tall + 16
        sheet.panel(x, y, wide, tall, index in complete)
        sheet.put("name", *_text(x + 16, y + 28, name, 17))
        sheet.pill(x + 16 + head - _pill_width(tag, 13) / 2, y + 28, tag, 13)
        if lacks and head + tail <= room - 76:
            right = x + wide - 13 - 27 * len(lacks)
            sheet.put("needs", *_text(right - 9, y + 28, needs or "", 15))
            sheet.lay(CHIP, [(right + 27 * place, y + 16, kind) for place, kind in enumerate(lacks)])
        cards = [(x + 16 + step * column, y + top, card) for column, card in enumerate(row)]
        for column, card in enumerate(cards):
            ring, words = rings.get((index, column), ("", ""))
            laid[ring].append(card)
            tags.append((card[0] + 32, y + top + CARD.height + 10, words, 12))
        x += wide + 16
    for ring, cards in laid.items():  # Together, so that all shadows are blurred at once.
        sheet.lay(CARD, cards, ring)
    for place in tags:
        sheet.pill(*place)
    return sheet.svg(room, y + (tall if rows else CARD.height) + 22, title, desc, scale)


def hand_svg(
    pieces: Sequence[Piece],
    *,
    title: str,
    desc: str = "",
    cubes: bool = False,
    cards: bool = False,
    chosen: Iterable[int] = (),
    places: int = 0,
    color_words: Mapping[str, str] = {},
    look: Look = USUAL,
) -> str:
    """A hand on a tray with at least so many places; the chosen pieces are lifted and ringed."""
    sheet, lifted = _Sheet(look, color_words), {*chosen}
    body = CARD if cards else CUBE if cubes else TILE
    step, most = body.width + 9, max(1, places, len(pieces))
    width, tall = most * step + 47, body.height + 28
    sheet.put("shadow", _rect(12, 27, width - 24, tall, 20))
    sheet.put("edge", _rect(12, 23, width - 24, tall, 20))
    sheet.put("tray", _rect(12, 20, width - 24, tall, 20))
    empty = range(len(pieces), most)
    sheet.put("place", *(_rect(28 + step * at, 33, body.width, body.height, body.radius) for at in empty))
    for at, piece in enumerate(pieces):
        up = at in lifted
        sheet.lay(body, [(28 + step * at, 19 if up else 33, piece)], "chosen" if up else "")
    return sheet.svg(width, tall + 42, title, desc, felt=False)


def banner_svg(theme: Theme = "light", *, title: str = "Sixfold", desc: str = "") -> str:
    """The name beside a table in play: two tiles have just made the clovers a Qwirkle."""
    rows = [row.split() for row in LOOK["banner"]["table"].split("/")]
    tiles = {(x, y): BY_LETTERS[at] for y, row in enumerate(rows) for x, at in enumerate(row) if at != "--"}
    sheet = _Sheet(Look(theme))
    sheet.table(TILE, tiles, 956, 40, glow={(x, 2) for x in range(3, 9)}, draft={(8, 1), (8, 2)})
    sheet.put("name", f'<path transform="translate(83 298)scale(2.3)" d="{LOOK["banner"]["name"]}"/>')
    for body, x, line in (TILE, 92, "Ys Yd Yt"), (CUBE, 350, "Gc Oc Pc"), (CARD, 612, "Ro Rx Rd"):
        step, y = body.width + 5, 404 - body.height / 2
        sheet.lay(body, [(x + step * at, y, BY_LETTERS[kind]) for at, kind in enumerate(line.split())])
    return sheet.svg(1600, 576, title, desc, 0.8)


class _Sheet:
    """One picture in the making: what is drawn on it, from the bottom up, and the pieces it needs."""

    def __init__(self, look: Look, words: Mapping[str, str] = {}, heavy: bool = False) -> None:
        self.ink = {**LOOK["piece"], **PALETTES[look.palette], **LOOK[look.theme], "key": KEY}
        self.marks, self.words, self.heavy = look.marks, words, heavy
        self.drawn: list[str] = []
        self.pieces: dict[str, str] = {}
        self.area: tuple[float, float, float, float] | None = None
        """Where shadows are seen, if not everywhere: blurring is most of the work."""

    def put(self, style: str, *parts: str) -> None:
        """Draw these parts in a style of the look."""
        if parts:
            attributes = LOOK["styles"][style].format_map(self.ink)
            self.drawn.append(f'<g class="{style}" {attributes}>{"".join(parts)}</g>')

    def pill(self, x: float, y: float, words: str, size: float) -> None:
        if words:
            wide, tall = _pill_width(words, size), size * 2.1
            self.put("shadow", _rect(x - wide / 2, y - tall / 2 + 4, wide, tall, tall / 2))
            self.put("label", _rect(x - wide / 2, y - tall / 2, wide, tall, tall / 2))
            self.put("words", *_text(x, y, words, size))

    def panel(self, x: float, y: float, width: float, height: float, complete: bool) -> None:
        """The paper under a set."""
        box = _rect(x, y, width, height, 20)
        if complete:
            self.put("lifted", _rect(x, y + 9, width, height, 20))
            self.put("halo", box)
        self.put("qwirkle" if complete else "set", box)

    def piece(self, body: Body, piece: Piece) -> str:
        """Define a piece, its shape with the mark cut through it, and return its id."""
        name, color = f"{KEY}-{body.name}-{piece}", piece.color_name
        word = self.words.get(color, "") if body is CARD else ""
        x, y = (body.width - body.face) / 2, 11 if word else (body.height - body.face) / 2
        foot = "".join(_text(32, 75, word, min(12, 696 / (_width(word, 12) or 1))))
        place, shape, mark = _place(x, y, body.face / 100), LOOK["shapes"][piece.shape_name], self.mark(body, color)
        if line := self.ink.get("keyline"):  # On a light ground a mark is ink upon the shape, not a hole in it.
            over = self.ink["ground"] if color in ("red", "blue") else line
            drawn = (
                f'<g transform="{place}"><path fill="{self.ink[color]}" stroke="{line}" stroke-width="3.4"'
                f' stroke-linejoin="round" d="{shape}"/><path fill="{over}" fill-rule="evenodd" d="{mark}"/></g>'
            )
        else:
            drawn = f'<path transform="{place}" fill="{self.ink[color]}" fill-rule="evenodd" d="{shape}{mark}"/>'
        self.pieces[name] = (
            f'<g id="{name}" fill="{self.ink["word"]}"><use href="#{KEY}-{body.name}"/>{foot}{drawn}</g>'
        )
        return name

    def mark(self, body: Body, color: str) -> str:
        """The outline of the sign that tells the colour without colour."""
        if self.marks == "none":
            return ""
        if self.marks == "letters":
            return LETTERS[color]
        return LOOK["heavy marks" if self.heavy or body is CHIP else "marks"][color]

    def lay(self, body: Body, pieces: Sequence[Laid], ring: str = "", size: float = 1) -> None:
        """Pieces at their places, with the shadow they throw and perhaps a ring."""
        wide, tall, radius = body.width * size, body.height * size, body.radius * size
        if ring:
            self.put("lifted", *(_rect(x, y + 10, wide, tall, radius) for x, y, _ in pieces))
            self.put(ring, *(_rect(x - 4, y - 4, wide + 8, tall + 10, radius + 4) for x, y, _ in pieces))
        if body is not CHIP:
            self.put("shadow", *(_rect(x, y + 5, wide, tall, radius) for x, y, _ in pieces))
        for x, y, piece in pieces:
            self.drawn.append(f'<use href="#{self.piece(body, piece)}" transform="{_place(x, y, size)}"/>')

    def table(self, body: Body, tiles: Mapping[Cell, Piece], left: float, top: float, **states: set[Cell]) -> None:
        """The tiles on the felt, with what glows below them and the draft above them."""

        def laid(cells: Iterable[Cell], inset: float = 0) -> list[Laid]:
            return [(x * CELL + left + inset, y * CELL + top + inset, tiles[x, y]) for x, y in sorted(cells)]

        glow, last, draft, bad = (states.get(name, set()) for name in ("glow", "last", "draft", "bad"))
        self.put("glow", *_plates(glow, left, top, 9))
        self.put("shine", *_plates(glow, left, top, 2))
        self.put("last", *_plates(last, left, top, 3))
        self.put("plate", *_plates(last, left, top, 3))
        self.lay(body, laid(tiles.keys() - draft - bad))
        self.put("lifted", *_plates(draft, left, top + 12, 0))
        self.put("draft", *_plates(draft, left, top, 3))
        self.put("plate", *_plates(draft, left, top, 3))
        self.lay(body, laid((tiles.keys() & draft) - bad))
        self.put("plate", *_boxes(bad, left, top, body.radius))
        self.put("bad", *_boxes(bad, left, top, body.radius))
        self.lay(body, laid(tiles.keys() & bad, 8), size=0.72)

    def svg(self, width: float, height: float, title: str, desc: str, scale: float = 1, felt: bool = True) -> str:
        """The finished picture. Its key comes from all it holds, so the same picture has the same bytes."""
        if felt:
            self.put("felt", _rect(0.5, 0.5, width - 1, height - 1, 18))
            self.drawn.insert(0, self.drawn.pop())
        drawn = "".join([*self.pieces.values(), "</defs>", *self.drawn])
        for name, definition in LOOK["defs"].items():
            if f"#{KEY}-{name}" in drawn:
                drawn = definition.format_map(self.ink | {"area": _box(*(self.area or (0, 0, width, height)))}) + drawn
        told = f"<desc>{_plain(desc)}</desc>" if desc else ""
        whole = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_short(width)} {_short(height)}"'
            f' width="{_short(max(1, width * scale))}" height="{_short(max(1, height * scale))}" role="img"'
            f' aria-labelledby="{KEY}-title" text-anchor="middle" font-weight="650"'
            ' font-family="Figtree, system-ui, sans-serif">'
            f'<title id="{KEY}-title">{_plain(title)}</title>{told}<defs>{drawn}</svg>\n'
        )
        return whole.replace(KEY, f"s{crc32(whole.encode()):x}")


def _short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _place(x: float, y: float, size: float) -> str:
    return f"translate({_short(x)} {_short(y)})" + (f"scale({_short(size)})" if size != 1 else "")


def _box(x: float, y: float, width: float, height: float) -> str:
    return 'x="{}" y="{}" width="{}" height="{}"'.format(*map(_short, (x, y, width, height)))


def _rect(x: float, y: float, width: float, height: float, radius: float) -> str:
    return f'<rect {_box(x, y, width, height)} rx="{_short(radius)}"/>'


def _plain(words: str) -> str:
    return escape(NOT_XML.sub("\ufffd", words))


def _text(x: float, y: float, words: str, size: float) -> list[str]:
    """Words with their middle at y, if there are any."""
    place = f'x="{_short(x)}" y="{_short(y)}" dy=".35em" font-size="{_short(size)}"'
    return [f"<text {place}>{_plain(words)}</text>"] if words else []


def _width(words: str, size: float) -> float:
    """About how wide words are; fonts differ, so rather too wide."""
    return size * sum(1 if east_asian_width(each) in "WF" else 0.62 for each in words)


def _pill_width(words: str, size: float) -> float:
    return max(_width(words, size) + size * 1.2, size * 2.1)


def _beside(cell: Cell, width: float, taken: set[Cell]) -> tuple[float, float, set[Cell]]:
    """Where a label goes, seen from its cell, and what it covers: on a free side, or else over the corner."""
    (x, y), middle, away = cell, CELL / 2, width / 2 + 14
    ahead, across = range(1, ceil((width + 16) / CELL) + 1), ceil(max(0, width / CELL - 1) / 2)
    sides: list[tuple[float, float, set[Cell]]] = [
        (-away, middle, {(x - step, y) for step in ahead}),
        (CELL + away, middle, {(x + step, y) for step in ahead}),
        (middle, 4 - middle, {(x + step, y - 1) for step in range(-across, across + 1)}),
        (middle, CELL + middle, {(x + step, y + 1) for step in range(-across, across + 1)}),
    ]
    right, down, covered = next((side for side in sides if not side[2] & taken), (CELL, 0, set()))
    return right, down, covered | {cell}


def _boxes(cells: Iterable[Cell], left: float, top: float, radius: float) -> list[str]:
    """Each cell by itself."""
    places = ((x * CELL + left + 1, y * CELL + top + 1) for x, y in sorted(cells))
    return [_rect(*place, SIDE - 2, SIDE - 2, radius) for place in places]


def _plates(cells: set[Cell], left: float, top: float, spread: float) -> list[str]:
    """Plates under cells: one under each row and each column of neighbours, so that no seam shows."""
    plates = set()
    for x, y in cells:
        for dx, dy in (1, 0), (0, 1):
            if (x - dx, y - dy) not in cells:
                more = next(step for step in count() if (x + dx * step + dx, y + dy * step + dy) not in cells)
                wide, tall = SIDE + dx * more * CELL + 2 * spread, SIDE + dy * more * CELL + 2 * spread + 3
                plates.add((x * CELL + left - spread, y * CELL + top - spread, wide, tall, 9.5 + spread))
    return [_rect(*plate) for plate in sorted(plates)]


def _lacks(row: Sequence[Piece]) -> list[Piece]:
    """What would make a set complete, once two cards tell what it is a set of."""
    return list(pieces_in(FITS.get(mask_of(row), 0))) if len(row) > 1 and distinct(row) else []

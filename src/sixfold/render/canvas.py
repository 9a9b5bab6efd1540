"""Collect the elements of one picture, from the bottom up, and the pieces it needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple
from zlib import crc32

from ..rules.line import Cell
from ..rules.piece import COLORS, Piece
from .style import LOOK, Look
from .svg_elements import CELL, SIDE, box, boxes, pill_width, placed, plain, plates, rect, short, text, width_of

PlacedPiece = tuple[float, float, Piece]
"""A piece and its place in the picture."""
ID_KEY: Final = "\0"
"""Stands for the key that keeps the ids of one picture apart from another's; no XML text can hold it."""


class Body(NamedTuple):
    """The form of a piece; `face` is the side of the box around its shape."""

    name: str
    width: float
    height: float
    radius: float
    face: float


TILE: Final = Body("tile", SIDE, SIDE, 9.9, 47)
CUBE: Final = Body("cube", SIDE, SIDE, 15.7, 44)
CARD: Final = Body("card", 64, 88, 9, 51)
LETTER_SIZE: Final = 34
TWO_LETTERS_SIZE: Final = 27
"""Hundredths of a shape."""


class Sheet:
    """A picture; `words` are at the foot of the cards, by the names of the colours."""

    def __init__(self, look: Look, words: Mapping[str, str] = {}, heavy: bool = False) -> None:
        self.ink = {**look.ink, "key": ID_KEY}
        self.marks, self.words, self.heavy = look.marks, words, heavy
        self.letters = dict(zip(COLORS, look.letters, strict=True)) if look.marks == "letters" else {}
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
        """Draw words on a rounded background."""
        if words:
            wide, tall = pill_width(words, size), size * 2.1
            self.put("shadow", rect(x - wide / 2, y - tall / 2 + 4, wide, tall, tall / 2))
            self.put("label", rect(x - wide / 2, y - tall / 2, wide, tall, tall / 2))
            self.put("words", *text(x, y, words, size))

    def panel(self, x: float, y: float, width: float, height: float, complete: bool) -> None:
        """Draw the paper under a set."""
        box = rect(x, y, width, height, 20)
        if complete:
            self.put("lifted", rect(x, y + 9, width, height, 20))
            self.put("halo", box)
        self.put("qwirkle" if complete else "set", box)

    def piece(self, body: Body, piece: Piece) -> str:
        """Define a piece, its shape with the mark cut through it, and return its id."""
        name, color = f"{ID_KEY}-{body.name}-{piece}", piece.color_name
        word = self.words.get(color, "") if body is CARD else ""
        x, y = (body.width - body.face) / 2, 11 if word else (body.height - body.face) / 2
        foot = "".join(text(32, 75, word, min(12, 696 / (width_of(word, 12) or 1))))
        place, shape, mark = placed(x, y, body.face / 100), LOOK["shapes"][piece.shape_name], self.mark(color)
        over = self.ink["ground"]
        if line := self.ink.get("keyline"):  # On a light ground a mark is ink on the shape, not a hole in it.
            over = over if color in ("red", "blue") else line
            drawn = (
                f'<g transform="{place}"><path fill="{self.ink[color]}" stroke="{line}" stroke-width="3.4"'
                f' stroke-linejoin="round" d="{shape}"/><path fill="{over}" fill-rule="evenodd" d="{mark}"/></g>'
            )
        else:
            drawn = f'<path transform="{place}" fill="{self.ink[color]}" fill-rule="evenodd" d="{shape}{mark}"/>'
        if letters := self.letters.get(color, ""):
            size = LETTER_SIZE if len(letters) == 1 else TWO_LETTERS_SIZE
            said = "".join(text(50, 50, letters, size))
            drawn += f'<g transform="{place}" fill="{over}" font-weight="800">{said}</g>'
        self.pieces[name] = (
            f'<g id="{name}" fill="{self.ink["word"]}"><use href="#{ID_KEY}-{body.name}"/>{foot}{drawn}</g>'
        )
        return name

    def mark(self, color: str) -> str:
        """Draw the outline of the pattern that stands for a colour."""
        return LOOK["heavy marks" if self.heavy else "marks"][color] if self.marks == "patterns" else ""

    def lay(self, body: Body, pieces: Sequence[PlacedPiece], ring: str = "", size: float = 1) -> None:
        """Draw pieces with their shadows, and perhaps a ring."""
        wide, tall, radius = body.width * size, body.height * size, body.radius * size
        if ring:
            self.put("lifted", *(rect(x, y + 10, wide, tall, radius) for x, y, _ in pieces))
            self.put(ring, *(rect(x - 4, y - 4, wide + 8, tall + 10, radius + 4) for x, y, _ in pieces))
        self.put("shadow", *(rect(x, y + 5, wide, tall, radius) for x, y, _ in pieces))
        for x, y, piece in pieces:
            self.drawn.append(f'<use href="#{self.piece(body, piece)}" transform="{placed(x, y, size)}"/>')

    def table(self, body: Body, tiles: Mapping[Cell, Piece], left: float, top: float, **states: set[Cell]) -> None:
        """Draw the tiles on the felt, with the glow below and the draft above them."""

        def laid(cells: Iterable[Cell], inset: float = 0) -> list[PlacedPiece]:
            return [(x * CELL + left + inset, y * CELL + top + inset, tiles[x, y]) for x, y in sorted(cells)]

        glow, last, draft, bad = (states.get(name, set()) for name in ("glow", "last", "draft", "bad"))
        self.put("glow", *plates(glow, left, top, 9))
        self.put("shine", *plates(glow, left, top, 2))
        self.put("last", *plates(last, left, top, 3))
        self.put("plate", *plates(last, left, top, 3))
        self.lay(body, laid(tiles.keys() - draft - bad))
        self.put("lifted", *plates(draft, left, top + 12, 0))
        self.put("draft", *plates(draft, left, top, 3))
        self.put("plate", *plates(draft, left, top, 3))
        self.lay(body, laid((tiles.keys() & draft) - bad))
        self.put("plate", *boxes(bad, left, top, body.radius))
        self.put("bad", *boxes(bad, left, top, body.radius))
        self.lay(body, laid(tiles.keys() & bad, 8), size=0.72)

    def svg(self, width: float, height: float, title: str, desc: str, scale: float = 1, felt: bool = True) -> str:
        """Return the finished picture. Its key is derived from its content, so equal pictures have equal bytes."""
        if felt:
            self.put("felt", rect(0.5, 0.5, width - 1, height - 1, 18))
            self.drawn.insert(0, self.drawn.pop())
        drawn = "".join([*self.pieces.values(), "</defs>", *self.drawn])
        for name, definition in LOOK["defs"].items():
            if f"#{ID_KEY}-{name}" in drawn:
                drawn = definition.format_map(self.ink | {"area": box(*(self.area or (0, 0, width, height)))}) + drawn
        description = f"<desc>{plain(desc)}</desc>" if desc else ""
        whole = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {short(width)} {short(height)}"'
            f' width="{short(max(1, width * scale))}" height="{short(max(1, height * scale))}" role="img"'
            f' aria-labelledby="{ID_KEY}-title" text-anchor="middle" font-weight="650"'
            ' font-family="Figtree, system-ui, sans-serif">'
            f'<title id="{ID_KEY}-title">{plain(title)}</title>{description}<defs>{drawn}</svg>\n'
        )
        return whole.replace(ID_KEY, f"s{crc32(whole.encode()):x}")

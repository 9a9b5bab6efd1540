"""Draw tables, sets of cards and hands as SVG. The caller supplies all words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..rules.line import Cell
from ..rules.piece import BY_LETTERS, Piece
from .canvas import CARD, CUBE, TILE, PlacedPiece, Sheet
from .style import DEFAULT_LOOK, LOOK, PALETTES, Look, Marks, Theme
from .svg_elements import CELL, beside, pill_width, rect, text, width_of

__all__ = [
    "DEFAULT_LOOK",
    "LOOK",
    "PALETTES",
    "Look",
    "Marks",
    "Theme",
    "banner_svg",
    "grid_svg",
    "hand_svg",
    "sets_svg",
]
MAX_DIAGRAM_PIXELS: Final = 4096  # however far apart its pieces are
SMALL_CELL_PIXELS: Final = 32  # On cells of fewer pixels than this, marks are drawn heavier.


def grid_svg(
    tiles: Mapping[Cell, Piece],
    *,
    title: str,
    desc: str = "",
    draft: Iterable[Cell] = (),
    last: Iterable[Cell] = (),
    bad: Iterable[Cell] = (),
    glow: Iterable[Cell] = (),
    labels: Mapping[Cell, str] = {},
    room: Iterable[Cell] = (),
    near: tuple[Cell, Cell] | None = None,
    cubes: bool = False,
    look: Look = DEFAULT_LOOK,
    cell: float = CELL,
) -> str:
    """Draw the table, cropped to its pieces and one cell around; `cell` is the width of a cell in pixels.

    `room` has further cells that belong to the picture. With `near`, the first and the last of a rectangle of cells,
    the picture keeps its size but is drawn only there.
    """
    states = {"glow": {*glow}, "last": {*last}, "draft": {*draft}, "bad": {*bad}}
    taken = {*tiles}.union(*states.values())
    pills = []
    for at, words in sorted(labels.items()):
        right, down, covered = beside(at, pill_width(words, 17), taken)
        pills.append((at[0] * CELL + right, at[1] * CELL + down, words))
        taken |= covered
    taken.update(room)
    west, north = (min((at[axis] for at in taken), default=0) - 1 for axis in (0, 1))
    east, south = (max((at[axis] for at in taken), default=0) + 2 for axis in (0, 1))
    width, height = (east - west) * CELL, (south - north) * CELL
    scale = min(cell / CELL, MAX_DIAGRAM_PIXELS / max(width, height))
    sheet = Sheet(look, heavy=scale * CELL < SMALL_CELL_PIXELS)
    sheet.put("dots", rect(0, 0, width, height, 18))
    if near:
        (x, y), (right, down) = near
        tiles = {at: tile for at, tile in tiles.items() if x - 2 < at[0] < right + 2 and y - 2 < at[1] < down + 2}
        # Half a cell more than is looked at: shadows fall into it from there.
        wide, high = (right - x + 2) * CELL, (down - y + 2) * CELL
        sheet.area = (x - west - 0.5) * CELL, (y - north - 0.5) * CELL, wide, high
    body, left, top = CUBE if cubes else TILE, 2 - west * CELL, 2 - north * CELL
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
    color_words: Mapping[str, str] = {},
    look: Look = DEFAULT_LOOK,
    width: int = 900,
) -> str:
    """Draw sets of cards in panels that wrap at `width`, smaller if a set is wider. A card is (row, column).

    `color_words` has the words at the foot of the cards, by the names of the colours.
    """
    step = CARD.width + 7
    room = max(width, 69 + step * max(map(len, rows), default=1))
    scale = max(width, SMALL_CELL_PIXELS) / room
    sheet = Sheet(look, color_words, heavy=scale * CARD.width < SMALL_CELL_PIXELS)
    complete = {*qwirkles}
    rings = dict.fromkeys(moved, ("moved", moved_tag)) | dict.fromkeys(from_hand, ("hand", hand_tag))
    top = 52 if titles or (complete and qwirkle_tag) else 16
    x, y, tall = 22.0, 22.0, top + CARD.height + 24
    laid: dict[str, list[PlacedPiece]] = {"": [], "moved": [], "hand": []}
    tags: list[tuple[float, float, str, float]] = []
    for index, row in enumerate(rows):
        name = titles[index] if index < len(titles) else ""
        tag = qwirkle_tag if index in complete else ""
        head = width_of(name, 17) + (pill_width(tag, 13) + 10 if tag else 0)
        wide = 32 + min(room - 76, max(head, step * max(1, len(row)) - 7))
        if x > 22 and x + wide > room - 22:
            x, y = 22.0, y + tall + 16
        sheet.panel(x, y, wide, tall, index in complete)
        sheet.put("name", *text(x + 16, y + 28, name, 17))
        sheet.pill(x + 16 + head - pill_width(tag, 13) / 2, y + 28, tag, 13)
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
    look: Look = DEFAULT_LOOK,
) -> str:
    """Draw a hand on a tray with at least that many places; chosen pieces are raised and ringed."""
    sheet, lifted = Sheet(look), {*chosen}
    body = CARD if cards else CUBE if cubes else TILE
    step, most = body.width + 9, max(1, places, len(pieces))
    width, tall = most * step + 47, body.height + 28
    sheet.put("shadow", rect(12, 27, width - 24, tall, 20))
    sheet.put("edge", rect(12, 23, width - 24, tall, 20))
    sheet.put("tray", rect(12, 20, width - 24, tall, 20))
    empty = range(len(pieces), most)
    sheet.put("place", *(rect(28 + step * at, 33, body.width, body.height, body.radius) for at in empty))
    for at, piece in enumerate(pieces):
        up = at in lifted
        sheet.lay(body, [(28 + step * at, 19 if up else 33, piece)], "chosen" if up else "")
    return sheet.svg(width, tall + 42, title, desc, felt=False)


def banner_svg(theme: Theme = "light", *, title: str = "Sixfold", desc: str = "") -> str:
    """Draw the name beside a table: two tiles have just completed a Qwirkle of clovers."""
    rows = [row.split() for row in LOOK["banner"]["table"].split("/")]
    tiles = {(x, y): BY_LETTERS[at] for y, row in enumerate(rows) for x, at in enumerate(row) if at != "--"}
    sheet = Sheet(Look(theme))
    sheet.table(TILE, tiles, 956, 40, glow={(x, 2) for x in range(3, 9)}, draft={(8, 1), (8, 2)})
    sheet.put("name", f'<path transform="translate(83 298)scale(2.3)" d="{LOOK["banner"]["name"]}"/>')
    for body, x, line in (TILE, 92, "Ys Yd Yt"), (CUBE, 350, "Gc Oc Pc"), (CARD, 612, "Ro Rx Rd"):
        step, y = body.width + 5, 404 - body.height / 2
        sheet.lay(body, [(x + step * at, y, BY_LETTERS[kind]) for at, kind in enumerate(line.split())])
    return sheet.svg(1600, 576, title, desc, 0.8)

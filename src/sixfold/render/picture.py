"""Draw a scene as one self-contained SVG: players, table, and perhaps a hand."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib import resources
from math import ceil, floor
from typing import Final, NamedTuple

from ..rules.line import Cell
from . import diagrams
from .diagrams import DEFAULT_LOOK, LOOK, Look
from .scene import BadPicture, Scene
from .svg_elements import CELL, NOT_XML

STILL_FORMATS: Final = ("svg", "png")
DEFAULT_PIXELS: Final = 900
MIN_PICTURE_PIXELS: Final = 64
MAX_PICTURE_PIXELS: Final = 4096
"""No picture is wider or higher."""
PREVIEW_PIXELS: Final = (1200, 630)
"""The size that messengers recommend for the picture beside a link."""
MAX_PREVIEW_SCALE: Final = 1.5
"""How much a small table is enlarged there."""
MARGIN: Final = 20
MIN_INNER_PIXELS: Final = 560
SETS_WIDTH: Final = 900
BAR_HEIGHT: Final = 64
_HEAD: Final = re.compile(r'<svg [^>]*? width="([\d.]+)" height="([\d.]+)"[^>]*>')
CellRange = tuple[Cell, Cell]
"""The first and the last of a rectangle of cells."""
_VIEW: Final = re.compile(r'viewBox="[^"]*"')


class Box(NamedTuple):
    """A part of a picture, in pixels."""

    left: int
    top: int
    width: int
    height: int


class Part(NamedTuple):
    """A picture inside the picture."""

    svg: str
    width: float
    height: float


def picture(
    scene: Scene, kind: str, *, look: Look = DEFAULT_LOOK, size: int = DEFAULT_PIXELS, preview: bool = False
) -> bytes:
    """Return a picture as a file, `svg` or `png`, that many pixels wide; equal scenes give equal bytes.

    A `preview` has the size that messengers show beside a link.
    """
    if kind not in STILL_FORMATS:
        raise BadPicture("kind", kind)
    drawn = preview_svg(scene, look) if preview else svg(scene, look=look, size=size)
    if kind == "svg":
        return drawn.encode()
    from .raster import png  # which needs the extra `pictures`

    return png(drawn)


def svg(scene: Scene, *, look: Look = DEFAULT_LOOK, size: int = DEFAULT_PIXELS) -> str:
    """Return the scene that many pixels wide, with its font embedded."""
    return page(scene, table(scene, look), look=look, size=size)


def preview_svg(scene: Scene, look: Look) -> str:
    """Return the scene in the size of previews of links, with the table as large as fits."""
    width, height = PREVIEW_PIXELS
    middle, inner, top = table(scene, look), width - 2 * MARGIN, MARGIN + BAR_HEIGHT + 14
    tall = height - top - MARGIN
    scale = min(inner / middle.width, tall / middle.height, MAX_PREVIEW_SCALE)
    middle = Part(middle.svg, middle.width * scale, middle.height * scale)
    placed = _nested(middle, MARGIN + (inner - middle.width) / 2, top + (tall - middle.height) / 2)
    return _document(scene, look, [_players(scene, look, inner), placed], PREVIEW_PIXELS, Box(0, 0, *PREVIEW_PIXELS))


def table(scene: Scene, look: Look, room: Iterable[Cell] = (), near: CellRange | None = None) -> Part:
    """Draw the table with room for later pieces, perhaps only near some cells."""
    if not scene.edition.rules.has_grid:
        return _part(
            diagrams.sets_svg(
                scene.rows, title="", from_hand=scene.last, qwirkles=scene.taken, look=look, width=SETS_WIDTH
            )
        )
    return _part(
        diagrams.grid_svg(
            scene.tiles,
            title="",
            last=scene.last,
            glow=scene.glow,
            room=room,
            near=near,
            cubes=scene.edition.rules.rolled,
            look=look,
        )
    )


def page(
    scene: Scene,
    middle: Part,
    *,
    look: Look,
    size: int,
    most: int = MAX_PICTURE_PIXELS,
    tall: float = 0,
    done: float | None = None,
    crop: Box | None = None,
) -> str:
    """Draw the whole picture around the table, or the part of it in those pixels.

    It is at most `most` pixels high; `tall` is the room for the table, `done` a share of the game.
    """
    if not MIN_PICTURE_PIXELS <= size <= MAX_PICTURE_PIXELS:
        raise BadPicture("size", size, MAX_PICTURE_PIXELS)
    hand = _hand(scene, look)
    inner = max(MIN_INNER_PIXELS, middle.width, hand.width if hand else 0)
    width, y, drawn = inner + 2 * MARGIN, float(MARGIN), []
    if scene.names:
        drawn.append(_players(scene, look, inner))
        y += BAR_HEIGHT + 14
    tall = max(tall, middle.height)
    drawn.append(_nested(middle, MARGIN + (inner - middle.width) / 2, y + (tall - middle.height) / 2))
    y += tall + MARGIN
    if hand:
        drawn.append(_nested(hand, MARGIN + (inner - hand.width) / 2, y - 8))
        y += hand.height
    if done is not None:
        drawn.append(_progress(look, inner, y - MARGIN / 2, done))
    scale = min(size / width, most / y)
    shown = crop or Box(0, 0, max(1, round(width * scale)), max(1, round(y * scale)))
    return _document(scene, look, drawn, (width, y), shown, scale)


def _document(
    scene: Scene, look: Look, drawn: Iterable[str], area: tuple[float, float], shown: Box, scale: float = 1
) -> str:
    """Return an SVG file of what is drawn on an area, or of the pixels of it that are shown."""
    view = " ".join(f"{each / scale:.4f}" for each in shown)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{shown.width}" height="{shown.height}"'
        f' role="img" aria-label="{escape(_safe(scene.scores_text))}"'
        f' font-family="Figtree" font-weight="650"><style>{_font()}</style>'
        f'<rect width="{area[0] + 1:g}" height="{area[1] + 1:g}" fill="{LOOK[look.theme]["paper"]}"/>'
        f"{''.join(drawn)}</svg>\n"
    )


def changing(room: Iterable[Cell], near: CellRange, width: int, height: int) -> list[tuple[CellRange, Box]]:
    """Return what changes from turn to turn in a picture of a grid: which cells to draw for which pixels.

    That is the table near some cells and, without any cell, the players above it and the line below it.
    """
    cells = [*room]
    west, north = (min(cell[axis] for cell in cells) - 1 for axis in (0, 1))
    across = max(x for x, _ in cells) + 2 - west
    inner = max(MIN_INNER_PIXELS, min(diagrams.MAX_DIAGRAM_PIXELS, across * CELL))
    scale = width / (inner + 2 * MARGIN)
    top = MARGIN + BAR_HEIGHT + 14
    cell = (height / scale - top - MARGIN) / (max(y for _, y in cells) + 2 - north)
    (x, y), (right, down) = near
    left = MARGIN + (inner - across * cell) / 2 + (x - west) * cell
    whole = Box(0, 0, width, height)
    nowhere = (west, north), (west, north)
    return [
        (near, _pixels(whole, scale, left, top + (y - north) * cell, (right - x + 1) * cell, (down - y + 1) * cell)),
        (nowhere, _pixels(whole, scale, 0, 0, inner + 2 * MARGIN, top - 6)),
        (nowhere, _pixels(whole, scale, 0, height / scale - MARGIN + 2, inner + 2 * MARGIN, MARGIN)),
    ]


def _pixels(whole: Box, scale: float, x: float, y: float, width: float, height: float) -> Box:
    left, top = max(0, floor(x * scale)), max(0, floor(y * scale))
    right, down = min(whole.width, ceil((x + width) * scale)), min(whole.height, ceil((y + height) * scale))
    return Box(left, top, right - left, down - top)


def _hand(scene: Scene, look: Look) -> Part | None:
    if scene.hand is None:
        return None
    rules, places = scene.edition.rules, scene.edition.hand
    return _part(
        diagrams.hand_svg(scene.hand, title="", cubes=rules.rolled, cards=not rules.has_grid, places=places, look=look)
    )


def _players(scene: Scene, look: Look, inner: float) -> str:
    """Draw a panel for each player: a ring for the player to move, ink for winners."""
    count, ink = len(scene.names), LOOK[look.theme]
    wide = (inner - 10 * (count - 1)) / count
    drawn = []
    for seat, (name, score) in enumerate(zip(scene.names, scene.scores, strict=True)):
        left, won = MARGIN + seat * (wide + 10), seat in scene.winners
        ring, ground, words = ("ring", "ink", "on_ink") if won else ("line", "plate", "ink")
        thick = 3 if won or seat == scene.mover else 1
        drawn.append(
            f'<rect x="{left + 1.5:g}" y="{MARGIN + 1.5}" width="{wide - 3:g}" height="{BAR_HEIGHT - 3}" rx="16"'
            f' fill="{ink[ground]}" stroke="{ink["ring" if thick > 1 else ring]}" stroke-width="{thick}"/>'
        )
        gain = f"+{scene.gain[1]}" if scene.gain and scene.gain[0] == seat else ""
        drawn += _label(left + wide - 16, 28, str(score), ink[words], "end")
        drawn += _label(left + wide - 26 - 17 * len(str(score)), 17, gain, ink[words], "end", opacity=0.75)
        room = wide - 44 - 17 * len(str(score)) - 10 * len(gain)
        drawn += _label(left + 16, 19, _cut(name, int(room / 10.5)), ink[words], "start")
    return "".join(drawn)


def _label(x: float, size: int, words: str, color: str, anchor: str, opacity: float = 1) -> Sequence[str]:
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    place = f'x="{x:g}" y="{MARGIN + BAR_HEIGHT / 2 + size * 0.35:g}" font-size="{size}" text-anchor="{anchor}"'
    return [f'<text {place} fill="{color}"{faint}>{escape(_safe(words))}</text>'] if words else []


def _progress(look: Look, inner: float, y: float, done: float) -> str:
    ink = LOOK[look.theme]
    line = f'x="{MARGIN}" y="{y - 2:g}" height="4" rx="2"'
    return (
        f'<rect {line} width="{inner:g}" fill="{ink["line"]}"/>'
        f'<rect {line} width="{max(4, inner * done):g}" fill="{ink["ink2"]}"/>'
    )


def _cut(name: str, most: int) -> str:
    return name if len(name) <= max(1, most) else f"{name[: max(1, most - 1)].rstrip()}…"


def _safe(words: str) -> str:
    return NOT_XML.sub("\ufffd", words)


def _part(drawn: str) -> Part:
    head = _HEAD.match(drawn)
    assert head is not None  # our own pictures begin like that
    return Part(drawn, float(head[1]), float(head[2]))


def _nested(part: Part, x: float, y: float) -> str:
    """Return a picture as a part of another one: placed, and without its own role."""
    head = _HEAD.match(part.svg)
    view = _VIEW.search(part.svg)
    assert head is not None
    assert view is not None
    rest = part.svg[head.end() :].rstrip()
    place = f'x="{x:g}" y="{y:g}" width="{part.width:g}" height="{part.height:g}"'
    return f'<svg {place} {view[0]} text-anchor="middle">{rest}'


@cache
def _font() -> str:
    data = (resources.files(__package__) / "fonts" / "figtree.woff2").read_bytes()
    return f"@font-face{{font-family:Figtree;src:url(data:font/woff2;base64,{b64encode(data).decode()})}}"

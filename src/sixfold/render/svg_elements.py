"""Format the elements of an SVG: short numbers, boxes, text and its approximate width, plates under cells."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from itertools import count
from math import ceil
from typing import Final
from unicodedata import east_asian_width

from ..rules.line import Cell

CELL: Final = 62
SIDE: Final = 58
NOT_XML: Final = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def short(number: float) -> str:
    """Format a number without needless digits."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def placed(x: float, y: float, size: float) -> str:
    """Format the attributes of a square."""
    return f"translate({short(x)} {short(y)})" + (f"scale({short(size)})" if size != 1 else "")


def box(x: float, y: float, width: float, height: float) -> str:
    """Format the attributes of a box."""
    return 'x="{}" y="{}" width="{}" height="{}"'.format(*map(short, (x, y, width, height)))


def rect(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Format a rectangle with round corners."""
    return f'<rect {box(x, y, width, height)} rx="{short(radius)}"/>'


def plain(words: str) -> str:
    """Escape text."""
    return escape(NOT_XML.sub("\ufffd", words))


def text(x: float, y: float, words: str, size: float) -> list[str]:
    """Format text with its middle at y; empty text gives nothing."""
    place = f'x="{short(x)}" y="{short(y)}" dy=".35em" font-size="{short(size)}"'
    return [f"<text {place}>{plain(words)}</text>"] if words else []


def width_of(words: str, size: float) -> float:
    """Estimate the width of text, rather too wide because fonts differ."""
    return size * sum(1 if east_asian_width(each) in "WF" else 0.62 for each in words)


def pill_width(words: str, size: float) -> float:
    """Return the width of a pill with these words."""
    return max(width_of(words, size) + size * 1.2, size * 2.1)


def beside(cell: Cell, width: float, taken: set[Cell]) -> tuple[float, float, set[Cell]]:
    """Return where a label goes, seen from its cell, and what it covers: a free side, or else the corner."""
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


def boxes(cells: Iterable[Cell], left: float, top: float, radius: float) -> list[str]:
    """Format each cell by itself."""
    places = ((x * CELL + left + 1, y * CELL + top + 1) for x, y in sorted(cells))
    return [rect(*place, SIDE - 2, SIDE - 2, radius) for place in places]


def plates(cells: set[Cell], left: float, top: float, spread: float) -> list[str]:
    """Format plates under cells: one under each row and column of neighbours, so that no seam shows."""
    plates = set()
    for x, y in cells:
        for dx, dy in (1, 0), (0, 1):
            if (x - dx, y - dy) not in cells:
                more = next(step for step in count() if (x + dx * step + dx, y + dy * step + dy) not in cells)
                wide, tall = SIDE + dx * more * CELL + 2 * spread, SIDE + dy * more * CELL + 2 * spread + 3
                plates.add((x * CELL + left - spread, y * CELL + top - spread, wide, tall, 9.5 + spread))
    return [rect(*plate) for plate in sorted(plates)]

"""Show a game of an environment as text, SVG or pixels, as the player to move may see it."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..render.diagrams import grid_svg, sets_svg
from ..rules.line import Cell
from ..rules.piece import Piece
from .stepper import Stepper

MODES: Final = ("human", "ansi", "svg", "rgb_array")
Picture = str | NDArray[np.uint8] | None
CELL: Final = 32


def check_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}")


def render(game: Stepper, mode: str | None) -> Picture:
    """Render in one of the modes; `human` prints the text."""
    if mode is None:
        raise ValueError("the environment was made without a render_mode")
    if mode == "svg":
        return as_svg(game)
    if mode == "rgb_array":
        return as_pixels(as_svg(game))
    shown = as_text(game)
    if mode == "ansi":
        return shown
    print(shown)
    return None


def as_text(game: Stepper) -> str:
    """Return the table with two letters for each piece, the scores, the supply and the mover's hand."""
    at = game.position
    hand = " ".join(map(str, at.hand)) or "-"
    table = _grid_text(_tiles(game)) if at.edition.rules.has_grid else _rows_text(game)
    return f"{table}\n{at.scores} {at.supply_count} {at.mover}: {hand}"


def _rows_text(game: Stepper) -> str:
    return "\n".join(" ".join(map(str, row)) for row in game.position.rows)


def _grid_text(tiles: dict[Cell, Piece]) -> str:
    xs, ys = [x for x, _ in tiles] or [0], [y for _, y in tiles] or [0]
    return "\n".join(
        " ".join(str(tiles.get((x, y), "· ")) for x in range(min(xs), max(xs) + 1)) for y in range(min(ys), max(ys) + 1)
    )


def _tiles(game: Stepper) -> dict[Cell, Piece]:
    return {**game.position.grid.pieces, **dict(game.laid)}


def as_svg(game: Stepper) -> str:
    """Return the table as a picture; the pieces laid so far in this turn are marked as a draft."""
    at = game.position
    if not at.edition.rules.has_grid:
        return sets_svg(at.rows, title=at.edition.name)
    drafted = [cell for cell, _ in game.laid]
    return grid_svg(_tiles(game), title=at.edition.name, draft=drafted, cubes=at.edition.rules.rolled, cell=CELL)


def as_pixels(svg: str) -> NDArray[np.uint8]:
    """Return the picture as rows of pixels: red, green and blue."""
    from PIL import Image  # both are slow to import, and only pixels need them

    from ..render.raster import png

    with Image.open(BytesIO(png(svg))) as picture:
        flat = Image.new("RGB", picture.size, "white")
        flat.paste(picture, mask=picture.getchannel("A") if "A" in picture.getbands() else None)
        return np.asarray(flat)

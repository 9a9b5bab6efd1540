"""Convert SVG to pixels with the bundled font, so that pictures are equal on every machine."""

from __future__ import annotations

from contextlib import ExitStack
from functools import cache
from importlib import resources
from typing import Final

import resvg_py

_OPEN_FILES: Final = ExitStack()


@cache
def _font_file() -> str:
    font = resources.files(__package__) / "fonts" / "figtree.ttf"
    return str(_OPEN_FILES.enter_context(resources.as_file(font)))


def png(svg: str) -> bytes:
    """Return the picture as PNG in its own size."""
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[_font_file()], font_family="Figtree")
    )

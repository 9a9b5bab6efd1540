"""The styles of the client say where text begins and ends, not left and right, so that they serve both directions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web" / "src"
GEOMETRY: Final = frozenset(
    [
        "board/OffscreenCells.svelte",
        "board/Zoom.svelte",
        "front/Hero.svelte",
        "lib/DraggedPiece.svelte",
        "result/Confetti.svelte",
        "table/DraftSet.svelte",
        "table/GridTable.svelte",
    ]
)
"""Where left and right are those of the board, of the pointer, or the middle."""
PHYSICAL: Final = re.compile(
    r"(?:margin|padding|border)-(?:left|right)\b|text-align: (?:left|right)\b|float:"
    r"|border-(?:top|bottom)-(?:left|right)-radius"
)
FOUR_SIDES: Final = re.compile(r"\b(?:margin|padding|inset): ([^;]*);")
VALUE: Final = re.compile(r"(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+")
"""A value with its parentheses."""
SIDES: Final = re.compile(r"^\s*(?:left|right): ", re.MULTILINE)


def styles() -> dict[str, str]:
    """Return the styles of every file."""
    found = {}
    for path in WEB.rglob("*"):
        if path.suffix in (".css", ".svelte"):
            text = path.read_text(encoding="utf-8")
            sheet = text if path.suffix == ".css" else "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
            found[path.relative_to(WEB).as_posix()] = sheet
    assert len(found) > 80
    return found


def test_styles_have_no_margins_paddings_and_borders_left_or_right() -> None:
    assert not {name: found[0] for name, sheet in styles().items() if (found := PHYSICAL.search(sheet))}
    sides = {name: [VALUE.findall(each) for each in FOUR_SIDES.findall(sheet)] for name, sheet in styles().items()}
    assert sum(map(len, sides.values())) > 100
    assert not {name for name, found in sides.items() if any(len(each) == 4 and each[1] != each[3] for each in found)}


def test_styles_have_left_and_right_only_for_geometry() -> None:
    assert {name for name, sheet in styles().items() if SIDES.search(sheet)} <= GEOMETRY

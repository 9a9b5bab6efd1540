"""Define the palettes, marks and styles of pictures, as in the web client."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final, Literal, NamedTuple

from ..rules.piece import COLOR_LETTERS, COLORS

_FILES: Final = resources.files(__package__)
Theme = Literal["light", "dark"]
Marks = Literal["patterns", "letters", "none"]
LOOK: Final[dict[str, dict[str, str]]] = json.loads((_FILES / "look.json").read_text(encoding="utf-8"))
PALETTES: Final[dict[str, dict[str, str]]] = json.loads((_FILES / "palettes.json").read_text(encoding="utf-8"))
"""What each palette changes of the pieces; `keyline` outlines the shapes on a light ground."""
CUSTOM_COLORS: Final = "[0-9a-f]{36}"
"""The pattern of custom colours: red, orange, yellow, green, blue and purple, six hexadecimal digits each."""


class Look(NamedTuple):
    """How pieces and table are drawn; the same choices as in the web client."""

    theme: Theme = "light"
    palette: str = "clear"
    marks: Marks = "patterns"
    colors: str = ""
    """Custom colours instead of the palette's, as `CUSTOM_COLORS` describes them; empty for the palette."""
    letters: tuple[str, ...] = tuple(COLOR_LETTERS)
    """What stands for the six colours if the marks are letters; of the reader's language."""

    @property
    def ink(self) -> dict[str, str]:
        """The colours of the pieces and the table."""
        own = {name: f"#{self.colors[6 * at : 6 * at + 6]}" for at, name in enumerate(COLORS) if self.colors}
        return {**LOOK["piece"], **PALETTES[self.palette], **LOOK[self.theme], **own}


DEFAULT_LOOK: Final = Look()

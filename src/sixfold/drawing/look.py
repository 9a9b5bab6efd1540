"""How pictures look: the palettes, marks and styles that the web client has too."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final, Literal, NamedTuple

_FILES: Final = resources.files("sixfold")
Theme = Literal["light", "dark"]
Marks = Literal["patterns", "letters", "none"]
LOOK: Final[dict[str, dict[str, str]]] = json.loads((_FILES / "look.json").read_text(encoding="utf-8"))
_CHOICES: Final = json.loads((_FILES / "palettes.json").read_text(encoding="utf-8"))
LETTERS: Final[dict[str, str]] = _CHOICES["letters"]
PALETTES: Final[dict[str, dict[str, str]]] = _CHOICES["palettes"]
"""What each palette changes of the pieces; `keyline` outlines the shapes on a light ground."""


class Look(NamedTuple):
    """How whoever looks wants the pieces and the table; the same choices as in the web client."""

    theme: Theme = "light"
    palette: str = "clear"
    marks: Marks = "patterns"


USUAL: Final = Look()

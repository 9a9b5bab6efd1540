"""Define how pieces look: a colour with its letter and the sign of a shape, readable without colour."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.theme import BUILTIN_THEMES, Theme

from ...i18n.piece_names import color_marks, shape_marks, without_accents
from ...rules.piece import COLOR_LETTERS, SHAPE_LETTERS, Piece

SIGNS: Final = "●■◆★♣✖"
TRUE_COLORS: Final = ("#FF5C72", "#F2A02D", "#FFF25E", "#5FD9A5", "#4AA3F0", "#C9ABFF")
ANSI_COLORS: Final = ("bright_red", "yellow", "bright_yellow", "bright_green", "bright_blue", "bright_magenta")
"""The six colours in the sixteen that every terminal has."""
ASCII_TERMINALS: Final = ("linux", "dumb", "vt100")
"""Terminals that do not have the signs, whatever their encoding is."""
THEME: Final = Theme(
    name="sixfold",
    primary="#EEF3EF",
    secondary="#B4C0BA",
    accent="#EEF3EF",
    warning="#EEF3EF",
    error="#FF9BA6",
    success="#EEF3EF",
    foreground="#EEF3EF",
    background="#1B2523",
    surface="#263330",
    panel="#30413B",
    dark=True,
    variables={
        "footer-key-foreground": "#EEF3EF",
        "footer-description-foreground": "#B4C0BA",
        "footer-background": "#121A18",
        "block-cursor-background": "#EEF3EF",
        "block-cursor-foreground": "#16201E",
        "input-cursor-background": "#EEF3EF",
        "input-cursor-foreground": "#16201E",
    },
)
"""The dark look of the web client: hue belongs to the pieces."""
_OWN: Final = "ansi_default"
PLAIN: Final = replace(
    BUILTIN_THEMES["ansi-dark"],
    name="sixfold-plain",
    primary=_OWN,
    secondary=_OWN,
    warning=_OWN,
    error=_OWN,
    success=_OWN,
    accent=_OWN,
    variables={
        **BUILTIN_THEMES["ansi-dark"].variables,
        "footer-key-foreground": _OWN,
        "footer-description-foreground": _OWN,
        "border": _OWN,
        "border-blurred": _OWN,
    },
)
"""The terminal's own two colours, for terminals with few; pieces bring their own."""


class Mark(Enum):
    """Mark a place with signs on both sides of the piece."""

    NONE = "  "
    DRAFT = "[]"
    LAST = "()"
    PICKED = "**"
    HINT = "??"
    MOVED = "~ "


def _in_ascii(marks: Sequence[str], notation: str) -> Sequence[str]:
    """Return marks without accents; the letters of the notation where nothing is left of one."""
    plain = [without_accents(mark) for mark in marks]
    return plain if all(plain) else notation


@dataclass(frozen=True)
class Look:
    """Hold what this terminal can show, and the letters of its user's language."""

    few: bool
    """No more than sixteen colours, or none."""
    ascii: bool
    lang: str = "en"

    @classmethod
    def of(cls, environ: Mapping[str, str], lang: str = "en", *, ascii_only: bool = False) -> Look:
        """Return what the environment and the encoding allow."""
        encoding = (getattr(sys.__stdout__, "encoding", None) or "").lower().replace("-", "")
        plain = ascii_only or encoding != "utf8" or environ.get("TERM") in ASCII_TERMINALS
        rich = Console(file=sys.__stdout__, force_terminal=True, _environ=environ).color_system
        return cls(few=bool(environ.get("NO_COLOR")) or rich not in ("truecolor", "256"), ascii=plain, lang=lang)

    @cached_property
    def colors(self) -> Sequence[str]:
        """Return the letters of the six colours; those of the notation if the terminal lacks the language's."""
        marks = color_marks(self.lang)
        return _in_ascii(marks, COLOR_LETTERS) if self.ascii else marks

    @cached_property
    def shapes(self) -> Sequence[str]:
        """Return the signs of the six shapes, or letters if the terminal lacks the signs."""
        return _in_ascii(shape_marks(self.lang), SHAPE_LETTERS) if self.ascii else SIGNS

    @cached_property
    def width(self) -> int:
        """Return the columns of a piece: a mark, the letters of the colour, the sign of the shape, a mark."""
        return 2 + max(map(cell_len, self.colors)) + max(map(cell_len, self.shapes))

    def text(self, piece: Piece) -> str:
        """Return the colour and the shape: ``R★``, or ``Rt`` if the terminal lacks the signs."""
        return self.colors[piece.color] + self.shapes[piece.shape]

    def colors_of_key(self, key: str) -> frozenset[int]:
        """Return the colours whose letters begin with this key; accents may be left out."""
        plain = without_accents(key) or key
        return frozenset(
            color for color, mark in enumerate(self.colors) if plain in (mark[0], without_accents(mark[0]))
        )

    def style(self, piece: Piece, mark: Mark = Mark.NONE) -> Style:
        color = ANSI_COLORS[piece.color] if self.few else TRUE_COLORS[piece.color]
        ground = "black" if self.few else "#3A4B46" if mark in (Mark.DRAFT, Mark.PICKED) else "#121417"
        return Style(color=color, bgcolor=ground, bold=True, underline=mark in (Mark.DRAFT, Mark.PICKED))

    def cell(self, piece: Piece, mark: Mark = Mark.NONE, *, cursor: bool = False) -> Segment:
        """Return a piece in its columns."""
        left, right = "><" if cursor else mark.value
        style = self.style(piece, mark)
        text = set_cell_size(self.text(piece), self.width - 2)
        return Segment(f"{left}{text}{right}", style + Style(reverse=True) if cursor else style)

    def markup(self, piece: Piece) -> str:
        """Return a piece in Textual's markup."""
        color = ANSI_COLORS[piece.color].replace("bright_", "ansi_bright_") if self.few else TRUE_COLORS[piece.color]
        color = "ansi_yellow" if color == "yellow" else color
        return f"[bold {color}]{self.text(piece)}[/]"

"""Name pieces, and give the marks that stand for colours and shapes on them, in the reader's language."""

from __future__ import annotations

from functools import cache
from unicodedata import normalize

from ..rules.piece import COLORS, SHAPES, Piece
from .catalog import capital, say


def piece_name(piece: Piece, lang: str) -> str:
    """Return the name of a piece: "red star"."""
    return say(lang, "piece-name", color=piece.color_name, shape=piece.shape_name)


def piece_args(piece: Piece, lang: str) -> dict[str, str]:
    """Return what a message about a piece may use: its name; to inflect it, its colour and shape."""
    return {"piece": capital(piece_name(piece, lang)), "color": piece.color_name, "shape": piece.shape_name}


@cache
def color_marks(lang: str) -> tuple[str, ...]:
    """Return the letters that stand for the six colours: ``Ve`` is green in Italian, ``Vi`` is purple."""
    return tuple(say(lang, f"color-{color}.mark") for color in COLORS)


@cache
def shape_marks(lang: str) -> tuple[str, ...]:
    """Return the letters that stand for the six shapes."""
    return tuple(say(lang, f"shape-{shape}.mark") for shape in SHAPES)


def without_accents(mark: str) -> str:
    """Return the letters of a mark that are in ASCII, for terminals that have no others: ``Żó`` is ``Zo``."""
    return normalize("NFKD", mark).encode("ascii", "ignore").decode()

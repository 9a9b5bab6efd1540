"""Define actions, choices of cards and turns."""

from __future__ import annotations

from dataclasses import dataclass

from .line import Cell
from .piece import Hand, Piece

Tile = tuple[Cell, Piece]
Row = tuple[Piece, ...]
"""Cards of one set, ascending: their order has no meaning."""
Rows = tuple[Row, ...]


def sorted_rows(rows: Rows) -> Rows:
    """Return rows in the one order that makes equal tables equal."""
    return tuple(sorted(tuple(sorted(row)) for row in rows))


@dataclass(frozen=True, slots=True)
class Place:
    """Lay tiles or cubes. The order in which they are given has no meaning (A18)."""

    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))

    def __str__(self) -> str:
        return " ".join(["lay", *(f"{piece}@{x},{y}" for (x, y), piece in self.tiles)])


@dataclass(frozen=True, slots=True)
class _Some:
    pieces: Hand

    def __post_init__(self) -> None:
        object.__setattr__(self, "pieces", tuple(sorted(self.pieces)))


class Exchange(_Some):
    """Qwirkle: set tiles aside, draw as many, then return them to the bag."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(["swap", *map(str, self.pieces)])


class Reroll(_Some):
    """Cubes: re-roll voluntarily, once a turn, before laying."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(["reroll", *map(str, self.pieces)])


@dataclass(frozen=True, slots=True)
class Roll:
    """Cubes: roll all cubes because nothing fits. A dead hand is drawn again first (B7)."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Play:
    """Cards: play cards from the hand, and leave this table at the end of the turn."""

    cards: Hand
    table: Rows
    qwirkles: Rows = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))
        object.__setattr__(self, "table", sorted_rows(self.table))
        object.__setattr__(self, "qwirkles", sorted_rows(self.qwirkles))

    def __str__(self) -> str:
        table, taken = (["".join(map(str, row)) for row in rows] for rows in (self.table, self.qwirkles))
        return " ".join(["play", *map(str, self.cards), ":", *table, *(["!", *taken] if taken else [])])


@dataclass(frozen=True, slots=True)
class Choice:
    """Cards: cards that can be played together, and the numbers of Qwirkles that they can make."""

    cards: Hand
    qwirkles: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["play", *map(str, self.cards)])


@dataclass(frozen=True, slots=True)
class Redraw:
    """Cards: show the hand and draw a new one because nothing can be played (C5 to C8)."""

    def __str__(self) -> str:
        return "redraw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing. Legal only if the rules leave nothing else."""

    def __str__(self) -> str:
        return "pass"


# `str` of an action is its notation, which `sixfold.rules.notation.read_action` reads back.
Action = Place | Exchange | Reroll | Roll | Play | Redraw | Pass


def action_pieces(action: Action) -> Hand:
    """Return the pieces of the hand that an action uses."""
    match action:
        case Place(tiles):
            return tuple(piece for _, piece in tiles)
        case Exchange(pieces) | Reroll(pieces) | Play(cards=pieces):
            return pieces
    return ()


@dataclass(frozen=True, slots=True)
class Turn:
    """An action and the pieces that were drawn or rolled for it, so that a replay needs no randomness."""

    action: Action
    drawn: Hand = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "drawn", tuple(sorted(self.drawn)))

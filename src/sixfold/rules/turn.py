"""What a player may choose, what chance adds to it, and the closed list of reasons to refuse it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .line import Cell
from .piece import Hand, Piece

Tile = tuple[Cell, Piece]
Row = tuple[Piece, ...]
"""Cards that lie together, ascending: their order means nothing."""
Rows = tuple[Row, ...]


def sorted_rows(rows: Rows) -> Rows:
    """Rows in the one order that makes equal tables equal."""
    return tuple(sorted(tuple(sorted(row)) for row in rows))


@dataclass(frozen=True, slots=True)
class Place:
    """Lay tiles or cubes. A set of placements: the order of laying means nothing (A18)."""

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
    """Qwirkle: set tiles aside, draw as many, return the first ones to the bag."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(["swap", *map(str, self.pieces)])


class Reroll(_Some):
    """Cubes: the voluntary re-roll, once a turn, before laying."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(["reroll", *map(str, self.pieces)])


@dataclass(frozen=True, slots=True)
class Roll:
    """Cubes: nothing fits, so all cubes are rolled; a dead hand is drawn anew first (B7)."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Play:
    """Cards: the cards played from the hand, and the table as it lies at the end of the turn."""

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
    """Cards: cards that can be played together, and the numbers of Qwirkles that this can make."""

    cards: Hand
    qwirkles: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["play", *map(str, self.cards)])


@dataclass(frozen=True, slots=True)
class Redraw:
    """Cards: no play exists, so the hand is shown and drawn anew (C5 to C8)."""

    def __str__(self) -> str:
        return "redraw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Only where the rules leave nothing else."""

    def __str__(self) -> str:
        return "pass"


# `str` of an action is its notation, which `sixfold.rules.notation.read_action` reads back.
Action = Place | Exchange | Reroll | Roll | Play | Redraw | Pass


@dataclass(frozen=True, slots=True)
class Turn:
    """An action and what chance answered: the pieces drawn or rolled, so that a replay needs no randomness."""

    action: Action
    chance: Hand = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "chance", tuple(sorted(self.chance)))


class Reason(Enum):
    """Why an action is refused. The value is the key into the words: `reason-<value>`."""

    GAME_OVER = "game_over"
    WRONG_ACTION = "wrong_action"
    """An action of another game, or one that this moment does not know."""
    NOTHING_CHOSEN = "nothing_chosen"
    NOT_IN_HAND = "not_in_hand"
    CELL_TAKEN = "cell_taken"
    SAME_CELL = "same_cell"
    OFF_TABLE = "off_table"
    NOT_ONE_LINE = "not_one_line"
    NO_CONTACT = "no_contact"
    MISMATCH = "mismatch"
    DUPLICATE = "duplicate"
    NOT_LARGEST_SET = "not_largest_set"
    OPENING_MUST_LAY = "opening_must_lay"
    OPENING_MUST_ROLL = "opening_must_roll"
    CAN_LAY = "can_lay"
    CAN_DRAW = "can_draw"
    """Passing or drawing anew while something else is due."""
    BAG_TOO_SMALL = "bag_too_small"
    ALREADY_REROLLED = "already_rerolled"
    NO_CARD_PLAYED = "no_card_played"
    ROW_TOO_SHORT = "row_too_short"
    CARDS_MISSING = "cards_missing"
    CARDS_FROM_NOWHERE = "cards_from_nowhere"
    QWIRKLE_LEFT_ON_TABLE = "qwirkle_left_on_table"
    NOT_A_QWIRKLE = "not_a_qwirkle"
    NEW_ROW_WITHOUT_HAND_CARD = "new_row_without_hand_card"
    ROW_MUST_KEEP_THREE = "row_must_keep_three"
    """An old row that gave a card to a new one is not continued."""
    OPENING_MORE_THAN_A_SET = "opening_more_than_a_set"
    NO_ARRANGEMENT = "no_arrangement"
    """Cards without a table, around which no table can be arranged."""
    CHANCE = "chance"
    """What was drawn or rolled cannot have been."""


class Illegal(Exception):
    """A refusal: the reason, where it lies, and the paragraph of the rules it rests on. No sentence inside."""

    def __init__(
        self,
        reason: Reason,
        rule: str,
        cells: tuple[Cell, ...] = (),
        pieces: tuple[Piece, ...] = (),
        rows: Rows = (),
    ) -> None:
        super().__init__(reason, rule, cells, pieces, rows)
        self.reason = reason
        self.rule = rule
        self.cells = cells
        self.pieces = pieces or tuple(card for row in rows for card in row)
        self.rows = rows

    def __str__(self) -> str:
        return f"{self.reason.value} ({self.rule})"

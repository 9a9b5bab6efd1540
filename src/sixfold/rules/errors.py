"""Define why an action is illegal or a text unreadable."""

from __future__ import annotations

from enum import Enum

from .actions import Rows
from .line import Cell
from .piece import Piece


class Reason(Enum):
    """Reasons why an action is illegal. The catalogues have `reason-<value>`."""

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
    """Passing, or drawing a new hand, while another action is possible."""
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
    IMPOSSIBLE_DRAW = "chance"
    """These pieces cannot have been drawn or rolled."""


class Illegal(Exception):
    """Raised for an action that the rules forbid: the reason, the pieces and cells, and the paragraph of the rules."""

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


class NotationError(ValueError):
    """Raised for text that cannot be parsed.

    `problem` is a key of the catalogues (`unreadable-<problem>`), `token` the text in question.
    """

    def __init__(self, problem: str, token: str = "") -> None:
        super().__init__(problem, token)
        self.problem = problem
        self.token = token[:60]

"""Implement Qwirkle: lay or exchange tiles, draw back to six; the last tile ends the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import compress
from typing import Final, Literal

from .actions import Action, Exchange, Pass, Place, Turn
from .errors import Illegal, Reason
from .grid import Grid
from .notation import grid_text, read_grid
from .options import Options, Setting
from .piece import PIECES, Hand, mask_of
from .placement import Score, check_opening, choices, is_consistent, placements, score
from .position import Ending, Position, Supply, minus, plus, together, with_value, without
from .rng import Dice
from .ruleset import Ruleset
from .state import GridState
from .turn_context import TurnContext

KIND_BITS: Final = tuple(1 << kind for kind in PIECES)
"""Of every kind in a mask."""
SINGLE_OPENING: Final = Setting("single_opening_points", "single_opening_points", (0, 1))
"""Ruling A4."""


@dataclass(frozen=True, slots=True)
class QwirkleOptions(Options):
    """What editions of Qwirkle differ in."""

    single_opening_points: Literal[0, 1]
    """What an opening of a single tile scores (ruling A4)."""


class QwirkleState(GridState):
    """The table of Qwirkle."""

    __slots__ = ()


def legal(at: TurnContext) -> tuple[Action, ...]:
    """Return all legal actions."""
    moves: list[Action] = list(placements(at.grid, at.hand, at.opening))
    if not at.opening:
        moves += map(Exchange, choices(at.hand, min(len(at.hand), at.supply_count)))
    return tuple(moves) or (Pass(),)


def check(at: TurnContext, action: Action) -> Score:
    """Return what an action scores; raise Illegal if it is not allowed."""
    match action:
        case Place(tiles):
            rest = without(at.hand, tuple(piece for _, piece in tiles), "qwirkle.turn")
            lines = at.grid.check(tiles)
            if at.opening:
                check_opening(at.hand, tiles)
            single = QwirkleOptions.of(at.edition).single_opening_points
            return score(lines, single=single, ends_game=not rest and not at.supply_count)
        case Exchange(pieces):
            _check_exchange(at, pieces)
        case Pass():
            if at.opening:
                raise Illegal(Reason.OPENING_MUST_LAY, "A5")
            if at.supply_count:
                raise Illegal(Reason.CAN_DRAW, "qwirkle.exchange")
            if can_lay(at):
                raise Illegal(Reason.CAN_LAY, "A8")
        case _:
            raise Illegal(Reason.WRONG_ACTION, "qwirkle.turn")
    return Score()


def _check_exchange(at: TurnContext, pieces: Hand) -> None:
    if at.opening:
        raise Illegal(Reason.OPENING_MUST_LAY, "A5")
    if not pieces:
        raise Illegal(Reason.NOTHING_CHOSEN, "A6")
    without(at.hand, pieces, "qwirkle.exchange")
    if len(pieces) > at.supply_count:
        raise Illegal(Reason.BAG_TOO_SMALL, "A6")


def can_lay(at: TurnContext) -> bool:
    """Test if a tile can be laid. One that fits is enough: every longer move has one."""
    return at.opening or at.grid.takes(mask_of(at.hand))


def forced_action(at: TurnContext) -> Pass | None:
    """Return a pass if the player can do nothing else, else None (A9)."""
    return None if at.supply_count or can_lay(at) else Pass()


def drawing_cannot_help(at: Position) -> bool:
    """Test if nothing is left to draw."""
    return not at.supply_count


def draw(at: Position, action: Action, dice: Dice) -> Hand:
    """Draw what an action asks for."""
    return dice.draw_pieces(at.supply, _due(at, action))


def _due(at: Position, action: Action) -> int:
    """Return how many tiles are drawn after an action."""
    match action:
        case Place(tiles):
            return min(len(tiles), at.supply_count)
        case Exchange(pieces):
            return len(pieces)
    return 0


def _goes_on(grid: Grid, hands: tuple[Hand, ...], supply: Supply) -> bool:
    """Test if a tile in the bag or in a hand fits; if not, nobody can lay again (A10)."""
    return grid.takes(sum(compress(KIND_BITS, supply))) or any(grid.takes(mask_of(each)) for each in hands)


def apply(at: Position, turn: Turn, score: Score | None) -> Position:
    """Return the position after a turn; raise Illegal if the action or the drawn tiles are impossible."""
    action, drawn = turn.action, turn.drawn
    gained, grid, hand = score or check(at, action), at.grid, at.hand
    if len(drawn) != _due(at, action):
        raise Illegal(Reason.IMPOSSIBLE_DRAW, "qwirkle.turn", pieces=drawn)
    supply = minus(at.supply, drawn, "qwirkle.supply")
    match action:
        case Place(tiles):
            grid = grid.lay(tiles)
            hand = without(hand, tuple(piece for _, piece in tiles), "qwirkle.turn")
        case Exchange(pieces):
            hand = without(hand, pieces, "qwirkle.exchange")
            supply = plus(supply, pieces)
    mover = at.mover
    hands = with_value(at.hands, mover, together(hand, drawn))
    return replace(
        at,
        state=QwirkleState(grid),
        hands=hands,
        supply=supply,
        scores=with_value(at.scores, mover, at.scores[mover] + gained.points),
        mover=at.next_mover,
        turns=at.turns + 1,
        opening=False,
        passes=at.passes + 1 if isinstance(action, Pass) else 0,
        over=not hands[mover] or not _goes_on(grid, hands, supply),
    )


def ending(at: Position) -> Ending:
    """Return why a finished game ended."""
    return "nobody_can_place" if all(at.hands) else "last_piece"


RULESET: Final = Ruleset(
    name="qwirkle",
    has_grid=True,
    open_hands=False,
    rolled=False,
    exchanges=True,
    score_unit="points",
    announces_sets=True,
    options=QwirkleOptions,
    state=QwirkleState,
    new_state=lambda _: QwirkleState(),
    state_words=lambda at: {"table": grid_text(at.grid)},
    read_state=lambda fields, _: QwirkleState(fields.take("table", read_grid)),
    is_consistent=is_consistent,
    sections=(
        "qwirkle.supply",
        "qwirkle.start",
        "qwirkle.opening",
        "qwirkle.turn",
        "grid.line",
        "grid.laying",
        "grid.score",
        "qwirkle.exchange",
        "qwirkle.end",
        "qwirkle.sight",
    ),
    rulings=("A1", "A2", "A4", "A5", "A6", "A8", "A9", "A10", "A11", "A12", "A13", "A14", "A18", "A19"),
    topics={
        "start-tie": "qwirkle.start",
        "exchange": "qwirkle.exchange",
        "cross": "qwirkle.supply",
        "joining": "grid.laying",
        "final-tie": "qwirkle.end",
    },
    legal=legal,
    forced_action=forced_action,
    check=check,
    draw=draw,
    apply=apply,
    drawing_cannot_help=drawing_cannot_help,
    ending=ending,
    settings=(SINGLE_OPENING,),
)

"""Implement Qwirkle Cubes: re-roll once, lay cubes, draw and roll back to six, with open hands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from .actions import Action, Pass, Place, Reroll, Roll, Turn
from .errors import Illegal, Reason
from .grid import Grid
from .line import largest_sets
from .notation import Words, grid_text, read_grid
from .options import Options
from .piece import COLOR_MASKS, Hand, mask_of
from .placement import Score, check_opening, choices, is_consistent, placements, score
from .position import Ending, Position, minus, plus, together, with_value, without
from .rng import Dice
from .ruleset import Ruleset
from .state import GridState
from .turn_context import TurnContext


@dataclass(frozen=True, slots=True)
class CubesState(GridState):
    """The table of Cubes, and whether the player to move has re-rolled."""

    rerolled: bool = False


def legal(at: TurnContext) -> tuple[Action, ...]:
    """Return all legal actions: placements and re-rolls, or what is left if nothing fits."""
    rolls = () if CubesState.of(at).rerolled else map(Reroll, choices(at.hand, len(at.hand)))
    stuck = forced_action(at)
    return (*placements(at.grid, at.hand, at.opening), *rolls) if stuck is None else (stuck, *rolls)


def forced_action(at: TurnContext) -> Roll | Pass | None:
    """Return what a player does if nothing fits, else None."""
    if fits(at):
        return None
    return Pass() if at.drawing_cannot_help else Roll()


def check(at: TurnContext, action: Action) -> Score:
    """Return what an action scores; raise Illegal if it is not allowed."""
    match action:
        case Place(tiles):
            rest = without(at.hand, tuple(piece for _, piece in tiles), "cubes.turn")
            lines = at.grid.check(tiles)
            if at.opening:
                if not fits(at):
                    raise Illegal(Reason.OPENING_MUST_ROLL, "cubes.opening")
                check_opening(at.hand, tiles)
            return score(lines, ends_game=not rest and not at.supply_count)
        case Reroll(pieces):
            if CubesState.of(at).rerolled:
                raise Illegal(Reason.ALREADY_REROLLED, "B1")
            if not pieces:
                raise Illegal(Reason.NOTHING_CHOSEN, "cubes.turn")
            without(at.hand, pieces, "cubes.turn")
        case Roll() | Pass():
            if fits(at):
                raise Illegal(Reason.CAN_LAY, "B4")
            if action != forced_action(at):
                due = (Reason.CAN_DRAW, "cubes.stuck") if isinstance(action, Pass) else (Reason.WRONG_ACTION, "B7")
                raise Illegal(*due)
        case _:
            raise Illegal(Reason.WRONG_ACTION, "cubes.turn")
    return Score()


def fits(at: TurnContext) -> bool:
    """Test if something in the hand can be laid as it was rolled."""
    if at.opening:
        return largest_sets(at.hand)[0] > 1
    return at.grid.takes(mask_of(at.hand))


def dead(grid: Grid, hand: Hand) -> bool:
    """Test if no face of any colour in this hand fits anywhere (B7)."""
    return bool(grid) and not any(grid.anywhere() & COLOR_MASKS[piece.color] for piece in hand)


def drawing_cannot_help(at: Position) -> bool:
    """Test if the hand is dead and no colour in the bag fits either."""
    if not dead(at.grid, at.hand):
        return False
    somewhere = at.grid.anywhere()
    return not any(count and somewhere & COLOR_MASKS[color] for color, count in enumerate(at.supply))


def draw(at: Position, action: Action, dice: Dice) -> Hand:
    """Draw and roll what an action asks for."""
    match action:
        case Place(tiles):
            return dice.roll(dice.draw(at.supply, min(len(tiles), at.supply_count)))
        case Reroll(pieces):
            return dice.roll(_colors(pieces))
        case Roll() if dead(at.grid, at.hand):
            return dice.roll(dice.draw(plus(at.supply, at.hand), len(at.hand)))
        case Roll():
            return dice.roll(_colors(at.hand))
    return ()


def _colors(pieces: Hand) -> tuple[int, ...]:
    return tuple(piece.color for piece in pieces)


def apply(at: Position, turn: Turn, score: Score | None) -> Position:
    """Return the position after a turn; raise Illegal if the action or the rolled cubes are impossible."""
    action, came = turn.action, turn.drawn
    gained = score or check(at, action)
    kept, supply, due = at.hand, at.supply, 0
    match action:
        case Place(tiles):
            kept, due = without(kept, tuple(piece for _, piece in tiles), "cubes.turn"), len(tiles)
            supply = minus(supply, came, "cubes.supply")
        case Reroll(pieces):
            kept, due = without(kept, pieces, "cubes.turn"), len(pieces)
            _check_rolled(pieces, came)
        case Roll() if dead(at.grid, at.hand):
            kept, due = (), len(at.hand)
            supply = minus(plus(supply, at.hand), came, "B7")
        case Roll():
            kept, due = (), len(at.hand)
            _check_rolled(at.hand, came)
    if len(came) != (min(due, at.supply_count) if isinstance(action, Place) else due):
        raise Illegal(Reason.IMPOSSIBLE_DRAW, "cubes.turn", pieces=came)
    mover, rolling = at.mover, isinstance(action, Reroll | Roll)
    hands = with_value(at.hands, mover, together(kept, came))
    passes = at.passes + 1 if isinstance(action, Pass) else 0
    return replace(
        at,
        state=CubesState(at.grid.lay(action.tiles) if isinstance(action, Place) else at.grid, rolling),
        hands=hands,
        supply=supply,
        scores=with_value(at.scores, mover, at.scores[mover] + gained.points),
        mover=mover if rolling else at.next_mover,
        turns=at.turns + 1,
        opening=at.opening and rolling,
        passes=at.passes if rolling else passes,
        over=not hands[mover] or passes == at.seats,
    )


def _check_rolled(before: Hand, after: Hand) -> None:
    """Raise Illegal if a roll changes colours."""
    if _colors(before) != _colors(after):
        raise Illegal(Reason.IMPOSSIBLE_DRAW, "cubes.supply", pieces=after)


def ending(at: Position) -> Ending:
    """Return why a finished game ended."""
    return "all_passed" if all(at.hands) else "last_piece"


def state_words(at: TurnContext) -> Words:
    """Return the words of the state in the notation of a position."""
    return {"table": grid_text(at.grid)} | ({"rerolled": True} if CubesState.of(at).rerolled else {})


RULESET: Final = Ruleset(
    name="cubes",
    has_grid=True,
    open_hands=True,
    rolled=True,
    exchanges=False,
    score_unit="points",
    announces_sets=False,
    options=Options,
    state=CubesState,
    new_state=lambda _: CubesState(),
    state_words=state_words,
    read_state=lambda fields, _: CubesState(fields.take("table", read_grid), fields.flag("rerolled")),
    is_consistent=is_consistent,
    sections=(
        "cubes.supply",
        "cubes.setup",
        "cubes.start",
        "cubes.turn",
        "cubes.stuck",
        "cubes.opening",
        "grid.line",
        "grid.laying",
        "grid.score",
        "cubes.end",
    ),
    rulings=("A1", "A2", "A11", "A12", "A13", "A14", "A18", "A19", "B1", "B4", "B5", "B7", "B9"),
    topics={},
    legal=legal,
    forced_action=forced_action,
    check=check,
    draw=draw,
    apply=apply,
    drawing_cannot_help=drawing_cannot_help,
    ending=ending,
)

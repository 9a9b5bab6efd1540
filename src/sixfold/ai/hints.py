"""Give hints in three steps, from what the player to move knows: what to look for, where, and the move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from ..rules.actions import Action, Exchange, Place, Play, Reroll, Rows
from ..rules.piece import Hand, Piece
from ..rules.view import View
from .evaluate.evaluator import EvaluatedAction, Stop, evaluate

EFFORT: Final = 0.5
"""Of what a review spends: somebody is waiting."""
STEPS: Final = 3
Attribute = Literal["color", "shape"]


@dataclass(frozen=True, slots=True)
class Hint:
    """What to look for; `cells` and `sets` from the second step on, the action in the third."""

    kind: str
    """What the best action is: lay, swap, reroll, roll, play, redraw or pass."""
    attribute: Attribute | None
    value: str | None
    """The colour or shape that the pieces have in common."""
    count: int
    """How many pieces it takes; 0 in the first step."""
    cells: tuple[tuple[int, int], ...]
    sets: Rows
    """The sets that the cards go to, without them."""
    action: Action | None


def hint(view: View, step: int) -> Hint:
    """Return a hint up to that step. Equal views get equal hints."""
    return upto(whole_hint(view), step)


def hinted_action(view: View, stop: Stop | None = None) -> EvaluatedAction:
    """Return the action that a hint shows. Nodes and samples limit it, never the clock, so that it repeats."""
    return evaluate(view, most=1, seed=view.turns, effort=EFFORT, stop=stop)[0]


def whole_hint(view: View, stop: Stop | None = None) -> Hint:
    """Return a hint with all its steps. Discard it if it was stopped."""
    best = hinted_action(view, stop).action
    pieces = action_pieces(best)
    attribute, value = _common(pieces)
    return Hint(
        kind=_kind(best),
        attribute=attribute,
        value=value,
        count=len(pieces),
        cells=tuple(cell for cell, _ in best.tiles) if isinstance(best, Place) else (),
        sets=_sets(best) if isinstance(best, Play) else (),
        action=best,
    )


def upto(hint: Hint, step: int) -> Hint:
    """Return a hint without what later steps show."""
    if step < STEPS:
        hint = replace(hint, action=None)
    return hint if step > 1 else replace(hint, count=0, cells=(), sets=())


def _kind(action: Action) -> str:
    names = {Place: "lay", Exchange: "swap", Reroll: "reroll", Play: "play"}
    return names.get(type(action), type(action).__name__.lower())


def action_pieces(action: Action) -> Hand:
    """Return the pieces of the hand that an action uses."""
    match action:
        case Place(tiles):
            return tuple(piece for _, piece in tiles)
        case Exchange(pieces) | Reroll(pieces) | Play(cards=pieces):
            return pieces
    return ()


def _common(pieces: Hand) -> tuple[Attribute | None, str | None]:
    """Return what the pieces share, the colour first."""
    colors, shapes = {piece.color_name for piece in pieces}, {piece.shape_name for piece in pieces}
    if len(colors) == 1:
        return "color", colors.pop()
    return ("shape", shapes.pop()) if len(shapes) == 1 else (None, None)


def _sets(play: Play) -> Rows:
    """Return where the cards go: each new set with one of them, without the cards from the hand."""
    hand: list[Piece] = list(play.cards)
    found = []
    for row in (*play.qwirkles, *play.table):
        mine = [card for card in row if card in hand]
        if mine:
            for card in mine:
                hand.remove(card)
            found.append(tuple(card for card in row if card not in mine))
    return tuple(rest for rest in found if rest)

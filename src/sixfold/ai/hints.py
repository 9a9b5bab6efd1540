"""Give hints in three steps, from what the player to move knows: what to look for, where, and the move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from ..rules.actions import Action, Exchange, Place, Play, Reroll, Rows, action_pieces
from ..rules.piece import COLORS, SHAPES
from ..rules.referee import forced_action
from ..rules.view import View
from .calls import NumberReader, ask, hint_request, read_evaluated_action
from .evaluation import EvaluatedAction
from .kernel import Stop, pieces_of

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


def hinted_action(view: View) -> EvaluatedAction:
    """Return the action that a hint shows. Nodes and samples limit the search, never the clock, so that it repeats."""
    return _ask(view, None)[0]


def whole_hint(view: View, stop: Stop | None = None) -> Hint:
    """Return a hint with all its steps. Discard it if it was stopped."""
    due = forced_action(view)
    if due is not None and not view.edition.rules.rolled:  # in Cubes a part of the hand can be rolled
        return Hint(_kind(due), None, None, 0, (), (), due)
    found, answer = _ask(view, stop)
    best, color, shape = found.action, answer.one(), answer.one()
    attribute: Attribute | None = "color" if color >= 0 else "shape" if shape >= 0 else None
    return Hint(
        kind=_kind(best),
        attribute=attribute,
        value=COLORS[color] if color >= 0 else SHAPES[shape] if shape >= 0 else None,
        count=len(action_pieces(best)),
        cells=tuple(cell for cell, _ in best.tiles) if isinstance(best, Place) else (),
        sets=tuple(map(pieces_of, answer.lists())),
        action=best,
    )


def _ask(view: View, stop: Stop | None) -> tuple[EvaluatedAction, NumberReader]:
    answer = ask(view, hint_request(view), stop)
    return read_evaluated_action(answer, view.edition), answer


def upto(hint: Hint, step: int) -> Hint:
    """Return a hint without what later steps show."""
    if step < STEPS:
        hint = replace(hint, action=None)
    return hint if step > 1 else replace(hint, count=0, cells=(), sets=())


def _kind(action: Action) -> str:
    names = {Place: "lay", Exchange: "swap", Reroll: "reroll", Play: "play"}
    return names.get(type(action), type(action).__name__.lower())

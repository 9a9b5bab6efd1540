"""Sixfold plays the whole Qwirkle family: tiles, cubes and cards, exactly as five rulebooks print them."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from .rules.edition import edition, editions
from .rules.notation import action_text, position, read_action
from .rules.piece import piece
from .rules.position import Position, Seat
from .rules.record import Game, read_record, to_json
from .rules.referee import apply, arrangement, check, deal, legal, view
from .rules.rng import Fair
from .rules.turn import Action, Choice, Illegal
from .rules.view import View

if TYPE_CHECKING:
    from .ai.bots import level
    from .ai.review.game import review

__all__ = [
    "Action",
    "Choice",
    "Fair",
    "Game",
    "Illegal",
    "Position",
    "Seat",
    "View",
    "action_text",
    "apply",
    "arrangement",
    "check",
    "deal",
    "edition",
    "editions",
    "legal",
    "level",
    "piece",
    "position",
    "read_action",
    "read_record",
    "review",
    "to_json",
    "view",
]

_LATER: Final = {"level": ".ai.bots", "review": ".ai.review.game"}
"""Whoever only wants the rules does not pay for thinking."""


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

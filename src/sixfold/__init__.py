"""Sixfold plays the whole Qwirkle family: tiles, cubes and cards, exactly as five rulebooks print them."""

from typing import TYPE_CHECKING, Any

from .rules.deal import Fair
from .rules.edition import Edition, UnknownEdition, edition, editions
from .rules.notation import NotationError, action_text, position_text, read_action, read_position
from .rules.piece import Piece, piece
from .rules.plays import Choice
from .rules.position import BadSeats, Outcome, Position, Seat, outcome
from .rules.record import Game, RecordError, read_record, to_json, to_text, verify
from .rules.referee import apply, arrangement, check, deal, legal, start, view
from .rules.turn import Action, Illegal, Reason, Turn
from .rules.view import View

if TYPE_CHECKING:
    from .think.review.game import review

__all__ = [
    "Action",
    "BadSeats",
    "Choice",
    "Edition",
    "Fair",
    "Game",
    "Illegal",
    "NotationError",
    "Outcome",
    "Piece",
    "Position",
    "Reason",
    "RecordError",
    "Seat",
    "Turn",
    "UnknownEdition",
    "View",
    "action_text",
    "apply",
    "arrangement",
    "check",
    "deal",
    "edition",
    "editions",
    "legal",
    "outcome",
    "piece",
    "position_text",
    "read_action",
    "read_position",
    "read_record",
    "review",
    "start",
    "to_json",
    "to_text",
    "verify",
    "view",
]


def __getattr__(name: str) -> Any:
    """Whoever only wants the rules does not pay for thinking."""
    if name == "review":
        from .think.review.game import review

        return review
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

"""Why the server says no: a closed list, each with an HTTP status and a sentence in the catalogue."""

from __future__ import annotations

from enum import Enum
from typing import Final

from ..i18n import error_messages
from ..i18n.catalog import say
from ..messages import Refusal, pieces
from ..rules.edition import Edition
from ..rules.notation import NotationError
from ..rules.partial_position import Impossible
from ..rules.position import BadSeats
from ..rules.turn import Illegal


class No(Enum):
    """The value is the key into the words: `no-<value>`."""

    TABLE = "table"
    """There is no such table, or no such thing at it for whoever asks: the two must look the same."""
    SECRET = "secret"
    HOST = "host"
    STARTED = "started"
    NOT_STARTED = "not_started"
    OVER = "over"
    NOT_OVER = "not_over"
    FULL = "full"
    SEAT_TAKEN = "seat_taken"
    WAITING = "waiting"
    """A seat is still open."""
    EDITION = "edition"
    LEVEL = "level"
    SEATS = "seats"
    TURN = "turn"
    """Another turn than the one that is on."""
    NOT_YOUR_TURN = "not_your_turn"
    BOT_PLAYS = "bot_plays"
    SALT = "salt"
    STILL_HERE = "still_here"
    NOT_AWAY = "not_away"
    OUT_OF_TIME = "out_of_time"
    """The time had run out, and there was a second chance already."""
    RESIGNED = "resigned"
    UNDO = "undo"
    NO_OFFER = "no_offer"
    CARRY = "carry"
    RECORD = "record"
    """Not the record of a finished game."""
    PASSWORD = "password"
    ORIGIN = "origin"
    ADDRESS = "address"
    """A host name under which this server is not reached."""
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    TOO_OFTEN = "too_often"
    TOO_MANY = "too_many"
    """Tables, sockets or waiting work: the server is full, or this client is."""
    CROWDED = "crowded"
    """Too many have asked for the same before."""
    LIMIT = "limit"
    """Too much of that has happened at the table already."""
    HINTS = "hints"
    RUNNING = "running"
    """The position is that of a running game without hints."""
    METHOD = "method"
    BUSY = "busy"
    """It could not be done now; nothing has happened, and trying again is right."""


STATUS: Final = {
    No.TABLE: 404,
    No.SECRET: 403,
    No.HOST: 403,
    No.PASSWORD: 401,
    No.ORIGIN: 403,
    No.ADDRESS: 421,
    No.UNREADABLE: 400,
    No.TOO_LARGE: 413,
    No.TOO_OFTEN: 429,
    No.TOO_MANY: 429,
    No.CROWDED: 429,
    No.RECORD: 400,
    No.METHOD: 405,
    No.BUSY: 503,
}
"""What is not named here is 409: it does not fit how things stand."""


class Refuse(Exception):
    """The server's own refusal. `value` is what it is about, where there is something to name."""

    def __init__(self, reason: No, value: str = "") -> None:
        super().__init__(reason, value)
        self.reason = reason
        self.value = value


Problem = Refuse | Illegal | NotationError | Impossible | BadSeats


def status(problem: Problem) -> int:
    return STATUS.get(problem.reason, 409) if isinstance(problem, Refuse) else 409


def told(problem: Problem, edition: Edition | None, lang: str) -> Refusal:
    """A refusal as a message, its sentence in that language."""
    match problem:
        case Illegal() if edition is not None:
            return Refusal(
                reason=problem.reason.value,
                message=error_messages.refusal(problem, edition, lang),
                rule=problem.rule,
                cells=problem.cells,
                pieces=pieces(problem.pieces),
                rows=tuple(map(pieces, problem.rows)),
            )
        case NotationError():
            return Refusal(reason=No.UNREADABLE.value, message=error_messages.unreadable(problem, lang))
        case Impossible():
            return Refusal(
                reason=f"impossible_{problem.problem}",
                message=error_messages.impossible(problem, lang),
                cells=problem.cells,
                pieces=pieces(problem.pieces),
            )
        case BadSeats():
            return Refusal(reason=No.SEATS.value, message=error_messages.seats(problem, lang))
        case Refuse():
            return Refusal(
                reason=problem.reason.value, message=say(lang, f"no-{problem.reason.value}", value=problem.value or "-")
            )
    raise problem

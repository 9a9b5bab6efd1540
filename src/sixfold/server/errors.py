"""Define the errors of the server: a closed list of codes, each with an HTTP status and a sentence."""

from __future__ import annotations

from enum import Enum
from typing import Final

from ..i18n import error_messages
from ..i18n.catalog import say
from ..messages import Refusal, pieces
from ..rules.edition import Edition
from ..rules.errors import Illegal, NotationError
from ..rules.partial_position import Impossible
from ..rules.position import BadSeats


class ErrorCode(Enum):
    """Why the server rejects something. The value is the key of its sentence: `no-<value>`."""

    TABLE = "table"
    """There is no such table, or the client may not see it: the two must look the same."""
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
    CARRY = "carry"
    LET_IN = "let_in"
    """Others cannot let anybody into this seat."""
    GUEST = "guest"
    """This device was let in by others, and may not do that."""
    PIN = "pin"
    PIN_PAUSE = "pin_pause"
    """Too many wrong PINs."""
    PUSH = "push"
    """Notifications cannot be sent to that address."""
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
    ErrorCode.TABLE: 404,
    ErrorCode.SECRET: 403,
    ErrorCode.HOST: 403,
    ErrorCode.LET_IN: 403,
    ErrorCode.GUEST: 403,
    ErrorCode.PIN: 403,
    ErrorCode.PIN_PAUSE: 429,
    ErrorCode.PASSWORD: 401,
    ErrorCode.ORIGIN: 403,
    ErrorCode.ADDRESS: 421,
    ErrorCode.UNREADABLE: 400,
    ErrorCode.TOO_LARGE: 413,
    ErrorCode.TOO_OFTEN: 429,
    ErrorCode.TOO_MANY: 429,
    ErrorCode.CROWDED: 429,
    ErrorCode.PUSH: 400,
    ErrorCode.RECORD: 400,
    ErrorCode.METHOD: 405,
    ErrorCode.BUSY: 503,
}
"""What is not named here is 409: it does not fit how things stand."""


class ApiError(Exception):
    """The server rejects a request or message. `value` is what it is about, if there is something to name."""

    def __init__(self, reason: ErrorCode, value: str = "") -> None:
        super().__init__(reason, value)
        self.reason = reason
        self.value = value


PROBLEMS: Final = (ApiError, Illegal, NotationError, Impossible, BadSeats)
Problem = ApiError | Illegal | NotationError | Impossible | BadSeats


def http_status(problem: Problem) -> int:
    """Return the HTTP status of a problem."""
    return STATUS.get(problem.reason, 409) if isinstance(problem, ApiError) else 409


def refusal_of(problem: Problem, edition: Edition | None, lang: str) -> Refusal:
    """Return a problem as a message, with a sentence in that language."""
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
            return Refusal(reason=ErrorCode.UNREADABLE.value, message=error_messages.unreadable(problem, lang))
        case Impossible():
            return Refusal(
                reason=f"impossible_{problem.problem}",
                message=error_messages.impossible(problem, lang),
                cells=problem.cells,
                pieces=pieces(problem.pieces),
            )
        case BadSeats():
            return Refusal(reason=ErrorCode.SEATS.value, message=error_messages.seats(problem, lang))
        case ApiError():
            return Refusal(
                reason=problem.reason.value, message=say(lang, f"no-{problem.reason.value}", value=problem.value or "-")
            )
    raise problem

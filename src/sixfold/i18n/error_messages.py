"""Turn errors of the referee into sentences."""

from __future__ import annotations

from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL, ECONNREFUSED, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from functools import partial
from socket import gaierror
from typing import Final

from ..rules.edition import Edition
from ..rules.errors import Illegal, NotationError
from ..rules.partial_position import Impossible
from ..rules.piece import Piece
from ..rules.position import BadSeats
from ..rules.record import RecordError
from . import rulebook
from .catalog import say
from .piece_names import piece_name

_SYSTEM_ERRORS: Final = {
    ENOENT: "missing",
    ENOTDIR: "missing",
    EACCES: "denied",
    EPERM: "denied",
    EROFS: "denied",
    EISDIR: "folder",
    ENOSPC: "full",
    EADDRINUSE: "in_use",
    EADDRNOTAVAIL: "address",
    ECONNREFUSED: "refused",
}
"""The reasons with messages of their own."""


def refusal(error: Illegal, edition: Edition, lang: str, *, by_name: bool = False) -> str:
    """Return why an action is illegal, where, and by which paragraph; pieces by name or in the notation."""
    write = partial(piece_names, lang=lang) if by_name else pieces
    cells = " ".join(f"{x},{y}" for x, y in error.cells)
    listed = " / ".join(map(write, error.rows)) or write(error.pieces)
    reason = say(lang, f"reason-{error.reason.value}", cells=cells or "-", pieces=listed)
    rule = rulebook.paragraph(edition, error.rule, lang)
    return f"{reason} {say(lang, 'refused-rule', title=rule.title, id=rule.id)}"


def system(error: Exception, lang: str) -> str:
    """Return why the operating system refused something; unknown errors in its own words."""
    if isinstance(error, gaierror):
        return say(lang, "system-name")
    if isinstance(error, TimeoutError):
        return say(lang, "system-timeout")
    if isinstance(error, OSError):
        return say(lang, f"system-{_SYSTEM_ERRORS.get(error.errno or 0, 'other')}", why=error.strerror or str(error))
    # A ValueError may repeat what it was given, a password for example.
    return (not isinstance(error, ValueError) and str(error)) or type(error).__name__


def pieces(some: tuple[Piece, ...]) -> str:
    """Format pieces in the notation, separated by spaces."""
    return " ".join(map(str, some)) or "-"


def piece_names(some: tuple[Piece, ...], lang: str) -> str:
    """Return the names of pieces, separated by commas."""
    return ", ".join(piece_name(each, lang) for each in some) or "-"


def unreadable(error: NotationError, lang: str) -> str:
    """Return why a text cannot be parsed."""
    return say(lang, f"unreadable-{error.problem}", token=error.token or "-")


def impossible(error: Impossible, lang: str) -> str:
    """Return why a position is impossible."""
    cells = " ".join(f"{x},{y}" for x, y in error.cells[:6])
    return say(lang, f"impossible-{error.problem}", cells=cells or "-", pieces=pieces(error.pieces))


def seats(error: BadSeats, lang: str) -> str:
    """Return why these people cannot play."""
    return say(lang, f"seats-{error.key}", value=error.value or "-")


def record(error: RecordError, lang: str) -> str:
    """Return what is wrong with a record, with the number of the turn and the cause."""
    sentence = say(lang, f"record-{error.problem}", turn=error.turn)
    match error.cause:
        case Illegal() as cause if error.edition is not None:
            more = refusal(cause, error.edition, lang)
        case NotationError() as cause:
            more = unreadable(cause, lang)
        case BadSeats() as cause:
            more = seats(cause, lang)
        case _:
            return sentence
    return f"{sentence} {more}"

"""Refusals and unreadable input as sentences: the one place where codes of the referee become words."""

from __future__ import annotations

from errno import EACCES, EISDIR, ENOENT, ENOSPC, EPERM, EROFS

from . import rulebook
from .rules.edition import Edition
from .rules.known import Impossible
from .rules.notation import NotationError
from .rules.piece import Piece
from .rules.position import BadSeats
from .rules.record import RecordError
from .rules.turn import Illegal
from .text import say


def refusal(error: Illegal, edition: Edition, lang: str) -> str:
    """Why an action is refused, where, and the paragraph of the rules that it rests on."""
    cells = " ".join(f"{x},{y}" for x, y in error.cells)
    reason = say(lang, f"reason-{error.reason.value}", cells=cells or "-", pieces=pieces(error.pieces))
    rule = rulebook.paragraph(edition, error.rule, lang)
    return f"{reason} {say(lang, 'refused-rule', title=rule.title, id=rule.id)}"


def system(error: Exception, lang: str) -> str:
    """Why the computer could not do it."""
    known = {ENOENT: "missing", EACCES: "denied", EPERM: "denied", EROFS: "denied", EISDIR: "folder", ENOSPC: "full"}
    return say(lang, f"system-{known.get(getattr(error, 'errno', None) or 0, 'other')}")


def pieces(some: tuple[Piece, ...]) -> str:
    return " ".join(map(str, some)) or "-"


def unreadable(error: NotationError, lang: str) -> str:
    return say(lang, f"unreadable-{error.problem}", token=error.token or "-")


def impossible(error: Impossible, lang: str) -> str:
    """Why no game comes to a position."""
    cells = " ".join(f"{x},{y}" for x, y in error.cells[:6])
    return say(lang, f"impossible-{error.problem}", cells=cells or "-", pieces=pieces(error.pieces))


def seats(error: BadSeats, lang: str) -> str:
    return say(lang, f"seats-{error.key}", value=error.value or "-")


def record(error: RecordError, lang: str) -> str:
    """What is wrong with a record, with the number of the turn and the reason behind it."""
    told = say(lang, f"record-{error.problem}", turn=error.turn)
    match error.cause:
        case Illegal() as cause if error.edition is not None:
            more = refusal(cause, error.edition, lang)
        case NotationError() as cause:
            more = unreadable(cause, lang)
        case BadSeats() as cause:
            more = seats(cause, lang)
        case _:
            return told
    return f"{told} {more}"

"""Decide how a person returns to their seat from another browser: by PIN, or confirmed by others. Pure functions.

A key that others let in plays for the seat, but may neither pass it on, nor exclude its player, nor let others in: see
`is_guest`.
"""

from __future__ import annotations

from typing import Final

from . import events
from .commands import MAX_DEVICES, MAX_EVENTS, MAX_QUICK_TRANSFERS, OFFER_PAUSE_MS, check_log, overdue, seat_of_key
from .errors import ApiError, ErrorCode
from .events import NewEvent
from .table import Table, fold

MAX_QUICK_PINS: Final = 5
"""Wrong PINs in a row without a pause. The next ones wait a minute, two, four and so on."""
PIN_PAUSE_MS, MAX_PIN_PAUSE_MS = 60_000, 3_600_000
"""The first and the longest pause. An hour allows 24 guesses a day; a longer one would shut out the player as well."""


def pin_pause(tries: int) -> int:
    """Return the milliseconds that must pass after so many wrong PINs in a row."""
    return 0 if tries < MAX_QUICK_PINS else min(MAX_PIN_PAUSE_MS, PIN_PAUSE_MS << min(tries - MAX_QUICK_PINS, 10))


def is_guest(table: Table, key: str) -> bool:
    """Tell whether others let in the device with that key."""
    return any(key in seat.guests for seat in table.seats)


def set_pin(table: Table, key: str, pin: str | None, now: int) -> list[NewEvent]:
    """Set or remove the PIN of the seat of a key; `pin` is its hash."""
    seat = _seat(table, key)
    if is_guest(table, key):
        raise ApiError(ErrorCode.GUEST)
    if pin is None and table.seats[seat].pin is None:
        return []
    check_log(table)
    return [events.PinSet(at=now, seat=seat, pin=pin)]


def try_pin(table: Table, seat: int, now: int) -> list[NewEvent]:
    """Count a PIN before it is checked, so that neither a crash nor guesses at the same time are for free."""
    _check_seat(table, seat)
    held = table.seats[seat]
    if held.pin is None:
        raise ApiError(ErrorCode.PIN)
    if 0 <= now - held.tried < pin_pause(held.tries):
        raise ApiError(ErrorCode.PIN_PAUSE)
    if table.transfers[seat] >= MAX_QUICK_TRANSFERS and 0 <= now - table.offered_at[seat] < OFFER_PAUSE_MS:
        raise ApiError(ErrorCode.LIMIT)
    return [events.PinTried(at=now, seat=seat)]


def enter(table: Table, seat: int, key: str, pin: str, now: int) -> list[NewEvent]:
    """Give a seat to the device whose PIN was right; `pin` is the hash that it was compared with."""
    _check_seat(table, seat)
    if table.seats[seat].pin != pin:  # changed meanwhile
        raise ApiError(ErrorCode.PIN)
    if seat_of_key(table, key) is not None:
        return []
    _check_device(table, seat)
    return [events.LetIn(at=now, seat=seat, key=key)]


def check_request(table: Table, seat: int) -> None:
    """Raise ApiError unless another device can get this seat at all: from its player, or confirmed by others."""
    _check_seat(table, seat)
    if table.phase != "playing":
        raise ApiError(ErrorCode.LET_IN)
    _check_device(table, seat)


def confirm(table: Table, by: str, about: int, code: str, key: str, now: int) -> list[NewEvent]:
    """Confirm, with the device of the key `by`, that another device belongs to the player of a seat.

    The player's own device is enough. Otherwise all other people have to agree, at least as many as
    `Table.confirmations`, and the player must stay away for a minute.
    """
    seat = _seat(table, by)
    if seat_of_key(table, key) is not None:
        return []
    if is_guest(table, by):
        raise ApiError(ErrorCode.GUEST)
    check_request(table, about)
    if seat == about:
        if table.number >= MAX_EVENTS:
            raise ApiError(ErrorCode.LIMIT)
        return [events.LetIn(at=now, seat=about, key=key)]
    if not table.may_let_in(about) or table.seats[about].pin is not None:
        raise ApiError(ErrorCode.LET_IN)
    if seat not in table.people:
        raise ApiError(ErrorCode.RESIGNED if seat in table.resigned else ErrorCode.BOT_PLAYS)
    if any(each.what == "let_in" and each.key == key and seat in each.agreed for each in table.offers):
        return []
    check_log(table, seat)
    agreed = events.Agreed(at=now, what="let_in", about=about, seat=seat, code=code, key=key)
    return [agreed, *overdue(fold(table, agreed), now)]


def _seat(table: Table, key: str) -> int:
    seat = seat_of_key(table, key)
    if seat is None:
        raise ApiError(ErrorCode.SECRET)
    return seat


def _check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise ApiError(ErrorCode.LET_IN)


def _check_device(table: Table, seat: int) -> None:
    if len(table.seats[seat].keys) >= MAX_DEVICES:
        raise ApiError(ErrorCode.TOO_MANY)

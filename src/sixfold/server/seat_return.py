"""Let people back to their seats from another browser, by PIN or by a code that others confirm."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from msgspec import msgpack

from .. import messages
from . import commands, return_commands
from .errors import ApiError, ErrorCode
from .events import NewEvent
from .limits import Guard
from .pins import HASH_SECONDS, PinHasher
from .presence import Presence
from .repository import LiveTable, TableRepository
from .store import Store
from .table import Table

CODE_SECONDS: Final = 1_800
CODE_LENGTH: Final = 6

Decide = Callable[[Table, int], list[NewEvent]]


@dataclass(slots=True, eq=False)
class SeatReturn:
    """Check PINs, and give out codes that name a device which asks for a seat."""

    _repository: TableRepository
    _presence: Presence
    _store: Store
    _guard: Guard
    _hasher: PinHasher
    _now: Callable[[], int]

    async def ask(self, live: LiveTable, request: messages.Return, client: str) -> messages.Returned:
        """Return the seat if the PIN is right; without a PIN, a code for others to confirm."""
        table, key = live.table, commands.key(request.secret)
        if commands.seat_of_key(table, key) == request.seat:
            return messages.Returned(table.id, request.seat)
        if key in table.gone or commands.seat_of_key(table, key) is not None:
            raise ApiError(ErrorCode.SECRET)
        if request.pin is not None:
            await self._enter(live, request.seat, key, request.pin, client)
            return messages.Returned(table.id, request.seat)
        return_commands.check_request(table, request.seat)
        if not self._guard.table(client):
            raise ApiError(ErrorCode.TOO_MANY)
        code = "".join(secrets.choice(commands.ALPHABET) for _ in range(CODE_LENGTH))
        data = msgpack.encode((request.seat, key))
        await self._store.offer(_stored(table.id, code), data, self._now() + CODE_SECONDS * 1000)
        return messages.Returned(table.id, None, code, CODE_SECONDS)

    async def _enter(self, live: LiveTable, seat: int, key: str, pin: str, client: str) -> None:
        self._charge(client)
        tried = await self._repository.update(live, lambda table, now: return_commands.try_pin(table, seat, now))
        stored = tried.seats[seat].pin or ""
        if not await self._hasher.matches(pin, stored):
            raise ApiError(ErrorCode.PIN)
        await self._repository.update(live, lambda table, now: return_commands.enter(table, seat, key, stored, now))

    async def decide(
        self, live: LiveTable, seat: int, secret: str, command: messages.SetPin | messages.LetIn, client: str
    ) -> Decide:
        """Return what decides such a command, after what takes time."""
        by = commands.key(secret)
        if isinstance(command, messages.SetPin):
            pin = None
            if command.pin is not None:
                self._charge(client or by)
                pin = await self._hasher.hash(command.pin)
            return lambda table, now: return_commands.set_pin(table, by, pin, now)
        found = await self._store.take(_stored(live.table.id, command.code), live.table.id, self._now())
        about, key = msgpack.decode(found, type=tuple[int, str]) if found else (-1, "")
        if about != command.seat:
            raise ApiError(ErrorCode.CARRY)
        if about != seat and self._presence.is_present(live, about):
            raise ApiError(ErrorCode.STILL_HERE)
        return partial(_confirm, by, about, command.code, key)

    def _charge(self, client: str) -> None:
        if not self._guard.may_think(client):
            raise ApiError(ErrorCode.TOO_OFTEN)
        self._guard.charge(client, HASH_SECONDS)


def _confirm(by: str, about: int, code: str, key: str, table: Table, now: int) -> list[NewEvent]:
    return return_commands.confirm(table, by, about, code, key, now)


def _stored(table: str, code: str) -> str:
    return commands.key(f"return {table} {code}")

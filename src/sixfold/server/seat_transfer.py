"""Transfer seats to other devices by code, and revoke devices."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from msgspec import msgpack

from .. import messages
from . import commands
from .errors import ApiError, ErrorCode
from .presence import Presence
from .repository import TableRepository
from .store import Store

CODE_SECONDS: Final = 600


@dataclass(slots=True, eq=False)
class SeatTransfer:
    """Pass seats on to other devices, and take them away from those."""

    _repository: TableRepository
    _presence: Presence
    _store: Store
    _now: Callable[[], int]

    async def offer(self, holdings: Sequence[messages.Holding]) -> messages.CarryCode:
        """Return a code by which another device gets these seats, once and soon."""
        if not holdings:
            raise ApiError(ErrorCode.CARRY)
        code = secrets.token_urlsafe(16)
        holdings = tuple(dict.fromkeys(holdings))
        for each in holdings:
            live = await self._repository.get(each.table)
            offer = partial(commands.offer_transfer, held_by=commands.key(each.secret), code=code)
            seat = commands.seat_of(await self._repository.update(live, offer), each.secret)
            assert seat is not None
            await self._presence.see(live, seat)
        tables = msgpack.encode([each.table for each in holdings])
        await self._store.offer(commands.key(code), tables, self._now() + CODE_SECONDS * 1000)
        return messages.CarryCode(code, CODE_SECONDS)

    async def take_over(self, request: messages.TakeOver) -> list[messages.Seated]:
        """Give the seats of a code to a device with its own secret, except those that were left or revoked."""
        found = await self._store.take(commands.key(request.code), commands.key(request.secret), self._now())
        if found is None:
            raise ApiError(ErrorCode.CARRY)
        take = partial(commands.transfer, code=request.code, secret=request.secret)
        seated, problem = [], None
        for table in msgpack.decode(found, type=list[str]):
            try:
                live = await self._repository.get(table)
                seat = commands.seat_of(await self._repository.update(live, take), request.secret)
            except ApiError as error:  # a table that is gone or takes no more devices must not keep the others back
                if error.reason is ErrorCode.BUSY:
                    raise
                problem = error
            else:
                if seat is not None:
                    seated.append(messages.Seated(table, seat))
        if problem and not seated:
            raise problem
        return seated

    async def revoke_devices(self, holdings: Sequence[messages.Holding]) -> list[messages.Seated]:
        """Take these seats from all other devices; return those that are still held."""
        kept = []
        for each in holdings:
            revoke = partial(commands.revoke_devices, held_by=commands.key(each.secret))
            try:
                live = await self._repository.get(each.table)
                seat = commands.seat_of(await self._repository.update(live, revoke), each.secret)
            except ApiError as problem:
                if problem.reason is ErrorCode.BUSY:  # nothing was stored, so nothing is revoked
                    raise
            else:
                if seat is not None:
                    await self._presence.see(live, seat)
                    kept.append(messages.Seated(each.table, seat))
        return kept

"""Make tables of finished games that were played without this server: for pictures and shared links."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from .. import messages
from ..rules.position import BadSeats
from ..rules.record import RecordError, read_record, verify
from . import commands
from .errors import ApiError, ErrorCode
from .events import NewEvent
from .import_export import events_of, level_of
from .job_queue import JobQueue
from .names import check_name
from .repository import TableRepository

RECORD_SECONDS: Final = 10.0
"""Seconds of processor time to replay and verify a record. Those of real games take less than two."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """Replay and verify the record of a finished game."""

    cpu_seconds: ClassVar[float] = RECORD_SECONDS
    record: str
    table: str
    secret: str
    now: int

    def answer(self) -> tuple[NewEvent, ...]:
        """Return the events of its table, at which the secret opens the seat of the first person."""
        game = read_record(self.record)
        verify(game)
        names = [seat.name for seat in game.seats]
        people = [place for place, name in enumerate(names) if level_of(name) is None]
        if game.outcome is None or not people:
            raise RecordError("result")
        for place in people:
            check_name(names[place], names[:place])
        log, _ = events_of(self.table, game, {people[0]: self.secret}, self.now)
        return tuple(log)


@dataclass(frozen=True, slots=True)
class Publishing:
    """Make tables of records."""

    _repository: TableRepository
    _queue: JobQueue
    _now: Callable[[], int]

    async def publish(self, request: messages.Publish, client: str) -> messages.Seated:
        """Make the table of a record; the same request again finds the one that it made before. Raise ApiError."""
        table = commands.table_id(f"published {request.secret}")
        if (seat := await self._seat(table, request.secret)) is not None:
            return messages.Seated(table, seat)
        try:
            log = await self._queue.ask(client, Replayed(request.record, table, request.secret, self._now()))
        except (RecordError, BadSeats):
            raise ApiError(ErrorCode.RECORD) from None
        await self._repository.create(table, *log)
        seat = await self._seat(table, request.secret)
        if seat is None:
            raise ApiError(ErrorCode.SECRET)
        return messages.Seated(table, seat)

    async def _seat(self, table: str, secret: str) -> int | None:
        try:
            live = await self._repository.get(table)
        except ApiError as problem:
            if problem.reason is ErrorCode.TABLE:
                return None
            raise
        return commands.seat_of(live.table, secret)

"""Carry out what people do at tables: create, join, commands."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from .. import messages
from ..rules.actions import Action, Play
from ..rules.piece import Hand
from ..rules.placement import Score
from ..rules.referee import view
from ..rules.rng import digest
from . import commands
from .errors import ApiError, ErrorCode
from .events import NewEvent
from .job_queue import JobQueue
from .limits import Guard
from .metrics import Metrics
from .presence import Presence
from .presenters import KnownTurns, now_at
from .relay import Relay
from .repository import MAX_TRIES, LiveTable, TableRepository
from .seat_return import SeatReturn
from .signing import Signing
from .table import Table
from .workers import Judge


def new_secret() -> str:
    """Return 128 random bits from which everything at a table is dealt."""
    return secrets.token_hex(16)


@dataclass(slots=True, eq=False)
class TableService:
    """Carry out what people want at a table: decided by `commands`, saved by the repository."""

    _repository: TableRepository
    _presence: Presence
    _relay: Relay
    _plays: JobQueue
    _returns: SeatReturn
    _signing: Signing
    _guard: Guard
    _metrics: Metrics
    _now: Callable[[], int]

    def state(self, live: LiveTable, seat: int | None, known: KnownTurns, *, trusted: bool = False) -> messages.Now:
        """Return the state of a table for a seat or a spectator (None), with the turns that it does not know."""
        table = live.table
        if live.receipt_of is not table:  # once for all viewers
            live.receipt_of, live.receipt = table, self._signing.receipt(table)
        return now_at(table, seat, live.here, known, self._now(), trusted=trusted, receipt=live.receipt)

    async def create(self, new: messages.NewTable) -> messages.Seated:
        """Create a table; the same request again finds the one that it created before."""
        event = commands.create(new, new_secret(), secrets.token_urlsafe(16), self._now())
        for attempt in range(MAX_TRIES):
            table = commands.table_id(f"new {attempt} {new.secret}")
            if await self._repository.create(table, event):
                return messages.Seated(table, 0)
            live = await self._repository.get(table)
            seat = commands.seat_of(live.table, new.secret)
            if seat is not None:
                return messages.Seated(table, seat)
            if commands.key(new.secret) in live.table.gone:
                raise ApiError(ErrorCode.SECRET)
        raise ApiError(ErrorCode.BUSY)

    async def join(self, live: LiveTable, request: messages.Join) -> messages.Seated:
        """Take an open seat."""
        after = await self._repository.update(live, lambda table, now: commands.join(table, request, now))
        seat = commands.seat_of(after, request.secret)
        if seat is None:
            raise ApiError(ErrorCode.SECRET)
        if after.phase == "playing":  # somebody who has a seat asks again, and is not away
            await self._presence.see(live, seat)
        return messages.Seated(after.id, seat)

    async def do(self, live: LiveTable, secret: str, command: messages.Command, client: str = "") -> messages.Done:
        """Carry out a command of the seat with that secret, and charge its cost to the client.

        The caller sets `id` of the answer.
        """
        begun = perf_counter()
        seat = commands.seat_of(live.table, secret)
        if seat is None:
            raise ApiError(ErrorCode.SECRET)
        live.client = client
        if isinstance(command, messages.HandOver) and self._presence.is_present(live, command.seat):
            raise ApiError(ErrorCode.STILL_HERE)
        if isinstance(command, messages.Say):
            said = messages.Said(seat, command.phrase, digest(command.mark)[:16])  # no text but the phrases
            self._presence.say(live, said)
            return messages.Done(0, live.table.number)
        if isinstance(command, messages.PlayAction):
            move, score = await self._judge(live, seat, command, commands.read_move(command.action))
        if isinstance(command, messages.SetPin | messages.LetIn):
            decided = await self._returns.decide(live, seat, secret, command, client)
            return messages.Done(0, (await self._repository.update(live, decided)).number)

        def decide(table: Table, now: int) -> list[NewEvent]:
            place = commands.seat_of(table, secret)  # it may have been taken away meanwhile
            if place is None:
                raise ApiError(ErrorCode.SECRET)
            if isinstance(command, messages.PlayAction):
                if score is None and commands.needs_worker(move) and commands.is_current(table, place, command):
                    raise ApiError(ErrorCode.BUSY)  # the turn began after `_judge` had looked
                return commands.take_turn(table, place, command, move, now, score)
            return commands.decide(table, place, command, now)

        after = await self._repository.update(live, decide)
        if (
            isinstance(command, messages.Rematch)
            and not after.rematch
            and (command.start or commands.wants_rematch(after))
        ):
            after = await self._begin_rematch(live, client)
        if isinstance(command, messages.PlayAction):
            self._metrics.turn_seconds.observe(perf_counter() - begun)
        return messages.Done(0, after.number, after.rematch if isinstance(command, messages.Rematch) else None)

    async def _judge(
        self, live: LiveTable, seat: int, command: messages.PlayAction, move: Action | Hand
    ) -> tuple[Action | Hand, Score | None]:
        """Have a worker check a play that may take long, and return it with its score; return any other as it is."""
        if not commands.needs_worker(move):
            return move, None
        if self._relay.shared:  # its turn may have begun elsewhere
            await self._repository.reread(live)
        game = live.table.game
        if game is None or not commands.is_current(live.table, seat, command):
            return move, None
        assert isinstance(move, Play | tuple)
        # Seats take turns, not addresses: a neighbour with the same address delays nobody.
        player = f"{live.table.id} {seat}"
        judged: tuple[Action, Score] = await self._plays.ask(player, Judge(view(game.position, seat), move))
        return judged

    async def _begin_rematch(self, live: LiveTable, client: str) -> Table:
        """Create the new table before the old one points at it."""
        if not self._guard.table(client):
            raise ApiError(ErrorCode.TOO_MANY)
        table = live.table
        events = commands.rematch(table, new_secret(), self._now())
        await self._repository.create(commands.rematch_id(table), *events)
        return await self._repository.update(live, commands.begin_rematch)

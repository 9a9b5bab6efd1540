"""Track who watches a table, through any process, and broadcast phrases, which are not stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from msgspec import msgpack

from .. import messages
from . import commands
from .errors import ApiError
from .relay import Relay
from .repository import PRESENCE_SECONDS, LiveTable, Note, TableRepository, Viewer, present_seats
from .table import AWAY_MS
from .tasks import BackgroundTasks

MAX_PHRASE_MARKS: Final = 32
"""Phrases of a table that are remembered, so that none is sent twice."""


@dataclass(slots=True, eq=False)
class Presence:
    """Track viewers, notify them and other processes of who is there, and end hand-overs of players who come back."""

    _repository: TableRepository
    _relay: Relay
    _process: str
    _tasks: BackgroundTasks
    _now: Callable[[], int]

    async def enter(self, live: LiveTable, viewer: Viewer) -> None:
        """Add a viewer."""
        first = not live.viewers
        live.viewers.add(viewer)
        if self._relay.shared:
            if first:
                await self._relay.subscribe(live.table.id, self._receive)
            # Changes before the subscription, or never passed on because the process that saved them was killed: nobody
            # may see less than they have already seen through another process.
            await self._repository.reread(live)
        self._announce(live, viewer, first)
        for seat in viewer.present:
            await self._come_back(live, seat)

    async def depart(self, live: LiveTable, viewer: Viewer) -> None:
        """Remove a viewer."""
        live.viewers.discard(viewer)
        last = not live.viewers
        self._announce(live, viewer, last)
        if last:
            await self._relay.unsubscribe(live.table.id)

    async def see(self, live: LiveTable, seat: int) -> None:
        """Count a request over HTTP with a seat's secret as presence: its sender is not away."""
        live.seen[seat] = self._now()
        await self._come_back(live, seat)

    def is_present(self, live: LiveTable, seat: int) -> bool:
        """Tell whether a seat is watching, or has sent a request a short time ago."""
        watching = seat < len(live.here) and live.here[seat]
        return watching or self._now() - live.seen.get(seat, 0) < AWAY_MS

    def end_hand_overs(self, live: LiveTable) -> None:
        """End hand-overs of players who are here; the process that stored such an offer may not know that."""
        for offer in live.table.offers:
            here = any(offer.about in viewer.present for viewer in live.viewers)
            if offer.what != "undo" and (here or live.seen.get(offer.about, 0) > offer.since):
                self._tasks.spawn(self._come_back(live, offer.about))

    async def _come_back(self, live: LiveTable, seat: int) -> None:
        if commands.come_back(live.table, seat, self._now()):
            with suppress(ApiError):  # the store fails: nothing else can be saved either, and they will be seen again
                await self._repository.update(live, lambda table, now: commands.come_back(table, seat, now))

    def say(self, live: LiveTable, said: messages.Said) -> None:
        """Send a phrase to all viewers, unless that was done already."""
        if _send(live, said):
            self._repository.publish(live, Note(self._process, said=said))

    def renew(self) -> None:
        """Publish who is watching again before other processes forget it."""
        soon = asyncio.get_running_loop().time() + PRESENCE_SECONDS / 2
        for live in self._repository.watched() if self._relay.shared else ():
            if live.present_until < soon:
                self._publish(live)

    def reread_watched(self) -> None:
        """Read all watched tables again, because messages of other processes were lost."""
        for live in self._repository.watched():
            self._tasks.spawn(self._repository.reread(live))

    def _announce(self, live: LiveTable, viewer: Viewer, only: bool) -> None:
        """Tell everybody that a viewer came or left; `only`: there was no other one at this process."""
        known = viewer.present <= present_seats(live.viewers - {viewer})
        if only or not known:
            self._publish(live)
        if not known:
            _show(live)

    def _publish(self, live: LiveTable) -> None:
        """Tell other processes who is here. They compare the number, and read what they have missed."""
        if not self._relay.shared:
            return
        live.present_until = asyncio.get_running_loop().time() + PRESENCE_SECONDS
        here = tuple(sorted(present_seats(live.viewers)))
        note = Note(self._process, live.table.number + 1, here=here, watching=bool(live.viewers))
        self._relay.publish(live.table.id, msgpack.encode(note))

    def _receive(self, table: str, data: bytes) -> None:
        """Handle a message of another process about a table that is watched here."""
        live = self._repository.find(table)
        if live is None:
            return
        note = msgpack.decode(data, type=Note)
        if note.said:
            _send(live, note.said)
        if note.here is not None:
            is_new, before = not live.watched_by(note.process), live.here
            if note.watching:
                live.elsewhere[note.process] = (asyncio.get_running_loop().time(), note.here)
            else:
                live.elsewhere.pop(note.process, None)
            if is_new and note.watching:
                self._publish(live)
            if live.here != before:
                _show(live)
        if note.number:
            self._tasks.spawn(self._repository.receive(live, note))


def _show(live: LiveTable) -> None:
    here = messages.Here(live.here)
    for each in live.viewers:
        each.show_presence(here)


def _send(live: LiveTable, said: messages.Said) -> bool:
    mark = (said.seat, said.mark)
    if mark in live.marks:
        return False
    live.marks = [*live.marks[1 - MAX_PHRASE_MARKS :], mark]
    for viewer in live.viewers:
        viewer.send(said)
    return True

"""Carry out what administrators decide: in the store, and in every server that runs over it within a second."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import reduce
from hashlib import sha256
from typing import Final

from msgspec import Struct, json, msgpack
from msgspec.structs import replace

from . import events
from .import_export import names
from .limits import client_of
from .repository import TableRepository
from .store import Entry, Store, StoreError
from .table import Table, created, fold

VALUE_NAME: Final = sha256(b"sixfold administration").hexdigest()
MAX_CHANGES: Final = 1_000
"""Changes that are remembered for servers that have not seen them. They look every second."""
MAX_TRIES: Final = 5


class Decisions(Struct, frozen=True):
    """What was decided for all servers over a store."""

    banned: tuple[str, ...] = ()
    """Clients: addresses, and networks of IPv6."""
    changes: int = 0
    """How many tables were changed so far."""
    changed: tuple[str, ...] = ()
    """The last of them."""


class Summary(Struct, frozen=True):
    """A table in the list of all tables."""

    table: str
    phase: str
    edition: str
    players: tuple[str, ...]
    turns: int
    updated: int
    """When the last event was stored, in milliseconds since 1970."""


async def read_decisions(store: Store) -> Decisions:
    """Return what was decided so far."""
    data = await store.value(VALUE_NAME)
    return msgpack.decode(data, type=Decisions) if data else Decisions()


async def _announce(store: Store, *tables: str) -> None:
    """Have running servers read these tables again."""
    now = await read_decisions(store)
    changed = (*now.changed, *tables)[-MAX_CHANGES:]
    await store.set_value(VALUE_NAME, msgpack.encode(replace(now, changes=now.changes + len(tables), changed=changed)))


async def list_tables(store: Store) -> AsyncIterator[Summary]:
    """Yield all tables in the order of their names."""
    async for name in names(store):
        log = [events.decode(data) for data in await store.read(name)]
        if not log:  # deleted meanwhile
            continue
        table = reduce(fold, log[1:], created(name, log[0]))
        players = tuple(seat.name for seat in table.seats if seat.name)
        yield Summary(name, table.phase, table.edition.name, players, len(table.history), log[-1].at)


async def close_table(store: Store, name: str, now: int) -> bool:
    """End a table: nobody can join or play there any more, and its game can be looked at. False if it had ended."""
    for _ in range(MAX_TRIES):
        table = await _read(store, name)
        if table.phase in ("closed", "over"):
            return False
        closed = events.Closed(at=now)
        if await store.append(Entry(name, table.number + 1, (events.encode(closed),), now)):
            await _announce(store, name)
            return True
    raise StoreError("busy", name)


async def delete_table(store: Store, name: str) -> None:
    """Delete a table with its log; raise StoreError if there is none."""
    if not await store.delete(name):
        raise StoreError("no_table", name)
    await _announce(store, name)


async def erase_name(store: Store, name: str) -> list[str]:
    """Replace a person's name by a neutral one wherever it occurs; return the tables that were changed."""
    found, written = [], json.encode(name)
    async for table in names(store):
        stored = await store.read(table)
        changed = {
            number: events.encode(after)
            for number, data in enumerate(stored, 1)
            if written in data
            if (after := _without_name(before := events.decode(data), name)) != before
        }
        if changed:
            await store.rewrite(table, changed)
            found.append(table)
    if found:
        await _announce(store, *found)
    return found


def _without_name(event: events.Event, name: str) -> events.Event:
    match event:
        case events.Created():
            seats = enumerate(event.seats)
            erased = (replace(seat, name=_neutral(i)) if _is_person(seat, name) else seat for i, seat in seats)
            return replace(event, seats=tuple(erased))
        case events.Joined() | events.Renamed() if event.name == name:
            return replace(event, name=_neutral(event.seat))
    return event


def _is_person(seat: events.Seat, name: str) -> bool:
    return seat.kind == "person" and seat.name == name


def _neutral(seat: int) -> str:
    """Return a name that says nothing but the seat, different from all others at the table."""
    return f"#{seat + 1}"


async def ban(store: Store, address: str, *, lift: bool = False) -> bool:
    """Ban an address, or lift its ban; return whether that changed anything."""
    now, client = await read_decisions(store), client_of(address)
    if (client in now.banned) is not lift:
        return False
    banned = tuple(sorted({*now.banned, client} - ({client} if lift else set())))
    await store.set_value(VALUE_NAME, msgpack.encode(replace(now, banned=banned)))
    return True


async def _read(store: Store, name: str) -> Table:
    stored = await store.read(name)
    if not stored:
        raise StoreError("no_table", name)
    first, *others = map(events.decode, stored)
    return reduce(fold, others, created(name, first))


class Follower:
    """Do in a running server what was decided."""

    def __init__(self, store: Store, repository: TableRepository, ban: Callable[[frozenset[str]], None]) -> None:
        self._store = store
        self._repository = repository
        self._ban = ban
        self._known: Decisions | None = None

    async def follow(self) -> None:
        """Look for new decisions. What was decided before the first look is in the store that tables are read from."""
        known, now = self._known, await read_decisions(self._store)
        if now == known:
            return
        self._ban(frozenset(now.banned))
        for table in now.changed[-(now.changes - known.changes) :] if known and now.changes > known.changes else ():
            await self._repository.reload(table)
        self._known = now

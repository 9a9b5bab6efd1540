"""Define what every store can do, and open the one that a URL names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol
from urllib.parse import urlsplit

Due = tuple[int, str]
"""A time in milliseconds since 1970, and the table at which something is due then."""
FIRST_DUE: Final[Due] = (-1, "")
"""Precedes all tables at which something is due."""
NEVER_MS: Final = 1 << 52
"""A time that never comes."""
CHECK_MS: Final = 600_000
"""How long the row that a check writes is kept, among the transfer codes, which are deleted when they have expired."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Events to be added to a table's log, all of them or none, as number `number` and following."""

    table: str
    number: int
    events: tuple[bytes, ...]
    at: int
    listed: bool = False
    """Anybody may find the table and sit down."""
    due: int | None = None
    """When the server itself has something to do there."""

    def __post_init__(self) -> None:
        if not self.events:
            raise ValueError("an entry has events")

    @property
    def last(self) -> int:
        """Return the number of the last event."""
        return self.number + len(self.events) - 1


@dataclass(frozen=True, slots=True)
class Push:
    """The subscription of a device to the notifications of a seat."""

    table: str
    seat: int
    device: str
    """The digest of its address at the push service."""
    at: int
    data: bytes


class StoreError(Exception):
    """The store cannot be used: `key` says why, as a key into the catalogue (`store-<key>`); `value` names it."""

    def __init__(self, key: str, value: str = "") -> None:
        super().__init__(key, value)
        self.key = key
        self.value = value


class Store(Protocol):
    """One log for each table. `append` is the only arbiter: of two entries with the same number one is refused.

    Everything raises StoreError (`failed`) when the disk or the database cannot do it now; later calls may work again.
    """

    async def append(self, entry: Entry) -> bool:
        """Return True once it is on disk; False, with nothing stored, unless its number is the table's next.

        If it raises, it may have been stored or not: read the table again to find out.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the events of a table with a higher number, in order; none for an unknown table."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how many events each of these tables has; unknown ones are left out."""

    async def listed(self, limit: int) -> list[str]:
        """Return the tables that anybody may find, newest first."""

    async def latest(self, limit: int) -> list[str]:
        """Return the tables that were changed last, newest first."""

    async def due(self, before: int, limit: int, after: Due = FIRST_DUE) -> list[Due]:
        """Return the tables at which something has been due since before that time, in order, after one of them."""

    async def tables(self, after: str, limit: int) -> list[str]:
        """Return all tables in the order of their names, those after `after`."""

    async def offer(self, code: str, data: bytes, expires: int) -> None:
        """Store something to be taken once, by a client that knows the code's digest `code`; the first offer counts."""

    async def take(self, code: str, by: str, now: int) -> bytes | None:
        """Return what was offered under a code, unless it has expired or was taken by another than `by`."""

    async def add_push(self, push: Push, keep: int) -> bool:
        """Store the subscription of a device, and delete all but the newest `keep` of its seat; False without table."""

    async def pushes(self, table: str) -> list[Push]:
        """Return the subscriptions at a table, oldest first."""

    async def remove_push(self, table: str, seat: int, device: str) -> None:
        """Delete the subscription of a device, if there is one."""

    async def expire(self, now: int, before: int, brief_before: int, brief: int, limit: int) -> list[str]:
        """Delete some tables that were last changed before a time, and expired codes; return the tables' names.

        Tables with fewer than `brief` events are deleted earlier. Their subscriptions are deleted, too.
        """

    async def delete(self, table: str) -> bool:
        """Delete a table with everything that belongs to it; return whether there was one."""

    async def rewrite(self, table: str, changed: Mapping[int, bytes]) -> None:
        """Replace stored events of a table by their numbers: only to erase what must not be kept."""

    async def value(self, name: str) -> bytes | None:
        """Return what was last stored under a name."""

    async def set_value(self, name: str, data: bytes) -> None:
        """Store something under a name for good, in the place of what was there."""

    async def check(self, process: str, now: int) -> None:
        """Write something durably under the name of a process; raise StoreError if that fails."""

    async def close(self) -> None:
        """Finish what was requested, then close."""


def shown(url: str) -> str:
    """Return a URL without its password and query."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"
    except ValueError:
        return url.partition("://")[0] + "://"


def is_postgres(url: str) -> bool:
    """Tell whether a URL names a PostgreSQL database."""
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_file(url: str) -> str:
    """Return the file of a SQLite URL."""
    return url.removeprefix("sqlite:///")


async def open_store(url: str) -> Store:
    """Open the store of a URL: `postgresql://…`, or the name of a SQLite file; raise StoreError."""
    if is_postgres(url):
        from .postgres import PostgresStore

        return await PostgresStore.open(url)
    from .sqlite import SqliteStore

    return await SqliteStore.open(sqlite_file(url))

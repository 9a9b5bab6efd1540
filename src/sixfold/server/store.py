"""Where the logs of tables are kept: what every store can do, and which one a URL names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol
from urllib.parse import urlsplit


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
        return self.number + len(self.events) - 1


class StoreError(Exception):
    """The store cannot be used: `key` says why, as a key into the words (`store-<key>`); `value` names it."""

    def __init__(self, key: str, value: str = "") -> None:
        super().__init__(key, value)
        self.key = key
        self.value = value


class Store(Protocol):
    """One log for each table. `append` is the only arbiter: of two entries with the same number one is refused.

    Everything raises StoreError (`failed`) when the disk or the database cannot do it now; later calls may work again.
    """

    async def append(self, entry: Entry) -> bool:
        """True once it is on disk; False, and nothing is stored, unless its number is the next one of the table.

        If it raises, it may have been stored or not: reading the table again tells.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table with a higher number than that, in order; none for an unknown table."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How many events each of these tables has; unknown ones are left out."""

    async def listed(self, limit: int) -> list[str]:
        """The tables that anybody may find, newest first."""

    async def due(self, before: int, limit: int) -> list[str]:
        """The tables at which the server has had something to do since before that time, the longest first."""

    async def tables(self, after: str, limit: int) -> list[str]:
        """All tables in the order of their names, those behind `after`."""

    async def offer(self, code: str, data: bytes, expires: int) -> None:
        """Keep something to be taken once, by whoever knows the code's digest `code`; the first offer counts."""

    async def take(self, code: str, by: str, now: int) -> bytes | None:
        """What was offered under that code, unless it has expired or somebody other than `by` has taken it."""

    async def expire(self, now: int, before: int, brief_before: int, brief: int, limit: int) -> list[str]:
        """Delete some tables that were last changed before a time, earlier for those with fewer than `brief` events;
        and codes that have expired. The names of these tables."""

    async def close(self) -> None:
        """Finish what has been asked for, then let go."""


def shown(url: str) -> str:
    """A URL as it may be told: without the password, and whatever else is in its query."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"
    except ValueError:
        return url.partition("://")[0] + "://"


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_file(url: str) -> str:
    return url.removeprefix("sqlite:///")


async def open_store(url: str) -> Store:
    """The store of a URL: `postgresql://…`, or the name of a SQLite file; raises StoreError."""
    if is_postgres(url):
        from .postgres import PostgresStore

        return await PostgresStore.open(url)
    from .sqlite import SqliteStore

    return await SqliteStore.open(sqlite_file(url))

"""Fill stores briefly, and close them afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sixfold.server.store import Entry, Store, open_store


def entry(table: str, number: int, *events: bytes, **more: Any) -> Entry:
    return Entry(table, number, events or (f"{table} {number}".encode(),), more.pop("at", 1000 + number), **more)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def using(url: str, *works: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Do each of these with a newly opened store."""

    async def run() -> None:
        for work in works:
            async with opened(url) as store:
                await work(store)

    asyncio.run(run())

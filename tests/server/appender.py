"""Append to tables as fast as possible and print what was accepted, until this process is killed.

`appender.py URL NAME TABLES MOST`: writes its name and the number to the tables T0, T1, …, up to that many events in
each; every accepted entry is a line on standard output, written only after the store has accepted it.
"""

from __future__ import annotations

import asyncio
import os
import sys

from sixfold.server.store import Entry, open_store


async def main(url: str, name: str, tables: int, most: int) -> None:
    store = await open_store(url)
    os.write(1, b"ready\n")

    async def write(table: str) -> None:
        number = (await store.numbers([table])).get(table, 0) + 1
        while number <= most:
            # Two events an entry: half of one must never be seen.
            events = tuple(f"{name} {number + more}".encode() for more in (0, 1))
            if await store.append(Entry(table, number, events, number)):
                os.write(1, f"{table} {number}\n".encode())
                number += 2
            else:
                number = (await store.numbers([table]))[table] + 1

    await asyncio.gather(*(write(f"T{index}") for index in range(tables)))
    await store.close()
    os.write(1, b"done\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))

"""Play training games in chunks on several threads, and save what is finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from ..kernel import Stop

Progress = Callable[[int, int, str], None]
"""Progress callback: (done, total, what is being done)."""
_T = TypeVar("_T")


def play_chunks(
    play: Callable[[int, int], _T], games: int, size: int, jobs: int, stop: Stop | None = None
) -> Iterator[tuple[int, _T]]:
    """Yield how many games are done, and the result of each chunk, in order: `play` gets its first game and its size.

    The number of threads has no effect on the results. An interruption stops the games that are being played.
    """
    starts = range(0, games, size)
    with ThreadPoolExecutor(jobs) as pool:
        try:
            for start, part in zip(starts, pool.map(lambda at: play(at, min(size, games - at)), starts), strict=True):
                yield min(games, start + size), part
        except BaseException:
            if stop is not None:
                stop.stop()
            pool.shutdown(cancel_futures=True)
            raise


def write_atomically(file: Path, content: str | bytes) -> None:
    """Write a file so that a crash leaves all of it or nothing."""
    part = file.with_suffix(".part")
    part.write_bytes(content.encode() if isinstance(content, str) else content)
    part.replace(file)

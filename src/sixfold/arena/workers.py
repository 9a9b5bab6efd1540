"""Play deals on all cores with worker processes that end with the match."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final

from .match import Deal, Settings, Task, WorkerLost, play_deals
from .process import kill_all

STOP_SECONDS: Final = 10.0
"""Seconds for a worker to end when the match has."""


class _Worker:
    """Run a process that receives tasks and answers with deals."""

    def __init__(self, matches: Sequence[Settings]) -> None:
        # Not fork: the parent may have threads. And only a process started afresh holds no end of the pipes of others,
        # so that each worker notices at once when the parent is gone.
        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        line, self._lifeline = spawn.Pipe(duplex=False)
        self._process = spawn.Process(target=_work, args=(matches, theirs, line), daemon=True)
        self._process.start()
        theirs.close()
        line.close()

    def close(self, in_peace: bool) -> None:
        """End the process; let it close its engines first if the match ended well."""
        if in_peace:
            self._process.join(STOP_SECONDS)
        self._lifeline.close()
        self._process.join(STOP_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def play_on_cores(
    matches: Sequence[Settings], tasks: Iterable[Task], jobs: int
) -> Generator[tuple[int, Deal], None, None]:
    """Play several deals at a time."""
    coming = iter(tasks)
    busy: dict[Connection, Task] = {}
    workers: list[_Worker] = []
    try:
        with _deaf():
            for task in coming:
                workers.append(_Worker(matches))
                _give(workers[-1].pipe, task, busy)
                if len(workers) == jobs:
                    break
        while busy:
            ready = wait(list(busy))
            for pipe in [each for each in busy if each in ready]:
                done = _take(pipe, busy)
                following = next(coming, None)
                if following is not None:
                    _give(pipe, following, busy)
                yield done
    finally:
        for worker in workers:
            worker.pipe.close()
        for worker in workers:
            worker.close(in_peace=not busy)


def _give(pipe: Connection, task: Task, busy: dict[Connection, Task]) -> None:
    busy[pipe] = task
    with suppress(ConnectionError):  # a worker that is gone is noticed when it ought to answer
        pipe.send(task)


def _take(pipe: Connection, busy: dict[Connection, Task]) -> tuple[int, Deal]:
    task = busy.pop(pipe)
    try:
        done: tuple[int, Deal] = pipe.recv()
    except (EOFError, ConnectionResetError):
        raise WorkerLost(task.deal) from None
    return done


@contextmanager
def _deaf() -> Iterator[None]:
    """Ignore Ctrl-C in children started here, which a terminal sends to them too: the parent decides."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(matches: Sequence[Settings], pipe: Connection, lifeline: Connection) -> None:
    """Play tasks until there are no more."""
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    with suppress(ConnectionError, EOFError):  # a reset, if the parent has left an answer unread
        for done in play_deals(matches, iter(pipe.recv, None)):
            pipe.send(done)


def _end_with(lifeline: Connection) -> None:
    """Exit as soon as the parent closes the pipe or dies, even in the middle of a move."""
    with suppress(EOFError, OSError):
        lifeline.recv()
    kill_all()
    os._exit(1)

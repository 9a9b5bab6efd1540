"""Processes that think and draw, so that the server never does: bots' moves, hints, analyses, reviews, pictures."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import Any, ClassVar, Final, Protocol

from ..rules.known import read_known
from ..rules.piece import Hand
from ..rules.referee import play_cards
from ..rules.turn import Action, Play
from ..rules.view import View
from ..think.bots import level
from ..think.thought import OWN
from ..wire import Analysis, Hint, Legal
from . import tell

PATIENCE: Final = 10.0
"""Seconds of processor time for what people wait for. The strongest bot stops after 0.3."""
LOOK_SECONDS: Final = 1.0
"""How often it is looked how much processor time a worker has used."""
LONGEST_WAIT: Final = 30
"""A worker that gets so little of a busy machine is killed after its patience times this, by the clock."""


class Stuck(Exception):
    """No answer: the worker was killed or died."""


@dataclass(frozen=True, slots=True)
class Move:
    """What would a bot of that level do?"""

    patience: ClassVar[float] = PATIENCE
    level: str
    view: View
    seed: str

    def answer(self) -> Action:
        return level(self.level)(self.view, Random(self.seed), OWN).action


@dataclass(frozen=True, slots=True)
class Options:
    """What may the player on turn do?"""

    patience: ClassVar[float] = PATIENCE
    view: View
    request: int

    def answer(self) -> Legal:
        return tell.options(self.view, self.request)


@dataclass(frozen=True, slots=True)
class Arranging:
    """How does the table look when the player on turn plays these cards?"""

    patience: ClassVar[float] = PATIENCE
    view: View
    cards: Hand

    def answer(self) -> Play:
        return play_cards(self.view, self.cards)


@dataclass(frozen=True, slots=True)
class Hinting:
    """What would help the player on turn, and no more than was asked for?"""

    patience: ClassVar[float] = PATIENCE
    view: View
    request: int
    step: int

    def answer(self) -> Hint:
        return tell.hint(self.view, self.request, self.step)


@dataclass(frozen=True, slots=True)
class Looking:
    """What is there in this position, given in the notation? Reading it may take thinking too."""

    patience: ClassVar[float] = PATIENCE
    position: str
    best: int

    def answer(self) -> Analysis:
        return tell.analysis(read_known(self.position), self.best)


class Question(Protocol):
    """Anything that can be sent to a worker and answered there."""

    patience: ClassVar[float]
    """Seconds of processor time after which a worker that has not answered is killed."""

    def answer(self) -> object: ...


class _Worker:
    """A process that is asked one thing at a time."""

    def __init__(self) -> None:
        spawn = get_context("spawn")  # not fork: there are threads
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(theirs,), daemon=True, name="sixfold-worker")
        starting = Thread(target=_start_behind, args=(self._process,))
        starting.start()
        starting.join()
        theirs.close()

    def ask(self, question: Question) -> object:
        """The answer, or the exception that was raised instead; raises Stuck.

        On a busy machine a worker, which stands behind everything else, gets its processor time late: a limit by the
        clock would kill it before it has answered, again and again.
        """
        begun, used = monotonic(), self._processor_seconds()
        try:
            self._pipe.send(question)
            while not self._pipe.poll(min(LOOK_SECONDS, question.patience)):
                waited = monotonic() - begun
                if self._processor_seconds() - used > question.patience or waited > LONGEST_WAIT * question.patience:
                    raise Stuck
            return self._pipe.recv()
        except (EOFError, OSError):
            raise Stuck from None

    def _processor_seconds(self) -> float:
        """The processor time it has used; where the system does not tell (not Linux), the time by the clock."""
        try:
            text = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii", errors="replace")
        except OSError:
            return monotonic()
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Workers:
    """A few processes, each with a thread that waits for it. `limit` questions may wait; more are refused at once."""

    def __init__(self, count: int, limit: int = 2_000) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self._free: SimpleQueue[_Worker] = SimpleQueue()
        self._all: set[_Worker] = set()
        self._count = count
        self._limit = limit
        self._closed = False
        self.waiting = 0

    @property
    def free(self) -> bool:
        """Whether a question would be answered at once."""
        return self.waiting < self._count

    async def ask(self, question: Question) -> Any:
        """The answer; raises Stuck if there is none, or what the worker raised."""
        if self.waiting >= self._limit or self._closed:
            raise Stuck
        self.waiting += 1
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)
        finally:
            self.waiting -= 1
        if isinstance(found, Exception):
            raise found
        return found

    def _ask(self, question: Question) -> object:
        if self._closed:
            return Stuck()
        try:
            worker = self._free.get_nowait()
        except Empty:
            worker = _Worker()
            self._all.add(worker)
        try:
            found = worker.ask(question)
        except Stuck as stuck:
            self._all.discard(worker)
            worker.kill()
            return stuck
        self._free.put(worker)
        return found

    def close(self) -> None:
        """End them all, whatever they are at."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._all):
            worker.kill()


def _start_behind(process: BaseProcess) -> None:
    """Start a process that leaves the processor to people's requests, from its first import on.

    On Linux what `nice` says is said of a thread, and handed on to what that thread starts. It cannot be taken back, so
    this is done in a thread that does nothing else.
    """
    if sys.platform == "linux":
        os.nice(10)
    process.start()


def _work(pipe: Connection) -> None:
    """What a worker does, until the other end of the pipe is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "linux":
        with suppress(OSError, AttributeError):
            os.nice(10)
    with suppress(EOFError, OSError):
        while True:
            question: Question = pipe.recv()
            try:
                found: object = question.answer()
            except Exception as error:
                found = error
            pipe.send(found)

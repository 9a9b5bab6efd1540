"""Compute and draw in worker processes: bots' moves, hints, analyses, reviews, pictures."""

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
from queue import Empty, SimpleQueue
from threading import Thread
from time import process_time
from typing import Any, ClassVar, Final, Protocol

from .. import encoding
from ..ai.analysis import analyse
from ..ai.bot_api import Budget
from ..ai.bots import bot
from ..ai.legal_actions import first_legal_action
from ..messages import Analysis, Hint, Legal
from ..rules.actions import Action, Play
from ..rules.partial_position import read_partial_position
from ..rules.piece import Hand
from ..rules.placement import Score
from ..rules.referee import check, play_cards
from ..rules.view import View
from .recognition import Board, board_of

MOVE_SECONDS: Final = 10.0
"""Seconds of processor time for a bot's move. The strongest bot stops after 0.3."""
PLAY_SECONDS: Final = 60.0
"""Seconds of processor time to check a play. The slowest known one takes less than 0.3, and no play may be refused."""
QUESTION_SECONDS: Final = 2.0
"""Seconds of processor time for a question that a person waits for. Most take less than 0.2."""
MAX_WAIT_FACTOR: Final = 30
"""A worker that gets so little of a busy machine is killed after its processor time times this, by the clock."""
MAX_WORKER_BYTES: Final = 1 << 30
"""Memory of a worker. A film takes the most, about 200 MB."""
BOT_NICE, QUESTION_NICE = 10, 15
"""Workers leave the processor to people's requests, and questions leave it to the bots' moves too."""


class Stuck(Exception):
    """There is no answer: the worker was killed or died."""


@dataclass(frozen=True, slots=True)
class Move:
    """Choose a bot's move."""

    cpu_seconds: ClassVar[float] = MOVE_SECONDS
    level: str
    view: View
    seed: str
    ms: float | None = None
    """Processor time; None for the level's own effort."""

    def answer(self) -> Action:
        """Return the action."""
        return bot(self.level).choose(self.view, self.seed, Budget(self.ms))


@dataclass(frozen=True, slots=True)
class SimplestMove:
    """Choose a legal move without any bot, because they fail."""

    cpu_seconds: ClassVar[float] = MOVE_SECONDS
    view: View

    def answer(self) -> Action:
        """Return the action."""
        return first_legal_action(self.view)


@dataclass(frozen=True, slots=True)
class Options:
    """List all legal actions."""

    cpu_seconds: ClassVar[float] = QUESTION_SECONDS
    view: View
    request: int

    def answer(self) -> Legal:
        """Return the list."""
        return encoding.legal(self.view, self.request)


@dataclass(frozen=True, slots=True)
class Judge:
    """Check a play, after arranging the table if it names its cards alone."""

    cpu_seconds: ClassVar[float] = PLAY_SECONDS
    view: View
    move: Play | Hand

    def answer(self) -> tuple[Play, Score]:
        """Return the play and what it scores."""
        play = self.move if isinstance(self.move, Play) else play_cards(self.view, self.move)
        return play, check(self.view, play)


@dataclass(frozen=True, slots=True)
class FindHint:
    """Compute a hint for the player whose turn it is."""

    cpu_seconds: ClassVar[float] = QUESTION_SECONDS
    view: View
    request: int
    step: int

    def answer(self) -> Hint:
        """Return the hint."""
        return encoding.hint(self.view, self.request, self.step)


@dataclass(frozen=True, slots=True)
class Analyse:
    """Analyse a position in the notation. Reading it may take computation too."""

    cpu_seconds: ClassVar[float] = QUESTION_SECONDS
    position: str
    best: int

    def answer(self) -> tuple[Analysis, Board | None]:
        """Return the analysis, and what the table is recognised by."""
        at = read_partial_position(self.position)
        return encoding.analysis(analyse(at, self.best)), board_of(at)


class Question(Protocol):
    """Something that can be sent to a worker and answered there."""

    cpu_seconds: ClassVar[float]
    """Seconds of processor time after which a worker that has not answered is ended."""

    def answer(self) -> object:
        """Return the answer."""


class _Worker:
    """A process that answers one question at a time."""

    def __init__(self, nice: int) -> None:
        spawn = get_context("spawn")  # not fork: there are threads
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(theirs, nice), daemon=True, name="sixfold-worker")
        starting = Thread(target=_start_behind, args=(self._process, nice))
        starting.start()
        starting.join()
        theirs.close()

    def ask(self, question: Question) -> tuple[object, float]:
        """Return the answer, or the exception raised instead, and its seconds of processor time; raise Stuck.

        The worker limits its own processor time. On a busy machine it gets that late: a limit by the clock would kill
        it before it has answered, again and again. Without limits of the system (Windows) only the clock is left.
        """
        try:
            self._pipe.send(question)
            if not self._pipe.poll(question.cpu_seconds * (MAX_WAIT_FACTOR if sys.platform != "win32" else 1)):
                raise Stuck
            found: tuple[object, float] = self._pipe.recv()
            return found
        except (EOFError, OSError):
            raise Stuck from None

    def kill(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Workers:
    """A few processes, each with a thread that waits for it. Beyond `limit` waiting questions more are rejected."""

    def __init__(self, count: int, limit: int = 2_000, nice: int = BOT_NICE) -> None:
        self.count = count
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self._free: SimpleQueue[_Worker] = SimpleQueue()
        self._all: set[_Worker] = set()
        self._limit = limit
        self._nice = nice
        self._closed = False
        self.waiting = 0

    async def ask(self, question: Question) -> Any:
        """Return the answer; raise Stuck if there is none, or what the worker raised."""
        found, _ = await self.measure(question)
        if isinstance(found, Exception):
            raise found
        return found

    async def measure(self, question: Question) -> tuple[object, float]:
        """Return the answer, or the exception that `ask` would raise, and its seconds of processor time."""
        if self.waiting >= self._limit or self._closed:
            return Stuck(), 0.0
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)
        finally:
            self.waiting -= 1

    def _ask(self, question: Question) -> tuple[object, float]:
        if self._closed:
            return Stuck(), 0.0
        try:
            worker = self._free.get_nowait()
        except Empty:
            worker = _Worker(self._nice)
            self._all.add(worker)
        try:
            found = worker.ask(question)
        except Stuck as stuck:
            self._all.discard(worker)
            worker.kill()
            return stuck, question.cpu_seconds
        self._free.put(worker)
        return found

    def close(self) -> None:
        """End all workers, whatever they are doing."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._all):
            worker.kill()


def _start_behind(process: BaseProcess, nice: int) -> None:
    """Start a process that leaves the processor to people's requests, from its first import on.

    On Linux what `nice` says is said of a thread, and handed on to what that thread starts. It cannot be taken back, so
    this is done in a thread that does nothing else.
    """
    if sys.platform == "linux":
        os.nice(nice)
    process.start()


def _work(pipe: Connection, nice: int) -> None:
    """Answer questions until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "linux":
        with suppress(OSError, AttributeError):
            os.nice(nice)
    _limit_memory()
    with suppress(EOFError, OSError):
        while True:
            question: Question = pipe.recv()
            begun = process_time()
            _limit_processor_time(begun + question.cpu_seconds)
            try:
                found: object = question.answer()
            except Exception as error:
                found = error
            pipe.send((found, process_time() - begun))


def _limit_memory() -> None:
    """Have a question that needs too much memory fail alone, instead of taking it from the server."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MAX_WORKER_BYTES, MAX_WORKER_BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_processor_time(seconds: float) -> None:
    """Have the system end this process, even if nobody waits for it any more, when it has used so much in all."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        wanted = int(seconds) + 1  # the system counts whole seconds
        resource.setrlimit(resource.RLIMIT_CPU, (wanted if most < 0 else min(wanted, most), most))

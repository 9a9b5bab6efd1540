"""Processes that think, so that the server never does: bots' moves and long lists of legal actions."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from typing import Any, Final

from ..rules.turn import Action
from ..rules.view import View
from ..think.bots import level
from ..think.thought import OWN
from ..wire import Legal
from . import tell

PATIENCE: Final = 10.0
"""Seconds after which a worker that has not answered is killed. The strongest bot stops after 0.3."""


class Stuck(Exception):
    """No answer: the worker was killed or died."""


@dataclass(frozen=True, slots=True)
class Move:
    """What would a bot of that level do?"""

    level: str
    view: View
    seed: str

    def answer(self) -> Action:
        return level(self.level)(self.view, Random(self.seed), OWN).action


@dataclass(frozen=True, slots=True)
class Options:
    """What may the player on turn do?"""

    view: View
    request: int

    def answer(self) -> Legal:
        return tell.options(self.view, self.request)


Question = Move | Options


@dataclass(slots=True)
class _Worker:
    pipe: Connection
    process: Any
    answer: asyncio.Future[Any] | None = None
    asked: float = 0.0


@dataclass(slots=True)
class Workers:
    """A few processes and a queue. `limit` questions may wait; more are refused at once."""

    count: int
    limit: int = 2_000
    _workers: list[_Worker] = field(default_factory=list)
    _waiting: deque[tuple[Question, asyncio.Future[Any]]] = field(default_factory=deque)
    _watch: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def ask(self, question: Question) -> Any:
        """The answer; raises Stuck if there is none, or what the worker raised."""
        if len(self._waiting) >= self.limit:
            raise Stuck
        if self._watch is None:
            self._watch = asyncio.create_task(self._watching())
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((question, answer))
        self._serve()
        return await answer

    def close(self) -> None:
        """End them all."""
        if self._watch:
            self._watch.cancel()
        for worker in list(self._workers):
            self._drop(worker)
        while self._waiting:
            self._settle(self._waiting.popleft()[1], Stuck())

    def _serve(self) -> None:
        """Give what waits to whoever is free."""
        while self._waiting:
            worker = next((each for each in self._workers if each.answer is None), None)
            if worker is None and len(self._workers) < self.count:
                worker = self._hire()
            if worker is None:
                return
            question, answer = self._waiting.popleft()
            if answer.cancelled():
                continue
            worker.answer, worker.asked = answer, monotonic()
            try:
                worker.pipe.send(question)
            except OSError:
                self._drop(worker)

    def _hire(self) -> _Worker:
        spawn = get_context("spawn")  # not fork: there are threads
        pipe, theirs = spawn.Pipe()
        process = spawn.Process(target=_work, args=(theirs,), daemon=True, name="sixfold-worker")
        process.start()
        theirs.close()
        worker = _Worker(pipe, process)
        self._workers.append(worker)
        asyncio.get_running_loop().add_reader(pipe.fileno(), self._hear, worker)
        return worker

    def _hear(self, worker: _Worker) -> None:
        try:
            found = worker.pipe.recv()
        except (EOFError, OSError):
            self._drop(worker)
        else:
            answer, worker.answer = worker.answer, None
            if answer:
                self._settle(answer, found)
        self._serve()

    def _drop(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        with suppress(OSError):
            asyncio.get_running_loop().remove_reader(worker.pipe.fileno())
        worker.process.kill()
        worker.pipe.close()
        if worker.answer:
            self._settle(worker.answer, Stuck())

    @staticmethod
    def _settle(answer: asyncio.Future[Any], found: object) -> None:
        if answer.done():
            return
        if isinstance(found, Exception):
            answer.set_exception(found)
        else:
            answer.set_result(found)

    async def _watching(self) -> None:
        """Kill whoever takes too long."""
        while True:
            await asyncio.sleep(1)
            for worker in [each for each in self._workers if each.answer and monotonic() - each.asked > PATIENCE]:
                self._drop(worker)
            self._serve()


def _work(pipe: Connection) -> None:
    """What a worker does, until the other end of the pipe is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(10)  # people come first
    with suppress(EOFError, OSError):
        while True:
            question: Question = pipe.recv()
            try:
                found: object = question.answer()
            except Exception as error:
                found = error
            pipe.send(found)

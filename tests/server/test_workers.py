"""Workers are limited by the processor time they use, not by the clock."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from time import process_time, sleep
from typing import ClassVar

import pytest

from sixfold.server.workers import (
    MAX_WAIT_FACTOR,
    MAX_WORKER_BYTES,
    Arranging,
    Hinting,
    Looking,
    Options,
    Question,
    Stuck,
    Workers,
)


@dataclass(frozen=True)
class Sleeping:
    """Waits for longer than its patience without using the processor, as a worker on a busy machine does."""

    cpu_seconds: ClassVar[float] = 0.2

    def answer(self) -> str:
        sleep(3 * self.cpu_seconds)
        return "awake"


@dataclass(frozen=True)
class Burning:
    """Uses the processor without end."""

    cpu_seconds: ClassVar[float] = 0.2

    def answer(self) -> str:
        while True:
            pass


@dataclass(frozen=True)
class Gone:
    """Never answers and never uses the processor."""

    cpu_seconds: ClassVar[float] = 2 / MAX_WAIT_FACTOR

    def answer(self) -> None:
        sleep(3600)


def test_waiting_worker_is_not_killed() -> None:
    workers = Workers(1)
    try:
        asyncio.run(workers.ask(Warm()))
        assert asyncio.run(workers.ask(Sleeping())) == "awake"
    finally:
        workers.close()


@pytest.mark.parametrize("question", [Burning(), Gone()])
def test_stuck_worker_is_killed_and_replaced(question: Burning | Gone) -> None:
    workers = Workers(1)
    try:
        asyncio.run(workers.ask(Warm()))
        with pytest.raises(Stuck):
            asyncio.run(workers.ask(question))
        assert asyncio.run(workers.ask(Warm())) == "warm"
    finally:
        workers.close()


@dataclass(frozen=True)
class Hungry:
    """Wants more memory than a worker may have."""

    cpu_seconds: ClassVar[float] = 60

    def answer(self) -> int:
        return len(bytearray(2 * MAX_WORKER_BYTES))


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux only")
def test_worker_above_memory_limit_fails_alone() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(MemoryError):
            asyncio.run(workers.ask(Hungry()))
        assert asyncio.run(workers.ask(Warm())) == "warm"
    finally:
        workers.close()


@dataclass(frozen=True)
class Limited:
    """Return how much processor time the worker may still use."""

    cpu_seconds: ClassVar[float] = 5

    def answer(self) -> float:
        import resource

        return resource.getrlimit(resource.RLIMIT_CPU)[0] - process_time()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no processor time")
def test_worker_above_cpu_limit_is_ended() -> None:
    workers = Workers(1)
    try:
        for _ in range(2):  # the second limit is not the first one
            assert Limited.cpu_seconds - 1 < asyncio.run(workers.ask(Limited())) <= Limited.cpu_seconds + 1
    finally:
        workers.close()


@pytest.mark.parametrize("question", [Options, Arranging, Hinting, Looking])
def test_questions_of_people_have_two_seconds(question: type[Question]) -> None:
    assert question.cpu_seconds == 2


def test_measure_returns_processor_time() -> None:
    workers = Workers(1)
    try:
        found, seconds = asyncio.run(workers.measure(Busy()))
        assert found == "done"
        assert seconds >= Busy.seconds
        stuck, seconds = asyncio.run(workers.measure(Burning()))
        assert isinstance(stuck, Stuck)
        assert seconds == Burning.cpu_seconds
    finally:
        workers.close()


@dataclass(frozen=True)
class Busy:
    """Uses some processor time."""

    cpu_seconds: ClassVar[float] = 60
    seconds: ClassVar[float] = 0.05

    def answer(self) -> str:
        until = process_time() + self.seconds
        while process_time() < until:
            pass
        return "done"


@dataclass(frozen=True)
class Warm:
    """Answers at once: what it takes is to start the worker."""

    cpu_seconds: ClassVar[float] = 60

    def answer(self) -> str:
        return "warm"

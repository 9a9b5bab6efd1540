"""Test that workers are limited by the processor time they use, not by the clock."""

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
    Analyse,
    FindHint,
    Judge,
    Options,
    Stuck,
    Workers,
)

# At normal priority: on a busy machine, workers that give way to everything else would make these tests wait.
STARTING_SECONDS = 8
"""Processor time that a worker needs at most to start, and the last second that the system does not count exactly."""


@dataclass(frozen=True)
class SleepingQuestion:
    """Wait for longer than its patience without using the processor, like a worker on a busy machine."""

    cpu_seconds: ClassVar[float] = 0.2

    def answer(self) -> str:
        sleep(3 * self.cpu_seconds)
        return "awake"


@dataclass(frozen=True)
class EndlessQuestion:
    """Use the processor without end."""

    cpu_seconds: ClassVar[float] = 0.2

    def answer(self) -> str:
        while True:
            pass


@dataclass(frozen=True)
class UnansweredQuestion:
    """Never answer and never use the processor."""

    cpu_seconds: ClassVar[float] = 2 / MAX_WAIT_FACTOR

    def answer(self) -> None:
        sleep(3600)


def test_waiting_worker_is_not_killed() -> None:
    workers = Workers(1, nice=0)
    try:
        asyncio.run(workers.ask(InstantQuestion()))
        assert asyncio.run(workers.ask(SleepingQuestion())) == "awake"
    finally:
        workers.close()


@pytest.mark.parametrize("question", [EndlessQuestion(), UnansweredQuestion()])
def test_stuck_worker_is_killed_and_replaced(question: EndlessQuestion | UnansweredQuestion) -> None:
    workers = Workers(1, nice=0)
    try:
        asyncio.run(workers.ask(InstantQuestion()))
        with pytest.raises(Stuck):
            asyncio.run(workers.ask(question))
        assert asyncio.run(workers.ask(InstantQuestion())) == "warm"
    finally:
        workers.close()


@dataclass(frozen=True)
class MemoryQuestion:
    """Allocate more memory than a worker may have."""

    cpu_seconds: ClassVar[float] = 60

    def answer(self) -> int:
        return len(bytearray(2 * MAX_WORKER_BYTES))


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited on Linux only")
def test_worker_above_memory_limit_fails_alone() -> None:
    workers = Workers(1, nice=0)
    try:
        with pytest.raises(MemoryError):
            asyncio.run(workers.ask(MemoryQuestion()))
        assert asyncio.run(workers.ask(InstantQuestion())) == "warm"
    finally:
        workers.close()


@dataclass(frozen=True)
class TimeLeftQuestion:
    """Return how much processor time the worker may still use."""

    cpu_seconds: ClassVar[float] = 5

    def answer(self) -> float:
        import resource

        return resource.getrlimit(resource.RLIMIT_CPU)[0] - process_time()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no processor time")
def test_worker_above_cpu_limit_is_ended() -> None:
    workers = Workers(1, nice=0)
    try:
        for _ in range(2):  # the second limit is not the first one
            assert (
                TimeLeftQuestion.cpu_seconds - 1
                < asyncio.run(workers.ask(TimeLeftQuestion()))
                <= TimeLeftQuestion.cpu_seconds + 1
            )
    finally:
        workers.close()


class EndlessPosition(str):
    """Represent a position that cannot be read to its end."""

    def split(self, *_: object) -> list[str]:
        while True:
            pass


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no processor time")
def test_questions_of_people_have_two_seconds() -> None:
    import resource

    assert {each.cpu_seconds for each in (Options, FindHint)} == {Analyse.cpu_seconds}
    assert Judge.cpu_seconds == 60  # a legal play is never refused
    workers = Workers(1, nice=0)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    found, charged = asyncio.run(workers.measure(Analyse(EndlessPosition("qwirkle-pl"), 1)))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    workers.close()
    assert isinstance(found, Stuck)
    assert charged == 2
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert 2 <= used < 2 + STARTING_SECONDS


def test_measure_returns_processor_time() -> None:
    workers = Workers(1, nice=0)
    try:
        found, seconds = asyncio.run(workers.measure(BusyQuestion()))
        assert found == "done"
        assert seconds >= BusyQuestion.seconds
        stuck, seconds = asyncio.run(workers.measure(EndlessQuestion()))
        assert isinstance(stuck, Stuck)
        assert seconds == EndlessQuestion.cpu_seconds
    finally:
        workers.close()


@dataclass(frozen=True)
class BusyQuestion:
    """Use some processor time."""

    cpu_seconds: ClassVar[float] = 60
    seconds: ClassVar[float] = 0.05

    def answer(self) -> str:
        until = process_time() + self.seconds
        while process_time() < until:
            pass
        return "done"


@dataclass(frozen=True)
class InstantQuestion:
    """Answer at once, so that only the start of the worker takes time."""

    cpu_seconds: ClassVar[float] = 60

    def answer(self) -> str:
        return "warm"

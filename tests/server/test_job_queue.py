"""Test the queue of jobs: bounded and fair, so that no client delays the reviews or moves of others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar

import pytest

from sixfold import messages
from sixfold.ai.review.types import Option, ReviewedTurn, Summary
from sixfold.rules.notation import action_text
from sixfold.server import reviews, scheduler
from sixfold.server.errors import ApiError, ErrorCode
from sixfold.server.job_queue import JobQueue, crowded_out
from sixfold.server.limits import Guard, Limits
from sixfold.server.reviews import Ended, OneTurn, Opened
from sixfold.server.store import Entry
from sixfold.server.workers import Move, Question, SimplestMove, Stuck
from tests.play import random_action
from tests.server.in_process import GENEROUS, NOON, InlineWorkers, InProcessServer
from tests.server.test_reviews import finished
from tests.support.patience import PATIENCE_SECONDS

NO_LIMITS = Guard(GENEROUS)
GREEDY, MODEST = "192.0.2.7", "192.0.2.8"
OPTION = Option(action="pass", points=0, margin=0, low=0, high=0, chance=0.5, exact=True, simulations=0)
TURN = ReviewedTurn(1, 0, OPTION, (), 0, 0, 0, "best", True, (0.5, 0.5))


@dataclass(frozen=True)
class Named:
    cpu_seconds: ClassVar[float] = 1
    name: str

    def answer(self) -> str:
        return self.name


class GatedWorkers(InlineWorkers):
    """Answer one question for each release; a turn of a review always in the same words."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.hold = False
        self._open = asyncio.Semaphore(0)

    async def ask(self, question: Question) -> Any:
        self.asked.append(question)
        if self.hold or isinstance(question, OneTurn | Ended | Named):
            await self._open.acquire()
        if isinstance(question, OneTurn):
            return TURN
        if isinstance(question, Opened):
            return opened()
        return Summary((), (), ()) if isinstance(question, Ended) else await super().ask(question)

    async def let(self, count: int) -> None:
        for _ in range(count):
            self._open.release()
            await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@cache
def opened() -> object:
    """As if it were a long game."""
    game, moments, boards = Opened(finished()).answer()
    return game, tuple((number, *moment[1:]) for number, moment in enumerate(moments * 5, 1)), boards


def names(workers: GatedWorkers) -> list[str]:
    return [each.name for each in workers.asked if isinstance(each, Named)]


async def refusals(asked: list[asyncio.Task[Any]]) -> list[ErrorCode]:
    errors = [task.exception() for task in asked if task.done()]
    return [error.reason for error in errors if isinstance(error, ApiError)]


def ask(queue: JobQueue, client: str, count: int) -> list[asyncio.Task[Any]]:
    return [asyncio.create_task(queue.ask(client, Named(f"{client}{number}"))) for number in range(count)]


def test_ask_serves_clients_in_turn_one_at_a_time() -> None:
    async def scenario() -> None:
        workers = GatedWorkers()
        queue = JobQueue(workers, NO_LIMITS)
        asked = ask(queue, "a", 4)
        await workers.let(0)
        await asyncio.sleep(0)
        asked += ask(queue, "b", 2) + ask(queue, "c", 1)
        await asyncio.sleep(0)
        assert names(workers) == ["a0"]
        await workers.let(7)
        assert names(workers) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]
        assert [await task for task in asked] == ["a0", "a1", "a2", "a3", "b0", "b1", "c0"]
        assert queue.waiting == 0

    asyncio.run(scenario())


def test_ask_on_full_queue_admits_client_below_its_share() -> None:
    async def scenario() -> None:
        workers = GatedWorkers()
        queue = JobQueue(workers, NO_LIMITS, limit=4)
        asked = ask(queue, "a", 7)
        await settle()
        assert await refusals(asked) == [ErrorCode.CROWDED] * 2
        others = ask(queue, "b", 3)
        await settle()
        assert await refusals(asked) == [ErrorCode.CROWDED] * 4, "the last of those who have most"
        assert await refusals(others) == [ErrorCode.CROWDED], "half of it is a fair share"
        await workers.let(5)
        assert names(workers) == ["a0", "b0", "a1", "b1", "a2"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("held", "gives"), [({}, None), ({"a": 1}, None), ({"a": 2}, "a"), ({"a": 3, "me": 2}, None), ({"me": 9}, None)]
)
def test_crowded_out_never_makes_shares_less_fair(held: dict[str, int], gives: str | None) -> None:
    assert crowded_out(Counter(held), "me") == gives


def test_cancelled_ask_delays_nobody() -> None:
    async def scenario() -> None:
        workers = GatedWorkers()
        queue = JobQueue(workers, NO_LIMITS)
        first, second, third = ask(queue, "a", 3)
        await asyncio.sleep(0)
        second.cancel()
        await workers.let(1)
        third.cancel()  # it was being answered
        last = ask(queue, "b", 1)
        await workers.let(2)
        assert (await first, await last[0]) == ("a0", "b0")

    asyncio.run(scenario())


def test_ask_rejects_client_above_quota() -> None:
    async def scenario() -> None:
        queue = JobQueue(InlineWorkers(cost=2), Guard(Limits(thinking=0, thinking_at_once=3)))
        asked = ask(queue, "a", 3) + ask(queue, "b", 1)
        await asyncio.wait(asked)
        assert await refusals(asked) == [ErrorCode.TOO_OFTEN]
        assert await asked[3] == "b0"

    asyncio.run(scenario())


def test_ask_gives_up_by_the_clock_and_charges_what_the_worker_spends() -> None:
    async def scenario() -> None:
        workers, guard = GatedWorkers(), Guard(Limits(thinking=0, thinking_at_once=3))
        workers.cost = 5
        queue = JobQueue(workers, guard, wait_seconds=0.01)
        asked = ask(queue, "a", 2)
        await asyncio.wait(asked, timeout=PATIENCE_SECONDS)
        assert await refusals(asked) == [ErrorCode.BUSY] * 2
        assert queue.waiting == 0
        assert names(workers) == ["a0"], "questions that waited have left the queue"
        (late,) = ask(queue, "b", 1)
        await settle()
        assert names(workers) == ["a0"], "the worker still works for the first"
        assert guard.may_think("a")
        await workers.let(1)
        assert not guard.may_think("a")
        assert names(workers) == ["a0", "b0"]
        await workers.let(1)
        await asyncio.wait([late])

    asyncio.run(scenario())


def test_bot_does_not_wait_for_questions_that_are_never_answered() -> None:
    async def scenario() -> None:
        questions = GatedWorkers()
        server = await InProcessServer(questions=questions).start()
        analysis = messages.Analyse("cubes-hu hands=RtRsBoBdGxPc/?6")
        questions.hold = True
        asked = [asyncio.create_task(server.http("POST", "/api/analysis", analysis)) for _ in range(3)]
        await server.settle()
        assert len(questions.asked) == 1
        assert await bot_moves(server)
        questions.hold = False
        await questions.let(3)
        await asyncio.wait(asked)
        await server.stop()

    asyncio.run(scenario())


class FailingBots(InlineWorkers):
    """Fail at every bot's move, and count them."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error
        self.moves: list[Question] = []

    async def ask(self, question: Question) -> Any:
        self.moves.append(question)
        if isinstance(question, Move):
            raise self.error
        return await super().ask(question)


@pytest.mark.parametrize("edition", ["qwirkle-pl", "cubes-hu", "cards-pl"])
@pytest.mark.parametrize("error", [Stuck(), ZeroDivisionError()])
def test_scheduler_retries_failing_bot_with_growing_pauses_then_replaces_it(error: Exception, edition: str) -> None:
    async def scenario() -> None:
        workers = FailingBots(error)
        server = await InProcessServer(workers=workers, questions=InlineWorkers()).start()
        await bot_table(server, "easy", GREEDY, 1, edition)
        tried = []
        for seconds in range(15):
            count = len(workers.moves)
            server.time = NOON + 1000 * seconds
            await server.services.scheduler.do_overdue()
            await server.settle()
            if len(workers.moves) > count:
                tried.append(seconds)
        assert tried == [2, 6, 14]
        assert [each for each in workers.moves if isinstance(each, SimplestMove)]
        (table,) = server.services.repository.in_memory()
        assert "bot" in [each.event.by for each in table.history]
        fallbacks = [each for each in workers.moves if isinstance(each, Move) and each.level == "random"]
        assert fallbacks
        assert all(each.ms for each in fallbacks)
        await server.stop()

    asyncio.run(scenario())


def test_do_overdue_reaches_tables_behind_many_at_which_nothing_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(scheduler, "MAX_OVERDUE_TABLES", 3)
        ended = await InProcessServer().start()
        join = messages.Join(secret="b" * 22, name="Bo")
        new = messages.NewTable(
            edition="cubes-hu",
            secret="a" * 22,
            name="Ann",
            others=(messages.NewSeat(kind="open"),),
            clock=messages.Clock(kind="move", seconds=5),
        )
        table = (await ended.http("POST", "/api/tables", new)).json["table"]
        await ended.http("POST", f"/api/tables/{table}/join", join)
        await ended.http("POST", f"/api/tables/{table}/do", messages.Start(), new.secret)

        server = InProcessServer(workers=FailingBots(Stuck()), questions=InlineWorkers())
        server.store = ended.store
        await server.start()
        await bot_table(server, "easy", GREEDY, 1)
        await bot_table(server, "easy", GREEDY, 2)
        bots = server.services.repository.in_memory()
        waiting = [server.services.repository.find(each.id) for each in bots]
        for name in ("BROKEN00", "BROKEN01"):
            server.store.logs[name] = [b"?"]
            server.store.entries[name] = Entry(name, 1, (b"?",), NOON, due=NOON + 1)
        seen = []
        for seconds in (60, 61, 66):
            server.time = NOON + 1000 * seconds
            events = len(server.store.logs[table])
            await server.services.scheduler.do_overdue()
            await server.settle()
            failures = [each.bot_failures for each in waiting if each]
            seen.append((failures, len(server.store.logs[table]) > events))
        assert seen == [([2, 2], False), ([2, 2], True), ([3, 3], False)], "the second pass goes on after the first"
        await server.stop()
        await ended.stop()

    asyncio.run(scenario())


def test_bots_of_one_client_do_not_hold_up_those_of_another() -> None:
    async def scenario() -> None:
        workers = GatedWorkers()
        server = await InProcessServer(workers=workers).start()
        workers.hold = True
        for number in range(10):
            await bot_table(server, "easy", GREEDY, number)
        await bot_table(server, "random", MODEST, 10)
        await server.settle()
        await workers.let(3)
        moves = [each.level for each in workers.asked if isinstance(each, Move)]
        assert moves[:2] == ["easy", "random"], "all others of the first client come later"
        workers.hold = False
        await workers.let(20)
        await server.stop()

    asyncio.run(scenario())


async def bot_table(server: InProcessServer, level: str, client: str, number: int, edition: str = "cubes-hu") -> None:
    """Begin a game at which it is a bot's turn now."""
    secret = f"{number:022}"
    new = messages.NewTable(
        edition=edition, secret=secret, name="Ann", others=(messages.NewSeat(kind="bot", level=level),)
    )
    table = (await server.http("POST", "/api/tables", new, client=client)).json["table"]
    await server.http("POST", f"/api/tables/{table}/do", messages.Start(), secret, client)
    live = await server.services.repository.get(table)
    while live.table.mover == 0:
        assert live.table.game is not None
        action = action_text(random_action(live.table.game.position, Random(number)))
        play = messages.PlayAction(len(live.table.history), action)
        assert (await server.http("POST", f"/api/tables/{table}/do", play, secret, client)).status == 200
    await server.settle()


def test_ask_rejects_as_busy_when_worker_dies_and_continues() -> None:
    class FailingWorkers(InlineWorkers):
        async def ask(self, question: Question) -> Any:
            raise Stuck

    async def scenario() -> None:
        queue = JobQueue(FailingWorkers(), NO_LIMITS)
        for _ in range(2):
            with pytest.raises(ApiError) as refused:
                await queue.ask("a", Named("x"))
            assert refused.value.reason is ErrorCode.BUSY

    asyncio.run(scenario())


async def begin(server: InProcessServer, client: str, number: int) -> Any:
    """Return a record with a review of its own: its name depends on every byte of the record."""
    record = messages.ReviewRecord(finished() + " " * number)
    return (await server.http("POST", "/api/reviews", record, client=client)).json


async def look(server: InProcessServer, client: str, review: str) -> Any:
    return (await server.http("GET", f"/api/reviews/{review}", client=client)).json


def test_reviews_of_one_client_delay_neither_others_nor_games() -> None:
    async def scenario() -> None:
        workers = GatedWorkers()
        server = await InProcessServer(workers=workers).start()
        hers = [await waiting(workers, begin(server, GREEDY, number)) for number in range(reviews.MAX_RUNNING_REVIEWS)]
        assert (await waiting(workers, begin(server, GREEDY, 99)))["reason"] == "crowded"
        his = await waiting(workers, begin(server, MODEST, 50))
        turns = his["of"]
        before = sum([(await look(server, GREEDY, each["review"])).get("done", 0) for each in hers])
        await workers.let(2 * (turns + 2))
        assert (await look(server, MODEST, his["review"]))["summary"], "he has every second turn"
        after = [await look(server, GREEDY, each["review"]) for each in hers]
        assert sum(each.get("done", 0) for each in after) - before >= turns, "and she all others"
        assert [each.get("reason") for each in after].count("crowded") <= 1, "one of hers made room"
        assert await bot_moves(server), "a game does not wait"
        await server.stop()

    asyncio.run(scenario())


async def waiting(workers: GatedWorkers, request: Awaitable[Any]) -> Any:
    """Return an answer, and answer other requests meanwhile."""
    task = asyncio.ensure_future(request)
    while not task.done():
        await workers.let(1)
    return task.result()


async def bot_moves(server: InProcessServer) -> bool:
    """Whether a bot makes its move at a new table while all reviews stand still."""
    secret = "a" * 22
    bots = (messages.NewSeat(kind="bot", level="random"),) * 3
    new = messages.NewTable(edition="cubes-hu", secret=secret, name="Ann", others=bots)
    table = (await server.http("POST", "/api/tables", new)).json["table"]
    await server.http("POST", f"/api/tables/{table}/do", messages.Start(), secret)
    await server.settle()
    view = (await server.http("GET", f"/api/tables/{table}/now", secret=secret)).json["view"]
    return bool(view["mover"] == 0)

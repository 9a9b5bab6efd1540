"""Review finished games turn by turn: a bounded number, shared fairly among clients.

A review is named by the digest of its record, so the same game is reviewed once, and equally after it was forgotten. It
continues only while somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import ClassVar, Final

from .. import encoding
from ..ai.review.game import NotOver, moments
from ..ai.review.luck import summary
from ..ai.review.turn import review_turn
from ..ai.review.types import ReviewedTurn, Summary
from ..messages import ReviewState
from ..rules.actions import Action
from ..rules.record import Game, RecordError, read_record
from ..rules.rng import digest
from ..rules.view import View
from .errors import ApiError, ErrorCode
from .job_queue import JobQueue, crowded_out
from .recognition import Board, Recognition, boards_of

log = logging.getLogger("sixfold")

DEPTH: Final = 0.5
MAX_RUNNING_REVIEWS: Final = 20
MAX_KEPT_REVIEWS: Final = 200
"""Reviews that stay in memory; those asked for longest ago are forgotten first."""
RECORD_SECONDS: Final = 5.0
"""Seconds of processor time to read a record. Those of real games take less than one."""
TURN_SECONDS: Final = 10.0
"""Seconds of processor time for one turn, which takes one at most."""
IDLE_SECONDS: Final = 20.0
"""Seconds after which a review that nobody asks for rests."""
MAX_TRIES: Final = 3
RETRY_SECONDS: Final = 1.0
"""Seconds before a turn is tried again."""
NAME_LENGTH: Final = 32

Moment = tuple[int, View, Action]


@dataclass(frozen=True, slots=True)
class Opened:
    """Read a record."""

    cpu_seconds: ClassVar[float] = RECORD_SECONDS
    record: str

    def answer(self) -> tuple[Game, tuple[Moment, ...], tuple[Board, ...]]:
        """Return the game, its decisions, and what its tables are recognised by."""
        game = read_record(self.record)
        found = tuple(moments(game))
        return game, found, boards_of(seen for _, seen, _ in found)


@dataclass(frozen=True, slots=True)
class OneTurn:
    """Review one turn."""

    cpu_seconds: ClassVar[float] = TURN_SECONDS
    moment: Moment

    def answer(self) -> ReviewedTurn:
        """Return the reviewed turn."""
        number, seen, action = self.moment
        return review_turn(seen, action, number, DEPTH)


@dataclass(frozen=True, slots=True)
class Ended:
    """Summarise all turns of a game."""

    cpu_seconds: ClassVar[float] = TURN_SECONDS
    game: Game
    turns: tuple[ReviewedTurn, ...]

    def answer(self) -> Summary:
        """Return the summary."""
        return summary(self.game, self.turns)


@dataclass(slots=True, eq=False)
class _Review:
    game: Game
    moments: tuple[Moment, ...]
    client: str = ""
    """Who asked for it last: it counts for them."""
    asked: float = 0
    first: int = 0
    """The turn that the client looks at, which is reviewed next; 0 for none."""
    turns: dict[int, ReviewedTurn] = field(default_factory=dict)
    """By their numbers, from 1 on."""
    summary: Summary | None = None
    failures: int = 0
    task: asyncio.Task[None] | None = None


class Reviews:
    """Run all reviews of this process."""

    def __init__(self, queue: JobQueue, recognition: Recognition) -> None:
        self._queue = queue
        self._recognition = recognition
        self._all: OrderedDict[str, _Review] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Return how many questions wait."""
        return self._queue.waiting

    async def start(self, record: str, client: str, first: int = 0) -> ReviewState:
        """Start the review of a record, or find it; raise ApiError. The turn `first` is reviewed before the others."""
        name = digest(record)[:NAME_LENGTH]
        if name not in self._all:
            try:
                game, found, boards = await self._queue.ask(client, Opened(record))
            except (RecordError, NotOver):
                raise ApiError(ErrorCode.RECORD) from None
            if await self._recognition.is_running(boards):  # a running game, to which somebody has written an end
                raise ApiError(ErrorCode.RUNNING)
            while len(self._all) >= MAX_KEPT_REVIEWS:
                self._forget(next(iter(self._all)))
            self._all.setdefault(name, _Review(game, found))
        return self.state(name, 0, client, first)

    def state(self, name: str, known: int, client: str, first: int = 0) -> ReviewState:
        """Return the progress of a review and the turns after the first `known`, in order; raise ApiError.

        Turns that were reviewed out of order are among them again until the client knows all before them.
        """
        review = self._all.get(name)
        if review is None:
            raise ApiError(ErrorCode.TABLE)
        if review.failures >= MAX_TRIES:
            self._forget(name)
            raise ApiError(ErrorCode.BUSY)
        self._all.move_to_end(name)
        review.first = first or review.first
        if review.summary is None:
            self._go_on(review, client)
        ahead = sum(each is not review for each in self._under_way())
        news = (turn for number, turn in sorted(review.turns.items()) if number > known)
        return ReviewState(
            review=name,
            done=len(review.turns),
            of=len(review.moments),
            ahead=ahead,
            turns=tuple(map(encoding.reviewed_turn, news)),
            summary=None if review.summary is None else encoding.review_summary(review.summary),
        )

    def close(self) -> None:
        """End all reviews."""
        for name in list(self._all):
            self._forget(name)
        self._queue.close()

    def _forget(self, name: str) -> None:
        review = self._all.pop(name)
        if review.task is not None:
            review.task.cancel()

    def _go_on(self, review: _Review, client: str) -> None:
        if review.asked <= self._late():
            self._make_room(client)
        review.client, review.asked = client, self._now()
        if review.task is None or review.task.done():
            review.task = asyncio.get_running_loop().create_task(self._work(review))

    def _make_room(self, client: str) -> None:
        """Pause a review if too many run: the least advanced one of the client with most."""
        under_way = self._under_way()
        if len(under_way) < MAX_RUNNING_REVIEWS:
            return
        most = crowded_out(Counter(each.client for each in under_way), client)
        if most is None:
            raise ApiError(ErrorCode.CROWDED)
        min((each for each in under_way if each.client == most), key=lambda each: len(each.turns)).asked = 0

    def _under_way(self) -> list[_Review]:
        late = self._late()
        return [each for each in self._all.values() if each.summary is None and each.asked > late]

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _late(self) -> float:
        """Return the time since which a review must have been requested to continue."""
        return max(0.0, self._now() - IDLE_SECONDS)

    async def _work(self, review: _Review) -> None:
        """Review turn by turn while somebody waits for it."""
        while review.summary is None and review.asked > self._late() and review.failures < MAX_TRIES:
            try:
                await self._further(review)
            except Exception as problem:
                if not (isinstance(problem, ApiError) and problem.reason in (ErrorCode.CROWDED, ErrorCode.TOO_OFTEN)):
                    review.failures += 1
                    log.exception("review failed")
                await asyncio.sleep(RETRY_SECONDS)

    async def _further(self, review: _Review) -> None:
        ask, client = self._queue.ask, review.client
        missing = [moment for moment in review.moments if moment[0] not in review.turns]
        if missing:
            moment = next((each for each in missing if each[0] == review.first), missing[0])
            review.turns[moment[0]] = await ask(client, OneTurn(moment))
        if len(review.turns) == len(review.moments):
            turns = tuple(turn for _, turn in sorted(review.turns.items()))
            review.summary = await ask(client, Ended(review.game, turns))

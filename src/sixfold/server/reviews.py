"""Reviews of finished games on the server: a bounded queue, one turn at a time in a worker, everybody in turn.

A review is called by the digest of its record, so that the same game is reviewed once, and again equally after it was
forgotten. It goes on only as long as somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import ClassVar, Final

from ..rules.deal import digest
from ..rules.record import Game, RecordError, read_record
from ..rules.turn import Action
from ..rules.view import View
from ..think.review.game import NotOver, moments
from ..think.review.parts import summary
from ..think.review.turn import review_turn
from ..wire import ReviewState, ReviewSummary, ReviewTurn
from .refusals import No, Refuse
from .workers import Stuck, Workers

log = logging.getLogger("sixfold")

DEPTH: Final = 0.5
MOST_WAITING: Final = 20
"""Reviews that are under way at the same time; more are refused."""
MOST_KEPT: Final = 200
"""Reviews that stay in memory; those asked for longest ago are forgotten first."""
LONGEST: Final = 60.0
"""Seconds for one turn: it takes one at most, but may have to stand back behind everything else."""
PATIENCE: Final = 20.0
"""Seconds after which a review that nobody asks for rests."""
STEP_ASIDE: Final = 0.05
"""Seconds between two looks whether the bots have moved."""
TRIES: Final = 3
NAME_LENGTH: Final = 32

Moment = tuple[int, View, Action]


@dataclass(frozen=True, slots=True)
class Opened:
    """What is in this record?"""

    patience: ClassVar[float] = LONGEST
    record: str

    def answer(self) -> tuple[Game, tuple[Moment, ...]]:
        game = read_record(self.record)
        return game, tuple(moments(game))


@dataclass(frozen=True, slots=True)
class OneTurn:
    """What was this turn worth?"""

    patience: ClassVar[float] = LONGEST
    moment: Moment

    def answer(self) -> ReviewTurn:
        number, seen, action = self.moment
        return review_turn(seen, action, number, DEPTH)


@dataclass(frozen=True, slots=True)
class Ended:
    """What do all turns of a game come to?"""

    patience: ClassVar[float] = LONGEST
    game: Game
    turns: tuple[ReviewTurn, ...]

    def answer(self) -> ReviewSummary:
        return summary(self.game, self.turns)


@dataclass(slots=True)
class _Review:
    game: Game
    moments: tuple[Moment, ...]
    asked: float
    turns: list[ReviewTurn] = field(default_factory=list)
    summary: ReviewSummary | None = None
    failures: int = 0


class Reviews:
    """All reviews of this process."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._all: OrderedDict[str, _Review] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def start(self, record: str) -> ReviewState:
        """Begin the review of a record, or find it; raises Refuse."""
        name = digest(record)[:NAME_LENGTH]
        if name not in self._all:
            self._make_room()
            try:
                game, found = await self._workers.ask(Opened(record))
            except (RecordError, NotOver):
                raise Refuse(No.RECORD) from None
            except Stuck:
                raise Refuse(No.BUSY) from None
            if name not in self._all:
                self._make_room()
                self._all[name] = _Review(game, found, self._now())
        return self.state(name, 0)

    def state(self, name: str, known: int) -> ReviewState:
        """How far a review is, with the turns behind those that are known; raises Refuse."""
        review = self._all.get(name)
        if review is None:
            raise Refuse(No.TABLE)
        if review.failures >= TRIES:
            del self._all[name]
            raise Refuse(No.BUSY)
        review.asked = self._now()
        self._all.move_to_end(name)
        if review.summary is None and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._work())
        ahead = sum(each is not review for each in self._under_way())
        done = len(review.turns)
        return ReviewState(name, done, len(review.moments), ahead, tuple(review.turns[known:]), review.summary)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _make_room(self) -> None:
        if len(self._under_way()) >= MOST_WAITING:
            raise Refuse(No.CROWDED)
        while len(self._all) >= MOST_KEPT:
            self._all.popitem(last=False)

    def _under_way(self) -> list[_Review]:
        late = self._now() - PATIENCE
        return [each for each in self._all.values() if each.summary is None and each.asked > late]

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    async def _work(self) -> None:
        """A turn of each review, round after round, until nobody waits for any."""
        while waiting := self._under_way():
            for review in waiting:
                while self._workers.waiting:  # bots and people come first
                    await asyncio.sleep(STEP_ASIDE)
                try:
                    await self._further(review)
                except Exception:
                    review.failures += 1
                    log.exception("review failed")
                    if review.failures >= TRIES:
                        review.asked = 0

    async def _further(self, review: _Review) -> None:
        if len(review.turns) < len(review.moments):
            review.turns.append(await self._workers.ask(OneTurn(review.moments[len(review.turns)])))
        if len(review.turns) == len(review.moments):
            review.summary = await self._workers.ask(Ended(review.game, tuple(review.turns)))

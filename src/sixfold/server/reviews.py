"""Reviews of finished games on the server: a bounded number, turn after turn, shared fairly among those who ask.

A review is called by the digest of its record, so that the same game is reviewed once, and again equally after it was
forgotten. It goes on only as long as somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import ClassVar, Final

from ..ai.review.game import NotOver, moments
from ..ai.review.luck import summary
from ..ai.review.turn import review_turn
from ..ai.review.types import ReviewedTurn, Summary
from ..messages import ReviewState
from ..rules.record import Game, RecordError, read_record
from ..rules.rng import digest
from ..rules.turn import Action
from ..rules.view import View
from . import presenters
from .background import Background, crowded_out
from .errors import No, Refuse

log = logging.getLogger("sixfold")

DEPTH: Final = 0.5
MOST_UNDER_WAY: Final = 20
MOST_KEPT: Final = 200
"""Reviews that stay in memory; those asked for longest ago are forgotten first."""
RECORD_SECONDS: Final = 5.0
"""Seconds of processor time to read a record. Those of real games take less than one."""
TURN_SECONDS: Final = 10.0
"""Seconds of processor time for one turn, which takes one at most."""
PATIENCE: Final = 20.0
"""Seconds after which a review that nobody asks for rests."""
TRIES: Final = 3
PAUSE: Final = 1.0
"""Seconds before a turn is tried again."""
NAME_LENGTH: Final = 32

Moment = tuple[int, View, Action]


@dataclass(frozen=True, slots=True)
class Opened:
    """What is in this record?"""

    patience: ClassVar[float] = RECORD_SECONDS
    record: str

    def answer(self) -> tuple[Game, tuple[Moment, ...]]:
        game = read_record(self.record)
        return game, tuple(moments(game))


@dataclass(frozen=True, slots=True)
class OneTurn:
    """What was this turn worth?"""

    patience: ClassVar[float] = TURN_SECONDS
    moment: Moment

    def answer(self) -> ReviewedTurn:
        number, seen, action = self.moment
        return review_turn(seen, action, number, DEPTH)


@dataclass(frozen=True, slots=True)
class Ended:
    """What do all turns of a game come to?"""

    patience: ClassVar[float] = TURN_SECONDS
    game: Game
    turns: tuple[ReviewedTurn, ...]

    def answer(self) -> Summary:
        return summary(self.game, self.turns)


@dataclass(slots=True, eq=False)
class _Review:
    game: Game
    moments: tuple[Moment, ...]
    client: str = ""
    """Who asked for it last: it counts for them."""
    asked: float = 0
    turns: list[ReviewedTurn] = field(default_factory=list)
    summary: Summary | None = None
    failures: int = 0
    task: asyncio.Task[None] | None = None


class Reviews:
    """All reviews of this process."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._all: OrderedDict[str, _Review] = OrderedDict()

    async def start(self, record: str, client: str) -> ReviewState:
        """Begin the review of a record, or find it; raises Refuse."""
        name = digest(record)[:NAME_LENGTH]
        if name not in self._all:
            try:
                game, found = await self._background.ask(client, Opened(record))
            except (RecordError, NotOver):
                raise Refuse(No.RECORD) from None
            while len(self._all) >= MOST_KEPT:
                self._forget(next(iter(self._all)))
            self._all.setdefault(name, _Review(game, found))
        return self.state(name, 0, client)

    def state(self, name: str, known: int, client: str) -> ReviewState:
        """How far a review is, with the turns behind those that are known; raises Refuse."""
        review = self._all.get(name)
        if review is None:
            raise Refuse(No.TABLE)
        if review.failures >= TRIES:
            self._forget(name)
            raise Refuse(No.BUSY)
        self._all.move_to_end(name)
        if review.summary is None:
            self._go_on(review, client)
        ahead = sum(each is not review for each in self._under_way())
        return ReviewState(
            review=name,
            done=len(review.turns),
            of=len(review.moments),
            ahead=ahead,
            turns=tuple(map(presenters.reviewed_turn, review.turns[known:])),
            summary=None if review.summary is None else presenters.review_summary(review.summary),
        )

    def close(self) -> None:
        for name in list(self._all):
            self._forget(name)

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
        """Where too many are under way, whoever has most of them lets the one rest that has got least far."""
        under_way = self._under_way()
        if len(under_way) < MOST_UNDER_WAY:
            return
        most = crowded_out(Counter(each.client for each in under_way), client)
        if most is None:
            raise Refuse(No.CROWDED)
        min((each for each in under_way if each.client == most), key=lambda each: len(each.turns)).asked = 0

    def _under_way(self) -> list[_Review]:
        late = self._late()
        return [each for each in self._all.values() if each.summary is None and each.asked > late]

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _late(self) -> float:
        """A review that nobody has asked for since then rests."""
        return max(0.0, self._now() - PATIENCE)

    async def _work(self, review: _Review) -> None:
        """Turn after turn, as long as somebody waits for it."""
        while review.summary is None and review.asked > self._late() and review.failures < TRIES:
            try:
                await self._further(review)
            except Exception as problem:
                if not (isinstance(problem, Refuse) and problem.reason in (No.CROWDED, No.TOO_OFTEN)):
                    review.failures += 1
                    log.exception("review failed")
                await asyncio.sleep(PAUSE)

    async def _further(self, review: _Review) -> None:
        ask, client = self._background.ask, review.client
        if len(review.turns) < len(review.moments):
            review.turns.append(await ask(client, OneTurn(review.moments[len(review.turns)])))
        if len(review.turns) == len(review.moments):
            review.summary = await ask(client, Ended(review.game, tuple(review.turns)))

"""Draw pictures and animations of tables in a process of their own, so that nobody waits for them."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import ClassVar, Final

from ..i18n.player_names import player_names
from ..render.diagrams import Look
from ..rules.record import Game
from .job_queue import JobQueue
from .limits import Guard
from .workers import QUESTION_NICE, Workers

KINDS: Final = {"svg": "image/svg+xml", "png": "image/png", "webp": "image/webp", "gif": "image/gif"}
MAX_WAITING_PICTURES: Final = 8
STILL_SECONDS, FILM_SECONDS = 10.0, 45.0
"""Seconds of processor time. A still takes about 1, a film of a long game 12. Others wait for no more than this, and a
client that has used all of it has some of its quota left."""
MAX_KEPT_BYTES: Final = 16_000_000
"""Bytes of pictures that are kept, because they are often asked for twice."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as a response."""

    data: bytes
    media: str


@dataclass(frozen=True, slots=True)
class Still:
    """Draw the table after a turn, without any hand."""

    cpu_seconds: ClassVar[float] = STILL_SECONDS
    game: Game
    turn: int
    kind: str
    look: Look
    lang: str
    preview: bool = False
    """In the size of previews of links."""

    def answer(self) -> bytes:
        """Return the picture."""
        from ..render.picture import picture
        from ..render.scene import of_game  # Only the worker needs the libraries that draw.

        scene = of_game(self.game, self.turn, names=player_names(self.game.seats, self.lang))
        return picture(scene, self.kind, look=self.look, preview=self.preview)


@dataclass(frozen=True, slots=True)
class Film:
    """Draw a whole game as an animation."""

    cpu_seconds: ClassVar[float] = FILM_SECONDS
    game: Game
    kind: str
    look: Look
    lang: str

    def answer(self) -> bytes:
        """Return the animation."""
        from ..render.animation import film

        return film(self.game, self.kind, look=self.look, names=player_names(self.game.seats, self.lang))


class PictureService:
    """Draw pictures, and keep the latest."""

    def __init__(self, guard: Guard, workers: Workers | None = None) -> None:
        self._queue = JobQueue(workers or Workers(1, nice=QUESTION_NICE), guard, MAX_WAITING_PICTURES)
        self._kept: OrderedDict[object, bytes] = OrderedDict()
        self._size = 0

    @property
    def waiting(self) -> int:
        """Return how many pictures wait."""
        return self._queue.waiting

    async def draw(self, client: str, table: str, question: Still | Film) -> Picture:
        """Return the picture of a table; raise ApiError if too many are being drawn."""
        # What was played never changes but by an undo, which other turns then follow.
        which = (question.turn, question.preview) if isinstance(question, Still) else None
        key = (table, question.game.turns, which, question.kind, question.look, question.lang)
        if key not in self._kept:
            self._keep(key, await self._queue.ask(client, question))
        self._kept.move_to_end(key)
        return Picture(self._kept[key], KINDS[question.kind])

    def _keep(self, key: object, data: bytes) -> None:
        self._size += len(data) - len(self._kept.get(key, b""))
        self._kept[key] = data
        while self._size > MAX_KEPT_BYTES and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old)

    def close(self) -> None:
        """End the worker."""
        self._queue.close()

"""Pictures and films of tables: drawn by a process of their own, so that neither people nor bots ever wait for them."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import ClassVar, Final

from ..i18n.player_names import player_names
from ..render.diagrams import Look
from ..rules.record import Game
from .background import Background
from .limits import Guard
from .workers import QUESTION_NICE, Workers

KINDS: Final = {"svg": "image/svg+xml", "png": "image/png", "webp": "image/webp", "gif": "image/gif"}
MOST_WAITING: Final = 8
PATIENCE: Final = 90.0
"""Seconds that a film may take."""
MOST_KEPT: Final = 16_000_000
"""Bytes of pictures that are kept, because they are often asked for twice."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A file to be answered with."""

    data: bytes
    media: str


@dataclass(frozen=True, slots=True)
class Still:
    """How did the table look after that turn? No hand is in it, whoever asks."""

    patience: ClassVar[float] = PATIENCE
    game: Game
    turn: int
    kind: str
    look: Look
    lang: str

    def answer(self) -> bytes:
        from ..render.picture import picture
        from ..render.scene import of_game  # Only the worker needs the libraries that draw.

        scene = of_game(self.game, self.turn, names=player_names(self.game.seats, self.lang))
        return picture(scene, self.kind, look=self.look)


@dataclass(frozen=True, slots=True)
class Film:
    """How did the whole game go?"""

    patience: ClassVar[float] = PATIENCE
    game: Game
    kind: str
    look: Look
    lang: str

    def answer(self) -> bytes:
        from ..render.animation import film

        return film(self.game, self.kind, look=self.look, names=player_names(self.game.seats, self.lang))


class Studio:
    """Draws, and remembers what it has drawn lately."""

    def __init__(self, guard: Guard, workers: Workers | None = None) -> None:
        self._background = Background(workers or Workers(1, nice=QUESTION_NICE), guard, MOST_WAITING)
        self._kept: OrderedDict[object, bytes] = OrderedDict()
        self._size = 0

    async def draw(self, client: str, table: str, question: Still | Film) -> Picture:
        """The picture of a table; raises Refuse where too much is being drawn already."""
        # What was played never changes but by an undo, which other turns then follow.
        turn = question.turn if isinstance(question, Still) else None
        key = (table, question.game.turns, turn, question.kind, question.look, question.lang)
        if key not in self._kept:
            self._keep(key, await self._background.ask(client, question))
        self._kept.move_to_end(key)
        return Picture(self._kept[key], KINDS[question.kind])

    def _keep(self, key: object, data: bytes) -> None:
        self._size += len(data) - len(self._kept.get(key, b""))
        self._kept[key] = data
        while self._size > MOST_KEPT and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old)

    def close(self) -> None:
        self._background.close()

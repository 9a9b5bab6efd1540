"""A whole game as an animation, WebP or GIF: a frame for every turn that changed the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from ..rules.line import Cell
from ..rules.record import Game
from .diagrams import USUAL, Look
from .picture import SMALLEST, Box, changing, page, table
from .raster import png
from .scene import BadPicture, Scene, steps

FILMS: Final = ("webp", "gif")
FILM_SIZE: Final = 480
LARGEST_FILM: Final = 800
"""Pixels: no film is wider or higher."""
MOST_FRAMES: Final = 120
MOST_SECONDS: Final = 120
PACE: Final = 900
"""Milliseconds of a frame, if the game is not too long for it."""
END: Final = 4000


def film(
    game: Game,
    kind: str = "webp",
    *,
    look: Look = USUAL,
    size: int = FILM_SIZE,
    names: Iterable[str] = (),
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> bytes:
    """The game as a file, `webp` or `gif`; the same bytes for the same game. Very long games skip some turns."""
    if kind not in FILMS:
        raise BadPicture("kind", kind)
    if not SMALLEST <= size <= LARGEST_FILM:
        raise BadPicture("size", size, LARGEST_FILM)
    scenes = _thinned(steps(game, names))
    frames = []
    for frame in _Camera(scenes, look, size).frames():
        frames.append(frame)
        progress(len(frames), len(scenes))
    pace = min(PACE, (MOST_SECONDS * 1000 - END) // len(frames))
    times = [pace] * (len(frames) - 1) + [END]
    return _webp(frames, times) if kind == "webp" else _gif(frames, times)


def _thinned(scenes: list[Scene]) -> list[Scene]:
    """At most so many scenes, spread evenly, the last one among them."""
    if len(scenes) <= MOST_FRAMES:
        return scenes
    last = len(scenes) - 1
    return [scenes[at * last // (MOST_FRAMES - 1)] for at in range(MOST_FRAMES)]


class _Camera:
    """Draws one scene after another, all in a picture of one size with room for whatever will lie on the table."""

    def __init__(self, scenes: Sequence[Scene], look: Look, size: int) -> None:
        self.scenes, self.look, self.size = scenes, look, size
        self.room = scenes[-1].tiles
        self.tall = max(table(scene, look, self.room).height for scene in scenes)

    def frames(self) -> Iterator[Image.Image]:
        """On a grid only what has changed is drawn anew, which is many times faster."""
        whole = self.draw(0)
        yield whole
        for at in range(1, len(self.scenes)):
            if not self.scenes[at].edition.rules.has_grid:
                whole = self.draw(at)
            else:
                whole = whole.copy()
                self.change(whole, at)
            yield whole

    def draw(self, at: int, near: tuple[Cell, Cell] | None = None, crop: Box | None = None) -> Image.Image:
        scene, done = self.scenes[at], at / max(1, len(self.scenes) - 1)
        middle = table(scene, self.look, self.room, near)
        shape = {"size": self.size, "most": LARGEST_FILM}
        drawn = page(scene, middle, look=self.look, tall=self.tall, done=done, crop=crop, **shape)
        return Image.open(BytesIO(png(drawn))).convert("RGB")

    def change(self, whole: Image.Image, at: int) -> None:
        """The players, the line below, and the table around the last turn and the one before."""
        before, scene = self.scenes[at - 1], self.scenes[at]
        cells = [*before.last, *before.glow, *scene.last, *scene.glow]
        first = min((x for x, _ in cells), default=0) - 1, min((y for _, y in cells), default=0) - 1
        last = max((x for x, _ in cells), default=0) + 1, max((y for _, y in cells), default=0) + 1
        for near, box in changing(self.room, (first, last), whole.width, whole.height):
            whole.paste(self.draw(at, near, box), (box.left, box.top))


def _webp(frames: list[Image.Image], times: list[int]) -> bytes:
    out = BytesIO()
    frames[0].save(out, "WEBP", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=70, method=2)
    return out.getvalue()


def _gif(frames: list[Image.Image], times: list[int]) -> bytes:
    """All frames in the colours of the last one, which has the most of them."""
    colors = frames[-1].quantize(256, Image.Quantize.MEDIANCUT)
    flat = [each.quantize(palette=colors, dither=Image.Dither.NONE) for each in frames]
    out = BytesIO()
    flat[0].save(out, "GIF", save_all=True, append_images=flat[1:], duration=times, loop=0, optimize=False)
    return out.getvalue()

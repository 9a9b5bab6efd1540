"""Draw a whole game as an animation, WebP or GIF, with a frame for every turn that changed the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

from ..rules.line import Cell
from ..rules.record import Game
from .diagrams import DEFAULT_LOOK, Look
from .picture import MIN_PICTURE_PIXELS, Box, changing, page, table
from .scene import BadPicture, Scene, steps

if TYPE_CHECKING:
    from PIL import Image

FILMS: Final = ("webp", "gif")
FILM_SIZE: Final = 480
MAX_FILM_PIXELS: Final = 800
"""No animation is wider or higher."""
MAX_FRAMES: Final = 120
MAX_SECONDS: Final = 120
PACE: Final = 900
"""Milliseconds of a frame, if the game is not too long for it."""
END: Final = 4000


def film(
    game: Game,
    kind: str = "webp",
    *,
    look: Look = DEFAULT_LOOK,
    size: int = FILM_SIZE,
    names: Iterable[str] = (),
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> bytes:
    """Return the game as a file, `webp` or `gif`; equal games give equal bytes. Very long games skip turns."""
    if kind not in FILMS:
        raise BadPicture("kind", kind)
    if not MIN_PICTURE_PIXELS <= size <= MAX_FILM_PIXELS:
        raise BadPicture("size", size, MAX_FILM_PIXELS)
    scenes = _thinned(steps(game, names))
    frames = []
    for frame in _Camera(scenes, look, size).frames():
        frames.append(frame)
        progress(len(frames), len(scenes))
    pace = min(PACE, (MAX_SECONDS * 1000 - END) // len(frames))
    times = [pace] * (len(frames) - 1) + [END]
    return _webp(frames, times) if kind == "webp" else _gif(frames, times)


def _thinned(scenes: list[Scene]) -> list[Scene]:
    """Return at most that many scenes, spread evenly, including the last."""
    if len(scenes) <= MAX_FRAMES:
        return scenes
    last = len(scenes) - 1
    return [scenes[at * last // (MAX_FRAMES - 1)] for at in range(MAX_FRAMES)]


class _Camera:
    """Draw scenes in pictures of one size, large enough for the final table."""

    def __init__(self, scenes: Sequence[Scene], look: Look, size: int) -> None:
        self.scenes, self.look, self.size = scenes, look, size
        self.room = scenes[-1].tiles
        self.tall = max(table(scene, look, self.room).height for scene in scenes)

    def frames(self) -> Iterator[Image.Image]:
        """Iterate over the frames. On a grid only changes are drawn, which is many times faster."""
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
        shape = {"size": self.size, "most": MAX_FILM_PIXELS}
        drawn = page(scene, middle, look=self.look, tall=self.tall, done=done, crop=crop, **shape)
        from PIL import Image  # both need the extra `pictures`

        from .raster import png

        return Image.open(BytesIO(png(drawn))).convert("RGB")

    def change(self, whole: Image.Image, at: int) -> None:
        """Return what changes: the players, the line below, and the table around the last two turns."""
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
    """Return a GIF with the colours of the last frame, which has the most."""
    from PIL import Image

    colors = frames[-1].quantize(256, Image.Quantize.MEDIANCUT)
    flat = [each.quantize(palette=colors, dither=Image.Dither.NONE) for each in frames]
    out = BytesIO()
    flat[0].save(out, "GIF", save_all=True, append_images=flat[1:], duration=times, loop=0, optimize=False)
    return out.getvalue()

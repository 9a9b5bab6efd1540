"""Train the value network of Qwirkle: self-play, then a fit to the results, round after round."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from ..kernel import Fitting, Samples, Stop, Value
from ..value_network import UNIT, from_text, to_text
from .self_play import Progress, play_chunks, write_atomically

GAMES: Final = (10_000, 10_000, 20_000)
"""Games of each round; the first one is played greedily, without a network."""
CHUNK: Final = 500
LEARNING_RATES: Final = (0.002, 0.0007, 0.00025, 0.0001)
"""The step of each pass over the games of a round."""
MEASURED_GAMES: Final = 3_000
"""Games at the end, to see how far real results stray from the estimate."""


class Style(NamedTuple):
    """How training games are played: the noise of choices, and the share of the real result in the targets."""

    noise: float
    reality: float


FIRST_ROUND: Final = Style(1.5, 1.0)
LATER_ROUNDS: Final = Style(0.5, 0.75)
MEASUREMENT: Final = Style(0.3, 1.0)


def train(
    folder: Path, seats: int, seed: int, jobs: int, progress: Progress, games: tuple[int, ...] = GAMES
) -> dict[str, str]:
    """Return the files of weights by name. Finished rounds are saved in the folder, so that training can continue."""
    folder.mkdir(parents=True, exist_ok=True)
    total, done = sum(games) + MEASURED_GAMES, 0
    value: Value | None = None

    def show(more: int) -> None:
        progress(done + more, total, "games")

    for number, count in enumerate(games):
        file = folder / f"qwirkle-{seats}-{seed}-round-{number}.txt"
        if not file.is_file():
            style = LATER_ROUNDS if value else FIRST_ROUND
            samples = _play(value, seats, count, seed + 1000 * number, jobs, style, show)
            value = value or Value.fresh(seed)
            error = _fit(value, samples, seed)
            write_atomically(file, to_text(value, f"round {number}: {len(samples)} samples, squared error {error:.2f}"))
        value = from_text(file.read_text())
        done += count
    samples = _play(value, seats, MEASURED_GAMES, seed + 999, jobs, MEASUREMENT, show)
    assert value is not None
    Fitting(value).measure_spread(samples)
    made = f"Made by: sixfold train qwirkle --seats {seats} --seed {seed}\nWeights are in units of 1/{UNIT}."
    found = {f"qwirkle-{seats}": to_text(value, f"The value network of Qwirkle for {seats} players.\n{made}")}
    if seats == 2:
        about = "A linear equity of 32 features for Qwirkle with two players: a reference to measure by."
        found["qwirkle-linear-2"] = to_text(Value.linear(samples), f"{about}\n{made}")
    return found


def _play(
    value: Value | None, seats: int, games: int, seed: int, jobs: int, style: Style, played: Callable[[int], None]
) -> Samples:
    """Play games and collect their samples."""
    stop, whole = Stop(), Samples()

    def chunk(start: int, count: int) -> Samples:
        samples = Samples()
        samples.play(value, seats, count, seed * 1_000_003 + start, style.noise, style.reality, stop)
        return samples

    for done, part in play_chunks(chunk, games, CHUNK, jobs, stop):
        whole.add(part)
        played(done)
    return whole


def _fit(value: Value, samples: Samples, seed: int) -> float:
    fitting = Fitting(value)
    errors = [fitting.learn(samples, seed + order, rate) for order, rate in enumerate(LEARNING_RATES)]
    return errors[-1]

"""Train the value network of Qwirkle: self-play, then a fit to the results, round after round."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from ..kernel import Fitting, Samples, Stop, Value
from ..value_network import UNIT, from_text, to_text

GAMES: Final = (10_000, 10_000, 20_000)
"""Games of each round; the first one is played greedily, without a network."""
CHUNK: Final = 500
RATES: Final = (0.002, 0.0007, 0.00025, 0.0001)
"""The step of each pass over the games of a round."""
MEASURED: Final = 3_000
"""Games at the end, to see how far real results stray from the estimate."""

Progress = Callable[[int, int, str], None]
"""What is done, of how much, and what is being done."""


class Style(NamedTuple):
    """How training games are played: the noise of choices, and the share of the real result in the targets."""

    noise: float
    reality: float


FIRST: Final = Style(1.5, 1.0)
USUAL: Final = Style(0.5, 0.75)
MEASURING: Final = Style(0.3, 1.0)


def train(
    folder: Path, seats: int, seed: int, jobs: int, progress: Progress, games: tuple[int, ...] = GAMES
) -> dict[str, str]:
    """Return the files of weights by name. Finished rounds are saved in the folder, so that training can continue."""
    folder.mkdir(parents=True, exist_ok=True)
    total, done = sum(games) + MEASURED, 0
    value: Value | None = None
    for number, count in enumerate(games):
        file = folder / f"qwirkle-{seats}-{seed}-round-{number}.txt"
        if not file.is_file():
            style = USUAL if value else FIRST
            samples = _play(value, seats, count, seed + 1000 * number, jobs, style, _from(done, total, progress))
            value = value or Value.fresh(seed)
            error = _fit(value, samples, seed)
            _write(file, to_text(value, f"round {number}: {len(samples)} samples, squared error {error:.2f}"))
        value = from_text(file.read_text())
        done += count
    samples = _play(value, seats, MEASURED, seed + 999, jobs, MEASURING, _from(done, total, progress))
    assert value is not None
    Fitting(value).measure_spread(samples)
    made = f"Made by: sixfold train qwirkle --seats {seats} --seed {seed}\nWeights are in units of 1/{UNIT}."
    found = {f"qwirkle-{seats}": to_text(value, f"The value network of Qwirkle for {seats} players.\n{made}")}
    if seats == 2:
        about = "A linear equity of 32 features for Qwirkle with two players: a reference to measure by."
        found["qwirkle-linear-2"] = to_text(Value.linear(samples), f"{about}\n{made}")
    return found


def _from(done: int, total: int, progress: Progress) -> Callable[[int], None]:
    return lambda more: progress(done + more, total, "games")


def _play(
    value: Value | None, seats: int, games: int, seed: int, jobs: int, style: Style, played: Callable[[int], None]
) -> Samples:
    """Play games in chunks on several threads. Their order does not depend on which one finishes first."""
    stop = Stop()

    def chunk(start: int) -> Samples:
        samples = Samples()
        count = min(CHUNK, games - start)
        samples.play(value, seats, count, seed * 1_000_003 + start, style.noise, style.reality, stop)
        return samples

    whole = Samples()
    with ThreadPoolExecutor(jobs) as pool:
        try:
            for number, part in enumerate(pool.map(chunk, range(0, games, CHUNK))):
                whole.add(part)
                played(min(games, (number + 1) * CHUNK))
        except BaseException:
            stop.stop()
            pool.shutdown(cancel_futures=True)
            raise
    return whole


def _fit(value: Value, samples: Samples, seed: int) -> float:
    fitting = Fitting(value)
    errors = [fitting.learn(samples, seed + order, rate) for order, rate in enumerate(RATES)]
    return errors[-1]


def _write(file: Path, text: str) -> None:
    """Write a file atomically."""
    part = file.with_suffix(".part")
    part.write_text(text)
    part.replace(file)

"""Train the weights of Cubes: the value of what a move leaves to each player, stage by stage.

There are two rounds. In the first, players who maximise their own points play themselves. A linear model is fitted from
what everybody can expect to score next to the margin over the following two rounds of turns. In the second, players who
use that model produce the samples for the next one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..kernel import CubesStyle, cubes_samples
from .self_play import Progress, play_chunks, write_atomically

STAGES: Final = 5
COLUMNS: Final = ("constant", "next", "second", "third", "own", "laid")
CHUNKS: Final = (8, 8)
"""Parts of the work of each round: what is done stays in the folder, so that training can go on where it stopped."""
GAMES: Final = (400, 100)
"""Games in each part: players who look ahead are slower."""
_SIZE: Final = len(COLUMNS) * (len(COLUMNS) + 1) + 1
_NAMES: Final = ("bag empty", "1 to 6 in the bag", "7 to 18", "19 to 36", "37 and more")


def train(folder: Path, seats: int, seed: int, jobs: int, progress: Progress) -> dict[str, str]:
    """Return the file of weights for that many players, by name. Equal seeds give equal weights."""
    folder.mkdir(parents=True, exist_ok=True)
    weights: tuple[float, ...] | None = None
    done, work = 0, sum(CHUNKS)
    for number, chunks in enumerate(CHUNKS):
        style = self_play_style(weights)

        def part(chunk: int, _size: int, number: int = number, style: CubesStyle = style) -> list[float]:
            return _part(folder / f"cubes-{seats}-{seed}-{number}-{chunk}.json", style, seats, number, chunk, seed)

        sums = [0.0] * (STAGES * _SIZE)
        for _, some in play_chunks(part, chunks, 1, jobs):
            sums = [a + b for a, b in zip(sums, some, strict=True)]
            done += 1
            progress(done, work, "games")
        weights = fitted(sums)
    assert weights is not None
    return {f"cubes-{seats}": _text(weights, seats, seed, sums)}


def self_play_style(weights: Sequence[float] | None) -> CubesStyle:
    """Return the style of self-play: fast rather than strong."""
    style = CubesStyle()
    if weights is not None:
        style.set_weights(weights)
        style.looks_ahead = True
        style.width = 12
        style.refills = 1
    return style


def _part(file: Path, style: CubesStyle, seats: int, number: int, chunk: int, seed: int) -> list[float]:
    if file.is_file():
        found: list[float] = json.loads(file.read_text("utf-8"))
        return found
    sums = cubes_samples(style, seats, GAMES[number], (seed * 10 + number) * 1000 + chunk)
    write_atomically(file, json.dumps(sums))
    return sums


def fitted(sums: Sequence[float]) -> tuple[float, ...]:
    """Return the least squares of each stage. A small ridge keeps constant features at zero."""
    found: list[float] = []
    width = len(COLUMNS)
    for stage in range(STAGES):
        part = sums[stage * _SIZE : (stage + 1) * _SIZE]
        ridge = 1e-4 * part[-1] + 1e-6
        rows = [list(part[i * width : (i + 1) * width]) for i in range(width)]
        for i in range(width):
            rows[i][i] += ridge if i else 1e-6
        found += _solved(rows, list(part[width * width : width * (width + 1)]))
    return tuple(found)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by Gauss-Jordan elimination, largest pivot first."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j, row in enumerate(rows):
            if j != i:
                factor = row[i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(row, rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def _text(weights: Sequence[float], seats: int, seed: int, sums: Sequence[float]) -> str:
    width = len(COLUMNS)
    positions = int(sum(sums[stage * _SIZE + _SIZE - 1] for stage in range(STAGES)))
    lines = [
        f"# Cubes, {seats} players: the margin to expect after a move, from what everybody may expect to score next.",
        f"# Made by: sixfold train cubes --seats {seats} --seed {seed} ({positions} positions in the last round)",
        "# Columns: a constant; the next player, the second and the third after that; the mover; the cubes laid.",
    ]
    for stage, name in enumerate(_NAMES):
        row = weights[stage * width : (stage + 1) * width]
        lines += [f"# {name}", " ".join(f"{number:.4f}" for number in row)]
    return "\n".join(lines) + "\n"

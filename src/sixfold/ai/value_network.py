"""Read and write the weights of the value networks as small text files."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from .kernel import Value

WIDTH: Final = 32
"""Numbers in a line of weights."""
UNIT: Final = 1024
"""Weights are written as whole numbers of this fraction."""


def to_text(value: Value, note: str) -> str:
    """Format a network: a note, the spread, then the weights, a line for each row that is not all zero."""
    weights = [round(weight * UNIT) for weight in value.weights]
    lines = [f"# {line}" for line in note.splitlines()]
    lines.append(f"size {len(weights)}")
    lines.append("spread " + " ".join(f"{spread:.1f}" for spread in value.spread))
    for start in range(0, len(weights), WIDTH):
        row = weights[start : start + WIDTH]
        if any(row):
            lines.append(f"{start // WIDTH} " + " ".join(map(str, row)))
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Value:
    """Parse a network; raise ValueError for other text."""
    lines = iter([line for line in text.splitlines() if not line.startswith("#")])
    size = int(next(lines).removeprefix("size "))
    spread = [float(word) for word in next(lines).removeprefix("spread ").split()]
    weights = [0.0] * size
    for line in lines:
        number, *row = map(int, line.split())
        weights[WIDTH * number : WIDTH * number + len(row)] = [weight / UNIT for weight in row]
    return Value(weights, spread)


@cache
def value(name: str) -> Value:
    """Return the network of that name: `qwirkle-2` for two players."""
    return from_text((resources.files(f"{__package__}.weights") / f"{name}.txt").read_text())

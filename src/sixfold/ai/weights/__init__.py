"""Read weights from small text files: lines that begin with # say how a file was made, the others have numbers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def read(name: str) -> tuple[float, ...]:
    """Return all numbers of a file in order."""
    return numbers((files(__name__) / f"{name}.txt").read_text("utf-8"))


def numbers(text: str) -> tuple[float, ...]:
    """Return all numbers of a text in order; raise ValueError if something else stands there."""
    return tuple(float(word) for line in text.splitlines() if not line.startswith("#") for word in line.split())

"""Read weights from small text files: lines that begin with # say how a file was made, the others have numbers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def read(name: str) -> tuple[float, ...]:
    """Return all numbers of a file in order."""
    lines = (files(__name__) / f"{name}.txt").read_text("utf-8").splitlines()
    return tuple(float(word) for line in lines if not line.startswith("#") for word in line.split())

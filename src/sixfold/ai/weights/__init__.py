"""What was learned, as small text files: lines that begin with # say how a file was made, the others hold numbers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def read(name: str) -> tuple[float, ...]:
    """All numbers of a file, in its order."""
    lines = (files(__name__) / f"{name}.txt").read_text("utf-8").splitlines()
    return tuple(float(word) for line in lines if not line.startswith("#") for word in line.split())

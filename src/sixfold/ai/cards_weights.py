"""Read and write the weights of Cards as text: a note on how they were made, then two lists of numbers."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from ..rules.options import NewRows
from .kernel import CardsLearned

NUMBERS_PER_LINE: Final = 18


@cache
def learned(seats: int, rule: NewRows) -> CardsLearned:
    """Return the weights for that many players and that rule about new rows."""
    file = resources.files(f"{__package__}.weights") / f"{weights_name(seats, rule)}.txt"
    return from_text(file.read_text(encoding="utf-8"))


def weights_name(seats: int, rule: NewRows) -> str:
    """Return the name of the file with these weights."""
    return f"cards-pl-{seats}" if rule == "keep three" else f"cards-{seats}"


def from_text(text: str) -> CardsLearned:
    """Read weights; a ValueError where these are none."""
    lists: dict[str, list[float]] = {"whole": [], "later": []}
    numbers: list[float] = []
    for line in text.splitlines():
        if line in lists:
            numbers = lists[line]
        elif not line.startswith("#"):
            numbers += map(float, line.split())
    return CardsLearned(lists["whole"], lists["later"])


def to_text(weights: CardsLearned, note: str) -> str:
    """Format weights with a note on how they were made."""
    lines = [f"# {line}" for line in note.splitlines()]
    for name, numbers in (("whole", weights.whole), ("later", weights.later)):
        lines.append(name)
        for at in range(0, len(numbers), NUMBERS_PER_LINE):
            lines.append(" ".join(f"{each:.3f}" for each in numbers[at : at + NUMBERS_PER_LINE]))
    return "\n".join(lines) + "\n"

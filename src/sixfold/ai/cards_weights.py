"""Read and write the weights of Cards as text: a note on how they were made, then two lists of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ..rules.new_rows import NewRows
from . import weights
from .kernel import CardsLearned

NUMBERS_PER_LINE: Final = 18


@cache
def learned(seats: int, rule: NewRows) -> CardsLearned:
    """Return the weights for that many players and that rule about new rows."""
    return _learned(weights.read(weights_name(seats, rule)))


def weights_name(seats: int, rule: NewRows) -> str:
    """Return the name of the file with these weights."""
    return f"cards-pl-{seats}" if rule == "keep three" else f"cards-{seats}"


def from_text(text: str) -> CardsLearned:
    """Read weights; a ValueError where these are none."""
    return _learned(weights.numbers(text))


def _learned(numbers: Sequence[float]) -> CardsLearned:
    half = len(numbers) // 2
    return CardsLearned(list(numbers[:half]), list(numbers[half:]))


def to_text(made: CardsLearned, note: str) -> str:
    """Format weights with a note on how they were made."""
    lines = [f"# {line}" for line in note.splitlines()]
    for name, numbers in (("# whole", made.whole), ("# later", made.later)):
        lines.append(name)
        for at in range(0, len(numbers), NUMBERS_PER_LINE):
            lines.append(" ".join(f"{each:.3f}" for each in numbers[at : at + NUMBERS_PER_LINE]))
    return "\n".join(lines) + "\n"

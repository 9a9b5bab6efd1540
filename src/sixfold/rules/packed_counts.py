"""Pack the numbers of the 36 kinds into one integer, to add, compare or bound all of them at once.

Each kind has eight bits, so a number is at most 127. The highest of them is its flag: results of comparisons are
flags.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .line import FAMILIES
from .piece import pieces_in

WIDTH: Final = 8
UNITS: Final = tuple(1 << WIDTH * kind for kind in range(36))
"""One card of a kind."""
ONES: Final = sum(UNITS)
FLAG: Final = tuple(unit << WIDTH - 1 for unit in UNITS)
FLAGS: Final = sum(FLAG)
FAMILY_ONES: Final = tuple(sum(UNITS[kind] for kind in pieces_in(family)) for family in FAMILIES)
FAMILY_FLAGS: Final = tuple(ones << WIDTH - 1 for ones in FAMILY_ONES)


def pack(numbers: Sequence[int]) -> int:
    """Return 36 numbers as one integer."""
    return int.from_bytes(bytes(numbers), "little")


def sums_of_colors(packed: int) -> list[int]:
    """Return how many cards of each colour these numbers count."""
    numbers = packed.to_bytes(36, "little")
    return [sum(numbers[first : first + 6]) for first in range(0, 36, 6)]


def sums_of_shapes(packed: int) -> list[int]:
    """Return how many cards of each shape these numbers count."""
    numbers = packed.to_bytes(36, "little")
    return [sum(numbers[shape::6]) for shape in range(6)]


def at(packed: int, kind: int) -> int:
    """Return the number of one kind."""
    return packed >> WIDTH * kind & 0x7F


def not_less(left: int, right: int) -> int:
    """Return the flags of the kinds of which the left number is at least the right one."""
    return ((left | FLAGS) - right) & FLAGS


def greater(left: int, right: int) -> int:
    """Return the flags of the kinds of which the left number is greater."""
    return ((left | FLAGS) - right - ONES) & FLAGS


def minimum(left: int, right: int) -> int:
    """Return the smaller number of each kind."""
    flags = ((left | FLAGS) - right) & FLAGS
    rights = flags - (flags >> WIDTH - 1)
    return left & ~rights | right & rights


def kinds_of(flags: int) -> Iterator[int]:
    """Iterate over the kinds with a flag, the last first."""
    while flags:
        kind = (flags.bit_length() >> 3) - 1
        yield kind
        flags ^= FLAG[kind]

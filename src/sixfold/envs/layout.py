"""Define the numbers of an environment: the meaning of actions and the layout of observations.

A turn is made of small steps. With tiles and cubes: take a piece up, lay it on one of the spots that the observation
lists, take up the next; or set pieces aside, to exchange or to roll them again; then end the turn. With cards: add
cards one by one, then end the turn with that many Qwirkles. Ending a turn in which nothing can be chosen does what the
rules do for a stuck player.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..rules.edition import Edition
from ..rules.ruleset import Ruleset

KINDS: Final = 36
END: Final = 0
"""Ends the turn; with cards, without a Qwirkle."""
TAKE: Final = 1
"""TAKE + kind takes up a piece of that kind, or adds a card of that kind."""
ASIDE: Final = TAKE + KINDS
"""Tiles and cubes: ASIDE + kind sets a piece of that kind aside, in ascending order."""
LAY: Final = ASIDE + KINDS
"""Tiles and cubes: LAY + n lays the piece that is taken up on the n-th spot."""
QWIRKLES: Final = TAKE + KINDS - 1
"""Cards: QWIRKLES + n, for n of at least 1, ends the turn with n Qwirkles."""

MAX_PIECES: Final = 108
MAX_SPOTS: Final = 2 * MAX_PIECES + 2
"""No more empty cells can touch that many connected pieces."""
MAX_LAID_PIECES: Final = 6
MAX_ROWS: Final = MAX_PIECES // 3
MAX_ROW_CARDS: Final = 5
MAX_QWIRKLES: Final = MAX_PIECES // 6

Vector = NDArray[np.int16]
Mask = NDArray[np.int8]


def action_count(rules: Ruleset) -> int:
    """Return the number of different actions."""
    return LAY + MAX_SPOTS if rules.has_grid else QWIRKLES + MAX_QWIRKLES + 1


@dataclass(frozen=True, slots=True)
class Layout:
    """Describe an observation: the name, first index and shape of each field."""

    seats: int
    fields: tuple[tuple[str, int, tuple[int, ...]], ...]
    width: int
    starts: dict[str, int]
    """The first place of each field."""

    def read(self, observation: Vector) -> dict[str, Vector]:
        """Split an observation (or an array of them, on the last axis) into its named fields."""
        more = observation.shape[:-1]
        return {
            name: observation[..., first : first + prod(shape)].reshape(*more, *shape)
            for name, first, shape in self.fields
        }


@cache
def layout(edition: Edition, seats: int) -> Layout:
    """Return the layout for a number of seats. Seats count from the observer; kinds are kind + 1, 0 is none."""
    shapes: dict[str, tuple[int, ...]] = {
        "supply": (1,),
        "turns": (1,),
        "mover": (1,),
        "opening": (1,),
        "rerolled": (1,),
        "passes": (1,),
        "sizes": (seats,),
        "scores": (seats,),
        "hands": (seats, KINDS),
    }
    if not edition.rules.has_grid:
        shapes |= {
            "chosen": (KINDS,),
            "last_turns": (1,),
            "shown": (KINDS,),
            "rows": (MAX_ROWS, MAX_ROW_CARDS),
            "taken": (seats, KINDS),
        }
    else:
        shapes |= {
            "held": (1,),
            "aside": (KINDS,),
            "laid": (MAX_LAID_PIECES, 3),
            "spots": (MAX_SPOTS, 4),
            "tiles": (MAX_PIECES, 3),
        }
    fields, place = [], 0
    for name, shape in shapes.items():
        fields.append((name, place, shape))
        place += prod(shape)
    return Layout(seats, tuple(fields), place, {name: first for name, first, _ in fields})

"""The numbers of an environment: what each action number means, and where in an observation everything stands.

A turn is made of small steps. With tiles and cubes: take a piece up, lay it on one of the spots that the observation
lists, take up the next; or set pieces aside, to exchange or to roll them again; then end the turn. With cards: add
cards one by one, then end the turn with so many Qwirkles. Ending a turn in which nothing can be chosen does what the
rules do for a stuck player.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..rules.edition import Edition, Game

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

MOST_PIECES: Final = 108
MOST_SPOTS: Final = 2 * MOST_PIECES + 2
"""No more empty cells can touch so many connected pieces."""
MOST_LAID: Final = 6
MOST_ROWS: Final = MOST_PIECES // 3
LONGEST_ROW: Final = 5
MOST_QWIRKLES: Final = MOST_PIECES // 6

Vector = NDArray[np.int16]
Mask = NDArray[np.int8]


def action_count(game: Game) -> int:
    """How many different actions there are, all of them taken together."""
    return QWIRKLES + MOST_QWIRKLES + 1 if game == "cards" else LAY + MOST_SPOTS


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands in an observation: a name, its first place and its shape."""

    seats: int
    fields: tuple[tuple[str, int, tuple[int, ...]], ...]
    width: int
    starts: dict[str, int]
    """The first place of each field."""

    def read(self, observation: Vector) -> dict[str, Vector]:
        """An observation (or many in one array, the last axis being the observation) by the names of its fields."""
        more = observation.shape[:-1]
        return {
            name: observation[..., first : first + prod(shape)].reshape(*more, *shape)
            for name, first, shape in self.fields
        }


@cache
def layout(edition: Edition, seats: int) -> Layout:
    """The layout for a number of seats. Seats count from the observer; kinds are written as kind + 1, 0 is none."""
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
            "rows": (MOST_ROWS, LONGEST_ROW),
            "taken": (seats, KINDS),
        }
    else:
        shapes |= {
            "held": (1,),
            "aside": (KINDS,),
            "laid": (MOST_LAID, 3),
            "spots": (MOST_SPOTS, 4),
            "tiles": (MOST_PIECES, 3),
        }
    fields, place = [], 0
    for name, shape in shapes.items():
        fields.append((name, place, shape))
        place += prod(shape)
    return Layout(seats, tuple(fields), place, {name: first for name, first, _ in fields})

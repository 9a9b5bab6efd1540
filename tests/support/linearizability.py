"""Check that what clients saw of a table could have happened one by one, each at a moment within its request."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Operation:
    """Record a request of a client: it took turn `turn`, or read a table with `turns` turns. One clock measures all."""

    begun: float
    ended: float = inf
    """Never, if it was not answered: then it may have happened at any time after it began, or not at all."""
    turn: int | None = None
    turns: int | None = None

    @property
    def place(self) -> int:
        """Return where it belongs in the only order there can be: turn 0, reads of one turn, turn 1 and so on."""
        return 2 * self.turn + 1 if self.turn is not None else 2 * (self.turns or 0)


def violations(operations: Iterable[Operation]) -> list[str]:
    """Return a line for each operation that ended before one began that must have happened earlier.

    A table only grows and each turn is taken once, so there is one order. All operations have a moment within their
    time in that order if and only if none of them ends before an earlier one begins.
    """
    found, latest, waiting = [], -inf, -inf
    place = -1
    for each in sorted(operations, key=lambda each: each.place):
        if each.place > place:
            place, latest = each.place, max(latest, waiting)
        if each.ended < latest:
            what = f"turn {each.turn}" if each.turn is not None else f"a read of {each.turns} turns"
            found.append(f"{what} ended {latest - each.ended:.3f} s before something earlier began")
        waiting = max(waiting, each.begun)
    return found

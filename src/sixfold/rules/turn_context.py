"""What the rules of a turn look at: a position, or as much of it as the player on turn may know."""

from __future__ import annotations

from typing import Protocol

from .edition import Edition
from .grid import Grid
from .piece import Hand
from .turn import Rows


class Standing(Protocol):
    """Offered by Position and by the View of the seat on turn, so that both have the same legal actions."""

    @property
    def edition(self) -> Edition: ...
    @property
    def grid(self) -> Grid: ...
    @property
    def rows(self) -> Rows: ...
    @property
    def hand(self) -> Hand: ...
    @property
    def supply_count(self) -> int: ...
    @property
    def opening(self) -> bool: ...
    @property
    def rerolled(self) -> bool: ...
    @property
    def hopeless(self) -> bool:
        """No piece that could still be drawn or rolled would help: a player who can do nothing passes."""
        ...

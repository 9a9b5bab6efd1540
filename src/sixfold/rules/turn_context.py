"""Define what the rules of a turn read: a position, or what the player to move knows of it."""

from __future__ import annotations

from typing import Protocol

from .actions import Rows
from .edition import Edition
from .grid import Grid
from .piece import Hand
from .state import State


class TurnContext(Protocol):
    """What Position and the View of the player to move have in common, so that both have the same legal actions."""

    @property
    def edition(self) -> Edition: ...
    @property
    def state(self) -> State: ...
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
    def drawing_cannot_help(self) -> bool:
        """Whether no piece that can still be drawn or rolled helps: a player who has no action passes."""
        ...

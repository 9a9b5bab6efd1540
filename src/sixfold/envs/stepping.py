"""A game that is stepped by numbers: the referee's position, the draft of the player on turn, what each seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from ..rules.edition import Edition
from ..rules.grid import EMPTY
from ..rules.plays import Choice
from ..rules.position import Position, Seat
from ..rules.referee import advance, start, view
from ..rules.turn import Action
from ..rules.view import View
from .laying import Laying
from .layout import Layout, Mask, Vector, action_count, layout
from .observe import Draft, before_draft, with_draft
from .playing import Playing, choices_of
from .table import Table
from .whole import MOST_CHOICES, Whole

Steps = Literal["pieces", "turns"]
"""Whether a step is a piece (and the end of the turn one of its own), or a whole turn."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A game at one moment, with all that is hidden in it. Nothing in it ever changes, so it can be kept and shared."""

    position: Position
    draft: Draft | None
    seed: str


class Stepping:
    """One game, stepped by numbers."""

    def __init__(self, edition: Edition, seats: int, steps: Steps) -> None:
        self.edition = edition
        self.seats = seats
        self.steps = steps
        self.layout: Layout = layout(edition, seats)
        self.actions = MOST_CHOICES if steps == "turns" else action_count(edition.game)
        self._table = Table.of(EMPTY)
        self._views: dict[int, View] = {}
        self._bases: dict[int, Vector] = {}

    def begin(self, seed: str) -> None:
        """Deal a new game."""
        players = tuple(Seat(f"player_{seat}") for seat in range(self.seats))
        self.restore(Moment(start(self.edition, players, seed), None, seed))

    def moment(self) -> Moment:
        """The game as it is now."""
        return Moment(self.position, self.draft, self.seed)

    def restore(self, moment: Moment) -> None:
        """Go on from that moment, drawing and rolling as the game it is from would have."""
        self.seed = moment.seed
        self._table = Table.of(moment.position.grid)
        self._stand(moment.position, moment.draft)

    def __deepcopy__(self, memo: object) -> Stepping:
        """Cheap: all that a game is made of never changes."""
        copy = Stepping(self.edition, self.seats, self.steps)
        copy.restore(self.moment())
        return copy

    def _stand(self, position: Position, draft: Draft | None) -> None:
        self.position = position
        self._table = self._table.after(position.grid)
        self._views.clear()
        self._bases.clear()
        self.draft = draft if draft or position.over else self._new_draft()

    def _new_draft(self) -> Draft:
        own = self.view(self.position.mover)
        if self.steps == "turns":
            return Whole(own)
        if self.edition.game == "cards":
            return Playing(own, choices_of(own))
        return Laying(own, self._table)

    def view(self, seat: int) -> View:
        """What that seat may know."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = view(self.position, seat)
        return found

    @property
    def choices(self) -> list[tuple[Choice | Action, int]]:
        """Where a step is a whole turn: what each number means now, with the points that it brings."""
        return self.draft.entries if isinstance(self.draft, Whole) else []

    def observe(self, seat: int) -> Vector:
        """What that seat sees, as numbers."""
        base = self._bases.get(seat)
        if base is None:
            base = self._bases[seat] = before_draft(self.view(seat), self.layout, self._table)
        if self.draft is None or seat != self.position.mover:
            return base.copy()
        return with_draft(base, self.layout, self.draft)

    def mask(self, seat: int) -> Mask:
        """Which actions that seat may take now: none unless it is on turn."""
        # Few of many: for so few numbers plain bytes are quicker than an index array.
        mask = bytearray(self.actions)
        if self.draft is not None and seat == self.position.mover:
            for number in self.draft.allowed:
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def allows(self, number: int) -> bool:
        """Whether the player on turn may take that action now."""
        return self.draft is not None and number in self.draft.allowed

    def step(self, number: int) -> bool:
        """Take an action; true if it ended the turn. A ValueError, and nothing has changed, if it is not allowed."""
        if self.draft is None or number not in self.draft.allowed:
            raise ValueError(f"action {number} is not allowed now")
        chosen = self.draft.choose(number)
        if isinstance(chosen, Laying | Playing):
            self.draft = chosen
            return False
        self.play(chosen)
        return True

    def play(self, action: Action) -> None:
        """A whole turn of whoever is on turn, given as an action that the referee allows."""
        self._stand(advance(self.position, action, self.seed), None)

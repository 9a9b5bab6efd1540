"""Step a game by numbers in the kernel; the referee follows when its position is needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from ..ai.kernel import kernel_position, played_action, steps_of, tiles_of
from ..rules.actions import Action, Choice, Tile
from ..rules.edition import Edition
from ..rules.position import Position, Seat
from ..rules.referee import advance, forced_action, start, view
from ..rules.view import View
from .layout import Layout, Mask, Vector, action_count, layout
from .turn_actions import MAX_CHOICES, TurnActions

Steps = Literal["pieces", "turns"]
"""Whether a step is a piece (and the end of the turn one of its own), or a whole turn."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Hold a game at one moment, with everything hidden. It is immutable, so it can be shared."""

    position: Position
    """At the beginning of the turn."""
    taken: tuple[int, ...]
    """The small steps taken in this turn."""
    seed: str


class Stepper:
    """Step one game by numbers."""

    def __init__(self, edition: Edition, seats: int, steps: Steps) -> None:
        """Raise ValueError if the edition is not for that many players."""
        fewest, most = edition.seats
        if not fewest <= seats <= most:
            raise ValueError(f"{edition.id} is for {fewest} to {most} players")
        self.edition = edition
        self.seats = seats
        self.steps = steps
        self.layout: Layout = layout(edition, seats)
        self._small = action_count(edition.rules)
        self.actions = MAX_CHOICES if steps == "turns" else self._small
        self._game = steps_of(edition, seats)
        self.mover, self.turns, self.over = -1, 0, False  # nobody is to move before the first game
        self.scores: tuple[int, ...] = ()
        self._position: Position | None = None
        self._taken: list[int] = []
        self._views: dict[int, View] = {}
        self._turn_actions: TurnActions | None = None

    def begin(self, seed: str) -> None:
        """Deal a new game."""
        players = tuple(Seat(f"player_{seat}") for seat in range(self.seats))
        self.restore(Moment(start(self.edition, players, seed), (), seed))

    def moment(self) -> Moment:
        """Return the game as it is now."""
        return Moment(self.position, tuple(self._taken), self.seed)

    def restore(self, moment: Moment) -> None:
        """Continue from a moment, with the draws and rolls of its game."""
        self._game.load(kernel_position(moment.position, moment.seed))
        self.seed = moment.seed
        self._position = moment.position
        self._stand()
        for number in moment.taken:
            self._game.step(number)
            self._taken.append(number)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.edition, self.seats, self.steps, self.moment() if self._position else None)

    def __deepcopy__(self, memo: object) -> Stepper:
        """Copy cheaply: all parts of a moment are immutable."""
        return _again(self.edition, self.seats, self.steps, self.moment() if self._position else None)

    def _stand(self) -> None:
        """Begin a turn."""
        self.mover, self.turns, self.over, scores = self._game.status()
        self.scores = tuple(scores)
        self._taken.clear()
        self._views.clear()
        self._turn_actions = None

    @property
    def position(self) -> Position:
        """Return the referee's position at the beginning of this turn; apply the turns it has missed."""
        at = self._position
        assert at is not None
        for lists in self._game.played():
            action = played_action(self.edition, lists) or forced_action(at)
            assert action is not None
            at = advance(at, action, self.seed)
        self._position = at
        return at

    def view(self, seat: int) -> View:
        """Return what that seat may know."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = view(self.position, seat)
        return found

    @property
    def laid(self) -> tuple[Tile, ...]:
        """Return what the player to move has laid so far in this turn."""
        return tiles_of(self._game.laid())

    @property
    def choices(self) -> list[tuple[Choice | Action, int]]:
        """Return the meaning of each number and its points, if a step is a whole turn."""
        if self.steps == "pieces" or self.over:
            return []
        if self._turn_actions is None:
            self._turn_actions = TurnActions(self.view(self.mover))
        return self._turn_actions.entries

    @property
    def allowed(self) -> list[int]:
        """Return the actions that the player to move may take now, in ascending order."""
        return self._game.allowed() if self.steps == "pieces" else list(range(len(self.choices)))

    def look(self, seat: int) -> tuple[Vector, Mask]:
        """Return what that seat sees, as numbers, and the mask of its actions: none unless it is to move."""
        seen, mask = np.empty(self.layout.width, np.int16), np.empty(self._small, np.int8)
        self._game.look(seat, seen, mask)
        if self.steps == "turns":
            mask = np.zeros(self.actions, np.int8)
            if seat == self.mover:
                mask[: len(self.choices)] = 1
        return seen, mask

    def victory(self, seat: int) -> float:
        """Return 1 for a victory, 0 for a shared one and -1 for none, at the end."""
        best = max(self.scores)
        if self.scores[seat] < best:
            return -1.0
        return 1.0 if self.scores.count(best) == 1 else 0.0

    def allows(self, number: int) -> bool:
        """Return whether the player to move may take that action now."""
        return 0 <= number < self.actions and bool(self.look(self.mover)[1][number])

    def step(self, number: int) -> bool:
        """Take an action and return whether it ended the turn; raise ValueError, without a change, if forbidden."""
        if not 0 <= number < self.actions:
            raise ValueError("an action that is not allowed now")
        if self.steps == "turns":
            return self._step_turn(number)
        if self._game.step(number):
            self._stand()
            return True
        self._taken.append(number)
        return False

    def _step_turn(self, number: int) -> bool:
        if number >= len(self.choices):
            raise ValueError("an action that is not allowed now")
        assert self._turn_actions is not None
        self.play(self._turn_actions.choose(number))
        return True

    def play(self, action: Action) -> None:
        """Play a whole turn, given as an action that the referee allows."""
        self.restore(Moment(advance(self.position, action, self.seed), (), self.seed))


def _again(edition: Edition, seats: int, steps: Steps, moment: Moment | None) -> Stepper:
    game = Stepper(edition, seats, steps)
    if moment is not None:
        game.restore(moment)
    return game

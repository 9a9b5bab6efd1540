"""Review a whole game turn by turn, with progress, stopping and continuing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ...rules.actions import Action
from ...rules.record import Game
from ...rules.referee import view
from ...rules.view import View
from ..kernel import Stop
from .luck import summary
from .turn import review_turn
from .types import Review, ReviewedTurn

Progress = Callable[[int, int], None]
"""Progress callback: (done, total)."""


class NotOver(ValueError):
    """Raised for a game that is not over: its review would reveal what is hidden."""


def moments(game: Game) -> Iterator[tuple[int, View, Action]]:
    """Iterate over all turns: number from 1 on, what the player saw, and the action; raise NotOver."""
    if game.outcome is None:
        raise NotOver
    for number, (at, turn) in enumerate(zip(game.positions(), game.turns, strict=False), 1):
        yield number, view(at, at.mover), turn.action


def review(
    game: Game,
    *,
    depth: float = 1.0,
    seed: int = 0,
    progress: Progress | None = None,
    stop: Stop | None = None,
    done: Mapping[int, ReviewedTurn] | None = None,
    keep: Callable[[ReviewedTurn], None] | None = None,
) -> Review:
    """Return the review of a finished game. Equal seeds and depths give equal reviews.

    `done` has turns that were reviewed before, by their numbers; `keep` is called with every turn once it is reviewed.
    Raise NotOver, or Stopped if it is stopped.
    """
    turns = []
    for number, seen, action in moments(game):
        turn = done.get(number) if done else None
        if turn is None:
            turn = review_turn(seen, action, number, depth, seed, stop)
            if keep:
                keep(turn)
        turns.append(turn)
        if progress:
            progress(number, len(game.turns))
    return Review(game.edition.name, depth, seed, tuple(turns), summary(game, turns))

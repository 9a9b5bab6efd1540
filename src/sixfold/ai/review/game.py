"""A whole game reviewed, turn after turn: with progress, called off at any time, and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ...rules.record import Game
from ...rules.referee import view
from ...rules.turn import Action
from ...rules.view import View
from ..evaluate.evaluator import Stop
from .luck import summary
from .turn import review_turn
from .types import Review, ReviewedTurn

Progress = Callable[[int, int], None]
"""Progress callback: (done, total)."""


class NotOver(ValueError):
    """Only a game that is over is reviewed: before, a review would tell what is hidden."""


def moments(game: Game) -> Iterator[tuple[int, View, Action]]:
    """The number of every turn from 1 on, what its player saw, and what was played; raises NotOver."""
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
    """What every turn of a finished game was worth. Equal seeds and depths give equal reviews.

    `done` has turns that were reviewed before, by their numbers; `keep` gets every turn as soon as it is reviewed.
    Raises NotOver, and Stopped once it is called off.
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

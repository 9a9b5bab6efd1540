"""Describe the bots, evaluation, reviews and puzzles of one game as one object. The registry has three."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ..rules.actions import Action
from ..rules.ruleset import GameName
from ..rules.view import View
from .bot_api import Bot
from .evaluation import EvaluatedAction
from .kernel import Stop

if TYPE_CHECKING:
    from .review.types import Reason


Evaluator = Callable[[View, int, Sequence[Action], int, float, Stop | None], list[EvaluatedAction]]
"""Takes the view, `most`, `also`, the seed, the effort and `stop`: see `evaluate.evaluator.evaluate`."""


@dataclass(frozen=True, slots=True, eq=False)
class GameAI:
    """What one game brings to bots, evaluation, reviews and puzzles."""

    game: GameName
    players: dict[str, Bot]
    """The levels, and the reference players that measure them."""
    evaluate: Evaluator
    spread: Callable[[View], float]
    """The standard deviation of the final margin around the expected one."""
    review_effort: float
    """The effort of evaluating one turn in a review of depth 1."""
    reasons: Callable[[View, EvaluatedAction, EvaluatedAction], Iterator[Reason]]
    """What speaks against the played action beside the best one."""
    puzzle_kinds: tuple[str, ...]
    """What a puzzle can ask for; the catalogues have `puzzle-kind-<kind>`."""
    puzzle_edition: str
    max_puzzle_pieces: int
    """Pieces on the table that fit on the screen of a phone. Endgames may have more."""


def game_ai(game: GameName) -> GameAI:
    """Return the description of that game."""
    return all_games()[game]


@cache
def all_games() -> dict[GameName, GameAI]:
    """Return all descriptions by the names of their games."""
    from . import cards, cubes, qwirkle  # their modules build descriptions, and so import this one

    return {each.game: each for each in (qwirkle.AI, cubes.AI, cards.AI)}

"""Test that bots choose from what their seat may see, and play every game to its end."""

from __future__ import annotations

from random import Random

import pytest

from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import LEVELS, UnknownLevel, level
from sixfold.rules.actions import Place, Reroll
from sixfold.rules.edition import edition
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, deal, legal, start, view
from tests.play import EDITIONS, seats


def played(name: str, bots: tuple[str, ...], seed: str) -> Position:
    at = start(edition(name), seats(len(bots)), seed)
    rng = Random(seed)
    while not at.over:
        action = level(bots[at.mover])(view(at, at.mover), rng, OWN_EFFORT).action
        at = apply(at, deal(at, action, seed))
    return at


@pytest.mark.parametrize("name", EDITIONS)
def test_bots_finish_games_of_every_edition(name: str) -> None:
    assert played(name, ("greedy", "random"), "whole game").outcome() is not None


def test_bot_plays_equal_games_for_equal_seeds() -> None:
    assert played("qwirkle-it", ("greedy", "random", "greedy"), "x") == played(
        "qwirkle-it", ("greedy", "random", "greedy"), "x"
    )


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu"])
def test_greedy_beats_random(name: str) -> None:
    wins = 0
    for number in range(6):
        first, second = played(name, ("greedy", "random"), f"duel {number}").scores
        wins += first > second
    assert wins >= 5


def test_greedy_maximises_points_and_rerolls_unused_cubes_first() -> None:
    for number in range(20):
        at = start(edition("cubes-hu"), seats(2), f"roll {number}")
        action = level("greedy")(view(at, at.mover), Random(1), OWN_EFFORT).action
        if isinstance(action, Reroll):
            at = apply(at, deal(at, action, "roll"))
            action = level("greedy")(view(at, at.mover), Random(1), OWN_EFFORT).action
        if isinstance(action, Place):
            best = max(check(at, each).points for each in legal(at) if isinstance(each, Place))
            assert check(at, action).points == best


def test_levels_that_programs_name_stay_in_order_of_strength() -> None:
    named = ("random", "greedy", "beginner", "easy", "medium", "hard", "expert")
    assert tuple(name for name in LEVELS if name in named) == named


def test_bot_raises_on_unknown_level() -> None:
    with pytest.raises(UnknownLevel):
        level("grandmaster")

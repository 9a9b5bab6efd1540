"""Bots choose from what their seat may see, and play every game to its end."""

from __future__ import annotations

from random import Random

import pytest

from sixfold.ai.bot_api import OWN
from sixfold.ai.bots import LEVELS, UnknownLevel, level
from sixfold.rules.edition import edition
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, deal, legal, start, view
from sixfold.rules.turn import Place, Reroll
from tests.play import EDITIONS, seats


def played(name: str, bots: tuple[str, ...], seed: str) -> Position:
    at = start(edition(name), seats(len(bots)), seed)
    chance = Random(seed)
    while not at.over:
        action = level(bots[at.mover])(view(at, at.mover), chance, OWN).action
        at = apply(at, deal(at, action, seed))
    return at


@pytest.mark.parametrize("name", EDITIONS)
def test_every_bot_finishes_a_game_of_every_edition(name: str) -> None:
    assert played(name, ("greedy", "random"), "whole game").outcome() is not None


def test_the_same_seed_gives_the_same_game() -> None:
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


def test_greedy_lays_for_the_most_points_and_rolls_unused_cubes_again_first() -> None:
    for number in range(20):
        at = start(edition("cubes-hu"), seats(2), f"roll {number}")
        action = level("greedy")(view(at, at.mover), Random(1), OWN).action
        if isinstance(action, Reroll):
            at = apply(at, deal(at, action, "roll"))
            action = level("greedy")(view(at, at.mover), Random(1), OWN).action
        if isinstance(action, Place):
            best = max(check(at, each).points for each in legal(at) if isinstance(each, Place))
            assert check(at, action).points == best


def test_an_unknown_level_is_an_error() -> None:
    assert LEVELS == ("random", "greedy", "beginner", "easy", "medium", "hard", "expert")
    with pytest.raises(UnknownLevel):
        level("grandmaster")

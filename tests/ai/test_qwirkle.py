"""Test Qwirkle in the kernel: it agrees with the referee; bots keep rules, budget and seed."""

from __future__ import annotations

from random import Random

import pytest

from sixfold.ai.bot_api import OWN_EFFORT, Budget
from sixfold.ai.bots import LEVELS, player
from sixfold.ai.evaluate import evaluate
from sixfold.ai.kernel import Stop, placements
from sixfold.bench.agree import disagreements
from sixfold.rules.actions import Exchange, Pass, Place
from sixfold.rules.edition import edition
from sixfold.rules.notation import action_text
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, deal, legal, start, view
from tests.play import random_game, seats
from tests.support.depth import rounds


def middle_game(seed: str, count: int = 2, turns: int = 12) -> Position:
    for number, (at, _, _) in enumerate(random_game("qwirkle-pl", count, seed)):
        if number == turns:
            return at
    raise AssertionError("a game that short")


@pytest.mark.parametrize("name", ["qwirkle-pl", "qwirkle-it"])
def test_placements_agree_with_referee(name: str) -> None:
    assert list(disagreements(name, rounds(400, 1500), seed=1)) == []


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_qwirkle_levels_finish_legal_games(level: str, count: int) -> None:
    bot = player("qwirkle", level)
    at = start(edition("qwirkle"), seats(count), f"{level} {count}")
    while not at.over:
        at = apply(at, deal(at, bot(view(at, at.mover), Random(at.turns), Budget(ms=1)).action, "game"))
    assert at.outcome() is not None


def test_qwirkle_greedy_maximises_points() -> None:
    for number in range(30):
        at = middle_game(f"greedy {number}")
        action = player("qwirkle", "greedy")(view(at, at.mover), Random(1), OWN_EFFORT).action
        best = max((check(at, each).points for each in legal(at) if isinstance(each, Place)), default=0)
        assert check(at, action).points == best


@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
def test_qwirkle_decisions_are_equal_for_equal_seeds(level: str) -> None:
    at = middle_game("equal")
    bot = player("qwirkle", level)
    assert bot(view(at, at.mover), Random(5), OWN_EFFORT) == bot(view(at, at.mover), Random(5), OWN_EFFORT)


def test_expert_returns_value_and_interval() -> None:
    at = middle_game("sure")
    thought = player("qwirkle", "expert")(view(at, at.mover), Random(1), OWN_EFFORT)
    assert thought.value is not None
    assert thought.interval is not None
    assert thought.interval[0] < thought.value < thought.interval[1]
    assert thought.simulations > 0


@pytest.mark.parametrize("count", [2, 3, 4])
def test_chances_at_the_start_are_about_equal(count: int) -> None:
    for number in range(10):
        at = start(edition("qwirkle"), seats(count), f"fair {number}")
        [best] = evaluate(view(at, at.mover), most=1, seed=1, effort=0.01)
        assert 0.8 / count < best.chance < 1.5 / count


def test_stopped_expert_returns_a_legal_action() -> None:
    at = middle_game("stopped")
    stop = Stop()
    stop.stop()
    thought = player("qwirkle", "expert")(view(at, at.mover), Random(1), Budget(ms=60_000, stop=stop))
    check(at, thought.action)


def test_players_exchange_without_placement_and_pass_with_empty_bag() -> None:
    stuck = 0
    for number in range(1000):
        if stuck >= rounds(2, 15):
            return
        for at, _, _ in random_game("qwirkle-pl", 2, f"stuck {number}"):
            if at.opening or placements(view(at, at.mover)):
                continue
            stuck += 1
            for level in ("greedy", "beginner", "hard", "expert"):
                action = player("qwirkle", level)(view(at, at.mover), Random(1), Budget(ms=1)).action
                assert isinstance(action, Exchange if at.supply_count else Pass), action_text(action)
    pytest.fail("hardly anybody was stuck")

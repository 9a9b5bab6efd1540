"""Qwirkle in the kernel: it sees what the referee sees; its players keep to the rules, their budget and their seed."""

from __future__ import annotations

from random import Random

import pytest

from sixfold.ai.bot_api import OWN, Budget
from sixfold.ai.bots import LEVELS, player
from sixfold.ai.kernel import QwirkleLevel, Stop, kernel_view, placements, qwirkle_evaluate
from sixfold.ai.value_network import value
from sixfold.bench.agree import disagreements
from sixfold.rules.edition import edition
from sixfold.rules.notation import action_text
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, deal, legal, start, view
from sixfold.rules.turn import Exchange, Pass, Place
from tests.play import random_game, seats
from tests.support.depth import rounds


def middle_game(seed: str, count: int = 2, turns: int = 12) -> Position:
    for number, (at, _, _) in enumerate(random_game("qwirkle-pl", count, seed)):
        if number == turns:
            return at
    raise AssertionError("a game that short")


@pytest.mark.parametrize("name", ["qwirkle-pl", "qwirkle-it"])
def test_kernel_and_referee_see_the_same_moves_and_points(name: str) -> None:
    assert list(disagreements(name, rounds(400, 1500), seed=1)) == []


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_level_plays_a_legal_game_to_its_end(level: str, count: int) -> None:
    bot = player("qwirkle", level)
    at = start(edition("qwirkle"), seats(count), f"{level} {count}")
    while not at.over:
        at = apply(at, deal(at, bot(view(at, at.mover), Random(at.turns), Budget(ms=1)).action, "game"))
    assert at.outcome() is not None


def test_greedy_lays_for_the_most_points() -> None:
    for number in range(30):
        at = middle_game(f"greedy {number}")
        action = player("qwirkle", "greedy")(view(at, at.mover), Random(1), OWN).action
        best = max((check(at, each).points for each in legal(at) if isinstance(each, Place)), default=0)
        assert check(at, action).points == best


@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
def test_equal_seeds_think_equal_thoughts(level: str) -> None:
    at = middle_game("equal")
    bot = player("qwirkle", level)
    assert bot(view(at, at.mover), Random(5), OWN) == bot(view(at, at.mover), Random(5), OWN)


def test_expert_says_how_sure_it_is() -> None:
    at = middle_game("sure")
    thought = player("qwirkle", "expert")(view(at, at.mover), Random(1), OWN)
    assert thought.value is not None
    assert thought.interval is not None
    assert thought.interval[0] < thought.value < thought.interval[1]
    assert thought.simulations > 0


@pytest.mark.parametrize("count", [2, 3, 4])
def test_at_the_start_everybody_wins_about_equally_often(count: int) -> None:
    for number in range(10):
        at = start(edition("qwirkle"), seats(count), f"fair {number}")
        seen = kernel_view(view(at, at.mover))
        best = qwirkle_evaluate(seen, QwirkleLevel(), value(f"qwirkle-{count}"), 1, 1, [], None)[0]
        assert 0.8 / count < best.chance < 1.5 / count


def test_a_stopped_expert_answers_at_once_with_what_it_has() -> None:
    at = middle_game("stopped")
    stop = Stop()
    stop.stop()
    thought = player("qwirkle", "expert")(view(at, at.mover), Random(1), Budget(ms=60_000, stop=stop))
    check(at, thought.action)


def test_who_cannot_lay_exchanges_and_with_an_empty_bag_passes() -> None:
    stuck = 0
    for number in range(1000):
        if stuck >= rounds(4, 15):
            return
        for at, _, _ in random_game("qwirkle-pl", 2, f"stuck {number}"):
            if at.opening or placements(view(at, at.mover)):
                continue
            stuck += 1
            for level in ("greedy", "beginner", "hard", "expert"):
                action = player("qwirkle", level)(view(at, at.mover), Random(1), Budget(ms=1)).action
                assert isinstance(action, Exchange if at.supply_count else Pass), action_text(action)
    pytest.fail("hardly anybody was stuck")

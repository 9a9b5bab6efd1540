"""The players of Cards and the kernel behind them: as exact as the referee, and never against the rules."""

from __future__ import annotations

from random import Random

import pytest

from sixfold._kernel import CardsSeeing, cards_arrange, cards_choose, cards_match, cards_playable
from sixfold.bench.agree_cards import disagreements
from sixfold.rules.edition import edition
from sixfold.rules.position import Position, outcome
from sixfold.rules.referee import apply, deal, start, view
from sixfold.think.cards import PLAYERS
from sixfold.think.thought import OWN
from tests.play import seats

CARDS = ("cards-pl", "cards-en")


def played(name: str, bots: tuple[str, ...], seed: str) -> Position:
    at = start(edition(name), seats(len(bots)), seed)
    chance = Random(seed)
    while not at.over:
        action = PLAYERS[bots[at.mover]](view(at, at.mover), chance, OWN).action
        at = apply(at, deal(at, action, seed))
    return at


@pytest.mark.parametrize("name", CARDS)
def test_the_kernel_and_the_referee_agree_on_what_can_be_played(name: str) -> None:
    assert list(disagreements(name, 40, seed=1)) == []


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_player_finishes_its_games_without_an_illegal_play(name: str, count: int) -> None:
    names = sorted(set(PLAYERS) - {"random"})
    for number in range(0, len(names), count):
        bots = tuple((names[number:] + names)[:count])
        assert outcome(played(name, bots, f"whole game {number}")) is not None


def test_the_same_seed_gives_the_same_game() -> None:
    assert played("cards-pl", ("safe", "greedy"), "x") == played("cards-pl", ("safe", "greedy"), "x")


@pytest.mark.parametrize("own_rule", [True, False])
def test_safe_play_beats_greed(own_rule: bool) -> None:
    shares = cards_match("safe", "greedy", 2, own_rule, 40, 1)
    assert sum(shares) / len(shares) > 0.7
    assert shares == cards_match("safe", "greedy", 2, own_rule, 40, 1)


@pytest.mark.parametrize(
    ("rows", "hand"),
    [
        ([], [36]),
        ([], [-1]),
        ([], [0] * 4),
        ([], list(range(10))),
        ([[0, 1]], [2]),
        ([[0, 1, 7]], [2]),
        ([[0, 0, 1]], [2]),
        ([[0, 1, 2, 3, 4, 5]], [6]),
        ([[0, 1, 2]] * 3, [0]),
        ([[0, 1, 2]] * 4, [6]),
        ([[]], [6]),
    ],
)
def test_cards_that_cannot_be_are_refused(rows: list[list[int]], hand: list[int]) -> None:
    with pytest.raises(ValueError, match="."):
        cards_playable(rows, hand, True)
    with pytest.raises(ValueError, match="."):
        cards_arrange(rows, hand, 0, True)


def test_questions_without_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="no card"):
        cards_arrange([[0, 1, 2]], [], 0, True)
    with pytest.raises(ValueError, match="number of Qwirkles"):
        cards_arrange([[0, 1, 2]], [3], -1, True)
    with pytest.raises(ValueError, match="no such player"):
        cards_match("nobody", "greedy", 2, True, 1, 1)
    with pytest.raises(ValueError, match="two to four"):
        cards_match("greedy", "greedy", 5, True, 1, 1)
    with pytest.raises(ValueError, match="two to four"):
        cards_choose("greedy", CardsSeeing(), 1, 0, 0, None)

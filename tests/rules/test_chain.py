"""Test that the head of a game stands for all that everybody saw of it, and for nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sixfold.rules.actions import Exchange
from sixfold.rules.chain import heads
from sixfold.rules.edition import edition
from sixfold.rules.position import Seat
from sixfold.rules.record import Game, read_record, to_json, to_text
from sixfold.rules.rng import Fair, digest
from tests.play import random_action
from tests.server.indistinguishable_games import Script, twin

EDITIONS = ("qwirkle-pl", "cubes-hu", "cards-pl")


def played(name: str = "qwirkle-pl", turns: int = 1000) -> Game:
    game = Game.start(edition(name), (Seat("Ann"), Seat("Żółw")), Fair("secret", ("one",)))
    game = replace(game, salt_seats=(0,), withheld=((1, digest("two")),))
    rng = Random(3)
    while game.outcome is None and len(game.turns) < turns:
        game = game.play(random_action(game.position, rng))
    return game


@pytest.mark.parametrize("name", EDITIONS)
def test_heads_are_one_for_each_turn_and_the_end_and_survive_both_formats(name: str) -> None:
    game = played(name)
    found = heads(game)
    assert len(set(found)) == len(found) == len(game.turns) + 2
    assert heads(read_record(to_json(game))) == heads(read_record(to_text(game))) == found


def test_heads_of_a_beginning_are_those_of_the_whole_game() -> None:
    assert heads(played())[:9] == heads(played(turns=8))


@pytest.mark.parametrize(
    "change",
    [
        {"seats": (Seat("Ann"), Seat("Other"))},
        {"commitment": digest("another")},
        {"salt_commitments": (digest("another"),)},
        {"salt_seats": (1,), "withheld": ((0, digest("two")),)},
        {"withheld": ()},
        {"edition": edition("qwirkle-it")},
    ],
)
def test_first_head_covers_names_edition_and_commitments(change: dict[str, object]) -> None:
    game = played(turns=3)
    assert heads(replace(game, **change))[0] != heads(game)[0]  # type: ignore[arg-type]


def test_last_head_covers_resignations_and_ending() -> None:
    game = played(turns=6)
    found = {heads(each)[-1] for each in (game, game.resign(0, stop=True), game.resign(1, stop=True))}
    assert len(found) == 3


@pytest.mark.parametrize("seat", [0, 1, None])
def test_heads_are_equal_for_games_that_a_viewer_cannot_distinguish(seat: int | None) -> None:
    script = Script.random("qwirkle-pl", 2, "stuck 8")
    other, changes = twin(script, seat, Random(7), 200)
    assert changes >= 6
    assert any(isinstance(turn.action, Exchange) for turn in script.turns)
    found = []
    for each in (script, other):
        game = Game.begin(each.edition, each.seats, each.deals)
        for turn in each.turns:
            game = game.take(turn)
        found.append(heads(game))
    assert found[0] == found[1]

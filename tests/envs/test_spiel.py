"""Test that OpenSpiel can play the games and that its own test of games passes."""

from __future__ import annotations

import sys
from random import Random

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("there is no OpenSpiel for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.observation import make_observation

from sixfold.envs.spiel import load_game


@pytest.mark.parametrize(("name", "players"), [("qwirkle", 2), ("cubes", 3), ("cards", 2)])
def test_spiel_plays_whole_games(name: str, players: int) -> None:
    pyspiel.random_sim_test(load_game(name, players), num_sims=1, serialize=False, verbose=False)


def test_spiel_clone_is_independent_and_history_repeats() -> None:
    game, rng = load_game("qwirkle", 2), Random(1)
    state = game.new_initial_state()
    state.apply_action(17)
    for _ in range(50):
        state.apply_action(rng.choice(state.legal_actions()))
    copy = state.clone()
    text = str(state)
    while not copy.is_terminal():
        copy.apply_action(rng.choice(copy.legal_actions()))
    assert str(state) == text
    assert sum(copy.returns()) == 0
    again = game.new_initial_state()
    for action in copy.history():
        again.apply_action(action)
    assert str(again) == str(copy)


def test_spiel_observations_match_other_environments() -> None:
    game = load_game("qwirkle", 2)
    state = game.new_initial_state()
    state.apply_action(3)
    observation = make_observation(game)
    assert state.stepper is not None
    for player in (0, 1):
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, state.stepper.look(player)[0])
    assert observation.string_from(state, 0) != observation.string_from(state, 1)


def test_spiel_refuses_other_numbers_of_players() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        load_game("qwirkle", 7)

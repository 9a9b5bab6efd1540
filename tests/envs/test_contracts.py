"""Run the contract tests of PettingZoo and Gymnasium."""

from __future__ import annotations

import warnings
from functools import partial
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from sixfold.ai.evaluation import margins
from sixfold.envs import SixfoldEnv, SoloEnv
from sixfold.envs.aec import Reward
from sixfold.envs.layout import END
from sixfold.envs.stepper import Steps
from tests.envs.episodes import any_action, episode
from tests.play import EDITIONS

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where its classic games are installed, PettingZoo itself uses what it deprecates
    from pettingzoo.test import api_test, render_test, seed_test

pytestmark = pytest.mark.filterwarnings(
    # What PettingZoo's own test says of every environment that has a mask beside its observations, except its own ones.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@pytest.mark.parametrize("steps", ["pieces", "turns"])
@pytest.mark.parametrize("name", EDITIONS)
def test_pettingzoo_api_test_passes(name: str, steps: Steps) -> None:
    api_test(SixfoldEnv(name, 3, steps=steps), num_cycles=60)


@pytest.mark.parametrize("name", ["qwirkle", "cubes", "cards"])
def test_equal_seeds_give_equal_games(name: str) -> None:
    seed_test(lambda: SixfoldEnv(name, 2), num_cycles=60)


@pytest.mark.parametrize("name", ["qwirkle", "cubes", "cards"])
def test_render_modes_show_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    svg = {"svg": lambda shown: shown.startswith("<svg")}
    render_test(lambda render_mode: SixfoldEnv(name, 2, render_mode=render_mode), custom_tests=svg)
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", ["qwirkle", "cubes", "cards"])
def test_gymnasium_check_env_passes(name: str) -> None:
    spec = EnvSpec("sixfold/Solo-v0", "sixfold.envs:SoloEnv", kwargs={"game": name, "opponents": ["greedy"]})
    check_env(gymnasium.make(spec, render_mode="ansi", disable_env_checker=True).unwrapped)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_random_games_end(name: str, seats: int) -> None:
    env = SixfoldEnv(name, seats)
    for seed in range(3 if name.startswith("cards") else 8):
        for _ in episode(env, seed):
            pass
        at = env.game.position
        assert at.over
        margins = [score - (sum(at.scores) - score) / (seats - 1) for score in at.scores]
        # The rewards of everybody add up to the margin of the whole game.
        assert sum(env.rewards.values()) == pytest.approx(0)
        assert sum(margins) == pytest.approx(0)


@pytest.mark.parametrize("name", ["qwirkle", "cubes", "cards"])
def test_rewards_add_up_to_margin(name: str) -> None:
    env = SixfoldEnv(name, 3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    rng = Random(1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, reward, ended, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if ended or cut else any_action(env, rng))
    scores = env.game.position.scores
    assert list(totals.values()) == pytest.approx([score - (sum(scores) - score) / 2 for score in scores])


def test_victory_reward_comes_once() -> None:
    env = SixfoldEnv("cubes", 2, reward="win", steps="turns")
    for _ in episode(env, 5):
        assert not any(env.rewards.values())
    scores = env.game.position.scores
    best = [1.0 if score == max(scores) else -1.0 for score in scores]
    assert list(env.rewards.values()) == (best if sum(best) == 0 else [0.0, 0.0])


def test_endless_game_is_truncated() -> None:
    env = SixfoldEnv("qwirkle", 2, turn_limit=10)
    for _ in episode(env, 1):
        pass
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("name", EDITIONS)
def test_step_before_reset_is_refused(name: str) -> None:
    env = SixfoldEnv(name, 3)
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.possible_agents)
    assert not SoloEnv(name, seat=1).action_masks().any()


def test_masked_action_changes_nothing() -> None:
    env = SixfoldEnv("qwirkle", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    for action in (0, -1, 400):
        with pytest.raises(ValueError, match="not allowed"):
            env.step(action)
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_solo_masked_action_costs_reward() -> None:
    env = SoloEnv("qwirkle", ["greedy"], seat=0)
    before, _ = env.reset(seed=1)
    after, reward, ended, cut, _ = env.step(-1 % env.game.actions)
    assert (reward, ended, cut) == (-1.0, False, False)
    assert all(np.array_equal(before[key], after[key]) for key in before)


@pytest.mark.parametrize("name", ["qwirkle", "cubes", "cards"])
def test_solo_rewards_add_up_to_margin(name: str) -> None:
    env = SoloEnv(name, ["greedy", "random"])
    rng = Random(2)
    env.reset(seed=2)
    start = margins(env.game.position.scores)[env.seat]
    total, ended = start, False
    while not ended:
        _, reward, ended, _, _ = env.step(int(rng.choice(env.action_masks().nonzero()[0])))
        total += reward
    assert total == pytest.approx(margins(env.game.position.scores)[env.seat])


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("name", ["qwirkle", "cubes"])
def test_vector_environments_reset_while_sampling_masks(name: str, mode: AutoresetMode) -> None:
    make = partial(SoloEnv, name, ["random"], turn_limit=12)
    env = SyncVectorEnv([make] * 3, autoreset_mode=mode)
    rng, games = Random(4), 0
    seen, _ = env.reset(seed=4)
    while games < 6:
        actions = [int(rng.choice(mask.nonzero()[0])) for mask in seen["action_mask"]]
        seen, _, over, cut, infos = env.step(np.array(actions))
        games += int((over | cut).sum())
        if mode is AutoresetMode.SAME_STEP and (over | cut).any():
            final = infos["final_obs"][(over | cut).nonzero()[0][0]]
            assert final["action_mask"].nonzero()[0].tolist() == [END]
        if mode is AutoresetMode.DISABLED and (over | cut).any():
            assert all(seen["action_mask"][n].nonzero()[0].tolist() == [END] for n in (over | cut).nonzero()[0])
            seen, _ = env.reset(seed=games, options={"reset_mask": over | cut})
    env.close()


@pytest.mark.parametrize("reward", ["margin", "win"])
@pytest.mark.parametrize("steps", ["pieces", "turns"])
def test_finished_solo_game_allows_only_end(steps: Steps, reward: Reward) -> None:
    env = SoloEnv("cubes", ["greedy"], steps=steps, reward=reward)
    rng, ended = Random(3), False
    env.reset(seed=3)
    while not ended:
        last, _, ended, _, _ = env.step(int(rng.choice(env.action_masks().nonzero()[0])))
    assert last["action_mask"].nonzero()[0].tolist() == [END]
    again, brought, ended, cut, _ = env.step(END)
    assert (brought, ended, cut) == (0.0, True, False)
    assert all(np.array_equal(last[key], again[key]) for key in last)


@pytest.mark.parametrize("limit", [4, 1000])
@pytest.mark.parametrize("steps", ["pieces", "turns"])
def test_finished_pettingzoo_game_allows_only_end(steps: Steps, limit: int) -> None:
    env = SixfoldEnv("cubes", 3, steps=steps, turn_limit=limit)
    for _ in episode(env, 2):
        pass
    assert all(env.terminations.values()) != all(env.truncations.values())
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        assert ended or cut
        assert seen["action_mask"].nonzero()[0].tolist() == [END]
        env.step(None)
        assert agent not in env.agents


def test_unknown_seats_and_modes_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        SixfoldEnv("qwirkle", 5)
    with pytest.raises(ValueError, match="render_mode"):
        SixfoldEnv("qwirkle", 2, render_mode="hologram")
    with pytest.raises(ValueError, match="2 to 4"):
        SoloEnv("qwirkle", [])

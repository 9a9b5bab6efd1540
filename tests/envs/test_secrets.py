"""Test that no observation depends on what its seat cannot see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from sixfold.envs import SixfoldEnv, SoloEnv
from sixfold.envs.stepper import Moment, Steps
from sixfold.rules.piece import PIECES, Hand
from sixfold.rules.position import Position
from sixfold.rules.referee import view
from tests.envs.episodes import any_action, episode
from tests.play import EDITIONS


def _permuted(at: Position, seat: int, rng: Random) -> Position:
    """Return the same game for this seat, with everything hidden dealt differently."""
    if at.edition.game == "cubes":
        return at
    others = [each for each in range(at.seats) if each != seat]
    unseen = [kind for kind in PIECES for _ in range(at.supply[kind])]
    unseen += [piece for each in others for piece in at.hands[each]]
    rng.shuffle(unseen)
    hands: list[Hand] = list(at.hands)
    for each in others:
        size = len(hands[each])
        hands[each] = tuple(sorted(unseen[:size]))
        del unseen[:size]
    return replace(at, hands=tuple(hands), supply=tuple(unseen.count(kind) for kind in PIECES))


@pytest.mark.parametrize("steps", ["pieces", "turns"])
@pytest.mark.parametrize("name", EDITIONS)
def test_observation_does_not_depend_on_hidden_pieces(name: str, steps: Steps) -> None:
    env, other = SixfoldEnv(name, 3, steps=steps), SixfoldEnv(name, 3, steps=steps)
    rng, compared, number = Random(7), 0, 0
    taken: list[int] = []
    env.reset(seed=7)
    while not any(env.terminations.values()):
        at, number = env.game.position, number + 1
        for seat, agent in enumerate(env.possible_agents if number % (3 if steps == "turns" else 11) == 0 else ()):
            hidden = _permuted(at, seat, rng)
            if env.game.view(seat).drawing_cannot_help != view(hidden, seat).drawing_cannot_help:
                continue  # a seat may know that nothing it could draw would help, and then not all is possible
            other.restore((Moment(hidden, (), "another seed"), env.clone()[1]))
            for action in taken if seat == at.mover else ():
                other.step(action)
            mine, theirs = env.observe(agent), other.observe(agent)
            assert mine["observation"].tobytes() == theirs["observation"].tobytes()
            assert mine["action_mask"].tobytes() == theirs["action_mask"].tobytes()
            assert env.infos[agent] == other.infos[agent]
            compared += 1
        action = any_action(env, rng)
        env.step(action)
        taken = [*taken, action] if env.game.position is at else []
    assert compared > 10


@pytest.mark.parametrize("name", EDITIONS)
def test_observation_hides_draft_from_others(name: str) -> None:
    env = SixfoldEnv(name, 2)
    observed: dict[tuple[int, str], bytes] = {}
    for each in episode(env, 8):
        at = each.game.position
        other = each.possible_agents[at.next_mover]
        seen = each.observe(other)
        assert not seen["action_mask"].any()
        assert observed.setdefault((at.turns, other), seen["observation"].tobytes()) == seen["observation"].tobytes()


def test_solo_info_contains_only_mask() -> None:
    env = SoloEnv("qwirkle", ["greedy"])
    seen, info = env.reset(seed=1)
    assert set(seen) == {"observation", "action_mask"}
    assert info == {}
    action = int(seen["action_mask"].nonzero()[0][0])
    assert env.step(action)[4] == {}
    assert np.array_equal(env.observation_space.sample()["observation"].shape, seen["observation"].shape)


def test_text_shows_only_hand_of_mover() -> None:
    env = SixfoldEnv("qwirkle", 2, render_mode="ansi")
    env.reset(seed=2)
    rng = Random(1)
    for _ in range(40):
        shown = str(env.render()).rsplit(": ", 1)[1].split()
        assert shown == [str(piece) for piece in env.game.position.hand]
        env.step(any_action(env, rng))

"""Test that small steps lead to all that the referee allows and nothing else, and can be restored."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from sixfold.ai.kernel import Stop, kernel_position, played_action, steps_of
from sixfold.envs import SixfoldEnv
from sixfold.envs.layout import END, KINDS, QWIRKLES, TAKE
from sixfold.envs.stepper import Moment, Stepper
from sixfold.rules.actions import Action, Choice, Place, Play
from sixfold.rules.edition import edition
from sixfold.rules.notation import read_grid, read_hand
from sixfold.rules.position import Position, Seat
from sixfold.rules.referee import apply, check, deal, forced_action, legal, start
from sixfold.rules.rng import Dice
from tests.envs.episodes import episode
from tests.envs.reference_observation import ReferenceObservation
from tests.play import EDITIONS, changed, random_game
from tests.support.depth import rounds, some

KINDS_OF_GAMES = (*EDITIONS, "qwirkle-pl;single_opening_points=1", "cards-pl;free_rows=1")


def _turns(game: Stepper, moment: Moment) -> Iterator[tuple[tuple[int, ...], Action]]:
    """Yield every way through the rest of a turn: the steps, and the action of the referee that they add up to."""
    game.restore(moment)
    for number in game.allowed:
        game.restore(moment)
        taken = (*moment.taken, number)
        if not game.step(number):
            yield from _turns(game, Moment(moment.position, taken, moment.seed))
            continue
        (lists,) = game._game.played()
        action = played_action(game.edition, lists) or forced_action(moment.position)
        assert action is not None
        yield taken, action


def _moments(name: str, seed: str, every: int) -> Iterator[tuple[Stepper, Moment]]:
    game = Stepper(edition(name), 2, "pieces")
    for number, (before, _, _) in enumerate(random_game(name, 2, seed)):
        if number % every == 0:
            yield game, Moment(before, (), seed)


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu"])
def test_small_steps_reach_every_legal_turn(name: str) -> None:
    for game, moment in _moments(name, "reach", 6):
        assert {action for _, action in _turns(game, moment)} == set(legal(moment.position)), moment.position


@pytest.mark.parametrize("name", ["cards-pl", "cards-pl;free_rows=1", "cards-en"])
def test_card_steps_reach_every_choice_once(name: str) -> None:
    for game, moment in _moments(name, "reach", some(28, 14)):
        wanted = legal(moment.position)
        found = [(taken, action) for taken, action in _turns(game, moment) if isinstance(action, Play)]
        assert {action.cards for _, action in found} == {each.cards for each in wanted if isinstance(each, Choice)}
        assert len({(action.cards, taken[-1]) for taken, action in found}) == len(found)
        for taken, action in found:
            assert check(moment.position, action).points == (0 if taken[-1] == END else taken[-1] - QWIRKLES)
            assert [TAKE + card for card in action.cards] == list(taken[:-1])


@settings(max_examples=rounds(12, 40))
@given(name=st.sampled_from(KINDS_OF_GAMES), seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_observation_matches_referee(name: str, seats: int, seed: int) -> None:
    game, rng = Stepper(edition(name), seats, "pieces"), Random(seed)
    game.begin(f"observation {seed}")
    while not game.over and game.turns < 200:
        if rng.random() < 0.7:
            _any_turn(game, rng, None)
            continue
        for seat in range(seats):
            if seat != game.mover:
                _compare(game, ReferenceObservation(game.view(seat), game.layout))
        _any_turn(game, rng, ReferenceObservation(game.view(game.mover), game.layout))
    for seat in range(seats):
        _compare(game, ReferenceObservation(game.view(seat), game.layout))


def _any_turn(game: Stepper, rng: Random, reference: ReferenceObservation | None) -> None:
    """One turn, any step that is allowed as likely as the others; each compared if there is a reference."""
    while True:
        if reference is not None:
            _compare(game, reference)
        number = rng.choice(game.allowed)
        if game.step(number):
            return
        if reference is not None:
            reference.step(number)


def _compare(game: Stepper, reference: ReferenceObservation) -> None:
    assert reference.view.seat is not None
    seen, mask = game.look(reference.view.seat)
    assert set(mask.nonzero()[0].tolist()) == reference.allowed(), game.moment()
    assert np.array_equal(seen, reference.observation()), game.moment()


@pytest.mark.parametrize("name", KINDS_OF_GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_stepper_and_referee_draw_alike(name: str, seats: int) -> None:
    game, rng = Stepper(edition(name), seats, "pieces"), Random(name)
    for seed in ("ü", "\udc80 broken", "5"):
        game.begin(seed)
        while not game.over and game.turns < 400:
            _any_turn(game, rng, None)
        at = game.position
        assert (at.over, at.turns, at.mover, at.scores) == (game.over, game.turns, game.mover, game.scores)
        for seat in range(seats):
            _compare(game, ReferenceObservation(game.view(seat), game.layout))


def test_kernel_ends_game_when_no_tile_fits() -> None:
    at = start(edition("qwirkle-pl"), (Seat("p0"), Seat("p1")), "dead")
    table = read_grid("1,0:BxBo/0,1:BxBsBt/0,2:BtBdBc/0,3:BcBtBd/0,4:BsBcBx/0,5:BdBoBs")
    hands = (read_hand("BoRsRdRtRcRx"), read_hand("GoGsGdGtGcGx"))
    supply = (3, 2, 2, 2, 2, 2, *(3,) * 12, *(2,) * 6, *(0,) * 6, *(3,) * 6)
    at = changed(at, grid=table, hands=hands, supply=supply, opening=False, mover=0)
    game, ends = Stepper(at.edition, 2, "pieces"), []
    for _, action in _turns(game, Moment(at, (), "dead")):
        assert game.over == apply(at, deal(at, action, "dead")).over, action
        ends += [action] if game.over else []
    assert 0 < len(ends) < len([each for each in legal(at) if isinstance(each, Place)])  # some open a place for circles


def test_kernel_hashes_long_seeds_like_referee() -> None:
    # The kernel has a SHA-256 of its own: texts of every length around the borders of its blocks.
    supply = (3,) * 36
    for length in range(0, 140, 3):
        seed = "s" * length
        game = Stepper(edition("qwirkle-pl"), 2, "pieces")
        game.begin(seed)
        at = game.position
        assert sum(map(len, at.hands)) == len(Dice(seed, 0, supply).draw(supply, 12))
        _any_turn(game, Random(length), None)
        assert np.array_equal(
            game.look(game.mover)[0], ReferenceObservation(game.view(game.mover), game.layout).observation()
        )


@pytest.mark.parametrize("name", EDITIONS)
def test_turn_actions_match_referee(name: str) -> None:
    env = SixfoldEnv(name, 2, steps="turns")
    for number, each in enumerate(episode(env, 3)):
        if number % some(10, 5) == 0:
            listed = {_plain(entry) for entry, _ in each.choices}
            wanted = {_plain(entry) for entry in legal(each.game.position)}
            assert listed == wanted, each.game.position
            at = each.game.view(each.game.position.mover)
            for entry, points in each.choices[:50]:
                if isinstance(entry, Place):
                    score = check(at, entry)
                    assert score.points - score.last_piece == points


def _plain(entry: Choice | Action) -> object:
    return entry.cards if isinstance(entry, Choice) else entry


@pytest.mark.parametrize("name", EDITIONS)
def test_moment_is_immutable_and_repeats_draws(name: str) -> None:
    env, other = SixfoldEnv(name, 3), SixfoldEnv(name, 3)
    rng = Random(4)
    for number, _ in enumerate(episode(env, 4)):
        if number == 60:
            break
    kept, texts = env.clone(), []
    for each in (env, env, other):
        each.restore(kept)
        rng.seed(5)
        reference = []
        for agent in each.agent_iter():
            observation, reward, ended, cut, _ = each.last()
            assert observation is not None
            reference.append((agent, observation["observation"].tobytes(), reward))
            allowed = observation["action_mask"].nonzero()[0]
            each.step(None if ended or cut else int(rng.choice(allowed)))
        texts.append(reference)
    assert texts[0] == texts[1] == texts[2]


@pytest.mark.parametrize("name", EDITIONS)
def test_deepcopy_within_turn_continues_same_game(name: str) -> None:
    game, rng = Stepper(edition(name), 2, "pieces"), Random(1)
    assert not deepcopy(game).seats - game.seats  # also before the deal
    game.begin("copied")
    for _ in range(10):
        _any_turn(game, rng, None)
    game.step(next(number for number in game.allowed if TAKE <= number < TAKE + KINDS))
    for copy in (deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert copy.moment() == game.moment()
        assert copy.allowed == game.allowed
        assert np.array_equal(copy.look(0)[0], game.look(0)[0])
        copy.step(copy.allowed[0])
        assert copy.moment() != game.moment()


def test_environment_can_be_pickled() -> None:
    env = SixfoldEnv("cards", 3)
    for each in (env, pickle.loads(pickle.dumps(env))):
        each.reset(seed=3)
    env.step(env.game.allowed[0])
    copy = pickle.loads(pickle.dumps(env))
    assert copy.clone() == env.clone()
    assert copy.observation_spaces == env.observation_spaces


def test_restore_refuses_moment_of_other_game() -> None:
    env, other = SixfoldEnv("qwirkle", 2), SixfoldEnv("cubes", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="another kind"):
        other.restore(env.clone())


def test_observation_is_a_copy() -> None:
    env = SixfoldEnv("qwirkle", 2)
    env.reset(seed=1)
    first = env.observe(env.agent_selection)
    second = env.observe(env.agent_selection)
    first["observation"][:] = -1
    first["action_mask"][:] = 0
    assert second["action_mask"].any()
    assert np.array_equal(second["observation"], env.observe(env.agent_selection)["observation"])


def test_stopped_step_raises_and_needs_a_new_load() -> None:
    """A search for what can be played stops on request, and no half-finished mask is left."""
    steps, stop = steps_of(edition("cards-pl"), 2), Stop()
    steps.set_stop(stop)
    stop.stop()

    def is_stopped(at: Position) -> bool:
        try:
            steps.load(kernel_position(at, "x"))
        except ValueError:
            return True
        return False

    at = next(at for at, _, _ in random_game("cards-pl", 2, "stopped") if is_stopped(at))
    with pytest.raises(ValueError, match="stopped"):
        steps.load(kernel_position(at, "x"))
    assert steps.allowed() == []
    steps.set_stop(None)
    steps.load(kernel_position(at, "x"))
    assert steps.allowed()

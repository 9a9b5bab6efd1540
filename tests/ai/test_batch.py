"""Test batches of games in the kernel: played by the referee's rules, observed like any other environment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import numpy as np
import pytest

from sixfold.ai.kernel import Samples, played_action
from sixfold.envs import BatchEnv
from sixfold.envs.layout import LAY, MAX_SPOTS
from sixfold.envs.stepper import Moment, Stepper
from sixfold.rules.actions import Action, Exchange, Pass, Place, Turn
from sixfold.rules.edition import edition
from sixfold.rules.piece import PIECES, Hand
from sixfold.rules.referee import apply, begin
from tests.play import seats


def _drawn(before: Hand, action: Action, after: list[int]) -> Hand:
    used = [piece for _, piece in action.tiles] if isinstance(action, Place) else []
    used += action.pieces if isinstance(action, Exchange) else []
    new = Counter(after) - (Counter(map(int, before)) - Counter(map(int, used)))
    return tuple(PIECES[kind] for kind in sorted(new.elements()))


class _RefereeGame:
    """Follow one game of the batch with the referee, by the same actions and drawn tiles."""

    def __init__(self, batch: BatchEnv, number: int, name: str, count: int) -> None:
        self.batch, self.number = batch, number
        self.game = Stepper(edition(name), count, "pieces")
        self.begin()

    def begin(self) -> None:
        deal = tuple(tuple(PIECES[kind] for kind in hand) for hand in self.batch.hands(self.number))
        people = tuple(type(seat)(seat.name) for seat in seats(self.game.seats))
        self.game.restore(Moment(begin(self.game.edition, people, (deal,)), (), ""))

    def follow(self, action: int, ended: bool) -> None:
        at = self.game.position
        if not self.game.step(action):
            return
        chosen = played_action(at.edition, self.game._game.played()[0]) or Pass()
        # A game ends only with an empty bag: its last turn drew all that was left.
        rest = [kind for kind, count in enumerate(at.supply) for _ in range(count)]
        hand = self.batch.hands(self.number)[at.mover]
        drawn = tuple(PIECES[kind] for kind in rest) if ended else _drawn(at.hand, chosen, hand)
        after = apply(at, Turn(chosen, drawn))
        assert after.over == ended, at
        gained = after.scores[at.mover] - at.scores[at.mover]
        others = len(at.hands) - 1
        rewards = [gained if seat == at.mover else -gained / others for seat in range(at.seats)]
        assert self.batch.rewards[self.number].tolist() == pytest.approx(rewards), at
        if ended:
            end = after.outcome()
            assert end is not None
            assert tuple(self.batch.final_scores[self.number].tolist()) == end.scores
            self.begin()
        else:
            self.game.restore(Moment(after, (), ""))

    def compare(self) -> None:
        mover = self.game.position.mover
        assert self.batch.movers[self.number] == mover, self.game.position
        seen, mask = self.game.look(mover)
        assert np.array_equal(self.batch.observations[self.number], seen), self.game.position
        assert np.array_equal(self.batch.masks[self.number], mask), self.game.position


@pytest.mark.parametrize(
    ("name", "count"), [("qwirkle-pl", 2), ("qwirkle-it;single_opening_points=1", 3), ("qwirkle", 4)]
)
def test_batch_steps_agree_with_referee(name: str, count: int) -> None:
    batch = BatchEnv(6, count, game=name, seed=3)
    shadows = [_RefereeGame(batch, number, name, count) for number in range(6)]
    games = 0
    for _ in range(700):
        actions = batch.random_actions().copy()
        stepped = batch.step(actions)
        games += int(stepped.ended.sum())
        for shadow, action, ended in zip(shadows, actions.tolist(), stepped.ended.tolist(), strict=True):
            shadow.follow(action, ended)
            shadow.compare()
    assert games >= 3


def test_batch_deals_equal_games_only_for_equal_seeds() -> None:
    def played(seed: int) -> bytes:
        batch = BatchEnv(4, seed=seed)
        for _ in range(300):
            batch.step(batch.random_actions())
        return batch.observations.tobytes() + batch.masks.tobytes()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_step_with_a_forbidden_action_changes_no_game() -> None:
    batch = BatchEnv(3, seed=1)
    before = batch.observations.copy(), batch.masks.copy()
    good = batch.random_actions().copy()
    for bad in (0, -1, LAY + MAX_SPOTS, 2**40):
        actions = good.astype(np.int64)
        actions[1] = bad
        with pytest.raises(ValueError, match="mask"):
            batch.step(actions)
    for odd in ([1, 2], [[1, 2, 3]], [0.5, 1.0, 2.0], ["a", "b", "c"]):
        with pytest.raises(ValueError, match="one whole number for each game"):
            batch.step(odd)
    assert np.array_equal(batch.observations, before[0])
    assert np.array_equal(batch.masks, before[1])


@pytest.mark.parametrize(("games", "players"), [(0, 2), (5000, 2), (1, 1), (1, 5), (-1, 2)])
def test_batch_rejects_impossible_sizes(games: int, players: int) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # the kernel's words
        BatchEnv(games, players)


def test_batch_rejects_other_games_than_qwirkle() -> None:
    with pytest.raises(ValueError, match="Qwirkle"):
        BatchEnv(1, game="cubes")


def test_batch_arrays_are_read_only_and_outlive_the_batch() -> None:
    batch = BatchEnv(2, seed=1)
    rows = batch.observations
    with pytest.raises(ValueError, match="read-only"):
        rows[0, 0] = 1
    copy = rows.copy()
    del batch
    assert np.array_equal(rows, copy)


def test_batch_survives_steps_of_several_threads() -> None:
    batch = BatchEnv(8, seed=1)

    def play() -> None:
        for _ in range(200):
            try:
                batch.step(batch.random_actions().copy())
            except ValueError:  # another thread has stepped between the two calls
                continue

    _in_threads(*[play] * 4)
    assert batch.masks.any(axis=1).all()


def test_hands_of_a_batch_are_whole_while_other_threads_step() -> None:
    batch = BatchEnv(8, seed=1)
    sizes: set[int] = set()

    def play() -> None:
        for _ in range(10_000):
            with suppress(ValueError):  # another thread has stepped between the two calls
                batch.step(batch.random_actions().copy())

    def look() -> None:
        for number in range(100_000):
            sizes.update(map(len, batch.hands(number % 8)))

    _in_threads(play, play, look, look)
    assert max(sizes) == 6


def _in_threads(*works: Callable[[], None]) -> None:
    """Run all at the same time, and raise what one of them raises."""
    with ThreadPoolExecutor(len(works)) as pool:
        for done in [pool.submit(work) for work in works]:
            done.result()


def test_samples_can_be_added_from_several_threads() -> None:
    chunk, whole = Samples(), Samples()
    chunk.play(None, 2, 1, 1, 0.5, 0.5, None)

    def gather() -> None:
        for _ in range(100):
            whole.add(chunk)

    _in_threads(*[gather] * 8)
    assert len(whole) == 800 * len(chunk) > 0
    chunk.add(chunk)
    assert 400 * len(chunk) == len(whole)

"""Small steps lead to all that the referee allows and to nothing else; moments can be kept and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from sixfold.envs import SixfoldEnv
from sixfold.envs.laying import Laying
from sixfold.envs.layout import END, KINDS, QWIRKLES, TAKE
from sixfold.envs.playing import Playing
from sixfold.envs.stepping import Moment, Stepping
from sixfold.envs.table import Table
from sixfold.rules.cards import choice
from sixfold.rules.edition import edition
from sixfold.rules.plays import Choice
from sixfold.rules.referee import check, legal
from sixfold.rules.turn import Action, Place, Play
from tests.envs.episodes import episode
from tests.play import EDITIONS, random_game


def _laid(draft: Laying) -> Iterator[Action]:
    """Every turn that can be reached."""
    for number in draft.allowed:
        after = draft.choose(number)
        if isinstance(after, Laying):
            yield from _laid(after)
        else:
            yield after


def _played(draft: Playing) -> Iterator[tuple[Playing, int]]:
    """Every way to end the turn that can be reached."""
    for number in draft.allowed:
        after = draft.choose(number) if TAKE <= number < TAKE + KINDS else None
        if isinstance(after, Playing):
            yield from _played(after)
        else:
            yield draft, number


def _at(name: str, count: int, seed: str, every: int) -> Iterator[Stepping]:
    game = Stepping(edition(name), count, "pieces")
    for number, (before, _, _) in enumerate(random_game(name, count, seed)):
        if number % every == 0:
            game.restore(Moment(before, None, seed))
            yield game


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu"])
def test_small_steps_lead_to_every_turn_that_the_referee_allows(name: str) -> None:
    for game in _at(name, 2, "reach", 4):
        assert isinstance(game.draft, Laying)
        reached = set(_laid(game.draft))
        assert reached == set(legal(game.position)), game.position


@pytest.mark.parametrize("name", ["cards-pl", "cards-en"])
def test_cards_one_by_one_lead_to_every_choice_in_one_way(name: str) -> None:
    for game in _at(name, 2, "reach", 7):
        assert isinstance(game.draft, Playing)
        reached = [(draft.chosen, number) for draft, number in _played(game.draft)]
        assert len(set(reached)) == len(reached)
        for draft, number in list(_played(game.draft))[:40]:
            if not draft.chosen:
                continue
            action = draft.choose(number)
            assert isinstance(action, Play)
            assert check(game.position, action).points == (0 if number == END else number - QWIRKLES)
        found = {cards for cards, _ in reached if cards}
        for each in legal(game.position)[:40]:
            if isinstance(each, Choice):
                assert each.cards in found
        for cards in list(found)[:40]:
            assert choice(game.position, cards) is not None


@pytest.mark.parametrize("name", EDITIONS)
def test_whole_turns_are_those_of_the_referee(name: str) -> None:
    env = SixfoldEnv(name, 2, steps="turns")
    for number, each in enumerate(episode(env, 3)):
        if number % 5 == 0:
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


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu"])
def test_what_fits_where_stays_right_as_the_table_grows(name: str) -> None:
    table = None
    for before, _, _ in random_game(name, 3, "table"):
        fresh = Table.of(before.grid)
        table = table.after(before.grid) if table else fresh
        assert {cell: fits for cell, fits in table.fits.items() if fits} == {
            cell: fits for cell, fits in fresh.fits.items() if fits
        }
        assert np.array_equal(table.numbers, fresh.numbers)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_kept_moment_stays_as_it_was_and_brings_the_same_luck_again(name: str) -> None:
    env, other = SixfoldEnv(name, 3), SixfoldEnv(name, 3)
    chance = Random(4)
    for number, _ in enumerate(episode(env, 4)):
        if number == 60:
            break
    kept, texts = env.clone(), []
    for each in (env, env, other):
        each.restore(kept)
        chance.seed(5)
        told = []
        for agent in each.agent_iter():
            observation, reward, ended, cut, _ = each.last()
            assert observation is not None
            told.append((agent, observation["observation"].tobytes(), reward))
            allowed = observation["action_mask"].nonzero()[0]
            each.step(None if ended or cut else int(chance.choice(allowed)))
        texts.append(told)
    assert texts[0] == texts[1] == texts[2]


def test_a_moment_of_another_game_is_refused() -> None:
    env, other = SixfoldEnv("qwirkle", 2), SixfoldEnv("cubes", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="another kind"):
        other.restore(env.clone())


@pytest.mark.parametrize("name", EDITIONS)
def test_an_observation_can_be_read_by_names(name: str) -> None:
    env = SixfoldEnv(name, 3)
    for each in episode(env, 6):
        at, mover = each.game.position, each.game.position.mover
        seen = each.layout.read(each.game.observe(mover))
        assert list(seen["scores"]) == [at.scores[(mover + step) % 3] for step in range(3)]
        assert seen["supply"][0] == at.supply_count
        assert seen["mover"][0] == 0
        held = seen["hands"][0].sum() + sum(
            int((seen[name] > 0).sum() if name == "held" else seen[name].sum())
            for name in ("held", "aside", "chosen")
            if name in seen
        )
        laid = int((seen["laid"][:, 2] > 0).sum()) if "laid" in seen else 0
        assert held + laid == len(at.hand)
        if "tiles" in seen:
            tiles = {((x, y), kind - 1) for x, y, kind in seen["tiles"].tolist() if kind}
            assert tiles == set(at.grid.pieces.items())
        else:
            assert [tuple(kind - 1 for kind in row if kind) for row in seen["rows"].tolist() if row[0]] == list(at.rows)

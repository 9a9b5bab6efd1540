"""Test that hints show no more than their step and one good legal move, and that odds are exact."""

from __future__ import annotations

from itertools import combinations, islice
from random import Random

import pytest

from sixfold.ai.hints import STEPS, hint, hinted_action
from sixfold.ai.kernel import endgame_margin
from sixfold.ai.odds import at_least_one, odds
from sixfold.bench.hints import qwirkle_endgames
from sixfold.rules.actions import Place, Play
from sixfold.rules.edition import edition
from sixfold.rules.partial_position import read_partial_position
from sixfold.rules.piece import BY_LETTERS
from sixfold.rules.position import Position, Seat
from sixfold.rules.referee import apply, check, deal, start, view
from tests.play import random_action


def some_position(name: str, seed: int, turns: int) -> Position:
    at = start(edition(name), (Seat("a"), Seat("b")), f"hints-{seed}")
    rng = Random(seed)
    for _ in range(turns):
        at = apply(at, deal(at, random_action(at, rng), f"hints-{seed}"))
    return at


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu", "cards-pl"])
@pytest.mark.parametrize("turns", [0, 7])
def test_hint_steps_reveal_more_of_one_legal_move(name: str, turns: int) -> None:
    at = some_position(name, 1, turns)
    known = view(at, at.mover)
    first, second, third = (hint(known, step) for step in range(1, STEPS + 1))
    assert first.action is second.action is None
    assert not first.cells
    assert not first.sets
    assert not first.count
    assert third.action is not None
    check(known, third.action)
    assert len({(each.kind, each.attribute, each.value) for each in (first, second, third)}) == 1
    match third.action:
        case Place(tiles):
            assert set(second.cells) == {cell for cell, _ in tiles}
            assert second.count == len(tiles)
        case Play(cards=cards):
            assert second.count == len(cards)
    assert hint(known, STEPS) == third


def test_hint_in_an_endgame_is_the_best_action_whenever_its_search_ends() -> None:
    proven = 0
    for seen in islice(qwirkle_endgames(), 4):
        best = hinted_action(seen)
        assert best == hinted_action(seen)
        if best.exact:
            proven += 1
            assert best.margin == endgame_margin(seen, 0)
    assert proven


@pytest.mark.parametrize(("unseen", "wanted", "held"), [(8, 3, 2), (7, 1, 6), (6, 0, 3), (5, 5, 2), (4, 2, 4)])
def test_at_least_one_equals_share_of_enumerated_hands(unseen: int, wanted: int, held: int) -> None:
    hands = list(combinations(range(unseen), held))
    having = sum(min(hand) < wanted for hand in hands)
    assert at_least_one(unseen, wanted, held) == pytest.approx(having / len(hands))


def test_odds_count_pieces_unseen_by_the_player_to_move() -> None:
    known = read_partial_position("qwirkle-pl hands=RtRtBoBdGxPc/?6 table=0,0:RoRd")
    by_piece = {each.piece: each for each in odds(known)}
    assert sum(each.unseen for each in by_piece.values()) == 108 - 2 - 6
    assert by_piece[BY_LETTERS["Rt"]].unseen == 1
    assert by_piece[BY_LETTERS["Rt"]].next_holds == pytest.approx(6 / 100)
    assert by_piece[BY_LETTERS["Ys"]].drawn == pytest.approx(3 / 100)
    cubes = {
        each.piece: each
        for each in odds(read_partial_position("cubes-hu hands=RtRsBoBdGxPc/YtRsBoBdGxPc table=0,0:RoRd"))
    }
    assert cubes[BY_LETTERS["Yt"]].next_holds == 1
    assert cubes[BY_LETTERS["Yo"]].next_holds == 0
    assert cubes[BY_LETTERS["Yo"]].drawn == pytest.approx(14 / 76 / 6)

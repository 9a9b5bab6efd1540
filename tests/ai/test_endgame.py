"""Test the endgame solver: exact if it has time, and marked as inexact if not."""

from __future__ import annotations

from math import nan

import pytest
from hypothesis import given, settings, strategies as st

from sixfold.ai.kernel import (
    Stop,
    qwirkle_endgame,
    qwirkle_endgame_all,
    qwirkle_endgame_plain,
    qwirkle_endgame_positions,
)
from sixfold.rules.actions import Action, Pass, Place, Turn
from sixfold.rules.edition import edition
from sixfold.rules.grid import Grid
from sixfold.rules.piece import PIECES
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, legal, start
from tests.play import changed, seats
from tests.support.depth import rounds

Ending = tuple[list[int], list[int], list[int]]
NO_LIMIT = 0
PATIENCE = 50_000_000


def endings(count: int, most: int, noise: float, seed: int) -> list[Ending]:
    return qwirkle_endgame_positions(count, most, noise, seed)


def position(ending: Ending) -> Position:
    """Return the same ending for the referee."""
    tiles, hand, other = ending
    laid = zip(*[iter(tiles)] * 3, strict=True)
    grid = Grid.of(((x, y), PIECES[kind]) for x, y, kind in laid)
    hands = (tuple(sorted(PIECES[kind] for kind in held)) for held in (hand, other))
    begun = start(edition("qwirkle-pl"), seats(2), "endgame")
    return changed(begun, hands=tuple(hands), supply=(0,) * 36, grid=grid, mover=0, opening=False)


def minimax(at: Position) -> int:
    """Return the margin of the player to move, by the referee alone."""
    if at.over:
        return 0
    return max(margin_of(at, action) for action in legal(at) if isinstance(action, Place | Pass))


def margin_of(at: Position, action: Place | Pass) -> int:
    after = apply(at, Turn(action))
    return after.scores[at.mover] - at.scores[at.mover] - (0 if after.over else minimax(after))


def action_of(move: list[int]) -> Action:
    laid = zip(*[iter(move)] * 3, strict=True)
    return Place(tuple(((x, y), PIECES[kind]) for x, y, kind in laid)) if move else Pass()


@pytest.mark.parametrize("most", [1, 2])
def test_tiny_endgames_agree_with_minimax_of_the_referee(most: int) -> None:
    for ending in endings(40 // most, most, 1, most):
        _, margin, low, high, exact, _, _ = qwirkle_endgame(*ending, NO_LIMIT, 0, None)
        assert (margin, low, high, exact) == (minimax(position(ending)),) * 3 + (True,), ending


@pytest.mark.parametrize(
    ("most", "count", "noise"),
    [
        (2, rounds(300, 2000), 0.5),
        (2, rounds(300, 2000), 5),
        (3, rounds(60, 200), 0.5),
        (3, rounds(20, 80), 5),
        (4, rounds(2, 3), 0.5),
    ],
)
def test_small_endgames_agree_with_exhaustive_search(most: int, count: int, noise: float) -> None:
    for ending in endings(count, most, noise, 7):
        margin, _ = qwirkle_endgame_plain(*ending, True, PATIENCE)
        assert qwirkle_endgame(*ending, NO_LIMIT, 0, None)[1] == margin, ending


@pytest.mark.parametrize(("most", "count"), [(4, rounds(20, 60)), (5, rounds(5, 10)), (6, rounds(1, 2))])
def test_endgame_agrees_with_plain_search(most: int, count: int) -> None:
    for ending in endings(count, most, 1, 5):
        margin, _ = qwirkle_endgame_plain(*ending, False, PATIENCE)
        assert qwirkle_endgame(*ending, NO_LIMIT, 0, None)[1] == margin, ending


def test_endgame_line_is_legal_and_reaches_the_margin() -> None:
    for ending in endings(60, 4, 2, 3):
        move, margin, *_, line = qwirkle_endgame(*ending, NO_LIMIT, 0, None)
        assert line[0] == move
        at = position(ending)
        for each in line:
            check(at, action_of(each))
            at = apply(at, Turn(action_of(each)))
        assert at.over, ending
        assert at.scores[0] - at.scores[1] == margin, ending


def test_endgame_of_all_returns_the_margin_of_every_move() -> None:
    for ending in endings(4, 2, 1, 11):
        at = position(ending)
        found = {action_of(move): margin for move, margin, exact in qwirkle_endgame_all(*ending, NO_LIMIT, 0, None)}
        assert found == {each: margin_of(at, each) for each in legal(at) if isinstance(each, Place | Pass)}, ending


def test_endgame_passes_without_placement_and_ends_after_two_passes() -> None:
    block = [0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 1, 0]  # two shapes of one colour in a square: only that colour fits
    assert qwirkle_endgame(block, [35], [2], NO_LIMIT, 0, None)[:5] == ([], -9, -9, -9, True)
    assert qwirkle_endgame(block, [35], [28], NO_LIMIT, 0, None)[:5] == ([], 0, 0, 0, True)
    assert qwirkle_endgame_all(block, [35], [28], NO_LIMIT, 0, None) == [([], 0, True)]


@settings(max_examples=60)
@given(st.integers(0, 39), st.integers(1, 400))
def test_endgame_bounds_contain_the_value_at_any_node_limit(number: int, nodes: int) -> None:
    ending = endings(40, 4, 1, 23)[number]
    truth = qwirkle_endgame(*ending, NO_LIMIT, 0, None)[1]
    move, margin, low, high, exact, _, _ = qwirkle_endgame(*ending, nodes, 0, None)
    assert low <= truth <= high
    assert low <= margin <= high
    assert not exact or margin == truth
    check(position(ending), action_of(move))
    each = {tuple(move): margin for move, margin, _ in qwirkle_endgame_all(*ending, NO_LIMIT, 0, None)}
    assert each[tuple(move)] >= low
    for one, worth, sure in qwirkle_endgame_all(*ending, nodes, 0, None):
        assert not sure or each[tuple(one)] == worth


def test_stopped_endgame_returns_a_legal_move() -> None:
    stop = Stop()
    stop.stop()
    for ending in endings(5, 6, 1, 2):
        move, _, low, high, exact, nodes, line = qwirkle_endgame(*ending, NO_LIMIT, 0, stop)
        assert (exact, nodes, line) == (False, 0, [])
        assert low < high
        check(position(ending), action_of(move))


def test_endgame_respects_a_time_limit() -> None:
    ending = endings(1, 6, 1, 4)[0]
    assert qwirkle_endgame(*ending, NO_LIMIT, 0.001, None)[4] is False
    assert qwirkle_endgame(*ending, NO_LIMIT, 1e6, None)[4] is True


def test_endgame_is_deterministic_for_equal_nodes() -> None:
    for ending in endings(5, 6, 1, 9):
        for nodes in (10, 1000, 20000):
            first = qwirkle_endgame(*ending, nodes, 0, None)
            assert first == qwirkle_endgame(*ending, nodes, 0, None)
            assert first[5] <= nodes + 20, "a greedy game to the end is counted at once"


@pytest.mark.parametrize(
    ("tiles", "hand", "other", "ms"),
    [
        ([], [1], [2], 0),
        ([0, 0], [1], [2], 0),
        ([0, 0, 36], [1], [2], 0),
        ([0, 0, 0, 0, 0, 1], [1], [2], 0),
        ([0, 0, 0, 1, 0, 7], [1], [2], 0),
        ([0, 0, 0, 500, 0, 1], [1], [2], 0),
        ([0, 0, 0], [], [2], 0),
        ([0, 0, 0], [1], [], 0),
        ([0, 0, 0], [1] * 7, [2], 0),
        ([0, 0, 0], [-1], [2], 0),
        ([0, 0, 0], [0, 0], [0], 0),
        ([0, 0, 0], [1], [2], -1),
        ([0, 0, 0], [1], [2], nan),
    ],
)
def test_endgame_rejects_impossible_positions(tiles: list[int], hand: list[int], other: list[int], ms: float) -> None:
    for solver in (qwirkle_endgame, qwirkle_endgame_all):
        with pytest.raises(ValueError, match=r"\w"):
            solver(tiles, hand, other, 0, ms, None)


def test_plain_search_stops_at_its_limit() -> None:
    with pytest.raises(ValueError, match="too large"):
        qwirkle_endgame_plain(*endings(1, 6, 1, 1)[0], True, 1000)

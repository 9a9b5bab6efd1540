"""Test evaluations: the best actions and any other, equal for equal seeds, exact if nothing is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sixfold.ai.evaluate import Stop, evaluate
from sixfold.ai.kernel import cubes_expectations, qwirkle_endgame_plain
from sixfold.bench.hints import qwirkle_endgames
from sixfold.rules.actions import Pass, Place, Play, Reroll, Turn
from sixfold.rules.cards import CardsState
from sixfold.rules.cubes import CubesState
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, legal, view
from tests.play import random_game

EDITIONS = ("qwirkle-pl", "cubes-hu", "cards-pl", "cards-en")


def moments(name: str, seats: int, seed: str) -> list[tuple[Position, Turn]]:
    return [(at, turn) for at, turn, _ in random_game(name, seats, seed)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_evaluate_includes_the_played_action(name: str, seats: int) -> None:
    for at, turn in moments(name, seats, f"judged {seats}")[::15]:
        found = evaluate(view(at, at.mover), most=3, also=(turn.action,), effort=0.02)
        assert any(each.action == turn.action for each in found), at
        assert len(found) <= 4
        for each in found:
            assert each.low <= each.margin <= each.high
            assert 0 <= each.chance <= 1
            assert each.points == check(at, each.action).points


@pytest.mark.parametrize("name", EDITIONS)
def test_evaluate_is_deterministic_for_equal_seeds(name: str) -> None:
    at, turn = moments(name, 2, "equal")[10]
    seen = view(at, at.mover)
    first, second = (evaluate(seen, also=(turn.action,), seed=7, effort=0.05) for _ in range(2))
    assert first == second


def test_evaluate_can_be_stopped() -> None:
    stop = Stop()
    stop.stop()
    at, _ = moments("qwirkle-pl", 2, "stopped")[5]
    evaluate(view(at, at.mover), effort=1e6, stop=stop)


def endings(least: int, most: int) -> Iterator[Position]:
    """Yield ends of games of two with an empty bag and few tiles."""
    for number in range(16):
        for at, _ in moments("qwirkle-pl", 2, f"ending {number}"):
            if not at.supply_count and least <= sum(map(len, at.hands)) <= most:
                yield at
                break


def best_margin(at: Position) -> int:
    """Return the margin of the player to move with best play of both, by trying everything with the referee."""
    if at.over:
        return at.scores[at.mover] - at.scores[1 - at.mover]
    values = []
    for action in legal(at):
        if isinstance(action, Place | Pass):
            after = apply(at, Turn(action))
            values.append(best_margin(after) * (1 if after.mover == at.mover else -1))
    return max(values)


def test_evaluate_is_exact_in_endgames_of_qwirkle() -> None:
    tried = 0
    for at in endings(2, 4):
        found = evaluate(view(at, at.mover), most=1)
        assert found[0].exact
        assert found[0].margin == best_margin(at), at
        tried += 1
    assert tried > 1


def test_evaluate_agrees_with_plain_search_in_longer_endgames() -> None:
    for at in list(endings(5, 7))[:4]:
        tiles = [number for (x, y), kind in at.grid.pieces.items() for number in (x, y, kind)]
        margin, _ = qwirkle_endgame_plain(tiles, list(at.hand), list(at.hands[1 - at.mover]), True, 0)
        found = evaluate(view(at, at.mover), most=1)[0]
        assert found.margin == at.scores[at.mover] - at.scores[1 - at.mover] + margin


def test_evaluate_of_an_unfinished_search_is_not_exact() -> None:
    # Nothing is hidden, so all simulations of an action are equal; yet they look only some turns ahead.
    (seen, *_) = qwirkle_endgames()
    found = evaluate(seen, effort=0.05)
    assert found[0].simulations > 1
    assert not any(each.exact for each in found)


def test_evaluate_knows_what_the_last_tiles_bring() -> None:
    for at in endings(2, 6):
        whole = [action for action in legal(at) if isinstance(action, Place) and len(action.tiles) == len(at.hand)]
        for action in whole[:1]:
            played = next(
                each for each in evaluate(view(at, at.mover), also=(action,), effort=0.05) if each.action == action
            )
            assert played.exact
            assert played.margin == at.scores[at.mover] + check(at, action).points - at.scores[1 - at.mover]


def test_evaluate_is_exact_in_the_last_turn_of_cards() -> None:
    tried = 0
    for number in range(6):
        for at, turn in moments("cards-en", 2, f"last {number}"):
            if not at.supply_count and CardsState.of(at).last_turns == 1 and isinstance(turn.action, Play):
                found = evaluate(view(at, at.mover), most=1, also=(turn.action,))
                most = max(choice.qwirkles[-1] for choice in legal(at) if hasattr(choice, "qwirkles"))
                assert all(each.exact for each in found)
                assert found[0].points == most
                assert found[0].margin == at.scores[at.mover] + most - at.scores[1 - at.mover]
                tried += 1
    assert tried


def test_evaluate_ranks_best_reroll_at_least_as_high_as_laying() -> None:
    for at, _ in moments("cubes-hu", 2, "rolls")[4:40:6]:
        if CubesState.of(at).rerolled or at.over or at.opening:
            continue
        tiles = [number for (x, y), kind in at.grid.pieces.items() for number in (x, y, kind)]
        worth = cubes_expectations(tiles, list(at.hand), not at.supply_count)
        found = evaluate(view(at, at.mover), most=3, effort=0.2)
        assert max(worth) >= worth[0]
        assert isinstance(found[0].action, Place | Reroll)

"""A seat sees what the rules show it and not one byte more."""

from __future__ import annotations

import pytest

from sixfold.rules.actions import Exchange, Redraw
from sixfold.rules.cards import CardsState
from sixfold.rules.piece import Piece
from sixfold.rules.position import supply_of
from sixfold.rules.referee import legal, view
from sixfold.rules.view import redacted_turn
from tests.play import EDITIONS, random_game, shuffled
from tests.support.depth import rounds, seeded_rng, some


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_view_does_not_depend_on_hidden_pieces(name: str, count: int) -> None:
    rng = seeded_rng(name, count)
    for number in range(rounds(2, 6)):
        for at, _, after in random_game(name, count, f"view {number}"):
            for viewer in (*range(count), None):
                other = shuffled(at, viewer, rng)
                if (
                    other.mover == viewer
                    and view(other, viewer).drawing_cannot_help != view(at, viewer).drawing_cannot_help
                ):
                    continue  # whether anything left could still help is announced by the rules (C10)
                assert repr(view(other, viewer)) == repr(view(at, viewer))
            if after.over:
                assert view(after, None).over


@pytest.mark.parametrize("name", EDITIONS)
def test_legal_is_equal_for_view_and_position(name: str) -> None:
    slow = name.startswith("cards")
    for number in range(1 if slow else rounds(2, 4)):
        for at, _, _ in list(random_game(name, 2, f"same {number}"))[:: some(15, 6) if slow else 1]:
            assert legal(view(at, at.mover)) == legal(at)


def test_view_shows_all_hands_only_in_cubes() -> None:
    for name in EDITIONS:
        at = next(random_game(name, 3, "open"))[0]
        for viewer in (0, 1, 2, None):
            hands = view(at, viewer).hands
            if name.startswith("cubes"):
                assert hands == at.hands
            else:
                assert hands == tuple(hand if seat == viewer else None for seat, hand in enumerate(at.hands))
            assert view(at, viewer).hand_sizes == tuple(map(len, at.hands))
            assert view(at, viewer).supply_count == sum(at.supply)


def test_hand_raises_for_a_spectator() -> None:
    at = next(random_game("qwirkle-pl", 2, "spectator"))[0]
    with pytest.raises(LookupError):
        _ = view(at, None).hand


@pytest.mark.parametrize("name", EDITIONS)
def test_redacted_turn_hides_drawn_and_exchanged_pieces(name: str) -> None:
    for number in range(rounds(4, 10)):
        for at, turn, _ in random_game(name, 2, f"seen {number}"):
            own, other = redacted_turn(at, turn, at.mover), redacted_turn(at, turn, 1 - at.mover)
            assert own.drawn == turn.drawn
            assert own.action == turn.action
            assert other.drawn_count == len(turn.drawn)
            if name.startswith("cubes"):
                assert other == own
                continue
            assert other.drawn is None
            if isinstance(turn.action, Exchange):
                assert other.action == Exchange(())


def test_redacted_turn_shows_a_stuck_hand_to_everyone() -> None:
    for number in range(2000):
        for at, turn, after in random_game("cards-pl", 2, f"stuck {number}"):
            if isinstance(turn.action, Redraw):
                for viewer in (0, 1, None):
                    assert CardsState.of(view(after, viewer)).shown == at.hand
                    assert redacted_turn(at, turn, viewer).shown == at.hand
                return
    pytest.fail("nobody was stuck")


def test_supply_of_counts_by_kind_or_color() -> None:
    assert supply_of((Piece(0), Piece(7)), (0,) * 6) == (1, 1, 0, 0, 0, 0)
    assert supply_of((Piece(0), Piece(7)), (0,) * 36)[7] == 1

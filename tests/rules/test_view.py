"""A seat sees what the rules show it and not one byte more."""

from __future__ import annotations

import pytest

from sixfold.rules.piece import Piece
from sixfold.rules.position import supply_of
from sixfold.rules.referee import legal, view
from sixfold.rules.turn import Exchange, Redraw
from sixfold.rules.view import seen
from tests.play import EDITIONS, random_game, shuffled
from tests.support.depth import rng, rounds, some


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_view_does_not_change_when_hidden_pieces_change_places(name: str, count: int) -> None:
    chance = rng(name, count)
    for number in range(rounds(2, 6)):
        for at, _, after in random_game(name, count, f"view {number}"):
            for viewer in (*range(count), None):
                other = shuffled(at, viewer, chance)
                if other.mover == viewer and view(other, viewer).hopeless != view(at, viewer).hopeless:
                    continue  # whether anything left could still help is announced by the rules (C10)
                assert repr(view(other, viewer)) == repr(view(at, viewer))
            if after.over:
                assert view(after, None).over


@pytest.mark.parametrize("name", EDITIONS)
def test_the_player_on_turn_has_the_same_choices_by_the_view_as_by_the_position(name: str) -> None:
    slow = name.startswith("cards")
    for number in range(1 if slow else rounds(2, 4)):
        for at, _, _ in list(random_game(name, 2, f"same {number}"))[:: some(15, 6) if slow else 1]:
            assert legal(view(at, at.mover)) == legal(at)


def test_hands_are_open_with_cubes_and_closed_with_tiles_and_cards() -> None:
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


def test_a_spectator_cannot_ask_for_the_hand_on_turn() -> None:
    at = next(random_game("qwirkle-pl", 2, "spectator"))[0]
    with pytest.raises(LookupError):
        _ = view(at, None).hand


@pytest.mark.parametrize("name", EDITIONS)
def test_a_turn_is_seen_without_what_was_drawn_or_set_aside(name: str) -> None:
    for number in range(rounds(4, 10)):
        for at, turn, _ in random_game(name, 2, f"seen {number}"):
            own, other = seen(at, turn, at.mover), seen(at, turn, 1 - at.mover)
            assert own.chance == turn.chance
            assert own.action == turn.action
            assert other.drawn == len(turn.chance)
            if name.startswith("cubes"):
                assert other == own
                continue
            assert other.chance is None
            if isinstance(turn.action, Exchange):
                assert other.action == Exchange(())


def test_a_stuck_hand_is_shown_to_everyone() -> None:
    for number in range(2000):
        for at, turn, after in random_game("cards-pl", 2, f"stuck {number}"):
            if isinstance(turn.action, Redraw):
                for viewer in (0, 1, None):
                    assert view(after, viewer).shown == at.hand
                    assert seen(at, turn, viewer).shown == at.hand
                return
    pytest.fail("nobody was stuck")


def test_counting_a_supply_by_kind_and_by_colour() -> None:
    assert supply_of((Piece(0), Piece(7)), (0,) * 6) == (1, 1, 0, 0, 0, 0)
    assert supply_of((Piece(0), Piece(7)), (0,) * 36)[7] == 1

"""Text to object to text is the identity, and what cannot be read says so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixfold.rules.grid import Grid
from sixfold.rules.notation import (
    NotationError,
    action_text,
    position,
    position_text,
    read_action,
    read_grid,
    read_piece,
    read_position,
    read_turn,
    turn_text,
)
from sixfold.rules.piece import PIECES, Hand, piece
from sixfold.rules.turn import Action, Exchange, Pass, Place, Play, Redraw, Reroll, Roll, Turn
from tests.play import EDITIONS, random_game
from tests.support.depth import rounds

pieces = st.sampled_from(PIECES)
hands = st.lists(pieces, max_size=9).map(tuple)
rows = st.lists(st.lists(pieces, min_size=1, max_size=7).map(tuple), max_size=9).map(tuple)
cells = st.tuples(st.integers(-9999, 9999), st.integers(-9999, 9999))
actions: st.SearchStrategy[Action] = st.one_of(
    st.lists(st.tuples(cells, pieces), max_size=6).map(lambda tiles: Place(tuple(tiles))),
    hands.map(Exchange),
    hands.map(Reroll),
    st.builds(Play, hands, rows, rows),
    st.sampled_from([Roll(), Redraw(), Pass()]),
)


@given(actions)
def test_every_action_reads_back_as_itself(action: Action) -> None:
    text = action_text(action)
    assert read_action(text) == action
    assert action_text(read_action(text)) == text


@given(actions, hands)
def test_every_turn_reads_back_as_itself(action: Action, chance: Hand) -> None:
    turn = Turn(action, chance)
    assert read_turn(turn_text(turn)) == turn


@pytest.mark.parametrize("name", EDITIONS)
def test_every_position_of_a_game_reads_back_as_itself_and_its_repr_can_be_pasted(name: str) -> None:
    for number in range(rounds(3, 6)):
        for at, _, after in random_game(name, 2 + number % 3, f"text {number}"):
            text = position_text(at)
            assert read_position(text) == at
            assert position_text(read_position(text)) == text
            assert eval(repr(after), {"position": position}) == after


def test_a_piece_reads_back_from_its_repr() -> None:
    assert all(eval(repr(each), {"piece": piece}) == each for each in PIECES)
    assert str(read_piece("Rt")) == "Rt"
    assert (read_piece("Rt").color_name, read_piece("Rt").shape_name) == ("red", "star")


def test_repr_of_a_table_can_be_pasted() -> None:
    grid = read_grid("0,0:RoRs/0,1:Bo")
    assert eval(repr(grid), {"Grid": Grid, "piece": piece}) == grid


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "action"),
        ("jump Ro", "action"),
        ("roll now", "action"),
        ("lay Ro", "cell"),
        ("lay Ro@1", "cell"),
        ("lay Ro@1,x", "number"),
        ("lay Ro@12345,0", "number"),
        ("lay Zz@0,0", "piece"),
        ("lay Ro@٣,0", "number"),
        ("swap ro", "piece"),
        ("play Ro", "play"),
        ("play Ro : RoRsRd !", "play"),
        ("play Ro : RoR", "piece"),
        ("lay " + "Ro@0,0 " * 10_000, "too_long"),
    ],
)
def test_what_is_not_an_action_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_action(text)
    assert caught.value.problem == problem


GOOD = position_text(next(random_game("qwirkle-pl", 2, "good"))[2])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "edition"),
        ("chess", "edition"),
        ("qwirkle-pl", "missing"),
        (GOOD.replace("mover=", "moved="), "missing"),
        (GOOD + " color=red", "field"),
        (GOOD + " mover=0", "field"),
        (GOOD.replace("turns=1", "turns=one"), "number"),
        (GOOD.replace("starter=0", "starter=5").replace("starter=1", "starter=5"), "numbers"),
        (GOOD.replace(" table=", " table=9:RoRs/"), "cell"),
        (GOOD.split(" table=")[0] + " table=0,0:RoBs", "table"),
        (GOOD.split(" supply=")[0] + " supply=9 table=-", "supply"),
        ("x" * 30_000, "too_long"),
    ],
)
def test_what_is_not_a_position_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert caught.value.problem == problem

"""Text to object to text is the identity, and what cannot be read says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from sixfold.rules.actions import Action, Exchange, Pass, Place, Play, Redraw, Reroll, Roll, Turn
from sixfold.rules.errors import NotationError
from sixfold.rules.grid import Grid
from sixfold.rules.notation import (
    action_text,
    pieces_text,
    position,
    position_text,
    read_action,
    read_cards,
    read_grid,
    read_hand,
    read_piece,
    read_position,
    read_turn,
    turn_text,
)
from sixfold.rules.piece import PIECES, Hand, piece
from sixfold.rules.position import Position
from tests.play import EDITIONS, changed, random_game
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
def test_read_action_inverts_action_text(action: Action) -> None:
    text = action_text(action)
    assert read_action(text) == action
    assert action_text(read_action(text)) == text


@given(actions, hands)
def test_read_turn_inverts_turn_text(action: Action, drawn: Hand) -> None:
    turn = Turn(action, drawn)
    assert read_turn(turn_text(turn)) == turn


@pytest.mark.parametrize("name", EDITIONS)
def test_read_position_inverts_position_text_and_repr_evaluates(name: str) -> None:
    for number in range(rounds(3, 6)):
        for at, _, after in random_game(name, 2 + number % 3, f"text {number}"):
            text = position_text(at)
            assert read_position(text) == at
            assert position_text(read_position(text)) == text
            assert eval(repr(after), {"position": position}) == after


def test_repr_of_a_piece_evaluates_to_it() -> None:
    assert all(eval(repr(each), {"piece": piece}) == each for each in PIECES)
    assert str(read_piece("Rt")) == "Rt"
    assert (read_piece("Rt").color_name, read_piece("Rt").shape_name) == ("red", "star")


def test_repr_of_a_grid_evaluates_to_it() -> None:
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
def test_read_action_names_the_problem(text: str, problem: str) -> None:
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
def test_read_position_names_the_problem(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert caught.value.problem == problem


def middle(name: str) -> Position:
    """Return a position of two players in the middle of a game, with a supply."""
    return list(random_game(name, 2, "middle"))[6][0]


def empty_supply(name: str) -> Position:
    """Return the same with nothing left to draw, and one piece less in the first hand."""
    at = middle(name)
    hands = (at.hands[0][1:], *at.hands[1:])
    last = {} if at.edition.rules.has_grid else {"last_turns": 2}
    return changed(at, hands=hands, supply=(0,) * len(at.supply), **last)


QWIRKLE, CUBES, CARDS = map(middle, ("qwirkle-pl", "cubes-hu", "cards-pl"))


@pytest.mark.parametrize(
    "at",
    [
        replace(QWIRKLE, mover=0, starter=1, passes=1),
        replace(QWIRKLE, announced=()),
        replace(empty_supply("qwirkle-pl"), passes=2, over=True),
        replace(empty_supply("qwirkle-pl"), hands=((), QWIRKLE.hands[1]), over=True),
        changed(CUBES, rerolled=True),
        changed(CARDS, deals=2, shown=CARDS.hand),
        changed(CARDS, last_turns=0),
        empty_supply("cards-pl"),
    ],
)
def test_read_position_inverts_position_text_of_rare_positions(at: Position) -> None:
    text = position_text(at)
    assert read_position(text) == at
    assert position_text(read_position(text)) == text


@pytest.mark.parametrize(
    ("name", "key", "value", "problem"),
    [
        ("qwirkle-pl", "supply", "000000.000000.000000.000000.000000.00000", "supply"),
        ("qwirkle-pl", "supply", "000000.000000.000000.000000.000000.0000000", "supply"),
        ("qwirkle-pl", "supply", "400000.000000.000000.000000.000000.000000", "supply"),
        ("qwirkle-pl", "supply", "x00000.000000.000000.000000.000000.000000", "number"),
        ("cubes-hu", "supply", "16.0.0.0.0.0", "supply"),
        ("cubes-hu", "supply", "-1.0.0.0.0.0", "supply"),
        ("cubes-hu", "supply", "0.0.0.0.0", "supply"),
        ("qwirkle-pl", "table", "0,0:", "cell"),
        ("qwirkle-pl", "table", "0:RoRs", "cell"),
        ("qwirkle-pl", "table", "0,0:RoRo", "table"),
        ("cards-pl", "taken", "RoRsRdRtRc|-", "table"),
        ("cards-pl", "taken", "RoRsRdRtRcBx|-", "table"),
        ("cards-pl", "opening", "yes", "field"),
        ("cards-pl", "hands", "Ro", "numbers"),
    ],
)
def test_read_position_rejects_a_field_that_cannot_be(name: str, key: str, value: str, problem: str) -> None:
    words = dict(word.partition("=")[::2] for word in position_text(middle(name)).split()[1:])
    text = " ".join([name, *(f"{each}={now}" for each, now in (words | {key: value}).items())])
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert caught.value.problem == problem


def test_grid_text_writes_runs_of_neighbours_row_by_row() -> None:
    text = "-1,-2:Ro/1,-2:Bo/-1,-1:RsGsBs"
    assert position_text(changed(QWIRKLE, grid=read_grid(text))).split(" table=")[1].split()[0] == text


def test_position_text_writes_dashes_for_empty_hands_and_tables() -> None:
    text = position_text(changed(empty_supply("cards-pl"), hands=((), CARDS.hands[1]), rows=()))
    assert f" hands=-/{pieces_text(CARDS.hands[1])} " in text
    assert " table=- " in text


def test_notation_error_quotes_at_most_sixty_characters() -> None:
    with pytest.raises(NotationError) as caught:
        read_action("jump" * 100)
    assert caught.value.token == "jump" * 15


@pytest.mark.parametrize(
    ("text", "cards"),
    [("play Rs Ro", "RoRs"), ("play", ""), ("play Ro : RoRsRd", None), ("pass", None), ("", None)],
)
def test_read_cards_takes_a_play_without_a_table_only(text: str, cards: str | None) -> None:
    assert read_cards(text) == (None if cards is None else read_hand(cards or "-"))


@pytest.mark.parametrize("read", [read_action, read_cards, read_turn, read_position])
def test_notation_rejects_more_than_twenty_thousand_characters(read: Callable[[str], object]) -> None:
    with pytest.raises(NotationError) as caught:
        read("play" + " Ro" * 6_666)
    assert caught.value.problem == "too_long"
    with pytest.raises(NotationError) as caught:
        read("play" + " Zz" * 6_665)
    assert caught.value.problem != "too_long"


def test_read_turn_rejects_an_equals_sign_with_nothing_behind_it() -> None:
    with pytest.raises(NotationError):
        read_turn("pass = ")

"""Test the public API: every name of `sixfold`, and moves, bots and pictures for all three games."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version

import pytest

import sixfold
from sixfold import (
    Action,
    Choice,
    Exchange,
    Fair,
    Game,
    Illegal,
    NotationError,
    Pass,
    Place,
    Play,
    Position,
    Redraw,
    Reroll,
    Roll,
    Seat,
    action_text,
    arrangement,
    edition,
    editions,
    legal,
    piece,
    position,
    read_action,
    view,
)
from sixfold.ai.bots import LEVELS, UnknownLevel

EDITIONS = tuple(editions())
ACTIONS: tuple[Action, ...] = (
    Place((((0, 0), piece("Rt")), ((1, 0), piece("Rs")))),
    Exchange((piece("Bd"), piece("Ro"))),
    Reroll((piece("Gx"),)),
    Roll(),
    Play((piece("Rt"),), ((piece("Rt"), piece("Rs"), piece("Ro")),)),
    Redraw(),
    Pass(),
)
TILES = position(
    "qwirkle-pl mover=0 starter=1 turns=1 scores=0,3 hands=RtRxRxOtGcBd/YcYxYxGdBoBx"
    " supply=333231.333233.333321.332323.232332.222333 table=0,0:Po/0,1:Ps/0,2:Pd announced=2,3"
)


def new_game(name: str) -> Game:
    return Game.start(edition(name), (Seat("Ann", 9), Seat("Bo", 41)), Fair("a secret"))


def finished(name: str) -> Game:
    game, player = new_game(name), sixfold.bot("greedy")
    while game.outcome is None:
        game = game.play(player.choose(game.position, seed=len(game.turns)))
    return game


@pytest.mark.parametrize("name", sixfold.__all__)
def test_public_name_can_be_imported(name: str) -> None:
    assert getattr(sixfold, name) is not None
    assert name in dir(sixfold)


def test_unknown_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nothing"):
        sixfold.nothing  # noqa: B018


def test_version_is_that_of_the_package() -> None:
    assert sixfold.__version__ == version("sixfold")


def test_import_loads_neither_rules_nor_fluent() -> None:
    code = "import sixfold, sys; print([each for each in sys.modules if 'rules.' in each or 'fluent' in each])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


def test_render_stays_function_after_import() -> None:
    from sixfold.render import picture

    assert callable(sixfold.render)
    assert picture.svg is not None


def test_piece_prints_as_notation_and_repr_can_be_pasted_back() -> None:
    assert str(piece("Rt")) == "Rt"
    assert eval(repr(piece("Rt"))) == piece("Rt")


@pytest.mark.parametrize("action", ACTIONS, ids=lambda each: type(each).__name__)
def test_action_prints_as_notation_and_repr_can_be_pasted_back(action: Action) -> None:
    assert read_action(str(action)) == action
    assert action_text(action) == str(action)
    assert eval(repr(action)) == action


def test_position_prints_as_grid_with_coordinates() -> None:
    lines = str(TILES).splitlines()
    assert lines[0].split() == ["-1", "0", "1"]
    assert [line.split()[2] for line in lines[2:5]] == ["Po", "Ps", "Pd"]
    assert [line.split()[0] for line in lines[1:]] == ["-1", "0", "1", "2", "3"]


def test_position_of_cards_prints_as_rows() -> None:
    game = new_game("cards")
    assert str(game.position).strip() == "-"
    assert str(game.play("play Ot Oc Ox").position).split() == ["1", "Ot", "Oc", "Ox"]


@pytest.mark.parametrize("name", EDITIONS)
def test_view_prints_as_its_position(name: str) -> None:
    at = finished(name).position
    assert all(str(at.view(seat)) == str(at) for seat in (None, 0, 1))


@pytest.mark.parametrize("name", EDITIONS)
def test_position_methods_agree_with_functions(name: str) -> None:
    at = new_game(name).position
    assert at.legal_actions() == legal(at) == at.view(at.mover).legal_actions()
    assert at.view(0) == view(at, 0)
    assert at.outcome() is None


@pytest.mark.parametrize("name", EDITIONS)
def test_outcome_of_finished_position_is_that_of_the_game(name: str) -> None:
    game = finished(name)
    assert game.position.outcome() == game.outcome
    assert game.position.legal_actions() == ()


@pytest.mark.parametrize("name", EDITIONS)
def test_play_takes_text_action_and_choice(name: str) -> None:
    game = new_game(name)
    move = game.position.legal_actions()[0]
    action = arrangement(game.position, move) if isinstance(move, Choice) else move
    assert game.play(move) == game.play(str(move)) == game.play(action) == game.play(str(action))


@pytest.mark.parametrize("name", EDITIONS)
def test_play_raises_notation_error_for_unreadable_text(name: str) -> None:
    with pytest.raises(NotationError):
        new_game(name).play("castle")


@pytest.mark.parametrize(("name", "text"), [("qwirkle", "pass"), ("cubes", "lay Ro@0,0"), ("cards", "play Ro")])
def test_play_raises_illegal_for_text_of_an_illegal_move(name: str, text: str) -> None:
    with pytest.raises(Illegal):
        new_game(name).play(text)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("level", LEVELS)
def test_bot_chooses_the_same_from_position_and_view(name: str, level: str) -> None:
    at = new_game(name).position
    action = sixfold.bot(level).choose(at, seed=7)
    assert sixfold.bot(level).choose(at.view(at.mover), seed=7) == action
    assert sixfold.check(at, action) is not None


def test_bot_raises_for_unknown_level() -> None:
    with pytest.raises(UnknownLevel):
        sixfold.bot("grandmaster")


@pytest.mark.parametrize("name", EDITIONS)
def test_finished_game_passes_verify(name: str) -> None:
    sixfold.verify(finished(name))


@pytest.mark.parametrize("name", EDITIONS)
def test_notebook_draws_position_and_view(name: str) -> None:
    at: Position = new_game(name).position
    assert at._repr_svg_() == sixfold.render(at)
    assert at._repr_svg_().startswith("<svg")
    assert at.view(0)._repr_svg_() == sixfold.render(at, seat=0) != sixfold.render(at)

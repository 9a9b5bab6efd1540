"""A record holds a whole game, replays without randomness, and is refused loudly where it cannot be."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from sixfold.rules.actions import Place, Tile
from sixfold.rules.edition import edition
from sixfold.rules.errors import Illegal, Reason
from sixfold.rules.grid import Grid
from sixfold.rules.line import Line
from sixfold.rules.position import BadSeats, Seat, check_seats
from sixfold.rules.record import (
    FORMAT,
    OLD_FORMAT,
    Game,
    RecordError,
    read_record,
    to_json,
    to_text,
    verify,
    without_ages,
)
from sixfold.rules.rng import Fair
from sixfold.terminal.local_game import LocalGame
from tests.play import EDITIONS, random_action, seats

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def played(name: str, count: int, secret: str, turns: int = 10_000) -> Game:
    game = Game.start(edition(name), seats(count), Fair(secret, ("salt", "żółw")))
    rng = Random(secret)
    while game.outcome is None and len(game.turns) < turns:
        game = game.play(random_action(game.position, rng))
    return game


def test_play_and_local_game_check_a_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.start(edition("qwirkle-pl"), seats(2), Fair("once"))
    action, checked, check = random_action(game.position, Random("once")), [], Grid.check

    def count(grid: Grid, tiles: tuple[Tile, ...]) -> tuple[Line, ...]:
        checked.append(tiles)
        return check(grid, tiles)

    monkeypatch.setattr(Grid, "check", count)
    after, taken = game.play(action), LocalGame(game).take(action)
    assert isinstance(action, Place)
    assert checked == [action.tiles] * 2
    assert (taken.after, taken.score.points) == (after.position, after.points[0])


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_read_record_inverts_json_and_text(name: str, count: int) -> None:
    for turns in (0, 7, 10_000):
        game = played(name, count, f"record {turns}", turns)
        for write in (to_json, to_text):
            again = read_record(write(game))
            assert again == game
            assert write(again) == write(game)
        jsonschema.validate(json.loads(to_json(game)), SCHEMA)
        verify(game)


def test_record_schema_rejects_other_fields() -> None:
    data = json.loads(to_json(played("cubes-hu", 2, "strict", 3)))
    for broken in ({**data, "color": 1}, {**data, "turns": [{}]}, {**data, "format": "other"}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(broken, SCHEMA)


def test_read_record_requires_the_ending_except_in_version_1() -> None:
    data = json.loads(to_json(finished := played("cubes-hu", 2, "old")))
    old_result = {key: data["result"][key] for key in ("scores", "winners")}
    old = json.dumps({**data, "format": OLD_FORMAT, "result": old_result})
    assert read_record(old) == finished
    for broken in (
        {**data, "format": OLD_FORMAT},
        {**data, "result": old_result},
        {**data, "result": {**old_result, "ending": "all_passed"}},
    ):
        with pytest.raises(RecordError, match="result"):
            read_record(json.dumps(broken))
    text = to_text(finished)
    assert text.endswith(" last_piece\n")
    for ending in ("", " all_passed", " last_piece more"):
        with pytest.raises(RecordError, match="result"):
            read_record(text.replace(" last_piece\n", f"{ending}\n"))


def test_read_record_reads_old_cards_pl_with_free_rows() -> None:
    free = Game.start(edition("cards-pl;free_rows=1"), seats(2), Fair("free"))
    text = to_text(free)
    assert text.startswith("sixfold-record/2\nedition cards-pl;free_rows=1\n")
    assert read_record(text) == free
    old = text.replace(FORMAT, OLD_FORMAT).replace(";free_rows=1", "")
    assert read_record(old) == free
    assert read_record(old.replace("edition cards-pl", "edition cards")) == free
    assert read_record(old.replace(OLD_FORMAT, FORMAT)).edition == edition("cards-pl")
    jsonschema.validate(json.loads(to_json(free)), SCHEMA)


def test_without_ages_marks_the_starter_as_first() -> None:
    printed = edition("qwirkle-pl")
    ages = Seat("a", 8), Seat("b", 9)
    games = [Game.start(printed, ages, Fair(f"{number}")) for number in range(30)]
    without = [without_ages(printed, ages, game.deals) for game in games]
    assert {tuple(seat.first for seat in each) for each in without} == {(False, False), (False, True)}
    for game, bare in zip(games, without, strict=True):
        again = Game.start(printed, bare, game.fair or Fair(""))
        assert again.position == game.position
        jsonschema.validate(json.loads(to_json(again)), SCHEMA)
        assert read_record(to_json(again)) == read_record(to_text(again)) == again
        if bare[1].first:
            continue
        other = (replace(bare[0], first=game.position.starter == 1), replace(bare[1], first=game.position.starter == 0))
        sizes = game.position.announced
        if sizes[0] != sizes[1]:
            with pytest.raises(Illegal):
                Game.start(printed, other, game.fair or Fair(""))


def changed(data: dict[str, Any], turn: int, text: str) -> str:
    turns = [dict(each) for each in data["turns"]]
    turns[turn - 1]["turn"] = text
    return json.dumps({**data, "turns": turns})


GAME = json.loads(to_json(played("qwirkle-pl", 2, "bad", 6)))


def test_read_record_names_turn_and_reason_of_an_illegal_turn() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(changed(GAME, 3, "lay Ro@500,500"))
    assert (caught.value.problem, caught.value.turn) == ("turn", 3)
    assert isinstance(caught.value.cause, Illegal)
    assert caught.value.cause.reason in (Reason.NOT_IN_HAND, Reason.NO_CONTACT)


@pytest.mark.parametrize(
    ("change", "problem", "turn"),
    [
        ({"format": "sixfold-record/9"}, "format", 0),
        ({"edition": "chess"}, "edition", 0),
        ({"edition": 5}, "edition", 0),
        ({"seats": [{"name": "a"}]}, "start", 0),
        ({"seats": [{"name": "a"}, {"name": "a"}]}, "start", 0),
        ({"seats": [{"name": "a"}, {"name": 3}]}, "seat", 0),
        ({"seats": [{"name": "a", "age": True}, {"name": "b"}]}, "seat", 0),
        ({"seats": [{"name": "a", "first": 1}, {"name": "b"}]}, "seat", 0),
        ({"seats": [{"name": "a", "first": True, "age": 3}, {"name": "b"}]}, "seat", 0),
        ({"seats": [{"name": "a", "first": True}, {"name": "b", "first": True}]}, "start", 0),
        ({"seats": None}, "json", 0),
        ({"deals": []}, "start", 0),
        ({"deals": [["RoRo", "Rs"]]}, "start", 0),
        ({"deals": [["Zz", "Rs"]]}, "start", 0),
        ({"deals": [3]}, "json", 0),
        ({"result": {"scores": [1, 2], "winners": [1]}}, "result", 6),
        ({"secret": 5}, "fairness", 0),
        ({"salts": [None]}, "fairness", 0),
        ({"turns": [5]}, "turn", 1),
        ({"turns": [{"seat": 0, "points": 0, "turn": "fly"}]}, "turn", 1),
        ({"turns": [{**GAME["turns"][0], "points": 99}]}, "points", 1),
        ({"turns": [{**GAME["turns"][0], "seat": 1 - GAME["turns"][0]["seat"]}]}, "points", 1),
    ],
)
def test_read_record_names_the_problem(change: dict[str, Any], problem: str, turn: int) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(json.dumps({**GAME, **change}))
    assert (caught.value.problem, caught.value.turn) == (problem, turn)


def test_verify_names_the_first_turn_with_other_draws() -> None:
    game = played("cubes-hu", 2, "verify", 8)
    other = Game.start(edition("cubes-hu"), seats(2), Fair("verify", ("salt", "żółw")))
    rng = Random(1)
    for number, turn in enumerate(game.turns, 1):
        if number < 5:
            other = other.take(turn)
        else:
            loaded = Game.start(edition("cubes-hu"), seats(2), Fair("loaded dice"))
            drawn = random_action(other.position, rng)
            other = other.take(_loaded(other, drawn, loaded))
            break
    with pytest.raises(RecordError) as caught:
        verify(other)
    assert (caught.value.problem, caught.value.turn) == ("draw", 5)


def _loaded(game: Game, action: Any, other: Game) -> Any:
    """Return the same action with the draws of another seed."""
    from sixfold.rules.referee import deal

    assert other.fair is not None
    assert game.fair is not None
    for number in range(100):
        turn = deal(game.position, action, f"{other.fair.seed}{number}")
        if turn != deal(game.position, action, game.fair.seed):
            return turn
    raise AssertionError("no other chance")


def test_verify_rejects_other_secret_salts_hands_and_no_secret() -> None:
    data = json.loads(to_json(played("cards-en", 2, "fair", 3)))
    for change, problem in (
        ({"secret": "other"}, "commitment"),
        ({"salts": ["other", "żółw"]}, "commitment"),
        ({"secret": "other", "commitment": Fair("other").commitment}, "deal"),
        ({"secret": None}, "no_secret"),
    ):
        with pytest.raises(RecordError) as caught:
            verify(read_record(json.dumps({**data, **change})))
        assert caught.value.problem == problem


@pytest.mark.parametrize(
    ("people", "key"),
    [
        ((), "count"),
        ((Seat("a"),), "count"),
        (tuple(Seat(str(n)) for n in range(5)), "count"),
        ((Seat("a"), Seat("a")), "same-name"),
        ((Seat("a"), Seat("b", -1)), "age"),
        ((Seat("a"), Seat("b", 151)), "age"),
        ((Seat("a"), Seat("  ")), "name"),
        ((Seat("a"), Seat("b" * 61)), "name"),
        ((Seat("a"), Seat("b\n")), "name"),
    ],
)
@pytest.mark.parametrize("name", EDITIONS)
def test_check_seats_names_the_problem(name: str, people: tuple[Seat, ...], key: str) -> None:
    with pytest.raises(BadSeats) as caught:
        check_seats(edition(name), people)
    assert caught.value.key == key


def test_play_raises_without_a_seed() -> None:
    game = Game.begin(edition("cubes-hu"), seats(2), played("cubes-hu", 2, "x", 0).deals)
    with pytest.raises(ValueError, match="no seed"):
        game.play(random_action(game.position, Random(1)))

"""Test `sixfold judge` and `sixfold moves`: every vector, every kind of nonsense, one answer a line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, cast

import pytest

from sixfold.cli.judging import judge, moves
from sixfold.cli.main import main
from sixfold.i18n.catalog import LANGUAGES

Json = dict[str, Any]
Ask = Callable[[Iterable[str], str], Iterator[Json]]
VECTORS = Path(__file__).parents[1] / "data" / "vectors.jsonl"
ANSWER = {"legal", "score", "lines", "reason"}
KEYS = ANSWER | {"id", "edition", "board", "table", "hand", "opening", "action", "roll", "history", "turn"}

RED = [["red", shape] for shape in ("circle", "square", "diamond", "star", "clover", "cross")]
STARS = [[color, "star"] for color in ("red", "orange", "yellow", "green", "blue", "purple")]
GREEN = [["green", shape] for shape in ("circle", "square", "diamond", "star", "clover", "cross")]
LONE = [["red", "circle"], ["orange", "square"], ["yellow", "diamond"], ["green", "star"], ["blue", "clover"]]
"""No two of them go together."""


@cache
def vectors() -> tuple[Json, ...]:
    return tuple(json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines())


def with_hand() -> list[Json]:
    return [each for each in vectors() if each["legal"] and "hand" in each]


def named(each: Json) -> str:
    return str(each["id"])


def asked(each: Json) -> Json:
    """Return a vector without its answer."""
    return {key: value for key, value in each.items() if key not in ANSWER}


def answered(lines: Iterable[str], ask: Ask, lang: str = "en") -> list[Any]:
    """Return the answers as a program reads them."""
    return [json.loads(json.dumps(answer, allow_nan=False)) for answer in ask(lines, lang)]


def judge_case(lang: str = "en", /, **case: Any) -> Json:
    (answer,) = answered([json.dumps({"id": "x", **case})], judge, lang)
    assert answer.pop("id") == "x"
    return cast(Json, answer)


def listed(lang: str = "en", /, **case: Any) -> Json:
    (answer,) = answered([json.dumps({"id": "x", **case})], moves, lang)
    assert answer.pop("id") == "x"
    return cast(Json, answer)


def row(*pieces: list[str], x: int = 0, y: int = 0) -> list[list[Any]]:
    return [[x + step, y, *piece] for step, piece in enumerate(pieces)]


def tiles(**more: Any) -> Json:
    """Return a request: lay a red square beside a red circle."""
    return {"edition": "qwirkle-pl", "board": row(RED[0]), "action": {"place": row(RED[1], x=1)}, **more}


def cards(**more: Any) -> Json:
    """Three reds lie, a fourth is played."""
    action = {"play": [RED[3]], "table": [RED[:4]], "qwirkles": []}
    return {"edition": "cards-pl", "table": [RED[:3]], "action": action, **more}


# The vectors


def test_vectors_match_schema() -> None:
    assert len(vectors()) == len({each["id"] for each in vectors()}) == 87
    assert all({"id", "edition", "action", "legal", "score"} <= set(each) <= KEYS for each in vectors())
    assert {each["edition"] for each in vectors()} >= {
        "qwirkle-pl",
        "qwirkle-it",
        "cubes-hu",
        "cards-pl",
        "cards-pl;free_rows=1",
        "cards-en",
    }


def test_sample_turns_follow_each_other() -> None:
    table: dict[str, list[Any]] = {}
    for each in vectors():
        if "history" in each:
            assert sorted(each["board"]) == sorted(table.setdefault(each["history"], each["board"])), each["id"]
            table[each["history"]] = each["board"] + each["action"]["place"]
    assert len(table) == 3


@pytest.mark.parametrize("each", vectors(), ids=named)
def test_judge_answers_vector(each: Json) -> None:
    (answer,) = judge([json.dumps(asked(each))], "en")
    lines = each.get("lines")
    assert answer == {key: each.get(key) for key in ("id", "legal", "score", "reason")} | {"lines": lines}


@pytest.mark.parametrize("each", [each for each in vectors() if "hand" in each], ids=named)
def test_judge_refuses_vector_without_piece_in_hand(each: Json) -> None:
    """The pieces of the action are taken out of the hand; nothing else about the vector changes."""
    kind = "place" if "place" in each["action"] else "play"
    laid = [tile[-2:] for tile in each["action"][kind]]
    if laid:
        hand = [piece for piece in each["hand"] if piece not in laid]
        assert judge_case(**{**asked(each), "id": "x", "hand": hand})["reason"] == "not_in_hand"


@pytest.mark.parametrize("each", [e for e in vectors() if e["legal"] and "place" in e["action"]], ids=named)
def test_judge_ignores_order_of_laying(each: Json) -> None:
    place = each["action"]["place"]
    for order in list(permutations(place))[:12]:
        assert judge_case(**{**asked(each), "id": "x", "action": {"place": order}})["score"] == each["score"]


@pytest.mark.parametrize("each", with_hand(), ids=named)
def test_moves_lists_action_of_vector(each: Json) -> None:
    answer = listed(**{**asked(each), "id": "x"})
    if "table" in each:
        wanted = sorted(each["action"]["play"])
        (found,) = [play for play in answer["plays"] if sorted(play["play"]) == wanted]
        assert found["qwirkles"] >= each["score"]
        assert not answer["stuck"]
        return
    place = each["action"]["place"]
    if each.get("opening"):  # an opening is listed with its first tile on the origin
        left, top = min((x, y) for x, y, *_ in place)
        place = [[x - left, y - top, *piece] for x, y, *piece in place]
    (score,) = [act["score"] for act in answer["actions"] if sorted(act["place"]) == sorted(place)]
    assert score == each["score"]


@pytest.mark.parametrize("each", [e for e in with_hand() if "place" in e["action"]], ids=named)
def test_moves_are_legal_with_their_score(each: Json) -> None:
    actions = listed(**{**asked(each), "id": "x"})["actions"]
    places = [tuple(sorted(map(tuple, act["place"]))) for act in actions]
    assert len(set(places)) == len(places) > 0
    for act in actions:
        verdict = judge_case(**{**asked(each), "id": "x", "action": {"place": act["place"]}})
        assert (verdict["legal"], verdict["score"]) == (True, act["score"]), act


def test_judge_command_answers_all_vectors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", str(VECTORS)]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["id"] for answer in answers] == [each["id"] for each in vectors()]
    assert [answer["legal"] for answer in answers] == [each["legal"] for each in vectors()]


# A line that cannot be read


def test_judge_continues_after_bad_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = json.dumps({"id": "good", **tiles()})
    lines = [good, "nonsense", "", "   ", "[1, 2]", '{"id": "bad"}', "{", "null", good, "\x00", '"text"', good]
    path = tmp_path / "some.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert main(["judge", str(path)]) == 1
    out, err = capsys.readouterr()
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["id"] for answer in answers] == [
        *("good", None, None, "bad", None, None, "good", None, None, "good"),
    ]
    assert [answer.get("legal") for answer in answers if answer["id"] == "good"] == [True, True, True]
    assert all(set(answer) == {"id", "error"} and answer["error"] for answer in answers if answer["id"] != "good")
    assert err == ""


def test_moves_continues_after_bad_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = {"id": 1, "edition": "qwirkle-pl", "board": row(RED[0]), "hand": [RED[1]]}
    path = tmp_path / "some.jsonl"
    path.write_text("\n".join(["{}", json.dumps(good), "}", json.dumps(good)]), encoding="utf-8")
    assert main(["moves", str(path)]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ["error" in answer for answer in answers] == [True, False, True, False]


@pytest.mark.parametrize("command", ["judge", "moves"])
@pytest.mark.parametrize("text", ["", "\n", " \n\t\n\n", "\r\n\r\n"])
def test_judge_skips_blank_lines(command: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "blank.jsonl"
    path.write_text(text, encoding="utf-8", newline="")
    assert main([command, str(path)]) == 0
    assert capsys.readouterr().out == ""


def test_judge_accepts_crlf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "dos.jsonl"
    path.write_bytes(b"".join(json.dumps(tiles(id=n)).encode() + b"\r\n" for n in range(3)))
    assert main(["judge", str(path)]) == 0
    assert capsys.readouterr().out.count('"legal": true') == 3


def test_judge_error_is_in_chosen_language() -> None:
    errors = [judge_case(lang, **tiles(edition="chess"))["error"] for lang in LANGUAGES]
    assert all("chess" in error for error in errors)
    assert len(set(errors)) == len(LANGUAGES)


def every_error() -> Iterator[Json]:
    """Each kind of complaint that judge and moves can have."""
    value: Any
    wrong: Any
    x: Any
    piece: Any
    for value in (None, 1, 1.0, True, [], {}, "", "Qwirkle-PL", "qwirkle-xx", "qwirkle;", "qwirkle-pl;a=1", ["cubes"]):
        yield tiles(edition=value)
    yield {key: value for key, value in tiles().items() if key != "edition"}
    yield {key: value for key, value in tiles().items() if key != "board"}
    yield {key: value for key, value in cards().items() if key != "table"}
    yield cards(edition="qwirkle-pl")
    yield tiles(edition="cards-pl")
    for wrong in (None, 1, 1.5, True, "", "Ro", {}, {"0": []}):
        yield tiles(board=wrong)
        yield cards(table=wrong)
        yield cards(table=[wrong])
        yield tiles(board=[wrong])
    for wrong in (0, 1.5, True, False, "Ro", {}, {"red": "star"}):
        yield tiles(hand=wrong)
        yield cards(hand=wrong)
        yield tiles(hand=[wrong])
    for x in (True, False, 0.0, 1.5, None, "0", [0], {}, 10_000, -10_000, 10**30, -(10**300)):
        yield tiles(board=[[x, 0, "red", "star"]])
        yield tiles(board=[[0, x, "red", "star"]])
    for tile in ([], [0], [0, 0], [0, 0, "red"], [0, 0, "red", "star", 1], [0, 0, ["red", "star"]], "0,0 Rt"):
        yield tiles(board=[tile])
    for piece in (
        *(["red"], ["red", "star", "star"], ["star", "red"], ["Red", "star"], ["red ", "star"], ["", ""]),
        *([None, None], [True, False], [0, 3], [["red"], "star"], ["pink", "star"], ["red", "heart"], [{}, {}]),
    ):
        yield tiles(board=[[0, 0, *piece]])
        yield tiles(hand=[piece])
        yield cards(table=[[*RED[:2], piece]])
    for wrong in (None, 0, 1, "true", "", [], {}, [True]):
        yield tiles(board=[], opening=wrong)
        yield cards(table=[], opening=wrong)
    yield tiles(opening=True)
    yield cards(opening=True)


@pytest.mark.parametrize("ask", [judge_case, listed])
def test_judge_rejects_wrong_types(ask: Any) -> None:
    for case in every_error():
        answer = ask(**({"hand": []} | case if ask is listed else case))
        assert set(answer) == {"error"}, case
        assert 0 < len(answer["error"]) < 300, case
        assert "\n" not in answer["error"], case


def wrong_actions() -> Iterator[Json]:
    action: Any
    place: Any
    wrong: Any
    for action in (None, 0, True, "", [], "lay Rt@0,0", [{"place": []}], {}, {"place": None}, {"lay": []}):
        yield tiles(action=action)
        yield cards(action=action)
    for place in ({}, "", 1, True, [[]], [None], [[0, 0]], [[0.0, 1, "red", "star"]], [[True, 0, "red", "star"]]):
        yield tiles(action={"place": place})
    for place in ([[0, 10_000, "red", "star"]], [[10**40, 0, "red", "star"]], [[0, 0, "red", None]]):
        yield tiles(action={"place": place})
    yield tiles(action={"play": [RED[3]], "table": [], "qwirkles": []})
    yield cards(action={"place": row(RED[3])})
    for wrong in (None, 0, True, "", {}, [None], [1], [RED[0], []], ["Ro"], [["red", 1]], [RED]):
        yield cards(action={"play": wrong, "table": [RED[:4]], "qwirkles": []})
    for wrong in (None, 0, True, "", {}, [None], [1], ["RoRs"], [{}], [RED[0]]):
        yield cards(action={"play": [RED[3]], "table": wrong, "qwirkles": []})
    for wrong in (None, 0, True, "", {}, [None], [1], ["RoRs"], [{}], [RED[0]]):
        yield cards(action={"play": [RED[3]], "table": [RED[:4]], "qwirkles": wrong})


def test_judge_rejects_action_of_wrong_type() -> None:
    for case in wrong_actions():
        assert set(judge_case(**case)) == {"error"}, case


@pytest.mark.parametrize("ask", [judge, moves])
def test_judge_rejects_lax_json(ask: Any) -> None:
    heads = (
        "NaN",
        "Infinity",
        "-Infinity",
        "1e999",
        "-1e999",
        "0x1",
        "01",
        "1.",
        "'a'",
        "undefined",
        '"\\x"',
        "1" * 5000,
    )
    lines = [f'{{"id": {head}, "edition": "qwirkle-pl", "board": [], "hand": []}}' for head in heads]
    lines += ["{" * 5000, "[" * 100_000, '{"a":' * 100_000, "{}{}", "{} x", "\ufeff{}", "nul", "\x00" * 10]
    for line, answer in zip(lines, ask(lines, "en"), strict=True):
        assert answer["id"] is None, line[:60]
        assert set(answer) == {"id", "error"}, line[:60]


@pytest.mark.parametrize("ask", [judge, moves])
def test_judge_rejects_deeply_nested_lists(ask: Any) -> None:
    """Around the depth at which Python gives up, too, and wherever they stand."""
    for depth in (1, 2, 5, 50, *range(800, 1010, 3), 5_000, 100_000):
        deep = "[" * depth + "]" * depth
        for place in ("edition", "board", "hand", "opening"):
            (answer,) = ask([f'{{"edition": "qwirkle-pl", "board": [[{deep}, 0, 1, 2]], "{place}": {deep}}}'], "en")
            assert set(answer) == {"id", "error"}
    (answer,) = ask(['{"id": 7, "board": [], "hand": [], "edition": ' + '{"a":' * 300 + "1" + "}" * 300 + "}"], "en")
    assert set(answer) == {"id", "error"}


@pytest.mark.parametrize(
    "name",
    ["", "a", "ż 🦄", "\ud800", "\x00\n", 0, -1, 10**40, 1.5, True, False, None, [], [1, ["a"]], {"a": None}, {}],
)
def test_judge_returns_any_id(name: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.jsonl"
    path.write_text(json.dumps({**tiles(hand=[RED[1]]), "id": name}) + "\n" + json.dumps({"id": name}))
    for command in ("judge", "moves"):
        assert main([command, str(path)]) == 1
        good, bad = (json.loads(line) for line in capsys.readouterr().out.splitlines())
        assert good["id"] == bad["id"] == name
        assert "error" not in good
        assert "error" in bad


def test_judge_returns_null_without_id() -> None:
    (answer,) = judge([json.dumps(tiles())], "en")
    assert answer["id"] is None
    assert answer["legal"]


def test_judge_ignores_unknown_keys() -> None:
    more: Json = {"comment": "hello", "roll": {"hand_before": 3}, "history": None, "legal": False, "reason": [], "": {}}
    assert judge_case(**tiles(**more)) == judge_case(**tiles())
    assert judge_case(**cards(**more)) == judge_case(**cards())
    assert judge_case(**tiles(table="nonsense"))["legal"]
    assert judge_case(**cards(board="nonsense"))["legal"]


def test_judge_takes_last_of_equal_keys() -> None:
    line = json.dumps(tiles())
    (answer,) = judge([line[:-1] + ', "edition": "chess"}'], "en")
    assert "chess" in answer["error"]


def test_judge_rejects_long_line_and_reads_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "long.jsonl"
    good = json.dumps(tiles(id="good"))
    with path.open("w", encoding="utf-8") as file:
        for length in (10_000_000, 1_000_003, 1_000_002, 1_000_001, 2_000_002):
            file.write(f'{{"id": "{"a" * length}"}}\n{good}\n')
        file.write("b" * 3_000_000)
    assert main(["judge", str(path)]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["id"] for answer in answers] == [None, "good"] * 5 + [None]
    assert len({answer["error"] for answer in answers if answer["id"] is None}) == 1


def test_judge_reads_long_line_within_limit() -> None:
    assert judge_case(**tiles(comment="c" * 900_000))["legal"]


def test_judge_rejects_too_many_pieces() -> None:
    far = [[2 * step, 0, "red", "star"] for step in range(109)]
    assert "error" in judge_case(**tiles(board=far))
    assert "error" in judge_case(**tiles(action={"place": far}))
    assert "error" in judge_case(**tiles(hand=[*RED, RED[0]]))
    assert "error" in judge_case(**cards(hand=RED + RED[:4]))
    assert "error" in judge_case(**cards(table=[RED[:3]] * 109))
    assert "error" in listed(**tiles(hand=[*RED, RED[0]]))


def test_judge_rejects_too_many_tiles_of_kind() -> None:
    """On the board, in the hand and in the action together; what is laid comes out of the hand."""
    lying = [[0, 2 * step, *RED[0]] for step in range(3)]
    assert judge_case(**tiles(board=lying))["legal"]
    assert judge_case(**tiles(board=lying[:2], hand=[RED[0], RED[1]]))["legal"]
    assert judge_case(**tiles(hand=[RED[1]] * 3))["legal"]
    assert "Ro" in judge_case(**tiles(board=[*lying, [0, 8, *RED[0]]]))["error"]
    assert "Ro" in judge_case(**tiles(board=lying, hand=[RED[0], RED[1]]))["error"]
    assert "Ro" in judge_case(**tiles(board=lying, action={"place": [[5, 5, *RED[0]]]}))["error"]
    assert "Ro" in judge_case(**tiles(board=lying, hand=[RED[1]], action={"place": [[5, 5, *RED[0]]]}))["error"]
    assert "Ro" in listed(**tiles(board=lying, hand=[RED[0]]))["error"]


def test_judge_rejects_too_many_cards_of_kind() -> None:
    assert judge_case(**cards(table=[RED[:3]] * 3, action={"play": [RED[3]], "table": [RED[:4], RED[:3], RED[:3]]}))[
        "legal"
    ]
    assert "Ro" in judge_case(**cards(table=[RED[:3]] * 4))["error"]
    assert "Ro" in judge_case(**cards(table=[RED[:3]] * 3, hand=[RED[0], RED[3]]))["error"]
    invented = {"play": [RED[3]], "table": [RED[:4], *[RED[:3]] * 3]}
    assert "Ro" in judge_case(**cards(table=[RED[:3]] * 3, action=invented))["error"]


def test_judge_rejects_too_many_cubes_of_color() -> None:
    lying = [[0, 2 * step, *RED[step % 6]] for step in range(14)]
    case = {"edition": "cubes-hu", "action": {"place": [[1, 0, *RED[1]]]}}
    assert judge_case(board=lying, **case)["legal"]
    assert judge_case(board=lying, hand=[RED[1], STARS[1]], **case)["legal"]
    assert "red" in judge_case(board=lying, hand=RED[:2], **case)["error"]
    assert "red" in judge_case(board=[*lying, [0, 28, *RED[2]]], **case)["error"]
    assert "red" in listed(board=lying, hand=RED[:2], edition="cubes-hu")["error"]


def test_single_cube_opens_no_game_with_or_without_hand() -> None:
    """B9: with a pair the pair must be laid, without one all cubes are rolled."""
    case = {"edition": "cubes-hu", "board": [], "action": {"place": row(RED[0])}}
    assert judge_case(**case)["reason"] == judge_case(**case, hand=LONE)["reason"] == "opening_must_roll"
    assert judge_case(**{**case, "edition": "qwirkle-pl"})["legal"]
    assert judge_case(**{**case, "action": {"place": row(*RED[:2])}})["score"] == 2
    assert judge_case(**{**case, "board": row(RED[1]), "action": {"place": row(RED[0], x=1)}})["legal"]


# The table


@pytest.mark.parametrize("ask", [judge_case, listed])
@pytest.mark.parametrize(
    "board",
    [
        pytest.param(row(RED[0], ["blue", "square"]), id="a line that shares nothing"),
        pytest.param(row(RED[0], RED[1], RED[0]), id="a line with a piece twice"),
        pytest.param(row(RED[0], RED[0]), id="two equal neighbours"),
        pytest.param(row(*RED, RED[0]), id="a line of seven"),
        pytest.param(row(RED[0], RED[1], ["blue", "square"]), id="colour and shape mixed"),
        pytest.param([*row(RED[0], RED[1]), [1, 1, "green", "star"]], id="a column that shares nothing"),
        pytest.param([[0, 0, "red", "star"], [0, 0, "red", "star"]], id="one piece twice on one cell"),
        pytest.param([[0, 0, "red", "star"], [0, 0, "blue", "star"]], id="two pieces on one cell"),
        pytest.param([*row(*RED[:3]), *row(*RED[2:5], x=3)], id="two lines pushed together"),
    ],
)
def test_judge_rejects_impossible_board(ask: Any, board: list[Any]) -> None:
    for order in (board, board[::-1]):
        answer = ask(edition="qwirkle-pl", board=order, hand=[STARS[3]], action={"place": row(STARS[3], y=9)})
        assert set(answer) == {"error"}


def test_judge_ignores_order_of_board() -> None:
    each = next(each for each in vectors() if each["id"] == "pl-sample-12")
    for board in (each["board"][::-1], each["board"][7:] + each["board"][:7]):
        assert judge_case(**{**asked(each), "id": "x", "board": board})["lines"] == each["lines"]


def test_judge_accepts_board_anywhere() -> None:
    for x, y in ((9_990, 9_999), (-9_999, -9_999), (0, 0)):
        answer = judge_case(**tiles(board=row(RED[0], x=x, y=y), action={"place": row(RED[1], x=x + 1, y=y)}))
        assert answer["score"] == 2


@pytest.mark.parametrize("ask", [judge_case, listed])
@pytest.mark.parametrize(
    "table",
    [
        pytest.param([[]], id="an empty row"),
        pytest.param([RED[:1]], id="a row of one"),
        pytest.param([RED[:2]], id="a row of two"),
        pytest.param([RED], id="a Qwirkle that nobody took"),
        pytest.param([[*RED[:2], RED[0]]], id="a card twice in a row"),
        pytest.param([[RED[0], RED[1], ["blue", "circle"]]], id="a row that shares nothing"),
        pytest.param([RED[:3], STARS[:2]], id="the second row is too short"),
    ],
)
def test_judge_rejects_impossible_table_of_cards(ask: Any, table: list[Any]) -> None:
    assert set(ask(**cards(table=table, hand=RED))) == {"error"}


def test_judge_allows_three_of_each_card() -> None:
    table = [RED[:3], RED[:3], RED[:3]]
    assert "error" not in listed(edition="cards-en", table=table, hand=[RED[3]])
    assert "error" in listed(edition="cards-en", table=[*table, RED[:3]], hand=[RED[3]])
    assert "error" in listed(edition="cards-en", table=table, hand=[RED[0]])
    assert "error" in listed(edition="cards-en", table=[], hand=[RED[0]] * 4)
    assert "error" not in listed(edition="cards-en", table=[], hand=[RED[0]] * 3)


# The hand


def test_judge_without_hand_allows_any_pieces() -> None:
    seven = {"place": row(*GREEN[1:], x=1)}
    board = row(GREEN[0])
    assert judge_case(edition="qwirkle-pl", board=board, action=seven)["score"] == 12
    assert judge_case(edition="qwirkle-pl", board=board, action=seven, hand=None)["score"] == 12
    assert judge_case(edition="qwirkle-pl", board=board, action=seven, hand=[])["reason"] == "not_in_hand"
    assert judge_case(edition="qwirkle-pl", board=board, action=seven, hand=GREEN[1:])["score"] == 12
    assert judge_case(edition="qwirkle-pl", board=board, action=seven, hand=GREEN[2:])["reason"] == "not_in_hand"


def test_judge_without_hand_allows_any_cards() -> None:
    action = {"play": [*RED[3:], *STARS[1:4]], "table": [STARS[1:4]], "qwirkles": [RED]}
    assert judge_case(edition="cards-en", table=[RED[:3]], action=action)["score"] == 1
    assert judge_case(edition="cards-pl", table=[RED[:3]], action=action, hand=None)["score"] == 1
    assert judge_case(edition="cards-pl", table=[RED[:3]], action=action, hand=RED[3:])["reason"] == "not_in_hand"


def test_judge_lays_each_piece_of_hand_once() -> None:
    twice = {"place": [[1, 0, "red", "square"], [0, 1, "red", "square"]]}
    assert judge_case(**tiles(action=twice, hand=[RED[1], RED[2]]))["reason"] == "not_in_hand"
    assert judge_case(**tiles(action=twice, hand=[RED[1], RED[1]]))["reason"] == "not_one_line"


def test_moves_needs_hand() -> None:
    for case in (tiles(), cards(), tiles(hand=None), cards(hand=None)):
        assert "hand" in listed(**case)["error"]


def test_moves_of_empty_hand_are_none() -> None:
    assert listed(**tiles(hand=[])) == {"actions": []}
    assert listed(**tiles(board=[], hand=[])) == {"actions": []}
    assert listed(**cards(hand=[])) == {"plays": [], "stuck": True}
    assert listed(**cards(table=[], opening=True, hand=[])) == {"plays": [], "stuck": True}


def test_moves_of_equal_pieces_are_listed_once() -> None:
    assert listed(**tiles(hand=[RED[1]] * 3)) == listed(**tiles(hand=[RED[1]]))


def test_judge_gives_reasons_missing_in_vectors() -> None:
    assert judge_case(**tiles(action={"place": []}))["reason"] == "nothing_chosen"
    assert judge_case(**tiles(action={"place": row(RED[1])}))["reason"] == "cell_taken"
    assert judge_case(**tiles(action={"place": [*row(RED[1], x=1), *row(RED[2], x=1)]}))["reason"] == "same_cell"
    assert judge_case(**tiles(action={"place": [*row(RED[1], x=1), *row(RED[2], x=3)]}))["reason"] == "not_one_line"
    assert judge_case(**cards(action={"play": [RED[3]], "table": [RED[:3]]}))["reason"] == "cards_missing"
    assert judge_case(**cards(action={"play": [RED[3]], "table": [RED[:5]]}))["reason"] == "cards_from_nowhere"
    taken = {"play": [RED[3]], "table": [], "qwirkles": [RED[:4]]}
    assert judge_case(**cards(action=taken))["reason"] == "not_a_qwirkle"
    mixed = {"play": [RED[3]], "table": [[*RED[:3], ["blue", "star"]]]}
    assert judge_case(**cards(action=mixed))["reason"] == "mismatch"


def test_judge_refusal_has_no_points_and_lines() -> None:
    refused = judge_case(**tiles(action={"place": []}))
    assert refused == {"legal": False, "score": None, "lines": None, "reason": "nothing_chosen"}


# The opening


def test_judge_treats_empty_board_as_opening() -> None:
    hand = [*RED[:3], ["blue", "cross"]]
    short = {"edition": "qwirkle-pl", "board": [], "hand": hand, "action": {"place": row(*RED[:2])}}
    assert judge_case(**short)["reason"] == "not_largest_set"
    assert judge_case(**short, opening=True)["reason"] == "not_largest_set"
    assert "error" in judge_case(**short, opening=False)
    assert judge_case(**{**short, "action": {"place": row(*RED[:3])}})["score"] == 3


def test_judge_without_hand_opens_with_any_line() -> None:
    for pieces, score in ((RED[:1], 0), (RED[:2], 2), (STARS, 12)):
        answer = judge_case(edition="qwirkle-pl", board=[], opening=True, action={"place": row(*pieces)})
        assert (answer["legal"], answer["score"]) == (True, score)


def test_judge_opening_must_be_near_middle() -> None:
    for x, legal in ((999, True), (-999, True), (1_000, False), (-1_000, False)):
        answer = judge_case(edition="qwirkle-pl", board=[], hand=LONE, action={"place": row(LONE[0], x=x)})
        assert answer["legal"] is legal
    assert answer["reason"] == "off_table"


def test_judge_opening_must_be_one_line() -> None:
    place = [*row(*RED[:2]), *row(RED[2], x=5)]
    assert judge_case(edition="qwirkle-pl", board=[], action={"place": place})["reason"] == "not_one_line"


@pytest.mark.parametrize(("name", "points"), [("qwirkle-pl", 0), ("qwirkle-pl;single_opening_points=1", 1)])
def test_judge_scores_single_tile_opening_by_edition(name: str, points: int) -> None:
    case = {"edition": name, "board": [], "hand": LONE}
    verdict = judge_case(**case, action={"place": row(LONE[0])})
    assert verdict == {"legal": True, "score": points, "lines": [], "reason": None}
    actions = listed(**case)["actions"]
    assert actions == [{"place": row(piece), "score": points} for piece in LONE]


def test_judge_cubes_without_set_cannot_open() -> None:
    case = {"edition": "cubes-hu", "board": [], "hand": LONE}
    assert judge_case(**case, action={"place": row(LONE[0])})["reason"] == "opening_must_roll"
    assert listed(**case) == {"actions": []}


def test_moves_of_opening_list_orders_as_row_and_column() -> None:
    hand = [RED[0], RED[1], RED[1], GREEN[2], GREEN[3]]
    actions = listed(edition="qwirkle-it", board=[], hand=hand)["actions"]
    assert len(actions) == 2 * 2 * 2
    assert all(len(act["place"]) == act["score"] == 2 for act in actions)
    assert all(act["place"][0][:2] == [0, 0] for act in actions)


def test_judge_opening_needs_empty_table() -> None:
    assert "error" in judge_case(**tiles(opening=True))
    assert "error" in listed(**tiles(opening=True, hand=[RED[1]]))
    assert "error" in judge_case(**cards(opening=True))
    assert judge_case(**tiles(opening=False))["legal"]


def test_judge_polish_cards_open_with_largest_set() -> None:
    hand = [*RED[:4], *STARS[1:4], GREEN[0], GREEN[1]]

    def opened(name: str, *rows: list[list[str]], **more: Any) -> Json:
        played = [card for each in rows for card in each]
        case = {"edition": name, "table": [], "hand": hand, "action": {"play": played, "table": rows}}
        return judge_case(**case, **more)

    assert opened("cards-pl", RED[:4], opening=True)["legal"]
    assert opened("cards-pl", [RED[3], *STARS[1:4]], opening=True)["legal"]
    assert opened("cards-pl", RED[:3], opening=True)["reason"] == "not_largest_set"
    assert opened("cards-pl", RED[:3])["legal"]
    assert opened("cards-en", RED[:3], opening=True)["legal"]
    assert opened("cards-en", RED[:3], [STARS[1], STARS[2], STARS[3]], opening=True)["legal"]
    assert opened("cards-pl", RED[:4], STARS[1:4], opening=True)["reason"] == "not_largest_set"


def test_moves_of_polish_opening_are_largest_sets() -> None:
    hand = [*RED[:4], *STARS[1:4], GREEN[0], GREEN[1]]
    answer = listed(edition="cards-pl", table=[], hand=hand, opening=True)
    assert answer["stuck"] is False
    assert [sorted(play["play"]) for play in answer["plays"]] == [sorted(RED[:4]), sorted([RED[3], *STARS[1:4]])]
    full = listed(edition="cards-pl", table=[], hand=[*RED, GREEN[0]], opening=True)
    assert full["plays"] == [{"play": RED, "qwirkles": 1}]


def test_moves_of_english_opening_are_all_sets() -> None:
    answer = listed(edition="cards-en", table=[], hand=[*RED[:4], GREEN[5]], opening=True)
    played = [play["play"] for play in answer["plays"]]
    assert played == [list(each) for size in (3, 4) for each in combinations(RED[:4], size)]


# Cards


def test_moves_mark_stuck_hand() -> None:
    table = [[["purple", "circle"], ["purple", "square"], ["purple", "diamond"]]]
    for name in ("cards-pl", "cards-en"):
        stuck = listed(edition=name, table=table, hand=[["red", "star"], ["blue", "clover"], ["green", "cross"]])
        assert stuck == {"plays": [], "stuck": True}
        free = listed(edition=name, table=table, hand=[["red", "star"], ["purple", "star"]])
        assert free == {"plays": [{"play": [["purple", "star"]], "qwirkles": 0}], "stuck": False}


def test_moves_list_each_choice_once_with_most_qwirkles() -> None:
    answer = listed(edition="cards-pl", table=[RED[:4]], hand=[RED[4], RED[4], RED[5]])
    assert answer == {
        "stuck": False,
        "plays": [
            {"play": [RED[4]], "qwirkles": 0},
            {"play": [RED[5]], "qwirkles": 0},
            {"play": [RED[4], RED[4]], "qwirkles": 0},
            {"play": [RED[4], RED[5]], "qwirkles": 1},
            {"play": [RED[4], RED[4], RED[5]], "qwirkles": 0},
        ],
    }


def test_judge_defaults_to_no_qwirkles() -> None:
    action = {"play": [RED[3]], "table": [RED[:4]]}
    assert judge_case(**cards(action=action)) == judge_case(**cards())


def test_judge_ignores_order_of_rows() -> None:
    action = {"play": STARS[3:0:-1], "table": [STARS[1:4], RED[2::-1]], "qwirkles": []}
    assert judge_case(**cards(action=action))["legal"]
    assert judge_case(**cards(table=[RED[2::-1]]))["legal"]


def test_judge_new_rows_depend_on_edition() -> None:
    table = [[RED[0], RED[1], RED[2], RED[3], RED[4]], [GREEN[5], *([c, "cross"] for c in ("blue", "yellow", "red"))]]
    rows = [[RED[2], RED[3], RED[4]], [RED[0], RED[1], RED[5]], [GREEN[5], ["blue", "cross"], ["yellow", "cross"]]]
    action = {"play": [["yellow", "diamond"], ["green", "diamond"], ["blue", "diamond"]], "table": rows}
    action["table"] = [*rows, action["play"]]
    assert judge_case(edition="cards-en", table=table, action=action)["legal"]
    assert judge_case(edition="cards-pl", table=table, action=action)["reason"] == "new_row_without_hand_card"

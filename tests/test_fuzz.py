"""Test that what is read from outside is either valid or rejected, and that nothing else happens.

A sample of them; 100,000 texts with --deep. Each test has its own seed, so a failure comes again; its message is a text
that can be pasted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from sixfold.ai.baseline_bots import play_greedy, play_random
from sixfold.cli.judging import judge, moves
from sixfold.rules.cards import CardsState
from sixfold.rules.cubes import CubesState
from sixfold.rules.edition import edition, editions
from sixfold.rules.errors import NotationError
from sixfold.rules.notation import action_text, position_text, read_action, read_position, read_turn, turn_text
from sixfold.rules.position import Seat
from sixfold.rules.record import Game, RecordError, read_record, to_json, to_text
from sixfold.rules.referee import view
from sixfold.rules.rng import Fair
from tests.support.depth import rounds, seeded_rng, some

T = TypeVar("T")
PARTS = some(range(1), range(4))
VECTORS = Path(__file__).parent / "data" / "vectors.jsonl"
HUGE_LENGTH = 10_000_000

WORDS = (
    *(
        "lay",
        "swap",
        "reroll",
        "roll",
        "play",
        "redraw",
        "pass",
        ":",
        "!",
        "=",
        " = ",
        "/",
        "|",
        ",",
        "@",
        ".",
        "-",
        ";",
    ),
    *("Rt", "Ro", "RoRsRd", "RoOoYoGoBoPo", "BtBs", "Px", "Zz", "rt", "R", "0,0", "-1,3", "9999", "99999", "-0", "007"),
    *("opening", "rerolled", "over", "mover=1", "turns=3", "hands=-/-", "taken=-|-", "taken=|", "last=2", "shown=Ro"),
    *("announced=2,3", "deals=2", "passes=1", "scores=0,0", "table=-", "supply=", "opening=no", "mover=0", "starter=1"),
    *(
        "qwirkle-pl",
        "cubes-hu",
        "cards-en",
        "qwirkle",
        "qwirkle-pl;single_opening_points=1",
        ";single_opening_points=0",
    ),
    *(
        "deal ",
        "turn 0 3 ",
        "seat ",
        "result 1,2 1",
        "salt ",
        "secret ",
        "commitment ",
        '"a"',
        "edition ",
        "\n",
        "\r\n",
    ),
    *("{", "}", "[", "]", '"', "\\", "\\u0000", "\\ud800", "null", "true", "NaN", "1e999", "-", "1.5", "\t", "  ", ""),
    *(
        "\x00",
        "\x1c",
        "\x85",
        "\u2028",
        "\ufeff",
        "\ud800",
        "\udfff",
        "🦄",
        "٣",
        "ß",
        "İ",
        "\u200d",
        "\u202e",
        "𝟙",
        "Ⅷ",
    ),
)
VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        3,
        6,
        108,
        9_999,
        10_000,
        10**20,
        -(10**400),
        0.0,
        1.5,
        1e300,
        "",
        "a",
        "red",
        "star",
    ),
    *(
        "Ro",
        "\x00",
        "\ud800",
        "\u2028",
        "🦄",
        "x" * 61,
        [],
        {},
        [[]],
        [[[]]],
        [None],
        {"a": 1},
        ["red", "star"],
        [0, 0],
    ),
    *(
        [0, 0, "red", "star"],
        [[0, 0, "red", "star"]],
        [["red", "star"]],
        "qwirkle-pl",
        "cards-en",
        "cubes",
        [True, False],
    ),
)


class Mutator:
    """Change texts and data at random, a little or a lot."""

    def __init__(self, seed: str) -> None:
        self.random = seeded_rng(seed)

    def text(self, seeds: tuple[str, ...]) -> str:
        """Return a seed changed in a few places; now and then nothing but noise."""
        if self.random.random() < 0.1:
            return self.noise()
        text = self.random.choice(seeds)
        for _ in range(self.random.choice((0, 1, 1, 1, 2, 2, 3, 5, 9))):
            text = self._changed(text, seeds)
        return text

    def noise(self) -> str:
        glue = self.random.choice(("", " ", "\n"))
        return glue.join(self.random.choices(WORDS, k=self.random.randint(0, 12)))

    def _changed(self, text: str, seeds: tuple[str, ...]) -> str:
        rng = self.random
        one, two = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        near = min(len(text), one + rng.randint(1, 4))
        match rng.randrange(9):
            case 0:
                return text[:one] + text[near:]
            case 1:
                return text[:one] + rng.choice(WORDS) + text[one:]
            case 2:
                return text[:one] + rng.choice(WORDS) + text[near:]
            case 3:
                return text[:one] + text[one:near] * 2 + text[near:]
            case 4:
                return text[:one] + text[two:]
            case 5:
                other = rng.choice(seeds)
                return text[:one] + other[rng.randint(0, len(other)) :]
            case 6:
                return text[:one] + rng.choice("ROYGBPosdtcx0123456789-=/@,:! ") + text[one + 1 :]
            case 7:  # whole words, from here and from elsewhere
                words = text.split(" ")
                words[rng.randrange(len(words))] = self._word(seeds)
                return " ".join(words)
        words = text.split(" ")
        words.insert(rng.randint(0, len(words)), self._word(seeds))
        if rng.random() < 0.3:
            rng.shuffle(words)
        return " ".join(words)

    def _word(self, seeds: tuple[str, ...]) -> str:
        """From a seed, or from anywhere."""
        rng = self.random
        return rng.choice(WORDS if rng.random() < 0.4 else rng.choice(seeds).split(" "))

    def data(self, value: Any) -> Any:
        """Return a JSON value with one thing in it exchanged, gone or doubled."""
        rng = self.random
        if isinstance(value, dict | list) and value and rng.random() < 0.9:
            changed: Any = value.copy()
            key = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
            match rng.randrange(8):
                case 0:
                    del changed[key]
                case 1 if isinstance(changed, list):
                    changed.insert(key, value[rng.randrange(len(value))])
                case 1:
                    changed[rng.choice(("", "id", "hand", "opening", "table", "board", "age"))] = value[key]
                case _:
                    changed[key] = self.data(value[key])
            return changed
        return rng.choice(VALUES)

    def line(self, seeds: tuple[str, ...]) -> str:
        """Return a JSON line, changed as data or as a text."""
        if self.random.random() < 0.3:
            return self.text(seeds)
        data = json.loads(self.random.choice(seeds))
        for _ in range(self.random.choice((0, 1, 1, 2, 3))):
            data = self.data(data)
        return json.dumps(data)


def refused_or_same(texts: Iterable[str], read: Callable[[str], T], write: Callable[[T], str]) -> int:
    """Everything is refused or comes back; how many came back."""
    count = 0
    for text in texts:
        try:
            found = read(text)
        except (NotationError, RecordError):
            continue
        written = write(found)
        assert read(written) == found, ascii(text)
        assert write(read(written)) == written, ascii(text)
        count += 1
    return count


@cache
def games() -> tuple[Game, ...]:
    """Short games of every edition, with and without ages, salts and secrets, some of them to the end."""
    found = []
    for number, name in enumerate([*editions(), "qwirkle-pl;single_opening_points=1"]):
        for seats in ((Seat("Ann", 7), Seat("Bö 🦄")), (Seat("a"), Seat("b", 0), Seat("c", 150), Seat("دال"))):
            rng = Random(number)
            game = Game.start(edition(name), seats, Fair("secret", ("salt",) * min(number, 2)))
            for turn in range(3 if game.edition.game == "cards" else 9):
                bot = play_random if turn % 3 else play_greedy
                game = game.play(bot(view(game.position, game.position.mover), rng).action)
            found.append(game)
    return tuple(found)


@cache
def finished() -> Game:
    game, rng = Game.start(edition("cubes"), (Seat("a"), Seat("b")), Fair("end")), Random(1)
    while game.outcome is None:
        game = game.play(play_greedy(view(game.position, game.position.mover), rng).action)
    return game


@cache
def action_seeds() -> tuple[str, ...]:
    return (
        *(action_text(turn.action) for game in games() for turn in game.turns),
        "roll",
        "pass",
        "redraw",
        "swap Rt Bs",
    )


@cache
def turn_seeds() -> tuple[str, ...]:
    return (*(turn_text(turn) for game in games() for turn in game.turns), "roll = RoBsGt", "pass", "swap Rt = Bs")


@cache
def position_seeds() -> tuple[str, ...]:
    positions = [at for game in games() for at in list(game.positions())[::2]]
    taken = "cards-en mover=0 starter=1 turns=5 scores=1,0 hands=Rt/- supply=000000.000000.000000.000000.000000.000000 "
    taken += "table=RoRsRd/BtGtYt taken=RoOoYoGoBoPo|- last=2 shown=RoBs deals=3 passes=1"
    return (*map(position_text, positions), position_text(finished().position), taken)


@cache
def case_seeds() -> tuple[str, ...]:
    """Return the vectors, with tables of cards that are small enough to be quick whatever becomes of them."""
    cases = [json.loads(line) for line in VECTORS.read_text(encoding="utf-8").splitlines()]
    for case in cases:
        if "table" in case and "hand" in case:
            case["hand"] = case["action"]["play"] + case["hand"][:1]
    return tuple(json.dumps(case) for case in cases if len(case.get("table", [])) < 3)


# Notation


@pytest.mark.parametrize("part", PARTS)
def test_read_action_parses_or_raises_notation_error(part: int) -> None:
    chaos, count = Mutator(f"action {part}"), rounds(3_000, 6_000)
    texts = (chaos.text(action_seeds()) for _ in range(count))
    assert refused_or_same(texts, read_action, action_text) > count / 10


@pytest.mark.parametrize("part", PARTS)
def test_read_turn_parses_or_raises_notation_error(part: int) -> None:
    chaos, count = Mutator(f"turn {part}"), rounds(3_000, 5_000)
    texts = (chaos.text(turn_seeds()) for _ in range(count))
    assert refused_or_same(texts, read_turn, turn_text) > count / 10


@pytest.mark.parametrize("part", some(range(1), range(6)))
def test_read_position_parses_or_raises(part: int) -> None:
    chaos, count = Mutator(f"position {part}"), rounds(2_000, 4_000)
    texts = (chaos.text(position_seeds()) for _ in range(count))
    assert refused_or_same(texts, read_position, position_text) > count / 20


def test_fuzz_seeds_survive_round_trip() -> None:
    assert refused_or_same(action_seeds(), read_action, action_text) == len(action_seeds())
    assert refused_or_same(turn_seeds(), read_turn, turn_text) == len(turn_seeds())
    assert refused_or_same(position_seeds(), read_position, position_text) == len(position_seeds())
    for game in (*games(), finished()):
        assert read_record(to_json(game)) == read_record(to_text(game)) == game


def test_read_turn_rejects_trailing_text() -> None:
    with pytest.raises(NotationError):
        read_turn("pass = " + "Ro" * (HUGE_LENGTH // 2))


def test_read_position_rejects_flag_with_value() -> None:
    at = next(position_text(game.position) for game in games() if game.edition.game == "cubes")
    assert CubesState.of(read_position(f"{at.removesuffix(' rerolled')} rerolled")).rerolled
    with pytest.raises(NotationError):
        read_position(f"{at} rerolled=no")


@pytest.mark.parametrize("taken", ["|", "-|", "Ro|-", "RoRsRd|-", "RoRsRdRtRcRc|-", "RoRsRdRtRcGx|-", "-|-|-", "-"])
def test_read_position_rejects_taken_sets_below_six(taken: str) -> None:
    at = position_seeds()[-1]
    assert CardsState.of(read_position(at)).taken[0] != ()
    with pytest.raises(NotationError):
        read_position(at.replace("RoOoYoGoBoPo|-", taken))


def test_read_position_rejects_taken_sets_of_tiles() -> None:
    with pytest.raises(NotationError):
        read_position(f"{position_text(games()[0].position)} taken=RoOoYoGoBoPo|-")


# Records


@pytest.mark.parametrize(
    "secret", ["", " ", "\u2028", "a\x85b", "a\nb", "\r", "\\", '"', "🦄", "\x00", "\x1c", "{", "ß" * 1000]
)
def test_record_keeps_any_secret(secret: str) -> None:
    game = Game.start(edition("cubes"), (Seat("a"), Seat("b")), Fair(secret, (secret, "salt")))
    assert read_record(to_json(game)) == game
    assert read_record(to_text(game)) == game


def both_ways(game: Game) -> str:
    """Return the record as JSON, after it came back from the text, too."""
    assert read_record(to_text(game)) == game, ascii(to_json(game))
    return to_json(game)


@pytest.mark.parametrize("part", PARTS)
def test_read_record_parses_json_or_raises(part: int) -> None:
    chaos, count = Mutator(f"json {part}"), rounds(600, 1_500)
    seeds = tuple(json.dumps(json.loads(to_json(game))) for game in games())
    assert refused_or_same((chaos.line(seeds) for _ in range(count)), read_record, both_ways) > count / 20


@pytest.mark.parametrize("part", PARTS)
def test_read_record_parses_text_or_raises(part: int) -> None:
    chaos, count = Mutator(f"text {part}"), rounds(600, 1_500)
    seeds = tuple(map(to_text, games()))
    assert refused_or_same((chaos.text(seeds) for _ in range(count)), read_record, both_ways) > count / 20


def test_read_record_parses_finished_record_or_raises() -> None:
    chaos, count = Mutator("finished"), rounds(100, 400)
    data, text = json.dumps(json.loads(to_json(finished()))), to_text(finished())
    texts = (chaos.line((data,)) if number % 2 else chaos.text((text,)) for number in range(count))
    assert refused_or_same(texts, read_record, both_ways) > count / 20


# Judge and moves


def answers(lines: list[str], ask: Callable[[Iterable[str], str], Iterator[dict[str, Any]]]) -> Iterator[Any]:
    """One answer for each line that is not blank, as a program reads it."""
    for line in lines:
        found = list(ask([line], "en"))
        assert len(found) == bool(line.strip()), ascii(line)
        for answer in found:
            yield json.loads(json.dumps(answer, allow_nan=False))


@pytest.mark.parametrize("part", PARTS)
def test_judge_answers_every_fuzzed_line(part: int) -> None:
    chaos = Mutator(f"judge {part}")
    lines = [chaos.line(case_seeds()) for _ in range(rounds(2_000, 3_400))]
    kinds = set()
    for answer in answers(lines, judge):
        kinds.add(answer.get("legal"))
        if "error" in answer:
            assert set(answer) == {"id", "error"}
            assert 0 < len(answer["error"]) < 300
        else:
            assert set(answer) == {"id", "legal", "score", "lines", "reason"}
            assert (answer["score"] is None) is (answer["reason"] is not None) is (not answer["legal"])
    assert kinds == {None, True, False}


@pytest.mark.parametrize("part", PARTS)
def test_moves_answers_every_fuzzed_line(part: int) -> None:
    chaos = Mutator(f"moves {part}")
    lines = [chaos.line(case_seeds()) for _ in range(rounds(500, 1_500))]
    kinds = set()
    for answer in answers(lines, moves):
        kinds |= set(answer)
        if "error" not in answer:
            assert set(answer) in ({"id", "actions"}, {"id", "plays", "stuck"})
            scores = [act["score"] for act in answer.get("actions", ())] + [
                p["qwirkles"] for p in answer.get("plays", ())
            ]
            assert all(type(score) is int and score >= 0 for score in scores)
    assert kinds == {"id", "error", "actions", "plays", "stuck"}


def test_moves_of_changed_boards_are_legal() -> None:
    chaos, count = Mutator("both"), rounds(120, 400)
    seeds = tuple(seed for seed in case_seeds() if '"board"' in seed and '"hand"' in seed)
    seen = 0
    for line in (chaos.line(seeds) for _ in range(count)):
        (answer,) = [*moves([line], "en"), {}][:1]
        for act in chaos.random.sample(answer.get("actions", []), min(5, len(answer.get("actions", [])))):
            case = json.loads(line) | {"action": {"place": act["place"]}}
            (verdict,) = judge([json.dumps(case)], "en")
            assert (verdict.get("legal"), verdict.get("score")) == (True, act["score"]), json.dumps(case)
            seen += 1
    assert seen > count / 2


# Bombs


def bombs() -> Iterator[str]:
    """Long, deep, huge and broken."""
    for unit in (
        "a",
        " ",
        "\n",
        "Ro",
        "Ro ",
        "Ro@0,0 ",
        "[",
        "{",
        '{"a":',
        '"',
        "\\",
        "9",
        "-",
        "/",
        "=",
        "\x00",
        "\ud800",
        "🦄",
    ):
        yield unit * (HUGE_LENGTH // len(unit))
    for depth in (500, 990, 1_000, 1_100, 100_000):
        yield "[" * depth
        yield "[" * depth + "]" * depth
        yield '{"id":' * depth + "1" + "}" * depth
        yield '{"format": "sixfold-record/1", "seats": ' + "[" * depth + "]" * depth + "}"
        yield "sixfold-record/1\nseat " + "[" * depth + "]" * depth
    for number in ("9" * 4_000, "9" * 5_000, "-" + "9" * 100_000, "1e" + "9" * 50, "0." + "0" * 10_000 + "1"):
        yield number
        yield f'{{"id": {number}, "edition": "qwirkle", "board": [[{number}, 0, "red", "star"]], "hand": []}}'
        yield f'{{"format": "sixfold-record/1", "edition": "qwirkle", "seats": [], "deals": {number}, "turns": []}}'
        yield f"lay Ro@{number},0"
        yield f"qwirkle mover={number} hands=Ro/Rs turns={number} scores={number},0 supply={number} table=-"
        yield f"sixfold-record/1\nedition qwirkle\nseat {number}\nturn {number} {number} pass\nresult {number} {number}"


@pytest.mark.parametrize("read", [read_action, read_position, read_record])
def test_nested_input_is_refused(read: Callable[[str], object]) -> None:
    for text in bombs():
        with pytest.raises((NotationError, RecordError)):
            read(text)


def test_judge_answers_nested_input_once() -> None:
    for ask in (judge, moves):
        for text in bombs():
            for answer in answers([text], ask):
                assert set(answer) == {"id", "error"}


def test_long_words_around_valid_input_are_refused() -> None:
    long = "Ro" * (HUGE_LENGTH // 2)
    for text in (
        f"lay {long}",
        f"play Ro : {long}",
        f"swap {'Ro ' * 100_000}",
        f"pass{' ' * HUGE_LENGTH}",
        f"{' ' * HUGE_LENGTH}pass",
    ):
        with pytest.raises(NotationError):
            read_action(text)
    with pytest.raises(NotationError):
        read_turn(f"{long} = Ro")
    at = position_text(games()[0].position)
    for text in (
        at.replace("table=", f"table={long}"),
        f"{at} shown={long}",
        at + " " * HUGE_LENGTH,
        f"{at} {'a=b ' * 100_000}",
    ):
        with pytest.raises(NotationError):
            read_position(text)
    for text in (to_text(games()[0]) + "\n" * HUGE_LENGTH, to_json(games()[0]) + " " * HUGE_LENGTH):
        with pytest.raises(RecordError):
            read_record(text)


def test_largest_tables_are_parsed_in_time() -> None:
    """As many tiles as fit into the longest text, and as many turns, deals and seats as fit into a record."""
    at = position_text(Game.start(edition("qwirkle"), (Seat("a"), Seat("b")), Fair("x")).position)
    lines = "/".join(f"{8 * (number % 25)},{2 * (number // 25)}:RoRsRdRtRcRx" for number in range(900))
    with pytest.raises(NotationError, match="numbers"):
        read_position(at.replace("table=-", f"table={lines}").replace(" opening", ""))
    data = json.loads(to_json(games()[0]))
    for change in (
        {"deals": data["deals"] * 9_000},
        {"seats": data["seats"] * 9_000},
        {"turns": data["turns"] * 3_000},
    ):
        with pytest.raises(RecordError):
            read_record(json.dumps(data | change))

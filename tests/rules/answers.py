"""Golden answers: `python -m tests.rules.answers` writes what the rules answer to seeded, mostly broken questions.

The questions are words, positions, actions and records of random games with something changed in them. Any later change
of the rules must answer them in the same way, down to the reason of a refusal and what it is about.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from sixfold.rules.actions import Play
from sixfold.rules.errors import Illegal, NotationError
from sixfold.rules.notation import (
    action_text,
    pieces_text,
    position_text,
    read_action,
    read_cards,
    read_position,
    read_turn,
    rows_text,
    turn_text,
)
from sixfold.rules.partial_position import Impossible, partial_position_text, read_partial_position
from sixfold.rules.piece import PIECES
from sixfold.rules.position import BadSeats, Position
from sixfold.rules.record import RecordError, read_record, to_json, to_text, verify
from sixfold.rules.referee import apply, forced_action, resolve, view
from tests.golden import FOLDER as GAMES
from tests.play import EDITIONS, random_game

FOLDER = Path(__file__).parents[1] / "data" / "answers"
NAMES = (*EDITIONS, "cards-pl;free_rows=1")
MAX_EQUAL_ANSWERS = 4
"""Questions of each kind of game with the same answer."""
TEXT_ALPHABET = "-?/:!=@,.|#0123456789RoXZé"
Answer = Any
"""As JSON has it."""


def refusal(error: Exception) -> Answer:
    """Return all that an error says."""
    match error:
        case NotationError():
            return ["unreadable", error.problem, error.token]
        case Impossible():
            return ["impossible", error.problem, list(map(list, error.cells)), pieces_text(error.pieces)]
        case Illegal():
            pieces, rows = pieces_text(error.pieces), rows_text(error.rows)
            return ["illegal", error.reason.value, error.rule, list(map(list, error.cells)), pieces, rows]
        case RecordError():
            cause = refusal(error.cause) if error.cause else None
            return ["record", error.problem, error.turn, cause, error.edition.name if error.edition else None]
        case BadSeats():
            return ["seats", *map(str, error.args)]
    raise error


REFUSALS = (NotationError, Impossible, Illegal, RecordError, BadSeats)


def short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def read_text(question: str, read: Callable[[str], str]) -> Answer:
    """Return a text as it is written after it was read; a sign if it is the same."""
    try:
        text = read(question)
    except REFUSALS as error:
        return refusal(error)
    return "same" if text == question else text


def judge(at: Position, text: str) -> Answer:
    """Return what an action scores and leads to, with the rng of a fixed seed."""
    try:
        action = read_action(text)
        score, turn = resolve(at, action, "golden")
        after = apply(at, turn)
    except REFUSALS as error:
        return refusal(error)
    lines = [[list(map(list, line.cells)), line.attribute, line.value, line.points] for line in score.lines]
    return [score.points, score.last_piece, lines, turn_text(turn)[len(text) :], short(position_text(after))]


def judge_record(question: dict[str, Any]) -> Answer:
    """Return what is wrong with a golden game in which something was changed."""
    text = (GAMES / f"{question['game']}.txt").read_text(encoding="utf-8")
    if "lines" in question:
        lines: list[str | None] = [*text.split("\n")]
        for place, line in question["lines"]:
            lines[place] = line
        text = "\n".join(line for line in lines if line is not None)
    else:
        data = json.loads(to_json(read_record(text)))
        for path, value in question["values"]:
            at = data
            for key in path[:-1]:
                at = at[key]
            at[path[-1]] = value
        text = json.dumps(data)
    try:
        game = read_record(text)
        verify(game)
    except REFUSALS as error:
        return refusal(error)
    return short(to_text(game))


READERS: dict[str, Callable[[str], str]] = {
    "turns": lambda text: turn_text(read_turn(text)),
    "cards": lambda text: str(read_cards(text)),
    "positions": lambda text: position_text(read_position(text)),
    "known": lambda text: (
        f"{partial_position_text(seen := read_partial_position(text))} {seen.supply_count} {seen.drawing_cannot_help}"
    ),
}


def ask(kind: str, question: Any) -> Answer:
    """Return the answer to a question of a golden file."""
    if kind in READERS:
        return read_text(question, READERS[kind])
    if kind == "records":
        return judge_record(question)
    at = read_position(question["at"])
    due = forced_action(at)
    return [due and action_text(due), *(judge(at, text) for text in question["actions"])]


# Questions


def changed(text: str, rng: Random) -> str:
    """Return a text with one or two small changes."""
    for _ in range(rng.choice((1, 1, 1, 2))):
        words = text.split(" ")
        place = rng.randrange(len(words))
        word = words[place]
        at = rng.randrange(len(word) + 1)
        match rng.randrange(8):
            case 0:
                words[place] = word[:at] + word[at + 1 :]
            case 1:
                words[place] = word[:at] + rng.choice(TEXT_ALPHABET) + word[at:]
            case 2:
                del words[place]
            case 3:
                words.insert(place, rng.choice(words))
            case 4:
                words[place] = re.sub(r"[ROYGBP][osdtcx]", lambda _: str(rng.choice(PIECES)), word, count=1)
            case _:
                if numbers := list(re.finditer(r"-?\d+", word)):
                    number = rng.choice(numbers)
                    other = str(int(number[0]) + rng.choice((-1, 1, -1, 1, 7, -30)))
                    words[place] = word[: number.start()] + other + word[number.end() :]
        text = " ".join(words)
    return text


def games(seed: str) -> Iterator[tuple[Position, str, Position]]:
    """Return turns of random games of each edition and number of seats, with the text of the action."""
    for name in NAMES:
        for count in (2, 3, 4):
            every = list(random_game(name, count, f"{seed} {count}"))
            for at, turn, after in [every[0], *every[1 :: max(1, len(every) // 6)], *every[-3:]]:
                yield at, turn_text(turn), after


def texts(kind: str, rng: Random) -> Iterator[tuple[str, str]]:
    """Return questions of a reader, each with the game that it is about."""
    for at, turn, after in games(kind):
        known = partial_position_text(view(at, at.mover))
        cards = turn.partition(" :")[0]
        whole = position_text(after)
        own = {"turns": turn, "cards": cards, "positions": whole, "known": rng.choice((known, known, whole))}[kind]
        yield at.edition.game, own
        for _ in range(40):
            yield at.edition.game, changed(own, rng)


def moved_card(play: Play, rng: Random) -> Play:
    """Return a play with a card in another row, or a row taken as a Qwirkle or not."""
    table, taken = [list(row) for row in play.table], [list(row) for row in play.qwirkles]
    match rng.randrange(5):
        case 0 if len(table) > 1:
            one, other = rng.sample(table, 2)
            other.append(one.pop(rng.randrange(len(one))))
        case 1 if table:
            row = rng.choice(table)
            card = row.pop(rng.randrange(len(row)))
            table.append([card])
        case 2 if table:
            taken.append(table.pop(rng.randrange(len(table))))
        case 3 if taken:
            table.append(taken.pop())
        case _:
            every = [card for row in table for card in row]
            rng.shuffle(every)
            table = [every[at : at + 3] for at in range(0, len(every), 3)]
    rows = tuple(tuple(row) for row in table if row)
    return Play(play.cards, rows, tuple(tuple(row) for row in taken))


def other_action(at: Position, text: str, rng: Random) -> str:
    """Return an action that is nearly the one given, or one of another kind."""
    match rng.randrange(8):
        case 0:
            some = " ".join(map(str, rng.sample(at.hand, rng.randint(0, len(at.hand)))))
            return f"{rng.choice(('swap', 'reroll'))} {some}".strip()
        case 1:
            return rng.choice(("pass", "roll", "redraw"))
        case 2 | 3 if text.startswith("play"):
            action = read_action(text)
            assert isinstance(action, Play)
            return action_text(moved_card(action, rng))
        case 2 | 3:
            words = text.split(" ")
            return " ".join([*words, f"{rng.choice(at.hand or PIECES)}@{rng.randint(-2, 2)},{rng.randint(-2, 2)}"])
    return changed(text, rng)


def questions(kind: str) -> Iterator[tuple[str, Any]]:
    rng = Random(kind)
    if kind in READERS:
        yield from texts(kind, rng)
    elif kind == "records":
        for path in sorted(GAMES.glob("*.txt")):
            text = path.read_text(encoding="utf-8")
            lines = text.split("\n")
            for _ in range(30):
                place = rng.randrange(len(lines) - 1) if rng.random() < 0.5 else rng.choice((0, 1, 2, 3, 4, -2))
                line = None if rng.random() < 0.1 else changed(lines[place], rng)
                yield "record", {"game": path.stem, "lines": [[place, line]]}
            for path_in, value in values(json.loads(to_json(read_record(text))), rng):
                yield "record", {"game": path.stem, "values": [[path_in, value]]}
    else:
        for at, turn, _ in games(kind):
            own = turn.partition(" = ")[0]
            actions = [own, *(other_action(at, own, rng) for _ in range(25))]
            yield at.edition.game, {"at": position_text(at), "actions": list(dict.fromkeys(actions))}


def values(data: dict[str, Any], rng: Random) -> Iterator[tuple[list[Any], Any]]:
    """Return fields of a record with other values."""
    for key in [*data, "other"]:
        others: tuple[Any, ...] = (None, [], "x", 0, True, {})
        yield from (([key], value) for value in others)
    for _ in range(10):
        turn = rng.randrange(len(data["turns"]))
        yield ["turns", turn], rng.choice((None, "pass", {}, {"turn": "pass"}, {**data["turns"][turn], "by": 1}))
        key = rng.choice(("seat", "points", "turn"))
        real = data["turns"][turn][key]
        yield (
            ["turns", turn, key],
            rng.choice((None, "", True, 1.0, *((real + 1, real - 1) if real != str(real) else ()))),
        )
    for seat in range(len(data["seats"])):
        for more in ({"age": "7"}, {"age": True}, {"first": 1}, {"first": True}, {"age": 200}, {"name": ""}, {"x": 1}):
            yield ["seats", seat], {"name": f"p{seat}", **more}
    for key in ("scores", "winners", "ending"):
        yield ["result", key], rng.choice(([], [0, 1], "resigned", [0.0, 0], None))
    for resigned in ([0], [0, 1], [0, 0], [-1], [9], [True], ["0"], 0):
        yield ["resigned"], resigned
    for key in ("commitment", "secret", "salts", "salt_commitments"):
        for text in ("0" * 64, "0" * 63, "g" * 64, "x" * 1000, "x" * 1001, "\ud800"):
            yield [key], [text] if key.startswith("salt") else text


def outline(kind: str, answered: Answer) -> str:
    """Return what makes an answer another one than those that are there already."""
    if isinstance(answered, list) and answered and isinstance(answered[0], str):
        if answered[0] == "record":
            return json.dumps([answered[1], answered[2] > 0, outline(kind, answered[3])])
        return json.dumps(answered[: 3 if answered[0] == "illegal" else 2])
    return "fine"


def main() -> None:
    """Write the golden answers: of each kind of game, so many with the same outline."""
    FOLDER.mkdir(exist_ok=True)
    for kind in (*READERS, "records", "actions"):
        seen: Counter[tuple[str, str]] = Counter()
        with (FOLDER / f"{kind}.jsonl").open("w", encoding="utf-8") as file:
            for game, question in questions(kind):
                answered = ask(kind, question)
                if kind == "actions":
                    kept = [0]
                    for place, each in enumerate(answered[1:]):
                        key = (game, outline(kind, each))
                        seen[key] += 1
                        if seen[key] <= 3 * MAX_EQUAL_ANSWERS:
                            kept.append(place + 1)
                    question = {**question, "actions": [question["actions"][place - 1] for place in kept[1:]]}
                    answered = [answered[place] for place in kept]
                else:
                    key = (game, outline(kind, answered))
                    seen[key] += 1
                    if seen[key] > MAX_EQUAL_ANSWERS * (3 if key[1] == "fine" else 2 if kind == "records" else 1):
                        continue
                file.write(json.dumps([question, answered], ensure_ascii=True, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()

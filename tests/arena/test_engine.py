"""Test that an engine that misbehaves loses the game, and that the match goes on."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixfold.ai.bots import level
from sixfold.arena import engine as engine_module
from sixfold.arena.engine import Engine, Limits
from sixfold.arena.game import Fault, Played, play_game
from sixfold.arena.players import BotPlayer
from sixfold.arena.process import Child, ChildError
from sixfold.arena.protocol import line, read_view, view_data
from sixfold.rules.edition import edition
from sixfold.rules.referee import legal, view
from tests.arena.engines import ANSWER, engine, example, gone
from tests.play import EDITIONS, random_game, shuffled
from tests.support.depth import some
from tests.support.patience import PATIENCE_SECONDS

CUBES = edition("cubes-hu")
PATIENT = Limits(start=PATIENCE_SECONDS, move=PATIENCE_SECONDS)
SHORT = Limits(start=PATIENCE_SECONDS, move=0.1, leave=0.1)
"""For engines that never answer: how long it takes to see that does not matter."""


def play(command: list[str], limits: Limits = PATIENT, games: int = 1, log: Path | None = None) -> list[Played]:
    """Games of that engine against one of our own bots."""
    player = Engine(command, log, limits)
    try:
        return [play_game(CUBES, [player, BotPlayer(level("random"))], "e", 0, game % 2) for game in range(games)]
    finally:
        player.close()


def offences(played: list[Played]) -> list[tuple[int, str, str]]:
    return [(game.offence.player, game.offence.kind, game.offence.cause) for game in played if game.offence]


# Engines that play


@pytest.mark.parametrize("name", ["qwirkle-it", "cubes-hu", "cards-pl"])
def test_documented_engine_plays_every_game(name: str, tmp_path: Path) -> None:
    player = Engine(example(tmp_path), limits=PATIENT)
    try:
        game = play_game(edition(name), [BotPlayer(level("random")), player], "docs", 0, 0)
    finally:
        player.close()
    assert game.offence is None
    assert min(game.moves) > 3
    assert player.says == "Most points"
    assert game.cpu_ms[1] > 0


@pytest.mark.parametrize(("name", "bot"), [("qwirkle-pl", "random"), ("cubes-hu", "random"), ("cards-pl", "greedy")])
def test_engine_plays_like_its_bot(name: str, bot: str) -> None:
    player = Engine([sys.executable, "-m", "sixfold", "engine", bot], limits=PATIENT)
    try:
        away = play_game(edition(name), [player, BotPlayer(level(bot))], "same", 3, 1)
    finally:
        player.close()
    home = play_game(edition(name), [BotPlayer(level(bot))] * 2, "same", 3, 1)
    assert (away.scores, away.moves, away.offence) == (home.scores, home.moves, None)
    assert player.says == f"Sixfold {bot}"


def test_engine_starts_once_for_many_games(tmp_path: Path) -> None:
    marks = tmp_path / "starts"
    command = engine(tmp_path, f"open({str(marks)!r}, 'a').write('x')\n{ANSWER}")
    assert not offences(play(command, games=3))
    assert marks.read_text() == "x"


def test_engine_stderr_goes_to_log(tmp_path: Path) -> None:
    command = engine(tmp_path, f"sys.stderr.write('x' * 1_000_000)\nsys.stderr.flush()\n{ANSWER}")
    log = tmp_path / "log"
    assert not offences(play(command, log=log))
    assert log.stat().st_size == 1_000_000
    assert not offences(play(command))


# Engines that do not


BAD = {
    "crashes": ("exit", "for message in questions(): os._exit(3)"),
    "is killed": ("exit", "for message in questions(): os.kill(os.getpid(), 9)"),
    "closes its output": ("exit", "for message in questions():\n    os.close(1)\n    time.sleep(60)"),
    "answers garbage": ("unreadable", "for message in questions(): print('well, let me see', flush=True)"),
    "answers no object": ("unreadable", "for message in questions(): print('[1, 2]', flush=True)"),
    "answers bytes": ("unreadable", "for message in questions():\n    os.write(1, bytes(range(256)) + b'\\n')"),
    "answers without an action": ("unreadable", "for message in questions(): print('{}', flush=True)"),
    "answers a number": ("unreadable", "for message in questions(): print('{\"action\": 7}', flush=True)"),
    "answers a deep thought": ("unreadable", "for message in questions(): print('[' * 60_000, flush=True)"),
    "answers a long line": ("flood", "for message in questions(): print('x' * 1_000_000, flush=True)"),
    "answers without end": ("flood", "for message in questions():\n    while True: os.write(1, b'x' * 65_536)"),
    "floods with lines": ("unreadable", "for message in questions():\n    while True: os.write(1, b'x\\n' * 9_999)"),
    "exits at the start": ("exit", "sys.exit(2)"),
    "greets wrongly": ("hello", "for line in sys.stdin: print('{\"hello\": 1}', flush=True)"),
    "greets with another version": (
        "hello",
        'for line in sys.stdin: print(\'{"protocol": "sixfold-engine/2", "name": "x"}\', flush=True)',
    ),
    "says more than it was asked": (
        "unasked",
        """
        for message in questions():
            print(json.dumps({"action": message["legal"][0]["action"]}) + "\\n{}", flush=True)
        """,
    ),
}
ILLEGAL = (
    "dance",
    "",
    "lay",
    "lay Rt@9999,9999",
    "lay Rt@0,0 Rt@0,0",
    "swap Rt",
    "pass",
    "play Rt",
    "play Rt : Rt",
    "redraw",
)


@pytest.mark.parametrize("how", BAD)
def test_engine_without_answer_loses_and_restarts(how: str, tmp_path: Path) -> None:
    cause, source = BAD[how]
    played = play(engine(tmp_path, source), games=2)
    assert offences(played) == [(0, "crash", cause)] * 2
    assert all(game.shares == (0, 1) for game in played)


@pytest.mark.parametrize("action", ILLEGAL)
def test_engine_with_illegal_action_loses(action: str, tmp_path: Path) -> None:
    source = f"for message in questions(): print(json.dumps({{'action': {action!r}}}), flush=True)"
    (game,) = play(engine(tmp_path, source))
    assert offences([game]) == [(0, "illegal", "illegal")]
    assert game.shares == (0, 1)


@pytest.mark.parametrize(
    "source",
    [
        "for message in questions(): time.sleep(60)",
        "for message in questions():\n    while True: pass",
        "import signal\nsignal.signal(15, signal.SIG_IGN)\nfor message in questions(): time.sleep(60)",
        "next(questions())\nos.close(0)\ntime.sleep(60)",
    ],
    ids=["sleeps", "spins", "ignores signals", "closes its input"],
)
def test_hanging_engine_loses_at_time_limit(source: str, tmp_path: Path) -> None:
    assert offences(play(engine(tmp_path, source), SHORT)) == [(0, "crash", "timeout")]


def test_silent_engine_loses_at_start_limit(tmp_path: Path) -> None:
    assert offences(play(engine(tmp_path, "time.sleep(60)"), Limits(start=0.1))) == [(0, "crash", "timeout")]


def test_missing_engine_cannot_start(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program")
    for command in ([str(tmp_path / "none")], [str(tmp_path / "text")], [str(tmp_path)]):
        assert offences(play(command)) == [(0, "crash", "start")]


def test_engine_that_does_not_read_cannot_block() -> None:
    child = Child(["sleep", "60"], Path(os.devnull))
    try:
        with pytest.raises(ChildError, match="timeout"):
            child.ask(b"x" * 1_000_000 + b"\n", 0.1)
    finally:
        child.kill()


def test_kill_ends_process_group_of_engine(tmp_path: Path) -> None:
    """A child of the engine holds its output open, so that its end alone would not be noticed."""
    mark = tmp_path / "child"
    source = f"""
    import subprocess
    child = subprocess.Popen(["sleep", "60"])
    open({str(mark)!r}, "w").write(str(child.pid))
    for message in questions(): os._exit(0)
    """
    assert offences(play(engine(tmp_path, source), SHORT)) == [(0, "crash", "timeout")]
    assert gone(int(mark.read_text()))


def test_close_kills_engine_that_stays(tmp_path: Path) -> None:
    mark = tmp_path / "process"
    source = f"open({str(mark)!r}, 'w').write(str(os.getpid()))\n{ANSWER}\ntime.sleep(60)"
    assert not offences(play(engine(tmp_path, source), replace(PATIENT, leave=0.1)))
    assert gone(int(mark.read_text()))


def test_move_limit_exceeds_budget() -> None:
    assert Limits().of(None) == 60
    assert Limits().of(100) == pytest.approx(2.4)


# What an engine gets to see


class Recorder:
    """Collect what an engine would be sent, instead of its process."""

    received: bytes = b""

    def __init__(self, *_: Any) -> None:
        pass

    def ask(self, question: bytes, _seconds: float) -> bytes:
        Recorder.received = question
        return line({"protocol": "sixfold-engine/1", "name": "Recorder", "legal": True})

    def send(self, _message: bytes) -> None:
        pass

    def kill(self) -> None:
        pass

    def cpu_seconds(self) -> float:
        return 0.0


def received(seen: Any) -> bytes:
    player = Engine(["ear"])
    player.begin(seen.edition, seen.seat, seen.seats)
    with pytest.raises(Fault):  # the ear has nothing to say
        player.choose(seen, 7, None)
    return Recorder.received


@pytest.mark.parametrize("name", EDITIONS)
def test_view_data_does_not_depend_on_hidden_pieces(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "Child", Recorder)
    rng = Random(name)
    step = some(3, 1) * (8 if name.startswith("cards") else 4)
    for at, _, _ in list(random_game(name, 3, "leak"))[::step]:
        other = shuffled(at, at.mover, rng)
        one, two = view(at, at.mover), view(other, at.mover)
        if one.drawing_cannot_help == two.drawing_cannot_help:  # announced by the rules (C10)
            assert received(one) == received(two)
        if not name.startswith("cubes"):
            assert received(one).count(b"null") >= 2  # the hands of the others


@pytest.mark.parametrize("name", EDITIONS)
def test_view_survives_encoding(name: str) -> None:
    for at, _, after in random_game(name, 2, "way"):
        for seat in (0, 1, None):
            for each in (at, after):
                seen = view(each, seat)
                there = read_view(view_data(seen))
                assert there == seen
        if not name.startswith("cards"):
            assert legal(read_view(view_data(view(at, at.mover)))) == legal(at)  # in the same order, too

"""Test `sixfold arena` and `sixfold engine` on the command line: contract, texts, interruption, resuming."""

from __future__ import annotations

import fcntl
import io
import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixfold.arena.engine import Limits
from sixfold.arena.protocol import line, view_data
from sixfold.i18n.catalog import ENVIRONMENT
from sixfold.rules.edition import edition
from sixfold.rules.notation import read_action
from sixfold.rules.referee import check, view
from tests.arena.conftest import Run
from tests.arena.engines import engine, example, gone, player
from tests.play import random_game
from tests.support.depth import rounds, some
from tests.support.languages import in_some_languages
from tests.support.patience import PATIENCE_SECONDS

ARENA_ARGUMENTS = ("arena", "--game", "cubes", "--players", "random,random", "--seed", "7")


def begun(*words: str | int | Path, **more: Any) -> subprocess.Popen[str]:
    """Return the command as a process in a group of its own."""
    kept = {name: value for name, value in os.environ.items() if name not in ENVIRONMENT}
    command = [sys.executable, "-m", "sixfold", *map(str, words)]
    # Tests that run in the background may have to ignore Ctrl-C, and what they start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    more = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL} | more
    return subprocess.Popen(command, env=kept, text=True, start_new_session=True, **more)


def wait_for(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not what():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.01)


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def group_is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def without_time(result: Any) -> Any:
    for each in result["players"]:
        del each["cpu_ms_per_move"]
    return result


# The contract


def test_arena_json_has_documented_shape(run: Run) -> None:
    words = ("--players", "greedy,random", "--games", "6", "--seed", "1", "--jobs", "1", "--json")
    status, out, err = run("arena", "--game", "cubes", *words)
    assert (status, err) == (0, "")
    result = json.loads(out)
    assert result["games"] == 6
    assert [each["name"] for each in result["players"]] == ["greedy", "random"]
    for each in result["players"]:
        assert {"name", "win_rate", "win_rate_ci", "mean_score", "cpu_ms_per_move", "illegal", "crashes"} <= set(each)
        low, high = each["win_rate_ci"]
        assert 0 <= low <= each["win_rate"] <= high <= 1
        assert each["illegal"] == each["crashes"] == 0
        assert each["cpu_ms_per_move"] > 0
    low, high = result["margin_ci"]
    assert low <= result["margin"] <= high
    assert result["margin"] == pytest.approx(result["players"][0]["mean_score"] - result["players"][1]["mean_score"])
    assert sum(each["win_rate"] for each in result["players"]) == pytest.approx(1)


def test_arena_rounds_games_up_to_deals(run: Run) -> None:
    for players, asked, played in (("random,random", 1, 2), ("random,random,random", 4, 6)):
        _, out, _ = run("arena", "--game", "cubes", "--players", players, "--games", asked, "--jobs", "1", "--json")
        assert json.loads(out)["games"] == played


def test_arena_accepts_edition_with_or_without_game(run: Run) -> None:
    for words in (["--edition", "cubes-hu"], ["--game", "cubes", "--edition", "cubes-hu"]):
        status, out, _ = run("arena", *words, "--players", "random,random", "--games", "2", "--jobs", "1", "--json")
        assert status == 0
        assert json.loads(out)["edition"] == "cubes-hu"


def test_arena_jobs_do_not_change_result(run: Run) -> None:
    results = [run(*ARENA_ARGUMENTS, "--games", "8", "--json", "--jobs", jobs)[1] for jobs in (1, 2)]
    one, two = (without_time(json.loads(out)) for out in results)
    assert one == two


def test_arena_sprt_prints_decision(run: Run) -> None:
    words = ("arena", "--game", "cubes", "--players", "greedy,random", "--games", "100", "--jobs", "1")
    result = json.loads(run(*words, "--sprt", "0", "200", "--json")[1])
    assert result["sprt"]["decision"] == "H1"
    assert result["games"] < 100
    assert result["complete"]
    assert sum(result["sprt"]["pentanomial"]) == result["deals"]
    result = json.loads(run(*words[:-3], "2", "--jobs", "1", "--sprt", "-5", "5", "--json")[1])
    assert result["sprt"]["decision"] == "undecided"


@in_some_languages
def test_arena_table_is_in_user_language(lang: str, run: Run) -> None:
    words = ("--games", "2", "--jobs", "1", "--sprt", "0", "9", "--lang", lang)
    status, out, err = run(*ARENA_ARGUMENTS[:4], "greedy,random", *words)
    assert (status, err) == (0, "")
    _, head, first, second, *rest = out.splitlines()
    assert len({len(row.rstrip()) for row in (head, first, second)}) == 1
    assert first.startswith("greedy ")
    assert second.startswith("random ")
    assert any("9" in row for row in rest)
    if lang != "en":
        assert head not in run(*ARENA_ARGUMENTS[:4], "greedy,random", *words[:-2])[1]


# Command lines that make no sense


@in_some_languages
@pytest.mark.parametrize(
    ("words", "result"),
    [
        (["--players", "random,random"], "--game"),
        (["--game", "cubes"], "--players"),
        (["--game", "chess", "--players", "random,random"], "chess"),
        (["--game", "cubes", "--edition", "chess", "--players", "random,random"], "chess"),
        (["--game", "cubes", "--edition", "qwirkle-pl", "--players", "random,random"], "qwirkle-pl"),
        (["--game", "cubes", "--players", "random"], "1"),
        (["--game", "cubes", "--players", "random,random,random,random,random"], "5"),
        (["--game", "cubes", "--players", "random,genius"], "genius"),
        (["--game", "cubes", "--players", "random,"], "greedy"),
        (["--game", "cubes", "--players", "random,exec:"], "exec:"),
        (["--game", "cubes", "--players", "random,exec:no-such-program"], "no-such-program"),
        (["--game", "cubes", "--players", "random,exec:it's"], "it's"),
        (["--game", "cubes", "--players", "random,random", "--games", "0"], "--games"),
        (["--game", "cubes", "--players", "random,random", "--games", "-1"], "--games"),
        (["--game", "cubes", "--players", "random,random", "--games", "many"], "many"),
        (["--game", "cubes", "--players", "random,random", "--games"], "--games"),
        (["--game", "cubes", "--players", "random,random", "--jobs", "0"], "--jobs"),
        (["--game", "cubes", "--players", "random,random", "--budget-ms", "0"], "--budget-ms"),
        (["--game", "cubes", "--players", "random,random", "--budget-ms", "nan"], "--budget-ms"),
        (["--game", "cubes", "--players", "random,random", "--sprt", "5", "0"], "--sprt"),
        (["--game", "cubes", "--players", "random,random", "--sprt", "0", "inf"], "--sprt"),
        (["--game", "cubes", "--players", "random,random", "--sprt", "0"], "--sprt"),
        (["--game", "cubes", "--players", "random,random,random", "--sprt", "0", "5"], "--sprt"),
    ],
)
def test_arena_refuses_bad_match_in_one_line(words: list[str], result: str, lang: str, run: Run) -> None:
    status, out, err = run("arena", *words, "--lang", lang)
    assert (status, out) == (2, "")
    assert err.startswith("sixfold: ")
    assert err.count("\n") == 1
    assert result in err
    if lang != "en":
        assert err != run("arena", *words)[2]


@in_some_languages
def test_arena_reports_unusable_files(lang: str, run: Run, tmp_path: Path) -> None:
    foreign, other, busy = (tmp_path / name for name in ("foreign", "other", "busy"))
    foreign.write_text("a diary\n")
    run(*ARENA_ARGUMENTS, "--games", "2", "--jobs", "1", "--checkpoint", other)
    kept = other.read_bytes()
    run(*ARENA_ARGUMENTS, "--games", "2", "--jobs", "1", "--checkpoint", busy)
    held = busy.open("rb")
    fcntl.flock(held, fcntl.LOCK_EX)
    common = ("--games", "2", "--jobs", "1", "--lang", lang)
    for words in (
        (*ARENA_ARGUMENTS, "--checkpoint", foreign),
        (*ARENA_ARGUMENTS[:-1], "8", "--checkpoint", other),
        (*ARENA_ARGUMENTS, "--checkpoint", busy),
        (*ARENA_ARGUMENTS, "--checkpoint", tmp_path),
        (*ARENA_ARGUMENTS, "--checkpoint", tmp_path / "none" / "none"),
        (*ARENA_ARGUMENTS, "--engine-log", tmp_path),
    ):
        status, out, err = run(*words, *common)
        assert (status, out) == (1, "")
        assert err.startswith("sixfold: ")
        assert err.count("\n") == 1
        assert str(words[-1]) in err
    held.close()
    assert foreign.read_text() == "a diary\n"
    assert other.read_bytes() == kept


# Interruptions


def test_match_resumes_after_kill_with_same_result(run: Run, tmp_path: Path) -> None:
    """The engine waits in the middle of the match, so that this is where it is killed."""
    path, hold = tmp_path / "match.jsonl", tmp_path / "hold"
    source = f"""
    for message in questions():
        while os.path.exists({str(hold)!r}) and open({str(path)!r}).read().count("\\n") > 2:
            time.sleep(0.05)
        legal = message["legal"]
        print(json.dumps({{"action": legal[message["random"] % len(legal)]["action"]}}), flush=True)
    """
    deals = rounds(5, 25)
    players = f"random,{player(engine(tmp_path, source))}"
    words = (*ARENA_ARGUMENTS[:4], players, *ARENA_ARGUMENTS[5:], "--games", 2 * deals, "--json")
    hold.touch()
    process = begun(*words, "--checkpoint", path, "--jobs", "2")
    wait_for(lambda: lines_in(path) > 2)
    process.kill()
    process.communicate()
    wait_for(lambda: group_is_gone(process.pid))  # workers do not outlive the match
    hold.unlink()
    kept = path.read_bytes()
    assert 2 <= kept.count(b"\n") - 1 < deals
    path.write_bytes(kept + f'{{"deal":{deals - 1},"games":[{{"sco'.encode())
    status, resumed, _ = run(*words, "--checkpoint", path, "--jobs", "1")
    assert status == 0
    assert path.read_bytes().startswith(kept)
    assert lines_in(path) == deals + 1
    assert without_time(json.loads(resumed)) == without_time(json.loads(run(*words, "--jobs", "1")[1]))
    assert run(*words, "--checkpoint", path, "--jobs", "1")[1] == resumed  # nothing is left to play


INT, TERM = (signal.SIGINT, 130), (signal.SIGTERM, 143)


@pytest.mark.parametrize(("sign", "status", "jobs"), [(*INT, 2), (*TERM, 1), *some([], [(*INT, 1), (*TERM, 2)])])
def test_stopped_match_prints_result_so_far(sign: int, status: int, jobs: int, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    process = begun(*ARENA_ARGUMENTS, "--games", "100000", "--json", "--checkpoint", path, "--jobs", jobs)
    wait_for(lambda: lines_in(path) >= 3)
    if sign == signal.SIGINT:
        os.killpg(process.pid, sign)  # as a terminal does: to the workers as well
    else:
        process.send_signal(sign)
    out, err = process.communicate(timeout=PATIENCE_SECONDS)
    assert (process.returncode, err) == (status, "")
    result = json.loads(out)
    assert result["deals"] >= 2
    assert not result["complete"]
    assert result["deals"] <= lines_in(path) - 1
    wait_for(lambda: group_is_gone(process.pid))


def test_stopped_match_ends_engines(tmp_path: Path) -> None:
    mark, path = tmp_path / "process", tmp_path / "match.jsonl"
    source = f"""
    for number, message in enumerate(questions()):
        if number > 200:
            open({str(mark)!r}, "a").write(f"{{os.getpid()}}\\n")
            time.sleep(600)
        print(json.dumps({{"action": message["legal"][0]["action"]}}), flush=True)
    """
    players = f"random,{player(engine(tmp_path, source))}"
    process = begun(*ARENA_ARGUMENTS[:4], players, "--games", "1000", "--checkpoint", path, "--jobs", "2")
    wait_for(lambda: lines_in(mark) >= 2)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 130
    assert "random" in out
    assert all(gone(int(each)) for each in mark.read_text().split())


def test_progress_needs_terminal() -> None:
    ours, theirs = pty.openpty()
    process = begun(*ARENA_ARGUMENTS, "--games", "4", "--jobs", "1", "--json", stderr=theirs)
    os.close(theirs)
    out, _ = process.communicate(timeout=PATIENCE_SECONDS)
    shown = os.read(ours, 10_000).decode()
    os.close(ours)
    assert json.loads(out)["games"] == 4
    assert "2 of 2 deals" in shown


# Engines in a match


def test_match_survives_bad_engines(run: Run, tmp_path: Path) -> None:
    crash = player(engine(tmp_path, "for message in questions(): os._exit(1)", "crash.py"))
    cheat = player(
        engine(tmp_path, "for message in questions(): print(json.dumps({'action': 'pass'}), flush=True)", "cheat.py")
    )
    good = player(example(tmp_path))
    words = (*ARENA_ARGUMENTS[:4], f"{good},{crash},{cheat}", "--games", "3", "--jobs", "1")
    result = json.loads(run(*words, "--json")[1])
    assert result["games"] == 3
    assert [each["name"] for each in result["players"]] == [good, crash, cheat]
    assert result["players"][0]["engine"] == "Most points"
    assert result["players"][0]["illegal"] + result["players"][0]["crashes"] == 0
    assert result["players"][1]["crashes"] + result["players"][2]["illegal"] == 3
    status, out, _ = run(*words)
    assert status == 0
    assert "Most points" in out


def test_hanging_engine_loses_game_only(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "of", lambda *_: 0.1)
    hang = player(engine(tmp_path, "for message in questions(): time.sleep(60)"))
    result = json.loads(
        run(*ARENA_ARGUMENTS[:4], f"random,{hang}", "--games", "2", "--budget-ms", "1", "--jobs", "1", "--json")[1]
    )
    assert result["players"][1]["crashes"] == 2
    assert {fault["cause"] for fault in result["faults"]} == {"timeout"}


# `sixfold engine`


def answers(*words: str, stdin: bytes) -> Any:
    command = [sys.executable, "-m", "sixfold", "engine", *words]
    return subprocess.run(command, input=stdin, capture_output=True, check=False)


def test_engine_command_answers_protocol() -> None:
    at = next(random_game("qwirkle-pl", 2, "engine"))[0]
    question = {"type": "move", "view": view_data(view(at, at.mover)), "budget_ms": None, "random": 5, "later": [1]}
    start = {"type": "start", "game": "qwirkle", "edition": "qwirkle-pl", "seats": 2, "seat": at.mover}
    talk: list[dict[str, Any]] = [
        {"type": "hello", "protocol": "sixfold-engine/1"},
        start,
        question,
        {"type": "end"},
        start,
        question,
    ]
    done = answers("greedy", stdin=b"".join(map(line, [*talk, {"type": "quit"}, {"type": "nonsense"}])))
    assert (done.returncode, done.stderr) == (0, b"")
    hello, one, two = map(json.loads, done.stdout.splitlines())
    assert hello == {"type": "hello", "protocol": "sixfold-engine/1", "name": "Sixfold greedy"}
    assert one == two
    check(at, read_action(one["action"]))


def test_engine_command_ends_with_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    assert run("engine", "random") == (0, "", "")


@pytest.mark.parametrize(
    "stdin",
    [
        b"hello\n",
        b"[]\n",
        b"\xff\xfe\n",
        b"[" * 9999,
        b'{"type": "dance"}\n',
        b'{"type": "move"}\n',
        b'{"type": "start", "game": "cubes"}\n{"type": "move", "view": {}, "random": 1, "budget_ms": null}\n',
        b'{"type": "start", "game": "chess"}\n',
    ],
)
def test_engine_command_refuses_bad_line(stdin: bytes, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
    status, out, err = run("engine", "random")
    assert (status, out) == (1, "")
    assert err.startswith("sixfold: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("ms", ["0", "-5", "NaN", "Infinity", "1e300", '"5"', "true"])
def test_engine_command_refuses_bad_budget(ms: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    at = next(random_game("cards-pl", 2, "engine"))[0]
    question = line({"type": "move", "view": view_data(view(at, at.mover)), "random": 1, "budget_ms": "MS"})
    stdin = line({"type": "start", "game": "cards"}) + question.replace(b'"MS"', ms.encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
    status, out, err = run("engine", "expert")
    assert (status, out) == (1, "")
    assert "budget" in err
    assert err.count("\n") == 1


@in_some_languages
def test_engine_command_refuses_unknown_bot(lang: str, run: Run) -> None:
    status, out, err = run("engine", "genius", "--lang", lang)
    assert (status, out) == (2, "")
    assert "genius" in err
    assert "greedy" in err


def test_match_file_header_has_settings(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(*ARENA_ARGUMENTS, "--games", "2", "--jobs", "1", "--checkpoint", path)
    header = json.loads(path.read_text().splitlines()[0])
    assert header["format"] == "sixfold-match/1"
    assert header["players"] == ["random", "random"]
    assert edition(header["edition"]).game == "cubes"

"""Test the command line: help, languages, exit statuses, one-line errors and never a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from sixfold.ai.baseline_bots import play_greedy
from sixfold.bench import benches, checkout, figures
from sixfold.cli import play
from sixfold.cli.main import COMMANDS, main
from sixfold.i18n.catalog import ENVIRONMENT, LANGUAGES, label, say
from sixfold.rules.edition import edition, editions
from sixfold.rules.notation import action_text
from sixfold.rules.piece import PIECES
from sixfold.rules.position import Seat
from sixfold.rules.record import Game, RecordError, Signature, read_record, signed_text, to_json, to_text
from sixfold.rules.referee import view
from sixfold.rules.rng import Fair
from tests.support.depth import rounds, some
from tests.support.languages import in_some_languages, spread

HELP_TITLES = {lang: say(lang, "cli-bench-examples").splitlines()[0] for lang in LANGUAGES}


class CommandResult(NamedTuple):
    """Hold the exit status of a command and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., CommandResult]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call the command in this process, in an environment without a language."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")

    def call(*words: str | Path, stdin: bytes | None = None) -> CommandResult:
        if stdin is not None:
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        try:
            status = main([str(word) for word in words])
        except SystemExit as left:  # as argparse does after --help
            status = int(left.code or 0)
        return CommandResult(status, *capsys.readouterr())

    return call


def process(*words: str | Path, env: dict[str, str] | None = None, **more: Any) -> Any:
    kept = {name: value for name, value in os.environ.items() if name not in ENVIRONMENT}
    command = [sys.executable, "-m", "sixfold", *map(str, words)]
    more = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE} | more
    return subprocess.run(command, env=kept | (env or {}), stderr=subprocess.PIPE, check=False, **more)


def assert_one_line(done: CommandResult, status: int, *parts: str) -> None:
    """Assert that the output is one line on standard error, with these parts."""
    assert done.status == status
    assert done.out == ""
    assert done.err.startswith("sixfold: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    for part in parts:
        assert part in done.err


@cache
def game(name: str = "qwirkle-pl", turns: int = 12) -> Game:
    """Return the first turns of a game with two greedy players."""
    played = Game.start(edition(name), (Seat("Ann", 40), Seat("Bö 🦄")), Fair("a secret", ("salt", "")))
    rng = Random(7)
    while played.outcome is None and len(played.turns) < turns:
        played = played.play(play_greedy(view(played.position, played.position.mover), rng).action)
    return played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(to_json(game()), encoding="utf-8")
    return path


# Help


@pytest.mark.parametrize(("command", "lang"), spread(["", *COMMANDS]))
def test_help_is_complete_in_user_language(command: str, lang: str, run: Run) -> None:
    words = [command, "--help"] if command else ["--help"]
    helped = run(*words, "--lang", lang)
    assert helped.status == 0
    assert helped.err == ""
    assert helped == run(*words, f"--lang={lang}")
    assert helped == run(*[word.replace("--help", "-h") for word in words], "--lang", lang)
    first, *lines = helped.out.splitlines()
    assert first.startswith(f"{say(lang, 'cli-usage')} sixfold {command}".rstrip())
    headings = [line for line in lines if line.endswith(":") and not line.startswith(" ")]
    sections = ["cli-options"] if command else ["cli-options", "cli-commands"]
    wanted = [label(lang, say(lang, section), "").strip() for section in sections]
    assert headings == [*wanted, HELP_TITLES[lang]]
    examples = lines[lines.index(HELP_TITLES[lang]) + 1 :]
    assert examples
    assert all(line.startswith(f"  sixfold {command}".rstrip()) for line in examples)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_no_english_in_other_languages(command: str, run: Run) -> None:
    words = [command, "--help"] if command else ["--help"]
    english = {line.strip() for line in run(*words).out.splitlines() if not line.startswith("  sixfold ")}
    for lang in set(LANGUAGES) - {"en"}:
        others = {line.strip() for line in run(*words, "--lang", lang).out.splitlines()}
        assert english & others <= {"", "COMMAND"}, lang
        for left in ("usage", "options:", "positional", "arguments", "show this"):
            assert not any(left in line for line in others), (lang, left)


@in_some_languages
def test_help_examples_can_be_parsed(lang: str, run: Run) -> None:
    found = set()
    for command in ("", *COMMANDS):
        words = [command, "--help"] if command else ["--help"]
        lines = run(*words, "--lang", lang).out.splitlines()
        found |= {line.split()[1] for line in lines if line.startswith("  sixfold ")}
    assert found == set(COMMANDS)


def test_help_lists_every_command(run: Run) -> None:
    listed = run("--help").out
    assert all(f"    {command} " in listed for command in COMMANDS)


# Command lines that make no sense


@in_some_languages
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], ""),
        (["chess"], "chess"),
        ([""], ""),
        (["--chess"], ""),
        (["play", "now"], "now"),
        (["play", "--edition"], "--edition"),
        (["play", "--players"], "--players"),
        (["play", "--save"], "--save"),
        (["play", "--secret"], "--secret"),
        (["play", "--json"], "--json"),
        (["play", "--edition", "chess"], "chess"),
        (["play", "--edition", "qwirkle", "--players", "Ann"], "1"),
        (["play", "--edition", "qwirkle", "--players", "a,b,c,d,e"], "5"),
        (["play", "--edition", "qwirkle", "--players", "Ann,Ann"], "Ann"),
        (["play", "--edition", "qwirkle", "--players", "Ann,"], ""),
        (["play", "--edition", "qwirkle", "--players", f"Ann,{'b' * 61}"], "b" * 60),
        (["play", "--edition", "qwirkle", "--players", "Ann,a\tb"], ""),
        (["play", "--edition", "qwirkle", "--players", "Ann:old,@greedy"], "old"),
        (["play", "--edition", "qwirkle", "--players", "Ann:151,@greedy"], "151"),
        (["play", "--edition", "qwirkle", "--players", "Ann:-1,@greedy"], "-1"),
        (["play", "--edition", "qwirkle", "--players", "Ann:,@greedy"], ""),
        (["play", "--edition", "qwirkle", "--players", "Ann,@genius"], "genius"),
        (["play", "--edition", "qwirkle", "--players", "Ann,@"], "greedy"),
        (["judge"], "judge --help"),
        (["judge", "a", "b"], "b"),
        (["judge", "--json", "a"], "--json"),
        (["moves"], "moves --help"),
        (["verify"], "verify --help"),
        (["verify", "a", "--salt", "Ann"], "Ann"),
        (["verify", "a", "--commitment", "x"], "64"),
        (["verify", "a", "--jso"], "--jso"),
        (["analyse"], "analyse --help"),
        (["rules", "chess"], "chess"),
        (["rules", "qwirkle", "cubes"], "cubes"),
        (["rules", "qwirkle-pl;colour=blue"], "colour=blue"),
        (["rules", "--diff", "qwirkle-it"], "--diff"),
        (["rules", "--diff", "qwirkle-it", "chess"], "chess"),
        (["rules", "--diff", "qwirkle-it", "cards-pl"], "cards-pl"),
        (["rules", "--json=yes"], "yes"),
        (["bench", "chess"], "chess"),
        (["bench", "qwirkle", "chess"], "chess"),
    ],
)
def test_bad_command_line_is_refused_in_one_line(words: list[str], message: str, lang: str, run: Run) -> None:
    refused = run(*words, f"--lang={lang}")
    assert_one_line(refused, 2, message)
    if lang != "en":
        assert refused.err != run(*words).err


@pytest.mark.parametrize("words", [["--lang", "eo"], ["--lang=eo"], ["--lang", ""], ["--lang=C"]])
def test_lang_rejects_unknown_language(words: list[str], run: Run) -> None:
    for line in (["rules", *words], [*words, "rules"], words, ["--help", *words], ["chess", *words]):
        assert_one_line(run(*line), 2, ", ".join(LANGUAGES))


def test_lang_needs_value(run: Run) -> None:
    assert_one_line(run("rules", "--lang"), 2, "--lang")
    assert_one_line(run("--lang"), 2, "--lang")


def test_options_cannot_be_abbreviated(run: Run) -> None:
    """A shortened --lang would be understood too late to choose the language of the help."""
    for words in (["--la", "pl", "rules"], ["rules", "--la=pl"], ["rules", "--js"], ["play", "--ed", "cubes"]):
        assert_one_line(run(*words), 2)


@pytest.mark.parametrize("word", ["\x00", "🦄", "\u202e", "a\nb", "{ $what }", "%s", "x" * 10_000, "--=", "-"])
def test_random_arguments_cause_no_traceback(word: str, run: Run) -> None:
    for words in ([word], ["rules", word], ["rules", "--diff", word, word], ["bench", word], ["--lang", word, "rules"]):
        refused = run(*words)
        assert refused.status == 2
        assert refused.err.startswith("sixfold: ")
        assert "Traceback" not in refused.err


# Files


@in_some_languages
@pytest.mark.parametrize("command", ["judge", "moves", "verify"])
def test_unreadable_file_is_reported_in_one_line(command: str, lang: str, run: Run, tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path, tmp_path / "none" / "none", "", "x" * 5000, "/proc/self/mem"):
        refused = run(command, path, "--lang", lang)
        assert_one_line(refused, 1)
        if str(path).startswith(str(tmp_path)):
            assert str(path) in refused.err


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe\x00\x01\n\x80", bytes(range(256)) * 50, b"\x00" * 5000])
def test_empty_or_binary_file_is_reported(content: bytes, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "some.file"
    path.write_bytes(content)
    for command in ("judge", "moves"):
        for answer in (run(command, path), run(command, "-", stdin=content)):
            lines = [json.loads(line) for line in answer.out.splitlines()]
            assert answer.status == (1 if content.strip() else 0)
            assert all(set(line) == {"id", "error"} for line in lines)
            assert answer.err == ""
    for verdict in (run("verify", path), run("verify", "-", stdin=content)):
        assert verdict.status == 1
        assert verdict.out.count("\n") == 1
        assert verdict.err == ""


def test_dash_reads_standard_input(run: Run) -> None:
    line = {"id": 1, "edition": "qwirkle", "board": [], "hand": [["red", "star"]]}
    action = {"place": [[0, 0, "red", "star"]]}
    assert run("judge", "-", stdin=json.dumps({**line, "action": action}).encode()).data["legal"]
    assert run("moves", "-", stdin=json.dumps(line).encode()).data["actions"] == [{**action, "score": 0}]
    assert run("verify", "-", stdin=to_json(game()).encode()).status == 0
    assert run("verify", "-", stdin=to_text(game()).encode()).status == 0


def test_missing_standard_input_is_reported(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    for command in ("judge", "moves", "verify"):
        assert_one_line(run(command, "-"), 1, "-")


# Languages


def test_lang_works_before_and_after_command(run: Run) -> None:
    polish = run("rules", "--lang", "pl")
    assert polish.out != run("rules").out
    assert polish == run("--lang", "pl", "rules") == run("--lang=pl", "rules") == run("rules", "--lang=pl")
    assert polish == run("rules", "--lang", "pl_PL.UTF-8") == run("rules", "--lang=PL")


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_ALL": "hu_HU.UTF-8", "LANG": "pl_PL.UTF-8"}, "hu"),
        ({"LANGUAGE": "eo:it", "LANG": "pl_PL.UTF-8"}, "it"),
        ({"LANG": "eo.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_environment_selects_language(
    environ: dict[str, str], lang: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted, english = run("rules", "--lang", lang), run("rules", "--lang", "en")
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert run("rules") == wanted
    assert run("rules", "--lang", "en") == english
    assert run("chess").err == run("chess", "--lang", lang).err


# Rules


@in_some_languages
def test_rules_lists_editions(lang: str, run: Run) -> None:
    listed = run("rules", "--lang", lang)
    assert listed.status == 0
    assert all(f"{name} " in listed.out for name in editions())
    assert all(say(lang, f"edition-{name}") in listed.out for name in editions())


@in_some_languages
@pytest.mark.parametrize("name", [*editions(), "qwirkle", "cubes", "cards", "qwirkle-it;single_opening_points=1"])
def test_rules_prints_edition(name: str, lang: str, run: Run) -> None:
    printed = run("rules", name, "--lang", lang)
    assert printed.status == 0
    assert printed.out.startswith(say(lang, f"edition-{edition(name).id}"))
    assert f"({edition(name).game}.supply)" in printed.out
    assert max(map(len, printed.out.splitlines())) <= 90


@in_some_languages
def test_rules_prints_json(lang: str, run: Run) -> None:
    every = run("rules", "--json", "--lang", lang)
    assert every.status == 0
    assert [each["edition"] for each in every.data] == list(editions())
    for each in every.data:
        assert all(set(rule) == {"id", "title", "text"} and all(rule.values()) for rule in each["paragraphs"])
        assert run("rules", each["edition"], "--json", "--lang", lang).data == [each]


@in_some_languages
def test_rules_diff_lists_differences(lang: str, run: Run) -> None:
    differing = run("rules", "--diff", "cards-pl", "cards-en", "--lang", lang)
    assert differing.status == 0
    assert "(cards.opening)" in differing.out
    assert "(cards.set)" not in differing.out
    same = run("rules", "--diff", "cards", "cards-pl", "--lang", lang)
    assert same.status == 0
    assert same.out.count("\n") <= 2
    games = run("rules", "--diff", "cards", "cubes", "--lang", lang)
    assert_one_line(games, 2, "cards-pl", "cubes-hu")


# Records


def tampered(seed: int) -> tuple[str, int]:
    """Return a record with one drawn piece replaced by another possible one, and the number of that turn."""
    rng = Random(seed)
    data = json.loads(to_json(game()))
    while True:
        number = rng.randrange(len(data["turns"]))
        text = data["turns"][number]["turn"]
        if " = " in text:
            action, drawn = text.split(" = ")
            other = str(rng.choice(PIECES)) + drawn[2:]
            turns = [dict(turn) for turn in data["turns"]]
            turns[number]["turn"] = f"{action} = {other}"
            record = json.dumps({**data, "turns": turns})
            try:
                if read_record(record).turns != game().turns:
                    return record, number + 1
            except RecordError:
                pass


@in_some_languages
def test_verify_accepts_fair_record(lang: str, run: Run, record: Path) -> None:
    message = f"{say(lang, 'verify-fine')} {say(lang, 'verify-signature-none')}"
    assert run("verify", record, "--lang", lang) == (0, message + "\n", "")
    assert run("verify", record, "--json", "--lang", lang).data == {
        "file": str(record),
        "ok": True,
        "problem": None,
        "turn": 0,
        "message": message,
        "signature": "none",
    }


@pytest.mark.parametrize("name", editions())
def test_verify_accepts_every_edition_as_json_and_text(name: str, run: Run, tmp_path: Path) -> None:
    for kind, text in (("json", to_json(game(name, 4))), ("text", to_text(game(name, 4)))):
        path = tmp_path / f"game.{kind}"
        path.write_text(text, encoding="utf-8")
        assert run("verify", path).status == 0


@pytest.mark.parametrize("seed", range(6))
def test_verify_names_first_unfair_turn(seed: int, run: Run, record: Path) -> None:
    text, number = tampered(seed)
    record.write_text(text, encoding="utf-8")
    for lang in LANGUAGES:
        done = run("verify", record, "--lang", lang)
        assert (done.status, done.err) == (1, "")
        assert done.out == say(lang, "record-draw", turn=number) + "\n"
        assert str(number) in done.out
    answer = run("verify", record, "--json")
    assert answer.status == 1
    assert {**answer.data, "message": "", "file": ""} == {
        "file": "",
        "ok": False,
        "problem": "draw",
        "turn": number,
        "message": "",
        "signature": None,
    }


@pytest.mark.parametrize(
    ("change", "problem", "turn"),
    [
        (lambda data: data.update(secret="another"), "commitment", 0),
        (lambda data: data.update(commitment="0" * 64), "commitment", 0),
        (lambda data: data.update(salts=["salt", "more"]), "commitment", 0),
        (lambda data: data.update(salt_commitments=[]), "commitment", 0),
        (lambda data: data.pop("secret"), "no_secret", 0),
        (lambda data: data.update(secret=5), "fairness", 0),
        (lambda data: data.update(secret="s" * 1001), "fairness", 0),
        (lambda data: data.update(deals=[]), "start", 0),
        (lambda data: data["deals"][0].reverse(), "turn", 1),
        (lambda data: data["deals"][0].pop(), "start", 0),
        (lambda data: data["deals"][0].__setitem__(0, "RoRoRoRoRsRs"), "start", 0),
        (lambda data: data["deals"][0].__setitem__(0, "nonsense"), "start", 0),
        (lambda data: data.update(format="sixfold-record/3"), "format", 0),
        (lambda data: data.update(edition="chess"), "edition", 0),
        (lambda data: data["seats"].pop(), "start", 0),
        (lambda data: data["seats"][0].update(name=5), "seat", 0),
        (lambda data: data["seats"][0].update(name=""), "start", 0),
        (lambda data: data["seats"][1].update(age=True), "seat", 0),
        (lambda data: data["turns"][4].update(points=0), "points", 5),
        (lambda data: data["turns"][4].update(points=True), "points", 5),
        (lambda data: data["turns"][4].update(seat=2), "points", 5),
        (lambda data: data["turns"][4].update(turn="pass"), "turn", 5),
        (lambda data: data["turns"][4].update(turn="dance"), "turn", 5),
        (lambda data: data["turns"][4].update(turn=None), "turn", 5),
        (lambda data: data["turns"].pop(4), "turn", 5),
        (lambda data: data["turns"].__setitem__(4, []), "turn", 5),
        (lambda data: data["turns"].insert(4, data["turns"][3]), "turn", 5),
        (lambda data: data.update(turns={}), "json", 0),
        (lambda data: data.update(result={"scores": [1, 2], "winners": [1]}), "result", 12),
    ],
)
@in_some_languages
def test_verify_rejects_changed_record(
    change: Callable[[Any], object], problem: str, turn: int, lang: str, run: Run, record: Path
) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    change(data)
    record.write_text(json.dumps(data), encoding="utf-8")
    answer = run("verify", record, "--json", "--lang", lang)
    assert (answer.status, answer.err) == (1, "")
    assert (answer.data["ok"], answer.data["problem"], answer.data["turn"]) == (False, problem, turn)
    assert run("verify", record, "--lang", lang) == (1, answer.data["message"] + "\n", "")
    assert answer.data["message"].count("\n") == 0


def test_verify_checks_files_and_folders_with_a_line_for_each(run: Run, record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for name, text in (("a.txt", to_text(game())), ("b.json", tampered(0)[0]), ("c.json", "?"), ("notes.md", "")):
        (folder / name).write_text(text, encoding="utf-8")
    done = run("verify", record, folder, tmp_path / "none", "--lang", "en")
    assert (done.status, done.err) == (1, "")
    lines = [line.split(": ")[0] for line in done.out.splitlines()]
    assert lines == [str(each) for each in (record, *(folder / name for name in ("a.txt", "b.json", "c.json")))] + [
        str(tmp_path / "none")
    ]
    done = run("verify", record, folder, tmp_path / "none", "--json")
    found = [json.loads(line)["problem"] for line in done.out.splitlines()]
    assert found == [None, None, "draw", "format", "unreadable"]
    empty = tmp_path / "empty"
    empty.mkdir()
    assert_one_line(run("verify", empty), 1, "empty")


@in_some_languages
def test_verify_compares_with_commitment_salt_and_key(lang: str, run: Run, record: Path, tmp_path: Path) -> None:
    fair = game().fair
    assert fair
    key = Ed25519PrivateKey.generate()
    public = key.public_key().public_bytes_raw().hex()
    signed = replace(game(), signature=Signature(public[:16], key.sign(signed_text(game()).encode()).hex()))
    file, keys = tmp_path / "signed.json", tmp_path / "keys.json"
    file.write_text(to_json(signed), encoding="utf-8")
    keys.write_text(json.dumps({"keys": [{"public": "0" * 64}, {"public": public}]}))
    true = ("--commitment", fair.commitment, "--salt", "0:salt", "--lang", lang)
    for given in (public, keys):
        done = run("verify", file, *true, "--key", given)
        assert done == (0, f"{say(lang, 'verify-fine')} {say(lang, 'verify-signature-valid', id=public[:16])}\n", "")
    done = run("verify", file, *true)
    assert done.out.endswith(say(lang, "verify-signature-unchecked", id=public[:16]) + "\n")
    for problem, path, words in (
        ("unsigned", record, ["--key", public]),
        ("other_key", file, ["--key", "0" * 64]),
        ("signature", file, ["--key", public[:16] + "0" * 48]),
        ("other_commitment", file, ["--commitment", "0" * 64]),
        ("salt_unused", file, ["--salt", "0:pepper"]),
    ):
        assert run("verify", path, *words, "--lang", lang) == (1, say(lang, f"record-{problem}") + "\n", "")
    assert_one_line(
        run("verify", file, "--key", record, "--lang", lang), 1, say(lang, "verify-bad-key", value=str(record))
    )
    assert_one_line(run("verify", file, "--receipt", keys, "--lang", lang), 1, str(keys))


@pytest.mark.parametrize("secret", ["\ud800", "a\udcffb"])
def test_verify_rejects_secret_that_is_no_text(secret: str, run: Run, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    for change in ({"secret": secret}, {"salts": [secret]}, {"commitment": secret}):
        record.write_text(json.dumps(data | change), encoding="utf-8")
        answer = run("verify", record, "--json")
        assert (answer.status, answer.data["ok"]) == (1, False)


@in_some_languages
def test_verify_reports_long_refusal_in_one_line(lang: str, run: Run, tmp_path: Path) -> None:
    played = game("cards-en", 1)
    cards = action_text(played.turns[0].action).split(" : ")[0]
    path = tmp_path / "game.json"
    for turn in (f"{cards} : {'RoOs' * 4_000}", f"{cards} : {'Ro ' * 6_000}", "lay" + " Ro@0,0" * 2_000, "x" * 15_000):
        data = json.loads(to_json(played))
        data["turns"][0]["turn"] = turn
        path.write_text(json.dumps(data), encoding="utf-8")
        done = run("verify", path, "--lang", lang)
        assert (done.status, done.out.count("\n"), done.err) == (1, 1, "")


def test_verify_rejects_huge_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    path.write_text('{"format": "' + "x" * 10_000_000 + '"}', encoding="utf-8")
    assert run("verify", path, "--json").data["problem"] == "too_long"
    path.write_text("[" * 3_000_000, encoding="utf-8")
    assert run("verify", path, "--json").data["ok"] is False
    path.write_text('{"a":' * 500_000, encoding="utf-8")
    assert run("verify", path, "--json").data["problem"] == "json"


# Bench


def test_bench_prints_figures(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "qwirkle", lambda: {"qwirkle_legal_ms": 1.25})
    monkeypatch.setattr(figures, "cubes", lambda: {"cubes_legal_ms": 2.5})
    for name in set(benches.BENCHES) - {"qwirkle", "cubes"}:
        monkeypatch.delitem(benches.BENCHES, name)
    assert run("bench", "--json") == (0, '{"qwirkle_legal_ms": 1.25, "cubes_legal_ms": 2.5}\n', "")
    assert run("bench", "cubes", "--json").data == {"cubes_legal_ms": 2.5}
    (line,) = run("bench", "qwirkle").out.splitlines()
    assert line.split() == ["qwirkle_legal_ms", "1.25"]


def test_bench_fails_if_a_target_was_missed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    missed = {"attack_stolen_turns": 1.0, "attack_stolen_turns_missed_target": 0.0}
    monkeypatch.setattr(figures, "cubes", lambda: missed)
    done = run("bench", "cubes", "--json")
    assert (done.status, done.data) == (1, missed)


@in_some_languages
def test_bench_shows_progress_in_terminal(lang: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "cubes", lambda: {"cubes_legal_ms": 2.5})
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    done = run("bench", "cubes", "--json", "--lang", lang)
    assert done.data == {"cubes_legal_ms": 2.5}
    assert say(lang, "cli-measuring", name="cubes") in done.err
    assert done.err.endswith("1/1\n")


def test_bench_names_what_needs_a_checkout(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checkout, "CHECKOUT", tmp_path)
    monkeypatch.setattr(figures, "cubes", lambda: pytest.fail("measured before the refusal"))
    done = run("bench", "cubes", "chaos")
    assert (done.status, done.out) == (1, "")
    assert done.err.strip() == f"sixfold: {say('en', 'bench-needs-checkout', name='chaos')}"


def test_bench_without_checkout_leaves_out_brute_force(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert figures._compared(lambda oracle: {"kinds": oracle.KINDS}) == {"kinds": 36}
    monkeypatch.setattr(checkout, "CHECKOUT", tmp_path)
    assert figures._compared(lambda _: pytest.fail("there is no reference")) == {}


@pytest.mark.parametrize("name", benches.BENCHES)
def test_bench_can_be_loaded(name: str) -> None:
    assert callable(benches._load(name))


# As real processes


@pytest.mark.parametrize(
    "words",
    [["rules", "--json"], ["--help"], *some([], [["rules", "qwirkle"], ["rules"], ["judge", "--help"]])],
    ids=" ".join,
)
def test_closed_pipe_prints_no_error(words: list[str]) -> None:
    command = [sys.executable, "-m", "sixfold", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.close()
        err = writer.stderr.read()
        status = writer.wait()
    assert err == b""
    assert status in (0, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize(
    "words", [["rules"], ["judge", "tests/data/vectors.jsonl"], *some([], [["rules", "qwirkle"]])], ids=" ".join
)
def test_full_disk_is_reported_in_one_line(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = process(*words, stdout=full, cwd=Path(__file__).parents[2])
    assert_one_line(CommandResult(done.returncode, "", done.stderr.decode()), 1)


def test_module_runs_as_command(record: Path) -> None:
    done = process("verify", record, "--json")
    assert (done.returncode, json.loads(done.stdout)["ok"], done.stderr) == (0, True, b"")
    refused = process("verify", record.with_name("none"), env={"LANG": "hu_HU.UTF-8"})
    assert refused.returncode == 1
    head = say("hu", "cli-cannot-read", file=str(record.with_name("none")), why="|").split("|")
    assert refused.stderr.decode().startswith(f"sixfold: {head[0]}")
    assert process().returncode == 2


def told_by(record: Path) -> list[list[str]]:
    """Return commands that print signs of every kind."""
    return [["rules"], ["rules", "cards", "--json"], ["verify", str(record)], ["--help"], ["play", "--terminal"]]


LINES = b'{"id": "\\ud800"}\n\xff\n{"id": 2}\n'
"""For judge: no text, no JSON, and no question."""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_output_replaces_signs_of_poor_encoding(
    encoding: str, record: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in (*told_by(record), ["judge", "-"]):
        out = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding, errors="strict"))
        done = run(*words, "--lang", "pl", stdin=LINES if words[0] == "judge" else b"")
        assert done == (1 if words[0] == "judge" else 0, "", "")
        assert words[0] != "judge" or out.getvalue().count(b"\n") == 3
        assert out.getvalue()


@pytest.mark.parametrize("encoding", some(["ascii"], ["ascii", "latin-1", "utf-8:strict"]))
def test_process_survives_poor_encoding(encoding: str, record: Path) -> None:
    environ = {"PYTHONIOENCODING": encoding, "LANG": "pl_PL.UTF-8"}
    for words in told_by(record)[: rounds(1, 5)]:
        done = process(*words, env=environ)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout
    done = process("judge", "-", env=environ, stdin=None, input=LINES)
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.count(b"\n") == 3


@pytest.mark.skipif(os.name == "nt", reason="file names are text there")
def test_undecodable_names_are_reported(tmp_path: Path) -> None:
    odd = os.fsdecode(bytes(tmp_path) + b"/\xff")
    for words in (["judge", odd], ["--lang", odd], *some([], [["verify", odd], ["rules", odd]])):
        done = process(*words)
        assert_one_line(CommandResult(done.returncode, done.stdout.decode(), done.stderr.decode()), done.returncode)
        assert done.returncode in (1, 2)
    played = process("play", "--edition", "qwirkle", "--players", "Ann,@greedy", "--secret", "\udcff")
    assert played.returncode in (0, 2)
    assert b"Traceback" not in played.stderr


USAGE_COMMANDS = ("rules", "judge -", "chess", "play --edition qwirkle --players Ann,@greedy")


@pytest.mark.parametrize("stream", ["stdout", "stdin", "stderr"])
def test_missing_stream_causes_no_traceback(stream: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python has no object for a stream that is closed."""
    for words in USAGE_COMMANDS:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
        monkeypatch.setattr(sys, stream, None)
        done = run(*words.split())
        assert done.status in (0, 1, 2)
        assert "Traceback" not in done.err


@pytest.mark.parametrize(("closed", "first"), [(">&-", "rules"), ("<&-", "judge -"), ("2>&-", "chess")])
@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_closed_stream_causes_no_traceback(closed: str, first: str) -> None:
    for words in some((first,), USAGE_COMMANDS):
        shell = f'"{sys.executable}" -m sixfold {words} {closed}'
        done = subprocess.run(["sh", "-c", shell], stdin=subprocess.DEVNULL, capture_output=True, check=False)
        assert done.returncode in (0, 1, 2), words
        assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("system", "platform", "variable", "expected"),
    [
        ("nt", "win32", "LOCALAPPDATA", "AppData/Local"),
        ("posix", "darwin", "", "Library/Application Support"),
        ("posix", "linux", "XDG_STATE_HOME", ".local/state"),
    ],
)
def test_play_stores_tables_where_the_system_expects_state(
    system: str, platform: str, variable: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment: dict[str, str] = {}
    monkeypatch.setattr(play, "os", SimpleNamespace(name=system, environ=environment))
    monkeypatch.setattr(play, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert play._folder() == tmp_path / expected / "sixfold"
    if variable:
        environment[variable] = str(tmp_path / "elsewhere")
        assert play._folder() == tmp_path / "elsewhere" / "sixfold"


@in_some_languages
def test_analyse_answers_or_refuses_with_reason(run: Run, lang: str) -> None:
    position = "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=GoGsGd"
    done = run("analyse", position, "--lang", lang)
    assert (done.status, done.err) == (0, "")
    assert say(lang, "analyse-best") in done.out
    assert "play Yo Ys Yd : YoYsYd GoGsGd" in done.out
    assert say(lang, "analyse-odds") in done.out
    _, _, odds = done.out.partition(say(lang, "analyse-odds"))
    shapes, *rows = (line.split() for line in odds.splitlines() if line)
    assert shapes == list("osdtcx")
    assert [row[0] for row in rows] == list("ROYGBP")
    assert all(len(row) == 1 + 6 * 3 for row in rows), "unseen, held by the next player, drawn: of every shape"
    assert rows[0][1:10] == ["3", "26%", "3.1%", "2", "18%", "2.1%", "3", "26%", "3.1%"]
    found = run("analyse", position, "--json", "--lang", lang).data
    assert {"position", "supply", "forced", "options", "best", "odds"} == set(found)
    refused = run("analyse", "cards-pl hands=Rt/?9 table=GoGs", "--lang", lang)
    assert refused.status == 1
    assert say(lang, "impossible-set", cells="-", pieces="Go Gs") in refused.err

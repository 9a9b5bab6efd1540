"""Test the scripts of `sixfold completion` in real shells."""

from __future__ import annotations

import argparse
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from sixfold.ai.bots import LEVELS
from sixfold.bench.benches import BENCHES
from sixfold.cli.completion import script
from sixfold.cli.main import COMMANDS, parser
from sixfold.i18n.catalog import LANGUAGES
from sixfold.rules.edition import editions
from sixfold.rules.ruleset import GAMES
from tests.support.languages import in_some_languages

SHELLS = ("bash", "zsh", "fish")
EDITIONS = {*editions(), *GAMES}


def commands() -> dict[str, argparse.ArgumentParser]:
    tree = next(each for each in parser([], "en")._actions if isinstance(each, argparse._SubParsersAction))
    return dict(tree.choices)


def bash(*lines: str) -> list[set[str]]:
    """Return what bash offers for the last word of each line."""
    asked = [script("bash", "en")]
    for line in lines:
        words = line.split(" ")
        asked.append(f"COMP_WORDS=({shlex.join(words)}) COMP_CWORD={len(words) - 1}; _shtab_sixfold sixfold")
        asked.append('echo "${COMPREPLY[@]}"')
    done = subprocess.run(["bash"], input="\n".join(asked), capture_output=True, text=True, check=True)
    assert done.stderr == ""
    answers = [set(line.split()) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    return answers


def test_bash_completes_commands_and_options() -> None:
    named = commands()
    first, *options = bash("sixfold ", *(f"sixfold {name} -" for name in named))
    assert first == set(COMMANDS) == set(named)
    for each, offered in zip(named.values(), options, strict=True):
        assert offered == set(each._option_string_actions)


def test_bash_completes_values() -> None:
    cases = {
        "sixfold --lang ": set(LANGUAGES),
        "sixfold play --edition ": EDITIONS,
        "sixfold --lang pl rules ": EDITIONS,
        "sixfold rules --diff q": {name for name in EDITIONS if name.startswith("q")},
        "sixfold arena --game c": {"cubes", "cards"},
        "sixfold arena --players gr": {"greedy"},
        "sixfold arena --runner ": {"local", "ray"},
        "sixfold arena --tournament g": {"gauntlet"},
        "sixfold tui --bot ": set(LEVELS),
        "sixfold play --players ": {f"@{level}" for level in LEVELS},
        "sixfold engine ": set(LEVELS),
        "sixfold bench ": set(BENCHES),
        "sixfold train cu": {"cubes"},
        "sixfold picture game.json --theme ": {"light", "dark"},
        "sixfold completion ": set(SHELLS),
        "sixfold serve --port ": set(),
    }
    assert dict(zip(cases, bash(*cases), strict=True)) == cases


def test_bash_completes_file_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "moves.jsonl").touch()
    monkeypatch.chdir(tmp_path)
    assert bash("sixfold judge ", "sixfold arena --checkpoint m") == [{"moves.jsonl"}, {"moves.jsonl"}]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
@in_some_languages
def test_other_shells_can_read_their_scripts(shell: str, lang: str, tmp_path: Path) -> None:
    written = script(shell, lang)
    assert all(
        name in written for name in (*COMMANDS, *EDITIONS, *LEVELS, "--budget-ms" if shell == "zsh" else "budget-ms")
    )
    if shutil.which(shell) is None:
        return
    file = tmp_path / f"sixfold.{shell}"
    file.write_text(written, encoding="utf-8")
    subprocess.run([shell, "-n", file], check=True)


@pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("sixfold pla", {"play"}),
        ("sixfold play --edition qwirkle-", {name for name in EDITIONS if name.startswith("qwirkle-")}),
        ("sixfold arena --players me", {"medium"}),
        ("sixfold puzzles ma", {"make"}),
    ],
)
def test_fish_completes_commands_and_values(line: str, offered: set[str], tmp_path: Path) -> None:
    file = tmp_path / "sixfold.fish"
    file.write_text(script("fish", "en"), encoding="utf-8")
    asked = ["fish", "--no-config", "-c", f"source {file}; complete -C {shlex.quote(line)}"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert {each.partition("\t")[0] for each in done.stdout.splitlines()} == offered

"""Test the terminal client as a program on a real terminal: without colours, killed, resumed, left."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sixfold.cli.main import main
from sixfold.i18n.catalog import say
from sixfold.terminal.files import load
from sixfold.terminal.tui.look import SIGNS

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals", allow_module_level=True)

from tests.support.bench_tui import Terminal
from tests.support.languages import in_some_languages

COLOR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")
COMMAND = [sys.executable, "-m", "sixfold", "tui", "--lang", "en"]


def test_tui_resumes_killed_game_without_colors(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = [*COMMAND, "--edition", "cubes", "--players", "Ann", "--bot", "easy", "--secret", "a", "--save", str(path)]
    terminal = Terminal(words, {"NO_COLOR": "1"})
    try:
        terminal.until(say("en", "tui-key-leave"))
        terminal.send("r")
        terminal.until(say("en", "web-choose-reroll"))
        terminal.send("1")
        terminal.until(say("en", "web-roll-n", n=1))
        terminal.send("\r")
        terminal.until("Ann: ")  # in the log, which comes after the file
    finally:
        terminal.kill()
    kept = load(path)
    assert kept.turns
    assert any(sign in terminal.written for sign in SIGNS)
    assert not COLOR.search(terminal.written)

    again = Terminal([*COMMAND, "--save", str(path)], {})
    try:
        again.until(say("en", "tui-key-leave"))
        again.until("Ann: ")
        again.send("q")
        assert again.end() == 0
        assert COLOR.search(again.written)
    finally:
        again.kill()
    assert load(path).turns[: len(kept.turns)] == kept.turns


@in_some_languages
def test_tui_without_terminal_recommends_play(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tui", "--lang", lang]) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"sixfold: {say(lang, 'tui-no-terminal')}\n")


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["chess"], 2),
        (["--bot", "genius"], 2),
        (["--players", "Ann,@genius"], 2),
        (["--players", "Ann,Ann"], 2),
        (["--edition", "chess"], 2),
        (["--players", "a,b,c,d,e"], 2),
        (["--save", "{folder}"], 1),
        (["--save", "{folder}/broken"], 1),
    ],
)
def test_tui_rejects_bad_options_in_one_line(
    words: list[str], status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken").write_text("hello")
    assert main(["tui", "--lang", "en", *(word.format(folder=tmp_path) for word in words)]) == status
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("sixfold: ")
    assert say("en", "tui-no-terminal") not in err


def test_command_line_does_not_import_textual() -> None:
    script = "import sys, sixfold.cli.main as cli; cli.parser([], 'en'); sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0

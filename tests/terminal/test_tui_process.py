"""The terminal client as a program on a real terminal: without colours, killed, resumed, and left."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sixfold.terminal.files import load
from sixfold.text import LANGUAGES, say

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals", allow_module_level=True)

from sixfold.bench.tui import Terminal

COLOR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")
COMMAND = [sys.executable, "-m", "sixfold", "tui", "--lang", "en"]


def test_a_game_without_colours_is_killed_resumed_and_left(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = [*COMMAND, "--edition", "cubes", "--players", "Ann", "--bot", "easy", "--secret", "a", "--file", str(path)]
    terminal = Terminal(words, {"NO_COLOR": "1"})
    try:
        terminal.until(say("en", "tui-key-leave"))
        for _ in range(3):
            terminal.send("h")
            at = len(terminal.written)
            terminal.until("\x1b", at)
            time.sleep(0.3)
        terminal.send("\r")
        while not load(path).turns:
            time.sleep(0.05)
    finally:
        terminal.kill()
    kept = load(path)
    assert kept.turns
    assert "★" in terminal.written or "●" in terminal.written
    assert not COLOR.search(terminal.written)

    again = Terminal([*COMMAND, "--file", str(path)], {})
    try:
        again.until(say("en", "tui-key-leave"))
        again.until("Ann: ")
        again.send("q")
        assert again.end() == 0
        assert COLOR.search(again.written)
    finally:
        again.kill()
    assert load(path).turns[: len(kept.turns)] == kept.turns


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_terminal_another_command_is_recommended(lang: str) -> None:
    words = [sys.executable, "-m", "sixfold", "tui", "--lang", lang]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"sixfold: {say(lang, 'tui-no-terminal')}\n"


def test_the_command_line_starts_without_textual() -> None:
    script = "import sys, sixfold.cli as cli; cli._parser([], 'en'); sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0

"""Test that every option of a server is a variable too, and what happens to values that it does not accept."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sixfold.cli.main import main, parser
from sixfold.i18n.catalog import say
from sixfold.server import pages
from sixfold.server.app import Settings
from sixfold.server.options import OPTIONS, BadOption, Option, resolve
from tests.support.patience import PATIENCE_SECONDS

ROOT = Path(__file__).parents[2]
SAMPLES: dict[str, tuple[str, Any]] = {
    "text": ("some text", "some text"),
    "number": ("7", 7),
    "seconds": ("1.5", 1.5),
    "list": ("a.example, b.example", ("a.example", "b.example")),
    "switch": ("1", True),
}


def test_every_option_of_serve_has_a_variable_and_is_documented() -> None:
    subparsers = parser(["serve"], "en")._subparsers
    assert subparsers is not None
    choices = subparsers._group_actions[0].choices
    assert isinstance(choices, dict)
    flags = {each.option_strings[0] for each in choices["serve"]._actions} - {"--help", "--version", "--lang"}
    assert flags == {each.flag for each in OPTIONS}
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    for each in (*OPTIONS, Option("lang")):
        assert f"| `{each.flag}` | `{each.variable}` |" in page


@pytest.mark.parametrize("option", OPTIONS, ids=lambda each: each.name)
def test_variable_sets_option_and_command_line_replaces_it(option: Option) -> None:
    text, value = SAMPLES[option.kind]
    assert resolve({}, {option.variable: text})[option.name] == value
    assert resolve({}, {option.variable: " "})[option.name] == resolve({}, {})[option.name] == option.default
    if option.kind == "list":
        assert resolve({option.name: ["c"]}, {option.variable: text})[option.name] == ("c",)
    elif option.kind != "switch":
        given = value if option.kind == "text" else value + 1
        assert resolve({option.name: given}, {option.variable: text})[option.name] == given


@pytest.mark.parametrize(
    ("variable", "text", "key"),
    [
        ("SIXFOLD_PORT", "80000", "arena-out-of-range"),
        ("SIXFOLD_PORT", "many", "arena-out-of-range"),
        ("SIXFOLD_DRAIN", "nan", "arena-out-of-range"),
        ("SIXFOLD_QUIET", "perhaps", "cli-usage-choice"),
    ],
)
def test_serve_names_variable_with_bad_value(
    variable: str, text: str, key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, text)
    assert main(["serve"]) == 2
    option = next(each for each in OPTIONS if each.variable == variable)
    message = say("en", key, name=variable, low=option.low, high=option.high, what=text)
    assert capsys.readouterr().err == f"sixfold: {message}\n"
    with pytest.raises(BadOption, match=variable):
        Settings.from_environment()


def test_settings_read_password_file_before_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXFOLD_PASSWORD", "of the variable")
    assert Settings.from_environment().password == "of the variable"
    (tmp_path / "password").write_text("of the file\n")
    monkeypatch.setenv("SIXFOLD_PASSWORD_FILE", str(tmp_path / "password"))
    assert Settings.from_environment().password == "of the file"


def test_lang_has_a_variable(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SIXFOLD_LANG", "pl")
    assert main(["serve", "--port", "80000"]) == 2
    assert say("pl", "arena-out-of-range", name="--port", low=0, high=65535) in capsys.readouterr().err


def test_serve_says_if_client_was_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pages, "folder", lambda: tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as other:  # so that it ends at once
        assert main(["serve", "--port", str(other.getsockname()[1])]) == 1
    assert capsys.readouterr().err.startswith(f"sixfold: {say('en', 'serve-no-client')}\n")
    assert pages.load() == {}


def test_image_serves_by_its_variables_and_checks_itself(tmp_path: Path) -> None:
    steps = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    check = json.loads(re.findall(r"^HEALTHCHECK .* CMD (\[.*\])$", steps, re.MULTILINE)[0])
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SIXFOLD_")}
    variables = {"SIXFOLD_PORT": "0", "SIXFOLD_DB": str(tmp_path / "tables.db"), "SIXFOLD_DRAIN": "0"}
    words = [sys.executable, "-m", "sixfold", "serve", "--quiet"]
    process = subprocess.Popen(words, env={**kept, **variables}, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        port = re.findall(r":(\d+)/", process.stdout.readline())[0]
        assert check[0] == "python"
        healthy = [sys.executable, *check[1:]]
        assert subprocess.call(healthy, env={**kept, "SIXFOLD_PORT": port}, timeout=PATIENCE_SECONDS) == 0
        assert (tmp_path / "tables.db").exists()
    finally:
        process.terminate()
        assert process.wait(PATIENCE_SECONDS) == 0
        process.stdout.close()
    gone = subprocess.run(healthy, env={**kept, "SIXFOLD_PORT": port}, capture_output=True, timeout=PATIENCE_SECONDS)
    assert gone.returncode == 1

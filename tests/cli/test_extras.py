"""Test that base commands run without the extras, and that a command names the extra it lacks."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sixfold.cli.main import EXTRAS
from sixfold.i18n.catalog import say
from tests.support.languages import in_some_languages

ROOT = Path(__file__).parents[2]
RECORD = str(ROOT / "tests" / "data" / "golden" / "cubes-hu-0.txt")
POSITION = (
    "qwirkle-pl mover=0 starter=1 turns=1 scores=0,3 hands=RtRxRxOtGcBd/YcYxYxGdBoBx"
    " supply=333231.333233.333321.332323.232332.222333 table=0,0:Po/0,1:Ps/0,2:Pd announced=2,3"
)
RUN_WITHOUT_EXTRAS = f"""
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {{*{sorted(EXTRAS)!r}, "uvloop"}}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocker())
from sixfold.cli.main import main
sys.exit(main())
"""


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a Python that cannot import what the extras bring."""
    environment = {**os.environ, "LANGUAGE": "en"}
    return subprocess.run(
        [sys.executable, "-c", RUN_WITHOUT_EXTRAS, *arguments],
        env=environment,
        input=text,
        capture_output=True,
        encoding="utf-8",
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["rules", "cubes-hu"],
        ["judge", str(ROOT / "tests" / "data" / "vectors.jsonl")],
        ["verify", RECORD],
        ["review", RECORD, "--turn", "2", "--depth", "0.05"],
        ["review", RECORD, "--turn", "2", "--depth", "0.05", "--json"],
        ["analyse", POSITION, "--json"],
        ["arena", "--game", "cubes", "--players", "greedy,random", "--games", "2", "--seed", "1"],
        ["completion", "bash"],
        ["moves", "-"],
        ["engine", "greedy"],
    ],
    ids=" ".join,
)
def test_base_command_runs_without_extras(arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")


def test_public_api_plays_and_draws_without_extras() -> None:
    code = RUN_WITHOUT_EXTRAS.partition("from sixfold")[0] + (
        "from sixfold import Fair, Game, Seat, bot, edition, render\n"
        "game = Game.start(edition('cards'), (Seat('A'), Seat('B')), Fair('s'))\n"
        "print(render(game.play(bot('easy').choose(game.position, seed=1)))[:4])\n"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "<svg\n"


def test_picture_draws_svg_without_extras(tmp_path: Path) -> None:
    done = run("picture", RECORD, "--out", str(tmp_path / "board.svg"))
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["play"], "server"),
        (["serve"], "server"),
        (["import", "--db", "sqlite:///{folder}/new.db", RECORD], "server"),
        (["picture", RECORD, "--out", "{folder}/board.png"], "pictures"),
        (["picture", RECORD, "--out", "{folder}/game.webp"], "pictures"),
        (["bench", "tui"], "tui"),
    ],
    ids=["play", "serve", "import", "picture", "animation", "bench"],
)
def test_command_names_missing_extra_in_one_line(arguments: list[str], extra: str, tmp_path: Path) -> None:
    done = run(*(each.format(folder=tmp_path) for each in arguments))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"sixfold: {say('en', 'cli-missing-extra', name=extra)}\n"
    assert f"sixfold[{extra}]" in done.stderr


@in_some_languages
def test_missing_extra_is_named_in_every_language(lang: str) -> None:
    done = run("play", "--lang", lang)
    assert done.stderr == f"sixfold: {say(lang, 'cli-missing-extra', name='server')}\n"


def test_extras_of_commands_exist_in_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(EXTRAS.values()) | {"all"} == set(project["optional-dependencies"])

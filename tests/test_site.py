"""Test the documentation as a site: every page has its place, and every command on it is valid."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixfold.cli.errors import CommandError
from sixfold.cli.main import COMMANDS, parser

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RUN_COMMANDS = re.findall(
    r"^  (\w+)", (ROOT / "run").read_text(encoding="utf-8").partition('HELP = """')[2], re.MULTILINE
)
FORWARDED_COMMANDS = {"sixfold": [], "play": ["play"], "bench": ["bench"]}
"""What ./run hands on to the program itself."""
DIGEST_TEXTS = {"arena/S/d", "seed", "draw", "game", "turn", "end", "receipt", "record"}
"""What stands behind the program's name in texts that chance is derived from: no commands."""


def typed(page: Path) -> Iterator[list[str]]:
    """Command lines of Sixfold in the blocks for a shell, as words."""
    for block in re.findall(r"```sh\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            start = next((at for at, word in enumerate(words) if word in ("sixfold", "./run")), len(words))
            end = next((at for at, word in enumerate(words) if word in (">", "|", "&", "&&")), len(words))
            yield words[start:end]


def named(page: Path) -> Iterator[list[str]]:
    """Commands of Sixfold in the running text, perhaps with some of their options."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for found in re.findall(r"`((?:sixfold|\./run) [^`]+)`", text):
        yield found.split()


def asked(words: list[str]) -> list[str] | None:
    """Return what the program itself is asked for, if it is."""
    if words[0] == "sixfold":
        return words[1:]
    assert words[1] in RUN_COMMANDS, " ".join(words)
    return [*FORWARDED_COMMANDS[words[1]], *words[2:]] if words[1] in FORWARDED_COMMANDS else None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_command_lines_of_blocks_can_be_parsed(page: Path) -> None:
    for words in typed(page):
        line = asked(words) if words[1:] else None
        if line is not None:
            try:
                parser([], "en").parse_args(["8000" if word == "$port" else word for word in line])
            except CommandError as failure:
                pytest.fail(f"{' '.join(words)}: {failure}")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_of_text_exist_with_options(page: Path) -> None:
    tree = next(each for each in parser([], "en")._actions if each.dest == "command")
    assert isinstance(tree.choices, dict)
    for words in named(page):
        line = asked(words)
        if line and line[0] not in ("…", "--help", *DIGEST_TEXTS):
            command = line[0].rstrip(",")
            assert command in COMMANDS, " ".join(words)
            options = {word.strip("[]").partition("=")[0] for word in line[1:] if word.strip("[]").startswith("--")}
            assert options <= set(tree.choices[command]._option_string_actions), " ".join(words)


def test_site_builds_without_warning_and_external_hosts(tmp_path: Path) -> None:
    """A page that the navigation does not list is a warning, too."""
    site = tmp_path / "site"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", site],
        cwd=ROOT,
        env={"NO_MKDOCS_2_WARNING": "1", "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    pages = {page.name for page in site.glob("*.html")}
    assert {"index.html", "playing.html", "api.html", "contributing.html", "changelog.html", "licences.html"} <= pages
    assert (site / "search" / "search_index.json").stat().st_size > 100_000
    for file in [*site.rglob("*.html"), *site.rglob("*.css")]:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"(?:src|href)=\"(?:https?:)?//|url\([\"']?(?:https?:)?//", text), file
    assert '<html lang="pl"' in (site / "rules" / "qwirkle.pl.html").read_text(encoding="utf-8")
    assert len(list((site / "fonts").glob("*.woff2"))) == 4

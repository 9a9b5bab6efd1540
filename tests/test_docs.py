"""Test the documentation: its examples run, its links have targets, its generated pages are current."""

from __future__ import annotations

import doctest
import importlib.util
import json
import re
from contextlib import suppress
from pathlib import Path

import pytest

import sixfold
from sixfold.cli import judging, main
from sixfold.i18n.catalog import keys
from sixfold.rules.errors import Reason
from sixfold.rules.notation import position_text, read_action, read_position, read_turn

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def made() -> dict[str, str]:
    spec = importlib.util.spec_from_file_location("make", ROOT / "docs" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    pages = module.pages()
    assert isinstance(pages, dict)
    return pages


def test_generated_pages_are_current() -> None:
    for name, text in made().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name} is not current: ./run docs"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_anchors_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"(?:\]\(|src=\"|srcset=\")([^)\s\"]+)", text):
        assert not link.startswith("http"), link
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), f"{page.name}: {link}"
        if anchor:
            there = target.read_text(encoding="utf-8")
            headings = {
                re.sub(r"[^\w\- ]", "", line.lstrip("# ")).strip().lower().replace(" ", "-")
                for line in there.splitlines()
                if line.startswith("#")
            }
            assert f'id="{anchor}"' in there or anchor in headings, f"{page.name}: {link}"


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>>" in page.read_text("utf-8")], ids=lambda page: page.name
)
def test_python_examples_of_pages_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_imports_in_python_examples_of_pages_exist() -> None:
    """Also of examples that do not run, such as the one of a test."""
    lines = [
        line
        for page in PAGES
        for block in re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
        for line in block.splitlines()
        if re.match(r"(from|import) (tests|sixfold)\b", line)
    ]
    assert any("tests.support" in line for line in lines)
    for line in lines:
        exec(line, {})


def test_doctests_of_public_names_run() -> None:
    finder, runner = doctest.DocTestFinder(recurse=False), doctest.DocTestRunner()
    found = [test for name in sixfold.__all__ for test in finder.find(getattr(sixfold, name), name) if test.examples]
    assert found
    for test in found:
        test.globs = dict(vars(sixfold))
        assert runner.run(test).failed == 0


def test_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(f"`sixfold {name}" in readme for name in main.COMMANDS)
    assert "trademark" in readme


def test_notation_page_examples_can_be_parsed() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    position = re.search(r"```text\n(.*)\n```", page)
    assert position is not None
    assert position_text(read_position(position[1])) == position[1]
    for text in re.findall(r"^\| `((?:lay|swap|reroll|roll|play|redraw|pass)(?: [^`]*)?)`", page, re.MULTILINE):
        read_action(text)
    for text in re.findall(r"`([^`]* = [^`=]*)`", page):
        read_turn(text)


def test_judge_page_examples_match_answers() -> None:
    page = (ROOT / "docs" / "judge.md").read_text(encoding="utf-8")
    asked, answered = (block.splitlines() for block in re.findall(r"```json\n(.*?)\n```", page, re.DOTALL))
    assert list(judging.judge(asked, "en")) == [json.loads(line) for line in answered]
    assert all("error" not in answer for answer in judging.moves(asked[1:], "en"))


def test_api_page_has_example_of_every_public_name() -> None:
    assert sorted(sixfold.__all__) == list(sixfold.__all__)
    assert all(hasattr(sixfold, name) for name in sixfold.__all__)
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    examples = "\n".join(line for line in page.splitlines() if line.startswith((">>> ", "... ")))
    assert [name for name in sixfold.__all__ if not re.search(rf"\b{name}\b", examples)] == []


def test_every_refusal_reason_has_message() -> None:
    assert {key for key in keys("en") if key.startswith("reason-")} == {f"reason-{reason.value}" for reason in Reason}


def test_files_name_no_registry_and_no_machine_path() -> None:
    hosts = re.compile(r"pypi\.org|pythonhosted|registry\.npmjs|npmjs\.(org|com)|/root/|/home/\w+/|/work/")
    places = [*ROOT.glob("*"), *ROOT.glob(".ci/*"), *(path for each in FOLDERS for path in (ROOT / each).rglob("*"))]
    made = {"__pycache__", "node_modules", ROOT / "src" / "sixfold" / "web"}
    texts = [
        path
        for path in places
        if path.is_file()
        and path.suffix not in (".png", ".jpg", ".webp", ".ttf", ".woff2", ".so")
        and not made & {*path.parts, *path.parents}
        and path not in (Path(__file__), ROOT / ".git")  # in a worktree .git is a file with a path
    ]
    assert len(texts) > 100
    for path in texts:
        with suppress(FileNotFoundError):  # a program beside this test may have removed it
            assert not hosts.search(path.read_text(encoding="utf-8")), path


FOLDERS = ("src", "tests", "docs", "web")

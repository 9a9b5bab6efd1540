"""Test mutation testing: mutants are valid, differ from the original, and are sampled."""

from __future__ import annotations

import ast
import os
import select
import signal
import subprocess
import sys
import tomllib
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

pytest.importorskip("coverage")
pytest.importorskip("resource")

from tests.support import mutate
from tests.support.coverage_map import ROOT, CoverageMap
from tests.support.mutants import Mutant, changes, mutant, sample
from tests.support.mutate import EXPLAINED, outcome, sources

SOURCE = '''
"""A module of 1 function."""

from __future__ import annotations
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from nowhere import Nothing1

LIMIT: int = 7
"""At most 7."""
Either = int | str


class Thing(Base, frozen=True):
    size: int = 3

    def __repr__(self) -> str:
        return f"Thing({self.size + 1})"


def find(items: list[int], least: int = 2) -> int | None:
    """Return the first of 2."""
    assert items != []
    found = None
    for item in items:
        if item > least and not item % 2:
            found = item
            break
    print(found)
    return found if found is not None else -1
'''


def all_mutants(source: str) -> list[Mutant]:
    return [mutant("a.py", source, number) for number in range(len(changes(ast.parse(source))))]


def test_mutants_are_valid_python_and_all_differ() -> None:
    found = all_mutants(SOURCE)
    for each in found:
        ast.parse(each.source)
        assert each.original != each.mutated
    texts = {each.source for each in found}
    assert len(texts) == len(found) > 20
    assert ast.unparse(ast.parse(SOURCE)) not in texts


def test_mutants_cover_every_kind_of_change() -> None:
    found = {(each.original, each.mutated) for each in all_mutants(SOURCE)}
    condition = "if item > least and (not item % 2):"
    assert (condition, "if item >= least and (not item % 2):") in found
    assert (condition, "if item > least or not item % 2:") in found
    assert (condition, "if item > least:") in found
    assert (condition, "if True:") in found
    assert ("break", "continue") in found
    assert ("found = item", "pass") in found
    assert ("print(found)", "pass") in found
    assert ("LIMIT: int = 7", "LIMIT: int = 8") in found
    assert ("return found if found is not None else -1", "return None") in found


def test_mutants_leave_annotations_docstrings_and_declarations_alone() -> None:
    lines = SOURCE.splitlines()
    changed = {lines[each.line - 1].strip() for each in all_mutants(SOURCE)}
    for part in ("assert", "Nothing1", "Either", "class", 'return f"', '"""'):
        assert not any(line.startswith(part) for line in changed)


def test_mutants_know_their_function_lines_and_name() -> None:
    found = {each.mutated: each for each in all_mutants(SOURCE)}
    assert found["LIMIT: int = 8"].name == "LIMIT"
    assert found["size: int = 4"].function == "Thing"
    default = found["def find(items: list[int], least: int=3) -> int | None:"]
    printed = found["pass"]
    assert printed.line in default.lines
    assert printed.lines == range(printed.line, printed.line + 1)


def test_sample_is_reproducible_and_in_proportion() -> None:
    texts = {"a.py": SOURCE, "b.py": "def f(x):\n    return x + 1\n"}
    first = sample(texts, 12, 0)
    assert first == sample(texts, 12, 0)
    assert first != sample(texts, 12, 1)
    assert [each.file for each in first].count("b.py") == 2
    assert len(first) == 12
    assert len(sample(texts, 10**6, 0)) == len(all_mutants(SOURCE)) + len(all_mutants(texts["b.py"]))


def test_tests_of_a_mutant_run_its_line_and_the_fastest_are_first() -> None:
    found = {each.mutated: each for each in all_mutants(SOURCE)}
    printed = next(each for each in all_mutants(SOURCE) if each.original == "print(found)")
    lines = {"a.py": {printed.line: ["slow", "quick"], printed.line - 3: ["other"]}}
    covered = CoverageMap({"slow": 1.5, "quick": 0.1, "other": 0.2}, lines)
    assert covered.tests(printed, {"a.py": SOURCE}) == ["quick", "slow"]
    assert covered.tests(found["LIMIT: int = 8"], {"a.py": SOURCE}) == ["quick", "other", "slow"]
    covered.seconds["test_limit.py::test_it"] = 3.0
    texts = {"a.py": SOURCE, "test_limit.py": "assert LIMIT == 7"}
    assert covered.tests(found["LIMIT: int = 8"], texts) == ["test_limit.py::test_it"]


def test_coverage_of_two_files_of_tests_is_added() -> None:
    covered = CoverageMap()
    for test in ("one", "two"):
        covered.add({"seconds": {test: 0.5}, "lines": {"a.py": {"3": [test]}}})
    assert covered == CoverageMap({"one": 0.5, "two": 0.5}, {"a.py": {3: ["one", "two"]}})


@pytest.mark.parametrize(
    ("status", "expected"),
    [(0, "survived"), (1, "killed"), (2, "killed"), (3, "unclear"), (5, "unclear"), (-11, "killed"), (-9, "timed out")],
)
def test_outcome_distinguishes_survivors_killed_and_endless(status: int, expected: str) -> None:
    assert outcome(status) == expected


def test_load_instead_replaces_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("mutated_module", "other_module"):
        (tmp_path / f"{name}.py").write_text("ANSWER = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(SourceFileLoader, "get_code", SourceFileLoader.get_code)
    mutate.load_instead(tmp_path / "mutated_module.py", "ANSWER = 2\n")
    mutated, other = (__import__(name) for name in ("mutated_module", "other_module"))
    assert (mutated.ANSWER, other.ANSWER) == (2, 1)


SCRIPT_WITH_A_CHILD = """
import sys, time
from pathlib import Path
from tests.support.child import Child, children_killed_at_end

with children_killed_at_end():
    child = Child(lambda: print("started", flush=True) or time.sleep(600), Path(sys.argv[1]), "output")
    while not child.output.exists() or "started" not in child.output.read_text():
        time.sleep(0.01)
    print("ready", flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signal_that_ends_a_run_kills_its_children(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-c", SCRIPT_WITH_A_CHILD, str(tmp_path)]
    open_while_any_runs, inherited = os.pipe()
    with subprocess.Popen(
        command, cwd=ROOT, pass_fds=[inherited], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as run:
        os.close(inherited)
        assert run.stdout
        assert run.stdout.readline() == b"ready\n"
        run.send_signal(number)
    assert select.select([open_while_any_runs], [], [], 60)[0]
    os.close(open_while_any_runs)


def lines_by_function(text: str) -> dict[str, set[str]]:
    """Return the lines of each function as `ast.unparse` writes them, by its qualified name; those of all by ""."""
    found: dict[str, set[str]] = {}

    def visit(node: ast.AST, name: str) -> None:
        found[name] = {line.strip() for line in ast.unparse(node).splitlines()}
        below = [node]
        while below:
            for each in ast.iter_child_nodes(below.pop()):
                if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    visit(each, f"{name}.{each.name}".lstrip("."))
                else:
                    below.append(each)

    visit(ast.parse(text), "")
    return found


def test_explained_mutants_still_exist_and_have_a_reason() -> None:
    texts = sources()
    assert all((ROOT / file).is_file() for file in texts)
    entries = tomllib.loads(EXPLAINED.read_text())["mutant"]
    lines = {file: lines_by_function(texts[file]) for file in {each["file"] for each in entries}}
    for each in entries:
        assert each["kind"] in ("equivalent", "accepted")
        assert each["reason"].endswith(".")
        assert each["original"] in lines[each["file"]].get(each["function"], ()), f"no longer there: {each}"
        assert each["original"] != each["mutated"]

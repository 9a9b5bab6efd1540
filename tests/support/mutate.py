"""Measure how many of a sample of small changes to the rules and the server's commands the fast tests find.

Run it by `./run mutate`. Nothing in src is changed: every mutant is tested in a process of its own, which loads the
changed source in place of the file. Only tests that run the changed line are run, fastest first.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import CodeType
from typing import Final, Literal

import pytest

from tests.support.child import Child, children_killed_at_end
from tests.support.coverage_map import MAX_TESTS_CPU_SECONDS, ROOT, SOURCE, CoverageMap, read_map, run_tests
from tests.support.mutants import Mutant, sample

EXPLAINED: Final = ROOT / "tests" / "data" / "explained_mutants.toml"
COMMAND_MODULES: Final = (
    *("commands", "table", "table_service", "repository", "presence", "seat_transfer", "limits", "errors", "events"),
)
"""The modules of the server that check and carry out commands at a table."""
LIBRARIES: Final = (
    *("alembic", "fluent.runtime", "httpx", "hypothesis.strategies", "jsonschema", "msgspec", "PIL.Image"),
    *("schemathesis", "starlette.routing", "uvicorn", "websockets.asyncio.client"),
)
"""Libraries that are imported once, before the first mutant."""
MIN_KILLED_PERCENT: Final = 90
START_CPU_SECONDS: Final = 10
"""For importing and collecting; added to what the tests of a mutant may take."""
START_WALL_SECONDS: Final = 60
SLOWDOWN: Final = 5
"""How many times longer than measured tests may take with a mutant, before they count as endless."""

Outcome = Literal["killed", "timed out", "survived", "unclear", "equivalent", "accepted", "not covered"]


def enter_copy(folder: Path) -> None:
    """Go on in a copy of the project, so that nobody who edits tests meanwhile changes what is measured.

    Only the tests are copied, all else are links. What was imported of the tests is forgotten.
    """
    copy = folder / "project"
    copy.mkdir()
    for each in ROOT.iterdir():
        if each.name != "tests":
            (copy / each.name).symlink_to(each)
    shutil.copytree(ROOT / "tests", copy / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(copy)
    sys.path[:] = [each for each in sys.path if Path(each).resolve() != ROOT]
    for name in [each for each in sys.modules if each.partition(".")[0] == "tests"]:
        del sys.modules[name]


def keep_bytecode(folder: Path) -> None:
    """Compile each module once and not for each mutant, also if the environment forbids bytecode beside the sources."""
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(folder)


def load_instead(file: Path, source: str) -> None:
    """Let this process import another source in place of a file."""
    original = SourceFileLoader.get_code
    code = compile(source, str(file), "exec", dont_inherit=True)

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if Path(self.path) == file else original(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]


def try_mutant(mutant: Mutant, tests: list[str], folder: Path) -> int:
    """Run the tests with a mutant in this process; the exit status of pytest."""
    load_instead(ROOT / mutant.file, mutant.source)
    failures = Failures(folder / "failed")
    return run_tests(tests, failures, more=("-x", f"--basetemp={folder / 'pytest'}"))


class Failures:
    """Record which tests fail, as a plugin of pytest."""

    def __init__(self, output: Path) -> None:
        self.output = output

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            with self.output.open("a") as file:
                file.write(f"{report.nodeid}\n")

    @staticmethod
    def read(output: Path) -> set[str]:
        return set(output.read_text().splitlines()) if output.exists() else set()


def outcome(status: int | None) -> Outcome:
    """Return what the end of a process says about its mutant. What says nothing about the tests is unclear."""
    if status == pytest.ExitCode.OK:
        return "survived"
    if status in (None, pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
        return "unclear"
    return "timed out" if status in (-signal.SIGXCPU, -signal.SIGKILL) else "killed"


@dataclass
class Report:
    """Count what became of each mutant."""

    size: int
    found: dict[Mutant, Outcome] = field(default_factory=dict)
    killers: dict[Mutant, set[str]] = field(default_factory=dict)
    cpu_seconds: float = 0.0

    def add(self, mutant: Mutant, result: Outcome, failed: Iterable[str] = ()) -> None:
        self.found[mutant] = result
        self.killers[mutant] = set(failed)
        if result in ("survived", "unclear", "not covered"):
            print(f"\r{mutant.file}:{mutant.line} in {mutant.function or 'the module'}: {result}")
            print(f"  - {mutant.original}\n  + {mutant.mutated}")
        print(f"\r{len(self.found)}/{self.size}", end="", flush=True)

    def doubt(self, failing: set[str]) -> None:
        """Do not count mutants as killed by tests that fail without them too."""
        for mutant, killers in self.killers.items():
            if killers and killers <= failing:
                self.found[mutant] = "unclear"

    def number(self, *names: Outcome) -> int:
        return sum(result in names for result in self.found.values())

    def killed_percent(self, size: int) -> float:
        return 100 * self.number("killed", "timed out") / max(1, size)

    def show(self, wall_seconds: float) -> None:
        real = self.size - self.number("equivalent")
        print("\r" + ", ".join(f"{number} {name}" for name, number in Counter(self.found.values()).items()))
        print(f"{self.killed_percent(self.size):.1f} % of {self.size} mutants were killed,", end=" ")
        print(f"{self.killed_percent(real):.1f} % of the {real} that are not equivalent to the original.")
        print(f"{self.cpu_seconds:.0f} s of CPU time for the mutants, {wall_seconds:.0f} s in all.")


def explained() -> dict[tuple[str, str, str, str], Outcome]:
    """Return the mutants that need no test: those that are equivalent to the original, and those that are accepted."""
    entries = tomllib.loads(EXPLAINED.read_text())["mutant"]
    return {(each["file"], each["function"], each["original"], each["mutated"]): each["kind"] for each in entries}


def sources(only: str = "") -> dict[str, str]:
    """Return the files to mutate with their text."""
    files = [*sorted((SOURCE / "rules").glob("*.py")), *(SOURCE / "server" / f"{name}.py" for name in COMMAND_MODULES)]
    names = {str(file.relative_to(ROOT)): file.read_text() for file in files}
    return {name: text for name, text in names.items() if only in name}


def try_all(mutants: list[Mutant], covered: CoverageMap, jobs: int, folder: Path) -> Report:
    """Try each mutant, several at the same time, in random order: a run that is ended early has tried a fair sample."""
    report = Report(len(mutants))
    known = explained()
    files = {*covered.lines, *(test.partition("::")[0] for test in covered.seconds)}
    texts = {file: Path(file).read_text() for file in files}
    waiting = Random(len(mutants)).sample(mutants, len(mutants))
    running: dict[Child, Mutant] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            tests = covered.tests(mutant, texts)
            if reason := known.get((mutant.file, mutant.function, mutant.original, mutant.mutated)):
                report.add(mutant, reason)
            elif not tests:
                report.add(mutant, "not covered")
            else:
                running[start(mutant, tests, covered, folder)] = mutant
        for child in [each for each in running if each.poll()]:
            mutant = running.pop(child)
            report.cpu_seconds += child.cpu_seconds
            again = child.output.with_suffix(".again")
            if child.status == pytest.ExitCode.USAGE_ERROR and not again.exists():
                # The mutant has changed the names of tests: the whole files decide.
                again.touch()
                whole = list(dict.fromkeys(test.partition("::")[0] for test in covered.tests(mutant, texts)))
                running[start(mutant, whole, covered, folder)] = mutant
            else:
                report.add(mutant, outcome(child.status), Failures.read(work_folder(mutant, folder) / "failed"))
        time.sleep(0.02)
    report.doubt(failing(set().union(*report.killers.values()), folder))
    return report


def work_folder(mutant: Mutant, folder: Path) -> Path:
    return folder / f"{Path(mutant.file).stem}-{mutant.number}"


def start(mutant: Mutant, tests: list[str], covered: CoverageMap, folder: Path) -> Child:
    """Start trying a mutant in a process of its own, with limits on its CPU time and, far more generous, its time."""
    measured = SLOWDOWN * sum(covered.seconds.get(test, MAX_TESTS_CPU_SECONDS) for test in tests)
    own = work_folder(mutant, folder)
    own.mkdir(exist_ok=True)
    limits = (START_CPU_SECONDS + int(measured), START_WALL_SECONDS + SLOWDOWN * measured)
    return Child(partial(try_mutant, mutant, tests, own), folder, own.name, *limits)


def failing(tests: set[str], folder: Path) -> set[str]:
    """Return which of these tests fail without any mutant."""
    output = folder / "failing"
    child = Child(lambda: run_tests(sorted(tests), Failures(output)), folder, "failing-output")
    while not child.poll():
        time.sleep(0.1)
    return Failures.read(output)


def main() -> int:
    """Try a sample of mutants; the exit status says whether enough of them were killed."""
    parser = argparse.ArgumentParser(prog="./run mutate", description=__doc__)
    parser.add_argument("--sample", type=int, default=200, metavar="N", help="mutants to try (default: 200)")
    parser.add_argument("--seed", type=int, default=0, help="which sample (default: 0)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="mutants at the same time (default: 2)")
    parser.add_argument("--only", default="", metavar="PATH", help="only files whose path contains this")
    options = parser.parse_args()
    begun = time.monotonic()
    for name in LIBRARIES:
        importlib.import_module(name)
    with TemporaryDirectory(prefix="sixfold-mutate-") as folder, children_killed_at_end():
        keep_bytecode(Path(folder) / "bytecode")
        enter_copy(Path(folder))
        covered = read_map(Path(folder), options.jobs)
        mutants = sample(sources(options.only), options.sample, options.seed)
        report = try_all(mutants, covered, options.jobs, Path(folder))
    report.show(time.monotonic() - begun)
    return 0 if report.killed_percent(report.size) >= MIN_KILLED_PERCENT else 1


if __name__ == "__main__":
    sys.exit(main())

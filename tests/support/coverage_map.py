"""Collect which tests run each line of the rules and the server, and how long each takes."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from typing import Any, Final

import coverage
import pytest

from tests.support.child import Child
from tests.support.mutants import Mutant

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "sixfold"
MAP_FOLDER: Final = ROOT / ".env" / "mutate"
"""The parts of the map, one for each file of tests."""
TESTS: Final = (
    "tests/rules",
    "tests/server",
    "tests/cli/test_main.py",
    "tests/test_api.py",
    "tests/test_fuzz.py",
    "tests/cli/test_judge.py",
    "tests/i18n/test_rulebook.py",
    "tests/ai/test_fuzz.py",
)
"""Tests that run rules and commands in their own process: only these can notice a mutant."""
OTHER_PROCESSES: Final = {"backup", "chaos", "crash", "load", "migrate", "pictures", "process"}
"""Tests of the server that look at it from outside."""
WITHOUT_EFFECT: Final = {Path("tests/support") / f"{name}.py" for name in ("child", "mutants", "mutate")}
"""What may change without collecting the map again."""
FIXTURES_LEFT_OUT: Final = {"browser", "nats", "postgres", "server"}
"""Browsers and servers in processes of their own."""
MAX_TEST_CPU_SECONDS: Final = 20.0
"""Slower tests, measured with coverage, are left out."""
MAX_FILE_CPU_SECONDS: Final = 200
"""For measuring all tests of one file; files that take longer are left out."""
MAX_TESTS_CPU_SECONDS: Final = 30.0
"""What the tests for one mutant take together if they all pass, measured with coverage."""


@dataclass
class CoverageMap:
    """Map each test to its CPU seconds, and each line of each file to the tests that run it."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    def tests(self, mutant: Mutant, texts: dict[str, str]) -> list[str]:
        """Return the tests that may notice a mutant, as many as there is time for.

        Those in the file named after its module come first, then the fastest.

        What runs on import has no tests of its own: those in files that name it come first, then those that run a line
        that names it.
        """
        first: set[str] = set()
        found = self._on(mutant.file, mutant.lines)
        if mutant.name:
            first = {test for test in self.seconds if mutant.name in texts.get(test.partition("::")[0], "")}
            found = {test for file in self.lines for test in self._on(file, _naming(texts[file], mutant.name))}
        if not mutant.lines:
            found = first | found or self._on(mutant.file, self.lines.get(mutant.file, ()))
        own = f"/test_{Path(mutant.file).stem}.py::"
        chosen: list[str] = []
        left = MAX_TESTS_CPU_SECONDS
        for test in sorted(found, key=lambda each: (each not in first, own not in each, self.seconds[each], each)):
            left -= self.seconds[test]
            if left < 0 and chosen:
                break
            chosen.append(test)
        return chosen

    def add(self, part: dict[str, Any]) -> None:
        """Add a part that was read from JSON."""
        self.seconds |= part["seconds"]
        for file, lines in part["lines"].items():
            mine = self.lines.setdefault(file, {})
            for line, tests in lines.items():
                mine.setdefault(int(line), []).extend(tests)

    def _on(self, file: str, lines: Iterable[int]) -> set[str]:
        covered = self.lines.get(file, {})
        return {test for line in lines for test in covered.get(line, ())}


def _naming(text: str, name: str) -> Iterator[int]:
    return (number for number, line in enumerate(text.splitlines(), 1) if name in line)


class Collector:
    """Measure each test, and record which lines it runs, as a plugin of pytest."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [
            item
            for item in items
            if not FIXTURES_LEFT_OUT & set(getattr(item, "fixturenames", ())) and "postgres" not in item.name
        ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        clear_caches()
        self.measured.switch_context(item.nodeid)
        begun = time.process_time()
        result = yield
        self.seconds[item.nodeid] = round(time.process_time() - begun, 2)
        self.measured.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome != "passed":
            self.failed.add(report.nodeid)


def clear_caches() -> None:
    """Empty the caches of the rules: what an earlier test left there would hide lines."""
    modules = [module for name, module in sys.modules.items() if name.startswith("sixfold.rules.")]
    for each in (value for module in modules for value in vars(module).values()):
        if isinstance(each, _lru_cache_wrapper):
            each.cache_clear()


def collect(tests: str, output: Path) -> int:
    """Run a file of tests with coverage in this process, and write its part of the map."""
    folders = [str(SOURCE / "rules"), str(SOURCE / "server")]
    measured = coverage.Coverage(data_file=None, source=folders, config_file=False, messages=False)
    measured.start()
    collector = Collector(measured)
    run_tests([tests], collector)
    measured.stop()
    data = measured.get_data()
    passed = {
        test: seconds
        for test, seconds in collector.seconds.items()
        if test not in collector.failed and seconds <= MAX_TEST_CPU_SECONDS
    }
    lines = {
        str(Path(file).relative_to(ROOT)): {
            line: [test for test in tests if test in passed] for line, tests in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    part = output.with_suffix(".part")
    part.write_text(json.dumps({"seconds": passed, "lines": lines}))
    part.replace(output)
    return 0


def run_tests(tests: Iterable[str], *plugins: object, more: Iterable[str] = ()) -> int:
    """Run tests in this process; the exit status of pytest."""
    quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")
    return pytest.main([*quiet, *more, *tests], plugins=list(plugins))


def collect_all(parts: dict[Path, Path], folder: Path, jobs: int) -> None:
    """Run files of tests with coverage, each in a process of its own, and write the part of the map of each."""
    waiting = list(parts)
    running: dict[Child, Path] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            done = len(parts) - len(waiting) - len(running)
            print(f"\rwhich test runs which line: {done}/{len(parts)} files", end="", flush=True)
            file = waiting.pop()
            work = partial(collect, str(file), parts[file])
            running[Child(work, folder, f"{parts[file].stem}-output", MAX_FILE_CPU_SECONDS)] = file
        for child in [each for each in running if each.poll()]:
            file = running.pop(child)
            if not parts[file].exists():
                print(f"left out, as it did not end well:\n{child.output.read_text()[-2000:]}")
        time.sleep(0.1)
    print()


def read_map(folder: Path, jobs: int) -> CoverageMap:
    """Return the coverage map of the sources and tests as they are; what is not known yet is collected.

    The part of a file of tests is kept until it, the sources or what all tests share changes.
    """
    files = [file for each in map(Path, TESTS) for file in sorted(each.glob("test_*.py")) or [each]]
    files = [file for file in files if file.stem.removeprefix("test_") not in OTHER_PROCESSES]
    shared = [file for file in Path("tests").rglob("*.py") if not file.name.startswith("test_")]
    shared = [file for file in shared if file not in WITHOUT_EFFECT]
    kept = {file: MAP_FOLDER / f"{_digest([*_sources(), *shared, file])}.json" for file in files}
    MAP_FOLDER.mkdir(exist_ok=True)
    collect_all({file: part for file, part in kept.items() if not part.exists()}, folder, jobs)
    for old in set(MAP_FOLDER.iterdir()) - set(kept.values()):
        old.unlink()
    covered = CoverageMap()
    for part in kept.values():
        if part.exists():
            covered.add(json.loads(part.read_text()))
    return covered


def _sources() -> list[Path]:
    return [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]


def _digest(files: list[Path]) -> str:
    return hashlib.sha256(b"".join(bytes(file) + file.read_bytes() for file in sorted(files))).hexdigest()[:16]

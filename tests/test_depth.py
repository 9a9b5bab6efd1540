"""Test the options of the test run: --deep, --seed and --no-browser, and the last lines."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.depth import DEEP, SEED, rounds, seeded_rng, some

ROOT = Path(__file__).parents[1]


def test_rounds_and_some_are_fast_by_default_and_grow_with_deep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DEEP, raising=False)
    assert (rounds(3, 100), some("one", "all")) == (3, "one")
    monkeypatch.setenv(DEEP, "5")
    assert (rounds(3, 100), some("one", "all")) == (500, "all")


def test_rng_repeats_for_the_same_words_and_changes_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SEED, raising=False)
    first = seeded_rng("cards", 2).random()
    assert first == seeded_rng("cards", 2).random() != seeded_rng("cards", 3).random()
    monkeypatch.setenv(SEED, "1")
    assert first != seeded_rng("cards", 2).random()


def test_no_browser_leaves_out_browser_tests_and_says_so() -> None:
    files = ["tests/web/test_reader.py", "tests/rules/test_rng.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-browser", *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    *_, how, left_out, counts = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout
    assert "seed" in how
    assert left_out.startswith("LEFT OUT: every test that needs a browser")
    assert counts.endswith(" passed, 0 failed, 0 skipped")

"""The web client's own unit tests (Vitest), and how much of it a table loads."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "sixfold" / "web"
NODE = Path(sys.executable).with_name("node")
MAX_SCRIPT_BYTES = 90_000
"""Bytes of JavaScript, compressed, on the page of a table."""


def test_vitest_passes() -> None:
    vitest = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [NODE, vitest, "run", "--reporter=json", "--no-isolate", "--pool=threads"],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
    )
    report = json.loads(done.stdout[done.stdout.index("{") :])
    wrong = [
        f"{test['fullName']}\n" + "\n".join(test["failureMessages"])
        for file in report["testResults"]
        for test in file["assertionResults"]
        if test["status"] == "failed"
    ]
    assert not wrong, "\n\n".join(wrong)
    assert done.returncode == 0, done.stderr
    assert report["numPassedTests"] > 10


def test_table_page_loads_at_most_90_kb_of_javascript() -> None:
    """Count what the first turn needs: the page, the larger of the two kinds of game, and the longest words."""
    scripts = {path.name: path.read_text(encoding="utf-8") for path in (WEB / "assets").glob("*.js")}
    index = re.findall(r"assets/([\w.-]+\.js)", (WEB / "index.html").read_text(encoding="utf-8"))
    size, needed = max(
        _first_turn(scripts, [*index, _named(scripts, "Table-"), _named(scripts, game), _named(scripts, words)])
        for game in ("GridGame-", "CardsGame-")
        for words in ("_words_en-", "_words_it-", "_words_pl-", "_words_hu-")
    )
    assert size <= MAX_SCRIPT_BYTES, f"{size} bytes: {needed}"


def _named(scripts: dict[str, str], start: str) -> str:
    [name] = [name for name in scripts if name.startswith(start)]
    return name


def _first_turn(scripts: dict[str, str], entries: list[str]) -> tuple[int, list[str]]:
    """Return the compressed size of these scripts and of all that they import at once, and their names."""
    needed = set(entries)
    while more := {other for name in needed for other in _imports(scripts[name])} - needed:
        needed |= more
    return sum(len(gzip.compress(scripts[name].encode())) for name in needed), sorted(needed)


def _imports(text: str) -> set[str]:
    """Return the scripts that a script imports at once, not those that it loads on demand."""
    return set(re.findall(r"(?:from|import)\s*[\"'`]\./([\w.-]+\.js)[\"'`]", text))

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
    scripts = {path.name: path.read_text(encoding="utf-8") for path in (WEB / "assets").glob("*.js")}
    index = re.findall(r"assets/([\w.-]+\.js)", (WEB / "index.html").read_text(encoding="utf-8"))
    needed = {*index, *(name for name in scripts if name.startswith(("Table-", "_words_pl-")))}
    while more := {other for name in needed for other in _imports(scripts[name])} - needed:
        needed |= more
    size = sum(len(gzip.compress(scripts[name].encode())) for name in needed)
    assert size <= MAX_SCRIPT_BYTES, f"{size} bytes: {sorted(needed)}"


def _imports(text: str) -> set[str]:
    """Return the scripts that a script imports at once, not those that it loads on demand."""
    return set(re.findall(r"(?:from|import)\s*[\"'`]\./([\w.-]+\.js)[\"'`]", text))

"""Write engines for the tests, good and bad: programs of a few lines, without Sixfold in them."""

from __future__ import annotations

import re
import shlex
import sys
import time
from pathlib import Path
from textwrap import dedent

from tests.support.patience import PATIENCE_SECONDS

HELLO = '{"type": "hello", "protocol": "sixfold-engine/1", "name": "Bad", "legal": true}'
HEAD = f"""
import json, os, sys, time
def questions():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print('{HELLO}', flush=True)
        elif message["type"] == "move":
            yield message
"""
EXAMPLE = re.findall(
    r"```python\n(.*?)```", (Path(__file__).parents[2] / "docs" / "engines.md").read_text(encoding="utf-8"), re.DOTALL
)
"""The engine that the documentation prints."""


def engine(folder: Path, source: str, name: str = "engine.py") -> list[str]:
    """Return the command of an engine with this source; `questions()` greets and yields the positions to answer."""
    path = folder / name
    path.write_text(HEAD + dedent(source), encoding="utf-8")
    return [sys.executable, "-I", "-S", str(path)]


def example(folder: Path) -> list[str]:
    """Return the command of the engine that the documentation prints."""
    (source,) = EXAMPLE
    path = folder / "example.py"
    path.write_text(source, encoding="utf-8")
    return [sys.executable, "-I", "-S", str(path)]


def player(command: list[str]) -> str:
    return f"exec:{shlex.join(command)}"


ANSWER = """
for message in questions():
    print(json.dumps({"action": message["legal"][0]["action"]}), flush=True)
"""


def gone(process: int) -> bool:
    """Return whether a process has ended; waits for it."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        try:
            state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":  # not our child: its parent only has to reap it
            return True
        time.sleep(0.02)
    return False

"""The kernel: who may use it, and that it agrees with the referee."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "sixfold"


def test_only_one_file_knows_the_extension() -> None:
    importers = {
        path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py") if "._kernel" in path.read_text()
    }
    assert importers == {"think/kernel.py"}

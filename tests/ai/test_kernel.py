"""Test who may import the kernel, and that it agrees with the referee."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "sixfold"


def test_only_kernel_module_imports_the_extension() -> None:
    importers = {
        path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py") if "._kernel" in path.read_text()
    }
    assert importers == {"ai/kernel.py"}


def test_kernel_ends_a_game_when_no_remaining_tile_fits() -> None:
    """All eighteen tiles of a colour close together: then nobody can ever lay again, and a greedy game came to that."""
    game = "from sixfold.ai.kernel import qwirkle_greedy_games; print(qwirkle_greedy_games(2, 1, 54872))"
    done = subprocess.run([sys.executable, "-c", game], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("(")


def test_kernel_unit_tests_pass() -> None:
    """Build them beside the extension, whose objects they share: that of this Python, or one with sanitizers."""
    other = os.environ.get("SIXFOLD_KERNEL")
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}-*"
    build = Path(other).parent if other else next((ROOT / "build").glob(tag))
    plain = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
    made = subprocess.run(
        ["cmake", "--build", build, "--target", "kernel_tests"], env=plain, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stdout
    done = subprocess.run([build / "kernel_tests"], env=plain, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

"""Test the guide: its numbers are right, and the example of training runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from sixfold.envs.layout import END, QWIRKLES, action_count
from sixfold.rules.ruleset import ruleset
from tests.support.depth import rounds
from tests.support.episodes import episodes

ROOT = Path(__file__).parents[2]


def test_guide_states_numbers_of_actions() -> None:
    guide = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    assert f"Qwirkle and Cubes have {action_count(ruleset('qwirkle'))} actions" in guide
    assert f"Cards has {action_count(ruleset('cards'))} actions" in guide
    assert END == 0
    assert QWIRKLES == 36


def test_training_example_runs(tmp_path: Path) -> None:
    sizes = ["--games", "2", "--every", "1", "--tests", "1", "--final", "1", "--curve", str(tmp_path / "curve.svg")]
    done = subprocess.run(
        [sys.executable, "-W", "error", str(ROOT / "examples" / "train_agent.py"), *sizes],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "2 games" in done.stdout
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")


def test_random_episodes_cause_no_warning() -> None:
    """Each edition, number of players and size of steps at least once: 12 kinds of Qwirkle and Cards, 6 of Cubes."""
    steps = episodes("qwirkle", rounds(12, 36)) + episodes("cubes", rounds(6, 18)) + episodes("cards", rounds(12, 12))
    assert steps > rounds(3_000, 10_000)

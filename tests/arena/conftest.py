"""Call the arena command as a user does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixfold.cli.main import main
from sixfold.i18n.catalog import ENVIRONMENT

Run = Callable[..., Any]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call the command in this process; gives the exit status, the output and the errors."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)

    def call(*words: str | Path) -> Any:
        status = main([str(word) for word in words])
        return status, *capsys.readouterr()

    return call

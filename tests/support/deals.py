"""Deal the same hands in every run: secrets of tables that depend on the test and the seed alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from tests.support.depth import SEED

TEST_FILE: Final = "SIXFOLD_TEST_FILE"
"""Names the file that contains the id of the current test, for servers in other processes."""


class SeededSecrets:
    """Return the secrets of a test's tables, one after the other; another test has others."""

    def __init__(self, current_test: Callable[[], str]) -> None:
        self._current_test = current_test
        self._test, self._count = "", 0

    def __call__(self) -> str:
        if (test := self._current_test()) != self._test:
            self._test, self._count = test, 0
        self._count += 1
        return sha256(f"{os.environ.get(SEED, '0')}/{test}/{self._count}".encode()).hexdigest()[:32]

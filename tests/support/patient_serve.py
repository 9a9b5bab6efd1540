"""Start `sixfold serve` for tests: workers have normal priority, bots answer soon, and hands depend on the test."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sixfold.cli.main import main
from sixfold.server import scheduler, services, table_service, workers
from tests.support.deals import TEST_FILE, SeededSecrets
from tests.support.patience import PATIENCE_SECONDS

if __name__ == "__main__":
    scheduler.SLOT_SECONDS = 0.01  # type: ignore[misc]
    services.MAX_QUESTION_SECONDS = PATIENCE_SECONDS  # type: ignore[attr-defined]
    workers._start_behind = lambda process, nice: process.start()
    if test_file := os.environ.get(TEST_FILE):
        table_service.new_secret = SeededSecrets(Path(test_file).read_text)
    sys.exit(main())

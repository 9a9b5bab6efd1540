"""`sixfold serve` for tests on a busy machine: workers do not stand back behind others, and bots answer soon."""

from __future__ import annotations

import sys

from sixfold.cli.main import main
from sixfold.server import scheduler, workers

if __name__ == "__main__":
    scheduler.SLOT_SECONDS = 0.01  # type: ignore[misc]
    workers._start_behind = lambda process, nice: process.start()
    sys.exit(main())

"""`sixfold serve` whose workers do not stand back behind everything else, which takes too long on a busy machine."""

from __future__ import annotations

import sys

from sixfold.cli import main
from sixfold.server import workers

if __name__ == "__main__":
    workers._start_behind = lambda process, nice: process.start()
    sys.exit(main())

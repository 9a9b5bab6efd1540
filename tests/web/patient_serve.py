"""`sixfold serve` with patience: on a busy machine its workers get their share of it, and all the time they need.

Otherwise they stand back behind everything else and are killed after some seconds, as a server for people wants it.
"""

from __future__ import annotations

import sys

from sixfold.cli import main
from sixfold.server import pictures, reviews, workers

QUESTIONS = (
    *(workers.Move, workers.Options, workers.Hinting, workers.Looking),
    *(pictures.Still, pictures.Film),
    *(reviews.Opened, reviews.OneTurn, reviews.Ended),
)
WORKER_SECONDS = 600.0


def be_patient() -> None:
    for question in QUESTIONS:
        question.patience = WORKER_SECONDS
    workers._start_behind = lambda process: process.start()


if __name__ == "__main__":
    be_patient()
    sys.exit(main())

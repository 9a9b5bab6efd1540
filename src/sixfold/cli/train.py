"""Run `sixfold train`: train the weights of a game's bots."""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from pathlib import Path
from typing import Final

from ..i18n.catalog import say
from ..rules.ruleset import GAMES
from .files import cannot_write
from .progress import Progress
from .texts import texts

DEFAULT_FOLDER: Final = Path("training")


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    meta, text = texts(lang, "cli-meta-"), texts(lang, "train-arg-")
    parser.add_argument("game", choices=GAMES, metavar=meta("game"), help=say(lang, "arena-arg-game"))
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2, metavar="2|3|4", help=text("seats"))
    parser.add_argument("--seed", type=int, default=1, metavar=meta("seed"), help=text("seed"))
    parser.add_argument("--out", type=Path, default=DEFAULT_FOLDER, metavar=meta("folder"), help=text("out"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar=meta("number"), help=text("jobs"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Train and write the weights into the folder."""
    progress = Progress()
    # Each game has its own training; only the one you train is imported.
    training = import_module(f"..ai.training.{options.game}", __package__)
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(options.out, error, lang) from None
    jobs = max(1, options.jobs or 1)
    trained = training.train(options.out, options.seats, options.seed, jobs, lambda done, of, _: progress(done, of))
    for name, text in trained.items():
        file = options.out / f"{name}.txt"
        file.write_text(text)
        print(say(lang, "train-done", file=str(file)))
    return 0

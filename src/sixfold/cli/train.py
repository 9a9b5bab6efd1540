"""`sixfold train`: makes the weights of a game's players anew."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from ..i18n import error_messages
from ..i18n.catalog import say
from ..rules.edition import GAMES

WORK: Final = Path("training")


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    def meta(key: str) -> str:
        return say(lang, f"cli-meta-{key}")

    def told(key: str) -> str:
        return say(lang, f"train-arg-{key}")

    parser.add_argument("game", choices=GAMES, metavar=meta("game"), help=say(lang, "arena-arg-game"))
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2, metavar="2|3|4", help=told("seats"))
    parser.add_argument("--seed", type=int, default=1, metavar=meta("seed"), help=told("seed"))
    parser.add_argument("--folder", type=Path, default=WORK, metavar=meta("folder"), help=told("folder"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar=meta("number"), help=told("jobs"))


def train(options: argparse.Namespace, lang: str) -> int:
    """Train, showing how far it is; the weights lie in the folder at the end."""

    def progress(done: int, of: int, _doing: str) -> None:
        if sys.stderr.isatty():
            print(f"\r[{'#' * (30 * done // of):<30}] {100 * done // of} %", end="", file=sys.stderr, flush=True)

    # Each game is taught in its own way; only the one that is asked for is loaded.
    teacher = import_module(f"..ai.training.{options.game}", __package__)
    try:
        options.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error_messages.system(error, lang)
        print(f"sixfold: {say(lang, 'arena-cannot-write', file=str(options.folder), why=why)}", file=sys.stderr)
        return 1
    made = teacher.train(options.folder, options.seats, options.seed, max(1, options.jobs or 1), progress)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for name, text in made.items():
        file = options.folder / f"{name}.txt"
        file.write_text(text)
        print(say(lang, "train-done", file=str(file)))
    return 0

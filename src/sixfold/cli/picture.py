"""Run `sixfold picture`: draw a game or position, or a game as an animation."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import get_args

from ..i18n.catalog import say
from ..render.style import PALETTES, Marks, Theme
from .texts import texts


def add_options(parser: ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    meta = texts(lang, "cli-meta-")
    number = meta("number")
    parser.add_argument("input", metavar=meta("input"), help=say(lang, "cli-arg-picture"))
    parser.add_argument("--out", required=True, type=Path, metavar=meta("file"), help=say(lang, "cli-arg-out"))
    parser.add_argument("--turn", type=int, metavar=number, help=say(lang, "cli-arg-turn"))
    parser.add_argument("--seat", type=int, metavar=number, help=say(lang, "cli-arg-seat"))
    parser.add_argument("--size", type=int, metavar=number, help=say(lang, "cli-arg-size"))
    for name, known in (("theme", get_args(Theme)), ("palette", tuple(PALETTES)), ("marks", get_args(Marks))):
        text = say(lang, f"cli-arg-{name}", known=", ".join(known))
        parser.add_argument(f"--{name}", choices=known, default=known[0], metavar=meta(name), help=text)


def run(options: Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    from .picture_file import draw

    draw(options, lang)
    return 0

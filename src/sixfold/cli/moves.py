"""Run `sixfold moves`: list all placements of a hand, or all playable choices of cards, one JSON object a line."""

from __future__ import annotations

import argparse

from . import judging
from .judge import add_options, answer_lines

__all__ = ["add_options", "run"]


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    return answer_lines(options.file, judging.moves, lang)

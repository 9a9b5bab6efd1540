"""Run `sixfold judge`: check and score moves, one JSON object a line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO

from ..i18n.catalog import say
from . import judging
from .files import open_input


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("file", metavar=say(lang, "cli-meta-file"), help=say(lang, "cli-arg-lines"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    return answer_lines(options.file, judging.judge, lang)


def answer_lines(name: str, answers: Callable[[Iterable[str], str], Iterator[judging.Json]], lang: str) -> int:
    """Print one answer for each line; return 1 if a line could not be read."""
    status = 0
    with open_input(name, lang) as file:
        for answer in answers(_lines(file), lang):
            print(json.dumps(answer, ensure_ascii=False))
            status |= "error" in answer
    return status


def _lines(file: TextIO) -> Iterator[str]:
    """Yield lines; of one that is too long, only as much as shows that."""
    while line := file.readline(judging.MAX_LINE_CHARACTERS + 2):
        if len(line) > judging.MAX_LINE_CHARACTERS:
            rest = line
            while rest and not rest.endswith("\n"):
                rest = file.readline(judging.MAX_LINE_CHARACTERS)
        yield line

"""Run `sixfold verify`: check that everything in a game was dealt fairly."""

from __future__ import annotations

import argparse
import json

from ..i18n import error_messages
from ..i18n.catalog import say
from .files import read_text


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("record", metavar=say(lang, "cli-meta-record"), help=say(lang, "cli-arg-record"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    from ..rules.record import MAX_RECORD_CHARACTERS, RecordError, read_record, verify

    text = read_text(options.record, MAX_RECORD_CHARACTERS + 1, lang)
    problem, turn, message = None, 0, say(lang, "verify-fine")
    try:
        verify(read_record(text))
    except RecordError as error:
        problem, turn, message = error.problem, error.turn, error_messages.record(error, lang)
    if options.json:
        answer = {"ok": problem is None, "problem": problem, "turn": turn, "message": message}
        print(json.dumps(answer, ensure_ascii=False))
    else:
        print(message)
    return problem is not None

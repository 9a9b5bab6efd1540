"""Run `sixfold engine`: play with a bot as a program for an arena."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Any

from ..i18n.catalog import say
from .errors import CommandError


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("name", metavar=say(lang, "cli-meta-name"), help=say(lang, "engine-arg-name"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Answer an arena until it says quit."""
    from ..ai.bots import PLAYERS, UnknownLevel
    from ..arena.bot_engine import check_name, serve
    from ..arena.protocol import ProtocolError

    try:
        check_name(options.name)
    except UnknownLevel as error:
        known = ", ".join(dict.fromkeys(name for bots in PLAYERS.values() for name in bots))
        raise CommandError(say(lang, "cli-unknown-level", name=error.name, known=known), status=2) from None
    lines: Iterable[str] = sys.stdin or ()
    try:
        serve(options.name, lines, _answer)
    except UnknownLevel as error:
        raise CommandError(say(lang, "engine-not-in-game", name=error.name)) from None
    except (ProtocolError, UnicodeDecodeError) as error:
        raise CommandError(say(lang, "engine-unreadable", why=str(error))) from None
    return 0


def _answer(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)

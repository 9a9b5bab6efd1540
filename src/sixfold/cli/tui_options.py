"""The options of `sixfold tui`; kept apart so that the command line starts without Textual."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..i18n.catalog import say


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """What can be asked for on the command line instead of on the first screen."""

    def meta(key: str) -> str:
        return say(lang, f"cli-meta-{key}")

    parser.add_argument("link", nargs="?", metavar=meta("link"), help=say(lang, "tui-arg-link"))
    parser.add_argument("--edition", metavar=meta("edition"), help=say(lang, "cli-arg-edition"))
    parser.add_argument("--players", metavar=meta("players"), help=say(lang, "cli-arg-players"))
    parser.add_argument("--bot", action="append", metavar=meta("level"), help=say(lang, "tui-arg-bot"))
    parser.add_argument("--file", type=Path, metavar=meta("file"), help=say(lang, "cli-arg-file"))
    parser.add_argument("--secret", metavar=meta("secret"), help=say(lang, "cli-arg-secret"))
    parser.add_argument("--name", metavar=meta("name"), help=say(lang, "tui-arg-name"))
    parser.add_argument("--ascii", action="store_true", help=say(lang, "tui-arg-ascii"))

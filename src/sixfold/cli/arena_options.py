"""The options of `sixfold arena` and `sixfold engine`; kept apart so that the command line starts without the arena."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..i18n.catalog import say


def add_arena(parser: argparse.ArgumentParser, lang: str) -> None:
    def meta(key: str) -> str:
        return say(lang, f"cli-meta-{key}")

    def told(key: str) -> str:
        return say(lang, f"arena-arg-{key}")

    parser.add_argument("--game", metavar=meta("game"), help=told("game"))
    parser.add_argument("--edition", metavar=meta("edition"), help=say(lang, "cli-arg-edition"))
    parser.add_argument("--players", required=True, metavar=meta("players"), help=told("players"))
    parser.add_argument("--games", type=int, default=100, metavar=meta("number"), help=told("games"))
    parser.add_argument("--seed", default="1", metavar=meta("seed"), help=told("seed"))
    parser.add_argument("--budget-ms", type=float, metavar=meta("ms"), help=told("budget"))
    parser.add_argument("--sprt", nargs=2, type=float, metavar=("ELO0", "ELO1"), help=told("sprt"))
    parser.add_argument("--file", type=Path, metavar=meta("file"), help=told("file"))
    parser.add_argument("--jobs", type=int, metavar=meta("number"), help=told("jobs"))
    parser.add_argument("--runner", default="local", metavar=meta("name"), help=told("runner"))
    parser.add_argument("--address", metavar=meta("host"), help=told("address"))
    parser.add_argument("--tournament", metavar=meta("kind"), help=told("tournament"))
    parser.add_argument("--seats", type=int, metavar=meta("number"), help=told("seats"))
    parser.add_argument("--report", type=Path, metavar=meta("file"), help=told("report"))
    parser.add_argument("--engine-log", type=Path, metavar=meta("file"), help=told("log"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def add_engine(parser: argparse.ArgumentParser, lang: str) -> None:
    parser.add_argument("name", metavar=say(lang, "cli-meta-name"), help=say(lang, "engine-arg-name"))

"""Run `sixfold restore`: fill an empty store with a backup."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..i18n.catalog import say
from .progress import Progress
from .stores import add_database_option, run_with_store


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("file", type=Path, metavar=say(lang, "cli-meta-file"), help=say(lang, "cli-arg-restore"))
    add_database_option(parser, lang)
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    return run_with_store(_restore(options, lang), lang)


async def _restore(options: argparse.Namespace, lang: str) -> int:
    from ..server.backup import restore
    from ..server.store import shown

    tables = await restore(options.file, options.db, Progress())
    if options.json:
        print(json.dumps({"tables": tables}))
    else:
        print(say(lang, "restore-done", n=tables, url=shown(options.db)))
    return 0

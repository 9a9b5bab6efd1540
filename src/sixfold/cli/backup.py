"""Run `sixfold backup`: copy a whole store into one SQLite file, also while it is in use."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..i18n.catalog import say
from .progress import Progress
from .stores import add_database_option, add_out_option, output, run_with_store


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    add_database_option(parser, lang)
    add_out_option(parser, say(lang, "cli-meta-file"), say(lang, "cli-arg-backup"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    return run_with_store(_backup(options, output(options, lang), lang), lang)


async def _backup(options: argparse.Namespace, file: Path, lang: str) -> int:
    from ..server.backup import backup

    await backup(options.db, file, Progress())
    size = file.stat().st_size
    if options.json:
        print(json.dumps({"file": str(file), "bytes": size}, ensure_ascii=False))
    else:
        print(say(lang, "backup-done", file=str(file)))
    return 0

"""Open stores for `backup`, `export`, `import` and `serve`, and describe their errors."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..i18n import error_messages
from ..i18n.catalog import say
from .errors import CommandError

if TYPE_CHECKING:
    from ..server.store import Store, StoreError


def add_database_option(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare `--db`."""
    db = os.environ.get("SIXFOLD_DB") or "sixfold.db"
    parser.add_argument("--db", default=db, metavar="URL", help=say(lang, "cli-arg-db"))


def add_out_option(parser: argparse.ArgumentParser, metavar: str, description: str) -> None:
    """Declare `--out`; scripts for version 0.1 give the path without it."""
    parser.add_argument("--out", type=Path, metavar=metavar, help=description)
    parser.add_argument("path", type=Path, nargs="?", help=argparse.SUPPRESS)


def output(options: argparse.Namespace, lang: str) -> Path:
    """Return where to write; raise CommandError unless exactly one path is given."""
    given: list[Path] = [path for path in (options.out, options.path) if path is not None]
    if len(given) != 1:
        raise CommandError(say(lang, "cli-usage-missing", what="--out"), status=2)
    return given[0]


def run_with_store(work: Coroutine[Any, Any, int], lang: str) -> int:
    """Run the coroutine; raise CommandError for what the store cannot do."""
    from ..server.store import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise CommandError(problem(error, lang)) from None


def problem(error: StoreError, lang: str) -> str:
    """Return what is wrong with a store, as a sentence."""
    why = error_messages.system(error.__cause__, lang) if isinstance(error.__cause__, Exception) else "-"
    return say(lang, f"store-{error.key}", value=error.value or "-", why=why)


async def open_existing(url: str) -> Store:
    """Open a store that exists; raise StoreError instead of creating an empty one."""
    from ..server.store import StoreError, is_postgres, open_store, sqlite_file

    if not is_postgres(url) and not Path(sqlite_file(url)).exists():
        raise StoreError("missing", sqlite_file(url))
    return await open_store(url)

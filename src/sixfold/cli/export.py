"""Run `sixfold export`: write the tables of a store as records."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from ..i18n.catalog import say
from .progress import Progress
from .stores import add_database_option, add_out_option, open_existing, output, problem, run_with_store

if TYPE_CHECKING:
    from ..server.signing import Key
    from ..server.store import Store


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    add_database_option(parser, lang)
    add_out_option(parser, say(lang, "cli-meta-folder"), say(lang, "cli-arg-export"))
    parser.add_argument("--all", action="store_true", help=say(lang, "cli-arg-all"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    return run_with_store(_export(options, output(options, lang), lang), lang)


async def _export(options: argparse.Namespace, folder: Path, lang: str) -> int:
    from ..server.import_export import names
    from ..server.signing import read_keys
    from ..server.store import StoreError

    store = await open_existing(options.db)
    count, status, show = {True: 0, False: 0}, 0, Progress()
    try:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError("cannot_write", str(folder)) from error
        keys = await read_keys(store, int(time() * 1000))
        every = [name async for name in names(store)]
        for number, table in enumerate(every):
            show(number, len(every))
            try:
                written = await _export_one(store, table, folder, keys, options.all)
            except StoreError as error:
                status = 1
                print(f"sixfold: {problem(error, lang)}", file=sys.stderr)
                if error.key not in ("exists", "unreadable"):  # those are the trouble of one table only
                    return status
            else:
                if written is not None:
                    count[written] += 1
        show(len(every), len(every))
    finally:
        await store.close()
    if options.json:
        print(json.dumps({"written": count[True], "there": count[False]}))
    else:
        print(say(lang, "export-done", n=count[True], there=count[False], folder=str(folder)))
    return status


async def _export_one(store: Store, table: str, folder: Path, keys: tuple[Key, ...], unfinished: bool) -> bool | None:
    """Return whether a record was written or existed already; None if there is none to write."""
    from ..server.import_export import read_game, write_record
    from ..server.store import StoreError

    game = await read_game(store, table, keys)
    if game is None or (game.outcome is None and not unfinished):
        return None
    try:
        return write_record(folder, table, game)
    except OSError as error:
        raise StoreError("cannot_write", str(folder)) from error

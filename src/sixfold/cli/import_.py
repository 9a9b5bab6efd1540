"""Run `sixfold import`: put records into a store as tables."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..i18n import error_messages
from ..i18n.catalog import say
from .progress import Progress
from .stores import add_database_option, run_with_store

if TYPE_CHECKING:
    from ..server.import_export import Imported
    from ..server.store import Store


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    add_database_option(parser, lang)
    file = say(lang, "cli-meta-file")
    parser.add_argument("files", type=Path, nargs="+", metavar=file, help=say(lang, "cli-arg-import"))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    return run_with_store(_import(options, lang), lang)


async def _import(options: argparse.Namespace, lang: str) -> int:
    from ..server.store import open_store

    files = list(_files(options.files))
    store = await open_store(options.db)
    status, progress = 0, Progress()
    lines_are_progress = sys.stdout.isatty() and not options.json
    answers: list[dict[str, object]] = []
    try:
        for number, file in enumerate(files):
            if not lines_are_progress:
                progress(number, len(files))
            found = await _import_one(store, file, lang)
            if isinstance(found, str):
                status = 1
                answers.append({"file": str(file), "error": found})
                if not options.json:
                    print(f"sixfold: {file}: {found}", file=sys.stderr)
                continue
            answers.append({"file": str(file), **_answer(found)})
            if not options.json:
                _print_imported(file, found, lang)
        if not lines_are_progress:
            progress(len(files), len(files))
    finally:
        await store.close()
    if options.json:
        print(json.dumps(answers, ensure_ascii=False, indent=1))
    return status


def _files(named: list[Path]) -> Iterator[Path]:
    """Yield the named files; of a folder, all that may be records."""
    for each in named:
        if each.is_dir():
            yield from sorted(each.glob("*.json"))
        else:
            yield each


async def _import_one(store: Store, file: Path, lang: str) -> Imported | str:
    """Import one file; return what became of it, or why it could not be imported."""
    from ..rules.record import MAX_RECORD_CHARACTERS, RecordError
    from ..server.import_export import import_record

    try:
        with file.open(encoding="utf-8-sig", errors="replace", newline="") as opened:
            text = opened.read(MAX_RECORD_CHARACTERS + 1)
        return await import_record(store, text, int(time.time() * 1000))
    except OSError as error:
        return error_messages.system(error, lang)
    except RecordError as error:
        return error_messages.record(error, lang)


def _answer(found: Imported) -> dict[str, object]:
    return {"table": found.table, "what": found.what, "over": found.over, "seats": dict(found.seats)}


def _print_imported(file: Path, found: Imported, lang: str) -> None:
    print(say(lang, f"import-{found.what}", file=str(file), table=found.table))
    for name, secret in found.seats:
        print(say(lang, "import-seat", name=name, secret=secret))

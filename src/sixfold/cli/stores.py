"""`sixfold backup`, `sixfold export` and `sixfold import`: what is kept of the tables, copied, taken out and put in."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..i18n import error_messages
from ..i18n.catalog import say

if TYPE_CHECKING:
    from ..server.import_export import Imported
    from ..server.store import Store, StoreError

# What all this needs is imported where it is used, so that the command line starts without it.

LONGEST: Final = 5_000_000
"""Characters read of a file: more than any record has."""
SHOWN_EVERY: Final = 0.1
"""Seconds between two looks at the progress."""


def add_options(name: str, parser: argparse.ArgumentParser, lang: str) -> None:
    def word(key: str) -> str:
        return say(lang, f"cli-{key}")

    parser.add_argument("--db", default="sixfold.db", metavar="URL", help=word("arg-db"))
    match name:
        case "backup":
            parser.add_argument("file", type=Path, metavar=word("meta-file"), help=word("arg-backup"))
        case "export":
            parser.add_argument("folder", type=Path, metavar=word("meta-folder"), help=word("arg-export"))
            parser.add_argument("--all", action="store_true", help=word("arg-all"))
        case _:
            parser.add_argument("files", type=Path, nargs="+", metavar=word("meta-file"), help=word("arg-import"))
    parser.add_argument("--json", action="store_true", help=word("arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Carry out one of the three; the exit status."""
    from ..server.store import StoreError

    work: dict[str, Callable[[argparse.Namespace, str], Coroutine[Any, Any, int]]]
    work = {"backup": _backup, "export": _export, "import": _import}
    try:
        return asyncio.run(work[options.command](options, lang))
    except StoreError as error:
        return _complain(problem(error, lang))


def problem(error: StoreError, lang: str) -> str:
    """What is the matter with a store, as a sentence."""
    why = error_messages.system(error.__cause__, lang) if isinstance(error.__cause__, Exception) else "-"
    return say(lang, f"store-{error.key}", value=error.value or "-", why=why)


def _complain(message: str) -> int:
    print(f"sixfold: {message}", file=sys.stderr)
    return 1


def _progress() -> Callable[[int, int], None]:
    shown = 0.0

    def show(done: int, of: int) -> None:
        nonlocal shown
        if sys.stderr.isatty() and (done >= of or time.monotonic() >= shown + SHOWN_EVERY):
            shown = time.monotonic()
            bar = "#" * (30 * done // of if of else 30)
            print(f"\r\033[K[{bar:<30}] {done}/{of}", end="\n" if done >= of else "", file=sys.stderr, flush=True)

    return show


def _silent(_done: int, _of: int) -> None:
    pass


async def _backup(options: argparse.Namespace, lang: str) -> int:
    from ..server.backup import backup

    await backup(options.db, options.file, _progress())
    size = options.file.stat().st_size
    if options.json:
        print(json.dumps({"file": str(options.file), "bytes": size}, ensure_ascii=False))
    else:
        print(say(lang, "backup-done", file=str(options.file)))
    return 0


async def _export(options: argparse.Namespace, lang: str) -> int:
    from ..server.import_export import names
    from ..server.store import StoreError

    try:
        options.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("cannot_write", str(options.folder)) from error
    store = await _existing(options.db)
    count, status, show = {True: 0, False: 0}, 0, _progress()
    try:
        every = [name async for name in names(store)]
        for number, table in enumerate(every):
            show(number, len(every))
            try:
                written = await _export_one(store, table, options)
            except StoreError as error:
                status = _complain(problem(error, lang))
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
        print(say(lang, "export-done", n=count[True], there=count[False], folder=str(options.folder)))
    return status


async def _export_one(store: Store, table: str, options: argparse.Namespace) -> bool | None:
    """Whether a record was written, or was there already; None if there is none to write."""
    from ..server.import_export import read_game, write_record
    from ..server.store import StoreError

    game = await read_game(store, table)
    if game is None or (game.outcome is None and not options.all):
        return None
    try:
        return write_record(options.folder, table, game)
    except OSError as error:
        raise StoreError("cannot_write", str(options.folder)) from error


async def _existing(url: str) -> Store:
    """A store that is there already: nobody wants an empty one made to take something out of it."""
    from ..server.store import StoreError, is_postgres, open_store, sqlite_file

    if not is_postgres(url) and not Path(sqlite_file(url)).exists():
        raise StoreError("missing", sqlite_file(url))
    return await open_store(url)


async def _import(options: argparse.Namespace, lang: str) -> int:
    from ..server.store import open_store

    files = list(_files(options.files))
    store = await open_store(options.db)
    # Where a line is told of each file, that is progress enough.
    status, show = 0, _silent if sys.stdout.isatty() and not options.json else _progress()
    answers: list[dict[str, object]] = []
    try:
        for number, file in enumerate(files):
            show(number, len(files))
            found = await _import_one(store, file, lang)
            if isinstance(found, str):
                status = 1
                answers.append({"file": str(file), "error": found})
                if not options.json:
                    _complain(f"{file}: {found}")
                continue
            answers.append({"file": str(file), **_answer(found)})
            if not options.json:
                _tell(file, found, lang)
        show(len(files), len(files))
    finally:
        await store.close()
    if options.json:
        print(json.dumps(answers, ensure_ascii=False, indent=1))
    return status


def _files(named: list[Path]) -> Iterator[Path]:
    """Files as they were named; of a folder, all that may be records."""
    for each in named:
        if each.is_dir():
            yield from sorted(each.glob("*.json"))
        else:
            yield each


async def _import_one(store: Store, file: Path, lang: str) -> Imported | str:
    """What became of a file, or why nothing did."""
    from ..rules.record import RecordError
    from ..server.import_export import import_record

    try:
        with file.open(encoding="utf-8-sig", errors="replace", newline="") as opened:
            text = opened.read(LONGEST)
        return await import_record(store, text, int(time.time() * 1000))
    except OSError as error:
        return error_messages.system(error, lang)
    except RecordError as error:
        return error_messages.record(error, lang)


def _answer(found: Imported) -> dict[str, object]:
    return {"table": found.table, "what": found.what, "over": found.over, "seats": dict(found.seats)}


def _tell(file: Path, found: Imported, lang: str) -> None:
    print(say(lang, f"import-{found.what}", file=str(file), table=found.table))
    for name, secret in found.seats:
        print(say(lang, "import-seat", name=name, secret=secret))

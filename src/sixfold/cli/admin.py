"""Run `sixfold admin`: list, close and delete tables, erase names, ban addresses, rotate the key of signatures."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from ..i18n.catalog import say
from .errors import CommandError
from .stores import add_database_option, open_existing, run_with_store
from .texts import texts

if TYPE_CHECKING:
    from ..server.store import Store


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    word = texts(lang, "cli-")
    parser.add_argument("action", choices=tuple(ACTIONS), metavar=word("meta-action"), help=word("arg-action"))
    parser.add_argument("what", nargs="?", metavar=word("meta-what"), help=word("arg-target"))
    add_database_option(parser, lang)
    parser.add_argument("--json", action="store_true", help=word("arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    if (options.action in WITHOUT_VALUE) is not (options.what is None):
        key = "unknown" if options.what else "missing"
        raise CommandError(say(lang, f"cli-usage-{key}", what=options.what or say(lang, "cli-meta-what")), status=2)
    return run_with_store(_act(options, lang), lang)


async def _act(options: argparse.Namespace, lang: str) -> int:
    store = await open_existing(options.db)
    try:
        found, message = await ACTIONS[options.action](store, options.what, lang)
    finally:
        await store.close()
    print(json.dumps(found, ensure_ascii=False) if options.json else message)
    return 0


Answer = tuple[object, str]
"""What was found or done, for programs and as a text."""


async def _list(store: Store, _what: str, lang: str) -> Answer:
    from ..server import administration

    tables = [each async for each in administration.list_tables(store)]
    banned = (await administration.read_decisions(store)).banned
    lines = [
        f"{each.table}  {_day(each.updated)}  {each.phase:9}  {each.edition}  {each.turns:3}  {', '.join(each.players)}"
        for each in tables
    ]
    lines.append(say(lang, "admin-listed", n=len(tables), banned=", ".join(banned) or "-"))
    rows = [{name: getattr(each, name) for name in each.__struct_fields__} for each in tables]
    return {"tables": rows, "banned": banned}, "\n".join(lines)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().isoformat(" ", "minutes")


async def _close(store: Store, what: str, lang: str) -> Answer:
    from ..server import administration

    closed = await administration.close_table(store, what, int(time.time() * 1000))
    return {"closed": closed}, say(lang, "admin-closed" if closed else "admin-was-over", table=what)


async def _delete(store: Store, what: str, lang: str) -> Answer:
    from ..server import administration

    await administration.delete_table(store, what)
    return {"deleted": True}, say(lang, "admin-deleted", table=what)


async def _erase(store: Store, what: str, lang: str) -> Answer:
    from ..server import administration

    tables = await administration.erase_name(store, what)
    return {"tables": tables}, say(lang, "admin-erased", n=len(tables), name=what)


async def _ban(store: Store, what: str, lang: str, *, lift: bool = False) -> Answer:
    from ..server import administration

    try:
        ip_address(what)
    except ValueError:
        raise CommandError(say(lang, "admin-bad-address", address=what), status=2) from None
    changed = await administration.ban(store, what, lift=lift)
    return {"changed": changed}, say(lang, "admin-unbanned" if lift else "admin-banned", address=what)


async def _unban(store: Store, what: str, lang: str) -> Answer:
    return await _ban(store, what, lang, lift=True)


async def _rotate_key(store: Store, _what: str, lang: str) -> Answer:
    from ..server.signing import rotate_key

    key = await rotate_key(store, int(time.time() * 1000))
    return {"key": key}, say(lang, "admin-rotated", id=key)


ACTIONS: Final[dict[str, Callable[[Store, str, str], Awaitable[Answer]]]] = {
    "list": _list,
    "close": _close,
    "delete": _delete,
    "erase-name": _erase,
    "ban": _ban,
    "unban": _unban,
    "rotate-key": _rotate_key,
}
WITHOUT_VALUE: Final = ("list", "rotate-key")

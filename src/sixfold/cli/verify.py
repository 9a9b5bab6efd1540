"""Run `sixfold verify`: check that everything in games was dealt fairly, and that their records are genuine."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.error import URLError
from urllib.request import urlopen

from ..i18n import error_messages
from ..i18n.catalog import say
from .errors import CommandError
from .files import cannot_read, read_text
from .texts import texts

if TYPE_CHECKING:
    from ..verification import Known, Receipt

SALT: Final = re.compile("([0-3]):(.*)", re.DOTALL)
DIGEST: Final = re.compile("[0-9a-f]{64}", re.ASCII)
SUFFIXES: Final = (".json", ".txt")
"""Of the records in a folder."""
MAX_PROOF_CHARACTERS: Final = 100_000
FETCH_SECONDS: Final = 10


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    text = texts(lang, "cli-arg-verify-")
    parser.add_argument("records", metavar=say(lang, "cli-meta-record"), nargs="+", help=say(lang, "cli-arg-record"))
    parser.add_argument("--commitment", metavar="HEX", help=text("commitment"))
    for name in ("salt", "key", "receipt"):
        metavar = say(lang, "cli-meta-file" if name == "receipt" else f"cli-meta-{name}")
        parser.add_argument(f"--{name}", metavar=metavar, action="append", default=[], help=text(name))
    parser.add_argument("--json", action="store_true", help=say(lang, "cli-arg-json"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    from ..verification import Known

    if options.commitment is not None and not DIGEST.fullmatch(options.commitment.lower()):
        raise CommandError(say(lang, "verify-bad-commitment"), 2)
    known = Known(
        options.commitment and options.commitment.lower(),
        [_salt(each, lang) for each in options.salt],
        [key for each in options.key for key in _keys(each, lang)],
        [_receipt(each, lang) for each in options.receipt],
    )
    files = _files(options.records, lang)
    several = len(files) > 1 or files != options.records
    # Of several files, one that cannot be read does not keep the others from being checked.
    return max([_verify(file, known, lang, several=several, as_json=options.json) for file in files])


def _verify(file: str, known: Known, lang: str, *, several: bool, as_json: bool) -> int:
    """Check one record, print a line about it, and return its exit status."""
    from ..rules.record import MAX_RECORD_CHARACTERS, RecordError, read_record
    from ..verification import check

    problem, turn, signature = None, 0, "none"
    try:
        game = read_record(read_text(file, MAX_RECORD_CHARACTERS + 1, lang))
        signature = check(game, known)
        key = game.signature.key if game.signature else "-"
        message = f"{say(lang, 'verify-fine')} {say(lang, f'verify-signature-{signature}', id=key)}"
    except RecordError as error:
        problem, turn, message = error.problem, error.turn, error_messages.record(error, lang)
    except CommandError as error:
        if not several:
            raise
        problem, message = "unreadable", str(error)
    if as_json:
        answer = {"file": file, "ok": problem is None, "problem": problem, "turn": turn, "message": message}
        answer["signature"] = signature if problem is None else None
        print(json.dumps(answer, ensure_ascii=False))
    else:
        print(f"{file}: {message}" if several else message)
    return int(problem is not None)


def _files(names: list[str], lang: str) -> list[str]:
    """Return the files, and those in folders, in order."""
    found: list[str] = []
    for name in names:
        if not Path(name).is_dir():
            found.append(name)
            continue
        inside = sorted(str(each) for each in Path(name).iterdir() if each.suffix in SUFFIXES and each.is_file())
        if not inside:
            raise CommandError(say(lang, "verify-no-records", folder=name))
        found += inside
    return found


def _salt(text: str, lang: str) -> tuple[int, str]:
    found = SALT.fullmatch(text)
    if not found:
        raise CommandError(say(lang, "verify-bad-salt", value=text), 2)
    return int(found[1]), found[2]


def _keys(name: str, lang: str) -> tuple[str, ...]:
    """Return the public keys of a file, of a server, or given as such."""
    from ..verification import KEY_PATH, UnreadableProof, read_keys

    try:
        return read_keys(name)
    except UnreadableProof:
        pass
    try:
        if name.startswith(("http://", "https://")):
            url = name if name.endswith(".json") else name.rstrip("/") + KEY_PATH
            with urlopen(url, timeout=FETCH_SECONDS) as answer:
                text = answer.read(MAX_PROOF_CHARACTERS).decode("utf-8", "replace")
        else:
            text = read_text(name, MAX_PROOF_CHARACTERS, lang)
        return read_keys(text)
    except UnreadableProof:
        raise CommandError(say(lang, "verify-bad-key", value=name)) from None
    except (URLError, TimeoutError, ConnectionError) as error:
        why = error.reason if isinstance(error, URLError) and isinstance(error.reason, OSError) else error
        raise cannot_read(name, why, lang) from None


def _receipt(name: str, lang: str) -> Receipt:
    from ..verification import UnreadableProof, read_receipt

    try:
        return read_receipt(read_text(name, MAX_PROOF_CHARACTERS, lang))
    except UnreadableProof:
        raise CommandError(say(lang, "verify-bad-receipt", value=name)) from None

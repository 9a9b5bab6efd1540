"""Read and write the files of commands, with errors in the user's language."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from ..i18n import error_messages
from ..i18n.catalog import say
from .errors import CommandError


def open_input(name: str, lang: str) -> AbstractContextManager[TextIO]:
    """Open a file to read, `-` for standard input; raise CommandError if that fails."""
    try:
        if name != "-":
            return Path(name).open(encoding="utf-8-sig", errors="replace")
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
        return nullcontext(sys.stdin)
    except OSError as error:
        raise cannot_read(name, error, lang) from None


def read_text(name: str, max_characters: int, lang: str) -> str:
    """Read a file, `-` for standard input, as far as `max_characters`."""
    with open_input(name, lang) as file:
        return file.read(max_characters)


def write_text(path: Path | None, text: str, lang: str) -> None:
    """Write text and a line feed to a file, or to standard output if there is none."""
    if path is None:
        print(text)
        return
    try:
        path.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error, lang) from None


def check_writable(path: Path, lang: str) -> None:
    """Raise CommandError if the file cannot be written, before any work is done."""
    try:
        path.open("ab").close()
    except OSError as error:
        raise cannot_write(path, error, lang) from None


def cannot_read(name: str | Path, error: Exception, lang: str) -> CommandError:
    """Return the error to raise for a file that cannot be read."""
    return CommandError(say(lang, "cli-cannot-read", file=str(name), why=error_messages.system(error, lang)))


def cannot_write(path: str | Path, error: Exception, lang: str) -> CommandError:
    """Return the error to raise for a file that cannot be written."""
    return CommandError(say(lang, "arena-cannot-write", file=str(path), why=error_messages.system(error, lang)))

"""Lock a SQLite file for one server, or for several that share a relay. The system unlocks it when a process ends."""

from __future__ import annotations

import os
import sys
from errno import EISDIR
from pathlib import Path
from typing import BinaryIO

from .store import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def lock_file(path: Path) -> Path:
    """Return the file whose lock stands for the database: SQLite has locks of its own on the database itself."""
    return path.with_name(f"{path.name}.lock")


def lock(path: Path, *, shared: bool) -> BinaryIO:
    """Lock a database until the returned file is closed; raise StoreError if another server has it.

    Servers without a relay do not hear of each other's turns, so each needs the file for itself.
    """
    if path.is_dir():
        raise StoreError("cannot", str(path)) from IsADirectoryError(EISDIR, "", str(path))
    try:
        file = lock_file(path).open("ab")
    except OSError as error:
        raise StoreError("cannot", str(path)) from error
    try:
        if sys.platform != "win32":
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        elif not shared:  # Windows has no shared lock
            file.seek(0, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError as error:
        file.close()
        raise StoreError("in_use", str(path)) from error
    return file

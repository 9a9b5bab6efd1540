"""A real Chromium for the tests: the one of this machine, or Debian's where it may be installed; never none."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress

import pytest

from sixfold.bench.browser import ARGUMENTS, MISSING, find

__all__ = ["ARGUMENTS", "MISSING", "chromium", "find"]


def install() -> None:
    """Debian's, if we are root there. Two workers may try at once: apt-get waits for its lock."""
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    get = ["apt-get", "-y", "-q", "-o", "DPkg::Lock::Timeout=300"]
    how = {"env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
    with suppress(OSError):
        subprocess.run([*get, "update"], check=False, **how)  # type: ignore[call-overload]
        subprocess.run([*get, "install", "--no-install-recommends", "chromium"], check=False, **how)  # type: ignore[call-overload]


def chromium() -> str:
    """The browser's program; the test fails, saying what to install, where there is none."""
    found = find()
    if not found:
        install()
        found = find()
    if not found:
        pytest.fail(MISSING, pytrace=False)
    return found

"""A real Chromium for the tests: the one of this machine, or Debian's where it may be installed; never none."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
MISSING = "the tests of the web client need a browser: install chromium (Debian: apt-get install chromium) or Google Chrome"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


def find() -> str | None:
    """Where a browser is; SIXFOLD_CHROMIUM names one that is somewhere else."""
    named = os.environ.get("SIXFOLD_CHROMIUM")
    if named:
        return named
    on_path = next(filter(None, map(shutil.which, NAMES)), None)
    return on_path or next((place for place in PLACES if Path(place).exists()), None)


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

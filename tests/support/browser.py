"""Find the browser of this machine, and start a server to visit with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

NAMES: Final = (
    "chromium-headless-shell",  # first: it starts no user interface of its own, and so takes half the time
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)
BROWSER_PATHS: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
PLAYWRIGHT_CACHES: Final = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright", "~/AppData/Local/ms-playwright")
"""Where `playwright install` puts what it downloads."""
NO_BROWSER_MESSAGE: Final = (
    "a browser is needed: install Chromium (Debian: apt-get install chromium-headless-shell), Google Chrome, "
    "or Playwright's own (playwright install chromium); SIXFOLD_CHROMIUM can name its program"
)
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


def find() -> str | None:
    """Return where a browser is; SIXFOLD_CHROMIUM names one that is elsewhere; raise OSError if it is not."""
    named = os.environ.get("SIXFOLD_CHROMIUM")
    if named:
        if not shutil.which(named):
            raise OSError(f"SIXFOLD_CHROMIUM names {named!r}, which is not a program")
        return named
    on_path = next(filter(None, map(shutil.which, NAMES)), None)
    return on_path or next((place for place in BROWSER_PATHS if Path(place).exists()), None) or _downloaded()


def _downloaded() -> str | None:
    """Return Playwright's own headless shell, the newest, if it was ever downloaded."""
    caches = (os.environ.get("PLAYWRIGHT_BROWSERS_PATH", ""), *PLAYWRIGHT_CACHES)
    found = (
        shell
        for cache in filter(None, caches)
        for shell in sorted(Path(cache).expanduser().glob("chromium_headless_shell-*/*/*headless*shell*"), reverse=True)
        if shell.suffix in ("", ".exe")
    )
    return next(map(str, found), None)


@contextmanager
def served() -> Iterator[str]:
    """Yield the address of a new server on a free port, with a temporary database."""
    with TemporaryDirectory() as folder:
        options = ["--port", "0", "--db", str(Path(folder) / "tables.db"), "--quiet", "--drain", "0", "--lang", "en"]
        command = [sys.executable, "-m", "sixfold", "serve", *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                found = re.search(r"http://[^\s/]+:\d+", server.stdout.readline() if server.stdout else "")
                if not found:
                    raise OSError("the server did not start")
                yield found[0]
            finally:
                server.terminate()

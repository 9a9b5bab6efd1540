"""Find a browser for the tests, or install one: Debian's if we are root there, else Playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tests.support.browser import NO_BROWSER_MESSAGE, find


def chromium() -> str:
    """Return the browser's program, installing one if there is none; raise LookupError if that fails, too."""
    installers = iter((install_from_debian, install_from_playwright))
    while not (found := find()):
        installer = next(installers, None)
        if installer is None:
            raise LookupError(f"{NO_BROWSER_MESSAGE}; or leave those tests out: ./run test --no-browser")
        installer()
    return found


def install_from_debian() -> None:
    """Install Debian's headless shell, if we are root and there is apt-get."""
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    _say("installing chromium-headless-shell with apt-get")
    get = ("apt-get", "-y", "-q", "-o", "DPkg::Lock::Timeout=300")
    _try(*get, "update")
    _try(*get, "install", "--no-install-recommends", "chromium-headless-shell")


def install_from_playwright() -> None:
    """Download Playwright's headless shell, if the network allows it."""
    _say("installing Chromium with playwright")
    _try(sys.executable, "-m", "playwright", "install", "--only-shell", "chromium")


def _try(*command: str) -> None:
    how = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=how, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _say(line: str) -> None:
    print(f"run: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        chromium()
    except (LookupError, OSError) as error:
        sys.exit(f"run: {error}")

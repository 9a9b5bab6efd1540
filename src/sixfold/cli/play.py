"""`sixfold play` in the browser: a server for this machine alone, and the browser opened at it."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

from ..i18n.catalog import say
from ..server import pages
from . import serve

PORT: Final = 6636
"""Browsers remember by address, port and all: at the same port one finds one's tables again."""
LOOPBACK: Final = "127.0.0.1"


def can_play() -> bool:
    """The built client is part of this installation."""
    return bool(pages.load())


def play(lang: str, browse: Callable[[str], object] = webbrowser.open) -> int:
    """Serve until Ctrl-C and show it; the exit status."""
    parser = argparse.ArgumentParser()
    serve.add_options(parser, lang)
    port = PORT if _is_free(PORT) else 0
    options = parser.parse_args(
        ["--host", LOOPBACK, "--port", str(port), "--quiet", "--drain", "0", "--keep-days", "0"]
    )

    def ready(url: str) -> None:
        shown = _has_screen()
        print(say(lang, "play-at" if shown else "play-open", url=url), flush=True)
        if shown:  # some browsers do not come back before they are closed
            Thread(target=browse, args=(url,), daemon=True).start()

    with TemporaryDirectory() as passing:
        # Two of us at once must not share tables: the second, at any free port, keeps its own only while it runs.
        options.db = str((_folder() if port else Path(passing)) / "tables.db")
        status = serve.serve(options, lang, ready)
    if not status:
        print(say(lang, "play-goodbye"))
    return status


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, port))
        except OSError:
            return False
    return True


def _folder() -> Path:
    """Where programs keep what is theirs, by the custom of the system."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    folder = base / "sixfold"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _has_screen() -> bool:
    """Without one, a browser in the terminal would take it over and show nothing."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

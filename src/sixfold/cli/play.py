"""Run `sixfold play`: serve this machine and open the browser, or play in the terminal."""

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
from . import serve
from .errors import CommandError
from .texts import texts

PORT: Final = 6636
"""Browsers store seats by address and port: at the same port you find your tables again."""
LOOPBACK: Final = "127.0.0.1"
UNREACHABLE_ADDRESS: Final = "192.0.2.1"
"""An address of documentation, which is in no network. Nothing is sent to it."""


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    meta = texts(lang, "cli-meta-")
    parser.add_argument("--edition", metavar=meta("edition"), help=say(lang, "cli-arg-edition"))
    parser.add_argument("--players", metavar=meta("players"), help=say(lang, "cli-arg-players"))
    parser.add_argument("--save", type=Path, metavar=meta("file"), help=say(lang, "cli-arg-save"))
    parser.add_argument("--secret", metavar=meta("secret"), help=say(lang, "cli-arg-secret"))
    parser.add_argument("--terminal", action="store_true", help=say(lang, "cli-arg-terminal"))
    parser.add_argument("--lan", action="store_true", help=say(lang, "cli-arg-lan"))


def run(options: argparse.Namespace, lang: str) -> int:
    """Play in the browser if the built client is there and no option asks for the terminal."""
    given = (options.edition, options.players, options.save, options.secret)
    if not options.terminal and given == (None,) * 4 and has_client():
        return play_in_browser(lang, lan=options.lan)
    from ..terminal.start import play

    play(options.edition, options.players, options.save, options.secret, lang)
    return 0


def has_client() -> bool:
    """Return whether the built web client is part of this installation."""
    from ..server import pages

    return pages.is_built()


def play_in_browser(lang: str, browse: Callable[[str], object] = webbrowser.open, *, lan: bool = False) -> int:
    """Serve this machine, or also its network, until Ctrl-C and open the browser; return the exit status."""
    network = lan_address()
    if lan and network is None:
        raise CommandError(say(lang, "play-no-lan"))
    host = network if lan and network else LOOPBACK
    parser = argparse.ArgumentParser()
    serve.add_options(parser, lang)
    # Both are tried: a second one must not open the same tables at the other address.
    port = PORT if all(_is_free(each, PORT) for each in {LOOPBACK, network or LOOPBACK}) else 0
    options = parser.parse_args(["--host", host, "--port", str(port), "--quiet", "--drain", "0", "--keep-days", "0"])

    def ready(url: str) -> None:
        shown = _has_screen()
        print(say(lang, "play-at-lan" if lan else "play-at" if shown else "play-open", url=url), flush=True)
        if shown:  # some browsers do not come back before they are closed
            Thread(target=browse, args=(url,), daemon=True).start()

    with TemporaryDirectory() as passing:
        # Two of us at once must not share tables: the second, at any free port, keeps its own only while it runs.
        options.db = str((_folder() if port else Path(passing)) / "tables.db")
        status = serve.serve(options, lang, ready)
    if not status:
        print(say(lang, "play-goodbye"))
    return status


def lan_address() -> str | None:
    """Return the address of this machine in its network, None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((UNREACHABLE_ADDRESS, 9))  # chooses the way there, and sends nothing
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def _is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _folder() -> Path:
    """Return the folder for state of programs, by the custom of the system."""
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
    """Return whether a browser has a screen; a text browser would take over the terminal."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

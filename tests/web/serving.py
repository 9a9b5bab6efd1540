"""A real `sixfold serve` on a free port with a database of its own, which can be killed and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

from sixfold.client import ask, new_secret
from sixfold.rules.notation import action_text
from sixfold.think.bots import level
from sixfold.think.thought import OWN
from sixfold.wire import Command, Done, Join, NewSeat, NewTable, Now, PlayAction, Seated, Start, ViewData, read_view


class Server:
    """The process, and where it listens: after a restart, at the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options, self.port = folder, options, 0
        self.url = ""
        self.start()

    def start(self) -> None:
        how = ["--port", str(self.port), "--db", str(self.folder / "tables.db"), "--quiet", "--lang", "en"]
        limits = ["--drain", "0", "--workers", "1", "--per-client", "1000"]
        command = [sys.executable, "-m", "sixfold", "serve", *how, *limits, *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^\s/]+:(\d+)", line)
        assert found is not None, f"the server did not start: {line!r}"
        self.url, self.port = found[0], int(found[1])

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()


def new_table(site: str, edition: str, *others: str, name: str = "Ann", public: bool = False) -> tuple[str, str]:
    """A table set up over HTTP: its name and the host's secret. The others are levels of bots, or `open`."""
    secret = new_secret()
    seats = tuple(NewSeat(kind="open") if each == "open" else NewSeat(kind="bot", level=each) for each in others)
    wish = NewTable(edition=edition, secret=secret, name=name, others=seats, public=public)
    return ask(site, "POST", "/api/tables", wish, Seated).table, secret


def sit(site: str, table: str, name: str = "Bo") -> str:
    """Join a table over HTTP: the secret of the seat."""
    secret = new_secret()
    ask(site, "POST", f"/api/tables/{table}/join", Join(secret=secret, name=name), Seated)
    return secret


def do(site: str, table: str, secret: str, command: Command) -> Done:
    return ask(site, "POST", f"/api/tables/{table}/do", command, Done, secret)


def start(site: str, table: str, secret: str) -> None:
    do(site, table, secret, Start())


def now(site: str, table: str, secret: str) -> Now:
    return ask(site, "GET", f"/api/tables/{table}/now", None, Now, secret)


def finished_table(site: str) -> tuple[str, str]:
    """A table at which a short game is over, Cards played greedily: its name and the host's secret."""
    table, secret = new_table(site, "cards-pl", "greedy")
    start(site, table, secret)
    chance = Random(1)
    while not (view := _on_turn(site, table, secret)).over:
        action = level("greedy")(read_view(view), chance, OWN).action
        do(site, table, secret, PlayAction(view.turns, action_text(action)))
    return table, secret


def _on_turn(site: str, table: str, secret: str) -> ViewData:
    """The table as soon as it is the host's turn, or the game is over."""
    while True:
        view = now(site, table, secret).view
        assert view is not None
        if view.over or view.mover == 0:
            return view
        sleep(0.02)

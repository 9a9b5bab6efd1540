"""A real `sixfold serve` on a free port with a database of its own, which can be killed and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from time import sleep

from sixfold import client
from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import level
from sixfold.client import new_secret
from sixfold.messages import (
    Command,
    Done,
    Join,
    NewSeat,
    NewTable,
    Now,
    PlayAction,
    Seated,
    Start,
    ViewData,
    read_view,
)
from sixfold.rules.line import largest_sets
from sixfold.rules.notation import action_text
from sixfold.rules.sets import SMALLEST
from tests.support.patience import PATIENCE_SECONDS

ROOT = Path(__file__).parents[2]


class Server:
    """Run a server process; after a restart it listens at the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options, self.port = folder, options, 0
        self.url = ""
        self.start()

    def start(self) -> None:
        how = ["--port", str(self.port), "--db", str(self.folder / "tables.db"), "--quiet", "--lang", "en"]
        limits = ["--drain", "0", "--workers", "1", "--per-client", "1000"]
        command = [sys.executable, "-m", "tests.support.patient_serve", "serve", *how, *limits, *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^\s/]+:(\d+)", line)
        assert found is not None, f"the server did not start: {line!r}"
        self.url, self.port = found[0], int(found[1])

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.running:
            self.process.send_signal(how)
        self.process.wait(PATIENCE_SECONDS)
        if self.process.stdout:
            self.process.stdout.close()


ask = partial(client.ask, timeout=PATIENCE_SECONDS)


def new_table(
    site: str, edition: str, *others: str, name: str = "Ann", public: bool = False, hints: bool | None = None
) -> tuple[str, str]:
    """Create a table over HTTP; return its name and the host's secret. The others are levels of bots, or `open`."""
    secret = new_secret()
    seats = tuple(NewSeat(kind="open") if each == "open" else NewSeat(kind="bot", level=each) for each in others)
    request = NewTable(edition=edition, secret=secret, name=name, others=seats, public=public, hints=hints)
    return ask(site, "POST", "/api/tables", request, Seated).table, secret


def shared_table(site: str, edition: str, *names: str, bots: tuple[str, ...] = ()) -> tuple[str, list[str]]:
    """Begin a game of people who share a device; return the table and their secrets, in the order of the seats."""
    secrets = [new_secret() for _ in names]
    people = [NewSeat(kind="person", name=name, secret=key) for name, key in zip(names, secrets, strict=True)]
    seats = (*people[1:], *(NewSeat(kind="bot", level=each) for each in bots))
    request = NewTable(edition=edition, secret=secrets[0], name=names[0], others=seats)
    table = ask(site, "POST", "/api/tables", request, Seated).table
    start(site, table, secrets[0])
    return table, secrets


def sit(site: str, table: str, name: str = "Bo") -> str:
    """Join a table over HTTP; return the secret of the seat."""
    secret = new_secret()
    ask(site, "POST", f"/api/tables/{table}/join", Join(secret=secret, name=name), Seated)
    return secret


def do(site: str, table: str, secret: str, command: Command) -> Done:
    return ask(site, "POST", f"/api/tables/{table}/do", command, Done, secret)


def start(site: str, table: str, secret: str) -> None:
    do(site, table, secret, Start())


def now(site: str, table: str, secret: str) -> Now:
    return ask(site, "GET", f"/api/tables/{table}/now", None, Now, secret)


def finished_table(site: str, edition: str = "cards-pl") -> tuple[str, str]:
    """Return a table at which a game is over, and the host's secret. Games of Cards are the shortest."""
    table, secret = new_table(site, edition, "greedy")
    start(site, table, secret)
    while not wait_for_host(site, table, secret).over:
        act_at_once(site, table, secret, "greedy")
    return table, secret


def act_at_once(site: str, table: str, secret: str, bot: str = "random", rng: Random | None = None) -> None:
    """Play a turn over HTTP, chosen by a bot of that level."""
    view = now(site, table, secret).view
    assert view is not None
    action = level(bot)(read_view(view), rng or Random(view.turns), OWN_EFFORT).action
    do(site, table, secret, PlayAction(view.turns, action_text(action)))


def opening(site: str, edition: str, *, hints: bool | None = None) -> tuple[str, str]:
    """Return a table at which the host opens, with something to choose, and the host's secret."""
    while True:
        table, secret = new_table(site, edition, "random", hints=hints)
        start(site, table, secret)
        view = now(site, table, secret).view
        if view and (view.turns, view.mover) == (0, 0) and largest_sets(read_view(view).hand)[0] >= SMALLEST:
            return table, secret


def wait_for_host(site: str, table: str, secret: str) -> ViewData:
    """Wait until the host is to move or the game is over; return the host's view."""
    while True:
        view = now(site, table, secret).view
        assert view is not None
        if view.over or view.mover == 0:
            return view
        sleep(0.005)

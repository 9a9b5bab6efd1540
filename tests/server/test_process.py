"""Test the server as a process: it drains, survives its workers, and logs no secret."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from sixfold import messages
from sixfold.client import TableClient, new_secret
from tests.server.serving import ALLOW_MANY_CLIENTS, Server, next_play, open_raw_socket, serving
from tests.support.patience import PATIENCE_SECONDS


def test_sigterm_drains_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, "--drain", "60", *ALLOW_MANY_CLIENTS) as server:
        table, secrets = server.begun("qwirkle-pl")
        log = asyncio.run(_play_while_it_stops(server, table, secrets))
        assert server.stop() == 0
        assert not server.errors()
    with serving(tmp_path, "--drain", "0", *ALLOW_MANY_CLIENTS) as again:
        assert again.stored(table) == log
        now = again.ask("GET", f"/api/tables/{table}/now", None, secrets[0])
        assert now["view"]["turns"] == 4


async def _play_while_it_stops(server: Server, table: str, secrets: list[str]) -> list[bytes]:
    rng = Random(1)
    async with (
        open_raw_socket(server, table, secrets[0]) as first,
        open_raw_socket(server, table, secrets[1]) as second,
    ):
        for turn in range(4):
            if turn == 2:
                server.process.send_signal(signal.SIGTERM)
                while server.http("GET", "/readyz")[0] == 200:
                    await asyncio.sleep(0.01)
            seat, play = await server.next_play(table, rng)
            player = (first, second)[seat]
            await player.send(messages.Do(turn, play))
            assert await player.answers([turn]) == ["done"]
        # Who is there may finish, and nobody new comes in.
        assert server.http("GET", "/healthz")[0] == 200
        assert server.reason("GET", "/api/tables") == "busy"
        with pytest.raises(Exception, match="403"):
            async with open_raw_socket(server, table, secrets[0]):
                pass
        log = await server.read(table)
        server.process.send_signal(signal.SIGTERM)  # and who does not want to wait says it twice
        with suppress(ConnectionClosed):
            while True:
                await first.receive()
        assert first.socket.close_code == 1012  # the server restarts: come back
    return log


def workers_of(server: Server) -> list[int]:
    """Return the worker processes of a server."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir() if children.exists() else []
    found: list[int] = []
    for task in tasks:
        with suppress(OSError):  # a thread that has just ended
            found += map(int, (task / "children").read_text().split())
    return [each for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the workers in /proc")
def test_killed_worker_does_not_stop_game(tmp_path: Path) -> None:
    with serving(tmp_path, "--drain", "0", "--workers", "1", *ALLOW_MANY_CLIENTS) as server:
        table, secrets = server.begun("qwirkle-pl", 1, "expert", "expert")

        async def scenario() -> None:
            async with TableClient(server.url, table, secrets[0]) as client:
                now = await client.until(lambda now: now.view is not None and now.view.mover == 0)
                assert now.view is not None
                turn = now.view.turns
                _, play = await server.next_play(table, Random(1))
                await client.do(play)
                while not (found := workers_of(server)):  # it takes longer to start than to be found
                    await asyncio.sleep(0.005)
                os.kill(found[0], signal.SIGKILL)
                await client.until(lambda now: now.view is not None and now.view.turns == turn + 3)
                assert [each.by for each in client.history[turn:]] == ["person", "bot", "bot"]

        asyncio.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))
        assert server.stop() == 0


def test_log_contains_no_secret_code_or_table(tmp_path: Path) -> None:
    password = "open sesame, not for logs"
    (tmp_path / "password").write_text(password)
    entering = {"sixfold_password": password}
    secrets = [new_secret(), new_secret(), new_secret()]
    with serving(
        tmp_path, "--drain", "0", "--password-file", str(tmp_path / "password"), *ALLOW_MANY_CLIENTS
    ) as server:

        def ask(method: str, path: str, body: object = None, secret: str | None = None) -> bytes:
            return server.http(method, path, body, secret, **entering)[2]

        new = messages.NewTable(
            edition="qwirkle-pl", secret=secrets[0], name="Anna-Bella", others=(messages.NewSeat(kind="open"),)
        )
        ask("POST", "/api/tables", new)
        known = asyncio.run(_all_tables(server))
        (table,) = known
        path = f"/api/tables/{table}"
        ask("POST", f"{path}/join", messages.Join(secret=secrets[1], name="Béla-Balázs"))
        ask("POST", f"{path}/join", messages.Join(secret=secrets[2], name="Carla"))
        ask("POST", f"{path}/do", messages.Start(), secrets[0])
        code = ask("POST", "/api/carry", messages.Holdings((messages.Holding(table, secrets[0]),)))
        ask("GET", f"{path}/now?secret={secrets[0]}", None, secrets[0])
        ask("GET", f"/nowhere/{secrets[1]}?password={password.replace(' ', '+')}")
        ask("POST", "/api/enter", messages.Enter(password[1:]))
        ask("POST", "/api/tables", b'{"secret": "' + secrets[0].encode() + b'", ')
        asyncio.run(_play_to_the_end(server, table, secrets, ask))
        dealt_by = asyncio.run(server.table(table))
        assert server.stop() == 0
        log = server.log.read_text()
        assert log.count("\n") > 50
        hidden = [*secrets, table, dealt_by.secret, dealt_by.watch, code.decode()[9:31], "Anna-Bella", "Béla-Balázs"]
        for each in [*hidden, password, password[1:], "open+sesame"]:
            assert each not in log
        assert not server.errors()


async def _all_tables(server: Server) -> list[str]:
    from sixfold.server.store import open_store

    store = await open_store(str(server.db))
    try:
        return await store.tables("", 10)
    finally:
        await store.close()


async def _play_to_the_end(server: Server, table: str, secrets: list[str], ask: object) -> None:
    rng = Random(1)
    assert callable(ask)
    while (at := await server.table(table)).phase == "playing":
        seat, play = next_play(at, rng)
        ask("POST", f"/api/tables/{table}/do", messages.PlayAction(play.turn, "pass"), secrets[1 - seat])
        ask("POST", f"/api/tables/{table}/do", play, secrets[seat])
    ask("GET", f"/api/tables/{table}/record", None, secrets[0])


def test_create_app_runs_under_plain_uvicorn_with_settings_from_environment(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "uvicorn", "--factory", "sixfold.server.app:create_app", "--port", "0"]
    variables = {"SIXFOLD_DB": str(tmp_path / "plain.db"), "SIXFOLD_WORKERS": "1", "SIXFOLD_PASSWORD": "sesame"}
    with subprocess.Popen(command, env=os.environ | variables, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        lines = iter(process.stderr.readline, "")
        port = next(int(found[1]) for line in lines if (found := re.search(r"http://127\.0\.0\.1:(\d+)", line)))
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE_SECONDS)
        for path, status in (("/readyz", 200), ("/api/about", 200), ("/api/tables", 401)):
            connection.request("GET", path)
            response = connection.getresponse()
            assert (response.status, bool(response.read())) == (status, True)
        connection.close()
        process.send_signal(signal.SIGTERM)
        rest = "".join(lines)
        assert process.wait(PATIENCE_SECONDS) in (0, -signal.SIGTERM)  # by version of uvicorn
    assert "Application shutdown complete" in rest
    assert (tmp_path / "plain.db").exists()

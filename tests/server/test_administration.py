"""Test what administrators do through the store while a real server runs, and that a backup can be restored."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sixfold import messages
from sixfold.cli.main import main
from sixfold.i18n.catalog import say
from sixfold.server.store import open_store
from tests.server.conftest import Nats, Postgres
from tests.server.serving import ALLOW_MANY_CLIENTS, RawSocket, Server, next_play, open_raw_socket, serving
from tests.support.patience import PATIENCE_SECONDS


def admin(capsys: pytest.CaptureFixture[str], db: str, *words: str) -> Any:
    assert main(["admin", *words, "--db", db, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


async def until_phase(client: RawSocket, phase: str) -> None:
    while (await client.until(messages.Now)).phase != phase:
        pass


async def until_closed(client: RawSocket) -> None:
    with suppress(ConnectionClosed):
        while True:
            await client.receive()


def test_list_names_tables_and_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path, "--drain", "0", *ALLOW_MANY_CLIENTS) as server:
        table, _ = server.begun("qwirkle-pl")
        db = str(server.db)
        (found,) = admin(capsys, db, "list")["tables"]
        assert (found["table"], found["phase"], found["players"]) == (table, "playing", ["Anna", "guest 1"])
        assert main(["admin", "list", "--db", db]) == 0
        printed = capsys.readouterr().out
        assert table in printed
        assert say("en", "admin-listed", n=1, banned="-") in printed


def test_closed_table_ends_for_its_players_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path, "--drain", "0", *ALLOW_MANY_CLIENTS) as server:
        table, secrets = server.begun("qwirkle-pl")

        async def scenario() -> None:
            async with open_raw_socket(server, table, secrets[0]) as client:
                done = await asyncio.to_thread(admin, capsys, str(server.db), "close", table)
                assert done == {"closed": True}
                await asyncio.wait_for(until_phase(client, "closed"), PATIENCE_SECONDS)

        asyncio.run(scenario())
        late = messages.PlayAction(0, "swap 1", 0)
        assert server.reason("POST", f"/api/tables/{table}/do", late, secrets[0])
        assert admin(capsys, str(server.db), "close", table) == {"closed": False}
        assert server.stop() == 0
        assert not server.errors()


def test_deleted_table_is_gone_for_everybody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path, "--drain", "0", *ALLOW_MANY_CLIENTS) as server:
        table, secrets = server.begun("qwirkle-pl")

        async def scenario() -> None:
            async with open_raw_socket(server, table, secrets[0]) as client:
                await asyncio.to_thread(admin, capsys, str(server.db), "delete", table)
                await until_closed(client)

        asyncio.run(scenario())
        assert server.reason("GET", f"/api/tables/{table}/now", None, secrets[0]) == "table"
        assert main(["admin", "delete", table, "--db", str(server.db)]) == 1
        assert say("en", "store-no_table", value=table) in capsys.readouterr().err


def test_erased_name_is_gone_from_tables_and_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "Emerentia"
    with serving(tmp_path, "--drain", "0", *ALLOW_MANY_CLIENTS) as server:
        table, host = server.new_table("qwirkle-pl", messages.NewSeat(kind="open"))
        guest = server.join(table, "Ema")
        server.do(table, messages.Rename(name=name), guest)
        server.do(table, messages.Start(), host)
        other, _ = server.begun("qwirkle-pl")

        async def scenario() -> None:
            async with open_raw_socket(server, table, host) as client:
                done = await asyncio.to_thread(admin, capsys, str(server.db), "erase-name", name)
                assert done == {"tables": [table]}
                while [seat.name for seat in (await client.until(messages.Now)).seats] != ["Anna", "#2"]:
                    pass

        asyncio.run(asyncio.wait_for(scenario(), PATIENCE_SECONDS))
        state = asyncio.run(server.table(table))
        seat, turn = next_play(state, Random(1))
        assert not server.reason("POST", f"/api/tables/{table}/do", turn, (host, guest)[seat])
        assert server.stop() == 0
        assert not server.errors()
        assert name.encode() not in server.db.read_bytes()
        assert [each.name for each in asyncio.run(server.table(other)).seats] == ["Anna", "guest 1"]


def test_banned_address_is_rejected_by_all_servers_until_unbanned(
    postgres: Postgres, nats: Nats, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    more = ("--db", url, "--relay", nats.url, "--drain", "0")
    with serving(folders[0], *more) as one, serving(folders[1], *more) as two:
        table, host = one.new_table("qwirkle-pl", messages.NewSeat(kind="open"))

        async def scenario() -> None:
            async with open_raw_socket(two, table, host) as client:
                assert (await asyncio.to_thread(admin, capsys, url, "ban", "127.0.0.1")) == {"changed": True}
                await until_closed(client)

        asyncio.run(scenario())
        for server in (one, two):
            until(server, "too_often")
        assert admin(capsys, url, "list")["banned"] == ["127.0.0.1"]
        assert admin(capsys, url, "unban", "127.0.0.1") == {"changed": True}
        assert admin(capsys, url, "unban", "127.0.0.1") == {"changed": False}
        for server in (one, two):
            until(server, "")


def until(server: Server, reason: str) -> None:
    """Wait until the server has followed the decision."""
    while server.reason("GET", "/api/tables") != reason:
        pass


def test_admin_rejects_what_makes_no_sense(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = str(tmp_path / "tables.db")
    assert main(["admin", "list", "--db", db]) == 1
    assert say("en", "store-missing", value=db) in capsys.readouterr().err

    async def make() -> None:
        await (await open_store(db)).close()

    asyncio.run(make())
    assert main(["admin", "ban", "somebody", "--db", db]) == 2
    assert say("en", "admin-bad-address", address="somebody") in capsys.readouterr().err
    assert main(["admin", "close", "--db", db]) == 2
    assert main(["admin", "list", "more", "--db", db]) == 2
    assert main(["admin", "close", "AAAAAAAA", "--db", db]) == 1


@pytest.mark.parametrize("start", ["sqlite", "postgres"])
def test_restored_backup_continues_the_same_tables(
    start: str, postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rehearse a move to the other kind of database, with the seats' secrets that people have in their browsers."""
    sqlite = str(tmp_path / "other.db")
    first, then = (sqlite, postgres.new_database()) if start == "sqlite" else (postgres.new_database(), sqlite)
    rng, file = Random(1), tmp_path / "backup.db"

    def played(server: Server, db: str, table: str, secrets: list[str]) -> list[bytes]:
        for _ in range(3):
            now = server.ask("GET", f"/api/tables/{table}/now", None, secrets[0])
            log = read(db, table)
            seat, turn = next_play(replay(table, log), rng)
            assert now["view"]["turns"] == turn.turn
            server.do(table, turn, secrets[seat])
        return read(db, table)

    with serving(tmp_path, "--drain", "0", "--db", first, *ALLOW_MANY_CLIENTS) as server:
        table, secrets = server.begun("qwirkle-pl")
        log = played(server, first, table, secrets)
        assert main(["backup", "--db", first, "--out", str(file)]) == 0
    assert main(["restore", str(file), "--db", then, "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"tables": 1}
    assert read(then, table) == log
    with serving(tmp_path, "--drain", "0", "--db", then, *ALLOW_MANY_CLIENTS) as server:
        assert len(played(server, then, table, secrets)) > len(log)
    assert main(["restore", str(file), "--db", then]) == 1
    problem = capsys.readouterr().err
    assert "already" in problem
    assert len(read(then, table)) > len(log)


def read(db: str, table: str) -> list[bytes]:
    async def log() -> list[bytes]:
        store = await open_store(db)
        try:
            return await store.read(table)
        finally:
            await store.close()

    return asyncio.run(log())


def replay(name: str, log: list[bytes]) -> Any:
    from functools import reduce

    from sixfold.server import events
    from sixfold.server.table import created, fold

    first, *rest = map(events.decode, log)
    return reduce(fold, rest, created(name, first))


def test_restore_rejects_missing_and_foreign_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary")
    for file, key in ((tmp_path / "none.db", "missing"), (notes, "foreign")):
        assert main(["restore", str(file), "--db", str(tmp_path / "new.db")]) == 1
        assert capsys.readouterr().err.endswith(f"sixfold: {say('en', f'store-{key}', value=str(file))}\n")
    assert not (tmp_path / "new.db").exists()

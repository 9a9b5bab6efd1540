"""Test that a server that cannot start says in one line what is wrong, where, and why."""

from __future__ import annotations

import asyncio
import gc
import socket
from pathlib import Path

import pytest
from msgspec import msgpack

from sixfold.cli.main import main
from sixfold.cli.stores import problem
from sixfold.i18n.catalog import say
from sixfold.i18n.error_messages import system
from sixfold.server.app import Server, Settings, create_app
from sixfold.server.downtimes import VALUE_NAME, Stored
from sixfold.server.options import MAX_KEEP_DAYS
from sixfold.server.relay import open_relay
from sixfold.server.store import StoreError, open_store
from tests.support.languages import in_some_languages


@in_some_languages
def test_serve_reports_port_in_use(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", lang]) == 1
    why = say(lang, "system-in_use", why="-")
    message = say(lang, "serve-cannot-listen", host="127.0.0.1", port=port, why=why)
    assert capsys.readouterr().err == f"sixfold: {message}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("--port", "80000"),
        ("--port", "-1"),
        ("--workers", "-3"),
        ("--workers", "0"),
        ("--sockets", "-1"),
        ("--per-client", "0"),
        ("--keep-days", "-1"),
        ("--keep-days", str(MAX_KEEP_DAYS + 1)),
        ("--drain", "nan"),
        ("--drain", "-1"),
    ],
)
def test_serve_refuses_numbers_out_of_range(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"sixfold: {words[0]} ")
    assert said.count("\n") == 1


def test_serve_reports_unreadable_password_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    for file, why in (
        (tmp_path / "none", say("en", "system-missing", why="-")),
        (tmp_path, say("en", "system-folder", why="-")),
        (binary, "UnicodeDecodeError"),
    ):
        assert main(["serve", "--password-file", str(file)]) == 1
        message = say("en", "cli-cannot-read", file=str(file), why=why)
        assert capsys.readouterr().err == f"sixfold: {message}\n"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("{folder}", "system-folder"),
        ("{folder}/none/tables.db", "system-missing"),
        ("postgresql://somebody:secret@127.0.0.1:1/tables", "system-refused"),
    ],
)
def test_open_store_error_says_why(url: str, why: str, tmp_path: Path) -> None:
    url = url.format(folder=tmp_path)
    with pytest.raises(StoreError) as refused:
        asyncio.run(open_store(url))
    message = problem(refused.value, "en")
    assert f": {say('en', why, why='-')}." in message
    assert "secret" not in message


def test_open_relay_error_says_why() -> None:
    with pytest.raises(StoreError) as refused:
        asyncio.run(open_relay("nats://somebody:secret@127.0.0.1:1"))
    message = problem(refused.value, "en")
    assert message == say("en", "store-relay", value="nats://127.0.0.1:1", why=str(refused.value.__cause__))
    assert "secret" not in message


def test_system_returns_message_of_system_for_other_errors() -> None:
    assert "Too many open files" in system(OSError(24, "Too many open files"), "en")
    assert system(socket.gaierror(-2, "Name or service not known"), "en") == say("en", "system-name")
    assert "secret" not in system(ValueError("invalid port 'secret@host'"), "en")


def test_nginx_example_passes_port_for_origin_check() -> None:
    conf = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert "proxy_set_header Host $http_host;" in conf


@pytest.mark.parametrize("days", ["-5", str(MAX_KEEP_DAYS + 1), "many"])
def test_settings_from_environment_reject_keep_days(days: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXFOLD_KEEP_DAYS", days)
    with pytest.raises(ValueError, match="SIXFOLD_KEEP_DAYS"):
        Settings.from_environment()


def test_settings_from_environment_treat_an_empty_relay_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXFOLD_RELAY", "")
    monkeypatch.setenv("SIXFOLD_HOSTS", "play.example, other.example")
    settings = Settings.from_environment()
    assert (settings.relay, settings.hosts) == (None, ("play.example", "other.example"))


def test_lifespan_notices_that_no_server_ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)  # this process goes on with other tests
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)

    async def stored() -> Stored:
        app = create_app(Settings(db=str(tmp_path / "tables.db")))
        server: Server = app.state.server
        async with server.lifespan(app):
            assert server.services
            return msgpack.decode(await server.services.store.value(VALUE_NAME) or b"", type=Stored)

    first, second = asyncio.run(stored()), asyncio.run(stored())
    assert not first.downtimes
    ((begin, end),) = second.downtimes
    assert first.alive <= begin < end <= second.alive


def test_lifespan_closes_the_store_if_serving_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)  # this process goes on with other tests
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    app = create_app(Settings(db=str(tmp_path / "tables.db")))
    server: Server = app.state.server

    async def serve() -> None:
        async with server.lifespan(app):
            assert (tmp_path / "tables.db-wal").exists()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(serve())
    assert not (tmp_path / "tables.db-wal").exists()  # SQLite removes it with the last connection

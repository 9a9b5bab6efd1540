"""Test what strangers get of a finished game that was shared, and that they get nothing of any other."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from sixfold import messages
from sixfold.i18n.catalog import say
from sixfold.rules.record import read_record, verify
from sixfold.rules.rng import digest
from sixfold.server.app import Settings
from tests.server.in_process import GENEROUS, Answer, InProcessServer
from tests.support.languages import in_some_languages

ANN, BO, SALT = "a" * 22, "b" * 22, "salt of Ann"
HTML_NAME = '"><script>alert(1)</script>&amp;'
READS = ("shared", "record", "picture?kind=svg", "picture?kind=svg&layout=preview", "now")


class Table:
    """Hold a table of two at a server, and ask about it as a stranger, or with a secret."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.name = ""
        self.headers: dict[str, str] = {}

    async def open(self, name: str = "Ann", *, public: bool = False, over: bool = True) -> None:
        request = messages.NewTable(
            edition="qwirkle-pl",
            secret=ANN,
            name=name,
            age=77,
            others=(messages.NewSeat(kind="open"),),
            public=public,
            salt_commitment=digest(SALT),
        )
        self.name = (await self.server.http("POST", "/api/tables", request, None, **self.headers)).json["table"]
        await self.ask("join", messages.Join(secret=BO, name="Bo", age=88))
        await self.do(messages.Start())
        await self.do(messages.RevealSalt(SALT))
        if over:
            await self.do(messages.Leave(), BO)
            await self.do(messages.Leave())

    async def ask(self, what: str, body: Any = None, secret: str | None = None, **how: str) -> Answer:
        method = "GET" if body is None else "POST"
        answer = await self.server.http(method, f"/api/tables/{self.name}/{what}", body, secret, **self.headers, **how)
        await self.server.settle()
        return answer

    async def do(self, command: messages.Command, secret: str = ANN) -> Answer:
        answer = await self.ask("do", command, secret)
        assert answer.status == 200, answer.body
        return answer

    async def page(self, name: str = "", **how: str) -> Answer:
        return await self.server.http("GET", f"/p/{name or self.name}", None, None, **self.headers, **how)


def at_table(scenario: Callable[[Table], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        server = await InProcessServer(Settings(**{"limits": GENEROUS, **settings})).start()
        await scenario(Table(server))
        await server.stop()

    asyncio.run(run())


def meta(page: Answer) -> dict[str, str]:
    """Return the properties in the head of a page."""
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page.body.decode())
    return {name: unescape(value) for name, value in found}


def test_shared_game_shows_record_and_pictures_without_secrets() -> None:
    async def scenario(table: Table) -> None:
        await table.open()
        await table.do(messages.Share())
        await table.ask("review", b"{}", ANN)
        answer = await table.ask("shared")
        game = read_record(answer.body.decode())
        assert [seat.name for seat in game.seats] == ["Ann", "Bo"]
        assert game.outcome is not None
        assert not {"secret", "salts", "commitment", "salt_commitments"} & set(answer.json)
        full = (await table.ask("record", secret=ANN)).body.decode()
        verify(read_record(full))
        assert table.server.services.repository.find(table.name) is not None
        live = await table.server.services.repository.get(table.name)
        hidden = [
            live.table.secret,
            live.table.watch,
            SALT,
            ANN,
            BO,
            *(key for seat in live.table.seats for key in seat.keys),
        ]
        review = await table.ask("review", b"{}")
        assert review.status == 200
        pictures = [await table.ask(each) for each in READS if each.startswith("p")]
        for each in (answer, review, await table.page(), *pictures):
            assert each.status == 200
            assert not [text for text in hidden if text.encode() in each.body]
            assert b'"age"' not in each.body

    at_table(scenario)


@pytest.mark.parametrize("how", ["running", "not shared", "no longer shared", "public and running"])
def test_game_that_is_not_published_looks_like_no_table(how: str) -> None:
    async def scenario(table: Table) -> None:
        await table.open(over="running" not in how, public="public" in how)
        if how == "no longer shared":
            await table.do(messages.Share())
            assert (await table.ask("shared")).status == 200
            await table.do(messages.Share(on=False), BO)
        for headers in ({}, {"accept_language": "it"}):
            nothing = await table.page("NOTABLE0", **headers)
            page = await table.page(**headers)
            assert (page.status, page.headers, page.body) == (nothing.status, nothing.headers, nothing.body)
            shared = await table.ask("shared", **headers)
            table.name, name = "NOTABLE0", table.name
            unknown = await table.ask("shared", **headers)
            table.name = name
            assert (shared.status, shared.headers, shared.body) == (404, unknown.headers, unknown.body)
        if how != "public and running":
            for each in READS[1:]:
                assert (await table.ask(each)).json["reason"] == "secret"
            assert (await table.ask("review", b"{}")).json["reason"] == "secret"

    at_table(scenario)


def test_public_game_is_published_once_it_is_over() -> None:
    async def scenario(table: Table) -> None:
        await table.open(public=True)
        assert (await table.ask("shared")).status == 200
        assert "og:title" in meta(await table.page())

    at_table(scenario)


def test_sharing_shows_strangers_neither_seats_nor_rematch() -> None:
    async def scenario(table: Table) -> None:
        await table.open()
        await table.do(messages.Share())
        await table.do(messages.Rematch(start=True))
        assert (await table.ask("now")).json["reason"] == "secret"
        live = await table.server.services.repository.get(table.name)
        assert live.table.rematch is not None
        for each in ("shared", "picture?kind=svg"):
            assert live.table.rematch.encode() not in (await table.ask(each)).body
        socket = await table.server.socket(messages.Hello(table=table.name))
        assert [type(each) for each in socket.received] == [messages.Refused]

    at_table(scenario)


@in_some_languages
def test_page_of_shared_game_has_title_and_absolute_picture(lang: str) -> None:
    async def scenario(table: Table) -> None:
        await table.open()
        await table.do(messages.Share())
        page = await table.page(host="play.example:8443", accept_language=lang)
        found = meta(page)
        title = say(lang, "shared-title", game=say(lang, "game-qwirkle"), n=1, names="Bo")
        assert found["og:title"] == title
        assert f"<title>{title}</title>" in page.body.decode()
        assert found["og:url"] == f"http://play.example:8443/p/{table.name}"
        assert found["og:image"] == f"http://play.example:8443/api/tables/{table.name}/picture?layout=preview"
        assert found["twitter:card"] == "summary_large_image"
        assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
        drawn = await table.ask("picture?layout=preview")
        assert drawn.headers["content-type"] == "image/png"
        assert [int.from_bytes(drawn.body[at : at + 4], "big") for at in (16, 20)] == [1200, 630]

    at_table(scenario, hosts=("play.example",))


def test_page_of_shared_game_escapes_names_and_host() -> None:
    async def scenario(table: Table) -> None:
        await table.open(HTML_NAME)
        await table.do(messages.Share())
        text = (await table.page()).body.decode()
        assert HTML_NAME not in text
        assert "<script>alert" not in text
        assert text.count("<script") == (await table.page("NOTABLE0")).body.decode().count("<script")
        assert HTML_NAME in meta(await table.page())["og:description"]
        for host in ('"><b>', "[::1", "a b"):
            page = await table.page(host=host)
            assert page.status == 200
            assert b'"><b>' not in page.body

    at_table(scenario, hosts=("*",))


def test_pages_of_shared_games_count_for_limits_so_that_names_cannot_be_tried() -> None:
    async def scenario(table: Table) -> None:
        await table.open()
        await table.do(messages.Share())
        for number in range(10):
            assert (await table.page(f"NOTABLE{number}", client="192.0.2.66")).status == 200
        assert "og:title" not in meta(await table.page(client="192.0.2.66"))
        assert (await table.ask("shared", client="192.0.2.66")).status == 429
        assert "og:title" in meta(await table.page(client="192.0.2.67"))

    at_table(scenario, limits=replace(GENEROUS, requests=0, requests_at_once=100))


def test_page_of_shared_game_needs_password_of_server() -> None:
    async def scenario(table: Table) -> None:
        table.headers = {"sixfold_password": "open sesame"}
        await table.open()
        await table.do(messages.Share())
        assert "og:title" in meta(await table.page())
        table.headers = {}
        assert "og:title" not in meta(await table.page())
        assert (await table.ask("shared")).json["reason"] == "password"

    at_table(scenario, password="open sesame")

"""Test pictures over the network: of a table as everybody sees it, of a finished game, and limited."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sixfold import messages
from sixfold.i18n.piece_names import color_marks
from sixfold.rules.notation import action_text
from sixfold.server.app import Settings
from sixfold.server.limits import Limits
from sixfold.server.pictures import Film, Still
from sixfold.server.workers import Question, Stuck
from tests.play import random_action
from tests.server.in_process import GENEROUS, Answer, InlineWorkers, InProcessServer

SECRET = "a" * 22
BO = "b" * 22


class CountingWorkers(InlineWorkers):
    """Count what is drawn, and draw no films, which would take long."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[Question] = []
        self.stuck = False

    async def ask(self, question: Question) -> Any:
        if self.stuck:
            raise Stuck
        if isinstance(question, Still | Film):
            self.drawn.append(question)
        return b"film" if isinstance(question, Film) else await super().ask(question)


class Table:
    """Hold a table of two at a server, and ask about it."""

    def __init__(self, server: InProcessServer, name: str) -> None:
        self.server, self.path = server, f"/api/tables/{name}"
        self.rng = Random(3)

    @classmethod
    async def set(cls, server: InProcessServer, *, start: bool = True) -> Table:
        await server.start()
        request = messages.NewTable(
            edition="cubes-hu", secret=SECRET, name="Ann", others=(messages.NewSeat(kind="open"),)
        )
        table = cls(server, (await server.http("POST", "/api/tables", request)).json["table"])
        await server.http("POST", f"{table.path}/join", messages.Join(secret=BO, name="Bo"))
        if start:
            await server.http("POST", f"{table.path}/do", messages.Start(), SECRET)
            await server.settle()
        return table

    async def play(self, turns: int) -> None:
        """Play that many turns, or until the game is over."""
        live = await self.server.services.repository.get(self.path.rpartition("/")[2])
        for _ in range(turns):
            seat, game = live.table.mover, live.table.game
            if seat is None or game is None:
                return
            play = messages.PlayAction(len(live.table.history), action_text(random_action(game.position, self.rng)))
            await self.server.http("POST", f"{self.path}/do", play, (SECRET, BO)[seat])
            await self.server.settle()

    async def get(self, what: str, secret: str | None = SECRET, **headers: str) -> Answer:
        return await self.server.http("GET", f"{self.path}/{what}", None, secret, **headers)


def test_picture_shows_table_now_and_after_any_turn() -> None:
    async def check() -> None:
        workers = CountingWorkers()
        table = await Table.set(InProcessServer(workers=workers))
        await table.play(5)
        now = await table.get("picture?kind=svg")
        assert (now.status, now.headers["content-type"]) == (200, "image/svg+xml")
        assert now.body == (await table.get("picture?kind=svg&turn=5")).body
        assert now.body == (await table.get("picture?kind=svg&turn=999999")).body
        assert now.body != (await table.get("picture?kind=svg&turn=0")).body
        assert len(workers.drawn) == 2, "what was drawn is kept"
        assert (await table.get("picture?kind=svg", BO)).body == now.body
        for look in ("theme=dark", "palette=bone", "marks=letters"):
            assert (await table.get(f"picture?kind=svg&{look}")).body != now.body
        for lang, other in (("hu", "pl"), ("pl", "hu")):
            lettered = await table.get("picture?kind=svg&marks=letters", accept_language=lang)
            drawn_letters = set(re.findall(r">([^<>]{1,2})</text></g>", lettered.body.decode()))
            assert drawn_letters
            assert drawn_letters <= set(color_marks(lang))
            assert not drawn_letters <= set(color_marks(other))
        mine = await table.get(f"picture?kind=svg&colors={'0a0b0c' * 6}")
        assert b'"#0a0b0c"' in mine.body
        assert mine.body == (await table.get(f"picture?kind=svg&palette=clear&colors={'0a0b0c' * 6}")).body
        drawn = await table.get("picture")
        assert drawn.headers["content-type"] == "image/png"
        assert drawn.body.startswith(b"\x89PNG")
        await table.play(1)
        assert (await table.get("picture?kind=svg")).body != now.body
        await table.server.stop()

    asyncio.run(check())


def test_film_needs_finished_game() -> None:
    async def check() -> None:
        workers = CountingWorkers()
        table = await Table.set(InProcessServer(workers=workers))
        await table.play(3)
        assert (await table.get("film")).json["reason"] == "not_over"
        await table.play(1000)
        made = await table.get("film", accept_language="it")
        assert (made.status, made.body, made.headers["content-type"]) == (200, b"film", "image/webp")
        assert (await table.get("film?kind=gif")).headers["content-type"] == "image/gif"
        assert {each.lang for each in workers.drawn if isinstance(each, Film)} == {"it", "en"}
        await table.server.stop()

    asyncio.run(check())


class SlowPicture(CountingWorkers):
    """Take all the processor time that a question may take."""

    async def measure(self, question: Question) -> tuple[object, float]:
        found, _ = await super().measure(question)
        return found, question.cpu_seconds


def test_slowest_film_leaves_quota_for_stills() -> None:
    async def check() -> None:
        workers = SlowPicture()
        usual = replace(GENEROUS, thinking=0, thinking_at_once=Limits().thinking_at_once)
        table = await Table.set(InProcessServer(Settings(limits=usual), workers))
        await table.play(1000)
        asked = ["film", *(f"picture?kind=svg&turn={turn}" for turn in range(3))]
        answers = [await table.get(each) for each in asked]
        assert [each.status for each in answers] == [200, 200, 200, 429]
        assert answers[-1].json["reason"] == "too_often"
        await table.server.stop()

    asyncio.run(check())


@pytest.mark.parametrize("what", ["picture", "film"])
def test_picture_rejects_client_that_may_not_watch(what: str) -> None:
    async def check() -> None:
        table = await Table.set(InProcessServer())
        for secret in (None, "x" * 22):
            assert (await table.get(what, secret)).json["reason"] == "secret"
        assert (await table.server.http("GET", f"/api/tables/NOTABLE0/{what}")).status == 404
        for odd in (
            "colors=red",
            f"colors={'0A0B0C' * 6}",
            f"colors={'0' * 37}",
            "kind=bmp",
            "theme=",
            "palette=mud",
            "marks=1",
            "kind=png;svg",
        ):
            assert (await table.get(f"{what}?{odd}")).status == 400
        await table.server.stop()

    asyncio.run(check())


def test_picture_rejects_before_start_above_quota_and_with_full_queue() -> None:
    async def check() -> None:
        workers = CountingWorkers()
        few = Settings(limits=replace(GENEROUS, thinking=0, thinking_at_once=20))
        workers.cost = 10
        table = await Table.set(InProcessServer(few, workers), start=False)
        assert (await table.get("picture")).json["reason"] == "not_started"
        await table.server.http("POST", f"{table.path}/do", messages.Start(), SECRET)
        await table.server.settle()
        workers.stuck = True
        assert (await table.get("picture?kind=svg")).json["reason"] == "busy"
        workers.stuck = False
        assert (await table.get("picture?kind=svg")).status == 200
        assert (await table.get("picture?kind=svg")).status == 200, "drawn already"
        refused = await table.get("picture?kind=png")
        assert (refused.status, refused.json["reason"]) == (429, "too_often")
        await table.server.stop()

    asyncio.run(check())

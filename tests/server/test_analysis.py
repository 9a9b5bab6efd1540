"""Test analyses and hints of a server: who may ask, what is refused and why."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import json

from sixfold import messages
from sixfold.rules.notation import MAX_NOTATION_CHARACTERS
from sixfold.rules.partial_position import read_partial_position
from sixfold.rules.referee import legal
from sixfold.server import events, table
from sixfold.server.app import Settings
from sixfold.server.limits import Limits
from tests.server.in_process import InlineWorkers, InProcessServer

POSITION = "qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd"
BOT = messages.NewSeat(kind="bot", level="random")
OPEN = messages.NewSeat(kind="open")


def test_analysis_lists_legal_actions_best_ones_and_odds() -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        answer = await server.http("POST", "/api/analysis", messages.Analyse(POSITION, 3))
        found = json.decode(answer.body, type=messages.Analysis)
        assert len(found.options) == len(legal(read_partial_position(POSITION)))
        assert len(found.best) == 3
        assert all(each.low <= each.margin <= each.high and 0 <= each.chance <= 1 for each in found.best)
        assert {each.action for each in found.best} <= {each.action for each in found.options}
        assert len(found.odds) == 36
        assert read_partial_position(found.position) == read_partial_position(POSITION)
        await server.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRo", "impossible_line"),
        ("qwirkle-pl hands=RtRtRtRtGxPc/?6 table=0,0:Ro", "impossible_count"),
        ("cubes-hu hands=RtRsBoBdGxPc/?6 table=0,0:Ro", "impossible_open_hands"),
        ("nonsense", "unreadable"),
        ("", "unreadable"),
        ("qwirkle-pl " + "R" * (MAX_NOTATION_CHARACTERS - 11), "unreadable"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_analysis_rejects_impossible_position_with_reason(position: str, reason: str, lang: str) -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        answer = await server.http("POST", "/api/analysis", messages.Analyse(position), accept_language=lang)
        assert answer.status == 409
        assert answer.json["reason"] == reason
        assert len(answer.json["message"]) > 10
        await server.stop()

    asyncio.run(scenario())


def test_analysis_rejects_huge_input_and_too_many_requests() -> None:
    async def scenario() -> None:
        server = await InProcessServer(
            Settings(limits=Limits(thinking=0, thinking_at_once=20)), InlineWorkers(cost=10)
        ).start()
        huge = await server.http("POST", "/api/analysis", b'{"position": "' + b"R" * 100_000 + b'"}')
        assert (huge.status, huge.json["reason"]) == (413, "too_large")
        statuses = [(await server.http("POST", "/api/analysis", messages.Analyse("?"))).status for _ in range(4)]
        assert statuses == [409, 409, 429, 429]
        await server.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("others", "wish", "allowed"),
    [((BOT,), None, True), ((BOT, OPEN), None, False), ((BOT, OPEN), True, True), ((BOT,), False, False)],
)
def test_create_allows_hints_if_requested_or_all_others_are_bots(
    others: tuple[messages.NewSeat, ...], wish: bool | None, allowed: bool
) -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        secret = "a" * 22
        new = messages.NewTable(edition="qwirkle-pl", secret=secret, name="Ann", others=others, hints=wish)
        made = await server.http("POST", "/api/tables", new)
        name = made.json["table"]
        assert (await server.http("GET", f"/api/tables/{name}")).json["hints"] is allowed
        if len(others) > 1:
            await server.http("POST", f"/api/tables/{name}/join", messages.Join(secret="b" * 22, name="Ben"))
        await server.http("POST", f"/api/tables/{name}/do", messages.Start(), secret)
        await server.settle()
        socket = await server.socket(messages.Hello(table=name, secret=secret))
        await server.settle()
        socket.say(messages.AskHint(5, 3))
        await server.settle()
        last = socket.received[-1]
        view = socket.now.view
        assert view is not None
        if view.mover != 0:
            assert isinstance(last, messages.Refused)
            assert last.refusal.reason == "not_your_turn"
        elif allowed:
            assert isinstance(last, messages.Hint)
            assert (last.id, last.step, last.turn) == (5, 3, view.turns)
            play = messages.PlayAction(view.turns, last.action or "")
            done = await server.http("POST", f"/api/tables/{name}/do", play, secret)
            assert done.status == 200
        else:
            assert isinstance(last, messages.Refused)
            assert last.refusal.reason == "hints"
        await server.stop()

    asyncio.run(scenario())


def test_stored_table_without_hints_field_forbids_hints() -> None:
    old = b'{"event":"created","at":1,"edition":"qwirkle-pl","secret":"s","watch":"w","seats":[{"kind":"open"}]}'
    assert table.created("ABCD1234", events.decode(old)).hints is False

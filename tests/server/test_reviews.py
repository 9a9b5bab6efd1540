"""Test reviews on the server: of finished games only, bounded, fair and deterministic."""

from __future__ import annotations

import asyncio
from functools import cache
from random import Random

import pytest
from msgspec import json

from sixfold import messages
from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import level
from sixfold.i18n.catalog import say
from sixfold.rules.edition import edition
from sixfold.rules.position import Seat
from sixfold.rules.record import Game, to_json
from sixfold.rules.referee import view
from sixfold.rules.rng import Fair
from sixfold.server import reviews
from tests.play import seats
from tests.server.in_process import InProcessServer


@cache
def finished() -> str:
    """Return the record of a short game: of Cards, played greedily."""
    game, rng = Game.start(edition("cards-pl"), seats(2), Fair("finished")), Random(3)
    while not game.position.over:
        seen = view(game.position, game.position.mover)
        game = game.play(level("greedy")(seen, rng, OWN_EFFORT).action)
    return to_json(game)


async def until_done(server: InProcessServer, review: str) -> messages.ReviewState:
    while True:
        answer = await server.http("GET", f"/api/reviews/{review}")
        assert answer.status == 200, answer.body
        state = json.decode(answer.body, type=messages.ReviewState)
        if state.summary:
            return state
        await asyncio.sleep(0.01)


def bad_records() -> dict[str, str]:
    new = to_json(Game.start(edition("qwirkle-pl"), (Seat("A"), Seat("B")), Fair("new")))
    return {
        "nothing": "",
        "empty": "{}",
        "words": "no record",
        "not over": new,
        "cut off": finished()[:-40],
        "against the rules": finished().replace('"play ', '"pass ', 1),
        "points that nobody made": finished().replace('"points": 1', '"points": 2', 1),
        "deep": "[" * 20_000,
        "long": "R" * 60_000,
        "signs of no alphabet": "\x00\ud7ff\U0010ffff",
    }


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_review_rejects_what_is_no_finished_record(lang: str) -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        for what, text in bad_records().items():
            answer = await server.http("POST", "/api/reviews", messages.ReviewRecord(text), accept_language=lang)
            answered = (answer.status, answer.json["reason"], answer.json["message"])
            assert answered == (400, "record", say(lang, "no-record")), what
        huge = await server.http("POST", "/api/reviews", messages.ReviewRecord("R" * 100_000))
        assert (huge.status, huge.json["reason"]) == (413, "too_large")
        missing = await server.http("GET", "/api/reviews/none")
        assert missing.status == 404
        await server.stop()

    asyncio.run(scenario())


def test_review_table_needs_finished_game() -> None:
    async def scenario() -> None:
        server = await InProcessServer().start()
        others = (messages.NewSeat(kind="bot", level="easy"),)
        request = messages.NewTable(edition="qwirkle-pl", secret="s" * 22, name="Anna", others=others)
        table = (await server.http("POST", "/api/tables", request)).json["table"]
        answer = await server.http("POST", f"/api/tables/{table}/review", b"{}", "s" * 22)
        assert (answer.status, answer.json["reason"]) == (409, "not_over")
        stranger = await server.http("POST", f"/api/tables/{table}/review", b"{}")
        assert stranger.status == 403
        await server.stop()

    asyncio.run(scenario())


def test_review_record_is_incremental_and_deterministic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "DEPTH", 0.02)

    async def scenario() -> messages.ReviewState:
        server = await InProcessServer().start()
        begun = await server.http("POST", "/api/reviews", messages.ReviewRecord(finished()))
        assert begun.json["done"] == 0
        state = await until_done(server, begun.json["review"])
        assert [turn.turn for turn in state.turns] == list(range(1, state.of + 1))
        rest = await server.http("GET", f"/api/reviews/{state.review}?turns={state.of - 1}")
        assert len(rest.json["turns"]) == 1
        await server.stop()
        return state

    assert asyncio.run(scenario()) == asyncio.run(scenario())


def test_review_begins_with_the_turn_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "DEPTH", 0.02)

    async def scenario() -> None:
        server = await InProcessServer().start()
        state = messages.ReviewState("", 0, 0, 0, (), None)
        last = (await server.http("POST", "/api/reviews", messages.ReviewRecord(finished()))).json["of"]
        await server.stop()
        server = await InProcessServer().start()
        path = f"/api/reviews?first={last}"
        review = (await server.http("POST", path, messages.ReviewRecord(finished()))).json["review"]
        while not state.turns:
            answer = await server.http("GET", f"/api/reviews/{review}")
            state = json.decode(answer.body, type=messages.ReviewState)
            await asyncio.sleep(0)
        assert last in {turn.turn for turn in state.turns}
        assert state.summary is None, "nothing was left to review"
        again = await server.http("GET", f"/api/reviews/{review}?turns={last - 1}&first=999")
        assert [turn["turn"] for turn in again.json["turns"]] == [last], (
            "it is sent until all turns before it are known"
        )
        done = await until_done(server, review)
        assert [turn.turn for turn in done.turns] == list(range(1, last + 1))
        await server.stop()

    asyncio.run(scenario())

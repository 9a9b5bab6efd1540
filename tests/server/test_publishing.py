"""Test finished games that were played elsewhere and put on the server: once, verified, shared on request."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from sixfold import messages
from sixfold.ai.baseline_bots import play_greedy
from sixfold.rules.edition import edition
from sixfold.rules.position import Seat
from sixfold.rules.record import Game, read_record, to_json
from sixfold.rules.referee import view
from sixfold.rules.rng import Fair
from tests.server.in_process import Answer, InProcessServer

ANN, OTHER = "a" * 22, "o" * 22


@cache
def game(*names: str, turns: int = 1000) -> Game:
    played = Game.start(edition("cards-pl"), tuple(map(Seat, names or ("Ann", "@hard"))), Fair("a secret"))
    rng = Random(7)
    while played.outcome is None and len(played.turns) < turns:
        played = played.play(play_greedy(view(played.position, played.position.mover), rng).action)
    return played


def on_server(scenario: Callable[[InProcessServer], Awaitable[None]]) -> None:
    async def run() -> None:
        server = await InProcessServer().start()
        await scenario(server)
        await server.stop()

    asyncio.run(run())


async def publish(server: InProcessServer, record: str, secret: str = ANN) -> Answer:
    return await server.http("POST", "/api/games", messages.Publish(record, secret))


def test_published_game_is_seen_by_its_player_and_shared_on_request() -> None:
    async def scenario(server: InProcessServer) -> None:
        answer = await publish(server, to_json(game()))
        assert answer.status == 200, answer.body
        table = answer.json["table"]
        assert answer.json["seat"] == 0
        path = f"/api/tables/{table}"
        now = (await server.http("GET", f"{path}/now", None, ANN)).json
        assert (now["phase"], now["you"], now["view"]["turns"]) == ("over", 0, len(game().turns))
        assert [(seat["name"], seat["level"]) for seat in now["seats"]] == [("Ann", None), ("@hard", "hard")]
        record = (await server.http("GET", f"{path}/record", None, ANN)).json
        assert "signature" not in record, "nobody here saw the game"
        assert read_record(json.dumps(record)).turns == game().turns
        assert (await server.http("GET", f"{path}/shared")).status == 404
        assert (await server.http("GET", f"{path}/now", None, OTHER)).status == 403
        assert (await server.http("POST", f"{path}/do", messages.Share(), ANN)).status == 200
        shared = (await server.http("GET", f"{path}/shared")).json
        assert shared["turns"]
        assert "secret" not in shared
        assert (await server.http("GET", f"{path}/picture?kind=svg", None, ANN)).status == 200

    on_server(scenario)


def test_same_request_again_finds_the_table_and_another_secret_makes_another() -> None:
    async def scenario(server: InProcessServer) -> None:
        first, again = [(await publish(server, to_json(game()))).json for _ in range(2)]
        assert first == again
        assert (await publish(server, to_json(game()), OTHER)).json["table"] != first["table"]

    on_server(scenario)


def without_secret(text: str) -> dict[str, Any]:
    return {key: value for key, value in json.loads(text).items() if key != "secret"}


@pytest.mark.parametrize(
    "record",
    [
        "",
        "{}",
        to_json(game(turns=3)),
        to_json(game("@easy", "@hard")),
        to_json(replace(game(), fair=Fair("another secret"))),
        json.dumps(without_secret(to_json(game()))),
        to_json(game("Ann\u3164", "Ann")),
        to_json(game("\u3164", "Ann")),
    ],
    ids=["empty", "no record", "running", "only bots", "other draws", "no secret", "same names", "hidden name"],
)
def test_records_that_no_finished_game_of_people_has_are_refused(record: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        answer = await publish(server, record)
        assert (answer.status, answer.json["reason"]) == (400, "record")

    on_server(scenario)

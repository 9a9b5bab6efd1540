"""Test OpenAPI and AsyncAPI: valid, complete, and matched by what the server sends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from sixfold import messages
from sixfold.rules.notation import action_text
from sixfold.rules.partial_position import partial_position_text
from sixfold.rules.referee import view
from sixfold.server import openapi
from sixfold.server.api import OPERATIONS
from tests.play import random_action
from tests.server.in_process import Answer, InProcessServer

OPENAPI: dict[str, Any] = json.loads(openapi.openapi())
ASYNCAPI: dict[str, Any] = json.loads(openapi.asyncapi())
DOWN = {kind.__struct_config__.tag: kind.__name__ for kind in get_args(messages.Down)}


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def found(document: dict[str, Any], reference: str) -> Any:
    node: Any = document
    for step in reference.removeprefix("#/").split("/"):
        node = node[step]
    return node


@pytest.mark.parametrize("document", [OPENAPI, ASYNCAPI], ids=["OpenAPI", "AsyncAPI"])
def test_documents_have_valid_references_and_schemas(document: dict[str, Any]) -> None:
    assert all(found(document, each) for each in references(document))
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def test_openapi_has_every_operation_with_its_types() -> None:
    assert OPENAPI["openapi"] == "3.1.0"
    assert {"title", "version"} <= set(OPENAPI["info"])
    listed = {
        (each["operationId"], method.upper(), path)
        for path, methods in OPENAPI["paths"].items()
        for method, each in methods.items()
    }
    assert listed == {(each.name, each.method, each.path) for each in OPERATIONS}
    for operation in OPERATIONS:
        described = OPENAPI["paths"][operation.path][operation.method.lower()]
        assert ("requestBody" in described) == (operation.body is not None)
        assert "200" in described["responses"]
        assert all(each["description"] for each in described["responses"].values())
        assert ("{" in operation.path) == any(each["in"] == "path" for each in described["parameters"])


def test_asyncapi_has_every_message_in_both_directions() -> None:
    assert ASYNCAPI["asyncapi"].startswith("3.")
    for direction, union in (("up", messages.Up), ("down", messages.Down)):
        names = {each["$ref"].rpartition("/")[2] for each in ASYNCAPI["operations"][direction]["messages"]}
        assert names == {kind.__name__ for kind in get_args(union)}
    for kind in get_args(messages.Command):
        assert kind.__name__ in ASYNCAPI["components"]["schemas"]
    page = openapi.page()
    for kind in (*get_args(messages.Up), *get_args(messages.Down), *get_args(messages.Command)):
        assert kind.__name__ in page


def validator(schema: Any) -> Draft202012Validator:
    return Draft202012Validator({**schema, "components": OPENAPI["components"]})


def conforms(answer: Answer, name: str) -> None:
    """Assert that an answer is what the document promises for its status."""
    operation = next(each for each in OPERATIONS if each.name == name)
    responses = OPENAPI["paths"][operation.path][operation.method.lower()]["responses"]
    assert str(answer.status) in responses, (name, answer.status)
    described = responses[str(answer.status)]["content"]["application/json"]["schema"]
    validator(described).validate(answer.json)


@pytest.mark.parametrize("edition", ["qwirkle-pl", "cubes-hu", "cards-pl"])
def test_answers_and_messages_of_a_game_match_documents(edition: str) -> None:
    asyncio.run(_a_game(edition))


async def _a_game(edition: str) -> None:
    server = await InProcessServer().start()
    secrets = ["a" * 22, "b" * 22]
    request = messages.NewTable(
        edition=edition,
        secret=secrets[0],
        name="Anna",
        others=(messages.NewSeat(kind="open"), messages.NewSeat(kind="bot", level="random")),
        clock=messages.Clock(kind="game", seconds=600),
        public=True,
        hints=True,
    )
    made = await server.http("POST", "/api/tables", request)
    conforms(made, "create")
    table = made.json["table"]
    path = f"/api/tables/{table}"
    conforms(await server.http("GET", "/api/tables"), "list_tables")
    conforms(await server.http("POST", f"{path}/join", messages.Join(secret=secrets[1], name="Béla")), "join")
    sockets = [await server.socket(messages.Hello(table=table, secret=each)) for each in (*secrets, None)]
    conforms(await server.http("POST", f"{path}/do", messages.Start(), secrets[0]), "do")
    await server.settle()
    rng = Random(2)
    live = await server.services.repository.get(table)
    for turn in range(8):
        assert live.table.game is not None
        seat = live.table.mover
        assert seat is not None
        if turn < 2:
            conforms(await server.http("GET", f"{path}/legal", None, secrets[seat]), "legal")
            sockets[seat].say(messages.AskLegal(turn))
            await server.settle()
            sockets[seat].say(messages.AskHint(turn, 3 - turn))
        action = action_text(random_action(live.table.game.position, rng))
        await server.settle()
        play = messages.PlayAction(len(live.table.history), action)
        conforms(await server.http("POST", f"{path}/do", play, secrets[seat]), "do")
        conforms(await server.http("GET", f"{path}/now?turns=2", None, secrets[seat]), "now")
        conforms(await server.http("GET", f"{path}/record", None, secrets[seat]), "record")
        conforms(await server.http("GET", path), "card")
        conforms(await server.http("POST", f"{path}/do", messages.PlayAction(0, "pass"), secrets[seat]), "do")
        sockets[1].say(messages.Do(turn, messages.Say("oops", str(turn))))
        sockets[0].say(messages.Ping())
        sockets[2].say(messages.Do(turn, messages.Start()))
        await server.settle()
    holdings = messages.Holdings((messages.Holding(table, secrets[0]), messages.Holding("NOTABLE0", secrets[0])))
    conforms(await server.http("POST", "/api/mine", holdings), "my_tables")
    conforms(await server.http("POST", "/api/carry", messages.Holdings(holdings.seats[:1])), "transfer_seats")
    conforms(await server.http("POST", "/api/carry/take", messages.TakeOver("c" * 22, "d" * 22)), "take_over")
    conforms(await server.http("POST", "/api/carry/revoke", holdings), "revoke_devices")
    returning = messages.Return(secret="e" * 22, seat=0)
    conforms(await server.http("POST", f"{path}/return", returning), "return_to_seat")
    conforms(await server.http("GET", "/api/about"), "about")
    assert live.table.game is not None
    known = partial_position_text(view(live.table.game.position, live.table.game.position.mover))
    conforms(await server.http("POST", "/api/analysis", messages.Analyse(known)), "analysis")
    conforms(await server.http("POST", "/api/analysis", messages.Analyse(f"{edition} hands=Rt/Rt/Rt")), "analysis")
    conforms(await server.http("POST", "/api/enter", messages.Enter("")), "enter")
    kinds = set()
    for socket in sockets:
        for text in socket.texts:
            message = json.loads(text)
            kinds.add(message["type"])
            validator({"$ref": f"#/components/schemas/{DOWN[message['type']]}"}).validate(message)
    assert kinds == set(DOWN)
    await server.stop()

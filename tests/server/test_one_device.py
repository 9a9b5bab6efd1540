"""Test tables at which several people share one device: their seats, who counts as present, and what it may see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from sixfold import messages
from sixfold.client import new_secret
from sixfold.server.app import Settings
from sixfold.server.sockets import POLICY
from tests.server.in_process import GENEROUS, Answer, InProcessServer, Socket

ANNA, BELA, CARLA = "a" * 22, "b" * 22, "c" * 22


def run_in_process(scenario: Callable[[InProcessServer], Awaitable[None]]) -> None:
    """Run a scenario at a server without a network."""

    async def run() -> None:
        server = await InProcessServer(Settings(limits=replace(GENEROUS, send_seconds=1e9))).start()
        await scenario(server)
        await server.stop()

    asyncio.run(run())


def person(name: str | None = "Béla", secret: str | None = BELA, age: int | None = None) -> messages.NewSeat:
    return messages.NewSeat(kind="person", name=name, secret=secret, age=age)


async def create(server: InProcessServer, *others: messages.NewSeat, secret: str = ANNA, **more: Any) -> Answer:
    new = messages.NewTable(edition="qwirkle-pl", secret=secret, name="Anna", others=others, **more)
    return await server.http("POST", "/api/tables", new)


async def begin(server: InProcessServer, *others: messages.NewSeat) -> str:
    """Return a table at which the people of one device have begun to play."""
    table = str((await create(server, *others or (person(),))).json["table"])
    assert (await do(server, table, ANNA, messages.Start())).status == 200
    return table


async def do(server: InProcessServer, table: str, secret: str, command: messages.Command) -> Answer:
    return await server.http("POST", f"/api/tables/{table}/do", command, secret)


async def watch(server: InProcessServer, table: str, *present: str, **more: Any) -> Socket:
    return await server.socket(messages.Hello(table=table, present=present, **more))


def test_people_of_one_device_each_open_their_seat() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, person(age=9), person("Carla", CARLA))
        for seat, secret in enumerate((ANNA, BELA, CARLA)):
            now = (await server.http("GET", f"/api/tables/{table}/now", None, secret)).json
            assert (now["you"], now["hints"]) == (seat, False)
            assert [each["age"] for each in now["seats"]] == [None, 9 if secret == BELA else None, None]
            assert [hand is not None for hand in now["view"]["hands"]] == [place == seat for place in range(3)]

    run_in_process(scenario)


@pytest.mark.parametrize(
    ("others", "reason"),
    [
        ([person("Anna")], "seats"),
        ([person("Аnnа")], "seats"),  # in Cyrillic letters
        ([person("@easy")], "seats"),
        ([person(" ")], "seats"),
        ([person("Béla"), person("Béla", CARLA)], "seats"),
        ([person("Béla"), person("Carla", BELA)], "unreadable"),
        ([person("Béla", ANNA)], "unreadable"),
        ([person(None)], "unreadable"),
        ([person("Béla", None)], "unreadable"),
    ],
    ids=str,
)
def test_create_rejects_people_with_bad_names_or_the_same_secret(others: list[messages.NewSeat], reason: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        assert (await create(server, *others)).json["reason"] == reason

    run_in_process(scenario)


def test_rematch_keeps_all_seats_of_device() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server)
        for secret in (ANNA, BELA):
            await do(server, table, secret, messages.Leave())
        await do(server, table, ANNA, messages.Rematch())
        again = (await do(server, table, BELA, messages.Rematch())).json["table"]
        device = await watch(server, table, ANNA, BELA)
        assert device.now.rematch == again, "the device learns its name without a hand"
        seats = [
            (await server.http("GET", f"/api/tables/{again}/now", None, each)).json["you"] for each in (ANNA, BELA)
        ]
        assert seats == [0, 1]

    run_in_process(scenario)


# Presence


def test_device_counts_as_present_for_all_its_seats_and_sees_no_hand() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, person(), person("Carla", CARLA))
        phone = await watch(server, table, secret=CARLA)
        device = await watch(server, table, ANNA, BELA)
        assert (device.now.you, device.now.view.hands) == (None, (None,) * 3)  # type: ignore[union-attr]
        assert device.now.watch, "it may pass the link for watching on"
        assert [seat.here for seat in device.now.seats] == [True] * 3
        assert phone.received[-1] == messages.Here((True, True, True))
        assert (await do(server, table, CARLA, messages.HandOver(1))).json["reason"] == "still_here"
        device.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await server.settle()
        assert phone.received[-1] == messages.Here((False, False, True))

    run_in_process(scenario)


def test_device_does_not_count_as_present_for_hands_on_phones() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, person(), person("Carla", CARLA))
        device = await watch(server, table, ANNA, elsewhere=(BELA, CARLA))
        assert device.now.watch
        assert [seat.here for seat in device.now.seats] == [True, False, False]
        phone = await watch(server, table, secret=BELA)
        assert device.received[-1] == messages.Here((True, True, False))
        phone.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await server.settle()
        assert device.received[-1] == messages.Here((True, False, False))
        server.time += 60_000
        assert (await do(server, table, ANNA, messages.HandOver(1))).status == 200, "the phone is gone"
        assert (await watch(server, table, elsewhere=(ANNA, BELA, CARLA))).now.watch, "with all hands on phones too"

    run_in_process(scenario)


def test_device_that_returns_ends_hand_over_of_each_seat() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, person(), person("Carla", CARLA))
        phone = await watch(server, table, secret=CARLA)
        server.time += 3_600_000
        for seat in (0, 1):
            assert (await do(server, table, CARLA, messages.HandOver(seat))).status == 200
        await server.settle()
        assert [offer.seat for offer in phone.now.offers] == [0, 1]
        await watch(server, table, ANNA, BELA)
        assert not phone.now.offers

    run_in_process(scenario)


@pytest.mark.parametrize("field", ["present", "elsewhere"])
@pytest.mark.parametrize("present", [(CARLA,), (ANNA, CARLA)], ids=len)
def test_socket_rejects_presence_without_secret_of_seat(present: tuple[str, ...], field: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server)
        given: dict[str, Any] = {"present": present[:-1], field: present if field == "present" else present[-1:]}
        guest = await server.socket(messages.Hello(table=table, **given))
        assert guest.closed == POLICY
        assert [each.refusal.reason for each in guest.received if isinstance(each, messages.Refused)] == ["secret"]

    run_in_process(scenario)


def test_device_cannot_act_without_secret_of_one_seat() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server)
        device = await watch(server, table, ANNA, BELA)
        for message in (messages.Do(1, messages.Leave()), messages.AskLegal(2), messages.AskHint(3, 3)):
            device.say(message)
            await server.settle()
        refused = [each.refusal.reason for each in device.received if isinstance(each, messages.Refused)]
        assert refused == ["secret", "not_your_turn", "not_your_turn"]

    run_in_process(scenario)


def test_device_that_loses_a_seat_is_closed_and_no_longer_present() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server)
        holding = messages.Holdings((messages.Holding(table, BELA),))
        code = (await server.http("POST", "/api/carry", holding)).json["code"]
        phone = new_secret()
        await server.http("POST", "/api/carry/take", messages.TakeOver(code, phone))
        device = await watch(server, table, ANNA, BELA)
        await server.http("POST", "/api/carry/revoke", messages.Holdings((messages.Holding(table, phone),)))
        await server.settle()
        assert device.closed == POLICY
        after = await watch(server, table, ANNA)
        assert [seat.here for seat in after.now.seats] == [True, False]

    run_in_process(scenario)

"""Attempts to steal a turn, erase a game, gain time, take another's name or learn from a bot's thinking time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from sixfold import wire
from sixfold.server.app import Settings
from sixfold.server.sockets import MAX_SOCKETS_PER_SEAT, POLICY
from sixfold.server.upkeep import GRACE_MS
from tests.server.inside import GENEROUS, Inside, Socket

ANNA, BELA = "a" * 22, "b" * 22


def inside(story: Callable[[Inside], Awaitable[None]]) -> None:
    """Run a story at a server without a network."""

    async def run() -> None:
        server = await Inside(Settings(limits=replace(GENEROUS, send_seconds=1e9))).start()
        await story(server)
        await server.stop()

    asyncio.run(run())


async def game_at(server: Inside) -> str:
    """Return a table at which Anna and Béla have begun to play."""
    new = wire.NewTable(edition="qwirkle-pl", secret=ANNA, name="Anna", others=(wire.NewSeat(kind="open"),))
    table = str((await server.http("POST", "/api/tables", new)).json["table"])
    await server.http("POST", f"/api/tables/{table}/join", wire.Join(secret=BELA, name="Béla"))
    await server.http("POST", f"/api/tables/{table}/do", wire.Start(), ANNA)
    return table


def hello(table: str, secret: str) -> wire.Hello:
    return wire.Hello(table=table, secret=secret)


async def leave(server: Inside, socket: Socket) -> None:
    socket.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await server.settle()


# Presence


def test_presence_changes_do_not_fill_the_queue_of_a_slow_client() -> None:
    async def story(server: Inside) -> None:
        table = await game_at(server)
        victim = await server.socket(hello(table, ANNA))
        victim.stalled.clear()
        for _ in range(150):
            await leave(server, await server.socket(hello(table, BELA)))
        await server.socket(hello(table, BELA))
        victim.stalled.set()
        await server.settle()
        assert victim.closed is None
        presences = [each for each in victim.messages if isinstance(each, wire.Here)]
        assert presences[-1] == wire.Here((True, True))
        assert len(presences) < 5

    inside(story)


def test_seat_has_a_limited_number_of_sockets() -> None:
    async def story(server: Inside) -> None:
        table = await game_at(server)
        sockets = [await server.socket(hello(table, BELA)) for _ in range(MAX_SOCKETS_PER_SEAT + 1)]
        assert [each.closed for each in sockets] == [*[None] * MAX_SOCKETS_PER_SEAT, POLICY]
        refused = sockets[-1].messages[0]
        assert isinstance(refused, wire.Refused)
        assert refused.refusal.reason == "too_many"
        await leave(server, sockets[0])
        assert (await server.socket(hello(table, BELA))).closed is None
        assert (await server.socket(hello(table, ANNA))).closed is None

    inside(story)


# Handing over


async def say(server: Inside, table: str, secret: str, command: wire.Command) -> str:
    """Return why a command is refused; nothing if it is not."""
    answer = await server.http("POST", f"/api/tables/{table}/do", command, secret)
    return "" if answer.status == 200 else str(answer.json["reason"])


async def wait(server: Inside, milliseconds: int) -> None:
    """Let that much time pass, and let the server do what is due then."""
    server.time += milliseconds
    tables = server.app.tables
    assert tables is not None
    await tables.upkeep._sweep_once()
    await server.settle()


async def is_away(server: Inside, table: str, seat: int) -> bool:
    """Ask as nobody: a request of a seat would count as presence."""
    return bool((await server.http("GET", f"/api/tables/{table}")).json["seats"][seat]["away"])


def test_hand_over_takes_a_minute_of_absence() -> None:
    async def story(server: Inside) -> None:
        table = await game_at(server)
        await leave(server, await server.socket(hello(table, BELA)))
        anna = await server.socket(hello(table, ANNA))
        anna.say(wire.Do(1, wire.HandOver(1)))
        await server.settle()
        await wait(server, 59_000)
        (offer,) = anna.now.offers
        assert (offer.what, offer.seat, offer.agreed, offer.left) == ("hand_over", 1, (0,), 60_000)
        assert not await is_away(server, table, 1)
        await wait(server, 1_000 + GRACE_MS)
        assert await is_away(server, table, 1)

    inside(story)


@pytest.mark.parametrize("path", ["socket", "now", "do", "mine"])
def test_return_of_a_player_ends_the_countdown(path: str) -> None:
    async def story(server: Inside) -> None:
        table = await game_at(server)
        anna = await server.socket(hello(table, ANNA))
        anna.say(wire.Do(1, wire.HandOver(1)))
        await server.settle()
        await wait(server, 59_999)
        assert anna.now.offers
        match path:
            case "socket":
                await leave(server, await server.socket(hello(table, BELA)))
            case "now":
                await server.http("GET", f"/api/tables/{table}/now", None, BELA)
            case "do":
                await say(server, table, BELA, wire.Say("wait", "1"))
            case "mine":
                await server.http("POST", "/api/mine", wire.Holdings((wire.Holding(table, BELA),)))
        await server.settle()
        assert not anna.now.offers
        await wait(server, 1 + GRACE_MS)
        assert not await is_away(server, table, 1)

    inside(story)


def test_hand_over_rejects_player_seen_recently() -> None:
    async def story(server: Inside) -> None:
        table = await game_at(server)
        bela = await server.socket(hello(table, BELA))
        assert await say(server, table, ANNA, wire.HandOver(1)) == "still_here"
        await leave(server, bela)
        await server.http("GET", f"/api/tables/{table}/now", None, BELA)
        await wait(server, 59_999)
        assert await say(server, table, ANNA, wire.HandOver(1)) == "still_here"
        await wait(server, 1)
        assert await say(server, table, ANNA, wire.HandOver(1)) == ""

    inside(story)

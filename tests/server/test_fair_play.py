"""Attempts to steal a turn, erase a game, gain time, take another's name or learn from a bot's thinking time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from sixfold import wire
from sixfold.server.app import Settings
from sixfold.server.sockets import MAX_SOCKETS_PER_SEAT, POLICY
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

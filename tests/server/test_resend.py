"""Test that a request sent ten times, out of order or from two devices has one effect and ten answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest

from sixfold import messages
from sixfold.client import new_secret
from sixfold.rules.rng import digest
from sixfold.server import events
from sixfold.server.api import OPERATIONS
from sixfold.server.store import Push
from tests.server.serving import RawSocket, Server, open_raw_socket
from tests.server.stores import opened
from tests.server.test_reviews import finished
from tests.support.push_receiver import Device

OPEN = messages.NewSeat(kind="open")
RESENDS = 10


def kinds(log: list[bytes]) -> Counter[str]:
    return Counter(type(events.decode(each)).__name__ for each in log)


def all_at_once(server: Server, requests: Sequence[tuple[str, str, Any, str | None]]) -> Counter[str]:
    """Send requests over many connections at once, in any order; return the counted answers or reasons."""
    mixed = Random(1).sample(requests, len(requests))

    def one(request: tuple[str, str, Any, str | None]) -> str:
        status, _, data = server.http(*request)
        assert status < 500, data
        return data.decode(errors="replace") if status == 200 else str(msgspec.json.decode(data)["reason"])

    with ThreadPoolExecutor(8) as pool:
        return Counter(pool.map(one, mixed))


def carried(server: Server, table: str, secret: str) -> str:
    """Another device for a seat."""
    code = server.ask("POST", "/api/carry", messages.Holdings((messages.Holding(table, secret),)))["code"]
    other = new_secret()
    server.ask("POST", "/api/carry/take", messages.TakeOver(code, other))
    return other


def test_create_ten_times_makes_one_table(server: Server) -> None:
    request = messages.NewTable(edition="qwirkle-pl", secret=new_secret(), name="Anna", others=(OPEN,))
    answers = all_at_once(server, [("POST", "/api/tables", request, None)] * RESENDS)
    assert len(answers) == 1
    table = msgspec.json.decode(next(iter(answers)))["table"]
    assert kinds(server.stored(table)) == {"Created": 1}
    server.do(table, messages.Leave(), request.secret)
    assert server.reason("POST", "/api/tables", request) == "secret"
    assert kinds(server.stored(table)) == {"Created": 1, "Freed": 1, "Closed": 1}


def test_join_ten_times_at_once_takes_one_seat_each(server: Server) -> None:
    table, host = server.new_table("qwirkle-pl", OPEN, OPEN)
    requests = [messages.Join(secret=new_secret(), name=name) for name in ("Béla", "Carla", "Dorota")]
    path = f"/api/tables/{table}/join"
    answers = all_at_once(server, [("POST", path, request, None) for request in requests] * RESENDS)
    assert answers.pop("full") == RESENDS
    assert list(answers.values()) == [RESENDS, RESENDS]
    assert kinds(server.stored(table)) == {"Created": 1, "Joined": 2}
    seats = {msgspec.json.decode(each)["seat"] for each in answers}
    assert seats == {1, 2}
    # A seat that was freed stays free, whatever copies still arrive.
    path = f"/api/tables/{table}/do"
    answers = all_at_once(server, [("POST", path, messages.Revoke(1), host)] * RESENDS)
    assert len(answers) == 1
    late = all_at_once(server, [("POST", f"/api/tables/{table}/join", request, None) for request in requests] * RESENDS)
    assert late["secret"] == RESENDS
    assert kinds(server.stored(table)) == {"Created": 1, "Joined": 3, "Freed": 1}


def test_start_and_salts_ten_times_deal_once(server: Server) -> None:
    table, host = server.new_table("cards-pl", OPEN, salt_commitment=digest("salt"))
    guest = server.join(table, "Béla")
    path = f"/api/tables/{table}/do"
    requests = [("POST", path, messages.Start(), secret) for secret in (host, guest, new_secret())] * RESENDS
    answers = all_at_once(server, list(requests))
    assert answers["secret"] == RESENDS
    assert sum(answers.values()) == 3 * RESENDS
    assert kinds(server.stored(table))["Starting"] == 1
    salts = [("POST", path, messages.RevealSalt(salt), secret) for salt in ("salt", "no") for secret in (host, guest)]
    answers = all_at_once(server, salts * RESENDS)
    assert answers["salt"] == 3 * RESENDS
    assert kinds(server.stored(table)) == {"Created": 1, "Joined": 1, "Starting": 1, "Salted": 1, "Started": 1}


def test_take_over_happens_once_and_is_repeatable_by_same_device(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")
    holdings = messages.Holdings((messages.Holding(table, secrets[1]),))
    code = server.ask("POST", "/api/carry", holdings)["code"]
    requests = [messages.TakeOver(code, new_secret()) for _ in range(2)]
    answers = all_at_once(server, [("POST", "/api/carry/take", request, None) for request in requests] * RESENDS)
    assert answers == {"carry": RESENDS, f'[{{"table":"{table}","seat":1}}]': RESENDS}
    assert kinds(server.stored(table))["Carried"] == 1


@pytest.mark.parametrize("edition", ["qwirkle-pl", "cubes-hu", "cards-pl"])
def test_play_ten_times_from_several_devices_is_one_turn(server: Server, edition: str) -> None:
    table, secrets = server.begun(edition)
    devices = [[secret, carried(server, table, secret)] for secret in secrets]
    asyncio.run(_play_turns(server, table, devices, 6))
    log = server.stored(table)
    assert kinds(log)["Played"] == 6
    assert len(log) == sum(kinds(log).values())


async def _play_turns(server: Server, table: str, devices: list[list[str]], count: int) -> None:
    rng = Random(3)
    before: messages.PlayAction | None = None
    for turn in range(count):
        seat, play = await server.next_play(table, rng)
        own = [messages.Do(number, play) for number in range(RESENDS)]
        stale = [messages.Do(100 + number, messages.PlayAction(turn - 1, "pass")) for number in range(3) if turn]
        early = [messages.Do(200 + number, messages.PlayAction(turn + 5 + number, play.action)) for number in range(3)]
        again = [messages.Do(300, before)] if before else []
        async with (
            open_raw_socket(server, table, devices[seat][0]) as first,
            open_raw_socket(server, table, devices[seat][1]) as second,
            open_raw_socket(server, table, devices[1 - seat][0]) as other,
        ):
            mine = [*own, *stale, *early]
            rng.shuffle(mine)
            theirs = [*own, *early, *again]
            rng.shuffle(theirs)
            await asyncio.gather(first.send(*mine), second.send(*reversed(mine)), other.send(*theirs))
            for device in (first, second):
                assert set(await device.answers([each.id for each in own])) == {"done"}
                assert set(await _answers(device, [*stale, *early])) <= {"turn", "not_your_turn"}
            assert set(await _answers(other, [*own, *early])) <= {"turn", "not_your_turn"}
            for device in (first, second, other):  # and all of them receive the turn, once
                while sum(len(each.happened) for each in device.received if isinstance(each, messages.Now)) < turn + 1:
                    await device.receive()
        before = play
    assert len((await server.table(table)).history) == count


async def _answers(device: RawSocket, asked: list[messages.Do]) -> list[str]:
    """Those that may have come already, too."""
    done = {each.id: "done" for each in device.received if isinstance(each, messages.Done)}
    refused = {each.id: each.refusal.reason for each in device.received if isinstance(each, messages.Refused)}
    left = [each.id for each in asked if each.id not in done and each.id not in refused]
    fresh = dict(zip(left, await device.answers(left), strict=True))
    return [(done | refused | fresh)[each.id] for each in asked]


async def _ten_times(server: Server, table: str, command: messages.Command, secrets: list[str]) -> Counter[str]:
    """Return the same command ten times from each of these, all mixed up."""
    found: Counter[str] = Counter()

    async def one(secret: str) -> None:
        async with open_raw_socket(server, table, secret) as device:
            await device.send(*(messages.Do(number, command) for number in range(RESENDS)))
            found.update(await device.answers(range(RESENDS)))

    await asyncio.gather(*map(one, secrets))
    return found


def test_leave_take_back_and_hand_over_ten_times_happen_once(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl", 3)
    twice = [secrets[0], carried(server, table, secrets[0])]

    async def scenario() -> None:
        assert await _ten_times(server, table, messages.Leave(), twice) == {"done": 20}
        assert kinds(await server.read(table))["Handed"] == 1
        assert await _ten_times(server, table, messages.TakeBack(), twice) == {"done": 20}
        assert kinds(await server.read(table))["Handed"] == 2
        assert await _ten_times(server, table, messages.HandOver(2), [secrets[0]]) == {"done": 10}
        assert kinds(await server.read(table))["Agreed"] == 1
        assert await _ten_times(server, table, messages.Decline(), [secrets[1]]) == {"done": 10}
        assert kinds(await server.read(table))["Declined"] == 1
        assert await _ten_times(server, table, messages.HandOver(2), secrets[:2]) == {"done": 20}
        log = kinds(await server.read(table))
        assert (log["Agreed"], log["Handed"]) == (3, 2)
        assert await _ten_times(server, table, messages.HandOver(0), [secrets[0]]) == {"still_here": 10}

    asyncio.run(scenario())


async def _undoable(server: Server, rng: Random) -> tuple[str, list[str], int, messages.PlayAction]:
    """Return a game whose last turn drew nothing, because the bag is empty, and did not end it."""
    while True:
        table, secrets = server.begun("qwirkle-pl")
        while (await server.table(table)).phase == "playing":
            seat, play = await server.next_play(table, rng)
            server.do(table, play, secrets[seat])
            now = await server.table(table)
            if now.phase == "playing" and not now.history[-1].seen.drawn:
                return table, secrets, seat, play


def test_undo_late_copy_and_rematch_ten_times_happen_once(server: Server) -> None:
    async def scenario() -> None:
        rng = Random(5)
        table, secrets, seat, play = await _undoable(server, rng)
        undo = messages.Undo(play.turn)
        assert await _ten_times(server, table, undo, [secrets[seat]]) == {"done": 10}
        assert await _ten_times(server, table, undo, secrets) == {"done": 20}
        assert kinds(await server.read(table))["Undone"] == 1
        assert await _ten_times(server, table, play, [secrets[seat]]) == {"turn": 10}
        again = messages.PlayAction(play.turn, play.action, 1)
        assert await _ten_times(server, table, again, [secrets[seat]]) == {"done": 10}
        while (await server.table(table)).phase == "playing":
            seat, play = await server.next_play(table, rng)
            server.do(table, play, secrets[seat])
        assert await _ten_times(server, table, play, [secrets[seat]]) == {"done": 10}
        assert await _ten_times(server, table, messages.Rematch(), secrets) == {"done": 20}
        assert await _ten_times(server, table, messages.Share(), secrets) == {"done": 20}
        over = await server.table(table)
        assert over.rematch is not None
        assert kinds(await server.read(table)) | {"Rematched": 1, "RematchAnswered": 2, "Shared": 1} == kinds(
            await server.read(table)
        )
        assert await _ten_times(server, over.rematch, messages.Start(), secrets[:1]) == {"done": 10}
        assert kinds(await server.read(over.rematch)) == {"Created": 1, "Started": 1}

    asyncio.run(scenario())


def test_say_ten_times_is_received_once_and_not_stored(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")
    before = server.stored(table)

    async def scenario() -> None:
        async with (
            open_raw_socket(server, table, secrets[0]) as speaker,
            open_raw_socket(server, table, secrets[1]) as listener,
        ):
            await speaker.send(*(messages.Do(number, messages.Say("hello", "mark")) for number in range(RESENDS)))
            answers = Counter(await speaker.answers(range(RESENDS)))
            assert set(answers) <= {"done", "too_often"}
            await listener.send(messages.Ping())
            await listener.until(messages.Pong)
            said = [each for each in listener.received if isinstance(each, messages.Said)]
            assert said == [messages.Said(0, "hello", digest("mark")[:16])]

    asyncio.run(scenario())
    assert server.stored(table) == before


def test_transfer_seats_ten_times_makes_ten_codes_and_changes_no_seat(server: Server) -> None:
    table, secret = server.new_table("qwirkle-pl", OPEN)
    request = ("POST", "/api/carry", messages.Holdings((messages.Holding(table, secret),)), None)
    assert len(all_at_once(server, [request] * RESENDS)) == RESENDS
    assert kinds(asyncio.run(server.read(table))) == {"Created": 1, "CarryOffered": RESENDS}


def test_revoke_devices_ten_times_happens_once(server: Server) -> None:
    table, secret = server.new_table("qwirkle-pl", OPEN)
    carried(server, table, secret)
    request = ("POST", "/api/carry/revoke", messages.Holdings((messages.Holding(table, secret),)), None)
    assert len(all_at_once(server, [request] * RESENDS)) == 1
    assert kinds(asyncio.run(server.read(table)))["DevicesRevoked"] == 1


def test_subscribe_ten_times_is_one_subscription(server: Server) -> None:
    table, secret = server.new_table("qwirkle-pl", OPEN)
    device = Device().subscription("https://push.example/device")
    path = f"/api/tables/{table}/push"

    async def pushes() -> list[Push]:
        async with opened(str(server.db)) as store:
            return await store.pushes(table)

    assert len(all_at_once(server, [("POST", path, device, secret)] * RESENDS)) == 1
    assert len(asyncio.run(pushes())) == 1
    assert len(all_at_once(server, [("DELETE", path, messages.PushEndpoint(device.endpoint), secret)] * RESENDS)) == 1
    assert asyncio.run(pushes()) == []


def test_return_to_seat_ten_times_opens_seat_once(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")
    server.ask("POST", f"/api/tables/{table}/do", messages.SetPin("2718"), secrets[1])
    back = messages.Return(secret=new_secret(), seat=1, pin="2718")
    request = ("POST", f"/api/tables/{table}/return", back, None)
    answers = all_at_once(server, [request] * RESENDS)  # some may have to be sent again: the first were still checked
    assert set(answers) - {"pin_pause"} == {f'{{"table":"{table}","seat":1,"code":null,"seconds":0}}'}
    assert kinds(asyncio.run(server.read(table)))["LetIn"] == 1


CHANGE = {
    "create",
    "join",
    "do",
    "return_to_seat",
    "transfer_seats",
    "take_over",
    "revoke_devices",
    "subscribe",
    "unsubscribe",
}
"""Operations that do something; what is sent ten times by them the other tests look at."""


def test_review_ten_times_is_one_review(server: Server) -> None:
    begun = [("POST", "/api/reviews", messages.ReviewRecord(finished()), None)] * RESENDS
    answers = [msgspec.json.decode(each, type=messages.ReviewState) for each in all_at_once(server, begun)]
    assert {(each.review, each.ahead) for each in answers} == {(answers[0].review, 0)}


def test_reading_operations_change_nothing_and_always_answer(server: Server) -> None:
    table, secrets = server.begun("qwirkle-pl")
    before = server.stored(table)
    holdings = messages.Holdings((messages.Holding(table, secrets[0]), messages.Holding(table, new_secret())))
    mover = next(seat for seat in (0, 1) if not server.reason("GET", f"/api/tables/{table}/legal", None, secrets[seat]))
    bodies = {
        "analysis": messages.Analyse("qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRd", 1),
        "review_table": None,
        "review_record": messages.ReviewRecord("{}"),
        "publish": messages.Publish("{}", new_secret()),
        "my_tables": holdings,
        "enter": messages.Enter("none is wanted"),
    }
    for each in OPERATIONS:
        if each.name not in CHANGE:
            path = each.path.format(table=table, review="none")
            body = bodies[each.name] if each.method == "POST" else None
            assert len(all_at_once(server, [(each.method, path, body, secrets[mover])] * RESENDS)) == 1, path
    assert server.stored(table) == before

    async def scenario() -> None:
        async with open_raw_socket(server, table, secrets[mover]) as device:
            await device.send(*[messages.Ping()] * RESENDS)
            await device.until(messages.Pong, RESENDS)
            await device.send(*(messages.AskLegal(number) for number in range(RESENDS)))
            answers = await device.answers(range(RESENDS))
            assert "done" in answers
            assert set(answers) <= {"done", "too_often"}
            await device.send(*(messages.AskHint(number, 3) for number in range(RESENDS)))
            assert set(await device.answers(range(RESENDS))) <= {"hints", "too_often"}
            await device.send(*[messages.Hello(table=table, secret=secrets[0])] * RESENDS)
            await device.until(messages.Refused, RESENDS)
            await device.send(*[messages.Mute(True)] * RESENDS, messages.Ping())
            await device.until(messages.Pong)

    asyncio.run(scenario())
    assert server.stored(table) == before

"""Test how people return to their seats from another browser, and what others try in order to take a seat."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from sixfold import messages
from sixfold.client import new_secret
from sixfold.server import commands, events, return_commands
from sixfold.server.app import Settings
from sixfold.server.table import AWAY_MS, created
from tests.server.in_process import GENEROUS, InProcessServer, Socket
from tests.web.serving import Server, ask as ask_server

ANNA, BELA, CARLA, DORA, NEW, THIEF = ("abcdnt"[place] * 22 for place in range(6))
OPEN = messages.NewSeat(kind="open")
BOT = messages.NewSeat(kind="bot", level="easy")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that this test may kill."""
    server = Server(tmp_path)
    yield server
    server.stop()


def run_in_process(scenario: Callable[[InProcessServer], Awaitable[None]]) -> None:
    """Run a scenario at a server without a network."""

    async def run() -> None:
        server = await InProcessServer(Settings(limits=replace(GENEROUS, send_seconds=1e9))).start()
        await scenario(server)
        await server.stop()

    asyncio.run(run())


async def begin(
    server: InProcessServer,
    *joining: str,
    host: str = ANNA,
    edition: str = "qwirkle-pl",
    others: tuple[messages.NewSeat, ...] = (),
    **more: Any,
) -> str:
    """Return a table at which Anna and the others have begun to play, a minute ago."""
    names = {BELA: "Béla", CARLA: "Carla", DORA: "Dóra"}
    others = (OPEN,) * len(joining) + others
    new = messages.NewTable(edition=edition, secret=host, name="Anna", others=others, **more)
    table = str((await server.http("POST", "/api/tables", new)).json["table"])
    for secret in joining:
        join = messages.Join(secret=secret, name=names[secret])
        assert (await server.http("POST", f"/api/tables/{table}/join", join)).status == 200
    assert await do(server, table, host, messages.Start()) == "done"
    server.time += AWAY_MS
    return table


async def do(server: InProcessServer, table: str, secret: str, command: messages.Command) -> str:
    """Return why a command is rejected, or "done"."""
    answer = await server.http("POST", f"/api/tables/{table}/do", command, secret)
    return "done" if answer.status == 200 else str(answer.json["reason"])


async def ask(
    server: InProcessServer, table: str, seat: int, secret: str = NEW, pin: str | None = None
) -> dict[str, Any]:
    """Return the answer to somebody who wants to return to a seat."""
    request = messages.Return(secret=secret, seat=seat, pin=pin)
    answer: dict[str, Any] = (await server.http("POST", f"/api/tables/{table}/return", request)).json
    return answer


async def code_for(server: InProcessServer, table: str, seat: int, secret: str = NEW) -> messages.LetIn:
    """Return the command that confirms a new request."""
    return messages.LetIn(seat, str((await ask(server, table, seat, secret))["code"]))


async def holds(server: InProcessServer, table: str, secret: str) -> int | None:
    """Return the seat that a secret opens."""
    holdings = messages.Holdings((messages.Holding(table, secret),))
    seat: int | None = (await server.http("POST", "/api/mine", holdings)).json[0]["seat"]
    return seat


async def card(server: InProcessServer, table: str) -> dict[str, Any]:
    """Return the table as anybody sees it."""
    found: dict[str, Any] = (await server.http("GET", f"/api/tables/{table}")).json
    return found


async def shown_hand(server: InProcessServer, table: str, secret: str) -> tuple[str, ...] | None:
    """Return the hand that a secret shows; None if it shows nothing at all, over HTTP or a socket."""
    paths = ("now", "record", "legal", "picture", "film")
    answers = [await server.http("GET", f"/api/tables/{table}/{path}", None, secret) for path in paths]
    if answers[0].status != 200:
        assert {each.status for each in answers} == {403}
        assert [type(each) for each in (await watch(server, table, secret)).received] == [messages.Refused]
        return None
    view = answers[0].json["view"]
    return tuple(view["hands"][view["seat"]])


async def assert_shut(server: InProcessServer, table: str, host: str, tries: list[tuple[str, str]]) -> None:
    """Assert that seat 1 stays shut to a second browser when these confirm it, with these answers."""
    confirm = await code_for(server, table, 1, THIEF)
    for secret, answer in tries:
        assert await do(server, table, secret, confirm) == answer
    for _ in range(2):
        await wait(server, table)
    assert await holds(server, table, THIEF) is None
    assert await shown_hand(server, table, THIEF) is None
    assert await holds(server, table, host) == 0


async def wait(server: InProcessServer, table: str, milliseconds: int = AWAY_MS) -> None:
    """Let time pass, and do what is due then."""
    server.time += milliseconds
    await server.services.repository.update(await server.services.repository.get(table), commands.overdue)
    await server.settle()


async def watch(server: InProcessServer, table: str, secret: str) -> Socket:
    return await server.socket(messages.Hello(table=table, secret=secret))


# Confirmed by others


def test_let_in_needs_everybody_and_a_minute_of_absence() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, CARLA)
        confirm = await code_for(server, table, 1)
        assert await do(server, table, ANNA, confirm) == "done"
        await wait(server, table)
        assert await holds(server, table, NEW) is None, "Carla has not confirmed"
        carla = await watch(server, table, CARLA)
        offer = carla.now.offers[0]
        assert (offer.what, offer.seat, offer.agreed, offer.code) == ("let_in", 1, (0,), confirm.code)
        assert await do(server, table, CARLA, confirm) == "done"
        await wait(server, table)
        assert await holds(server, table, NEW) == 1
        assert [each.let_in for each in carla.now.seats] == [0, 1, 0], "everybody sees that it has happened"
        assert (await ask(server, table, 1))["seat"] == 1, "asking again does no harm"
        assert await holds(server, table, BELA) == 1, "the first device keeps the seat"

    run_in_process(scenario)


@pytest.mark.parametrize("how", [{"let_in": True}, {"edition": "cubes-hu"}], ids=["host allows it", "open hands"])
def test_let_in_by_one_waits_a_minute_after_the_confirmation(how: dict[str, Any]) -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, **how)
        assert (await card(server, table))["let_in"] == 1, "everybody can see that one is enough"
        assert await do(server, table, ANNA, await code_for(server, table, 1)) == "done"
        await wait(server, table, AWAY_MS - 1)
        assert await holds(server, table, NEW) is None
        await wait(server, table, 1)
        assert await holds(server, table, NEW) == 1

    run_in_process(scenario)


def test_return_of_player_ends_request_of_opponent() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, let_in=True)
        anna = await watch(server, table, ANNA)
        assert await do(server, table, ANNA, await code_for(server, table, 1, THIEF)) == "done"
        await wait(server, table, AWAY_MS - 1)
        await watch(server, table, BELA)
        assert anna.now.offers == ()
        await wait(server, table)
        assert await holds(server, table, THIEF) is None

    run_in_process(scenario)


def test_let_in_rejects_seat_of_player_who_is_present() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA)
        confirm = await code_for(server, table, 1, THIEF)
        await watch(server, table, BELA)
        assert await do(server, table, ANNA, confirm) == "still_here"
        assert await do(server, table, BELA, confirm) == "done", "the player alone can allow it, and at once"
        assert await holds(server, table, THIEF) == 1

    run_in_process(scenario)


def test_let_in_rejects_public_tables_seats_with_pin_bots_and_other_phases() -> None:
    async def scenario(server: InProcessServer) -> None:
        public = await begin(server, BELA, CARLA, host="p" * 22, public=True, let_in=True)
        assert await do(server, public, CARLA, await code_for(server, public, 1)) == "let_in"
        table = await begin(server, BELA, others=(BOT,), let_in=True)
        confirm = await code_for(server, table, 1)
        assert await do(server, table, BELA, messages.SetPin("2718")) == "done"
        server.time += AWAY_MS
        assert await do(server, table, ANNA, confirm) == "let_in", "the PIN excludes it"
        for seat in (2, 3):
            assert (await ask(server, table, seat))["reason"] == "let_in"
        assert await do(server, table, BELA, messages.SetPin(None)) == "done"
        for secret in (BELA, ANNA):
            assert await do(server, table, secret, messages.Leave()) == "done"
        server.time += AWAY_MS
        assert await do(server, table, ANNA, confirm) == "let_in", "the game is over"

    run_in_process(scenario)


def test_tables_of_before_need_two_confirmations() -> None:
    seats = (events.Seat("person", "Anna"), events.Seat("person", "Béla"), events.Seat("person", "Carla"))
    begun = events.Created(at=1, edition="qwirkle-pl", secret="s", watch="w", seats=seats)
    stored = json.decode(events.encode(begun)) | {"let_in": True}
    assert created("T", events.decode(json.encode(stored))).confirmations == 2


def test_own_browser_opens_seat_where_others_cannot() -> None:
    async def scenario(server: InProcessServer) -> None:
        for host, public in ((ANNA, False), ("p" * 22, True)):
            table = await begin(server, BELA, host=host, public=public)
            confirm = await code_for(server, table, 1)
            assert await do(server, table, host, confirm) == "let_in"
            assert await do(server, table, BELA, confirm) == "done"
            assert await holds(server, table, NEW) == 1

    run_in_process(scenario)


# What an opponent tries in order to see a hand


def test_one_opponent_with_two_browsers_does_not_open_a_hidden_hand() -> None:
    async def scenario(server: InProcessServer) -> None:
        for edition in ("qwirkle-pl", "cards-pl"):
            host = edition[0] * 22
            table = await begin(server, BELA, host=host, edition=edition)
            assert (await card(server, table))["let_in"] == 0, "nobody can let anybody in"
            await assert_shut(server, table, host, [(host, "let_in")])

    run_in_process(scenario)


def test_bots_do_not_confirm_and_their_seats_do_not_count() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, others=(BOT, BOT))
        assert (await card(server, table))["let_in"] == 0
        await assert_shut(server, table, ANNA, [(ANNA, "let_in")])

    run_in_process(scenario)


def test_seats_of_one_device_confirm_as_one() -> None:
    async def scenario(server: InProcessServer) -> None:
        second = messages.NewSeat(kind="person", name="Anton", secret=CARLA)
        table = await begin(server, BELA, others=(second,))
        assert (await card(server, table))["let_in"] == 0
        await assert_shut(server, table, ANNA, [(ANNA, "let_in"), (CARLA, "let_in")])
        for secret in (ANNA, BELA):
            await do(server, table, secret, messages.Leave())
        await do(server, table, CARLA, messages.Leave())
        again = (await server.http("POST", f"/api/tables/{table}/do", messages.Rematch(start=True), ANNA)).json["table"]
        server.time += AWAY_MS
        for secret in (ANNA, CARLA):
            assert await do(server, again, secret, messages.TakeBack()) == "done"
        await assert_shut(server, again, ANNA, [(ANNA, "let_in"), (CARLA, "let_in")])

    run_in_process(scenario)


def test_one_secret_takes_one_seat_and_confirms_once() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, CARLA)
        await assert_shut(server, table, ANNA, [(ANNA, "done"), (ANNA, "done")])
        join = messages.Join(secret=ANNA, name="Anna again")
        assert (await server.http("POST", f"/api/tables/{table}/join", join)).json["seat"] == 0

    run_in_process(scenario)


def test_seat_that_left_does_not_count_as_second_confirmation() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, CARLA)
        confirm = await code_for(server, table, 1, THIEF)
        assert await do(server, table, CARLA, confirm) == "done"
        assert await do(server, table, CARLA, messages.Leave()) == "done"
        server.time += AWAY_MS
        await assert_shut(server, table, ANNA, [(ANNA, "let_in"), (CARLA, "let_in")])
        assert await do(server, table, ANNA, confirm) == "let_in"
        await wait(server, table)
        assert await holds(server, table, THIEF) is None
        # With enough others, it is refused to who has left.
        table = await begin(server, BELA, CARLA, DORA, host="h" * 22)
        assert await do(server, table, CARLA, messages.Leave()) == "done"
        assert await do(server, table, CARLA, await code_for(server, table, 1, THIEF)) == "bot_plays"
        # A seat that was left before the start is nobody's.
        new = messages.NewTable(edition="qwirkle-pl", secret="o" * 22, name="Anna", others=(OPEN, OPEN), let_in=True)
        table = str((await server.http("POST", "/api/tables", new)).json["table"])
        for secret, name in ((BELA, "Béla"), (CARLA, "Carla")):
            join = messages.Join(secret=secret, name=name)
            assert (await server.http("POST", f"/api/tables/{table}/join", join)).status == 200
        assert await do(server, table, CARLA, messages.Leave()) == "done"
        assert (await ask(server, table, 1, THIEF))["reason"] == "let_in", "the game has not begun"
        assert await do(server, table, CARLA, messages.LetIn(1, "000000")) == "secret"

    run_in_process(scenario)


def test_device_let_in_by_others_does_not_confirm() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, CARLA, DORA)
        confirm = await code_for(server, table, 1, THIEF)
        for secret in (ANNA, CARLA, DORA):
            assert await do(server, table, secret, confirm) == "done"
        await wait(server, table)
        assert await holds(server, table, THIEF) == 1
        assert await do(server, table, THIEF, await code_for(server, table, 2)) == "guest"

    run_in_process(scenario)


def test_nothing_of_the_hand_is_shown_before_the_confirmation_is_complete() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, CARLA)
        confirm = await code_for(server, table, 1)
        for secret in (None, ANNA, CARLA):
            if secret:
                assert await do(server, table, secret, confirm) == "done"
            assert await shown_hand(server, table, NEW) is None
        server.time += AWAY_MS - 1
        assert await shown_hand(server, table, NEW) is None
        await wait(server, table, 1)
        hand = await shown_hand(server, table, BELA)
        assert hand is not None
        assert await shown_hand(server, table, NEW) == hand

    run_in_process(scenario)


def test_player_who_sets_pin_during_the_minute_stops_it() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, let_in=True)
        assert await do(server, table, ANNA, await code_for(server, table, 1, THIEF)) == "done"
        assert await do(server, table, BELA, messages.SetPin("2718")) == "done"
        await wait(server, table)
        assert await holds(server, table, THIEF) is None

    run_in_process(scenario)


def test_let_in_rejects_wrong_and_foreign_codes() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, CARLA)
        confirm = await code_for(server, table, 1)
        assert await do(server, table, ANNA, messages.LetIn(2, confirm.code)) == "carry", "a code is for one seat"
        assert await do(server, table, ANNA, messages.LetIn(1, "000000")) == "carry"
        other = (
            await server.http(
                "POST",
                "/api/tables",
                messages.NewTable(edition="qwirkle-pl", secret=THIEF, name="Mallory", others=(OPEN,)),
            )
        ).json["table"]
        assert await do(server, other, THIEF, confirm) == "carry"
        server.time += 1_801_000
        assert await do(server, table, ANNA, confirm) == "carry", "codes expire"
        assert await do(server, table, THIEF, confirm) == "secret"

    run_in_process(scenario)


def test_other_device_restarts_minute_and_confirmations() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, CARLA)
        mine, theirs = await code_for(server, table, 1), await code_for(server, table, 1, THIEF)
        assert await do(server, table, CARLA, mine) == "done"
        await wait(server, table, AWAY_MS - 1)
        assert await do(server, table, ANNA, theirs) == "done"
        await wait(server, table)
        assert await holds(server, table, THIEF) is None, "Carla has confirmed another device"
        assert await holds(server, table, NEW) is None

    run_in_process(scenario)


def test_decline_ends_request_also_of_who_confirmed_it() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, CARLA)
        confirm = await code_for(server, table, 1)
        for declining in (ANNA, CARLA):
            assert await do(server, table, ANNA, confirm) == "done"
            assert await do(server, table, declining, messages.Decline()) == "done"
            await wait(server, table)
        assert await holds(server, table, NEW) is None

    run_in_process(scenario)


def test_device_let_in_by_others_plays_but_cannot_exclude_the_player() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, let_in=True)
        assert await do(server, table, ANNA, await code_for(server, table, 1, THIEF)) == "done"
        await wait(server, table)
        seat = messages.Holdings((messages.Holding(table, THIEF),))
        assert (await server.http("POST", "/api/carry/revoke", seat)).json == []
        assert (await server.http("POST", "/api/carry", seat)).json["reason"] == "guest"
        assert await do(server, table, THIEF, messages.SetPin("0000")) == "guest"
        further = await code_for(server, table, 1)
        assert await do(server, table, THIEF, further) == "guest"
        own = messages.Holdings((messages.Holding(table, BELA),))
        assert (await server.http("POST", "/api/carry/revoke", own)).json == [{"table": table, "seat": 1}]
        assert (await holds(server, table, THIEF), await holds(server, table, BELA)) == (None, 1)
        assert (await ask(server, table, 1, THIEF))["reason"] == "secret", "an excluded device does not ask again"

    run_in_process(scenario)


# By PIN


def test_pin_opens_seat_to_another_browser_also_at_public_tables() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA, public=True)
        assert await do(server, table, BELA, messages.SetPin("27182818")) == "done"
        assert (await ask(server, table, 1, pin="27182817"))["reason"] == "pin"
        assert (await ask(server, table, 0, pin="27182818"))["reason"] == "pin", "a PIN is of one seat"
        assert await ask(server, table, 1, pin="27182818") == {"table": table, "seat": 1, "code": None, "seconds": 0}
        now = (await server.http("GET", f"/api/tables/{table}/now", None, NEW)).json
        assert (now["you"], [each["pin"] for each in now["seats"]]) == (1, [False, True])
        assert await do(server, table, NEW, messages.SetPin(None)) == "done"
        assert (await ask(server, table, 1, THIEF, pin="27182818"))["reason"] == "pin", "it was removed"

    run_in_process(scenario)


def test_pin_is_checked_a_few_times_then_after_growing_pauses() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA)
        assert await do(server, table, BELA, messages.SetPin("2718")) == "done"
        for guess in range(return_commands.MAX_QUICK_PINS):
            assert (await ask(server, table, 1, THIEF, f"{guess:04}"))["reason"] == "pin"
        assert (await ask(server, table, 1, NEW, "2718"))["reason"] == "pin_pause", "of the seat, whatever the address"
        server.time += 60_000
        assert (await ask(server, table, 1, THIEF, "0009"))["reason"] == "pin"
        server.time += 119_999
        assert (await ask(server, table, 1, NEW, "2718"))["reason"] == "pin_pause"
        server.time += 1
        assert (await ask(server, table, 1, NEW, "2718"))["seat"] == 1

    run_in_process(scenario)


def test_pins_at_the_same_time_are_all_counted() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA)
        assert await do(server, table, BELA, messages.SetPin("0019")) == "done"
        answers = await asyncio.gather(*(ask(server, table, 1, f"{n:022}", f"{n:04}") for n in range(20)))
        reasons = [each["reason"] for each in answers]
        assert reasons.count("pin") == return_commands.MAX_QUICK_PINS
        assert reasons.count("pin_pause") == 20 - return_commands.MAX_QUICK_PINS

    run_in_process(scenario)


def test_pin_pause_has_a_longest() -> None:
    assert [return_commands.pin_pause(tries) for tries in (4, 5, 6, 7)] == [0, 60_000, 120_000, 240_000]
    assert return_commands.pin_pause(10**6) == return_commands.MAX_PIN_PAUSE_MS


def test_rematch_keeps_pins() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await begin(server, BELA)
        assert await do(server, table, BELA, messages.SetPin("2718")) == "done"
        assert await do(server, table, BELA, messages.Leave()) == "done"
        assert await do(server, table, ANNA, messages.Leave()) == "done"
        again = (await server.http("POST", f"/api/tables/{table}/do", messages.Rematch(start=True), ANNA)).json["table"]
        assert (await ask(server, again, 1, pin="2718"))["seat"] == 1

    run_in_process(scenario)


def test_pin_and_confirmation_survive_kill_and_pin_is_nowhere_in_clear(own_server: Server, tmp_path: Path) -> None:
    server = own_server
    new = messages.NewTable(edition="qwirkle-pl", secret=ANNA, name="Anna", others=(OPEN, OPEN))
    table = ask_server(server.url, "POST", "/api/tables", new, messages.Seated).table
    path = f"/api/tables/{table}"
    for secret, name in ((BELA, "Béla"), (CARLA, "Carla")):
        ask_server(server.url, "POST", f"{path}/join", messages.Join(secret=secret, name=name), messages.Seated)
    for secret, command in ((BELA, messages.SetPin("27182818")), (ANNA, messages.Start())):
        ask_server(server.url, "POST", f"{path}/do", command, messages.Done, secret)
    code = (
        ask_server(server.url, "POST", f"{path}/return", messages.Return(secret=NEW, seat=2), messages.Returned).code
        or ""
    )
    server.kill()
    server.start()
    late = new_secret()
    request = messages.Return(secret=late, seat=1, pin="27182818")
    assert ask_server(server.url, "POST", f"{path}/return", request, messages.Returned).seat == 1
    # Carla was at the table a moment ago, through a server that is gone; the code is still known.
    ask_server(server.url, "POST", f"{path}/do", messages.LetIn(2, code), messages.Done, ANNA)
    shown = ask_server(server.url, "GET", f"{path}/now", None, messages.Now, ANNA)
    assert [(each.what, each.seat, each.code) for each in shown.offers] == [("let_in", 2, code)]
    server.stop()
    copy = tmp_path / "copy.db"
    backup = [sys.executable, "-m", "sixfold", "backup", "--db", str(tmp_path / "tables.db"), "--out", str(copy)]
    subprocess.run(backup, check=True, capture_output=True)
    for file in tmp_path.iterdir():
        assert b"27182818" not in file.read_bytes(), file

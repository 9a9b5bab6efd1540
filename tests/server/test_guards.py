"""Test what a server limits or refuses: sizes, rates, numbers, origins, hosts, passwords, slow clients."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from importlib.metadata import version
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from sixfold import messages
from sixfold.client import new_secret
from sixfold.rules import referee
from sixfold.rules.actions import Choice
from sixfold.rules.rng import digest
from sixfold.server import commands
from sixfold.server.app import Settings
from sixfold.server.limits import Limits, client_of
from sixfold.server.middleware import CSP, HEADERS
from sixfold.server.sockets import FREE_PING_MS, POLICY, TOO_SLOW
from sixfold.server.workers import Judge, Move, Question, Stuck
from tests.server.in_process import GENEROUS, InlineWorkers, InProcessServer, Socket
from tests.support.patience import PATIENCE_SECONDS

BOT = messages.NewSeat(kind="bot", level="easy")
OPEN = messages.NewSeat(kind="open")
SECRET = "s" * 22


def new(secret: str = SECRET, *others: messages.NewSeat, edition: str = "qwirkle-pl") -> messages.NewTable:
    return messages.NewTable(edition=edition, secret=secret, name="Anna", others=others or (OPEN,))


def run_in_process(
    scenario: Callable[[InProcessServer], Awaitable[None]], workers: InlineWorkers | None = None, **settings: Any
) -> None:
    """Tell a scenario of a server with these settings."""

    async def run() -> None:
        made = await InProcessServer(Settings(**{"limits": GENEROUS, **settings}), workers).start()
        await scenario(made)
        await made.stop()

    asyncio.run(run())


async def table_at(server: InProcessServer, *others: messages.NewSeat) -> str:
    answer = await server.http("POST", "/api/tables", new(SECRET, *others))
    assert answer.status == 200, answer.body
    return str(answer.json["table"])


async def reason(server: InProcessServer, *request: Any, **headers: Any) -> str:
    answer = await server.http(*request, **headers)
    return "" if answer.status == 200 else str(answer.json["reason"])


# Sizes, rates and numbers


def test_http_rejects_too_long_body() -> None:
    async def scenario(server: InProcessServer) -> None:
        long = b'{"secret": "' + b"s" * 2000 + b'"}'
        answer = await server.http("POST", "/api/tables", long)
        assert (answer.status, answer.json["reason"]) == (413, "too_large")
        assert await reason(server, "POST", "/api/tables", long[:900]) == "unreadable"

    run_in_process(scenario, limits=replace(GENEROUS, message_bytes=1000))


def test_http_rejects_requests_above_rate_with_retry_after() -> None:
    async def scenario(server: InProcessServer) -> None:
        found = [await server.http("GET", "/api/tables") for _ in range(5)]
        assert [each.status for each in found] == [200, 200, 200, 429, 429]
        assert (found[-1].json["reason"], found[-1].headers["retry-after"]) == ("too_often", "2")
        assert (await server.http("GET", "/healthz")).status == 200

    run_in_process(scenario, limits=replace(GENEROUS, requests=0, requests_at_once=3))


def test_create_rejects_too_many_tables_of_a_client() -> None:
    async def scenario(server: InProcessServer) -> None:
        found = [await reason(server, "POST", "/api/tables", new(new_secret())) for _ in range(4)]
        assert found == ["", "", "too_many", "too_many"]

    run_in_process(scenario, limits=replace(GENEROUS, tables=0, tables_at_once=2))


def test_rematch_is_charged_as_new_table() -> None:
    async def scenario(server: InProcessServer) -> None:
        table, made = await table_at(server, BOT), []
        for _ in range(3):
            path = f"/api/tables/{table}/do"
            for command in (messages.Start(), messages.Leave()):
                assert not await reason(server, "POST", path, command, SECRET)
            answer = await server.http("POST", path, messages.Rematch(), SECRET)
            made.append(answer.json.get("reason", ""))
            table = answer.json.get("table", table)
        assert made == ["", "", "too_many"]

    run_in_process(scenario, limits=replace(GENEROUS, tables=0, tables_at_once=3))


def test_socket_rejects_messages_above_rate_then_disconnects() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))
        for number in range(20):
            socket.say(messages.Do(number, messages.Decline()))
        await server.settle()
        answers = [each for each in socket.received if isinstance(each, messages.Done | messages.Refused)]
        assert [each.id for each in answers] == list(range(20))
        assert [isinstance(each, messages.Done) for each in answers] == [True] * 4 + [False] * 16
        for _ in range(100):
            socket.say("nonsense")
        await server.settle()
        assert socket.closed == POLICY

    run_in_process(scenario, limits=replace(GENEROUS, requests=0, requests_at_once=6))


def test_socket_answers_burst_within_rate() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))
        for _ in range(500):
            socket.say(messages.Ping())
        for _ in range(20):
            await server.settle()
        assert sum(isinstance(each, messages.Pong) for each in socket.received) == 500
        assert socket.closed is None

    run_in_process(scenario)


def test_phrases_are_limited_per_seat_over_http_and_sockets() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))
        for number in range(2):
            socket.say(messages.Do(number, messages.Say("hello", f"a{number}")))
        await server.settle()
        path = f"/api/tables/{table}/do"
        said = [await reason(server, "POST", path, messages.Say("hello", f"b{n}"), SECRET) for n in range(3)]
        assert said == ["", "too_often", "too_often"]
        assert await reason(server, "POST", path, messages.Say("hello", "c"), new_secret()) == "secret"
        await server.settle()
        assert sum(isinstance(each, messages.Said) for each in socket.received) == 3

    run_in_process(scenario, limits=replace(GENEROUS, phrases=0, phrases_at_once=3))


def test_muted_client_receives_no_phrases() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))
        for on in (True, False):
            socket.say(messages.Mute(on))
            socket.say(messages.Do(1, messages.Say("hello", f"{on}")))
        await server.settle()
        said = [each.mark for each in socket.received if isinstance(each, messages.Said)]
        assert said == [digest("False")[:16]]  # a mark cannot carry a text of the sender

    run_in_process(scenario)


@pytest.mark.parametrize("limit", ["sockets_per_client", "sockets"])
def test_sockets_are_refused_above_limit_until_one_closes(limit: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        hello = messages.Hello(table=table, secret=SECRET)
        first, second, third = [await server.socket(hello) for _ in range(3)]
        assert (first.accepted, second.accepted, third.accepted) == (True, True, False)
        first.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await server.settle()
        assert (await server.socket(hello)).accepted

    run_in_process(scenario, limits=replace(GENEROUS, **{limit: 2}))


RATES = ("requests", "tables", "phrases", "thinking")


@pytest.mark.parametrize("limit", [*RATES, "sockets", "sockets_per_client", "hello_seconds", "send_seconds"])
def test_limit_that_applies_is_counted_and_logged(limit: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(server: InProcessServer) -> None:
        match limit:
            case "requests":
                await server.http("GET", "/api/tables")
            case "tables":
                await server.http("POST", "/api/tables", new())
            case "thinking":
                await server.http("POST", "/api/analysis", messages.Analyse("cards-pl hands=RtRsBo/?9 table=GoGsGd"))
            case "phrases":
                path = f"/api/tables/{await table_at(server)}/do"
                await server.http("POST", path, messages.Say("hello", "a"), SECRET)
            case "send_seconds":
                table = await table_at(server, BOT)
                (await server.socket(messages.Hello(table=table, secret=SECRET))).stalled.clear()
                await server.http("POST", f"/api/tables/{table}/do", messages.Start(), SECRET)
                await server.settle()
                for _ in range(2):
                    await server.app.disconnect_slow_clients()
            case _:
                socket = await server.socket()
                await asyncio.wait({socket.task} if socket.task else set(), timeout=PATIENCE_SECONDS)
        assert server.app.metrics.value("limits_total", limit=limit) == 1
        assert [vars(each)["limit"] for each in caplog.records if each.message == "limit applied"] == [limit]

    nothing = {limit: 0} | ({f"{limit}_at_once": 0} if limit in RATES else {})
    run_in_process(scenario, limits=replace(GENEROUS, **nothing))


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/socket/", "/no\nroute"])
def test_socket_at_wrong_path_is_closed_and_counted(path: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        sockets = [await server.socket(path=path) for _ in range(3)]
        assert [(each.accepted, each.closed) for each in sockets] == 3 * [(False, 1008)]
        assert (await server.http("GET", "/api/about")).status == 429

    run_in_process(scenario, limits=replace(GENEROUS, requests=0, requests_at_once=3))


def test_ipv6_network_counts_as_one_client() -> None:
    assert client_of("2001:db8:1:2:3:4:5:6") == client_of("2001:db8:1:2:ffff::1")
    assert client_of("192.0.2.1") != client_of("192.0.2.2")


NO_REFILL = Limits(requests=0, tables_at_once=10**6)
"""As many requests at once as usual, and no more after these."""


def test_sockets_and_requests_share_a_budget() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)  # one
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))  # two, and the greeting is free
        for number in range(5):
            socket.say(messages.Do(number, messages.Decline()))
        await server.settle()
        assert await reason(server, "GET", "/api/tables") == ""  # the eighth
        assert await reason(server, "GET", "/api/tables") == "too_often"
        assert not (await server.socket()).accepted
        socket.say(messages.Do(9, messages.Decline()))
        await server.settle()
        refused = socket.received[-1]
        assert isinstance(refused, messages.Refused)
        assert refused.refusal.reason == "too_often"
        assert (await server.http("GET", "/api/about", client="192.0.2.2")).status == 200

    run_in_process(scenario, limits=replace(NO_REFILL, requests_at_once=8))


def test_ping_is_not_charged_if_rare() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))
        for wait in (0, FREE_PING_MS - 1, 1):
            server.time += wait
            socket.say(messages.Ping())
            await server.settle()
        answers = [each for each in socket.received if isinstance(each, messages.Pong | messages.Refused)]
        assert [isinstance(each, messages.Pong) for each in answers] == [True, False, True]

    run_in_process(scenario, limits=replace(NO_REFILL, requests_at_once=2))


def test_socket_charges_more_for_wrong_tables_and_secrets() -> None:
    async def scenario(server: InProcessServer) -> None:
        for number in range(4):
            socket = await server.socket(messages.Hello(table=f"NOTABLE{number}", secret=SECRET))
            assert isinstance(socket.received[0], messages.Refused)
        found = [await reason(server, "GET", f"/api/tables/NOTABLE{number}") for number in range(3)]
        assert found == ["table", "too_often", "too_often"]
        assert not (await server.socket()).accepted

    run_in_process(scenario, limits=NO_REFILL)


def test_my_tables_charges_for_every_wrong_table() -> None:
    async def scenario(server: InProcessServer) -> None:
        held = messages.Holdings(tuple(messages.Holding(f"TABLE{number:03}", SECRET) for number in range(99)))
        assert await reason(server, "POST", "/api/mine", held) == ""
        assert await reason(server, "POST", "/api/mine", held) == "too_often"

    run_in_process(scenario, limits=NO_REFILL)


@pytest.mark.parametrize("way", ["enter", "header", "socket"])
def test_wrong_password_is_charged_more_over_http_and_socket(way: str) -> None:
    async def guess(server: InProcessServer) -> bool:
        """Whether it was looked at, right or wrong."""
        if way == "enter":
            return await reason(server, "POST", "/api/enter", messages.Enter("wrong")) == "password"
        if way == "header":
            return await reason(server, "GET", "/api/tables", sixfold_password="wrong") == "password"
        before = server.app.guard._buckets["requests"]["192.0.2.1"].left
        assert not (await server.socket(sixfold_password="wrong")).accepted
        return server.app.guard._buckets["requests"]["192.0.2.1"].left < before

    async def scenario(server: InProcessServer) -> None:
        assert await reason(server, "GET", "/api/about") == ""
        assert [await guess(server) for _ in range(4)] == [True, False, False, False]

    run_in_process(scenario, password="right", limits=NO_REFILL)


def test_stalled_wrong_passwords_lock_an_address_out_for_seconds() -> None:
    """All of them are let in before the first of them fails."""

    async def scenario(server: InProcessServer) -> None:
        server.bodies_come.clear()
        guess = messages.Enter("wrong")
        guesses = [asyncio.create_task(reason(server, "POST", "/api/enter", guess)) for _ in range(100)]
        await server.settle()
        server.bodies_come.set()
        found = await asyncio.gather(*guesses)
        assert Counter(found) == {"password": 1, "too_often": 99}  # one guess, as if they had come one after the other
        assert -100 <= server.app.guard._buckets["requests"]["192.0.2.1"].left < 0  # five seconds at the usual rate

    run_in_process(scenario, password="right", limits=NO_REFILL)


def test_failures_at_once_lock_an_address_out_for_seconds() -> None:
    """An address may be shared: a neighbour's failures are not charged without end."""

    async def scenario(server: InProcessServer) -> None:
        found = asyncio.Event()
        read = server.store.read

        async def read_slowly(table: str, after: int = 0) -> list[bytes]:
            await found.wait()
            return await read(table, after)

        server.store.read = read_slowly  # type: ignore[method-assign]
        asking = [asyncio.create_task(reason(server, "GET", f"/api/tables/TEST{each:04}")) for each in range(100)]
        await server.settle()
        found.set()
        assert set(await asyncio.gather(*asking)) == {"table"}
        assert server.app.guard._buckets["requests"]["192.0.2.1"].left == -100

    run_in_process(scenario, limits=NO_REFILL)


def test_missing_password_or_old_cookie_is_not_charged_more() -> None:
    async def scenario(server: InProcessServer) -> None:
        for cookie in ("", "sixfold_entered=old"):
            found = [await reason(server, "GET", "/api/tables", cookie=cookie) for _ in range(20)]
            assert set(found) == {"password"}

    run_in_process(scenario, password="right", limits=NO_REFILL)


def test_quoted_cookie_is_not_unquoted(monkeypatch: pytest.MonkeyPatch) -> None:
    def unquote(text: str) -> str:
        pytest.fail("the time this takes grows with the square of its length")

    monkeypatch.setattr("http.cookies._unquote", unquote)

    async def scenario(server: InProcessServer) -> None:
        assert await reason(server, "GET", "/api/tables", cookie='a="' + '\\"' * 8_000 + '"') == ""

    run_in_process(scenario)


# Greeting


def test_socket_closes_without_timely_hello() -> None:
    async def late(server: InProcessServer) -> None:
        socket = await server.socket()
        await asyncio.wait({socket.task} if socket.task else set(), timeout=PATIENCE_SECONDS)
        assert socket.closed == POLICY

    async def rude(server: InProcessServer) -> None:
        socket = await server.socket()
        socket.say(messages.Ping())
        await server.settle()
        assert socket.closed == POLICY
        assert isinstance(socket.received[0], messages.Refused)

    run_in_process(late, limits=replace(GENEROUS, hello_seconds=0))
    run_in_process(rude)


def test_hello_rejects_unknown_table_or_secret_and_closes_socket() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        for hello, why in (
            (messages.Hello(table=table), "secret"),
            (messages.Hello(table=table, secret="x" * 22), "secret"),
            (messages.Hello(table=table, watch="x" * 22), "secret"),
            (messages.Hello(table="NOTABLE0", secret=SECRET), "table"),
        ):
            socket = await server.socket(hello)
            refused = socket.received[0]
            assert isinstance(refused, messages.Refused)
            assert (refused.refusal.reason, socket.closed) == (why, POLICY)

    run_in_process(scenario)


def test_revoke_of_seat_closes_sockets_of_its_holder() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        path = f"/api/tables/{table}"
        await server.http("POST", f"{path}/join", messages.Join(secret="b" * 22, name="Béla"))
        old = await server.socket(messages.Hello(table=table, secret="b" * 22))
        await server.http("POST", f"{path}/do", messages.Revoke(1), SECRET)
        await server.http("POST", f"{path}/join", messages.Join(secret="c" * 22, name="Carla"))
        await server.http("POST", f"{path}/do", messages.Start(), SECRET)
        await server.settle()
        assert old.closed == POLICY
        assert all(each.view is None for each in old.received if isinstance(each, messages.Now))
        refused = old.received[-1]
        assert isinstance(refused, messages.Refused)
        assert refused.refusal.reason == "secret"

    run_in_process(scenario)


def test_revoked_device_receives_nothing() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        mine = messages.Holdings((messages.Holding(table, SECRET), messages.Holding("NOTABLE0", SECRET)))
        code = (await server.http("POST", "/api/carry", messages.Holdings(mine.seats[:1]))).json["code"]
        assert await reason(server, "POST", "/api/carry/take", messages.TakeOver(code, "d" * 22)) == ""
        device, own = [await server.socket(messages.Hello(table=table, secret=each)) for each in ("d" * 22, SECRET)]
        answer = await server.http("POST", "/api/carry/revoke", mine)
        assert answer.json == [{"table": table, "seat": 0}]
        await server.settle()
        assert (device.closed, own.closed) == (POLICY, None)
        assert await reason(server, "GET", f"/api/tables/{table}/now", None, "d" * 22) == "secret"
        assert await reason(server, "GET", f"/api/tables/{table}/now", None, SECRET) == ""

    run_in_process(scenario)


def test_revoked_device_is_shown_as_gone() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        await server.http("POST", f"/api/tables/{table}/join", messages.Join(secret="b" * 22, name="Béla"))
        holdings = messages.Holdings((messages.Holding(table, SECRET),))
        code = (await server.http("POST", "/api/carry", holdings)).json["code"]
        await server.http("POST", "/api/carry/take", messages.TakeOver(code, "d" * 22))
        other = await server.socket(messages.Hello(table=table, secret="b" * 22))
        device = await server.socket(messages.Hello(table=table, secret="d" * 22))
        await server.http("POST", "/api/carry/revoke", holdings)
        await server.settle()
        assert device.closed == POLICY
        here = [each.seats for each in other.received if isinstance(each, messages.Here)]
        assert here[-1] == (False, True)

    run_in_process(scenario)


# Slow clients


def test_slow_client_is_disconnected_and_catches_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(min(seconds, 0.01)))  # slow ones are looked for often

    async def scenario(server: InProcessServer) -> None:
        sweeper = server.services.tasks.repeat(server.app.disconnect_slow_clients, 1)
        table = await table_at(server, BOT)
        path = f"/api/tables/{table}/do"
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))
        socket.stalled.clear()
        await server.http("POST", path, messages.Start(), SECRET)
        assert socket.task is not None
        await asyncio.wait({socket.task}, timeout=PATIENCE_SECONDS)
        assert socket.task.done()
        assert not server.app.clients
        assert server.app.guard.open_sockets == 0
        assert socket.now.phase == "open"
        assert (await server.socket(messages.Hello(table=table, secret=SECRET))).now.phase == "playing"
        sweeper.cancel()

    run_in_process(scenario, limits=replace(GENEROUS, send_seconds=0))


def test_slow_client_does_not_collect_phrases_without_bound() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        slow, other = [await server.socket(messages.Hello(table=table, secret=SECRET)) for _ in range(2)]
        slow.stalled.clear()
        for number in range(100):
            other.say(messages.Do(number, messages.Say("hello", str(number))))
        for _ in range(5):
            await server.settle()
        assert sum(isinstance(each, messages.Done) for each in other.received) == 100
        slow.stalled.set()
        await server.settle()
        assert slow.closed == TOO_SLOW

    run_in_process(scenario)


# Other sites, headers, passwords


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://test", True),
        ("https://friend.example", True),
        ("https://evil.example", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_access_rejects_foreign_origin(origin: str | None, allowed: bool) -> None:
    headers: dict[str, Any] = {} if origin is None else {"origin": origin}

    async def scenario(server: InProcessServer) -> None:
        assert await reason(server, "POST", "/api/tables", new(), **headers) == ("" if allowed else "origin")
        assert (await server.http("GET", "/api/about", **headers)).status == 200
        assert (await server.socket(**headers)).accepted is allowed

    run_in_process(scenario, origins=("https://friend.example",))


@pytest.mark.parametrize("origin", ["https://friend.example", "https://evil.example"])
def test_pages_of_allowed_origins_may_read_answers(origin: str) -> None:
    """A static site is on another host than its server."""
    asks: dict[str, Any] = {
        "access_control_request_method": "POST",
        "access_control_request_headers": "authorization,content-type",
    }

    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        allowed = origin if origin == "https://friend.example" else None
        before = await server.http("OPTIONS", f"/api/tables/{table}/do", origin=origin, **asks)
        assert before.status == (204 if allowed else 405)
        assert ("authorization" in before.headers.get("access-control-allow-headers", "")) is bool(allowed)
        for method, path in [("GET", "/api/about"), ("POST", "/api/tables"), ("GET", "/.well-known/sixfold.json")]:
            answer = await server.http(method, path, origin=origin)
            assert answer.headers.get("access-control-allow-origin") == allowed
            assert answer.headers.get("vary") == (allowed and "origin")
            assert "access-control-allow-credentials" not in answer.headers
        assert "access-control-allow-origin" not in (await server.http("GET", "/api/about")).headers

    run_in_process(scenario, origins=("https://friend.example",))


def test_files_of_client_are_sent_compressed() -> None:
    async def scenario(server: InProcessServer) -> None:
        plain = await server.http("GET", "/")
        packed = await server.http("GET", "/", accept_encoding="br, gzip")
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body
        assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
        assert plain.headers["etag"] == packed.headers["etag"]
        again = await server.http("GET", "/", accept_encoding="gzip", if_none_match=plain.headers["etag"])
        assert (again.status, again.body) == (304, b"")
        icon = await server.http("GET", "/icon-192.png", accept_encoding="gzip")
        assert "content-encoding" not in icon.headers

    run_in_process(scenario)


def test_every_answer_has_security_headers() -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server)
        for method, path in [
            *(("GET", each) for each in ("/healthz", "/readyz", "/metrics", "/api", "/api/openapi.json")),
            ("GET", "/api/about"),
            ("GET", f"/api/tables/{table}"),
            ("GET", "/api/tables/NOTABLE0"),
            ("GET", "/api/nowhere"),
            ("GET", "/api/../etc/passwd"),
            ("POST", "/healthz"),
            ("DELETE", "/api/tables"),
            ("OPTIONS", "/api/tables"),
            ("POST", "/api/tables"),
            ("GET", f"/api/tables/{table}/now"),
        ]:
            answer = await server.http(method, path)
            for name, value in HEADERS:
                assert answer.headers[name.decode()] == value.decode(), (method, path)
            assert answer.headers["cache-control"] == "no-store"
            assert answer.status < 500
        assert "'unsafe" not in CSP
        assert "script-src 'self' 'wasm-unsafe-eval';" in CSP

    run_in_process(scenario)


def test_http_accepts_malformed_host() -> None:
    async def scenario(server: InProcessServer) -> None:
        for host in ("[", "", "a b", "\u00e9", "x" * 5000, "host:port:port"):
            assert (await server.http("GET", "/api/about", host=host)).status == 200

    run_in_process(scenario)


LOCAL = ("localhost:8000", "127.0.0.1", "192.168.1.7:8000", "[::1]:8000", "raspberry", "games.local", "LOCALHOST.")


@pytest.mark.parametrize("host", [*LOCAL, "play.example:443", "PLAY.example"])
def test_known_hosts_accepts_local_and_configured_names(host: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        assert (await server.http("GET", "/api/about", host=host)).status == 200
        assert (await server.socket(host=host)).accepted

    run_in_process(scenario, hosts=("play.example",))


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "local.evil.example"])
def test_known_hosts_rejects_unknown_name(host: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        for path in ("/", "/api/about", "/api/tables", "/metrics"):
            answer = await server.http("GET", path, host=host, origin=f"http://{host}")
            assert (answer.status, answer.json["reason"]) == (421, "address")
        assert not (await server.socket(host=host)).accepted
        assert (await server.http("GET", "/healthz", host=host)).status == 200
        assert b'sixfold_limits_total{limit="host"}' in server.app.metrics.text()

    run_in_process(scenario, hosts=("play.example",))


def test_known_hosts_accepts_any_name_if_allowed() -> None:
    async def scenario(server: InProcessServer) -> None:
        assert (await server.http("GET", "/api/about", host="anything.example")).status == 200

    run_in_process(scenario, hosts=("*",))


@pytest.mark.parametrize("password", ["open sesame", "żółw 🐢"])
def test_enter_opens_session_with_right_password(password: str) -> None:
    async def scenario(server: InProcessServer) -> None:
        about = await server.http("GET", "/api/about")
        assert about.json["password"] is True
        assert await reason(server, "GET", "/api/tables") == "password"
        assert await reason(server, "POST", "/api/tables", new()) == "password"
        assert not (await server.socket()).accepted
        for wrong in ("", password[:-1], password + "x"):
            assert await reason(server, "POST", "/api/enter", messages.Enter(wrong)) == "password"
            assert await reason(server, "GET", "/api/tables", sixfold_password=wrong) == "password"
        assert await reason(server, "GET", "/api/tables", cookie="sixfold_entered=1") == "password"
        assert await reason(server, "GET", "/api/tables", sixfold_password=password) == ""
        entered = await server.http("POST", "/api/enter", messages.Enter(password))
        cookie = entered.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        assert password not in cookie
        assert await reason(server, "GET", "/api/tables", cookie=cookie.split(";")[0]) == ""
        assert (await server.socket(cookie=f"a=b; {cookie.split(';')[0]}; c=d")).accepted
        again = (await server.http("POST", "/api/enter", messages.Enter(password))).headers["set-cookie"]
        assert again != cookie, "each session is random"
        # Another process over the same store knows the session; one with another password does not.
        for other, allowed in ((password, ""), ("changed", "password")):
            process = InProcessServer(Settings(limits=GENEROUS, password=other))
            process.store = server.store
            await process.start()
            assert await reason(process, "GET", "/api/tables", cookie=cookie.split(";")[0]) == allowed

    run_in_process(scenario, password=password)


# Bots


class UnevenWorkers(InlineWorkers):
    """Run two workers: bots of one level never answer, those of two others fail, and the rest play."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 2

    async def ask(self, question: Question) -> Any:
        if isinstance(question, Move) and question.level == "expert":
            await asyncio.Event().wait()
        if isinstance(question, Move) and question.level == "hard":
            raise ZeroDivisionError("a broken bot")
        if isinstance(question, Move) and question.level == "medium":
            raise Stuck
        return await super().ask(question)


async def start_with(server: InProcessServer, level: str) -> Socket:
    secret = new_secret()
    answer = await server.http("POST", "/api/tables", new(secret, messages.NewSeat(kind="bot", level=level)))
    table = answer.json["table"]
    socket = await server.socket(messages.Hello(table=table, secret=secret))
    await server.http("POST", f"/api/tables/{table}/do", messages.Start(), secret)
    await server.settle()
    view = socket.now.view
    assert view is not None
    if (view.mover, view.turns) == (0, 0):
        legal = await server.http("GET", f"/api/tables/{table}/legal", None, secret)
        play = messages.PlayAction(0, legal.json["options"][0]["action"])
        await server.http("POST", f"/api/tables/{table}/do", play, secret)
    await server.settle()
    return socket


def test_stuck_bot_does_not_delay_other_tables() -> None:
    async def scenario(server: InProcessServer) -> None:
        levels = ("expert", "hard", "medium", "random")
        hanging, *others = [await start_with(server, level) for level in levels]
        assert hanging.now.view is not None
        assert hanging.now.view.mover == 1
        for socket in others:
            assert [each.by for each in server_history(socket)].count("bot") == 1
        for task in asyncio.all_tasks():
            if "_move_bot" in repr(task):
                task.cancel()

    run_in_process(scenario, workers=UnevenWorkers())


class RecordingWorkers(InlineWorkers):
    """Remember what was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Any:
        self.asked.append(question)
        return await super().ask(question)


@pytest.mark.parametrize("begun", ["before the worker is asked", "afterwards"])
def test_play_on_full_table_of_cards_is_checked_by_worker_only(begun: str, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = RecordingWorkers()

    async def scenario(server: InProcessServer) -> None:
        other, path = "b" * 22, "/api/tables/{}/do"
        table = (await server.http("POST", "/api/tables", new(edition="cards-pl"))).json["table"]
        await server.http("POST", f"/api/tables/{table}/join", messages.Join(secret=other, name="Béla"))
        await server.http("POST", path.format(table), messages.Start(), SECRET)
        live = await server.services.repository.get(table)
        game = live.table.game
        assert game is not None
        choice = game.position.legal_actions()[0]
        assert isinstance(choice, Choice)
        play = referee.arrangement(game.position, choice)
        monkeypatch.setattr(commands, "MAX_CARDS_ON_LOOP", len(play.cards) - 1)
        monkeypatch.setattr(referee, "check", lambda *_: pytest.fail("this would stop everybody"))
        if begun == "afterwards":
            current = iter((False, True))
            monkeypatch.setattr(commands, "is_current", lambda *_: next(current))
        turn = messages.PlayAction(0, str(play))
        secret = (SECRET, other)[game.position.mover]
        found = await reason(server, "POST", path.format(table), turn, secret)
        asked = [Judge] if begun == "before the worker is asked" else []
        assert found == ("" if asked else "busy")
        assert [type(each) for each in workers.asked] == asked
        assert [turn.seen.action for turn in live.table.history] == [play] * len(asked)

    run_in_process(scenario, workers=workers)


class SilentWorkers(RecordingWorkers):
    """Answer no question but what checks a play."""

    async def measure(self, question: Question) -> tuple[object, float]:
        if not isinstance(question, Judge):
            await asyncio.Event().wait()
        return await super().measure(question)


def test_play_waits_neither_for_questions_nor_for_the_quota_of_its_address() -> None:
    """Others with the same address have used up what its questions may cost, and one is still computed."""

    async def scenario(server: InProcessServer) -> None:
        question = messages.Analyse("cubes-hu mover=0 scores=0,0 hands=RoRsRd/GoGsGd board=-")
        asking = [asyncio.create_task(server.http("POST", "/api/analysis", question)) for _ in range(3)]
        bot = messages.NewSeat(kind="bot", level="random")
        table = (await server.http("POST", "/api/tables", new(SECRET, bot, edition="cards-en"))).json["table"]
        await server.http("POST", f"/api/tables/{table}/do", messages.Start(), SECRET)
        await server.settle()
        live = await server.services.repository.get(table)
        game = live.table.game
        assert game is not None
        assert game.position.mover == 0  # if the bot began, it has played
        server.app.guard.charge("192.0.2.1", 1e9)
        choice = game.position.legal_actions()[0]
        assert isinstance(choice, Choice)
        turn = messages.PlayAction(game.position.turns, "play " + " ".join(map(str, choice.cards)))
        assert await reason(server, "POST", f"/api/tables/{table}/do", turn, SECRET) == ""
        for task in asking:
            task.cancel()

    run_in_process(scenario, workers=SilentWorkers())


class FailingWorkers(InlineWorkers):
    """Fail at every question of a person."""

    async def measure(self, question: Question) -> tuple[object, float]:
        return ZeroDivisionError("a broken question"), 0.0


@pytest.mark.parametrize("question", [messages.AskLegal(7), messages.AskHint(7, 1)])
def test_question_that_fails_is_refused_as_busy(question: messages.Up, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(server: InProcessServer) -> None:
        table = await table_at(server, messages.NewSeat(kind="bot", level="random"))
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))
        await server.http("POST", f"/api/tables/{table}/do", messages.Start(), SECRET)
        await server.settle()
        for _ in range(2):  # it may be asked again
            socket.say(question)
            await server.settle()
        refused = [each for each in socket.received if isinstance(each, messages.Refused)]
        assert [(each.id, each.refusal.reason) for each in refused] == [(7, "busy")] * 2
        assert [each.message for each in caplog.records] == ["question failed"] * 2

    run_in_process(scenario, workers=FailingWorkers())


def test_command_that_fails_is_refused_as_busy(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(server: InProcessServer) -> None:
        bot = messages.NewSeat(kind="bot", level="random")
        wanted = messages.NewTable(edition="cards-pl", secret=SECRET, name="Anna", others=(bot,))
        table = (await server.http("POST", "/api/tables", wanted)).json["table"]
        socket = await server.socket(messages.Hello(table=table, secret=SECRET))
        await server.http("POST", f"/api/tables/{table}/do", messages.Start(), SECRET)
        await server.settle()
        view = socket.now.view
        assert view is not None
        assert view.mover == 0
        cards = " ".join(view.hands[0] or ())
        socket.say(messages.Do(7, messages.PlayAction(view.turns, f"play {cards}")))
        await server.settle()
        refused = [each for each in socket.received if isinstance(each, messages.Refused)]
        assert [(each.id, each.refusal.reason) for each in refused] == [(7, "busy")]
        assert [each.message for each in caplog.records] == ["command failed"]

    run_in_process(scenario, workers=FailingWorkers())


def server_history(socket: Socket) -> list[messages.Happened]:
    return [each for message in socket.received if isinstance(message, messages.Now) for each in message.happened]


# Figures


def test_metrics_are_valid_prometheus_text() -> None:
    async def scenario(server: InProcessServer) -> None:
        await start_with(server, "random")
        await server.http("GET", "/api/nowhere")
        answer = await server.http("GET", "/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        families = {each.name: each for each in text_string_to_metric_families(answer.body.decode())}
        samples = {
            (each.name, *sorted(each.labels.items())): each.value
            for family in families.values()
            for each in family.samples
        }
        assert samples["sixfold_bot_seconds_count",] == 1
        assert samples["sixfold_sockets",] == 1
        assert samples["sixfold_refusals_total", ("reason", "table")] == 1
        assert samples["sixfold_http_seconds_count", ("route", "other"), ("status", "404")] == 1
        assert samples["sixfold_up", ("dependency", "store")] == samples["sixfold_up", ("dependency", "relay")] == 1
        assert samples["sixfold_append_seconds_count",] >= 3
        assert {key[1][1] for key in samples if key[0] == "sixfold_waiting"} == set(server.services.waiting)
        assert families["sixfold_build_info"].samples[0].labels["version"] == version("sixfold")

    run_in_process(scenario)


def test_default_limits_are_positive() -> None:
    limits = Limits()
    assert all(getattr(limits, name) > 0 for name in limits.__slots__)

"""Test notifications by push and webhook: who gets them, what is in them, and what bad push services cannot do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sixfold import messages
from sixfold.client import new_secret
from sixfold.server import notifications
from sixfold.server.app import Settings
from sixfold.server.http_client import HttpClient, is_public, parse_url
from sixfold.server.push_service import MAX_DEVICES, MESSAGE_BYTES
from sixfold.server.webhook import News, Webhook
from tests.server.conftest import Nats
from tests.server.in_process import GENEROUS, InProcessServer
from tests.server.serving import next_play
from tests.support.patience import PATIENCE_SECONDS
from tests.support.push_receiver import SILENT, Device, PushReceiver, certificate, push_receiver, until, verify

DAY = 86_400
BY_DAY = messages.Clock(kind="move", seconds=DAY)
OPEN = messages.NewSeat(kind="open")


@pytest.fixture(autouse=True)
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate(tmp_path)))


class Game:
    """Play a game of two people at a server in this process, with a device for each."""

    def __init__(self, server: InProcessServer, receiver: PushReceiver, client: str = "192.0.2.1") -> None:
        self.server, self.receiver, self.client = server, receiver, client
        self.secrets = ["", ""]
        self.devices = [Device(), Device()]
        self.table = ""
        self.rng = Random("a game by post")

    async def begin(self, clock: messages.Clock | None = BY_DAY, edition: str = "qwirkle-pl") -> None:
        self.secrets = [new_secret(), new_secret()]
        new = messages.NewTable(edition=edition, secret=self.secrets[0], name="Ann", others=(OPEN,), clock=clock)
        self.table = (await self.ask("POST", "/api/tables", new))["table"]
        await self.ask("POST", f"/api/tables/{self.table}/join", messages.Join(secret=self.secrets[1], name="Bo"))
        await self.do(0, messages.Start())
        await self.quiet()

    async def ask(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        answer = await self.server.http(method, path, body, secret, self.client)
        assert answer.status == 200, answer.body
        return answer.json

    async def do(self, seat: int, command: messages.Command) -> None:
        await self.ask("POST", f"/api/tables/{self.table}/do", command, self.secrets[seat])

    async def push(self, seat: int, body: Any, method: str = "POST") -> tuple[int, Any]:
        answer = await self.server.http(method, f"/api/tables/{self.table}/push", body, self.secrets[seat])
        return answer.status, answer.json

    async def subscribe(self, seat: int, name: str = "", lang: str = "en") -> None:
        endpoint = self.receiver.endpoint(name or f"seat{seat}")
        assert await self.push(seat, self.devices[seat].subscription(endpoint, lang)) == (200, {"subscribed": True})

    async def subscribe_both(self) -> None:
        for seat in (0, 1):
            await self.subscribe(seat)

    @property
    def live(self) -> Any:
        return self.server.services.repository.find(self.table)

    @property
    def mover(self) -> int:
        mover: int = self.live.table.mover
        return mover

    async def turn(self) -> int:
        """Play a turn; return who has."""
        seat, play = next_play(self.live.table, self.rng)
        await self.do(seat, play)
        return seat

    async def quiet(self) -> None:
        """Wait until nothing is planned or under way."""
        services = self.server.services
        await until(lambda: not services.notifications._pending and not services.tasks._tasks)

    def pretend(self, is_present: Callable[[Any, int], bool]) -> None:
        self.server.services.notifications._presence = SimpleNamespace(is_present=is_present)  # type: ignore[assignment]

    async def received(self, seat: int, count: int = 1) -> list[dict[str, Any]]:
        """Wait until a device has received so many messages."""
        await until(lambda: len(self.receiver.received(f"seat{seat}")) >= count)
        return [self.devices[seat].read(each) for each in self.receiver.received(f"seat{seat}")]

    def count(self, result: str, way: str = "push") -> int:
        return self.server.app.metrics.value("notifications_total", way=way, result=result)

    async def stored(self) -> list[str]:
        return [each.device for each in await self.server.store.pushes(self.table)]


def settings(**more: Any) -> Settings:
    return Settings(limits=GENEROUS, **{"private_push": True, **more})


@asynccontextmanager
async def playing(folder: Path, options: Settings | None = None) -> AsyncIterator[Game]:
    async with push_receiver(folder) as receiver:
        server = await InProcessServer(options or settings()).start()
        server.services.notifications.delay_seconds = 0.0
        server.services.notifications.retry_seconds = (0.0, 0.01, 0.01)
        try:
            yield Game(server, receiver)
        finally:
            await server.stop()
            await server.services.close()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


# Who is notified, and of what


@pytest.mark.parametrize("clock", [BY_DAY, None])
def test_turn_notifies_device_of_mover_without_hidden_information(clock: Any, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin(clock)
            await game.subscribe(0, lang="it-CH")
            await game.subscribe(1, lang="hu")
            game.pretend(lambda live, seat: False)
            played = await game.turn()
            [message] = await game.received(1 - played)
            name, lang = ("Ann", "Bo")[played], ("it", "hu")[1 - played]
            wanted = {"table": game.table, "game": "qwirkle", "kind": "turn", "by": name, "lang": lang}
            assert message == wanted

    run(scenario)


def test_push_is_signed_and_names_its_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin()
            key = (await game.ask("GET", "/api/push"))["key"]
            await game.subscribe_both()
            await game.turn()
            await until(lambda: game.receiver.requests)
            headers = game.receiver.requests[0].headers
            claims = verify(headers["authorization"])
            assert headers["authorization"].endswith(f"k={key}")
            assert (claims["aud"], claims["sub"]) == (f"https://localhost:{game.receiver.port}", "https://test")
            assert claims["exp"] - game.server.time // 1000 == 12 * 3600
            assert (headers["topic"], headers["urgency"]) == (game.table, "normal")
            assert int(headers["ttl"]) == DAY  # and the half second that does not count
            assert len(game.receiver.requests[0].body) == 86 + MESSAGE_BYTES + 17

    run(scenario)


def test_no_request_leaves_the_server_until_somebody_asks_for_notifications(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            looked_up: list[object] = []
            client = game.server.services.http_client
            real = client.post

            async def post(*args: Any, **more: Any) -> Any:
                looked_up.append(args[0])
                return await real(*args, **more)

            monkeypatch.setattr(client, "post", post)
            assert (await game.ask("GET", "/api/push"))["key"]
            await game.begin()
            for _ in range(3):
                await game.turn()
                await game.quiet()
            game.server.time += 1000 * DAY * 8 // 9
            await game.server.services.scheduler.do_overdue()
            await game.quiet()
            assert game.live.table.reminded
            assert not looked_up
            await game.subscribe_both()
            await game.turn()
            await game.received(game.mover)
            assert len(looked_up) == 1

    run(scenario)


def test_fast_clock_and_turns_that_are_over_notify_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin(messages.Clock(kind="move", seconds=DAY - 1))
            await game.subscribe_both()
            await game.turn()
            assert not game.server.services.notifications._pending
            await game.begin()
            await game.subscribe_both()
            for seconds in (3600.0, 3600.0, 3600.0, 0.0):
                game.server.services.notifications.delay_seconds = seconds
                await game.turn()
                assert len(game.server.services.notifications._pending) == 1
            await game.received(game.mover)
            await game.quiet()
            assert len(game.receiver.requests) == 1

    run(scenario)


def test_roll_does_not_notify_the_same_player(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin(edition="cubes-hu")
            await game.subscribe_both()
            mover = game.mover
            cube = game.live.table.game.position.hand[0]
            await game.do(mover, messages.PlayAction(0, f"reroll {cube}"))
            assert game.mover == mover
            await game.quiet()
            assert not game.receiver.requests

    run(scenario)


def test_present_player_without_clock_is_notified_after_leaving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PRESENT_SECONDS", 0.01)

    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin(None)
            await game.subscribe_both()
            asked = []

            def is_present(_live: Any, _seat: int) -> bool:
                asked.append(1)
                return len(asked) == 1

            game.pretend(is_present)
            await game.turn()
            await game.received(game.mover)
            game.receiver.requests.clear()
            game.pretend(lambda live, seat: True)
            await game.turn()
            await game.quiet()
            assert not game.receiver.requests

    run(scenario)


def test_reminder_is_sent_once_before_time_runs_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin()
            await game.subscribe_both()
            await game.turn()
            mover, started = game.mover, game.server.time
            await game.received(mover)
            scheduler = game.server.services.scheduler
            game.server.time = started + 1000 * DAY * 7 // 8 - 10_000
            await scheduler.do_overdue()
            assert len(game.receiver.requests) == 1
            game.server.time += 20_000
            for _ in range(3):
                await scheduler.do_overdue()
            found = await game.received(mover, 2)
            assert [each["kind"] for each in found] == ["turn", "reminder"]
            assert game.receiver.requests[1].headers["urgency"] == "high"
            # A process that starts now reads from the log that it was done.
            game.server.services.repository._forget(game.live)
            await scheduler.do_overdue()
            await game.server.services.repository.get(game.table)
            await game.quiet()
            assert len(game.receiver.requests) == 2
            assert game.live.table.due == started + 1000 * DAY + 500
            await game.turn()
            assert game.live.table.remind_at is not None

    run(scenario)


def test_time_that_ran_out_while_no_server_ran_is_no_reminder(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin()
            await game.subscribe_both()
            await game.turn()
            mover = game.mover
            await game.received(mover)
            game.server.time += 1000 * DAY + 10_000
            await game.server.services.scheduler.do_overdue()
            await game.quiet()
            assert game.live.table.reminders == 0
            assert game.live.table.seats[mover].away
            assert len(game.receiver.received(f"seat{mover}")) == 1

    run(scenario)


def test_two_processes_notify_once(tmp_path: Path, nats: Nats) -> None:
    async def scenario() -> None:
        async with playing(tmp_path, settings(relay=nats.url)) as game:
            other = InProcessServer(settings(relay=nats.url))
            other.store = game.server.store
            await other.start()
            other.services.notifications.delay_seconds = 0.0
            await game.begin()
            await game.subscribe_both()
            sockets = [
                await each.socket(messages.Hello(table=game.table, secret=game.secrets[seat]))
                for seat, each in enumerate((game.server, other))
            ]
            await until(lambda: all(each.texts for each in sockets))
            for _ in range(4):
                await game.turn()
                before = game.live.table.number
                await until(lambda: other.services.repository.find(game.table).table.number == before)  # type: ignore[union-attr]  # noqa: B023
                await game.received(game.mover)
                await game.quiet()
                await until(lambda: not other.services.notifications._pending)
                assert len(game.receiver.requests) == 1
                game.receiver.requests.clear()
            await other.stop()
            await other.services.close()

    run(scenario)


# Subscriptions


def test_unsubscribe_revoke_and_expiry_end_notifications(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin()
            await game.subscribe_both()
            assert len(await game.stored()) == 2
            endpoint = messages.PushEndpoint(game.receiver.endpoint("seat0"))
            assert await game.push(0, endpoint, "DELETE") == (200, {"subscribed": False})
            assert await game.push(0, endpoint, "DELETE") == (200, {"subscribed": False})
            assert len(await game.stored()) == 1
            # Another device of the seat, which is revoked.
            holding = messages.Holdings((messages.Holding(game.table, game.secrets[0]),))
            code = (await game.ask("POST", "/api/carry", holding))["code"]
            kept, lost = game.secrets[0], new_secret()
            await game.ask("POST", "/api/carry/take", messages.TakeOver(code, lost))
            game.secrets[0] = lost
            await game.subscribe(0)
            game.secrets[0] = kept
            await game.ask("POST", "/api/carry/revoke", holding)
            while game.mover == 1:
                await game.turn()
            await game.turn()
            await game.received(1)
            assert not game.receiver.received("seat0")
            assert len(await game.stored()) == 1

    run(scenario)


def test_subscribe_keeps_newest_devices_of_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin()
            for number in range(100 * MAX_DEVICES):
                game.server.time += 1
                await game.subscribe(0, f"device{number}")
            await game.subscribe(1)
            assert len(await game.stored()) == MAX_DEVICES + 1
            while game.mover == 1:
                await game.turn()
            if not game.receiver.requests:
                await game.turn()
                await game.turn()
            await until(lambda: game.count("sent") >= MAX_DEVICES)
            paths = {each.path for each in game.receiver.requests if "device" in each.path}
            assert paths == {f"/device{number}" for number in range(99 * MAX_DEVICES, 100 * MAX_DEVICES)}

    run(scenario)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:192.168.0.1]/x",
        "https://2130706433/x",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example:8000/x",
        "https://user:word@push.example/x",
        "https://push.example/x#y",
        "https://push.example/x y",
        "https://push.example/\r\nHost: other",
        "https:///x",
        "file:///etc/passwd",
        "",
    ],
)
def test_subscribe_rejects_bad_endpoint(endpoint: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path, settings(private_push=False)) as game:
            await game.begin()
            status, answer = await game.push(0, game.devices[0].subscription(endpoint))
            assert (status, answer["reason"]) == (400, "push")
            assert not await game.stored()

    run(scenario)


def test_subscribe_rejects_bad_keys_strangers_and_long_endpoints(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            await game.begin()
            good = game.devices[0].subscription(game.receiver.endpoint("x"))
            for change in ({"p256dh": "A" * 87}, {"p256dh": "B" + "_" * 86}):
                status, answer = await game.push(0, msgspec.structs.replace(good, **change))
                assert (status, answer["reason"]) == (400, "push")
            for wrong in ({"auth": "short"}, {"p256dh": ""}, {"endpoint": f"https://a/{'x' * 1100}"}):
                status, answer = await game.push(0, msgspec.structs.replace(good, **wrong))
                assert (status, answer["reason"]) == (400, "unreadable")
            game.secrets[0] = new_secret()
            for method, body in (("POST", good), ("DELETE", messages.PushEndpoint(good.endpoint))):
                status, answer = await game.push(0, body, method)
                assert (status, answer["reason"]) == (403, "secret")
            assert not await game.stored()

    run(scenario)


def test_processes_over_one_store_have_one_key(url: str) -> None:
    from sixfold.server.push_service import PushService
    from tests.server.stores import opened

    async def scenario() -> None:
        async with opened(url) as one, opened(url) as other:
            services = [PushService(store, HttpClient(), lambda: 5) for store in (one, other, one)]
            keys = await asyncio.gather(*(each.public_key() for each in services))
        async with opened(url) as again:
            assert {*keys, await PushService(again, HttpClient(), lambda: 6).public_key()} == {keys[0]}

    run(scenario)


# Bad push services


@pytest.mark.parametrize(
    ("statuses", "attempts", "kept"),
    [
        ([201], 1, True),
        ([410], 1, False),
        ([404], 1, False),
        ([403], 1, False),
        ([302], 1, False),
        ([429, 201], 2, True),
        ([500, 503, 201], 3, True),
        ([500], 3, True),
    ],
)
def test_push_retries_or_forgets_by_status(statuses: list[int], attempts: int, kept: bool, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            game.receiver.answer_headers = "Location: https://127.0.0.1/elsewhere\r\n"
            await game.begin()
            await game.subscribe_both()
            stored = await game.stored()
            for seat in (0, 1):
                game.receiver.statuses[f"seat{seat}"] = list(statuses)
            await game.turn()
            mover = game.mover
            await until(lambda: game.count("sent") + game.count("failed") + game.count("rejected") == attempts)
            await game.quiet()
            assert len(game.receiver.requests) == len(game.receiver.received(f"seat{mover}")) == attempts
            assert (await game.stored() == stored) == kept

    run(scenario)


def test_retry_after_is_respected_within_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        paused.append(seconds)
        await sleep(0)

    async def scenario() -> None:
        async with playing(tmp_path) as game:
            game.receiver.answer_headers = "Retry-After: 99999999\r\n"
            await game.begin()
            await game.subscribe_both()
            for seat in (0, 1):
                game.receiver.statuses[f"seat{seat}"] = [429]
            monkeypatch.setattr(asyncio, "sleep", note)
            await game.turn()
            while game.count("failed") < 3:
                await sleep(0.005)
            assert [each for each in paused if each > 1] == [3_600, 3_600]

    run(scenario)


def test_silent_push_services_delay_neither_turns_nor_other_clients(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with playing(tmp_path) as game:
            services = game.server.services
            services.http_client._timeout_seconds = PATIENCE_SECONDS
            slow = Game(game.server, game.receiver, "192.0.2.66")
            for each in (game, slow):
                await each.begin()
            for seat in (0, 1):
                await game.subscribe(seat)
                for number in range(MAX_DEVICES):
                    slow.receiver.statuses[f"slow{seat}{number}"] = [SILENT]
                    await slow.subscribe(seat, f"slow{seat}{number}")
            queue, sent, waiting = services.notifications._queue, 0, 0

            def is_stuck(requests: int, waiting: int) -> bool:
                return (slow.receiver.open, queue.waiting) == (requests, waiting)

            while waiting < 2 * MAX_DEVICES:
                await slow.turn()
                sent += MAX_DEVICES
                waiting = max(0, sent - notifications.MAX_REQUESTS)
                # One turn after the other: late messages would be counted as the other client's below.
                await until(partial(is_stuck, sent - waiting, waiting))
            await game.turn()  # it is answered although everything is stuck
            await until(lambda: queue.waiting == waiting + 1)
            # As soon as one request has ended, the other client's turn comes, before the waiting ones of the slow one.
            slow.receiver.statuses = {name: [201] for name in slow.receiver.statuses}
            slow.receiver.hang_up()
            await game.received(game.mover)
            assert (
                len([each for each in slow.receiver.requests if "slow" in each.path]) <= 2 * notifications.MAX_REQUESTS
            )

    run(scenario)


def test_timeout_ends_request_to_silent_service(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with push_receiver(tmp_path) as receiver:
            receiver.statuses["x"] = [SILENT]
            client = HttpClient(timeout_seconds=0.3)
            with pytest.raises(TimeoutError):
                await client.post(parse_url(receiver.endpoint("x")), {}, b"", private=True)
            await until(lambda: receiver.open == 0)
            client.close()

    run(scenario)


def test_endless_header_is_refused(tmp_path: Path) -> None:
    async def endless(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(b"HTTP/1.1 200 OK\r\n" if not writer.get_extra_info("begun") else b"")
                writer.write(b"x" * 65_536)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()

    async def scenario() -> None:
        server = await asyncio.start_server(endless, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        client = HttpClient()
        with pytest.raises(ConnectionError):
            await client.post(parse_url(f"http://127.0.0.1:{port}/", ("http",)), {}, b"", private=True)
        client.close()
        server.close()

    run(scenario)


def test_name_that_leads_to_private_address_is_never_connected(tmp_path: Path) -> None:
    """The address is checked when the request is sent: a name may lead elsewhere by then."""

    async def scenario() -> None:
        async with playing(tmp_path, settings(private_push=False)) as game:
            game.receiver.port = 443
            await game.begin()
            await game.subscribe_both()
            await game.turn()
            await until(lambda: game.count("rejected") == 1)
            assert not game.receiver.requests
            assert len(await game.stored()) == 1

    run(scenario)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::ffff:8.8.8.8", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("push.example", False),
    ],
)
def test_is_public_excludes_addresses_of_private_networks(address: str, public: bool) -> None:
    assert is_public(address) is public


# The operator's webhook


def test_webhook_gets_turns_reminders_and_results(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with push_receiver(tmp_path, tls=False) as hook:
            webhook = Webhook.parse(f"http://127.0.0.1:{hook.port}/hook")
            async with playing(tmp_path, settings(webhook=webhook)) as game:
                await game.begin(edition="cards-pl")
                assert len(hook.requests) == 1
                await game.turn()
                await until(lambda: len(hook.requests) == 2)
                mover = ("Ann", "Bo")[game.mover]
                news = msgspec.json.decode(hook.requests[-1].body)
                text = f"Qwirkle Cards, table {game.table}: it is {mover}’s turn."
                wanted = {"event": "turn", "table": game.table, "game": "cards", "player": mover, "winners": []}
                assert news == {**wanted, "text": text}
                game.server.time += 1000 * DAY * 7 // 8 + 10_000
                await game.server.services.scheduler.do_overdue()
                await until(lambda: b"little time" in hook.requests[-1].body)
                while game.live.table.phase == "playing":
                    await game.turn()
                await until(lambda: b"over" in hook.requests[-1].body)
                news = msgspec.json.decode(hook.requests[-1].body)
                assert (news["event"], news["player"]) == ("over", None)
                assert set(news["winners"]) <= {"Ann", "Bo"}
                assert news["winners"]

    run(scenario)


NEWS = News(
    event="turn", table="AB12CD34", game="qwirkle", player="@everyone [x](http://y)", text="@everyone [x](http://y)"
)


def test_webhook_writes_formats_of_services() -> None:
    cases = {
        "https://discord.com/api/webhooks/1/t": ("discord", {"content", "allowed_mentions"}),
        "https://api.telegram.org/bot1:t/sendMessage?chat_id=-5": (
            "telegram",
            {"chat_id", "text", "link_preview_options"},
        ),
        "ntfy+http://192.168.0.2:8080/games": ("ntfy", set()),
        "https://ntfy.sh/games": ("ntfy", set()),
        "https://example.org/hook?x=1": ("json", {"event", "table", "game", "player", "winners", "text"}),
        "discord+https://example.org/hook": ("discord", {"content", "allowed_mentions"}),
    }
    for text, (name, fields) in cases.items():
        webhook = Webhook.parse(text)
        url, headers, body = webhook.request(NEWS)
        assert webhook.format == name
        if fields:
            assert set(msgspec.json.decode(body)) == fields
            assert headers["Content-Type"] == "application/json"
        else:
            assert body == NEWS.text.encode()
        assert ("?" in url.geturl()) == (name == "json")


def test_discord_text_has_no_markup_and_no_mentions() -> None:
    _, _, body = Webhook.parse("https://discord.com/api/webhooks/1/t").request(NEWS)
    sent = msgspec.json.decode(body)
    assert sent["content"] == r"\@everyone \[x\]\(http\:\/\/y\)"
    assert sent["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize("url", ["", "discord", "ftp://example.org", "https://", "ntfy+games", "https://a b/"])
def test_webhook_rejects_what_is_no_url(url: str) -> None:
    with pytest.raises(ValueError, match="not a URL"):
        Webhook.parse(url)

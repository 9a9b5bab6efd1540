"""Processes hear of each other's tables, and what they miss they know to have missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from sixfold.server import relay as relays
from sixfold.server.relay import LocalRelay, NatsRelay, Relay, open_relay
from sixfold.server.store import StoreError
from tests.server.conftest import Nats
from tests.server.serving import PATIENCE_SECONDS


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, what is there is found."""
    monkeypatch.setattr(relays, "PATIENCE", PATIENCE_SECONDS)


class Heard:
    """What one process has heard."""

    def __init__(self, relay: Relay) -> None:
        self.messages: list[tuple[str, bytes]] = []
        self.lost = 0
        relay.lost = self.missed

    def __call__(self, table: str, data: bytes) -> None:
        self.messages.append((table, data))

    def missed(self) -> None:
        self.lost += 1


@asynccontextmanager
async def processes(url: str | None, count: int = 2) -> AsyncIterator[list[tuple[Relay, Heard]]]:
    found = [await open_relay(url) for _ in range(count)]
    try:
        yield [(relay, Heard(relay)) for relay in found]
    finally:
        for relay in found:
            await relay.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not true():
            await asyncio.sleep(0.005)


async def settle(one: Relay, other: Relay) -> None:
    """Wait until whatever is under way between them has arrived: messages of one sender keep their order."""
    mark = Heard(LocalRelay())
    await other.subscribe("mark", mark)
    one.publish("mark", b"")
    await until(lambda: bool(mark.messages))
    await other.unsubscribe("mark")


def test_a_single_process_has_nobody_to_tell() -> None:
    async def run() -> None:
        async with processes(None, 1) as [(relay, heard)]:
            assert not relay.shared
            assert relay.connected
            await relay.subscribe("A", heard)
            relay.publish("A", b"news")
            await relay.unsubscribe("A")
            await relay.unsubscribe("A")
            assert heard.messages == []
            assert (heard.lost, relay.dropped) == (0, 0)

    asyncio.run(run())


def test_others_hear_of_the_tables_they_listen_to_and_nobody_hears_himself(nats: Nats) -> None:
    async def run() -> None:
        async with processes(nats.url, 3) as [(one, at_one), (two, at_two), (three, at_three)]:
            assert one.shared
            await one.subscribe("A", at_one)
            await two.subscribe("A", at_two)
            await three.subscribe("B", at_three)
            sent = [("A", str(number).encode()) for number in range(200)]
            for table, data in sent:
                one.publish(table, data)
            one.publish("B", b"\x00\xff")
            await settle(one, two)
            await settle(one, three)
            assert at_two.messages == sent
            assert at_three.messages == [("B", b"\x00\xff")]
            assert at_one.messages == []
            await two.unsubscribe("A")
            one.publish("A", b"late")
            await settle(one, two)
            assert at_two.messages == sent
            assert at_one.lost == at_two.lost == at_three.lost == 0

    asyncio.run(run())


def test_what_is_published_after_somebody_listens_is_heard(nats: Nats) -> None:
    async def run() -> None:
        async with processes(nats.url) as [(one, _), (two, at_two)]:
            for number in range(50):
                await two.subscribe(f"T{number}", at_two)
                one.publish(f"T{number}", b"")
            await settle(one, two)
            assert [table for table, _ in at_two.messages] == [f"T{number}" for number in range(50)]

    asyncio.run(run())


def test_who_listens_twice_hears_once_and_who_comes_and_goes_hears_in_the_end(nats: Nats) -> None:
    async def run() -> None:
        async with processes(nats.url) as [(one, _), (two, at_two)]:
            await asyncio.gather(two.subscribe("A", at_two), two.subscribe("A", at_two))
            await asyncio.gather(two.subscribe("B", at_two), two.unsubscribe("B"), two.subscribe("B", at_two))
            await asyncio.gather(two.subscribe("C", at_two), two.unsubscribe("C"))
            for table in "ABC":
                one.publish(table, b"")
            await settle(one, two)
            assert at_two.messages == [("A", b""), ("B", b"")]

    asyncio.run(run())


def test_closing_sends_what_is_waiting(nats: Nats) -> None:
    async def run() -> None:
        async with processes(nats.url, 1) as [(one, at_one)]:
            await one.subscribe("A", at_one)
            other = await open_relay(nats.url)
            for _ in range(100):
                other.publish("A", b"")
            await other.close()
            await other.close()
            await until(lambda: len(at_one.messages) == 100)

    asyncio.run(run())


def test_while_the_server_is_away_nothing_waits_and_afterwards_everybody_knows(nats: Nats) -> None:
    async def run() -> None:
        async with processes(nats.url) as [(one, at_one), (two, at_two)]:
            await two.subscribe("A", at_two)
            await two.subscribe("B", at_two)
            nats.stop()
            await until(lambda: not one.connected and not two.connected)
            for _ in range(100_000):
                one.publish("A", bytes(1000))
            assert one.dropped == 100_000
            await two.subscribe("C", at_two)
            await two.unsubscribe("B")
            nats.start()
            # Once for having been away itself, and once because the other one may have told something meanwhile.
            await until(lambda: at_one.lost >= 1 and at_two.lost >= 1 and one.connected and two.connected)
            for table in "ABC":
                one.publish(table, b"back")
            await settle(one, two)
            assert at_two.messages == [("A", b"back"), ("C", b"back")]

    asyncio.run(run())


def test_who_could_not_send_everything_tells_the_others_so(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relays, "MOST_WAITING", 10)

    async def run() -> None:
        async with processes(nats.url) as [(one, at_one), (two, at_two)]:
            await two.subscribe("A", at_two)
            for _ in range(100):
                one.publish("A", b"")
            assert one.dropped == 90
            await until(lambda: at_two.lost == 1)
            assert len(at_two.messages) == 10
            assert at_one.lost == 0

    asyncio.run(run())


def test_a_message_that_is_too_long_is_dropped_and_the_next_ones_are_sent(nats: Nats) -> None:
    async def run() -> None:
        async with processes(nats.url) as [(one, _), (two, at_two)]:
            await two.subscribe("A", at_two)
            one.publish("A", bytes(2_000_000))
            one.publish("A", b"short")
            await settle(one, two)
            assert at_two.messages == [("A", b"short")]
            assert one.dropped == 1
            await until(lambda: at_two.lost == 1)

    asyncio.run(run())


def test_a_callback_that_fails_does_not_stop_the_others(nats: Nats) -> None:
    async def run() -> None:
        async with processes(nats.url) as [(one, _), (two, at_two)]:

            def fail(table: str, data: bytes) -> None:
                raise RuntimeError("on purpose")

            await two.subscribe("A", fail)
            await two.subscribe("B", at_two)
            for table in "AABA":
                one.publish(table, b"")
            await settle(one, two)
            assert at_two.messages == [("B", b"")]

    asyncio.run(run())


def test_the_first_of_several_servers_that_answers_is_taken(nats: Nats) -> None:
    async def run() -> None:
        relay = await open_relay(f"nats://127.0.0.1:1,{nats.url}")
        assert isinstance(relay, NatsRelay)
        assert relay.connected
        await relay.close()

    asyncio.run(run())


@pytest.mark.parametrize("url", ["nats://ann:hush@127.0.0.1:1", "nonsense://", "nats://[", "http://127.0.0.1:1"])
def test_a_server_that_is_not_there_is_told_at_once_without_the_password(url: str) -> None:
    with pytest.raises(StoreError) as refusal:
        asyncio.run(open_relay(url))
    assert refusal.value.key == "relay"
    assert "hush" not in refusal.value.value

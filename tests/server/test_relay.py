"""Test that processes receive changes of each other's tables, and notice what they miss."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from sixfold.server import relay as relays
from sixfold.server.relay import LocalRelay, NatsRelay, Relay, open_relay
from sixfold.server.store import StoreError
from tests.server.conftest import Nats
from tests.support.patience import PATIENCE_SECONDS


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, what is there is found."""
    monkeypatch.setattr(relays, "TIMEOUT_SECONDS", PATIENCE_SECONDS)


class RelayMessages:
    """Collect what one process has received."""

    def __init__(self, relay: Relay) -> None:
        self.messages: list[tuple[str, bytes]] = []
        self.lost = 0
        relay.lost = self.missed

    def __call__(self, table: str, data: bytes) -> None:
        self.messages.append((table, data))

    def missed(self) -> None:
        self.lost += 1


@asynccontextmanager
async def processes(url: str | None, count: int = 2) -> AsyncIterator[list[tuple[Relay, RelayMessages]]]:
    found = [await open_relay(url) for _ in range(count)]
    try:
        yield [(relay, RelayMessages(relay)) for relay in found]
    finally:
        for relay in found:
            await relay.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not true():
            await asyncio.sleep(0.005)


async def settle(one: Relay, other: Relay) -> None:
    """Wait until whatever is under way between them has arrived: messages of one sender keep their order."""
    mark = RelayMessages(LocalRelay())
    await other.subscribe("mark", mark)
    one.publish("mark", b"")
    await until(lambda: bool(mark.messages))
    await other.unsubscribe("mark")


def test_local_relay_sends_nothing() -> None:
    async def run() -> None:
        async with processes(None, 1) as [(relay, received)]:
            assert not relay.shared
            assert relay.connected
            await relay.subscribe("A", received)
            relay.publish("A", b"news")
            await relay.unsubscribe("A")
            await relay.unsubscribe("A")
            assert received.messages == []
            assert (received.lost, relay.dropped) == (0, 0)

    asyncio.run(run())


def test_publish_reaches_subscribers_except_sender(nats: Nats) -> None:
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


def test_publish_after_subscribe_is_received(nats: Nats) -> None:
    async def run() -> None:
        async with processes(nats.url) as [(one, _), (two, at_two)]:
            for number in range(50):
                await two.subscribe(f"T{number}", at_two)
                one.publish(f"T{number}", b"")
            await settle(one, two)
            assert [table for table, _ in at_two.messages] == [f"T{number}" for number in range(50)]

    asyncio.run(run())


def test_subscribe_twice_receives_once_and_resubscribe_works(nats: Nats) -> None:
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


def test_close_sends_waiting_messages(nats: Nats) -> None:
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


def test_publish_does_not_wait_while_nats_is_away_and_lost_is_called(nats: Nats) -> None:
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
            # Once for having been away itself, and once because the other one may have sent something meanwhile.
            await until(lambda: at_one.lost >= 1 and at_two.lost >= 1 and one.connected and two.connected)
            for table in "ABC":
                one.publish(table, b"back")
            await settle(one, two)
            assert at_two.messages == [("A", b"back"), ("C", b"back")]

    asyncio.run(run())


def test_publish_beyond_queue_makes_others_call_lost(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relays, "MAX_WAITING_MESSAGES", 10)

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


def test_publish_drops_too_long_message_and_sends_next(nats: Nats) -> None:
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


def test_ask_returns_whether_another_process_agrees(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    async def is_two(question: bytes) -> bool:
        return question == b"two?"

    async def never(question: bytes) -> bool:
        raise AssertionError("a process does not answer itself")

    async def run() -> None:
        async with processes(nats.url, 3) as [(one, _), (two, _), (_, _)]:
            one.answer, two.answer = never, is_two
            monkeypatch.setattr(relays, "ANSWER_SECONDS", PATIENCE_SECONDS)
            assert await one.ask(b"two?")
            monkeypatch.setattr(relays, "ANSWER_SECONDS", 0.01)
            assert not await one.ask(b"three?")
            nats.stop()
            await until(lambda: not one.connected)
            assert not await one.ask(b"two?")

    asyncio.run(run())


@pytest.mark.parametrize("shared", [True, False])
def test_ask_returns_at_once_without_other_processes(shared: bool, nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relays, "ANSWER_SECONDS", 10 * PATIENCE_SECONDS)

    async def run() -> None:
        async with processes(nats.url if shared else None, 1) as [(one, _)], asyncio.timeout(PATIENCE_SECONDS):
            assert not await one.ask(b"anybody?")

    asyncio.run(run())


def test_failing_callback_does_not_stop_others(nats: Nats) -> None:
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


def test_open_relay_takes_first_server_that_answers(nats: Nats) -> None:
    async def run() -> None:
        relay = await open_relay(f"nats://127.0.0.1:1,{nats.url}")
        assert isinstance(relay, NatsRelay)
        assert relay.connected
        await relay.close()

    asyncio.run(run())


@pytest.mark.parametrize("url", ["nats://ann:hush@127.0.0.1:1", "nonsense://", "nats://[", "http://127.0.0.1:1"])
def test_open_relay_rejects_missing_server_without_showing_password(url: str) -> None:
    with pytest.raises(StoreError) as refusal:
        asyncio.run(open_relay(url))
    assert refusal.value.key == "relay"
    assert "hush" not in refusal.value.value

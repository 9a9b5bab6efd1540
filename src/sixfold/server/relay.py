"""Send messages about tables to other processes: none in one process, NATS between many.

Nothing depends on it: the store alone knows what happened. What is lost here is noticed later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import cycle
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from .store import StoreError, shown

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

Callback: TypeAlias = Callable[[str, bytes], None]
"""Callback: (table, what another process has published about it)."""

Answer: TypeAlias = Callable[[bytes], Awaitable[bool]]
"""Answers a question of another process."""

TABLE_SUBJECT: Final = "sixfold.table."
LOST_SUBJECT: Final = "sixfold.lost"
QUESTION_SUBJECT: Final = "sixfold.question"
ANSWER_SECONDS: Final = 0.3
"""How long other processes have to say yes to a question; only those to which it applies answer."""
MAX_WAITING_MESSAGES: Final = 10_000
"""Messages that wait to be sent; what comes then is dropped."""
TIMEOUT_SECONDS: Final = 5
"""Seconds for a connection or an answer."""
RETRY_SECONDS: Final = 0.2
"""Seconds between two attempts to connect."""


class Relay(Protocol):
    """Pass messages about tables to the other processes, never back to the sender."""

    shared: bool
    """Whether there may be other processes at all."""
    lost: Callable[[], None]
    """Is called when something may have been missed, at any table: it has to be read again."""
    answer: Answer
    """Answers what other processes ask."""
    dropped: int
    """Messages that could not be sent."""

    @property
    def waiting(self) -> int:
        """Return how many messages wait to be sent."""

    @property
    def connected(self) -> bool:
        """Tell whether there is a connection."""

    def publish(self, table: str, data: bytes) -> None:
        """Send to the others, soon or not at all; never wait and never fail."""

    async def subscribe(self, table: str, callback: Callback) -> None:
        """Receive messages about a table: what is published after this returns is received, or `lost` is called."""

    async def unsubscribe(self, table: str) -> None:
        """Receive no more messages about a table."""

    async def ask(self, question: bytes) -> bool:
        """Return whether another process says yes in time. If none can be asked, the answer is no."""

    async def check(self) -> None:
        """Raise an exception unless the other end answers."""

    async def close(self) -> None:
        """Send what is waiting, then close."""


class LocalRelay:
    """`Relay` of a single process: there is no other."""

    shared = False
    dropped = 0
    waiting = 0
    connected = True

    def __init__(self) -> None:
        self.lost: Callable[[], None] = _nothing
        self.answer: Answer = _no

    def publish(self, table: str, data: bytes) -> None:
        pass

    async def subscribe(self, table: str, callback: Callback) -> None:
        pass

    async def unsubscribe(self, table: str) -> None:
        pass

    async def ask(self, question: bytes) -> bool:
        return False

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass


class NatsRelay:
    """`Relay` over NATS. While the server is away everything here continues; it reconnects when it can."""

    shared = True

    def __init__(self, urls: list[str]) -> None:
        self.lost: Callable[[], None] = _nothing
        self.answer: Answer = _no
        self.dropped = 0
        self._urls = cycle(urls)
        self._client: Client | None = None
        self._callbacks: dict[str, Callback] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MAX_WAITING_MESSAGES)
        self._owing = False
        """Others may have missed something from here and do not know it."""
        self._gone = asyncio.Event()
        self._problem: Exception | None = None
        """Why the last attempt to connect failed."""
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, urls: list[str]) -> NatsRelay:
        """Return a connected relay; raise StoreError if none of these servers can be reached."""
        relay = cls(urls)
        for _ in urls:
            if await relay._connect():
                relay._tasks = [asyncio.create_task(relay._stay()), asyncio.create_task(relay._send())]
                return relay
        raise StoreError("relay", ", ".join(map(shown, urls))) from relay._problem

    @property
    def waiting(self) -> int:
        return self._waiting.qsize()

    @property
    def connected(self) -> bool:
        return self._client is not None

    def publish(self, table: str, data: bytes) -> None:
        try:
            if self._client is None:
                raise asyncio.QueueFull
            self._waiting.put_nowait((TABLE_SUBJECT + table, data))
        except asyncio.QueueFull:
            self._drop()

    async def subscribe(self, table: str, callback: Callback) -> None:
        from nats.errors import Error

        self._callbacks[table] = callback
        client = self._client
        if client is None or table in self._subscriptions:
            return  # or: will be done with all others once there is a connection
        with suppress(Error, OSError, TimeoutError):  # it has just gone: as above
            await self._listen(client, table)
            await _arrived(client)

    async def unsubscribe(self, table: str) -> None:
        from nats.errors import Error

        self._callbacks.pop(table, None)
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            with suppress(Error, OSError):
                await subscription.unsubscribe()

    async def ask(self, question: bytes) -> bool:
        from nats.errors import Error

        if self._client is None:
            return False
        try:
            await self._client.request(QUESTION_SUBJECT, question, ANSWER_SECONDS)
        except (Error, OSError, TimeoutError):  # there is no other process, or none says yes
            return False
        return True

    async def check(self) -> None:
        if self._client is None:
            raise ConnectionError("not connected")
        await self._client.flush(TIMEOUT_SECONDS)

    async def close(self) -> None:
        stay, send = self._tasks
        if stay.cancelled():
            return
        stay.cancel()
        with suppress(TimeoutError):
            if self._client:
                await asyncio.wait_for(self._waiting.join(), 1)
        send.cancel()
        await asyncio.wait([stay, send])
        if client := self._client:
            self._client = None
            await _end(client)

    def _drop(self) -> None:
        self.dropped += 1
        self._owing = True

    async def _connect(self) -> bool:
        """Try the next server once, and subscribe to everything again."""
        try:
            import nats
        except ImportError:
            raise StoreError("package", "nats-py") from None
        gone = asyncio.Event()

        async def closed() -> None:
            gone.set()

        async def failed(error: Exception) -> None:
            if isinstance(error, nats.errors.SlowConsumerError):
                self.lost()

        try:
            client = await asyncio.wait_for(
                nats.connect(
                    next(self._urls),
                    name="sixfold",
                    no_echo=True,
                    allow_reconnect=False,  # that is done here: its own gives up for good where the server says no
                    max_reconnect_attempts=1,
                    reconnect_time_wait=0,
                    connect_timeout=TIMEOUT_SECONDS,
                    ping_interval=10,
                    closed_cb=closed,
                    error_cb=failed,
                ),
                TIMEOUT_SECONDS,
            )
        except (nats.errors.Error, OSError, TimeoutError, ValueError) as error:
            self._problem = error
            return False
        try:
            self._subscriptions = {}
            await client.subscribe(LOST_SUBJECT, cb=self._missed)
            await client.subscribe(QUESTION_SUBJECT, cb=self._asked)
            for table in tuple(self._callbacks):
                await self._listen(client, table)
            await _arrived(client)
        except (nats.errors.Error, OSError, TimeoutError) as error:
            self._problem = error
            await _end(client)
            return False
        self._client, self._gone = client, gone
        return True

    async def _listen(self, client: Client, table: str) -> None:
        subscription = await client.subscribe(TABLE_SUBJECT + table, cb=self._receive)
        if table in self._callbacks and table not in self._subscriptions:
            self._subscriptions[table] = subscription
        else:
            await subscription.unsubscribe()

    async def _stay(self) -> None:
        """Connect again whenever the connection is gone."""
        while True:
            await self._gone.wait()
            self._client = None
            while not await self._connect():
                await asyncio.sleep(RETRY_SECONDS)
            self._owing = True
            self._wake()
            self.lost()

    def _wake(self) -> None:
        """Let the sender see that it owes something."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(("", b""))

    async def _send(self) -> None:
        """Run the sender's task. When it has caught up, it notifies the others if something was dropped before."""
        from nats.errors import Error

        while True:
            subject, data = await self._waiting.get()
            try:
                if subject:
                    await self._put(subject, data)
                if self._owing and self._waiting.empty() and self._client:
                    self._owing = False
                    await self._put(LOST_SUBJECT, b"")
            except (Error, OSError):
                self._drop()
            finally:
                self._waiting.task_done()

    async def _put(self, subject: str, data: bytes) -> None:
        if self._client is None:
            self._drop()
        else:
            await self._client.publish(subject, data)

    async def _receive(self, message: Msg) -> None:
        table = message.subject.removeprefix(TABLE_SUBJECT)
        callback = self._callbacks.get(table)
        if callback is not None:
            callback(table, message.data)

    async def _missed(self, _message: Msg) -> None:
        self.lost()

    async def _asked(self, message: Msg) -> None:
        if await self.answer(message.data):
            await message.respond(b"")


async def _arrived(client: Client) -> None:
    """Wait until the server knows all subscriptions.

    A flush may overtake data that is still to be written. That data is written when the flush is answered, and a
    second flush comes after it.
    """
    for _ in range(2):
        await client.flush(TIMEOUT_SECONDS)


async def _end(client: Client) -> None:
    with suppress(Exception):  # whatever state it is in
        await client.flush(1)
    with suppress(Exception):
        await client.close()


def _nothing() -> None:
    pass


async def _no(_question: bytes) -> bool:
    return False


async def open_relay(url: str | None) -> Relay:
    """Return the relay of a URL, or of several with commas between them; raise StoreError."""
    return LocalRelay() if url is None else await NatsRelay.open(url.split(","))

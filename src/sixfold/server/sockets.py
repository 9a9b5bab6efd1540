"""Serve one client's socket: a greeting, then commands in and the state of its table out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import MsgspecError, json

from .. import messages
from ..i18n.catalog import find_language
from ..rules.edition import Edition
from ..rules.errors import Illegal, NotationError
from ..rules.position import BadSeats
from ..rules.referee import view
from . import commands
from .errors import ApiError, ErrorCode, Problem, refusal_of
from .limits import Guard, failure_cost
from .presenters import KnownTurns
from .repository import LiveTable
from .services import Services
from .workers import FindHint, Options

log = logging.getLogger("sixfold")

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MAX_WAITING_MESSAGES: Final = 64
"""Messages that wait for a slow client before it is disconnected."""
MAX_REFUSED_MESSAGES: Final = 50
"""Messages above the rate, in a row, until the client is disconnected."""
MAX_SOCKETS_PER_SEAT: Final = 10
"""In one process. A seat has at most that many devices."""
FREE_PING_MS: Final = 2_000
"""A ping so long after the last free one costs nothing: each open page sends one every few seconds."""
CLOSE_SECONDS: Final = 1.0
"""Seconds for the last messages before a socket is closed."""
POLICY, TOO_SLOW = 1008, 1013

_up: json.Decoder[messages.Up] = json.Decoder(messages.Up)
_encoder = json.Encoder()


class Gone(Exception):
    """The client has left, or is disconnected."""

    def __init__(self, code: int = 1000) -> None:
        super().__init__(code)
        self.code = code


@dataclass(slots=True, eq=False)
class Client:
    """Serve the client at the other end of a socket."""

    _services: Services
    _guard: Guard
    client: str
    _receive: Receive
    _send: Send
    seat: int | None = None
    present: frozenset[int] = frozenset()
    sending_since: float | None = None
    _live: LiveTable | None = None
    _secret: str | None = None
    _keys: dict[str, int] = field(default_factory=dict)
    """The keys of the seats whose players are at this client."""
    _lang: str = "en"
    _known: KnownTurns = field(default_factory=KnownTurns)
    _dirty: bool = False
    """The newest state has not been sent."""
    _here: messages.Here | None = None
    _waiting: list[messages.Down] = field(default_factory=list)
    _flushing: asyncio.Task[None] | None = None
    _refused: int = 0
    """Messages above the rate, in a row."""
    _free_ping: int = 0
    _asking: bool = False
    _task: asyncio.Task[None] | None = None
    _listening: bool = False
    _too_slow: bool = False
    _muted: bool = False

    # What the table sends

    def notify(self) -> None:
        """Send the newest state of the table."""
        self._dirty = True
        self._flush_soon()

    def show_presence(self, here: messages.Here) -> None:
        """Send who is watching. Only the newest presence waits, so that the queue does not grow."""
        self._here = here
        self._flush_soon()

    def send(self, message: messages.Down) -> None:
        """Send a message, unless it is a phrase and phrases are muted. Disconnect a client with too many waiting."""
        if self._muted and isinstance(message, messages.Said):
            return
        self._waiting.append(message)
        if len(self._waiting) > MAX_WAITING_MESSAGES:
            self.disconnect("waiting_messages")
            return
        self._flush_soon()

    def disconnect(self, limit: str) -> None:
        """Disconnect a client that does not read, after finishing what it has requested."""
        if not self._too_slow:
            self._services.metrics.limited(limit, client=self.client)
        self._too_slow = True
        self._waiting.clear()
        if self._task and self._listening:
            self._task.cancel()

    def _flush_soon(self) -> None:
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    async def _flush(self) -> None:
        """Send until nothing is left. A slow client gets fewer, newer states and presences, never a longer queue."""
        loop = asyncio.get_running_loop()
        try:
            while self._dirty or self._here or self._waiting:
                message: messages.Down
                if self._dirty:
                    self._dirty = False
                    if self._lost_seat():
                        await self._unseat()
                        return
                    message = self._state()
                elif self._here:
                    message, self._here = self._here, None
                else:
                    message = self._waiting.pop(0)
                self.sending_since = loop.time()
                await self._send({"type": "websocket.send", "text": _encoder.encode(message).decode()})
                self.sending_since = None
        except Exception:  # however the connection broke: the receiving side notices it too
            self._waiting.clear()
            self._dirty, self._here = False, None
        finally:
            self.sending_since = None
            self._flushing = None

    def _lost_seat(self) -> bool:
        """Tell whether a seat was taken away; it may be another player's by now, so nothing more is shown."""
        assert self._live is not None
        table = self._live.table
        return any(commands.seat_of_key(table, key) != seat for key, seat in self._keys.items())

    async def _unseat(self) -> None:
        assert self._live is not None
        await self._services.presence.depart(self._live, self)  # with its seat: the others see that it is gone
        self.seat, self.present = None, frozenset()
        self._waiting.clear()
        refused = messages.Refused(0, refusal_of(ApiError(ErrorCode.SECRET), None, self._lang))
        await self._send({"type": "websocket.send", "text": _encoder.encode(refused).decode()})
        await self._close(POLICY)

    def _state(self) -> messages.Now:
        assert self._live is not None
        now = self._services.tables.state(self._live, self.seat, self._known, trusted=bool(self._keys))
        self._known = KnownTurns(now.since + len(now.happened), now.undos)
        return now

    async def _close(self, code: int) -> None:
        with suppress(Exception):  # one that takes nothing any more does not take this either
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._send({"type": "websocket.close", "code": code})

    # What the client sends

    async def run(self) -> None:
        """Serve until it leaves."""
        await self._send({"type": "websocket.accept"})
        self._task = asyncio.current_task()
        try:
            await self._greet()
            while True:
                await self._take(await self._message())
        except Gone as gone:
            if self._flushing and not self._too_slow:
                await asyncio.wait({self._flushing}, timeout=CLOSE_SECONDS)
            await self._close(gone.code)
        finally:
            self._task = None
            if self._flushing:
                self._flushing.cancel()
            if self._live:
                await self._services.presence.depart(self._live, self)

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(self._guard.limits.hello_seconds):
                hello = await self._message()
        except TimeoutError:
            self._services.metrics.limited("hello_seconds", client=self.client)
            raise Gone(POLICY) from None
        if not isinstance(hello, messages.Hello):
            self._refuse(0, ApiError(ErrorCode.UNREADABLE))
            raise Gone(POLICY)
        self._lang = find_language(hello.lang) or "en"
        try:
            live = await self._services.repository.get(hello.table)
            self._enter(live, hello)
        except ApiError as problem:
            self._guard.fail(self.client, failure_cost(problem))
            self._refuse(0, problem)
            raise Gone(POLICY) from None
        self._live = live
        self._known = KnownTurns(hello.turns, hello.undos)
        await self._services.presence.enter(live, self)
        self.notify()

    def _enter(self, live: LiveTable, hello: messages.Hello) -> None:
        """Find the client's seats; raise ApiError if it has neither a seat nor permission to watch."""
        if hello.secret is not None:
            self._secret = hello.secret
            self.seat = self._open(live, hello.secret)
            if sum(viewer.seat == self.seat for viewer in live.viewers) >= MAX_SOCKETS_PER_SEAT:
                raise ApiError(ErrorCode.TOO_MANY)
        for each in hello.present:
            self._open(live, each)
        self.present = frozenset(self._keys.values())
        for each in hello.elsewhere:
            self._open(live, each)
        if not self._keys and not may_watch(live, hello.watch):
            raise ApiError(ErrorCode.SECRET)

    def _open(self, live: LiveTable, secret: str) -> int:
        """Return the seat of a secret; raise ApiError if there is none."""
        seat = commands.seat_of(live.table, secret)
        if seat is None:
            raise ApiError(ErrorCode.SECRET)
        self._keys[commands.key(secret)] = seat
        return seat

    async def _message(self) -> messages.Up:
        """Return the next readable message, and answer others."""
        while True:
            got = await self._next()
            if got["type"] == "websocket.disconnect":
                raise Gone
            data = got.get("text") or got.get("bytes") or b""
            try:
                message = _up.decode(data)
            except (MsgspecError, ValueError, RecursionError):
                message = None
            if not self._is_free(message) and not self._guard.request(self.client):
                self._too_often(getattr(message, "id", 0))
                continue
            self._refused = 0
            if message is None:
                self._services.metrics.messages.labels("unreadable").inc()
                self._refuse(0, ApiError(ErrorCode.UNREADABLE))
                continue
            self._services.metrics.messages.labels(type(message).__name__.lower()).inc()
            return message

    def _is_free(self, message: messages.Up | None) -> bool:
        """Tell whether a message costs nothing: the greeting, paid for when the socket was opened, or a rare ping."""
        if self._live is None:
            return isinstance(message, messages.Hello)
        if not isinstance(message, messages.Ping) or (now := self._services.now()) - self._free_ping < FREE_PING_MS:
            return False
        self._free_ping = now
        return True

    async def _next(self) -> Message:
        """Return what comes in, not faster than the answers go out."""
        self._listening = True
        try:
            if self._too_slow:
                raise Gone(TOO_SLOW)
            if self._flushing and len(self._waiting) > MAX_WAITING_MESSAGES // 2:
                await asyncio.wait({self._flushing})
            return await self._receive()
        except asyncio.CancelledError:
            if not self._too_slow:
                raise
            raise Gone(TOO_SLOW) from None
        finally:
            self._listening = False

    def _too_often(self, request: int) -> None:
        self._refused += 1
        if self._refused > MAX_REFUSED_MESSAGES:
            raise Gone(POLICY)
        self._refuse(request, ApiError(ErrorCode.TOO_OFTEN))

    async def _take(self, message: messages.Up) -> None:
        live = self._live
        assert live is not None
        match message:
            case messages.Mute():
                self._muted = message.on
            case messages.Ping():
                self.send(messages.Pong())
            case messages.Hello():
                self._refuse(0, ApiError(ErrorCode.UNREADABLE))
            case messages.AskLegal() | messages.AskHint() if self._asking:
                self._refuse(message.id, ApiError(ErrorCode.TOO_OFTEN))
            case messages.AskLegal() | messages.AskHint():
                self._asking = True  # and meanwhile the client may play
                self._services.tasks.spawn(self._think(live, message))
            case messages.Do():
                await self._do(live, message)

    async def _do(self, live: LiveTable, message: messages.Do) -> None:
        try:
            if self._secret is None:
                raise ApiError(ErrorCode.SECRET)
            if isinstance(message.command, messages.Say) and not self._guard.phrase(f"{live.table.id} {self.seat}"):
                raise ApiError(ErrorCode.TOO_OFTEN)
            done = await self._services.tables.do(live, self._secret, message.command, self.client)
        except (ApiError, Illegal, NotationError, BadSeats) as problem:
            self._refuse(message.id, problem, live.table.edition)
        except Exception as error:  # a closed socket would make the client send the command again and again
            log.error("command failed", extra={"error": repr(error)})
            self._refuse(message.id, ApiError(ErrorCode.BUSY))
        else:
            self.send(messages.Done(message.id, done.number, done.table))

    async def _think(self, live: LiveTable, message: messages.AskLegal | messages.AskHint) -> None:
        game = live.table.game
        try:
            if self.seat is None or game is None or live.table.mover != self.seat:
                raise ApiError(ErrorCode.NOT_YOUR_TURN)
            known = view(game.position, self.seat)
            if isinstance(message, messages.AskLegal):
                self.send(await self._services.questions.ask(self.client, Options(known, message.id)))
            elif live.table.hints:
                self.send(await self._services.questions.ask(self.client, FindHint(known, message.id, message.step)))
            else:
                raise ApiError(ErrorCode.HINTS)
        except ApiError as problem:
            self._refuse(message.id, problem)
        except Exception as error:
            log.error("question failed", extra={"error": repr(error)})
            self._refuse(message.id, ApiError(ErrorCode.BUSY))
        finally:
            self._asking = False

    def _refuse(self, request: int, problem: Problem, edition: Edition | None = None) -> None:
        refusal = refusal_of(problem, edition, self._lang)
        self._services.metrics.refusals.labels(refusal.reason).inc()
        self.send(messages.Refused(request, refusal))


def may_watch(live: LiveTable, watch: str | None) -> bool:
    """Tell whether a client may watch: a public table, or any with its watch key."""
    table = live.table
    return table.public or (watch is not None and commands.same_secret(table.watch, watch))

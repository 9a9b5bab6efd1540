"""One client's socket: greeted once, then commands up and the state of its table down, never more than it can take."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final

from msgspec import MsgspecError, json

from .. import messages
from ..i18n.catalog import LANGUAGES
from ..rules.edition import Edition
from ..rules.notation import NotationError
from ..rules.position import BadSeats
from ..rules.referee import view
from ..rules.turn import Illegal
from . import commands
from .errors import No, Problem, Refuse, told
from .limits import Guard, failure_cost
from .presenters import Known
from .table_service import Live, Tables
from .workers import Hinting, Options

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MOST_WAITING: Final = 64
"""Short messages that wait for a slow client before it is let go."""
MOST_REFUSED: Final = 50
"""Messages above the rate, in a row, until the client is let go."""
MAX_SOCKETS_PER_SEAT: Final = 10
"""In one process. A seat has at most that many devices."""
FREE_PING_MS: Final = 2_000
"""A ping so long after the last free one costs nothing: each open page sends one every few seconds."""
LAST_WORDS: Final = 1.0
"""Seconds for the last messages before a socket is closed."""
POLICY, TOO_SLOW = 1008, 1013

_up: json.Decoder[messages.Up] = json.Decoder(messages.Up)
_encoder = json.Encoder()


class Gone(Exception):
    """The client has left, or has to."""

    def __init__(self, code: int = 1000) -> None:
        super().__init__(code)
        self.code = code


class Client:
    """Somebody at the other end of a socket."""

    __slots__ = (
        "_asking",
        "_client",
        "_dirty",
        "_flushing",
        "_free_ping",
        "_guard",
        "_here",
        "_key",
        "_known",
        "_lang",
        "_listening",
        "_live",
        "_muted",
        "_receive",
        "_refused",
        "_secret",
        "_send",
        "_tables",
        "_task",
        "_too_slow",
        "_waiting",
        "seat",
        "sending_since",
    )

    def __init__(self, tables: Tables, guard: Guard, client: str, receive: Receive, send: Send) -> None:
        self._tables = tables
        self._guard = guard
        self._client = client
        self._receive = receive
        self._send = send
        self._live: Live | None = None
        self._secret: str | None = None
        self._key = ""
        self._lang = "en"
        self._known = Known()
        self._dirty = False
        self._here: messages.Here | None = None
        self._waiting: list[messages.Down] = []
        self._flushing: asyncio.Task[None] | None = None
        self._refused = 0
        self._free_ping = 0
        self._asking = False
        self._task: asyncio.Task[None] | None = None
        self._listening = False
        self._too_slow = False
        self._muted = False
        self.seat: int | None = None
        self.sending_since: float | None = None

    # What the table tells

    def tell(self) -> None:
        self._dirty = True
        self._flush_soon()

    def show_presence(self, here: messages.Here) -> None:
        """Only the newest presence waits: others who come and go must not make the queue longer."""
        self._here = here
        self._flush_soon()

    def pass_on(self, message: messages.Down) -> None:
        if self._muted and isinstance(message, messages.Said):
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self.let_go()
            return
        self._flush_soon()

    def let_go(self) -> None:
        """The client does not take what it is sent. Whatever it has asked for is finished first."""
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
                    if self._unseated():
                        await self._show_out()
                        return
                    message = self._state()
                elif self._here:
                    message, self._here = self._here, None
                else:
                    message = self._waiting.pop(0)
                self.sending_since = loop.time()
                await self._send({"type": "websocket.send", "text": _encoder.encode(message).decode()})
                self.sending_since = None
        except Exception:  # however the connection broke: the receiving side hears of it too
            self._waiting.clear()
            self._dirty, self._here = False, None
        finally:
            self.sending_since = None
            self._flushing = None

    def _unseated(self) -> bool:
        """The seat was taken away, and may be somebody else's by now: from here on it shows and does nothing more."""
        assert self._live is not None
        return self.seat is not None and commands.holder(self._live.table, self._key) != self.seat

    async def _show_out(self) -> None:
        assert self._live is not None
        await self._tables.depart(self._live, self)  # while it still has its seat: the others see that it is gone
        self.seat = None
        self._waiting.clear()
        refused = messages.Refused(0, told(Refuse(No.SECRET), None, self._lang))
        await self._send({"type": "websocket.send", "text": _encoder.encode(refused).decode()})
        await self._close(POLICY)

    def _state(self) -> messages.Now:
        assert self._live is not None
        now = self._tables.now_for(self._live, self.seat, self._known)
        self._known = Known(now.since + len(now.happened), now.undos)
        return now

    async def _close(self, code: int) -> None:
        with suppress(Exception):  # one that takes nothing any more does not take this either
            async with asyncio.timeout(LAST_WORDS):
                await self._send({"type": "websocket.close", "code": code})

    # What the client sends

    async def run(self) -> None:
        """Until it leaves."""
        await self._send({"type": "websocket.accept"})
        self._task = asyncio.current_task()
        try:
            await self._greet()
            while True:
                await self._take(await self._message())
        except Gone as gone:
            if self._flushing and not self._too_slow:
                await asyncio.wait({self._flushing}, timeout=LAST_WORDS)
            await self._close(gone.code)
        finally:
            self._task = None
            if self._flushing:
                self._flushing.cancel()
            if self._live:
                await self._tables.depart(self._live, self)

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(self._guard.limits.hello_seconds):
                hello = await self._message()
        except TimeoutError:
            raise Gone(POLICY) from None
        if not isinstance(hello, messages.Hello):
            self._refuse(0, Refuse(No.UNREADABLE))
            raise Gone(POLICY)
        self._lang = hello.lang if hello.lang in LANGUAGES else "en"
        try:
            live = await self._tables.get(hello.table)
            self._enter(live, hello)
        except Refuse as problem:
            self._guard.fail(self._client, failure_cost(problem))
            self._refuse(0, problem)
            raise Gone(POLICY) from None
        self._live = live
        self._known = Known(hello.turns, hello.undos)
        await self._tables.enter(live, self)
        self.tell()

    def _enter(self, live: Live, hello: messages.Hello) -> None:
        """Who this is; raises Refuse for somebody with neither a seat nor leave to watch."""
        if hello.secret is not None:
            self.seat = commands.seat_of(live.table, hello.secret)
            self._secret = hello.secret
            self._key = commands.key(hello.secret)
            if self.seat is None:
                raise Refuse(No.SECRET)
            if sum(viewer.seat == self.seat for viewer in live.viewers) >= MAX_SOCKETS_PER_SEAT:
                raise Refuse(No.TOO_MANY)
        elif not may_watch(live, hello.watch):
            raise Refuse(No.SECRET)

    async def _message(self) -> messages.Up:
        """The next message that can be read; others are answered."""
        while True:
            got = await self._next()
            if got["type"] == "websocket.disconnect":
                raise Gone
            data = got.get("text") or got.get("bytes") or b""
            try:
                message = _up.decode(data)
            except (MsgspecError, ValueError, RecursionError):
                message = None
            if not self._is_free(message) and not self._guard.request(self._client):
                self._too_often(getattr(message, "id", 0))
                continue
            self._refused = 0
            if message is None:
                self._tables.metrics.messages["unreadable"] += 1
                self._refuse(0, Refuse(No.UNREADABLE))
                continue
            self._tables.metrics.messages[type(message).__name__.lower()] += 1
            return message

    def _is_free(self, message: messages.Up | None) -> bool:
        """Tell whether a message costs nothing: the greeting, paid for when the socket was opened, or a rare ping."""
        if self._live is None:
            return isinstance(message, messages.Hello)
        if not isinstance(message, messages.Ping) or (now := self._tables.now()) - self._free_ping < FREE_PING_MS:
            return False
        self._free_ping = now
        return True

    async def _next(self) -> Message:
        """What comes in, not faster than the answers to it go out."""
        self._listening = True
        try:
            if self._too_slow:
                raise Gone(TOO_SLOW)
            if self._flushing and len(self._waiting) > MOST_WAITING // 2:
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
        if self._refused > MOST_REFUSED:
            raise Gone(POLICY)
        self._refuse(request, Refuse(No.TOO_OFTEN))

    async def _take(self, message: messages.Up) -> None:
        live = self._live
        assert live is not None
        match message:
            case messages.Mute():
                self._muted = message.on
            case messages.Ping():
                self.pass_on(messages.Pong())
            case messages.Hello():
                self._refuse(0, Refuse(No.UNREADABLE))
            case messages.AskLegal() | messages.AskHint() if self._asking:
                self._refuse(message.id, Refuse(No.TOO_OFTEN))
            case messages.AskLegal() | messages.AskHint():
                self._asking = True  # and meanwhile the client may play
                self._tables.spawn(self._think(live, message))
            case messages.Do():
                await self._do(live, message)

    async def _do(self, live: Live, message: messages.Do) -> None:
        try:
            if self._secret is None:
                raise Refuse(No.SECRET)
            if isinstance(message.command, messages.Say) and not self._guard.phrase(f"{live.table.id} {self.seat}"):
                raise Refuse(No.TOO_OFTEN)
            done = await self._tables.do(live, self._secret, message.command, self._client)
        except (Refuse, Illegal, NotationError, BadSeats) as problem:
            self._refuse(message.id, problem, live.table.edition)
        else:
            self.pass_on(messages.Done(message.id, done.number, done.table))

    async def _think(self, live: Live, message: messages.AskLegal | messages.AskHint) -> None:
        game = live.table.game
        try:
            if self.seat is None or game is None or live.table.mover != self.seat:
                raise Refuse(No.NOT_YOUR_TURN)
            known = view(game.position, self.seat)
            if isinstance(message, messages.AskLegal):
                self.pass_on(await self._tables.questions.ask(self._client, Options(known, message.id)))
            elif live.table.hints:
                self.pass_on(await self._tables.questions.ask(self._client, Hinting(known, message.id, message.step)))
            else:
                raise Refuse(No.HINTS)
        except Refuse as problem:
            self._refuse(message.id, problem)
        finally:
            self._asking = False

    def _refuse(self, request: int, problem: Problem, edition: Edition | None = None) -> None:
        refusal = told(problem, edition, self._lang)
        self._tables.metrics.refusals[refusal.reason] += 1
        self.pass_on(messages.Refused(request, refusal))


def may_watch(live: Live, watch: str | None) -> bool:
    """A public table is open to everybody's eyes, others to those who have the link."""
    table = live.table
    return table.public or (watch is not None and commands.same(table.watch, watch))

"""Play or watch at a table on a server: connect, resume after a loss, send a command until it is answered."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPSConnection
from random import choice, uniform
from typing import Final, Self, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from . import messages
from .ai.hints import Hint
from .messages import Now as Now, Offer as Offer, read_turn as read_turn, read_view as read_view
from .rules.actions import Action
from .rules.notation import read_action
from .rules.record import read_record
from .rules.rng import digest
from .verification import KEY_PATH, RECEIPT_FORMAT, Known, SignatureState, check, read_receipt

_T = TypeVar("_T")
_down: msgspec.json.Decoder[messages.Down] = msgspec.json.Decoder(messages.Down)
TIMEOUT_SECONDS: Final = 10
FIRST_WAIT_SECONDS: Final = 0.05
MAX_WAIT_SECONDS: Final = 1.0
RETRY_REASONS: Final = ("busy", "too_often")
"""Reasons to try again."""


class RequestRefused(Exception):
    """Raised if the server refuses a request; `refusal` says why."""

    def __init__(self, refusal: messages.Refusal) -> None:
        super().__init__(refusal.reason, refusal.message)
        self.refusal = refusal


def new_secret() -> str:
    """Return 128 random bits to take a seat with."""
    return secrets.token_urlsafe(16)


def ask(
    server: str,
    method: str,
    path: str,
    body: msgspec.Struct | None,
    answer: type[_T],
    secret: str | None = None,
    lang: str = "en",
    timeout: float = TIMEOUT_SECONDS,
) -> _T:
    """Make one HTTP request; raises RequestRefused, and OSError or HTTPException where there is no answer."""
    url = urlsplit(server)
    kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
    connection = kind(url.hostname or "", url.port, timeout=timeout)
    try:
        headers = {"content-type": "application/json", "accept-language": lang}
        headers |= {"authorization": f"Bearer {secret}"} if secret else {}
        connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
        response = connection.getresponse()
        data = response.read()
    finally:
        connection.close()
    if response.status >= 400:
        raise RequestRefused(msgspec.json.decode(data, type=messages.Refusal))
    return msgspec.json.decode(data, type=answer)


def new_salt() -> str:
    """Return 128 random bits to be dealt from: promise their digest when you take a seat, `TableClient` shows them."""
    return secrets.token_hex(16)


def join(server: str, table: str, name: str, secret: str, lang: str = "en", salt: str | None = None) -> messages.Seated:
    """Take any open seat, or the one that this secret has already, and promise a salt; raise as `ask` does."""
    body = messages.Join(secret=secret, name=name, salt_commitment=None if salt is None else digest(salt))
    return ask(server, "POST", f"/api/tables/{table}/join", body, messages.Seated, lang=lang)


def offer_to_answer(now: Now) -> messages.Offer | None:
    """Return an offer that this seat has not answered yet."""
    return next((each for each in now.offers if now.you is not None and now.you not in each.agreed), None)


def replaced_by_bot(now: Now) -> bool:
    """Return whether a bot plays for this seat until it returns."""
    if now.you is None or now.phase != "playing":
        return False
    return now.seats[now.you].away and not now.seats[now.you].resigned


def _socket_url(server: str, table: str) -> str:
    """Return the address of a socket. A proxy may distribute sockets by the table in it."""
    url = urlsplit(server)
    return f"{'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}/api/socket?table={quote(table, safe='')}"


class TableClient:
    """One viewer of one table. `now` is the newest state; `history` every turn, as this seat saw it.

    Of several servers that share their tables it turns to any other one whenever a connection is lost: were that always
    the next one, it would have all of a dead server's clients at once.
    """

    def __init__(
        self,
        server: str | Sequence[str],
        table: str,
        secret: str | None = None,
        watch: str | None = None,
        lang: str = "en",
        salt: str | None = None,
    ) -> None:
        """Prepare a connection. `salt` is what was promised when the seat was taken: it is shown before the deal."""
        servers = [server] if isinstance(server, str) else server
        self._server, self._salt = servers[0], salt
        self._showing: asyncio.Task[None] | None = None
        self._urls = [_socket_url(each, table) for each in servers]
        self._url = self._urls[0]
        self._hello = {"table": table, "secret": secret, "watch": watch, "lang": lang}
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None
        self._asked: dict[int, tuple[bytes, asyncio.Future[messages.Down]]] = {}
        self._next = 1
        self._changed = asyncio.Condition()
        self.now: Now | None = None
        self.history: list[messages.Happened] = []
        self.on_message: Callable[[messages.Down], None] | None = None
        self.refused: messages.Refusal | None = None
        """Why the server does not want us, if it does not."""
        self.connects = 0
        self.promised: Now | None = None
        """What the server had promised when our salt was shown to it: it must have dealt from that."""

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in (self._showing, self._running):
            if task:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def do(self, command: messages.Command) -> messages.Done:
        """Carry out a command, however often the connection breaks; raise RequestRefused."""
        answer = await self._ask(lambda number: messages.Do(number, command))
        assert isinstance(answer, messages.Done)
        return answer

    async def play(self, action: Action) -> None:
        """Take the turn; raise RequestRefused."""
        await self.do(messages.PlayAction(len(self.history), str(action), self.now.undos if self.now else 0))

    async def answer(self, agree: bool) -> None:
        """Accept or decline the pending offer, or take the seat back from the bot; raise RequestRefused."""
        if (now := self.now) is None:
            return
        offer = offer_to_answer(now)
        if replaced_by_bot(now):
            if agree:
                await self.do(messages.TakeBack())
        elif offer and agree and offer.what == "undo":
            await self.do(messages.Undo(len(self.history) - 1, now.undos))
        elif offer:
            await self.do(messages.HandOver(offer.seat) if agree else messages.Decline())

    async def rematch(self, salt: str | None = None, *, start: bool = False) -> str | None:
        """Agree to play again, and promise a salt for that; return the new table once there is one."""
        promised = None if salt is None else digest(salt)
        return (await self.do(messages.Rematch(start=start, salt_commitment=promised))).table

    def receipt(self) -> str | None:
        """Return what the server signed with its last update, for `sixfold verify --receipt`."""
        if self.now is None or self.now.receipt is None:
            return None
        signed = msgspec.structs.asdict(self.now.receipt)
        return json.dumps({"format": RECEIPT_FORMAT, "commitment": self.now.commitment, **signed})

    async def verify(self) -> SignatureState:
        """Check the record of a finished game against all that this client saw of it; raise RecordError.

        The key comes from the same server: compare it with one from elsewhere. Raises as `ask` does, too.
        """
        now = self.promised or self.now
        assert now is not None
        salts = [(now.you, self._salt)] if self._salt is not None and now.you is not None else []
        exchanges = [
            (each.turn, f"{each.action} = {''.join(each.chance)}")
            for each in self.history
            if each.seat == now.you and each.chance and each.action.startswith("swap ")
        ]
        secret, receipt = self._hello["secret"] or self._hello["watch"], self.receipt()
        path = f"/api/tables/{now.table}/record"
        record = await asyncio.to_thread(ask, self._server, "GET", path, None, msgspec.Raw, secret)
        keys = await asyncio.to_thread(ask, self._server, "GET", KEY_PATH, None, messages.SigningKeys)
        known = Known(
            commitment=now.commitment,
            salts=salts,
            keys=[key.public for key in keys.keys],
            receipts=[read_receipt(receipt)] if receipt else [],
            exchanges=exchanges,
        )
        return await asyncio.to_thread(lambda: check(read_record(bytes(record).decode()), known))

    async def legal(self) -> messages.Legal:
        """Return all legal actions of this seat now; raise RequestRefused."""
        answer = await self._ask(messages.AskLegal)
        assert isinstance(answer, messages.Legal)
        return answer

    async def hint(self, step: int) -> Hint:
        """Return a hint if it is this seat's turn: 1 what to look for, 2 where, 3 the move; raise RequestRefused."""
        answer = await self._ask(lambda number: messages.AskHint(number, step))
        assert isinstance(answer, messages.Hint)
        return Hint(
            kind=answer.kind,
            attribute=answer.attribute,
            value=answer.value,
            count=answer.count,
            cells=answer.cells,
            sets=tuple(map(messages.read_pieces, answer.sets)),
            action=None if answer.action is None else read_action(answer.action),
        )

    @property
    def connected(self) -> bool:
        """Tell whether there is a connection now; a lost one is restored automatically."""
        return self._socket is not None

    async def until(self, holds: Callable[[Now], bool]) -> Now:
        """Wait for the first state for which this holds; raise RequestRefused if there will be none."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.refused or (self.now is not None and holds(self.now)))
        if self.refused:
            raise RequestRefused(self.refused)
        assert self.now is not None
        return self.now

    async def _ask(self, message: Callable[[int], messages.Up]) -> messages.Down:
        """Ask until the answer is not to try again later."""
        wait = FIRST_WAIT_SECONDS
        while True:
            found = await self._ask_once(message)
            if not isinstance(found, messages.Refused):
                return found
            if found.refusal.reason not in RETRY_REASONS:
                raise RequestRefused(found.refusal)
            await asyncio.sleep(wait)
            wait = min(MAX_WAIT_SECONDS, 2 * wait)

    async def _ask_once(self, message: Callable[[int], messages.Up]) -> messages.Down:
        if self.refused:  # nobody is listening any more
            raise RequestRefused(self.refused)
        number, self._next = self._next, self._next + 1
        data = msgspec.json.encode(message(number))
        answer: asyncio.Future[messages.Down] = asyncio.get_running_loop().create_future()
        self._asked[number] = (data, answer)
        if self._socket:
            with suppress(WebSocketException, OSError):
                await self._socket.send(data, text=True)
        return await answer

    async def _run(self) -> None:
        """Connect again and again, waiting longer each time, and continue where it broke off."""
        wait = FIRST_WAIT_SECONDS
        while self.refused is None:
            before = self.connects
            with suppress(WebSocketException, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError):
                async with connect(self._url, compression=None, ping_interval=None, max_size=None) as socket:
                    try:
                        await self._talk(socket)
                    finally:  # at once: who is called off, perhaps twice, cannot wait for a goodbye
                        socket.transport.close()
            self._socket = None
            self._url = choice([url for url in self._urls if url != self._url] or self._urls)
            wait = FIRST_WAIT_SECONDS if self.connects > before else min(MAX_WAIT_SECONDS, 2 * wait)
            await asyncio.sleep(wait * uniform(0.5, 1))  # not all at once

    async def _talk(self, socket: ClientConnection) -> None:
        undos = self.now.undos if self.now else 0
        hello = messages.Hello(turns=len(self.history), undos=undos, **self._hello)  # type: ignore[arg-type]
        await socket.send(msgspec.json.encode(hello), text=True)
        for data, _ in list(self._asked.values()):  # what was not answered: it may or may not have arrived
            await socket.send(data, text=True)
        self._socket = socket
        self.connects += 1
        async for text in socket:
            await self._receive(_down.decode(text))

    async def _receive(self, message: messages.Down) -> None:
        if self.on_message:
            self.on_message(message)
        match message:
            case Now():
                self.history[message.since :] = message.happened
                self.now = message
                if message.phase == "revealing" and message.you in message.salts_owed and self.promised is None:
                    self._show_salt(message)
            case messages.Here(seats=here) if self.now:
                pairs = zip(self.now.seats, here, strict=True)
                seats = tuple(msgspec.structs.replace(seat, here=at or seat.kind == "bot") for seat, at in pairs)
                self.now = msgspec.structs.replace(self.now, seats=seats)
            case messages.Done(id=number) | messages.Legal(id=number) | messages.Hint(id=number):
                self._settle(number, message)
            case messages.Refused(id=0):
                if self.now is None or message.refusal.reason in ("secret", "table"):
                    self._give_up(message.refusal)
            case messages.Refused(id=number):
                self._settle(number, message)
        await self.wake()

    def _show_salt(self, now: Now) -> None:
        """Show our salt, if it is the one that the server says was promised."""
        assert now.you is not None
        if self._salt is None or now.seats[now.you].salt_commitment != digest(self._salt):
            return
        self.promised = now

        async def show(salt: str) -> None:
            with suppress(RequestRefused):  # too late: the record says that it was withheld
                await self.do(messages.RevealSalt(salt))

        self._showing = asyncio.create_task(show(self._salt))

    async def wake(self) -> None:
        """Let everybody who waits for a state check again."""
        async with self._changed:
            self._changed.notify_all()

    def _settle(self, number: int, message: messages.Down) -> None:
        _, answer = self._asked.pop(number, (b"", None))
        if answer and not answer.done():
            answer.set_result(message)

    def _give_up(self, refusal: messages.Refusal) -> None:
        self.refused = refusal
        for number in list(self._asked):
            self._settle(number, messages.Refused(number, refusal))

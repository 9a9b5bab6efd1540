"""Keep devices' subscriptions to notifications, and send encrypted messages to their push services."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct, json, msgpack

from .. import messages
from ..i18n.catalog import find_language
from . import commands
from .errors import ApiError, ErrorCode
from .http_client import Answer, Forbidden, HttpClient, check_url, parse_url
from .store import NEVER_MS, Push, Store
from .table import Table

MAX_DEVICES: Final = 5
"""Subscriptions of one seat; a further one replaces the oldest."""
TOKEN_SECONDS: Final = 12 * 3_600
MESSAGE_BYTES: Final = 512
"""Length of all messages: the push service does not see how long a name is."""
KEY_NAME: Final = sha256(b"sixfold push key").hexdigest()
KEY_TAKER: Final = "server"
HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}", re.ASCII)


class Subscription(Struct, frozen=True):
    """What is stored of a subscription. `holder` is the key of the seat with which it was made."""

    holder: str
    endpoint: str
    receiver: bytes
    auth: bytes
    lang: str
    contact: str
    """The address of this server, by which the operator of a push service can find who is responsible."""

    @property
    def service(self) -> str:
        """Return the domain of the push service."""
        return ".".join((urlsplit(self.endpoint).hostname or "").split(".")[-2:])


class PushMessage(Struct, frozen=True, kw_only=True):
    """What a service worker receives. It contains nothing that is hidden from anybody at the table."""

    table: str
    game: str
    kind: Literal["turn", "reminder"]
    by: str
    """The name of the person who took the last turn, if any."""
    lang: str


@dataclass(slots=True, eq=False)
class PushService:
    """Store subscriptions and send to them. The key of the server is made once, for all processes over one store."""

    _store: Store
    _client: HttpClient
    _now: Callable[[], int]
    private: bool = False
    """Allow push services in private networks."""
    _key: bytes = b""

    async def public_key(self) -> str:
        """Return the server's public key."""
        await self._load()
        from . import web_push

        return web_push.to_base64(web_push.public_bytes(web_push.read_private(self._key).public_key()))

    async def subscribe(self, table: Table, secret: str, request: messages.PushSubscription, host: str) -> None:
        """Store a subscription of the seat with that secret; raise ApiError if nothing may be sent there."""
        seat = commands.seat_of(table, secret)
        if seat is None:
            raise ApiError(ErrorCode.SECRET)
        await self._load()
        from . import web_push

        try:
            check_url(parse_url(request.endpoint), self.private)
            receiver, auth = web_push.from_base64(request.p256dh), web_push.from_base64(request.auth)
            web_push.read_public(receiver)
        except (Forbidden, ValueError):
            raise ApiError(ErrorCode.PUSH) from None
        contact = f"https://{host if HOST.fullmatch(host) else 'localhost'}"
        lang = find_language(request.lang) or "en"
        data = msgpack.encode(Subscription(commands.key(secret), request.endpoint, receiver, auth, lang, contact))
        push = Push(table.id, seat, _device(request.endpoint), self._now(), data)
        if not await self._store.add_push(push, MAX_DEVICES):
            raise ApiError(ErrorCode.TABLE)

    async def unsubscribe(self, table: Table, secret: str, endpoint: str) -> None:
        """End a subscription of the seat with that secret."""
        seat = commands.seat_of(table, secret)
        if seat is None:
            raise ApiError(ErrorCode.SECRET)
        await self._store.remove_push(table.id, seat, _device(endpoint))

    async def subscriptions(self, table: Table, seat: int) -> list[tuple[Push, Subscription]]:
        """Return the subscriptions of a seat. Those of a revoked device, or of an earlier player, are deleted."""
        found = []
        for push in await self._store.pushes(table.id):
            subscription = msgpack.decode(push.data, type=Subscription)
            if subscription.holder not in table.seats[push.seat].keys:
                await self.end(push)
            elif push.seat == seat:
                found.append((push, subscription))
        return found

    async def end(self, push: Push) -> None:
        """Delete a subscription."""
        await self._store.remove_push(push.table, push.seat, push.device)

    async def send(self, to: Subscription, message: PushMessage, keep_seconds: int) -> Answer:
        """Send a message, which the push service keeps that long; raise what HttpClient raises."""
        await self._load()
        from . import web_push

        url = parse_url(to.endpoint)
        text = json.encode(message).ljust(MESSAGE_BYTES)
        expires = self._now() // 1000 + TOKEN_SECONDS
        headers = {
            "Authorization": web_push.authorization(self._key, f"{url.scheme}://{url.netloc}", to.contact, expires),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(keep_seconds),
            "Topic": message.table,  # a later message replaces one that was not delivered
            "Urgency": "high" if message.kind == "reminder" else "normal",
        }
        body = web_push.encrypt(text, to.receiver, to.auth)
        return await self._client.post(url, headers, body, private=self.private)

    async def _load(self) -> None:
        """Load the library, and the key of the server. It is made at first use, and kept in the store."""
        if not self._key:
            key = await asyncio.to_thread(_new_key)
            # The first one that is offered counts, whichever process offers it.
            await self._store.offer(KEY_NAME, key, NEVER_MS)
            self._key = await self._store.take(KEY_NAME, KEY_TAKER, self._now()) or key


def _new_key() -> bytes:
    from . import web_push

    return web_push.new_private()


def _device(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()

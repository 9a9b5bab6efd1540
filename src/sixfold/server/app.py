"""The application: requests and sockets come in here, are guarded, and go to the tables."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from msgspec import MsgspecError, json
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import compile_path
from starlette.types import Receive, Scope, Send

from .. import messages
from ..i18n.catalog import LANGUAGES
from ..rules.edition import Edition
from ..rules.notation import NotationError
from ..rules.partial_position import Impossible
from ..rules.position import BadSeats
from ..rules.turn import Illegal
from . import openapi, pages
from .access import COOKIE, SESSION_SECONDS, Access, host_name
from .api import OPERATIONS, Ask, Operation
from .errors import No, Problem, Refuse, status, told
from .limits import Guard, Limits, client_of, failure_cost
from .metrics import Metrics
from .pictures import Picture
from .relay import open_relay
from .sockets import Client
from .store import open_store
from .table_service import Tables
from .workers import Workers

log = logging.getLogger("sixfold")

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
PROBES: Final = ("/healthz", "/readyz")
UNLOGGED: Final = (*PROBES, "/metrics")
"""Asked for every few seconds by whatever watches the server."""
RETRY: Final = {429: "2", 503: "1"}


@dataclass(slots=True)
class Settings:
    """What an operator says when starting a server."""

    db: str = "sixfold.db"
    relay: str | None = None
    workers: int = 2
    password: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    """Names under which it may be reached, besides addresses and local names."""
    limits: Limits = field(default_factory=Limits)
    keep_days: int = 0
    """Days after its last event until a table is deleted; 0 keeps all."""


class App:
    """An ASGI application over one store and one relay."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.guard = Guard(settings.limits)
        self.access = Access(settings.hosts, settings.origins, settings.password, self.guard)
        self.draining = False
        self.clients: set[Client] = set()
        self.tables: Tables | None = None
        self._sweepers: list[asyncio.Task[None]] = []
        self._routes = [(compile_path(each.path)[0], each) for each in OPERATIONS]
        self._client = pages.load()
        self._pages: dict[str, Callable[[], Response]] = {
            "/healthz": lambda: Response("ok\n", media_type="text/plain"),
            "/readyz": self._ready,
            "/metrics": self._metrics,
            "/api": lambda: Response(openapi.page(), media_type="text/html"),
            "/api/openapi.json": lambda: Response(openapi.openapi(), media_type="application/json"),
            "/api/asyncapi.json": lambda: Response(openapi.asyncapi(), media_type="application/json"),
        }

    # Life

    async def start(self) -> None:
        """Open the store and the relay; raises StoreError where that cannot be."""
        store = await open_store(self.settings.db)
        relay = await open_relay(self.settings.relay)
        self.tables = Tables(store, relay, Workers(self.settings.workers), self.metrics, guard=self.guard)
        self._sweepers = [
            asyncio.create_task(self.tables.upkeep.sweep()),
            asyncio.create_task(self.tables.upkeep.expire(self.settings.keep_days)),
            asyncio.create_task(self._let_slow_ones_go()),
        ]
        # Ten thousand sockets are millions of objects that all live on: looking through them again and again for
        # garbage would stop everything for as long as a second.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 1_000)

    async def stop(self) -> None:
        """Finish what has begun."""
        for sweeper in self._sweepers:
            sweeper.cancel()
        if self.tables:
            self.tables.reviews.close()
            for pool in (self.tables.workers, self.tables.questions, self.tables.background, self.tables.studio):
                pool.close()
            await self.tables.relay.close()
            await self.tables.store.close()

    async def _let_slow_ones_go(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(1)
            late = loop.time() - self.settings.limits.send_seconds
            for client in [each for each in self.clients if each.sending_since and each.sending_since < late]:
                client.let_go()

    # Requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        request = Request(scope, receive)
        name = "other"
        try:
            name, response = await self._respond(request)
        except ClientDisconnect:
            return
        except Exception:
            log.exception("request failed", extra={"route": name})
            response = self._refused(request, Refuse(No.BUSY))
        for header in HEADERS:
            response.raw_headers.append(header)
        response.headers.setdefault("cache-control", "no-store")
        await response(scope, receive, send)
        if name in UNLOGGED:
            return
        # Never the path itself: whoever knows what a table is called may sit down at it.
        seconds = round(perf_counter() - begun, 4)
        log.info("request", extra={"route": name, "status": response.status_code, "seconds": seconds})

    async def _respond(self, request: Request) -> tuple[str, Response]:
        path = request.scope["path"]  # not request.url: that trips over a Host that is none
        if path not in PROBES and not self._known_host(request.headers):
            return "other", self._refused(request, Refuse(No.ADDRESS, host_name(request.headers["host"])))
        if path in self._pages:
            if request.method not in ("GET", "HEAD"):
                return path, self._refused(request, Refuse(No.METHOD))
            return path, self._pages[path]()
        if request.method in ("GET", "HEAD") and (page := pages.find(self._client, path)):
            return "page", self._page(request, page)
        reached = False
        for pattern, operation in self._routes:
            found = pattern.match(path)
            reached = reached or found is not None
            if found and operation.method == request.method:
                return operation.name, await self._operate(request, operation, found.groupdict())
        return "other", self._refused(request, Refuse(No.METHOD if reached else No.TABLE))

    @staticmethod
    def _page(request: Request, page: pages.Page) -> Response:
        headers = {"etag": page.etag, "cache-control": page.cache}
        if request.headers.get("if-none-match") == page.etag:
            return Response(status_code=304, headers=headers)
        return Response(page.data, headers=headers, media_type=page.kind)

    async def _operate(self, request: Request, operation: Operation, path: dict[str, str]) -> Response:
        ask, client = None, client_of(request.client.host if request.client else "")
        try:
            ask = await self._ask(request, operation, path, client)
            found = await operation.call(ask)
        except (Refuse, Illegal, NotationError, Impossible, BadSeats) as problem:
            self.guard.fail(client, failure_cost(problem))
            return self._refused(request, problem, ask.edition if ask else None)
        if isinstance(found, Picture):
            return Response(found.data, media_type=found.media)
        body = found.encode() if isinstance(found, str) else json.encode(found)
        response = Response(body, media_type="application/json")
        if isinstance(found, messages.Entered):
            secure = request.scope["scheme"] == "https"
            cookie = await self.access.open_session(ask.tables.store, ask.tables.now())
            response.set_cookie(
                COOKIE, cookie, max_age=SESSION_SECONDS, httponly=True, samesite="strict", secure=secure
            )
        return response

    async def _ask(self, request: Request, operation: Operation, path: dict[str, str], client: str) -> Ask:
        """The request, read and allowed; raises Refuse."""
        if self.tables is None or self.draining:
            raise Refuse(No.BUSY)
        if not self.guard.request(client):
            raise Refuse(No.TOO_OFTEN)
        if operation.method != "GET" and not self.access.same_origin(request.headers):
            raise Refuse(No.ORIGIN)
        if not operation.free and not await self._may_enter(request, client, self.tables):
            raise Refuse(No.PASSWORD)
        given = request.query_params
        query = {name: _number(given[name]) for name in operation.query if name in given}
        chosen = {name: _choice(given.get(name, known[0]), known) for name, known in operation.choices.items()}
        chosen |= {name: _matching(given.get(name, ""), pattern) for name, pattern in operation.texts.items()}
        body = await self._body(request, operation) if operation.body is not None else None
        return Ask(
            self.tables,
            self.guard,
            client,
            path,
            query,
            _bearer(request),
            body,
            self.settings.password,
            chosen=chosen,
            lang=language(request.headers.get("accept-language", "")),
        )

    async def _body(self, request: Request, operation: Operation) -> Any:
        most, data = self.settings.limits.message_bytes, bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refuse(No.TOO_LARGE)
        try:
            return json.decode(bytes(data), type=operation.body)
        except (MsgspecError, ValueError, RecursionError):
            raise Refuse(No.UNREADABLE) from None

    def _refused(self, request: Request, problem: Problem, edition: Edition | None = None) -> Response:
        refusal = told(problem, edition, language(request.headers.get("accept-language", "")))
        self.metrics.refusals[refusal.reason] += 1
        code = status(problem)
        headers = {"retry-after": RETRY[code]} if code in RETRY else None
        return Response(json.encode(refusal), code, headers, "application/json")

    # Sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request({**scope, "type": "http"})
        client = client_of(request.client.host if request.client else "")
        await receive()
        if self.tables is None or not await self._may_connect(request, client, self.tables):
            await send({"type": "websocket.close", "code": 1008})
            return
        one = Client(self.tables, self.guard, client, receive, send)
        self.clients.add(one)
        self.metrics.sockets = self.guard.open_sockets
        try:
            await one.run()
        except Exception:
            log.exception("socket failed")
        finally:
            self.clients.discard(one)
            self.guard.close_socket(client)
            self.metrics.sockets = self.guard.open_sockets

    async def _may_connect(self, request: Request, client: str, tables: Tables) -> bool:
        """Whether a socket may be opened; if so it is counted, and must be closed again."""
        return (
            not self.draining
            and self.guard.request(client)
            and request.scope["path"] == "/api/socket"
            and self._known_host(request.headers)
            and self.access.same_origin(request.headers)
            and await self._may_enter(request, client, tables)
            and self.guard.open_socket(client)
        )

    async def _may_enter(self, request: Request, client: str, tables: Tables) -> bool:
        cookie = request.cookies.get(COOKIE, "")
        return await self.access.may_enter(client, request.headers, cookie, tables.store, tables.now())

    def _known_host(self, headers: Headers) -> bool:
        known = self.access.known_host(headers)
        if not known:
            self.metrics.limited("host", host=host_name(headers["host"])[:100])
        return known

    # Watching over it

    def _ready(self) -> Response:
        ready = self.tables is not None and not self.draining
        return Response("ready\n" if ready else "not ready\n", 200 if ready else 503, media_type="text/plain")

    def _metrics(self) -> Response:
        if self.tables:
            self.metrics.waiting_bots = self.tables.bot_turns.waiting + self.tables.workers.waiting
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Refuse(No.UNREADABLE)
    return int(text)


def _choice(text: str, known: Sequence[str]) -> str:
    if text not in known:
        raise Refuse(No.UNREADABLE)
    return text


def _matching(text: str, pattern: str) -> str:
    if text and not re.fullmatch(pattern, text):
        raise Refuse(No.UNREADABLE)
    return text


def _bearer(request: Request) -> str | None:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if kind.lower() == "bearer" and 0 < len(secret) < 100 else None


def language(accepted: str) -> str:
    """The first language of an Accept-Language header that there are words in."""
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return "en"

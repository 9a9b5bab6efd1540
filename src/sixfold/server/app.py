"""Create the ASGI application: routes, middleware, error handlers and lifespan."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ..i18n.catalog import choose
from . import openapi, pages
from .access import ANY_HOST, Access, host_name, session_cookie
from .api import OPERATIONS
from .errors import PROBLEMS, ApiError, ErrorCode
from .file_lock import lock
from .limits import Guard, Limits, client_of, failure_cost, per_client
from .metrics import Metrics
from .middleware import KnownHosts, OtherOrigins, RequestLog, SecurityHeaders
from .options import KEEP_DAYS, resolve
from .relay import open_relay
from .responses import error_response
from .services import Services
from .shared_pages import SharedPages
from .sockets import Client
from .store import is_postgres, open_store, shown, sqlite_file
from .webhook import Webhook
from .workers import Workers

log = logging.getLogger("sixfold")

POLICY_VIOLATION: Final = 1008
SLOW_CHECK_SECONDS: Final = 1.0


@dataclass(slots=True)
class Settings:
    """What an operator decides about a server."""

    db: str = "sixfold.db"
    relay: str | None = None
    workers: int = 2
    password: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    """Names under which it may be reached, besides addresses and local names."""
    limits: Limits = field(default_factory=Limits)
    keep_days: int = KEEP_DAYS
    """Days after its last event until a table is deleted; 0 keeps all."""
    webhook: Webhook | None = None
    lang: str = "en"
    """The language of what the webhook gets."""
    private_push: bool = False
    """Send notifications to push services in private networks, too."""

    @classmethod
    def from_environment(cls) -> Settings:
        """Read the settings from SIXFOLD_DB, SIXFOLD_RELAY and so on; what is missing has its default."""
        return cls.from_options(resolve({}, os.environ), choose(None, os.environ))

    @classmethod
    def from_options(cls, options: Mapping[str, Any], lang: str) -> Settings:
        """Return the settings of these options.

        Raise OSError or UnicodeDecodeError if the password cannot be read, and ValueError for a webhook that is none.
        """
        limits = Limits()
        if options["sockets"]:
            limits = replace(limits, sockets=options["sockets"])
        if options["per_client"]:
            limits = per_client(limits, options["per_client"])
        file = options["password_file"]
        return cls(
            db=options["db"],
            relay=options["relay"],
            workers=options["workers"] or max(1, (os.cpu_count() or 2) - 1),
            password=Path(file).read_text("utf-8").strip() if file else os.environ.get("SIXFOLD_PASSWORD", ""),
            origins=options["origin"],
            # A proxy in front decides which names it answers to.
            hosts=options["allow_host"] or ((ANY_HOST,) if options["proxies"] else ()),
            limits=limits,
            keep_days=options["keep_days"],
            webhook=Webhook.parse(options["webhook"]) if options["webhook"] else None,
            lang=lang,
            private_push=options["private_push"],
        )


class Server:
    """Own everything that one server process consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.guard = Guard(settings.limits, self.metrics.limited)
        self.access = Access(settings.hosts, settings.origins, settings.password, self.guard)
        self.draining = False
        """True when the server only finishes what has begun."""
        self.clients: set[Client] = set()
        self.services: Services | None = None
        """None before the start."""

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the store and the relay, and close them at the end; raise StoreError if that fails."""
        with ExitStack() as stack:
            if not is_postgres(self.settings.db):
                file = Path(sqlite_file(self.settings.db))
                stack.enter_context(lock(file, shared=self.settings.relay is not None))
            async with self._running():
                yield

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[None]:
        store = await open_store(self.settings.db)
        try:
            relay = await open_relay(self.settings.relay)
        except BaseException:
            await store.close()
            raise
        settings = self.settings
        database = shown(settings.db) if is_postgres(settings.db) else settings.db
        log.info("server started", extra={"version": version("sixfold"), "database": database, "relay": relay.shared})
        self.services = services = Services(
            store,
            relay,
            Workers(settings.workers),
            self.metrics,
            self.guard,
            webhook=settings.webhook,
            lang=settings.lang,
            private_push=settings.private_push,
        )
        try:
            await services.signing.load()
            await services.downtimes.load()
        except BaseException:
            await services.close()
            raise
        services.start(self.settings.keep_days)
        services.tasks.repeat(self.disconnect_slow_clients, SLOW_CHECK_SECONDS)
        # Ten thousand sockets are millions of long-lived objects. Scanning them for garbage again and again would stop
        # everything for up to a second.
        self.metrics.watch_process()
        self.metrics.max_sockets.set(settings.limits.sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 1_000)
        try:
            yield
        finally:
            self.draining = True
            log.info("server stopping")
            await services.close()
            log.info("server stopped")

    async def disconnect_slow_clients(self) -> None:
        """Disconnect clients that do not read, or are banned."""
        late = asyncio.get_running_loop().time() - self.settings.limits.send_seconds
        for client in [each for each in self.clients if each.sending_since and each.sending_since < late]:
            client.disconnect("send_seconds")
        for client in [each for each in self.clients if each.client in self.guard.banned]:
            client.disconnect("banned")

    async def may_enter(self, request: Request, client: str) -> bool:
        """Tell whether the client knows the password, or needs none."""
        assert self.services is not None
        cookie = session_cookie(request.headers)
        return await self.access.may_enter(client, request.headers, cookie, self.services.store, self.services.now())

    def knows_host(self, headers: Mapping[str, str]) -> bool:
        """Tell whether the server may be reached under the host name of a request, and count it if not."""
        known = self.access.known_host(headers)
        if not known:
            self.metrics.limited("host", host=host_name(headers["host"])[:100])
        return known

    # Endpoints

    async def health(self, _request: Request) -> Response:
        """Answer that the process is alive."""
        return Response("ok\n", media_type="text/plain")

    async def readiness(self, _request: Request) -> Response:
        """Answer whether the server accepts work: it is neither starting nor stopping, and can store turns."""
        if self.services is None or self.draining:
            failures = ["stopping" if self.draining else "starting"]
        else:
            failures = await self.services.health.failures()
        text = f"not ready: {', '.join(failures)}\n" if failures else "ready\n"
        return Response(text, 503 if failures else 200, media_type="text/plain")

    async def metrics_page(self, _request: Request) -> Response:
        """Answer with the metrics for Prometheus."""
        if self.services:
            await self.services.health.failures()
            for queue, count in self.services.waiting.items():
                self.metrics.waiting.labels(queue).set(count)
            self.metrics.relay_dropped.set(self.services.relay.dropped)
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")


class SocketEndpoint:
    """Accept sockets of clients that may connect, and serve each until it is closed."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        server, request = self._server, Request({**scope, "type": "http"})
        address = client_of(request.client.host if request.client else "")
        await receive()
        if server.services is None or not await self._may_connect(request, address):
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        client = Client(server.services, server.guard, address, receive, send)
        server.clients.add(client)
        server.metrics.sockets.set(server.guard.open_sockets)
        try:
            await client.run()
        except Exception:
            log.exception("socket failed")
        finally:
            server.clients.discard(client)
            server.guard.close_socket(address)
            server.metrics.sockets.set(server.guard.open_sockets)

    async def _may_connect(self, request: Request, address: str) -> bool:
        """Tell whether a socket may be opened; if so it is counted, and must be closed again."""
        server = self._server
        return (
            not server.draining
            and server.guard.request(address)
            and request.scope["path"] == "/api/socket"
            and server.knows_host(request.headers)
            and server.access.same_origin(request.headers)
            and await server.may_enter(request, address)
            and server.guard.open_socket(address)
        )


class WebClient:
    """Serve the files of the web client; any other path leads to its first page, which finds the rest itself."""

    def __init__(self, shared: SharedPages) -> None:
        self._pages = pages.load()
        self._shared = shared

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = pages.find(self._pages, scope["path"]) if scope["method"] in ("GET", "HEAD") else None
        if page is None:
            raise HTTPException(404)
        request, file = Request(scope), page
        page = await self._shared.describe(request, file)
        headers = {"etag": page.etag, "cache-control": page.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == page.etag:
            response = Response(status_code=304, headers=headers)
        elif page is file and page.compresses and "gzip" in request.headers.get("accept-encoding", ""):
            data = await asyncio.to_thread(pages.compressed, page.data)
            response = Response(data, headers=headers | {"content-encoding": "gzip"}, media_type=page.kind)
        else:
            response = Response(page.data, headers=headers, media_type=page.kind)
        await response(scope, receive, send)


async def _refuse(request: Request, problem: Exception) -> Response:
    """Answer a problem of an operation, and charge the client for it."""
    assert isinstance(problem, PROBLEMS)
    client = client_of(request.client.host if request.client else "")
    request.app.state.server.guard.fail(client, failure_cost(problem))
    return error_response(request, problem)


async def _not_routed(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    return error_response(request, ApiError(ErrorCode.METHOD if problem.status_code == 405 else ErrorCode.TABLE))


def _document(path: str, content: Callable[[], str | bytes], media_type: str) -> Route:
    async def document(_request: Request) -> Response:
        return Response(content(), media_type=media_type)

    return Route(path, document, name=path)


def _without_route(sockets: ASGIApp, pages: ASGIApp) -> ASGIApp:
    """Serve sockets and pages at any path. Attempts to connect at a wrong path count for the limits too."""

    def default(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (sockets if scope["type"] == "websocket" else pages)(scope, receive, send)

    return default


def create_app(settings: Settings | None = None) -> Starlette:
    """Return a new application with these settings, or those in the environment; `app.state.server` is its `Server`."""
    server = Server(settings or Settings.from_environment())
    app = Starlette(
        routes=[
            Route("/healthz", server.health, name="/healthz"),
            Route("/readyz", server.readiness, name="/readyz"),
            Route("/metrics", server.metrics_page, name="/metrics"),
            _document("/api", openapi.page, "text/html"),
            _document("/api/openapi.json", openapi.openapi, "application/json"),
            _document("/api/asyncapi.json", openapi.asyncapi, "application/json"),
            *OPERATIONS,
        ],
        middleware=[Middleware(each) for each in (SecurityHeaders, RequestLog, KnownHosts, OtherOrigins)],
        exception_handlers={HTTPException: _not_routed, **dict.fromkeys(PROBLEMS, _refuse)},
        lifespan=server.lifespan,
    )
    app.router.redirect_slashes = False
    app.router.default = _without_route(SocketEndpoint(server), WebClient(SharedPages(server)))
    app.state.server = server
    return app

"""Wrap every HTTP request: response headers, the request log, allowed host names and origins."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from time import perf_counter
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .access import host_name
from .errors import ApiError, ErrorCode
from .pages import content_security_policy
from .responses import error_response

log = logging.getLogger("sixfold")

CSP: Final = f"{content_security_policy()}; frame-ancestors 'none'"
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
PREFLIGHT: Final = {
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "7200",
}
PROBE_PATHS: Final = ("/healthz", "/readyz")
UNLOGGED_PATHS: Final = (*PROBE_PATHS, "/metrics")
"""Routes that monitoring requests every few seconds."""


class HttpMiddleware:
    """Handle HTTP requests, and pass sockets on without a frame that each of their messages would go through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (self.handle if scope["type"] == "http" else self.app)(scope, receive, send)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        raise NotImplementedError


class SecurityHeaders(HttpMiddleware):
    """Add the security headers to every response, and `no-store` where nothing else is said about caching."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                MutableHeaders(raw=message["headers"]).setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class RequestLog(HttpMiddleware):
    """Log every request by its route, and answer 503 if handling it raises an unexpected exception."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = perf_counter(), 0

        async def send_with_status(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self.app(scope, receive, send_with_status)
        except ClientDisconnect:
            return
        except Exception:
            log.exception("request failed", extra={"route": _route(scope, status)})
            if not status:
                await error_response(Request(scope), ApiError(ErrorCode.BUSY))(scope, receive, send_with_status)
        # Never the path: it may contain the name of a table, and anybody who knows that may join.
        route, seconds = _route(scope, status), perf_counter() - begun
        scope["app"].state.server.metrics.http_seconds.labels(route, status).observe(seconds)
        if route not in UNLOGGED_PATHS:
            log.info("request", extra={"route": route, "status": status, "seconds": round(seconds, 4)})


def _route(scope: Scope, status: int) -> str:
    if "route" in scope:
        return str(scope["route"].name)
    return "page" if status in (200, 304) else "other"


class KnownHosts(HttpMiddleware):
    """Reject requests under a host name that is not allowed; probes may use any."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] not in PROBE_PATHS:
            request = Request(scope)
            if not scope["app"].state.server.knows_host(request.headers):
                problem = ApiError(ErrorCode.ADDRESS, host_name(request.headers["host"]))
                await error_response(request, problem)(scope, receive, send)
                return
        await self.app(scope, receive, send)


class OtherOrigins(HttpMiddleware):
    """Let pages of allowed origins read the responses. The client may be on a host of its own, without a server."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        origin = scope["app"].state.server.access.other_origin(request.headers)
        if origin is None:
            await self.app(scope, receive, send)
            return
        # Without `allow-credentials`: no cookie is sent, and a seat's secret is in a header.
        headers = {"access-control-allow-origin": origin, "vary": "origin"}
        raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        if request.method == "OPTIONS" and "access-control-request-method" in request.headers:
            await Response(status_code=204, headers=headers | PREFLIGHT)(scope, receive, send)
            return

        async def send_readable(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *raw]
            await send(message)

        await self.app(scope, receive, send_readable)

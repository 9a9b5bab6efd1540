"""Run `sixfold serve`: serve tables until SIGTERM or Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..i18n import error_messages
from ..i18n.catalog import say
from .errors import CommandError
from .files import cannot_read
from .stores import problem
from .texts import texts

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from ..server.app import Server

DRAIN_SECONDS: Final = 5.0
"""Seconds between saying that the server is not ready any more and closing what is open."""


MAX_UNACKNOWLEDGED_MS: Final = 30_000
"""How long the system keeps a connection whose other end takes nothing of what was sent."""
RANGES: Final = {
    "port": (0, 65_535),
    "workers": (1, 1_000),
    "sockets": (1, 10_000_000),
    "per_client": (1, 100_000),
    "drain": (0, 3_600),
}
"""Lowest and highest value of options that are numbers."""


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    word = texts(lang, "cli-")
    parser.add_argument("--host", default="127.0.0.1", metavar=word("meta-host"), help=word("arg-host"))
    parser.add_argument("--port", type=int, default=8000, metavar=word("meta-number"), help=word("arg-port"))
    parser.add_argument("--db", default="sixfold.db", metavar="URL", help=word("arg-db"))
    parser.add_argument("--relay", metavar="URL", help=word("arg-relay"))
    parser.add_argument("--workers", type=int, metavar=word("meta-number"), help=word("arg-workers"))
    parser.add_argument("--password-file", metavar=word("meta-file"), help=word("arg-password-file"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=word("arg-origin"))
    parser.add_argument("--allow-host", action="append", default=[], metavar=word("meta-host"), help=word("arg-hosts"))
    parser.add_argument("--proxies", default="", metavar=word("meta-addresses"), help=word("arg-proxies"))
    parser.add_argument("--sockets", type=int, metavar=word("meta-number"), help=word("arg-sockets"))
    parser.add_argument("--per-client", type=int, metavar=word("meta-number"), help=word("arg-per-client"))
    parser.add_argument("--keep-days", type=int, metavar=word("meta-number"), help=word("arg-keep-days"))
    parser.add_argument(
        "--drain", type=float, default=DRAIN_SECONDS, metavar=word("meta-seconds"), help=word("arg-drain")
    )
    parser.add_argument("--webhook", metavar="URL", help=word("arg-webhook"))
    parser.add_argument("--private-push", action="store_true", help=word("arg-private-push"))
    parser.add_argument("--quiet", action="store_true", help=word("arg-quiet"))


Ready = Callable[[str], None]
"""Called with the address as soon as the server accepts connections."""


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    return serve(options, lang, lambda url: print(say(lang, "serve-at", url=url), flush=True))


def serve(options: argparse.Namespace, lang: str, ready: Ready) -> int:
    """Run a server and call `ready` once it accepts connections; return the exit status."""
    from ..server.access import ANY_HOST
    from ..server.app import KEEP_DAYS, MAX_KEEP_DAYS, Settings, create_app
    from ..server.limits import Limits
    from ..server.logs import set_up_logs
    from ..server.store import StoreError
    from ..server.webhook import Webhook

    for name, (low, high) in {**RANGES, "keep_days": (0, MAX_KEEP_DAYS)}.items():
        value = getattr(options, name)
        if value is not None and not low <= value <= high:
            option = f"--{name.replace('_', '-')}"
            raise CommandError(say(lang, "arena-out-of-range", name=option, low=low, high=high), 2)
    try:
        password = _password(options.password_file)
    except (OSError, UnicodeDecodeError) as error:
        raise cannot_read(options.password_file, error, lang) from None
    url = options.webhook or os.environ.get("SIXFOLD_WEBHOOK", "")
    try:
        webhook = Webhook.parse(url) if url else None
    except ValueError:
        raise CommandError(say(lang, "serve-bad-webhook"), 2) from None
    limits = Limits()
    if options.sockets:
        limits = replace(limits, sockets=options.sockets)
    if options.per_client:
        limits = per_client(limits, options.per_client)
    settings = Settings(
        db=options.db,
        relay=options.relay,
        workers=options.workers or max(1, (os.cpu_count() or 2) - 1),
        password=password,
        origins=tuple(options.origin),
        # A proxy in front decides which names it answers to.
        hosts=tuple(options.allow_host) or ((ANY_HOST,) if options.proxies else ()),
        limits=limits,
        keep_days=KEEP_DAYS if options.keep_days is None else options.keep_days,
        webhook=webhook,
        lang=lang,
        private_push=options.private_push,
    )
    try:
        listening = _listen(options.host, options.port)
    except OSError as error:
        why = error_messages.system(error, lang)
        raise CommandError(say(lang, "serve-cannot-listen", host=options.host, port=options.port, why=why)) from None
    set_up_logs(options.quiet)
    try:
        return _run(create_app(settings), listening, options, ready)
    except StoreError as error:
        raise CommandError(problem(error, lang)) from None


def per_client(limits: Any, times: int) -> Any:
    """Multiply the limits of an address, for clients that share one, as in a school."""
    rates = ("requests", "tables", "thinking")
    raised = [*rates, *(f"{each}_at_once" for each in rates), "sockets_per_client", "connections_per_client"]
    return replace(limits, **{each: getattr(limits, each) * times for each in raised})


def _password(file: str | None) -> str:
    if file:
        return Path(file).read_text(encoding="utf-8").strip()
    return os.environ.get("SIXFOLD_PASSWORD", "")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # inherited by every connection: one that takes nothing does not stay
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, MAX_UNACKNOWLEDGED_MS)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def _run(app: Starlette, listening: socket.socket, options: argparse.Namespace, ready: Ready) -> int:
    import uvicorn

    from ..server.transport import Connections, RequestProtocol, SocketProtocol
    from .draining import DrainingServer

    with suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    state: Server = app.state.server
    connections = Connections(state.guard, state.metrics, options.proxies)
    config = uvicorn.Config(
        app,
        http=partial(RequestProtocol, connections),  # type: ignore[arg-type]  # it is only called
        ws=partial(SocketProtocol, connections),  # type: ignore[arg-type]
        ws_max_size=state.settings.limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=options.proxies or None,
        backlog=4096,
        timeout_graceful_shutdown=10,
    )
    server = DrainingServer(config, state, options.drain, lambda: ready(_url(listening)))

    async def serve() -> None:
        # Here and not by uvicorn, which would only log that the store cannot be opened. It listens afterwards: a client
        # that reached a server which is still starting would wait for it instead of trying another one.
        async with state.lifespan(app):
            await server.serve([listening])

    asyncio.run(serve())
    return 0


def _url(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"

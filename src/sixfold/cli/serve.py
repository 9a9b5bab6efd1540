"""Run `sixfold serve`: serve tables until SIGTERM or Ctrl-C."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
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

MAX_UNACKNOWLEDGED_MS: Final = 30_000
"""How long the system keeps a connection whose other end takes nothing of what was sent."""


def add_options(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare the arguments of the command."""
    from ..server.options import NUMBER_TYPES, OPTIONS

    word = texts(lang, "cli-")
    for option in OPTIONS:
        about = word(f"arg-{option.help or option.name.replace('_', '-')}")
        if option.kind == "switch":
            parser.add_argument(option.flag, action="store_true", help=about)
        elif option.kind == "list":
            meta = word(f"meta-{option.meta}") if option.meta else "URL"
            parser.add_argument(option.flag, action="append", default=[], metavar=meta, help=about)
        else:
            number = NUMBER_TYPES.get(option.kind)
            meta = word(f"meta-{option.kind}") if number else word(f"meta-{option.meta}") if option.meta else "URL"
            parser.add_argument(option.flag, type=number or str, metavar=meta, help=about)


Ready = Callable[[str], None]
"""Called with the address as soon as the server accepts connections."""


def run(options: argparse.Namespace, lang: str) -> int:
    """Run the command and return its exit status."""
    return serve(options, lang, lambda url: print(say(lang, "serve-at", url=url), flush=True))


def serve(options: argparse.Namespace, lang: str, ready: Ready) -> int:
    """Run a server and call `ready` once it accepts connections; return the exit status."""
    from ..server.app import Settings, create_app
    from ..server.logs import set_up_logs
    from ..server.pages import is_built
    from ..server.store import StoreError

    values = _values(options, lang)
    try:
        settings = Settings.from_options(values, lang)
    except (OSError, UnicodeDecodeError) as error:
        raise cannot_read(values["password_file"], error, lang) from None
    except ValueError:
        raise CommandError(say(lang, "serve-bad-webhook"), 2) from None
    if not is_built():
        print(f"sixfold: {say(lang, 'serve-no-client')}", file=sys.stderr, flush=True)
    host, port = values["host"], values["port"]
    try:
        listening = _listen(host, port)
    except OSError as error:
        why = error_messages.system(error, lang)
        raise CommandError(say(lang, "serve-cannot-listen", host=host, port=port, why=why)) from None
    set_up_logs(values["quiet"])
    try:
        return _run(create_app(settings), listening, values["proxies"], values["drain"], ready)
    except StoreError as error:
        raise CommandError(problem(error, lang)) from None


def _values(options: argparse.Namespace, lang: str) -> dict[str, Any]:
    """Return the value of every option, from the command line or its variable."""
    from ..server.options import BadOption, resolve

    try:
        return resolve(vars(options), os.environ)
    except BadOption as bad:
        option = bad.option
        if option.kind == "switch":
            message = say(lang, "cli-usage-choice", name=bad.name, what=bad.text)
        else:
            message = say(lang, "arena-out-of-range", name=bad.name, low=option.low, high=option.high)
        raise CommandError(message, 2) from None


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


def _run(app: Starlette, listening: socket.socket, proxies: str, drain: float, ready: Ready) -> int:
    import uvicorn

    from ..server.transport import Connections, RequestProtocol, SocketProtocol
    from .draining import DrainingServer

    with suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    state: Server = app.state.server
    connections = Connections(state.guard, state.metrics, proxies)
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
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        backlog=4096,
        timeout_graceful_shutdown=10,
    )
    server = DrainingServer(config, state, drain, lambda: ready(_url(listening)))

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

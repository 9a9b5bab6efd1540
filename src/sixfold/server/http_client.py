"""Send single HTTP requests to other servers: with deadlines, without redirects, only to allowed addresses."""

from __future__ import annotations

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, getaddrinfo
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

TIMEOUT_SECONDS: Final = 10.0
"""From the connection to the status of the response; its body is not read."""
MAX_CONNECTIONS: Final = 16
"""At the same time, and so also names that are resolved at the same time."""
MAX_HEADER_BYTES: Final = 16_384
PORTS: Final = {"http": 80, "https": 443}
PUBLIC_IPV6: Final = IPv6Network("2000::/3")


class Forbidden(Exception):
    """The address must not be used: it is no URL for us, or leads to a private network."""


class Answer(NamedTuple):
    """The status of a response, and the seconds after which the server wants to be asked again."""

    status: int
    retry_after: int = 0


def is_public(address: str) -> bool:
    """Tell whether an IP address belongs to the internet, and so to no machine beside this one."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and (parsed not in PUBLIC_IPV6 or parsed.sixtofour):
        return False  # also those that contain an IPv4 address
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def parse_url(url: str, schemes: tuple[str, ...] = ("https",)) -> SplitResult:
    """Return the parts of a URL that can be requested; raise Forbidden."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in schemes and parts.hostname and parts.port != 0 and not parts.username
    except ValueError:
        usable = False
    if not usable or not url.isascii() or not url.isprintable() or " " in url or "#" in url or "\\" in url:
        raise Forbidden
    return parts


def check_url(url: SplitResult, private: bool) -> None:
    """Raise Forbidden for a port or a literal address that may not be used, unless private networks are allowed."""
    host = url.hostname or ""
    literal = ":" in host or host.rpartition(".")[2].isdigit()
    if not private and ((url.port or PORTS[url.scheme]) != PORTS["https"] or (literal and not is_public(host))):
        raise Forbidden


class HttpClient:
    """Send requests, each over a connection of its own. Nothing blocks the event loop, and the timeout ends all."""

    def __init__(self, timeout_seconds: float = TIMEOUT_SECONDS) -> None:
        self._timeout_seconds = timeout_seconds
        # Not the loop's own threads: a name server that does not answer must not keep those.
        self._resolver = ThreadPoolExecutor(MAX_CONNECTIONS, thread_name_prefix="resolver")
        self._ssl: ssl.SSLContext | None = None

    async def post(self, url: SplitResult, headers: dict[str, str], body: bytes, *, private: bool) -> Answer:
        """Send a request. Raise Forbidden if it may only go to a public address, OSError or TimeoutError if it fails.

        It connects to the very address that was checked: a name may lead to another one a moment later.
        """
        check_url(url, private)
        if url.scheme == "https" and self._ssl is None:
            self._ssl = await asyncio.to_thread(ssl.create_default_context)
        host, port = url.hostname or "", url.port or PORTS[url.scheme]
        address = await self._resolve(host, port, private)
        async with asyncio.timeout(self._timeout_seconds):
            return await self._send(url, address, port, headers, body)

    async def _resolve(self, host: str, port: int, private: bool) -> str:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._resolver, lambda: getaddrinfo(host, port, type=SOCK_STREAM))
        except UnicodeError:  # a label that is too long
            raise Forbidden from None
        addresses = [str(each[4][0]) for each in found]
        allowed = [each for each in addresses if private or is_public(each)]
        if not allowed:
            raise Forbidden
        return allowed[0]

    async def _send(self, url: SplitResult, address: str, port: int, headers: dict[str, str], body: bytes) -> Answer:
        name = url.hostname if url.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, port, limit=MAX_HEADER_BYTES, ssl=self._ssl if name else None, server_hostname=name
        )
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEADER_BYTES)
            for event in (_request(url, headers, len(body)), h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await _answer(connection, reader)
        except h11.ProtocolError as error:
            raise ConnectionError from error
        finally:
            writer.transport.abort()

    def close(self) -> None:
        """End the threads that resolve names, as soon as they have an answer."""
        self._resolver.shutdown(wait=False, cancel_futures=True)


def _request(url: SplitResult, headers: dict[str, str], length: int) -> h11.Request:
    target = f"{url.path or '/'}{f'?{url.query}' if url.query else ''}"
    own = {"Host": url.netloc, "Content-Length": str(length), "Connection": "close"}
    return h11.Request(method="POST", target=target, headers=list({**own, **headers}.items()))


async def _answer(connection: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    while not isinstance(event := connection.next_event(), h11.Response):
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(MAX_HEADER_BYTES))
        elif not isinstance(event, h11.InformationalResponse):
            raise ConnectionError
    after = next((value for name, value in event.headers if name == b"retry-after"), b"")
    return Answer(event.status_code, int(after) if after.isdigit() and len(after) < 9 else 0)

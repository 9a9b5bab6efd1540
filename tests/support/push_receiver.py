"""Run a push service on loopback, with TLS, and read what a device receives there."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sixfold import messages
from tests.support.patience import PATIENCE_SECONDS

SILENT = 0
"""A status: the service takes the request and never answers."""


@dataclass
class Request:
    """Hold what was sent to the service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushReceiver:
    """Collect requests. `statuses` are answered in turn, and the last of them from then on."""

    port: int = 0
    requests: list[Request] = field(default_factory=list)
    statuses: dict[str, list[int]] = field(default_factory=dict)
    answer_headers: str = ""
    open: int = 0
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def endpoint(self, name: str) -> str:
        return f"https://localhost:{self.port}/{name}"

    def received(self, name: str) -> list[Request]:
        return [each for each in self.requests if each.path == f"/{name}"]

    def hang_up(self) -> None:
        """End the requests that were not answered."""
        self.released.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += 1
        try:
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
                body = await reader.readexactly(int(headers["content-length"]))
                path = head[0].split(" ")[1]
                self.requests.append(Request(path, headers, body))
                left = self.statuses.get(path.lstrip("/"), [201])
                status = left.pop(0) if len(left) > 1 else left[0]
                if status == SILENT:
                    gone, released = (asyncio.create_task(each) for each in (reader.read(), self.released.wait()))
                    await asyncio.wait({gone, released}, return_when=asyncio.FIRST_COMPLETED)
                    for each in (gone, released):
                        each.cancel()
                    return
                writer.write(f"HTTP/1.1 {status} X\r\n{self.answer_headers}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
        finally:
            self.open -= 1
            writer.close()


@asynccontextmanager
async def push_receiver(folder: Path, *, tls: bool = True) -> AsyncIterator[PushReceiver]:
    """Run a service. SSL_CERT_FILE must name `certificate(folder)` for clients to trust it."""
    receiver = PushReceiver()
    context = None
    if tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate(folder))
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=context)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()


def certificate(folder: Path) -> Path:
    """Return a file with a key and its own certificate for localhost."""
    path = folder / "localhost.pem"
    if path.exists():
        return path
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=400))
        .not_valid_after(now + datetime.timedelta(days=400))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path


class Device:
    """Hold the keys of a browser that is subscribed, and read messages to it."""

    def __init__(self, private: bytes | None = None, auth: bytes = b"sixteen bytes ok") -> None:
        curve = ec.SECP256R1()
        self.private = (
            ec.derive_private_key(int.from_bytes(private, "big"), curve) if private else ec.generate_private_key(curve)
        )
        self.auth = auth
        self.public = _point(self.private.public_key())

    def subscription(self, endpoint: str, lang: str = "en") -> messages.PushSubscription:
        return messages.PushSubscription(endpoint, encode(self.public), encode(self.auth), lang)

    def decrypt(self, body: bytes) -> bytes:
        """Read a message as RFC 8188 and RFC 8291 describe it, without the code on trial."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        secret = _hkdf(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert padded[-1:] == b"\x02"
        return padded[:-1]

    def read(self, request: Request) -> dict[str, Any]:
        """Check a request as a push service would, and return its message."""
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) >= 0
        assert len(request.body) <= 4096
        message: dict[str, Any] = msgspec.json.decode(self.decrypt(request.body))
        return message


def verify(authorization: str) -> dict[str, Any]:
    """Check the signature of a VAPID header by the public key in it, and return its claims."""
    fields = dict(each.split("=", 1) for each in authorization.removeprefix("vapid ").replace(" ", "").split(","))
    head, claims, signature = fields["t"].split(".")
    assert msgspec.json.decode(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    assert len(raw) == 64
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(fields["k"]))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = msgspec.json.decode(decode(claims))
    return found


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


async def until(true: Callable[[], object]) -> None:
    """Wait for a state."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not true():
            await asyncio.sleep(0.005)


@contextmanager
def push_receiver_in_thread(folder: Path) -> Iterator[PushReceiver]:
    """Run a service for a test without an event loop."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    context = push_receiver(folder)
    receiver = asyncio.run_coroutine_threadsafe(context.__aenter__(), loop).result()
    try:
        yield receiver
    finally:
        asyncio.run_coroutine_threadsafe(context.__aexit__(None, None, None), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()

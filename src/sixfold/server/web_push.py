"""Encrypt messages for Web Push (RFC 8291) and sign requests to push services (VAPID, RFC 8292).

Imported only once somebody uses notifications: the library takes a tenth of a second.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

CURVE: Final = ec.SECP256R1()
RECORD_BYTES: Final = 4096
LAST_RECORD: Final = b"\x02"


def to_base64(data: bytes) -> str:
    """Return base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Read base64url without padding; raise ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_public(data: bytes) -> ec.EllipticCurvePublicKey:
    """Read a public key; raise ValueError for what is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def new_private() -> bytes:
    """Return a new private key."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def read_private(data: bytes) -> ec.EllipticCurvePrivateKey:
    """Read a private key."""
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)


def encrypt(
    message: bytes, receiver: bytes, auth: bytes, sender: bytes | None = None, salt: bytes | None = None
) -> bytes:
    """Return a request body that only the receiver can read; the sender's key and the salt are new by default."""
    public = read_public(receiver)
    private = read_private(sender) if sender else ec.generate_private_key(CURVE)
    own = public_bytes(private.public_key())
    salt = salt or os.urandom(16)
    shared = private.exchange(ec.ECDH(), public)
    secret = _derive(shared, auth, b"WebPush: info\0" + receiver + own, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(key: bytes, audience: str, contact: str, expires: int) -> str:
    """Return the header by which a push service recognises this server; `expires` are seconds since 1970."""
    header = json.encode({"typ": "JWT", "alg": "ES256"})
    claims = json.encode({"aud": audience, "exp": expires, "sub": contact})
    signed = f"{to_base64(header)}.{to_base64(claims)}"
    private = read_private(key)
    r, s = decode_dss_signature(private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={to_base64(public_bytes(private.public_key()))}"

"""Hash and check the PINs with which people return to their seats."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import scrypt
from hmac import compare_digest
from typing import Final

MAX_HASHES_AT_ONCE: Final = 2
"""Each takes 16 MB and about 50 ms of CPU, in a thread."""
HASH_SECONDS: Final = 0.05
"""What one hash costs a client of its processor time."""
SALT_BYTES: Final = 16


class PinHasher:
    """Hash PINs in threads, a few at a time, so that no turn waits for them."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(MAX_HASHES_AT_ONCE)

    async def hash(self, pin: str) -> str:
        """Return what is stored of a PIN: a random salt and a slow hash."""
        salt = secrets.token_bytes(SALT_BYTES)
        return f"{salt.hex()}:{await self._hash(pin, salt)}"

    async def matches(self, pin: str, stored: str) -> bool:
        """Tell whether a PIN is the stored one, in constant time."""
        salt, _, digest = stored.partition(":")
        return compare_digest(await self._hash(pin, bytes.fromhex(salt)), digest)

    async def _hash(self, pin: str, salt: bytes) -> str:
        async with self._free:
            return await asyncio.to_thread(_scrypt, pin, salt)


def _scrypt(pin: str, salt: bytes) -> str:
    return scrypt(pin.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32).hex()

"""Sign what this server sends: receipts with every update, and the records of finished games.

The keys are in the store, so that all processes share them and they survive restarts; the newest one signs. A SQLite
store is a file that only its owner can read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from msgspec import Struct, msgpack

from .. import messages
from ..rules.chain import receipt_text
from ..rules.record import Game, Signature, signed_text
from ..verification import KEY_ID_CHARACTERS
from .push_service import KEY_TAKER
from .store import NEVER_MS, Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    from .table import Table

REFRESH_SECONDS: Final = 60.0
"""How long another process may go on signing with the key before."""


class StoredKey(Struct, frozen=True):
    """What is stored of a key: 32 private bytes, and when it was made, in milliseconds since 1970."""

    private: bytes
    created: int


@dataclass(frozen=True, slots=True)
class Key:
    """A key that was read."""

    private: Ed25519PrivateKey
    public: str
    created: int

    @property
    def id(self) -> str:
        """Return the id by which records and receipts name it."""
        return self.public[:KEY_ID_CHARACTERS]

    def sign(self, text: str) -> str:
        """Return the signature of a text, in hexadecimal."""
        return self.private.sign(text.encode()).hex()


def new_private() -> bytes:
    """Return a new private key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()


def _read(stored: bytes) -> Key:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    found = msgpack.decode(stored, type=StoredKey)
    private = Ed25519PrivateKey.from_private_bytes(found.private)
    return Key(private, private.public_key().public_bytes_raw().hex(), found.created)


def _name(number: int) -> str:
    return sha256(f"sixfold signing key {number}".encode()).hexdigest()


async def read_keys(store: Store, now: int, known: tuple[Key, ...] = ()) -> tuple[Key, ...]:
    """Return all keys in a store, the oldest first; those that are `known` are not read again."""
    keys = list(known)
    while stored := await store.take(_name(len(keys)), KEY_TAKER, now):
        keys.append(await asyncio.to_thread(_read, stored))  # the library takes a tenth of a second to load
    return tuple(keys)


async def rotate_key(store: Store, now: int) -> str:
    """Add a key, which signs from now on, and return its id. The earlier ones stay listed.

    Running servers notice within REFRESH_SECONDS.
    """
    return (await _add_key(store, now, await read_keys(store, now)))[-1].id


async def _add_key(store: Store, now: int, known: tuple[Key, ...]) -> tuple[Key, ...]:
    private = await asyncio.to_thread(new_private)
    # The first one that is offered counts, whichever process offers it.
    await store.offer(_name(len(known)), msgpack.encode(StoredKey(private, now)), NEVER_MS)
    return await read_keys(store, now, known)


def sign_record(game: Game, keys: tuple[Key, ...]) -> Game:
    """Return a finished game with the signature of the newest key, if there is one."""
    if not keys or game.outcome is None:
        return game
    return replace(game, signature=Signature(keys[-1].id, keys[-1].sign(signed_text(game))))


@dataclass(slots=True, eq=False)
class Signing:
    """Sign with the newest key of the store; without a key, which only tests are, nothing is signed."""

    _store: Store
    _now: Callable[[], int]
    _keys: tuple[Key, ...] = ()

    async def load(self) -> None:
        """Read the keys; make the first one if there is none."""
        await self.refresh()
        if not self._keys:
            self._keys = await _add_key(self._store, self._now(), ())

    async def refresh(self) -> None:
        """Read the keys that were added meanwhile."""
        self._keys = await read_keys(self._store, self._now(), self._keys)

    def record(self, table: Table, game: Game) -> Game:
        """Return the game of a table with a signature, unless it was played elsewhere."""
        return game if table.source else sign_record(game, self._keys)

    def receipt(self, table: Table) -> messages.Receipt | None:
        """Sign what everybody knows of a table; None until nobody may join any more."""
        head = table.head
        if head is None or table.source or not self._keys:
            return None
        key, turns = self._keys[-1], len(table.history)
        signature = key.sign(receipt_text(table.fair.commitment, turns, table.undos, head))
        return messages.Receipt(turns, table.undos, head, key.id, signature)

    def listed(self) -> messages.SigningKeys:
        """Return the public keys, the newest first."""
        keys = (messages.SigningKey(id=key.id, public=key.public, created=key.created) for key in self._keys)
        return messages.SigningKeys(keys=tuple(keys)[::-1])

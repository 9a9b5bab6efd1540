"""Check a record against what you know of the game: what was promised before it, a key, receipts of the server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from .rules.chain import heads, receipt_text
from .rules.notation import turn_text
from .rules.record import Game, RecordError, signed_text, verify

KEY_ID_CHARACTERS: Final = 16
"""The id of a public key is its beginning in hexadecimal."""
KEY_CHARACTERS, SIGNATURE_CHARACTERS = 64, 128
KEY_PATH: Final = "/.well-known/sixfold.json"
"""Where a server lists its public keys."""
RECEIPT_FORMAT: Final = "sixfold-receipt/1"

SignatureState = Literal["none", "unchecked", "valid"]
"""Of a record: it has no signature, there was no key to check it by, or it is valid."""


class UnreadableProof(ValueError):
    """Raised for keys or receipts that cannot be read."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a server signed with an update during the game."""

    commitment: str
    turns: int
    undos: int
    head: str
    key: str
    signature: str


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody knows of a game without its record."""

    commitment: str | None = None
    salts: Sequence[tuple[int, str]] = ()
    """Salts by their seats."""
    keys: Sequence[str] = ()
    """Public keys of the server, in hexadecimal."""
    receipts: Sequence[Receipt] = ()
    exchanges: Sequence[tuple[int, str]] = ()
    """Exchanges of your own seat, with what was drawn, by the numbers of their turns from 0."""


def read_keys(text: str) -> tuple[str, ...]:
    """Return the public keys of a text: one in hexadecimal, or what a server lists; raise UnreadableProof."""
    if _is_hex(text.strip(), KEY_CHARACTERS):
        return (text.strip().lower(),)
    try:
        keys = tuple(each["public"].lower() for each in json.loads(text)["keys"])
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise UnreadableProof from None
    if not keys or not all(_is_hex(each, KEY_CHARACTERS) for each in keys):
        raise UnreadableProof
    return keys


def read_receipt(text: str) -> Receipt:
    """Return a receipt, as the page of a table or `TableClient` saves it; raise UnreadableProof."""
    try:
        data: dict[str, Any] = json.loads(text)
        if data.pop("format") != RECEIPT_FORMAT:
            raise UnreadableProof
        found = Receipt(**data)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise UnreadableProof from None
    texts = [
        *((each, KEY_CHARACTERS) for each in (found.commitment, found.head)),
        (found.key, KEY_ID_CHARACTERS),
        (found.signature, SIGNATURE_CHARACTERS),
    ]
    if not all(_is_hex(*each) for each in texts) or type(found.turns) is not int or type(found.undos) is not int:
        raise UnreadableProof
    return found


def _is_hex(text: object, characters: int) -> bool:
    return isinstance(text, str) and len(text) == characters and set(text.lower()) <= set("0123456789abcdef")


def is_signed(public: str, text: str, signature: str) -> bool:
    """Tell whether this is the signature of a text by a public key."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(
            bytes.fromhex(signature), text.encode("utf-8", "surrogatepass")
        )
    except (InvalidSignature, ValueError):
        return False
    return True


def check(game: Game, known: Known) -> SignatureState:
    """Derive everything again, and compare it with what is known; raise RecordError at the first difference."""
    verify(game)
    if known.commitment is not None and known.commitment != game.commitment:
        raise RecordError("other_commitment")
    for seat, salt in known.salts:
        if not _is_used(game, seat, salt):
            raise RecordError("salt_unused")
    state = _check_signature(game, known.keys)
    for receipt in known.receipts:
        _check_receipt(game, receipt, known.keys)
    texts = dict(enumerate(map(turn_text, game.turns)))
    for number, exchange in known.exchanges:
        if texts.get(number) != exchange:
            raise RecordError("exchange", number + 1)
    return state


def _is_used(game: Game, seat: int, salt: str) -> bool:
    salts = game.fair.salts if game.fair else ()
    if game.salt_seats:
        return (seat, salt) in zip(game.salt_seats, salts, strict=True)
    return salt in salts  # an older record does not say whose they are


def _check_signature(game: Game, keys: Sequence[str]) -> SignatureState:
    if game.signature is None:
        if keys:
            raise RecordError("unsigned")
        return "none"
    if not keys:
        return "unchecked"
    if not is_signed(_key(game.signature.key, keys), signed_text(game), game.signature.value):
        raise RecordError("signature")
    return "valid"


def _key(wanted: str, keys: Sequence[str]) -> str:
    for key in keys:
        if key.startswith(wanted):
            return key
    raise RecordError("other_key")


def _check_receipt(game: Game, receipt: Receipt, keys: Sequence[str]) -> None:
    """Check that a receipt is genuine, and that the record begins with the turns that it is about."""
    text = receipt_text(receipt.commitment, receipt.turns, receipt.undos, receipt.head)
    if keys and not is_signed(_key(receipt.key, keys), text, receipt.signature):
        raise RecordError("receipt_signature")
    if receipt.commitment != game.commitment:
        raise RecordError("receipt_game")
    later = game.undone[receipt.undos :]
    if any(turn <= receipt.turns for turn in later):
        return  # some of those turns were taken back afterwards
    found = heads(game)
    possible = found[receipt.turns : receipt.turns + 1]
    if receipt.turns == len(game.turns):  # before or after the end
        possible.append(found[-1])
    if receipt.undos > len(game.undone) or receipt.head not in possible:
        raise RecordError("receipt", receipt.turns)

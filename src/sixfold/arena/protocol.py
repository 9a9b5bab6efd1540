"""Encode and decode the JSON lines between the arena and an engine; docs/engines.md describes them."""

from __future__ import annotations

import json
from typing import Any, Final

from msgspec import MsgspecError, convert, to_builtins

from .. import encoding, messages
from ..ai.legal_actions import legal_actions
from ..rules.errors import Illegal
from ..rules.view import View

PROTOCOL: Final = "sixfold-engine/1"
Json = dict[str, Any]


class ProtocolError(ValueError):
    """Raised if a line is no message of the protocol."""


def line(message: Json) -> bytes:
    """Encode a message as a line."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read_line(text: bytes | str) -> Json:
    """Decode a line; raise ProtocolError."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"not JSON: {error}") from None
    if not isinstance(message, dict):
        raise ProtocolError("not a JSON object")
    return message


def view_data(view: View) -> Json:
    """Encode a view, as a server encodes it for its clients."""
    data: Json = to_builtins(messages.view_data(view))
    return data


def read_view(data: Any) -> View:
    """Decode what `view_data` wrote; raise ProtocolError."""
    try:
        return messages.read_view(convert(data, messages.ViewData))
    except (MsgspecError, ValueError, Illegal) as error:
        raise ProtocolError(f"no view: {error!r}") from None


def legal_data(view: View) -> list[Json]:
    """List every legal action with its score; in Cards only the cards, and the arena arranges the table."""
    options = encoding.options(view, legal_actions(view))
    return [{"action": each.action, "points": each.points} for each in options]

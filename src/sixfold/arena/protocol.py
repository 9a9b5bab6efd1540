"""The messages between the arena and an engine, JSON lines; docs/engines.md describes them for authors."""

from __future__ import annotations

import json
from typing import Any, Final

from msgspec import MsgspecError, convert, to_builtins

from .. import messages
from ..ai.legal_actions import legal_actions
from ..rules.referee import check
from ..rules.turn import Action, Choice, Illegal, Place
from ..rules.view import View

PROTOCOL: Final = "sixfold-engine/1"
Json = dict[str, Any]


class Unreadable(ValueError):
    """This is no message of the protocol."""


def line(message: Json) -> bytes:
    """A message as it goes over the pipe."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read_line(text: bytes | str) -> Json:
    """A message; raises Unreadable."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"not JSON: {error}") from None
    if not isinstance(message, dict):
        raise Unreadable("not a JSON object")
    return message


def view_data(view: View) -> Json:
    """All that a seat may know, and nothing more: the same message that a server's clients get."""
    data: Json = to_builtins(messages.view_data(view))
    return data


def read_view(data: Any) -> View:
    """The view that `view_data` wrote; raises Unreadable."""
    try:
        return messages.read_view(convert(data, messages.ViewData))
    except (MsgspecError, ValueError, Illegal) as error:
        raise Unreadable(f"no view: {error!r}") from None


def legal_data(view: View) -> list[Json]:
    """Every legal action with what it scores; in Cards the cards alone, and the arena arranges the table."""
    return [_legal(view, each) for each in legal_actions(view)]


def _legal(view: View, each: Choice | Action) -> Json:
    if isinstance(each, Choice):
        return {"action": str(each), "points": each.qwirkles[-1]}
    return {"action": str(each), "points": check(view, each).points if isinstance(each, Place) else 0}

"""Run a bot as an engine: `sixfold engine LEVEL` answers the protocol on standard input and output."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from types import NoneType

from ..ai.bot_api import Bot, Budget
from ..ai.bots import PLAYERS, UnknownLevel, player
from .protocol import PROTOCOL, Json, ProtocolError, read_line, read_view


def check_name(name: str) -> None:
    """Raise UnknownLevel unless some game has a bot of that name."""
    if not any(name in bots for bots in PLAYERS.values()):
        raise UnknownLevel(name)


def serve(name: str, lines: Iterable[str], answer: Callable[[Json], None]) -> None:
    """Answer until quit or the end of the input; raise ProtocolError, or UnknownLevel if a game lacks that bot."""
    bot: Bot | None = None
    for line in lines:
        message = read_line(line)
        match message.get("type"):
            case "hello":
                answer({"type": "hello", "protocol": PROTOCOL, "name": f"Sixfold {name}"})
            case "start":
                bot = player(str(message.get("game")), name)
            case "move" if bot is not None:
                answer(_move(bot, message))
            case "end":
                pass
            case "quit":
                return
            case other:
                raise ProtocolError(f"type {other!r}")


def _move(bot: Bot, message: Json) -> Json:
    view, random, ms = read_view(message.get("view")), message.get("random"), message.get("budget_ms")
    if type(random) is not int or type(ms) not in (int, float, NoneType):
        raise ProtocolError("random, budget_ms")
    try:
        budget = Budget(ms)
    except ValueError as error:
        raise ProtocolError(str(error)) from None
    thought = bot(view, Random(random), budget)
    return {"action": str(thought.action), "value": thought.value}

"""Talk to an engine: send it questions, interpret its answers, and limit its time."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, NoReturn

from ..rules.actions import Action
from ..rules.edition import Edition
from ..rules.errors import Illegal, NotationError
from ..rules.referee import action_of
from ..rules.view import View
from .game import Fault, Kind
from .process import Child, ChildError
from .protocol import PROTOCOL, Json, ProtocolError, legal_data, line, read_line, view_data

NAME_LENGTH: Final = 60


@dataclass(frozen=True, slots=True)
class Limits:
    """Hold the limits, in seconds of wall-clock time, after which an engine loses its game."""

    start: float = 20.0
    """From the start of the program to its hello."""
    move: float = 60.0
    """For a move without a budget."""
    grace: float = 2.0
    """For a move with a budget: this, and `factor` times the budget, since the machine may be busy."""
    factor: float = 4.0
    leave: float = 1.0
    """From quit to the end of the program, before it is killed."""

    def of(self, budget_ms: float | None) -> float:
        return self.move if budget_ms is None else self.grace + self.factor * budget_ms / 1000


class Engine:
    """Run a program that speaks the protocol; start it with its first game and restart it after every fault."""

    def __init__(self, command: Sequence[str], log: Path | None = None, limits: Limits | None = None) -> None:
        self.command = command
        self.log = log or Path(os.devnull)
        self.limits = limits or Limits()
        self.says: str | None = None
        self._wants_legal = False
        self._child: Child | None = None

    def begin(self, edition: Edition, seat: int, seats: int) -> None:
        child = self._child or self._start()
        start = {"type": "start", "game": edition.game, "edition": edition.name, "seats": seats, "seat": seat}
        child.send(line(start))

    def choose(self, view: View, random: int, budget_ms: float | None) -> tuple[Action, float]:
        question: Json = {"type": "move", "view": view_data(view), "budget_ms": budget_ms, "random": random}
        if self._wants_legal:
            question["legal"] = legal_data(view)
        child = self._child
        if child is None:
            raise Fault("crash", "exit")
        wall, cpu = monotonic(), child.cpu_seconds()
        answer = self._ask(child, question, self.limits.of(budget_ms))
        now = child.cpu_seconds()
        spent = monotonic() - wall if now is None or cpu is None else now - cpu
        return self._action(view, answer), 1000 * spent

    def end(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        if self._child is not None:
            self._child.send(line({"type": "end", "scores": scores, "winners": winners}))

    def close(self) -> None:
        """Ask the program to quit, and kill it if it does not."""
        child, self._child = self._child, None
        if child is not None:
            child.send(line({"type": "quit"}))
            child.leave(self.limits.leave)

    def _start(self) -> Child:
        try:
            child = self._child = Child(self.command, self.log)
        except (OSError, ValueError) as error:
            raise Fault("crash", "start", str(error)) from None
        hello = self._ask(child, {"type": "hello", "protocol": PROTOCOL}, self.limits.start)
        name = hello.get("name")
        if hello.get("protocol") != PROTOCOL or not isinstance(name, str):
            self._fail("crash", "hello", repr(hello))
        self.says = "".join(sign if sign.isprintable() else "?" for sign in name[:NAME_LENGTH])
        self._wants_legal = hello.get("legal") is True
        return child

    def _ask(self, child: Child, question: Json, seconds: float) -> Json:
        try:
            answer = child.ask(line(question), seconds)
            return read_line(answer)
        except ChildError as broken:
            self._fail("crash", broken.cause, broken.detail)
        except ProtocolError as error:
            self._fail("crash", "unreadable", f"{error}: {answer[:80]!r}")

    def _action(self, view: View, answer: Json) -> Action:
        text = answer.get("action")
        if not isinstance(text, str):
            self._fail("crash", "unreadable", f"no action: {answer!r}")
        try:
            return action_of(view, text)
        except NotationError:
            self._fail("illegal", "illegal", text)
        except Illegal as refusal:
            self._fail("illegal", "illegal", f"{refusal.reason.value}: {text}")

    def _fail(self, kind: Kind, cause: str, detail: str = "") -> NoReturn:
        """Kill the program and raise Fault; the next game starts a new one."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
        raise Fault(kind, cause, detail)

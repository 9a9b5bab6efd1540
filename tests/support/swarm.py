"""Simulate people who play at many tables at once, and record all that the server acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection

from sixfold import messages
from sixfold.ai.bot_api import OWN_EFFORT
from sixfold.ai.bots import bot
from sixfold.arena.protocol import read_view
from sixfold.client import RETRY_REASONS, RequestRefused, TableClient, ask
from sixfold.rules.edition import edition, editions
from sixfold.rules.referee import forced_action
from sixfold.rules.rng import digest

LEVEL: Final = "beginner"
"""What the people play like, and the bots that sit with them."""
RESEND_SECONDS: Final = 0.2
"""Seconds until a request that nobody answered is sent once more."""
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Promise:
    """Hold a turn that the server has acknowledged."""

    table: str
    turn: int
    seat: int
    action: str


@dataclass(slots=True)
class Ledger:
    """Hold what everybody has seen, to be compared with the store."""

    sent: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    """The one action that was ever asked for in a turn, and by which seat."""
    promised: list[Promise] = field(default_factory=list)
    resumed: list[float] = field(default_factory=list)
    """Seconds that each client waited after its connection broke, once there was a server to talk to."""
    histories: list[tuple[str, int | None, list[messages.Happened]]] = field(default_factory=list)
    """Every turn as a seat, or a spectator, of a table saw it."""
    commitments: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    finished: int = 0
    """Games played to the end."""


class Watcher(TableClient):
    """Measure how long a viewer takes to reconnect."""

    def __init__(
        self, ledger: Ledger, back: Callable[[], float], servers: Sequence[str], table: str, **who: Any
    ) -> None:
        super().__init__(servers, table, **who)
        self.table = table
        self.on_message = self._listen
        self._ledger = ledger
        self._since = back
        self._lost: float | None = None

    async def _talk(self, socket: ClientConnection) -> None:
        try:
            await super()._talk(socket)
        finally:
            self._lost = monotonic()  # also if the server that it came back to was killed before it could answer

    @property
    def quiet(self) -> bool:
        """Connected, and nothing more will happen unless a person plays."""
        now = self.now
        if self._lost is not None or now is None:
            return False
        return now.phase != "playing" or now.view is None or now.seats[now.view.mover].level is None

    def remember(self) -> None:
        """Record what was seen of the table."""
        self._ledger.histories.append((self.table, self.now.you if self.now else None, list(self.history)))

    def _listen(self, message: messages.Down) -> None:
        if not isinstance(message, messages.Now):
            return
        if self._ledger.commitments.setdefault(self.table, message.commitment) != message.commitment:
            self._ledger.problems.append(f"{self.table}: another commitment than before")
        if self._lost is not None:
            self._ledger.resumed.append(monotonic() - max(self._lost, self._since()))
            self._lost = None


class Party:
    """Play one game after the other with a few people, and bots in the other seats."""

    watcher = Watcher

    def __init__(
        self, number: int, servers: Sequence[str], ledger: Ledger, back: Callable[[], float], seed: str
    ) -> None:
        self._chance = Random(f"{seed} {number}")
        self._servers = [servers[(number + shift) % len(servers)] for shift in range(len(servers))]
        self._ledger = ledger
        self._back = back
        names = list(editions())
        self._edition = edition(names[number % len(names)])
        self._people = 1 + number // len(names) % 3
        self._bots = 1 if self._people == 1 else min(number % 2, self._edition.seats[1] - self._people)
        self._salted = number % 4 == 1
        self._spectator = number % 8 == 3
        self.clients: list[Watcher] = []
        self.stopping = False

    async def run(self, pause: float) -> None:
        """Play until cancelled; between two turns each of them thinks for about so long."""
        secrets = [f"{self._chance.getrandbits(128):032x}"[:22] for _ in range(self._people)]
        table = await self._sit_down(secrets)
        first = True
        while True:
            next_table = await self._game(table, secrets, pause, salted=self._salted and first)
            table, first = next_table, False

    async def _sit_down(self, secrets: Sequence[str]) -> str:
        others = [messages.NewSeat(kind="open")] * (self._people - 1) + [
            messages.NewSeat(kind="bot", level=LEVEL)
        ] * self._bots
        new = messages.NewTable(
            edition=self._edition.name,
            secret=secrets[0],
            name="person 0",
            others=tuple(others),
            salt_commitment=self._commitment(0),
        )
        table = (await self._ask("POST", "/api/tables", new, messages.Seated)).table
        for place, secret in enumerate(secrets[1:], 1):
            join = messages.Join(secret=secret, name=f"person {place}", salt_commitment=self._commitment(place))
            await self._ask("POST", f"/api/tables/{table}/join", join, messages.Seated)
        return table

    def _commitment(self, place: int) -> str | None:
        return digest(f"salt {place}") if self._salted else None

    async def _ask(self, method: str, path: str, body: msgspec.Struct, answer: type[_T]) -> _T:
        """Ask one server after the other until one answers."""
        while True:
            for server in self._servers:
                try:
                    return await asyncio.to_thread(ask, server, method, path, body, answer)
                except (OSError, HTTPException):
                    await asyncio.sleep(RESEND_SECONDS)
                except RequestRefused as no:
                    if no.refusal.reason not in RETRY_REASONS:
                        raise
                    await asyncio.sleep(RESEND_SECONDS)

    async def _game(self, table: str, secrets: Sequence[str], pause: float, *, salted: bool) -> str:
        """Play one game; the table of the next one."""
        async with AsyncExitStack() as stack:
            people = [await self._enter(stack, table, place, secret=secret) for place, secret in enumerate(secrets)]
            self.clients = list(people)
            if self._spectator:
                first = await people[0].until(lambda _: True)
                self.clients.append(await self._enter(stack, table, len(people), watch=first.watch))
            await people[0].do(messages.Start())
            if salted:
                await asyncio.gather(*(self._reveal(one, place) for place, one in enumerate(people)))
            await asyncio.gather(*(self._play(one, place, pause) for place, one in enumerate(people)))
            if self.stopping:  # look on until the end, so that what everybody saw last can be compared
                await asyncio.Event().wait()
            self._ledger.finished += 1
            await self._compare_ends()
            for one in people:
                await one.do(messages.Rematch())
            again = [await one.do(messages.Rematch()) for one in people]
            if len({done.table for done in again}) != 1:
                self._ledger.problems.append(f"{table}: people were sent to different tables for a rematch")
            assert again[0].table is not None
            return again[0].table

    async def _enter(self, stack: AsyncExitStack, table: str, place: int, **who: str | None) -> Watcher:
        servers = [self._servers[(place + shift) % len(self._servers)] for shift in range(len(self._servers))]
        return await stack.enter_async_context(self.watcher(self._ledger, self._back, servers, table, **who))

    async def _reveal(self, one: Watcher, place: int) -> None:
        try:
            await one.do(messages.RevealSalt(f"salt {place}"))
        except RequestRefused as no:
            if no.refusal.reason != "started":  # the others do not wait for ever: it was dealt without this salt
                raise

    async def _play(self, one: Watcher, place: int, pause: float) -> None:
        """One person, turn by turn."""
        while True:
            now = await one.until(lambda now: _asked(now, place) or now.phase in ("over", "closed") or self.stopping)
            if self.stopping or not _asked(now, place):
                return
            await asyncio.sleep(self._chance.expovariate(1 / pause))
            assert now.view is not None
            view = read_view(msgspec.to_builtins(now.view))
            action = str(forced_action(view) or bot(LEVEL)(view, self._chance, OWN_EFFORT).action)
            self._ledger.sent[one.table, view.turns] = (place, action)
            try:
                await one.do(messages.PlayAction(view.turns, action))
            except RequestRefused as no:
                self._ledger.problems.append(f"{one.table}: turn {view.turns} refused: {no.refusal.reason}")
                return
            self._ledger.promised.append(Promise(one.table, view.turns, place, action))
            turns = view.turns
            await one.until(lambda now, turns=turns: now.view is not None and now.view.turns > turns)  # type: ignore[misc]

    async def _compare_ends(self) -> None:
        """All see the same end."""
        ends = [await one.until(lambda now: now.phase == "over") for one in self.clients]
        if len({msgspec.json.encode(now.result) for now in ends}) != 1:
            self._ledger.problems.append(f"{ends[0].table}: not everybody saw the same result")
        for one in self.clients:
            one.remember()

    async def stop(self) -> None:
        """Finish the turn that is on, then only look on."""
        self.stopping = True
        for one in self.clients:
            await one.wake()


def _asked(now: messages.Now, place: int) -> bool:
    return now.phase == "playing" and now.view is not None and now.view.mover == place

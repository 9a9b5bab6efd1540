"""Define matches and deals, and run the loop that plays them until all are decided."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ..rules.edition import Edition
from .game import Contestant, Played, play_game
from .players import Bench
from .statistics import RESULTS, Decision, Sprt


@dataclass(frozen=True, slots=True)
class Settings:
    """Hold what the games of a match depend on, and the file for the errors of engines."""

    edition: Edition
    players: tuple[str, ...]
    seed: str
    budget_ms: float | None = None
    log: Path | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """Hold the games of a deal, one for each seating."""

    number: int
    games: tuple[Played, ...]
    says: tuple[str | None, ...]
    """The names that engines gave themselves."""

    def share(self, player: int) -> float:
        return sum(game.shares[player] for game in self.games) / len(self.games)

    def score(self, player: int) -> float:
        return sum(game.scores[player] for game in self.games) / len(self.games)

    def margin(self, player: int) -> float:
        """Return how far the player was ahead of the mean of the others."""
        others = [self.score(other) for other in range(len(self.games)) if other != player]
        return self.score(player) - sum(others) / len(others)


def play_deal(settings: Settings, players: Sequence[Contestant], number: int) -> Deal:
    """Play a deal once in every rotation of the seats."""
    games = tuple(
        play_game(settings.edition, players, settings.seed, number, rotation, settings.budget_ms)
        for rotation in range(len(players))
    )
    return Deal(number, games, tuple(each.says for each in players))


class Task(NamedTuple):
    """Name a deal to play: the index of its match and its number."""

    match: int
    deal: int


Runner = Callable[[Sequence[Settings], Iterable[Task]], Generator[tuple[int, Deal], None, None]]
"""Plays deals of these matches, begun in order. Each is given back, with its match, as soon as it is done."""


class WorkerLost(Exception):
    """Raised by a runner if a worker died while it played a deal."""

    def __init__(self, deal: int) -> None:
        super().__init__(deal)
        self.deal = deal


def play_deals(matches: Sequence[Settings], tasks: Iterable[Task]) -> Generator[tuple[int, Deal], None, None]:
    """Play the deals one after the other in this process."""
    bench = Bench()
    try:
        for task in tasks:
            settings = matches[task.match]
            players = bench.seat(settings.edition.game, settings.players, settings.log)
            yield task.match, play_deal(settings, players, task.deal)
    finally:
        bench.close()


class Match:
    """Collect the deals of a match; they stay usable however `play` ends."""

    def __init__(self, settings: Settings, deals: int, sprt: Sprt | None = None) -> None:
        self.settings = settings
        self.deals = deals
        self.sprt = sprt
        self.done: dict[int, Deal] = {}
        self.decision: Decision = "undecided"
        self.results = [0] * len(RESULTS)
        """How often the first player got nothing, a quarter … or all of a deal, as far as the test has looked."""
        self._looked_at = 0

    def add(self, deal: Deal) -> None:
        """Add a deal that was played now or earlier."""
        if deal.number >= self.deals:
            return
        self.done[deal.number] = deal
        while self.sprt and self.decision == "undecided" and self._looked_at in self.done:
            self.results[round(4 * self.done[self._looked_at].share(0))] += 1
            self._looked_at += 1
            self.decision = self.sprt.decision(self.results)

    @property
    def complete(self) -> bool:
        return self.decision != "undecided" or len(self.done) == self.deals

    def counted(self) -> list[Deal]:
        """Return the deals that count, in order.

        The test reads them in order too, so that it stops at the same one however many are played at a time. Deals
        that others had begun meanwhile are left out.
        """
        if self.sprt:
            return [self.done[number] for number in range(self._looked_at)]
        return [self.done[number] for number in sorted(self.done)]


def play(matches: Sequence[Match], runner: Runner, on_deal: Callable[[int, Deal], None]) -> None:
    """Play the missing deals, the first of every match before any second; call `on_deal` after each."""
    if all(match.complete for match in matches):
        return
    with closing(runner([match.settings for match in matches], _missing(matches))) as coming:
        for which, deal in coming:
            matches[which].add(deal)
            on_deal(which, deal)
            if all(match.complete for match in matches):
                return


def _missing(matches: Sequence[Match]) -> Iterator[Task]:
    for number in range(max(match.deals for match in matches)):
        for which, match in enumerate(matches):
            if number < match.deals and number not in match.done and match.decision == "undecided":
                yield Task(which, number)

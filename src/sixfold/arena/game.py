"""Play one game of a match: the referee deals and validates, the players choose, a fault loses the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, Protocol

from ..rules.actions import Action
from ..rules.edition import Edition
from ..rules.errors import Illegal
from ..rules.position import Position, Seat
from ..rules.referee import apply, check, deal, start, view
from ..rules.view import View

MAX_TURNS: Final = 2_000
"""Random games have up to about 130. Two players who exchange for ever are stopped here, and the score decides."""

Kind = Literal["illegal", "crash"]
CAUSES: Final = ("illegal", "exception", "start", "hello", "exit", "timeout", "flood", "unasked", "unreadable")


class Fault(Exception):
    """Raised if a player did not answer with a legal action; the player loses the game.

    `cause` is a key into the words (`arena-fault-<cause>`), `detail` what a bot's author wants to know about it.
    """

    def __init__(self, kind: Kind, cause: str, detail: str = "") -> None:
        super().__init__(kind, cause, detail)
        self.kind = kind
        self.cause = cause
        self.detail = detail[:200]


class Contestant(Protocol):
    """Describe a player of a match, which is used for many games."""

    @property
    def says(self) -> str | None:
        """Return the name that an engine gave itself."""
        ...

    def begin(self, edition: Edition, seat: int, seats: int) -> None:
        """Prepare for a new game; may raise Fault."""
        ...

    def choose(self, view: View, random: int, budget_ms: float | None) -> tuple[Action, float]:
        """Return an action and the milliseconds of CPU time it took; may raise Fault."""
        ...

    def end(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Offence:
    """Record which player lost a game by a fault, and why."""

    player: int
    kind: Kind
    turn: int
    cause: str
    detail: str


@dataclass(frozen=True, slots=True)
class Played:
    """Hold the figures of a game for the statistics, by player and not by seat."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the victory: 1, or an equal part where it is shared."""
    moves: tuple[int, ...]
    cpu_ms: tuple[float, ...]
    offence: Offence | None = None


def deal_seed(seed: str, number: int) -> str:
    """Return the seed of a deal, which is the same in all seatings."""
    return f"sixfold arena/{seed}/{number}"


def bot_seed(seed: str, number: int, rotation: int, player: int, turn: int) -> int:
    """Return the random number for one move, as a digest that does not reveal the deal's seed."""
    text = f"{seed}/{number}/{rotation}/{player}/{turn}"
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:6], "big")


class _Table:
    """Hold the state of a game being played."""

    def __init__(self, edition: Edition, players: Sequence[Contestant], rotation: int, seed: str) -> None:
        self.players = players
        count = len(players)
        self.seat_of = [(player + rotation) % count for player in range(count)]
        self.player_at = [(seat - rotation) % count for seat in range(count)]
        self.at: Position = start(edition, tuple(Seat(f"seat {seat}") for seat in range(count)), seed)
        self.seed = seed
        self.moves = [0] * count
        self.cpu_ms = [0.0] * count

    def begin(self) -> Offence | None:
        for player, contestant in enumerate(self.players):
            try:
                contestant.begin(self.at.edition, self.seat_of[player], len(self.players))
            except Fault as fault:
                return Offence(player, fault.kind, self.at.turns, fault.cause, fault.detail)
        return None

    def turn(self, random: int, budget_ms: float | None) -> Offence | None:
        player = self.player_at[self.at.mover]
        try:
            action, spent = self.players[player].choose(view(self.at, self.at.mover), random, budget_ms)
            self.moves[player] += 1
            self.cpu_ms[player] += spent
            _judge(self.at, action)
        except Fault as fault:
            return Offence(player, fault.kind, self.at.turns, fault.cause, fault.detail)
        self.at = apply(self.at, deal(self.at, action, self.seed))
        return None

    def end(self, offence: Offence | None) -> Played:
        """Return the figures: the best score wins, but a player with a fault loses at any score."""
        scores = tuple(self.at.scores[seat] for seat in self.seat_of)
        lost = None if offence is None else offence.player
        best = max(score for player, score in enumerate(scores) if player != lost)
        winners = [player for player, score in enumerate(scores) if score == best and player != lost]
        shares = tuple(1 / len(winners) if player in winners else 0.0 for player in range(len(scores)))
        seats = tuple(sorted(self.seat_of[player] for player in winners))
        for contestant in self.players:
            contestant.end(self.at.scores, seats)
        return Played(scores, shares, tuple(self.moves), tuple(self.cpu_ms), offence)


def _judge(at: Position, action: object) -> None:
    """Return the action if it is legal; raise Fault for anything else that a bot answered."""
    if not isinstance(action, Action):
        raise Fault("illegal", "illegal", repr(action))
    try:
        check(at, action)
    except Illegal as refusal:
        raise Fault("illegal", "illegal", f"{refusal.reason.value}: {action!s}") from None
    except Exception as error:  # an action with something else than pieces and cells in it
        raise Fault("illegal", "illegal", repr(error)) from None


def play_game(
    edition: Edition,
    players: Sequence[Contestant],
    seed: str,
    number: int,
    rotation: int,
    budget_ms: float | None = None,
) -> Played:
    """Play a deal in one seating: player i has seat (i + rotation) modulo the number of players."""
    table = _Table(edition, players, rotation, deal_seed(seed, number))
    offence = table.begin()
    while offence is None and not table.at.over and table.at.turns < MAX_TURNS:
        player = table.player_at[table.at.mover]
        offence = table.turn(bot_seed(seed, number, rotation, player, table.at.turns), budget_ms)
    return table.end(offence)

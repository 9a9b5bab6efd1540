"""One game of a match: the referee deals and judges, the players choose, and whoever breaks off loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, Protocol

from ..rules.edition import Edition
from ..rules.position import Position, Seat
from ..rules.referee import apply, check, deal, start, view
from ..rules.turn import Action, Illegal
from ..rules.view import View

MOST_TURNS: Final = 2_000
"""Random games have up to about 130. Two players who exchange for ever are stopped here, and the score decides."""

Kind = Literal["illegal", "crash"]
CAUSES: Final = ("illegal", "exception", "start", "hello", "exit", "timeout", "flood", "unasked", "unreadable")


class Fault(Exception):
    """A player did not answer with a legal action, and has lost this game.

    `cause` is a key into the words (`arena-fault-<cause>`), `detail` what a bot's author wants to know about it.
    """

    def __init__(self, kind: Kind, cause: str, detail: str = "") -> None:
        super().__init__(kind, cause, detail)
        self.kind = kind
        self.cause = cause
        self.detail = detail[:200]


class Contestant(Protocol):
    """A player of a match, the same one for many games."""

    @property
    def says(self) -> str | None:
        """The name that an engine gave itself."""
        ...

    def begin(self, edition: Edition, seat: int, seats: int) -> None:
        """A new game; may raise Fault."""
        ...

    def choose(self, view: View, random: int, budget_ms: float | None) -> tuple[Action, float]:
        """An action, and the milliseconds of CPU time it took; may raise Fault."""
        ...

    def end(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None: ...
    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Offence:
    """Who lost a game out of turn, and why."""

    player: int
    kind: Kind
    turn: int
    cause: str
    detail: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game as the statistics need it; everything by player, not by seat."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the victory: 1, or an equal part where it is shared."""
    moves: tuple[int, ...]
    cpu_ms: tuple[float, ...]
    offence: Offence | None = None


def deal_seed(seed: str, number: int) -> str:
    """What everything in a deal is drawn from, the same for all seatings."""
    return f"sixfold arena/{seed}/{number}"


def bot_seed(seed: str, number: int, rotation: int, player: int, turn: int) -> int:
    """The number that settles what is random about one move: as a digest, so that it does not tell the deal's seed."""
    text = f"{seed}/{number}/{rotation}/{player}/{turn}"
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:6], "big")


class _Table:
    """A game being played."""

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
        """Count it: the best score wins, but an offender has lost whatever the score."""
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
    """Whatever it is that a bot answered, only a legal action gets past here."""
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
    """The game of a deal in one seating: player i sits at seat (i + rotation) modulo the number of players."""
    table = _Table(edition, players, rotation, deal_seed(seed, number))
    offence = table.begin()
    while offence is None and not table.at.over and table.at.turns < MOST_TURNS:
        player = table.player_at[table.at.mover]
        offence = table.turn(bot_seed(seed, number, rotation, player, table.at.turns), budget_ms)
    return table.end(offence)

"""Define positions, seats and outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeVar
from unicodedata import category

from .actions import Action, Choice
from .edition import Edition
from .errors import Illegal, Reason
from .piece import PIECES, Hand, Piece
from .state import HasTable, State

if TYPE_CHECKING:
    from .view import View

Supply = tuple[int, ...]
"""What is left in the bag or stock: how many of each kind, or of each colour where cubes get their shape by rolling."""

_T = TypeVar("_T")
MAX_NAME_CHARACTERS: Final = 60
BOT_PREFIX: Final = "@"
"""How the name of a bot's seat begins: `@greedy`; no person may have such a name."""
_FORBIDDEN: Final = {"Cc", "Cs", "Cn", "Zl", "Zp"}
"""Unicode categories forbidden in names: control characters, surrogates, unassigned ones and line ends."""
_BIDI_CONTROLS: Final = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that would reverse the text after a name."""


class BadSeats(ValueError):
    """Raised if these people cannot play: `key` is a key of the catalogues, `value` the text in question."""

    def __init__(self, key: Literal["count", "name", "same-name", "bot-name", "age"], value: str) -> None:
        super().__init__(key, value)
        self.key = key
        self.value = value


@dataclass(frozen=True, slots=True)
class Seat:
    """A player. The age only decides ties about who starts; `first` replaces it."""

    name: str
    age: int | None = None
    first: bool = False
    """Starts among equals: used instead of ages that should stay private."""


def check_seats(edition: Edition, seats: tuple[Seat, ...]) -> None:
    """Raise BadSeats unless these people can play this edition."""
    fewest, most = edition.seats
    if not fewest <= len(seats) <= most:
        raise BadSeats("count", str(len(seats)))
    names = [seat.name.strip() for seat in seats]
    for seat in seats:
        if not _is_name(seat.name):
            raise BadSeats("name", seat.name[:MAX_NAME_CHARACTERS])
        if names.count(seat.name.strip()) > 1:
            raise BadSeats("same-name", seat.name)
        if seat.age is not None and not 0 <= seat.age <= 150:
            raise BadSeats("age", str(seat.age))


def _is_name(text: str) -> bool:
    kinds = {category(sign) for sign in text}
    seen = kinds - {"Zs", "Cf", "Mn"}
    return bool(seen) and len(text) <= MAX_NAME_CHARACTERS and not kinds & _FORBIDDEN and not _BIDI_CONTROLS & set(text)


Ending = Literal["last_piece", "nobody_can_place", "last_turns", "all_passed", "resigned", "turn_limit"]
"""Why a game ended: the last piece was laid, no piece that is left fits, the last turns are over, everyone passed,
players resigned, or a server ended a game that went on for ever."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How and why a game ended. Several winners share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: Ending


@dataclass(frozen=True, slots=True, repr=False)
class Position(HasTable):
    """The complete state of a game. Frozen; `repr` can be pasted back."""

    edition: Edition
    hands: tuple[Hand, ...]
    supply: Supply
    mover: int
    starter: int
    state: State
    """The table and what else only this game has."""
    scores: tuple[int, ...]
    announced: tuple[int, ...] = ()
    """The sizes of the sets announced to find the starter; empty if ages alone decide."""
    turns: int = 0
    """Turns taken so far."""
    deals: int = 1
    """How often the cards were dealt until somebody could start."""
    opening: bool = True
    passes: int = 0
    """Seats that passed in a row."""
    over: bool = False

    @property
    def hand(self) -> Hand:
        return self.hands[self.mover]

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def supply_count(self) -> int:
        return sum(self.supply)

    @property
    def draw_index(self) -> int:
        """The number of the next draw, counted from the first deal. It is part of the seed of that draw."""
        return self.deals + self.turns

    @property
    def next_mover(self) -> int:
        return (self.mover + 1) % len(self.hands)

    @property
    def drawing_cannot_help(self) -> bool:
        """Whether no piece that can still be drawn or rolled helps the player to move."""
        return self.edition.rules.drawing_cannot_help(self)

    def __repr__(self) -> str:
        from .notation import position_text  # and so does notation

        return f"position({position_text(self)!r})"

    def __str__(self) -> str:
        from .board import board_text

        return board_text(self)

    def _repr_svg_(self) -> str:
        """Draw the table in a notebook."""
        from ..render import render  # the one import upward: only a notebook asks for it

        return render(self)

    def legal_actions(self) -> tuple[Choice | Action, ...]:
        """Return all that the player to move may do: actions, and in Cards a `Choice` for each set of cards."""
        from .referee import legal  # which imports this module

        return legal(self)

    def view(self, seat: int | None) -> View:
        """Return what one seat may know; None is a spectator."""
        from .referee import view

        return view(self, seat)

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return outcome_by_score(self, self.edition.rules.ending(self)) if self.over else None


def outcome_by_score(position: Position, ending: Ending, resigned: tuple[int, ...] = ()) -> Outcome:
    """Return the outcome by the scores. Players who resigned do not win."""
    best = max(score for seat, score in enumerate(position.scores) if seat not in resigned)
    winners = tuple(seat for seat, score in enumerate(position.scores) if score == best and seat not in resigned)
    return Outcome(position.scores, winners, ending)


def full_supply(edition: Edition) -> Supply:
    """Return the bag or stock before anything is drawn."""
    return (edition.copies,) * (6 if edition.rules.rolled else len(PIECES))


def without(held: Hand, removed: Hand, rule: str) -> Hand:
    """Return a hand without these pieces; raise Illegal, by that rule, if one is missing."""
    rest = list(held)
    for piece in removed:
        try:
            rest.remove(piece)
        except ValueError:
            raise Illegal(Reason.NOT_IN_HAND, rule, pieces=(piece,)) from None
    return tuple(rest)


def with_value(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """Return the values with another one in that place."""
    return (*values[:place], value, *values[place + 1 :])


def together(held: Hand, added: Hand) -> Hand:
    """Return two hands as one, sorted."""
    return tuple(sorted(held + added))


def supply_of(pieces: tuple[Piece, ...], supply: Supply) -> Supply:
    """Count pieces as the supply does: by kind, or by colour alone."""
    counts = [0] * len(supply)
    for piece in pieces:
        counts[piece if len(supply) > 6 else piece.color] += 1
    return tuple(counts)


def plus(supply: Supply, pieces: tuple[Piece, ...]) -> Supply:
    """Return the supply with these pieces added."""
    return tuple(map(int.__add__, supply, supply_of(pieces, supply)))


def minus(supply: Supply, pieces: tuple[Piece, ...], rule: str) -> Supply:
    """Return the supply without the drawn pieces; raise Illegal, by that rule, if one was not in it."""
    rest = tuple(map(int.__sub__, supply, supply_of(pieces, supply)))
    if min(rest) < 0:
        raise Illegal(Reason.IMPOSSIBLE_DRAW, rule, pieces=pieces)
    return rest

"""Write requests to the kernel as numbers, and read its answers: the form that the browser uses.

`kernel/bindings/c/numbers.h` says how a list, a 64-bit number and a real number are written.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import chain
from typing import Final

from ..rules.actions import Action, Choice, Exchange, Pass, Place, Play, Redraw, Reroll, Roll
from ..rules.cards import CardsOptions, CardsState
from ..rules.cubes import CubesState
from ..rules.edition import Edition
from ..rules.errors import Illegal
from ..rules.piece import COLORS, SHAPES, Hand
from ..rules.placement import Score
from ..rules.position import Position, Seat
from ..rules.qwirkle import QwirkleOptions
from ..rules.referee import check, legal
from ..rules.ruleset import GAMES, GameName
from ..rules.view import View
from . import weights
from .hints import action_pieces
from .kernel import Calls as Calls, KernelView, NewRows, Value, grid_numbers, kernel_view, rule_of
from .value_network import value

NO_LIMIT: Final = -1.0
"""As a time: the simulations of a level alone end a search, so that it has the same result on every machine."""


class Call(IntEnum):
    """What a request begins with: `Call` of kernel/bindings/c/calls.h."""

    WEIGHTS = 0
    CHOOSE = 1
    START = 2
    CHECK = 3
    PLAY = 4
    LOOK = 5
    LEGAL = 6
    BOT = 7
    HINT = 8


class NumberWriter:
    """A list of 32-bit numbers to which requests are written."""

    def __init__(self, *numbers: int) -> None:
        self._numbers = array("i", numbers)

    def one(self, *numbers: int) -> NumberWriter:
        """Write single numbers."""
        self._numbers.extend(numbers)
        return self

    def wide(self, number: int) -> NumberWriter:
        """Write a number of 64 bits without a sign."""
        self._numbers.frombytes(struct.pack("=Q", number))
        return self

    def real(self, number: float) -> NumberWriter:
        """Write a real number."""
        self._numbers.frombytes(struct.pack("=d", number))
        return self

    def numbers(self, numbers: Iterable[int]) -> NumberWriter:
        """Write a list of numbers."""
        members = array("i", tuple(numbers))  # bytes would be taken for the memory of an array
        return self.one(len(members), *members)

    def lists(self, lists: Sequence[Iterable[int]]) -> NumberWriter:
        """Write a list of lists."""
        self.one(len(lists))
        for each in lists:
            self.numbers(each)
        return self

    def floats(self, numbers: Sequence[float]) -> NumberWriter:
        """Write a list of real numbers, rounded to 32 bits."""
        self.one(len(numbers))
        self._numbers.frombytes(array("f", numbers).tobytes())
        return self

    def text(self, text: str) -> NumberWriter:
        """Write a text, byte by byte."""
        return self.numbers(text.encode("utf-8", "surrogatepass"))

    def request(self) -> bytes:
        """Return all that was written."""
        if sys.byteorder != "little":
            raise NotImplementedError("numbers are written with their low byte first")
        return self._numbers.tobytes()


class NumberReader:
    """Read the numbers of an answer one after the other."""

    def __init__(self, answer: bytes) -> None:
        self._numbers = array("i", answer)
        self.at = 0
        """How many were read."""

    def one(self) -> int:
        """Return the next number."""
        self.at += 1
        return self._numbers[self.at - 1]

    def numbers(self) -> list[int]:
        """Return the next list."""
        return [self.one() for _ in range(self.one())]

    def lists(self) -> list[list[int]]:
        """Return the next list of lists."""
        return [self.numbers() for _ in range(self.one())]


def weight_requests() -> Iterator[bytes]:
    """Yield the requests that give the kernel all weights."""
    for seats in (2, 3, 4):
        network: Value = value(f"qwirkle-{seats}")
        yield _weights("qwirkle", seats, False, network.weights, network.spread)
        yield _weights("cubes", seats, False, weights.read(f"cubes-{seats}"), ())
        for keep_three in (False, True):
            numbers = weights.read(f"cards-pl-{seats}" if keep_three else f"cards-{seats}")
            half = len(numbers) // 2
            yield _weights("cards", seats, keep_three, numbers[:half], numbers[half:])


def _weights(game: GameName, seats: int, keep_three: bool, first: Sequence[float], second: Sequence[float]) -> bytes:
    begun = NumberWriter(Call.WEIGHTS, game_number(game), seats, keep_three)
    return begun.floats(first).floats(second).request()


def choose_request(view: View, level: str, seed: int, ms: float = NO_LIMIT) -> bytes:
    """Return the request for what a level does."""
    out = NumberWriter(Call.CHOOSE, game_number(view.edition.game)).text(level).real(ms).wide(seed)
    _write_view(out, kernel_view(view))
    return out.request()


def start_request(edition: Edition, seats: Sequence[Seat], seed: str) -> bytes:
    """Return the request for the first position of a game, with all deals."""
    out = _write_edition(NumberWriter(Call.START), edition).one(len(seats))
    for seat in seats:
        out.one(-1 if seat.age is None else seat.age, seat.first)
    return out.text(seed).request()


def check_request(at: Position, action: Action) -> bytes:
    """Return the request for what an action scores, or why it is not allowed."""
    return _write_action(_write_position(NumberWriter(Call.CHECK), at), action).request()


def play_request(at: Position, action: Action, seed: str) -> bytes:
    """Return the request for the position after an action, with what the seed draws."""
    return _write_action(_write_position(NumberWriter(Call.PLAY), at), action).text(seed).request()


def look_request(at: Position, seat: int | None) -> bytes:
    """Return the request for what a seat sees of a position."""
    return _write_position(NumberWriter(Call.LOOK), at).one(-1 if seat is None else seat).request()


def bot_request(at: Position, level: str, seed: int, ms: float = NO_LIMIT) -> bytes:
    """Return the request for what a level plays, or what the rules force."""
    return _write_position(NumberWriter(Call.BOT).text(level).real(ms).wide(seed), at).request()


def legal_request(at: Position) -> bytes:
    """Return the request for all legal actions."""
    return _write_position(NumberWriter(Call.LEGAL), at).request()


def hint_request(at: Position) -> bytes:
    """Return the request for the action that a hint shows."""
    return _write_position(NumberWriter(Call.HINT), at).request()


def legal_answer(at: Position) -> list[bytes]:
    """Return the options of the answer to `legal_request`, sorted: their order has no meaning."""
    options = []
    for each in legal(at):
        if isinstance(each, Choice):
            out = _write_action(NumberWriter(), Play(each.cards, ())).one(each.qwirkles[-1]).numbers(each.qwirkles)
        else:
            points = check(at, each).points if isinstance(each, Place) else 0
            out = _write_action(NumberWriter(), each).one(points).numbers(())
        options.append(out.request())
    return sorted(options)


def read_options(answer: bytes) -> list[bytes]:
    """Return the options of an answer to `legal_request`, sorted."""
    numbers = NumberReader(answer)
    options = []
    for _ in range(numbers.one()):
        begun = numbers.at
        numbers.one()  # the kind of the action, its pieces, rows and Qwirkles,
        numbers.numbers()
        numbers.lists()
        numbers.lists()
        numbers.one()  # its points, and the numbers of Qwirkles that a choice can make
        numbers.numbers()
        options.append(answer[4 * begun : 4 * numbers.at])
    return sorted(options)


def action_answer(action: Action) -> bytes:
    """Return the answer to `hint_request`."""
    return _write_action(NumberWriter(), action).request()


def start_answer(at: Position, deals: Sequence[Sequence[Hand]]) -> bytes:
    """Return the answer to `start_request`."""
    out = _write_position(NumberWriter(), at).one(len(deals))
    for hands in deals:
        out.lists(hands)
    return out.request()


def check_answer(verdict: Score | Illegal) -> bytes:
    """Return the answer to `check_request`: what the referee says."""
    return _write_verdict(NumberWriter(), verdict).request()


def play_answer(verdict: Score | Illegal, after: Position | None, drawn: Hand) -> bytes:
    """Return the answer to `play_request`."""
    out = _write_verdict(NumberWriter(), verdict)
    return (out if after is None else _write_position(out, after).numbers(drawn)).request()


def look_answer(seen: View, due: Action | None, ending: str) -> bytes:
    """Return the answer to `look_request`."""
    out = NumberWriter()
    for hand in seen.hands:
        out.one(hand is not None).numbers(hand or ())
    forced = -1 if due is None else _ACTIONS.index(type(due))
    return out.one(seen.drawing_cannot_help, forced).text(ending).request()


_ACTIONS: Final = (Place, Exchange, Reroll, Roll, Pass, Play, Redraw)
"""In the order of `ActionKind` of kernel/common/view.h."""


def _write_action(out: NumberWriter, action: Action) -> NumberWriter:
    tiles = [number for (x, y), piece in action.tiles for number in (x, y, piece)] if isinstance(action, Place) else []
    out.one(_ACTIONS.index(type(action))).numbers(tiles or action_pieces(action))
    table, qwirkles = (action.table, action.qwirkles) if isinstance(action, Play) else ((), ())
    return out.lists(table).lists(qwirkles)


def _write_edition(out: NumberWriter, edition: Edition) -> NumberWriter:
    options = edition.options
    single = options.single_opening_points if isinstance(options, QwirkleOptions) else 0
    a_set = isinstance(options, CardsOptions) and options.opening == "largest set"
    rule = rule_of(edition) if isinstance(options, CardsOptions) else NewRows.any
    out.one(game_number(edition.game), edition.hand, edition.copies, options.tie == "youngest")
    return out.one(single, a_set, rule.value)


def _write_position(out: NumberWriter, at: Position) -> NumberWriter:
    state = at.state
    last = -1
    shown: Hand = ()
    taken: list[Hand] = [()] * at.seats
    if isinstance(state, CardsState):
        last, shown = -1 if state.last_turns is None else state.last_turns, state.shown
        taken = [tuple(chain(*rows)) for rows in state.taken]
    rerolled = isinstance(state, CubesState) and state.rerolled
    _write_edition(out, at.edition).lists(at.hands).numbers(at.supply)
    out.one(at.mover, at.starter, at.turns, at.deals, at.passes, last, at.opening, at.over, rerolled)
    out.numbers(at.scores).numbers(at.announced).numbers(shown).lists(taken)
    return out.lists([grid_numbers(at.grid)] if at.edition.rules.has_grid else at.rows)


def _write_verdict(out: NumberWriter, verdict: Score | Illegal) -> NumberWriter:
    if isinstance(verdict, Illegal):
        out.one(False).text(verdict.reason.value).text(verdict.rule).numbers(chain(*verdict.cells))
        return out.numbers(verdict.pieces).lists(verdict.rows)
    out.one(True, verdict.points, verdict.last_piece, len(verdict.lines))
    for line in verdict.lines:
        values = COLORS if line.attribute == "color" else SHAPES
        out.numbers(chain(*line.cells)).one(line.attribute == "color", values.index(line.value), line.bonus)
    return out


def game_number(game: GameName) -> int:
    """Return the number of a game in requests."""
    return GAMES.index(game)


def _write_view(out: NumberWriter, view: KernelView) -> None:
    out.lists(view.table).lists(view.hands).numbers(view.hand_sizes).numbers(view.scores).one(view.supply)
    out.numbers(view.bag).numbers(view.unseen).one(view.last_turns, view.opening, view.rerolled, view.new_rows.value)

"""Write requests to the kernel as numbers, and read its answers: the form that the browser uses, and all analyses.

`kernel/bindings/c/numbers.h` says how a list, a 64-bit number and a real number are written.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from functools import cache
from itertools import chain
from typing import Final

from ..rules.actions import Action, Choice, Exchange, Pass, Place, Play, Redraw, Reroll, Roll, action_pieces
from ..rules.cards import CardsOptions, CardsState
from ..rules.cubes import CubesState
from ..rules.edition import Edition
from ..rules.errors import Illegal
from ..rules.piece import COLORS, PIECES, SHAPES, Hand
from ..rules.placement import Score
from ..rules.position import Position, Seat
from ..rules.qwirkle import QwirkleOptions
from ..rules.referee import check, forced_action, legal
from ..rules.ruleset import GAMES, GameName
from ..rules.view import View
from . import weights
from .evaluation import EvaluatedAction
from .kernel import (
    Calls as Calls,
    KernelView,
    NewRows,
    Stop,
    Value,
    bag_of,
    grid_numbers,
    kernel_view,
    pieces_of,
    rule_of,
    tiles_of,
)
from .review.types import ReviewedTurn
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
    EVALUATE = 9
    REVIEW = 10
    SUMMARY = 11


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

    def wide(self) -> int:
        """Return the next number of 64 bits without a sign."""
        self.at += 2
        return int(struct.unpack("=Q", self._numbers[self.at - 2 : self.at].tobytes())[0])

    def real(self) -> float:
        """Return the next real number."""
        self.at += 2
        return float(struct.unpack("=d", self._numbers[self.at - 2 : self.at].tobytes())[0])

    def reals(self) -> tuple[float, ...]:
        """Return the next list of real numbers."""
        return tuple(self.real() for _ in range(self.one()))

    def text(self) -> str:
        """Return the next text."""
        return bytes(self.numbers()).decode()

    def pieces(self) -> Hand:
        """Return the next list as pieces."""
        return pieces_of(self.numbers())

    def numbers(self) -> list[int]:
        """Return the next list."""
        return [self.one() for _ in range(self.one())]

    def lists(self) -> list[list[int]]:
        """Return the next list of lists."""
        return [self.numbers() for _ in range(self.one())]


def weight_requests() -> Iterator[bytes]:
    """Yield the requests that give the kernel all weights."""
    for seats in (2, 3, 4):
        for game in GAMES:
            for keep_three in (False, True) if game == "cards" else (False,):
                yield weight_request(game, seats, keep_three)


def weight_request(game: GameName, seats: int, keep_three: bool) -> bytes:
    """Return the request that gives the kernel the weights of a game with so many seats.

    Those of Cards also depend on whether new rows keep three cards.
    """
    begun = NumberWriter(Call.WEIGHTS, game_number(game), seats, keep_three)
    if game == "qwirkle":
        network: Value = value(f"qwirkle-{seats}")
        return begun.floats(network.weights).floats(network.spread).request()
    if game == "cubes":
        return begun.floats(weights.read(f"cubes-{seats}")).floats(()).request()
    numbers = weights.read(f"cards-pl-{seats}" if keep_three else f"cards-{seats}")
    half = len(numbers) // 2
    return begun.floats(numbers[:half]).floats(numbers[half:]).request()


def ask(view: View, request: bytes, stop: Stop | None = None) -> NumberReader:
    """Return the kernel's answer to an analysis of a view. If it was stopped, the answer has no meaning."""
    keep_three = not view.edition.rules.has_grid and rule_of(view.edition) == NewRows.keep_three
    return NumberReader(_prepared(view.edition.game, view.seats, keep_three).answer(request, stop))


@cache
def _kernel() -> Calls:
    return Calls()


@cache
def _prepared(game: GameName, seats: int, keep_three: bool) -> Calls:
    _kernel().answer(weight_request(game, seats, keep_three))
    return _kernel()


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


def hint_request(at: Position | View) -> bytes:
    """Return the request for the action that a hint shows, and what to look for before that."""
    return _write_position(NumberWriter(Call.HINT), at).request()


def evaluate_request(view: View, most: int, also: Sequence[Action], seed: int, effort: float) -> bytes:
    """Return the request for what actions are worth: the best, and those of `also`."""
    out = _write_position(NumberWriter(Call.EVALUATE), view).one(most, len(also))
    for each in also:
        _write_action(out, each)
    due = forced_action(view)
    out.wide(seed % 2**64).real(effort).one(due is not None)
    return (out if due is None else out.one(_ACTIONS.index(type(due)))).request()


def review_request(view: View, action: Action, number: int, depth: float, seed: int) -> bytes:
    """Return the request for the review of a turn; `number` counts from 1."""
    out = _write_action(_write_position(NumberWriter(Call.REVIEW), view), action)
    return out.one(number).real(depth).wide(seed % 2**64).request()


def summary_request(scores: Sequence[Sequence[int]], turns: Sequence[ReviewedTurn]) -> bytes:
    """Return the request for the summary of a game, with the scores before each turn and at the end."""
    out = NumberWriter(Call.SUMMARY).lists(scores).one(len(turns))
    for turn in turns:
        out.one(turn.seat, turn.forced).real(turn.played.margin).real(turn.lost).real(turn.error).real(turn.lost_chance)
    return out.request()


def read_evaluated(answer: NumberReader, edition: Edition) -> list[EvaluatedAction]:
    """Return evaluated actions from an answer."""
    return [read_evaluated_action(answer, edition) for _ in range(answer.one())]


def read_evaluated_action(answer: NumberReader, edition: Edition) -> EvaluatedAction:
    """Return an evaluated action from an answer."""
    action, points = read_action(answer), answer.one()
    margin, low, high, chance, reply = (answer.real() for _ in range(5))
    exact, simulations = bool(answer.one()), answer.wide()
    guess = None if edition.rules.has_grid else reply
    return EvaluatedAction(action, points, margin, low, high, chance, exact, simulations, guess)


def read_action(answer: NumberReader) -> Action:
    """Return an action from an answer."""
    kind, numbers, rows, qwirkles = _ACTIONS[answer.one()], answer.numbers(), answer.lists(), answer.lists()
    if kind is Place:
        return Place(tiles_of(numbers))
    if kind is Play:
        return Play(pieces_of(numbers), tuple(map(pieces_of, rows)), tuple(map(pieces_of, qwirkles)))
    if kind is Exchange:
        return Exchange(pieces_of(numbers))
    if kind is Reroll:
        return Reroll(pieces_of(numbers))
    return Roll() if kind is Roll else Redraw() if kind is Redraw else Pass()


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


def _filled(seen: View) -> tuple[list[Hand], Sequence[int]]:
    """Return hands and a supply as they may be: any of the unseen pieces, of which analyses use only the number."""
    if seen.edition.rules.open_hands:
        return [hand or () for hand in seen.hands], bag_of(seen)
    known = Counter((*seen.state.pieces(), *(piece for hand in seen.hands for piece in hand or ())))
    unseen = [piece for piece in PIECES for _ in range(seen.edition.copies - known[piece])]
    hands = []
    for hand, size in zip(seen.hands, seen.hand_sizes, strict=True):
        hands.append(tuple(unseen[:size]) if hand is None else hand)
        unseen = unseen[size:] if hand is None else unseen
    if len(unseen) < seen.supply_count:
        raise ValueError("more pieces than there are")
    left = Counter(unseen[: seen.supply_count])
    return hands, [left[piece] for piece in PIECES]


def _write_position(out: NumberWriter, at: Position | View) -> NumberWriter:
    state = at.state
    hands, supply = _filled(at) if isinstance(at, View) else (at.hands, at.supply)
    last = -1
    shown: Hand = ()
    taken: list[Hand] = [()] * len(hands)
    if isinstance(state, CardsState):
        last, shown = -1 if state.last_turns is None else state.last_turns, state.shown
        taken = [tuple(chain(*rows)) for rows in state.taken]
    rerolled = isinstance(state, CubesState) and state.rerolled
    _write_edition(out, at.edition).lists(hands).numbers(supply)
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

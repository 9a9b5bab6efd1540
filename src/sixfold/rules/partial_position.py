"""Parse and format positions with hidden hands, and explain why a position is impossible.

``qwirkle-pl mover=0 scores=12,7 hands=RtRsBoBdGxPc/?6 table=0,0:RoRd``: the unseen pieces are in the hidden hands and
the supply, so the supply can be left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain

from .actions import Pass
from .cards import CardsState
from .edition import Edition
from .errors import Illegal
from .line import Cell
from .notation import (
    Fields,
    Words,
    check_position,
    numbers_text,
    pieces_text,
    read_hand,
    read_number,
    read_numbers,
    read_position,
    read_tiles,
    read_words,
    words_text,
)
from .piece import PIECES, Hand, Piece
from .position import Position, full_supply
from .referee import forced_action
from .state import GridState, State
from .view import View


class Impossible(ValueError):
    """Raised for a position that no game can reach.

    `problem` is a key of the catalogues (`impossible-<problem>`), with the cells and pieces in question.
    """

    def __init__(self, problem: str, cells: tuple[Cell, ...] = (), pieces: Hand = ()) -> None:
        super().__init__(problem, cells, pieces)
        self.problem = problem
        self.cells = cells
        self.pieces = pieces


def partial_position_text(view: View) -> str:
    """Format what the player to move knows, in one line that `read_partial_position` parses."""
    hands = ("?" + str(size) if hand is None else pieces_text(hand) or "-" for hand, size in _hands(view))
    words: Words = {
        "mover": view.mover,
        "scores": numbers_text(view.scores),
        "hands": "/".join(hands),
        **view.edition.rules.state_words(view),
    }
    words.pop("shown", None)
    if view.passes:
        words["passes"] = view.passes
    if view.opening and not view.edition.rules.has_grid:  # a grid shows it
        words["opening"] = True
    return words_text(view.edition, words)


def _hands(view: View) -> Iterable[tuple[Hand | None, int]]:
    return zip(view.hands, view.hand_sizes, strict=True)


def read_partial_position(text: str) -> View:
    """Parse what `partial_position_text` wrote, or a whole position as the player to move knows it.

    Raise NotationError or Impossible.
    """
    return _seen(read_position(text) if is_whole(text) else _filled(*read_words(text)))


def is_whole(text: str) -> bool:
    """Test if a position is written with every piece of its supply, so that nothing in it is hidden."""
    return any(word.startswith("supply=") and "." in word for word in text.split())


def _seen(at: Position) -> View:
    if at.over:
        raise Impossible("over")
    # The player to move knows which pieces are unseen, but not which of them others hold.
    hands = at.hands if at.edition.rules.open_hands else (at.hand,)
    unseen = _unseen(at.edition, chain(at.state.pieces(), *hands))
    drawn = replace(at, supply=unseen) if at.supply_count else at
    return View.of(at, at.mover, drawing_cannot_help=isinstance(forced_action(drawn), Pass))


def _read_hidden(text: str) -> Hand | int:
    return read_number(text[1:]) if text.startswith("?") else read_hand(text)


def _filled(printed: Edition, fields: Fields) -> Position:
    """Return a position that looks like this; hidden hands get any of the unseen pieces."""
    given = fields.take("hands", lambda text: tuple(map(_read_hidden, text.split("/"))))
    seats = len(given)
    state = _read_state(printed, fields, seats)
    made: tuple[int, ...] = tuple(map(len, state.taken)) if isinstance(state, CardsState) else (0,) * seats
    scores = fields.take("scores", read_numbers, made)
    mover = fields.take("mover", read_number, 0)
    said = fields.take("supply", read_number, None)
    passes = fields.take("passes", read_number, 0)
    opening = fields.flag("opening")
    fields.done()
    _check_seats(printed, given, mover, scores)
    shown = tuple(hand for hand in given if isinstance(hand, tuple))
    left = _unseen(printed, chain(state.pieces(), *shown))
    hidden = sum(hand for hand in given if isinstance(hand, int))
    if sum(left) < hidden or said not in (None, sum(left) - hidden):
        raise Impossible("supply")
    hands, supply = _dealt(given, left)
    if any(supply) and any(len(hand) < printed.hand for hand in hands):
        raise Impossible("hand")
    if isinstance(state, GridState):
        opening = not state.grid
    elif isinstance(state, CardsState):
        if scores != made:
            raise Impossible("taken")
        if state.last_turns is None and not any(supply):
            state = replace(state, last_turns=seats)
    at = Position(
        edition=printed,
        hands=hands,
        supply=supply,
        mover=mover,
        starter=mover,
        state=state,
        scores=scores,
        opening=opening,
        passes=passes,
    )
    check_position(at)
    return at


def _check_seats(printed: Edition, given: tuple[Hand | int, ...], mover: int, scores: tuple[int, ...]) -> None:
    fewest, most = printed.seats
    if not fewest <= len(given) <= most or not 0 <= mover < len(given) or len(scores) != len(given) != 0:
        raise Impossible("seats")
    if not isinstance(given[mover], tuple) or not given[mover]:
        raise Impossible("own_hand")
    if printed.rules.open_hands and not all(isinstance(hand, tuple) for hand in given):
        raise Impossible("open_hands")
    if any((hand if isinstance(hand, int) else len(hand)) > printed.hand for hand in given):
        raise Impossible("hand")
    if any(isinstance(hand, int) and hand < 0 for hand in given):
        raise Impossible("hand")


def _read_state(printed: Edition, fields: Fields, seats: int) -> State:
    table = fields.words.setdefault("table", "-")
    if printed.rules.has_grid and len(read_tiles(table)) > len(PIECES) * 3:
        raise Impossible("count")
    try:
        state = printed.rules.read_state(fields, seats)
    except Illegal as refusal:
        raise Impossible("line" if refusal.cells else "set", refusal.cells, refusal.pieces) from None
    if isinstance(state, GridState) and (apart := _apart(set(state.grid.pieces))):
        raise Impossible("apart", tuple(sorted(apart)))
    return state


def _apart(cells: set[Cell]) -> set[Cell]:
    """Return the cells that are not connected to the first one."""
    left = set(cells)
    reached = [min(left)] if left else []
    while reached:
        x, y = reached.pop()
        left.discard((x, y))
        reached += [cell for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if cell in left]
    return left


def _unseen(printed: Edition, seen: Iterable[Piece]) -> tuple[int, ...]:
    """Return how many of each kind, or colour of cubes, are unseen; raise Impossible if there are too many of one."""
    left = list(full_supply(printed))
    for piece in seen:
        place = piece.color if printed.rules.rolled else piece
        left[place] -= 1
        if left[place] < 0:
            raise Impossible("count", pieces=(piece,))
    return tuple(left)


def _dealt(given: tuple[Hand | int, ...], left: tuple[int, ...]) -> tuple[tuple[Hand, ...], tuple[int, ...]]:
    pool = [Piece(kind) for kind, count in enumerate(left) for _ in range(count)]
    hands = []
    for hand in given:
        size = hand if isinstance(hand, int) else 0
        hands.append(hand if isinstance(hand, tuple) else tuple(pool[:size]))
        pool = pool[size:]
    count = Counter(map(int, pool))
    return tuple(hands), tuple(count[kind] for kind in range(len(left)))

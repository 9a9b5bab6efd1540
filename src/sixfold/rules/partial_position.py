"""Parse and format positions with hidden hands, and explain why a position is impossible.

``qwirkle-pl mover=0 scores=12,7 hands=RtRsBoBdGxPc/?6 table=0,0:RoRd``: the unseen pieces are in the hidden hands and
the supply, so the supply can be left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain

from .actions import Pass, Rows, Tile
from .edition import Edition, UnknownEdition, edition
from .errors import Illegal, NotationError
from .grid import EMPTY, Grid
from .line import Cell
from .notation import (
    MAX_NOTATION_CHARACTERS,
    Fields,
    check_position,
    check_row,
    grid_text,
    numbers_text,
    pieces_text,
    read_hand,
    read_number,
    read_numbers,
    read_position,
    read_rows,
    read_taken,
    read_tiles,
    rows_text,
)
from .piece import PIECES, Hand, Piece
from .position import Position, full_supply
from .referee import forced_action
from .state import make_state
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
    cards = not view.edition.rules.has_grid
    hands = ("?" + str(size) if hand is None else pieces_text(hand) or "-" for hand, size in _hands(view))
    words = {
        "mover": view.mover,
        "scores": numbers_text(view.scores),
        "hands": "/".join(hands),
        "table": rows_text(view.rows) if cards else grid_text(view.grid),
    }
    if cards:
        words["taken"] = "|".join(map(rows_text, view.taken))
    if view.passes:
        words["passes"] = view.passes
    if view.last_turns is not None:
        words["last"] = view.last_turns
    flags = [name for name in ("opening", "rerolled") if getattr(view, name) and (cards or name == "rerolled")]
    return " ".join([view.edition.name, *(f"{key}={value}" for key, value in words.items()), *flags])


def _hands(view: View) -> Iterable[tuple[Hand | None, int]]:
    return zip(view.hands, view.hand_sizes, strict=True)


def read_partial_position(text: str) -> View:
    """Parse what `partial_position_text` wrote, or a whole position as the player to move knows it.

    Raise NotationError or Impossible.
    """
    if len(text) > MAX_NOTATION_CHARACTERS:
        raise NotationError("too_long")
    name, *words = text.split() or [""]
    if is_whole(text):
        return _seen(read_position(text))
    try:
        printed = edition(name)
    except UnknownEdition:
        raise NotationError("edition", name) from None
    return _seen(_filled(printed, Fields(words)))


def is_whole(text: str) -> bool:
    """Test if a position is written with every piece of its supply, so that nothing in it is hidden."""
    return any(word.startswith("supply=") and "." in word for word in text.split())


def _seen(at: Position) -> View:
    if at.over:
        raise Impossible("over")
    # The player to move knows which pieces are unseen, but not which of them others hold.
    hands = at.hands if at.edition.rules.open_hands else (at.hand,)
    unseen = _unseen(at.edition, chain(at.table_pieces(), *hands))
    drawn = replace(at, supply=unseen) if at.supply_count else at
    return View.of(at, at.mover, drawing_cannot_help=isinstance(forced_action(drawn), Pass))


def _read_hidden(text: str) -> Hand | int:
    return read_number(text[1:]) if text.startswith("?") else read_hand(text)


def _filled(printed: Edition, fields: Fields) -> Position:
    """Return a position that looks like this; hidden hands get any of the unseen pieces."""
    cards = not printed.rules.has_grid
    given = fields.take("hands", lambda text: tuple(map(_read_hidden, text.split("/"))))
    seats = len(given)
    table = fields.take("table", str, "-")
    grid = EMPTY if cards else _grid(read_tiles(table))
    rows = _rows(read_rows(table)) if cards else ()
    taken: tuple[Rows, ...] = fields.take("taken", read_taken, ((),) * seats) if cards else ()
    scores = fields.take("scores", read_numbers, tuple(map(len, taken)) if cards else (0,) * seats)
    mover = fields.take("mover", read_number, 0)
    said = fields.take("supply", read_number, None)
    last = fields.take("last", read_number, None)
    passes = fields.take("passes", read_number, 0)
    opening = fields.flag("opening")
    rerolled = fields.flag("rerolled")
    fields.done()
    _check_seats(printed, given, mover, scores, taken)
    shown = tuple(hand for hand in given if isinstance(hand, tuple))
    left = _unseen(printed, chain(grid.pieces.values(), *rows, *chain(*taken), *shown))
    hidden = sum(hand for hand in given if isinstance(hand, int))
    if sum(left) < hidden or said not in (None, sum(left) - hidden):
        raise Impossible("supply")
    hands, supply = _dealt(given, left)
    if any(supply) and any(len(hand) < printed.hand for hand in hands):
        raise Impossible("hand")
    last = seats if cards and last is None and not any(supply) else last
    at = Position(
        edition=printed,
        hands=hands,
        supply=supply,
        mover=mover,
        starter=mover,
        state=make_state(printed.rules, grid=grid, rows=rows, taken=taken, rerolled=rerolled, last_turns=last),
        scores=scores,
        opening=opening if cards else not grid,
        passes=passes,
    )
    check_position(at)
    return at


def _check_seats(
    printed: Edition, given: tuple[Hand | int, ...], mover: int, scores: tuple[int, ...], taken: tuple[Rows, ...]
) -> None:
    fewest, most = printed.seats
    if not fewest <= len(given) <= most or not 0 <= mover < len(given) or len(scores) != len(given) != 0:
        raise Impossible("seats")
    if not printed.rules.has_grid and scores != tuple(map(len, taken)):
        raise Impossible("taken")
    if not isinstance(given[mover], tuple) or not given[mover]:
        raise Impossible("own_hand")
    if printed.rules.open_hands and not all(isinstance(hand, tuple) for hand in given):
        raise Impossible("open_hands")
    if any((hand if isinstance(hand, int) else len(hand)) > printed.hand for hand in given):
        raise Impossible("hand")
    if any(isinstance(hand, int) and hand < 0 for hand in given):
        raise Impossible("hand")


def _grid(tiles: list[Tile]) -> Grid:
    if len(tiles) > len(PIECES) * 3:
        raise Impossible("count")
    try:
        grid = Grid.of(tiles)
    except Illegal as refusal:
        raise Impossible("line", refusal.cells, refusal.pieces) from None
    apart = _apart(set(grid.pieces))
    if apart:
        raise Impossible("apart", tuple(sorted(apart)))
    return grid


def _apart(cells: set[Cell]) -> set[Cell]:
    """Return the cells that are not connected to the first one."""
    left = set(cells)
    reached = [min(left)] if left else []
    while reached:
        x, y = reached.pop()
        left.discard((x, y))
        reached += [cell for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if cell in left]
    return left


def _rows(rows: Rows) -> Rows:
    for row in rows:
        try:
            check_row(row)
        except NotationError:
            raise Impossible("set", pieces=row) from None
    return rows


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

"""Parse and format pieces, actions, turns and positions: docs/notation.md has the grammar.

Formatting and parsing again gives the same object. Text that cannot be parsed raises NotationError, never Illegal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, groupby
from typing import Final, TypeVar

from .actions import Action, Exchange, Pass, Place, Play, Redraw, Reroll, Roll, Rows, Tile, Turn, sorted_rows
from .edition import Edition, UnknownEdition, edition
from .errors import Illegal, NotationError
from .grid import Grid
from .piece import BY_LETTERS, Hand, Piece
from .position import Position, Supply, full_supply, supply_of

MAX_NOTATION_CHARACTERS: Final = 20_000
"""Characters of an action or a position. The largest real one has under 2,000."""
_NUMBER: Final = re.compile(r"-?[0-9]{1,4}", re.ASCII)
_T = TypeVar("_T")
Words = dict[str, object]
"""The words of a position by their keys; True stands for a word without a value."""
WORD_ORDER: Final = (
    *("mover", "starter", "turns", "scores", "hands", "supply", "table", "announced", "taken", "deals", "passes"),
    *("last", "shown", "opening", "rerolled", "over"),
)


def read_piece(text: str) -> Piece:
    """Parse a piece: ``Rt`` is the red star."""
    try:
        return BY_LETTERS[text]
    except KeyError:
        raise NotationError("piece", text) from None


def read_pieces(text: str) -> Hand:
    """Parse pieces written without a space: ``RoRsBt``."""
    return tuple(read_piece(text[at : at + 2]) for at in range(0, len(text), 2))


def pieces_text(pieces: Iterable[Piece]) -> str:
    """Format pieces without a space."""
    return "".join(map(str, pieces))


def read_number(text: str) -> int:
    """Parse a whole number of at most four digits."""
    if not _NUMBER.fullmatch(text):
        raise NotationError("number", text)
    return int(text)


def _read_tile(text: str) -> Tile:
    name, _, place = text.partition("@")
    x, comma, y = place.partition(",")
    if not comma:
        raise NotationError("cell", text)
    return (read_number(x), read_number(y)), read_piece(name)


def read_action(text: str) -> Action:
    """Parse an action, for example ``lay Rt@3,-2``, ``swap Rt``, ``reroll Rt``, ``play Rt : RtRsRo`` or ``pass``."""
    if len(text) > MAX_NOTATION_CHARACTERS:
        raise NotationError("too_long")
    verb, *words = text.split() if text.strip() else [""]
    match verb, words:
        case "lay", _:
            return Place(tuple(map(_read_tile, words)))
        case "swap", _:
            return Exchange(tuple(map(read_piece, words)))
        case "reroll", _:
            return Reroll(tuple(map(read_piece, words)))
        case "play", _:
            return _read_play(words)
        case "roll", []:
            return Roll()
        case "redraw", []:
            return Redraw()
        case "pass", []:
            return Pass()
    raise NotationError("action", text)


def read_cards(text: str) -> Hand | None:
    """Parse ``play Rt Rs``, which leaves the table to the referee; return None for any other action."""
    if len(text) > MAX_NOTATION_CHARACTERS:
        raise NotationError("too_long")
    if ":" in text or "play" not in text:
        return None
    verb, *words = text.split()
    return tuple(sorted(map(read_piece, words))) if verb == "play" else None


def _read_play(words: list[str]) -> Play:
    cards, colon, rest = _split(words, ":")
    table, bang, taken = _split(rest, "!")
    if not colon or (bang and not taken):
        raise NotationError("play", " ".join(words))
    return Play(tuple(map(read_piece, cards)), tuple(map(read_pieces, table)), tuple(map(read_pieces, taken)))


def _split(words: list[str], mark: str) -> tuple[list[str], bool, list[str]]:
    if mark not in words:
        return words, False, []
    at = words.index(mark)
    return words[:at], True, words[at + 1 :]


def action_text(action: Action) -> str:
    """Return the notation of an action, which is also its `str`."""
    return str(action)


def read_turn(text: str) -> Turn:
    """Parse an action and the pieces drawn for it: ``lay Rt@0,0 = BsYo``."""
    if len(text) > MAX_NOTATION_CHARACTERS:
        raise NotationError("too_long")
    action, equals, drawn = text.partition(" = ")
    if equals and not drawn:
        raise NotationError("action", text)
    return Turn(read_action(action), read_pieces(drawn))


def turn_text(turn: Turn) -> str:
    """Format a turn."""
    return f"{turn.action} = {pieces_text(turn.drawn)}" if turn.drawn else str(turn.action)


def grid_text(grid: Grid) -> str:
    """Format a grid row by row, each run of neighbours as ``x,y:RoRsRt``."""
    return "/".join(_runs(grid)) or "-"


def _runs(grid: Grid) -> Iterator[str]:
    cells = sorted(grid.pieces, key=lambda cell: (cell[1], cell[0]))
    # Neighbours in a row have the same distance between x and their number in the list.
    for _, run in groupby(enumerate(cells), key=lambda item: (item[1][1], item[1][0] - item[0])):
        found = [cell for _, cell in run]
        yield f"{found[0][0]},{found[0][1]}:{pieces_text(grid.pieces[cell] for cell in found)}"


def read_tiles(text: str) -> list[Tile]:
    """Parse pieces and their cells without checking their lines."""
    tiles: list[Tile] = []
    for run in [] if text == "-" else text.split("/"):
        place, _, names = run.partition(":")
        x, comma, y = place.partition(",")
        if not comma or not names:
            raise NotationError("cell", run)
        left, row = read_number(x), read_number(y)
        tiles += (((left + step, row), piece) for step, piece in enumerate(read_pieces(names)))
    return tiles


def read_grid(text: str) -> Grid:
    """Parse a grid; raise Illegal for a line that is not valid."""
    return Grid.of(read_tiles(text))


def rows_text(rows: Rows) -> str:
    """Format rows of cards."""
    return "/".join(map(pieces_text, rows)) or "-"


def read_rows(text: str) -> Rows:
    """Parse rows of cards without checking them."""
    return sorted_rows(tuple(map(read_pieces, text.split("/")))) if text != "-" else ()


def _supply_text(supply: Supply) -> str:
    digits = list(map(str, supply))
    return ".".join(digits if len(digits) == 6 else ["".join(digits[at : at + 6]) for at in range(0, 36, 6)])


def _read_supply(text: str, printed: Edition) -> Supply:
    groups = text.split(".")
    numbers = groups if printed.rules.rolled else [digit for group in groups for digit in group]
    supply = tuple(map(read_number, numbers))
    full = full_supply(printed)
    if len(supply) != len(full) or not all(0 <= count <= most for count, most in zip(supply, full, strict=True)):
        raise NotationError("supply", text)
    return supply


def numbers_text(values: Iterable[int]) -> str:
    """Format numbers, separated by commas."""
    return ",".join(map(str, values)) or "-"


def read_numbers(text: str) -> tuple[int, ...]:
    """Parse what `numbers_text` wrote."""
    return tuple(map(read_number, text.split(","))) if text != "-" else ()


def position_text(at: Position) -> str:
    """Format a position in one line: the edition, then ``key=value`` words."""
    words: Words = {
        "mover": at.mover,
        "starter": at.starter,
        "turns": at.turns,
        "scores": numbers_text(at.scores),
        "hands": "/".join(pieces_text(hand) or "-" for hand in at.hands),
        "supply": _supply_text(at.supply),
        **at.edition.rules.state_words(at),
    }
    if at.announced:
        words["announced"] = numbers_text(at.announced)
    if at.deals != 1:
        words["deals"] = at.deals
    if at.passes:
        words["passes"] = at.passes
    return words_text(at.edition, words | {name: True for name in ("opening", "over") if getattr(at, name)})


def words_text(printed: Edition, words: Words) -> str:
    """Format the words of a position in their order; True stands for a word without a value."""
    found = ((key, words[key]) for key in WORD_ORDER if key in words)
    return " ".join([printed.name, *(key if value is True else f"{key}={value}" for key, value in found)])


def read_position(text: str) -> Position:
    """Parse what `position_text` wrote; raise NotationError if no game can have this position."""
    printed, fields = read_words(text)
    hands = fields.take("hands", lambda value: tuple(map(read_hand, value.split("/"))))
    supply = fields.take("supply", lambda value: _read_supply(value, printed))
    try:
        state = printed.rules.read_state(fields, len(hands))
    except Illegal as refusal:
        raise bad_table(refusal) from None
    at = Position(
        edition=printed,
        hands=hands,
        supply=supply,
        mover=fields.take("mover", read_number),
        starter=fields.take("starter", read_number),
        state=state,
        scores=fields.take("scores", read_numbers),
        announced=fields.take("announced", read_numbers, ()),
        turns=fields.take("turns", read_number),
        deals=fields.take("deals", read_number, 1),
        opening=fields.flag("opening"),
        passes=fields.take("passes", read_number, 0),
        over=fields.flag("over"),
    )
    fields.done()
    check_position(at)
    return at


def bad_table(refusal: Illegal) -> NotationError:
    """Return the error for a table that breaks a rule."""
    cells = " ".join(f"{x},{y}" for x, y in refusal.cells)
    return NotationError("table", cells or pieces_text(refusal.pieces))


def read_words(text: str) -> tuple[Edition, Fields]:
    """Return the edition and the words of a position; raise NotationError."""
    if len(text) > MAX_NOTATION_CHARACTERS:
        raise NotationError("too_long")
    name, *words = text.split() or [""]
    try:
        return edition(name), Fields(words)
    except UnknownEdition:
        raise NotationError("edition", name) from None


position = read_position
"""What `repr(position)` calls."""


class Fields:
    """The ``key=value`` words of a line. Each can be taken once."""

    def __init__(self, words: list[str]) -> None:
        self.words: dict[str, str] = {}
        for word in words:
            key, _, value = word.partition("=")
            if key in self.words:
                raise NotationError("field", word)
            self.words[key] = value

    def take(self, key: str, read: Callable[[str], _T], *default: _T) -> _T:
        """Return a value and remove it; return the default, or raise NotationError, if it is missing."""
        if key in self.words:
            return read(self.words.pop(key))
        if default:
            return default[0]
        raise NotationError("missing", key)

    def flag(self, key: str) -> bool:
        """Return whether a word without a value is there, and remove it."""
        value = self.words.pop(key, None)
        if value:
            raise NotationError("field", f"{key}={value}")
        return value is not None

    def done(self) -> None:
        """Raise NotationError if a word is left."""
        for key in self.words:
            raise NotationError("field", key)


def read_hand(text: str) -> Hand:
    """Parse a hand, sorted; ``-`` is an empty one."""
    return () if text == "-" else tuple(sorted(read_pieces(text)))


def _can_open(at: Position) -> bool:
    """Test if hands are full, and the player to move can start."""
    full = all(len(hand) == at.edition.hand for hand in at.hands)
    return full and at.edition.rules.can_start((at.hand,))


def check_position(at: Position) -> None:
    """Raise NotationError unless the numbers of a position agree and no piece occurs too often."""
    fewest, most = at.edition.seats
    seats = len(at.hands)
    ok = (
        fewest <= seats <= most
        and 0 <= at.mover < seats
        and 0 <= at.starter < seats
        and len(at.scores) == seats
        and len(at.announced) in (0, seats)
        and all(1 <= size <= at.edition.hand for size in at.announced)
        and all(len(hand) <= at.edition.hand for hand in at.hands)
        and (not any(at.supply) or all(len(hand) == at.edition.hand for hand in at.hands))
        and min(at.turns, at.passes, *at.scores) >= 0
        and at.passes < seats + at.over
        and at.deals >= 1
        and at.edition.rules.is_consistent(at)
        and (not at.opening or _can_open(at))
        and _none_too_many(at)
    )
    if not ok:
        raise NotationError("numbers")


def _none_too_many(at: Position) -> bool:
    counts = supply_of((*chain(*at.hands), *at.state.pieces()), at.supply)
    return all(map(int.__le__, map(int.__add__, counts, at.supply), full_supply(at.edition)))

"""Judge and generate single moves from JSON lines, for `sixfold judge` and `sixfold moves`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from math import isfinite
from typing import Any, Final

from ..i18n import error_messages
from ..rules import cards, cubes
from ..rules.actions import Choice, Place, Play, Rows, Tile, sorted_rows
from ..rules.edition import Edition, UnknownEdition, edition
from ..rules.errors import Illegal, NotationError, Reason
from ..rules.grid import EMPTY, Grid
from ..rules.line import Line
from ..rules.notation import bad_table
from ..rules.piece import BY_NAMES, Hand, Piece, mask_of
from ..rules.placement import Score, check_opening, openings, score
from ..rules.qwirkle import QwirkleOptions
from ..rules.state import HasTable, State

Json = dict[str, Any]
MAX_LINE_CHARACTERS: Final = 1_000_000

MAX_PIECES: Final = 108
MAX_COORDINATE: Final = 9_999
WORDS: Final = {"color": "colour", "shape": "shape"}
"""How the lines of an answer name an attribute."""


@dataclass(frozen=True, slots=True)
class Case(HasTable):
    """Hold a moment of a game, read from one JSON object, in the form that the rules need."""

    edition: Edition
    state: State
    held: Hand | None
    """None: any pieces may be laid."""
    opening: bool
    drawing_cannot_help: bool = True
    supply_count: int = 1
    """Something is left, so that no piece is the last."""

    @property
    def hand(self) -> Hand:
        return self.held or ()


def judge(lines: Iterable[str], lang: str) -> Iterator[Json]:
    """Yield an answer for each line: `{"id", "legal", "score", "lines", "reason"}`, or `{"id", "error"}`."""
    return _answers(lines, lang, _judge)


def moves(lines: Iterable[str], lang: str) -> Iterator[Json]:
    """Yield an answer for each line: all placements with their scores, or every playable choice of cards."""
    return _answers(lines, lang, _moves)


def read_case(text: str) -> Case:
    """Parse a table, and perhaps a hand, from one JSON object; raise NotationError."""
    return _case(_load(text))


def _answers(lines: Iterable[str], lang: str, answer: Callable[[Json], Json]) -> Iterator[Json]:
    for line in lines:
        if not line.strip():
            continue
        name = None
        try:
            data = _load(line)
            name = data.get("id")
            yield {"id": name, **answer(data)}
        except NotationError as error:
            yield {"id": name, "error": error_messages.unreadable(error, lang)}


def _load(line: str) -> Json:
    if len(line) > MAX_LINE_CHARACTERS:
        raise NotationError("too_long")
    try:
        data = json.loads(line, parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError):
        raise NotationError("json") from None
    if not isinstance(data, dict):
        raise NotationError("json")
    return data


def _finite(text: str) -> float:
    """Return a number of an id if JSON can represent it; NaN and infinity cannot be written."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _judge(data: Json) -> Json:
    case = _case(data)
    action = data.get("action")
    if not isinstance(action, dict):
        raise NotationError("missing", "action")
    played = Place(_tiles(_field(action, "place"))) if case.edition.rules.has_grid else _play(action)
    if isinstance(played, Play):
        _check_copies(case, played.cards, chain(*played.table, *played.qwirkles))
    else:
        _check_copies(case, tuple(piece for _, piece in played.tiles))
    try:
        if isinstance(played, Play):
            found = cards.check(case if case.held is not None else replace(case, held=played.cards), played)
            return {"legal": True, "score": found.points, "lines": None, "reason": None}
        found = _score(case, played)
        return {"legal": True, "score": found.points, "lines": list(map(_line, found.lines)), "reason": None}
    except Illegal as refusal:
        return {"legal": False, "score": None, "lines": None, "reason": refusal.reason.value}


def _score(case: Case, place: Place) -> Score:
    if case.held is not None:
        return case.edition.rules.check(case, place)
    lines = case.grid.check(place.tiles)
    if case.opening:
        check_opening(None, place.tiles)
        if case.edition.rules.rolled and len(place.tiles) == 1:
            raise Illegal(Reason.OPENING_MUST_ROLL, "cubes.opening")
    return score(lines, single=_single(case))


def _single(case: Case) -> int:
    """Return what a single first tile scores."""
    options = case.edition.options
    return options.single_opening_points if isinstance(options, QwirkleOptions) else 0


def _play(action: Json) -> Play:
    return Play(_pieces(_field(action, "play")), _rows(_field(action, "table")), _rows(action.get("qwirkles", [])))


def _line(line: Line) -> Json:
    return {
        "direction": line.direction,
        "attribute": WORDS[line.attribute],
        "value": line.value,
        "length": line.length,
        "bonus": line.bonus,
    }


def _moves(data: Json) -> Json:
    case = _case(data)
    if case.held is None:
        raise NotationError("missing", "hand")
    _check_copies(case)
    if not case.edition.rules.has_grid:
        return _card_moves(case)
    if case.opening:
        lay = [] if case.edition.rules.rolled and not cubes.fits(case) else openings(case.hand)
        found = [(place.tiles, score(EMPTY.check(place.tiles), single=_single(case)).points) for place in lay]
    else:
        found = list(case.grid.placements(mask_of(case.hand)))
    places = [([[*cell, *_names(piece)] for cell, piece in tiles], points) for tiles, points in found]
    return {"actions": [{"place": place, "score": points} for place, points in places]}


def _card_moves(case: Case) -> Json:
    found = [each for each in cards.legal(case) if isinstance(each, Choice)] if case.hand else []
    plays = [{"play": [_names(card) for card in each.cards], "qwirkles": each.qwirkles[-1]} for each in found]
    return {"plays": plays, "stuck": not plays}


def _check_copies(case: Case, laid: Hand = (), after: Iterable[Piece] = ()) -> None:
    """Raise NotationError if table, hand and action hold more of a kind, or of a colour of cubes, than there are."""
    pieces = Counter(case.state.pieces()) + (Counter(case.hand) | Counter(laid))  # what is laid comes out of the hand
    pieces |= Counter(after)  # the table after a turn of Cards replaces the one before
    by_color = case.edition.rules.rolled
    counts: Counter[str] = Counter()
    for piece, count in pieces.items():
        counts[piece.color_name if by_color else str(piece)] += count
    for name, count in counts.items():
        if count > case.edition.copies:
            raise NotationError("too_many", name)


def _case(data: Json) -> Case:
    name = data.get("edition")
    try:
        printed = edition(name if isinstance(name, str) else "")
    except UnknownEdition:
        raise NotationError("edition", name if isinstance(name, str) else _shown(name)) from None
    held = None if data.get("hand") is None else tuple(sorted(_pieces(data["hand"])))
    if held is not None and len(held) > printed.hand:
        raise NotationError("too_many", str(len(held)))
    try:
        if printed.rules.has_grid:
            grid = Grid.of(_tiles(_field(data, "board")))
            return Case(printed, printed.rules.state(grid), held, _opening(data, (not grid,)))
        rows = _rows(_field(data, "table"))
        cards.check_rows(rows)
        return Case(printed, printed.rules.state(rows), held, _opening(data, (False,) if rows else (False, True)))
    except Illegal as refusal:
        raise bad_table(refusal) from None


def _opening(data: Json, choices: tuple[bool, ...]) -> bool:
    """Return whether it is the first turn. A table of tiles shows that; an empty table of cards may be either."""
    value = data.get("opening", choices[0])
    if not isinstance(value, bool) or value not in choices:
        raise NotationError("field", "opening")
    return value


def _field(data: Json, key: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list):
        raise NotationError("missing", key)
    if len(value) > MAX_PIECES:
        raise NotationError("too_many", key)
    return value


def _tiles(values: list[Any]) -> tuple[Tile, ...]:
    return tuple(map(_tile, values))


def _tile(value: Any) -> Tile:
    if not isinstance(value, list) or len(value) != 4 or not all(type(each) is int for each in value[:2]):
        raise NotationError("cell", _shown(value))
    x, y = value[:2]
    if max(abs(x), abs(y)) > MAX_COORDINATE:
        raise NotationError("cell", _shown(value))
    return (x, y), _piece(value[2:])


def _rows(values: Any) -> Rows:
    if not isinstance(values, list) or len(values) > MAX_PIECES:
        raise NotationError("table")
    return sorted_rows(tuple(map(_pieces, values)))


def _pieces(values: Any) -> Hand:
    if not isinstance(values, list) or len(values) > MAX_PIECES:
        raise NotationError("piece", _shown(values))
    return tuple(map(_piece, values))


def _piece(value: Any) -> Piece:
    match value:
        case [str() as color, str() as shape] if (color, shape) in BY_NAMES:
            return BY_NAMES[color, shape]
    raise NotationError("piece", _shown(value))


def _names(piece: Piece) -> tuple[str, str]:
    return piece.color_name, piece.shape_name


def _shown(value: Any) -> str:
    """Return a value as the user wrote it, shortened for a sentence."""
    return json.dumps(value, ensure_ascii=False)[:60]

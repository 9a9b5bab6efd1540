"""Write drafts with the referee's judgement, for the web client's unit tests: part of `./run docs`.

Every line of tests/data/drafts.jsonl is a position of a random game with drafts on it, legal and illegal ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from random import Random
from typing import Final

from sixfold.rules.actions import Play, Rows, Tile
from sixfold.rules.errors import Illegal
from sixfold.rules.grid import Grid
from sixfold.rules.line import FITS, Line, common, largest_sets
from sixfold.rules.new_rows import NewRows, fault
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of, pieces_in
from sixfold.rules.placement import openings
from sixfold.rules.position import Position
from sixfold.rules.qwirkle import QwirkleOptions
from sixfold.rules.referee import check
from sixfold.rules.sets import SMALLEST, counts_of, row_of
from tests.play import distinct, random_game

GRID_GAMES = (("qwirkle-pl", 2), ("qwirkle-it", 4), ("cubes-hu", 3), ("qwirkle-pl;single_opening_points=1", 2))
CARD_GAMES = (("cards-pl", 2), ("cards-en", 4), ("cards-pl;free_rows=1", 2))

RULES: Final[tuple[NewRows, ...]] = ("matched", "keep three")
REASONS = ("None", "no hand card", "keep three")
REGROUPED_TABLES = 120
MIN_WAYS, MAX_WAYS = 5, 100
COPIES = 3
SETS_FROM = {
    1 << kind: sorted(row for row in FITS if row & -row == 1 << kind and row.bit_count() >= SMALLEST)
    for kind in range(36)
}
"""The valid rows by their lowest card."""


def jsonl() -> str:
    """Return the text of tests/data/drafts.jsonl."""
    entries = [*_openings(), *_grids(), *_tables(), *_regroupings()]
    return "".join(json.dumps(each, separators=(",", ":")) + "\n" for each in entries)


def _tiles(tiles: tuple[Tile, ...]) -> str:
    return " ".join(f"{piece}@{x},{y}" for (x, y), piece in tiles)


def _hand(hand: Hand) -> str:
    return " ".join(map(str, hand))


def _openings() -> Iterator[dict[str, object]]:
    """Yield hands with the number of pieces that the opening must lay, and the sets of that size."""
    rng = Random("openings")
    for _ in range(300):
        hand = tuple(rng.choices(PIECES, k=6))
        size, sets = largest_sets(hand)
        yield {"hand": _hand(hand), "owed": size, "sets": [_hand(tuple(pieces_in(each))) for each in sets]}


def _grids() -> Iterator[dict[str, object]]:
    for name, seats in GRID_GAMES:
        rng = Random(name)
        for number in range(3):
            game = [at for at, _, _ in random_game(name, seats, f"drafts {number}")]
            for at in [game[0], *rng.sample(game[1:], 9)]:
                yield _grid(at, rng)


def _grid(at: Position, rng: Random) -> dict[str, object]:
    drafts = dict.fromkeys(_drafts(at, rng))
    return {
        "edition": at.edition.name,
        "board": _tiles(tuple(at.grid.pieces.items())),
        "drafts": [_judged(at, tiles, rng) for tiles in drafts],
    }


def _drafts(at: Position, rng: Random) -> Iterator[tuple[Tile, ...]]:
    """Yield legal drafts, the same with one tile changed, and random ones."""
    if not at.grid:
        yield from (each.tiles for each in rng.sample(list(openings(at.hand)), 1))
        yield (((0, 0), rng.choice(PIECES)),)
        return
    legal = [tiles for tiles, _ in at.grid.placements(sum(1 << each for each in rng.sample(PIECES, 8)))]
    for tiles in rng.sample(legal, min(10, len(legal))):
        yield tiles
        yield tuple(sorted(_spoilt(tiles, rng)))
    cells = list(at.grid.open)
    for _ in range(4):
        yield ((rng.choice(cells), rng.choice(PIECES)),)
    x, y = rng.choice(cells)
    row = rng.random() < 0.5
    yield tuple(((x + i * row, y + i * (not row)), rng.choice(PIECES)) for i in range(rng.randint(2, 4)))


def _spoilt(tiles: tuple[Tile, ...], rng: Random) -> Iterator[Tile]:
    wrong = rng.randrange(len(tiles))
    for place, (cell, piece) in enumerate(tiles):
        if place != wrong:
            yield cell, piece
        elif rng.random() < 0.5:
            yield cell, rng.choice(PIECES)
        else:
            yield (cell[0] + rng.choice((-1, 0, 1)), cell[1] + rng.choice((-1, 1))), piece


def _judged(at: Position, tiles: tuple[Tile, ...], rng: Random) -> list[object]:
    """Return the draft, and for a legal one its points, its lines, and the cells open to one more piece."""
    try:
        lines = at.grid.check(tiles)
    except Illegal:
        return [_tiles(tiles), None]
    single = QwirkleOptions.of(at.edition).single_opening_points if at.edition.game == "qwirkle" else 0
    points = sum(line.points for line in lines) if lines else single
    more = rng.choice(PIECES)
    return [_tiles(tiles), points, sorted(map(_line, lines)), str(more), _places(at.grid, tiles, more)]


def _line(line: Line) -> list[object]:
    row = len({y for _, y in line.cells}) == 1
    return ["row" if row else "column", line.attribute, line.value, len(line.cells), line.points]


def _places(grid: Grid, tiles: tuple[Tile, ...], piece: Piece) -> list[list[int]]:
    """Return the cells on which one more piece makes a legal draft."""
    laid = dict(tiles)
    near = {(x + dx, y + dy) for x, y in (*grid.pieces, *laid) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    found = []
    for cell in sorted(near - laid.keys() - grid.pieces.keys()):
        try:
            grid.check(tuple(sorted((*tiles, (cell, piece)))))
        except Illegal:
            continue
        found.append(list(cell))
    return found


def _tables() -> Iterator[dict[str, object]]:
    for name, seats in CARD_GAMES:
        rng = Random(name)
        for number in range(5):
            for at, turn, _ in random_game(name, seats, f"drafts {number}"):
                if isinstance(turn.action, Play) and not at.opening:
                    yield _table(at, turn.action, rng)


def _table(at: Position, play: Play, rng: Random) -> dict[str, object]:
    tries = [play, _disturbed(play, rng), _disturbed(play, rng), *_regrouped(play)]
    judged = [_judged_play(at, each) for each in tries]
    return {"edition": at.edition.name, "rows": [_hand(row) for row in at.rows], "plays": judged}


def _regrouped(play: Play) -> Iterator[Play]:
    """Yield a play with a new row made of one card of each of three long rows (C15)."""
    long = [row for row in play.table if len(row) > SMALLEST and play.table.count(row) == 1]
    for three in combinations(long, SMALLEST):
        for cards in product(*three):
            if common(cards) and distinct(cards):
                given = dict(zip(three, cards, strict=True))
                rest = [tuple(card for card in row if card != given.get(row)) for row in play.table]
                yield Play(play.cards, (*rest, cards), play.qwirkles)
                return


def _disturbed(play: Play, rng: Random) -> Play:
    """Return the play with some cards moved to another row or to a new one."""
    rows = [list(row) for row in (*play.table, *play.qwirkles)]
    for _ in range(rng.randint(1, 4)):
        giver = rng.choice(rows)
        taker: list[Piece] = rng.choice([*(row for row in rows if row is not giver), []])
        if not taker:
            rows.append(taker)
        taker.append(giver.pop(rng.randrange(len(giver))))
        rows = [row for row in rows if row]
    done: Rows = tuple(tuple(row) for row in rows)
    full = tuple(row for row in done if len(set(row)) == len(row) == 6)
    return Play(play.cards, tuple(row for row in done if row not in full), full)


def _judged_play(at: Position, play: Play) -> list[object]:
    """Return the cards, the rows after the play, and the reason if it is illegal."""
    rows = [_hand(row) for row in (*play.table, *play.qwirkles)]
    try:
        check(at, play)
    except Illegal as problem:
        return [_hand(play.cards), rows, problem.reason.value, *map(_hand, problem.rows)]
    return [_hand(play.cards), rows, None]


def _regroupings() -> Iterator[dict[str, object]]:
    """Yield small tables, the cards played, and regroupings with the judgement of both rules."""
    rng = Random("regroupings")
    for _ in range(REGROUPED_TABLES):
        old, played, ways = _dense_table(rng)
        judged = [
            [[_hand(row_of(row)) for row in way], *(_fault(old, way, played, rule) for rule in RULES)] for way in ways
        ]
        some = [list(islice((each for each in judged if _reason(each) == reason), 6)) for reason in REASONS]
        yield {
            "old": [_hand(row) for row in old],
            "played": _hand(played),
            "tables": [each for few in some for each in few],
        }


def _dense_table(rng: Random) -> tuple[Rows, Hand, list[list[int]]]:
    """Return rows of few colours and shapes, one to six cards, and several ways to group them all."""
    kinds = [Piece(6 * color + shape) for color in range(4) for shape in range(4)]
    rows = [row_of(row) for row in FITS if 3 <= row.bit_count() <= 4 and row & ~mask_of(kinds) == 0]
    while True:
        table = tuple(rng.choices(rows, k=rng.randint(4, 5)))
        played = tuple(sorted(rng.sample(kinds, rng.randint(1, 6))))
        cards = list(counts_of([*played, *(card for row in table for card in row)]))
        ways = list(islice(_ways(cards), MAX_WAYS)) if max(cards) <= COPIES else []
        if len(ways) >= MIN_WAYS:
            return table, played, ways


def _ways(cards: list[int], after: int = 0) -> Iterator[list[int]]:
    """Yield every way to group these cards into valid rows; rows of the same lowest card ascend."""
    there = sum(1 << kind for kind, count in enumerate(cards) if count)
    if not there:
        yield []
    lowest = there & -there
    for row in SETS_FROM.get(lowest, ()):
        if row & ~there == 0 and (row >= after or lowest != after & -after):
            rest = [count - (row >> kind & 1) for kind, count in enumerate(cards)]
            yield from ([row, *others] for others in _ways(rest, row))


def _reason(judged: Sequence[object]) -> str:
    return str(judged[-1]).partition(":")[0]


def _fault(old: Rows, final: list[int], played: Hand, rule: NewRows) -> str | None:
    found = fault([mask_of(row) for row in old], final, played, rule)
    return None if found is None else f"{found.reason}: {' / '.join(_hand(row_of(row)) for row in found.rows)}"

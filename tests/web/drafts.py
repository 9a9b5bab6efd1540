"""Drafts judged by the referee, for the web client's own advice to be compared with: `./run docs` writes them.

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
from sixfold.rules.line import FITS, Line, common, distinct, largest_sets
from sixfold.rules.new_rows import fault
from sixfold.rules.options import NewRows, QwirkleOptions
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of, pieces_in
from sixfold.rules.placement import openings
from sixfold.rules.position import Position
from sixfold.rules.referee import check
from sixfold.rules.sets import SMALLEST, counts_of, row_of
from tests.play import random_game

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
    """Return the whole file."""
    entries = [*_openings(), *_grids(), *_tables(), *_regroupings()]
    return "".join(json.dumps(each, separators=(",", ":")) + "\n" for each in entries)


def _tiles(tiles: tuple[Tile, ...]) -> str:
    return " ".join(f"{piece}@{x},{y}" for (x, y), piece in tiles)


def _hand(hand: Hand) -> str:
    return " ".join(map(str, hand))


def _openings() -> Iterator[dict[str, object]]:
    """Yield what a hand owes in the opening, and with which pieces it may be laid."""
    chance = Random("openings")
    for _ in range(300):
        hand = tuple(chance.choices(PIECES, k=6))
        size, sets = largest_sets(hand)
        yield {"hand": _hand(hand), "owed": size, "sets": [_hand(tuple(pieces_in(each))) for each in sets]}


def _grids() -> Iterator[dict[str, object]]:
    for name, seats in GRID_GAMES:
        chance = Random(name)
        for number in range(3):
            game = [at for at, _, _ in random_game(name, seats, f"drafts {number}")]
            for at in [game[0], *chance.sample(game[1:], 9)]:
                yield _grid(at, chance)


def _grid(at: Position, chance: Random) -> dict[str, object]:
    drafts = dict.fromkeys(_drafts(at, chance))
    return {
        "edition": at.edition.name,
        "board": _tiles(tuple(at.grid.pieces.items())),
        "drafts": [_judged(at, tiles, chance) for tiles in drafts],
    }


def _drafts(at: Position, chance: Random) -> Iterator[tuple[Tile, ...]]:
    """Legal ones, the same with something wrong, and pieces strewn about."""
    if not at.grid:
        yield from (each.tiles for each in chance.sample(list(openings(at.hand)), 1))
        yield (((0, 0), chance.choice(PIECES)),)
        return
    legal = [tiles for tiles, _ in at.grid.placements(sum(1 << each for each in chance.sample(PIECES, 8)))]
    for tiles in chance.sample(legal, min(10, len(legal))):
        yield tiles
        yield tuple(sorted(_spoilt(tiles, chance)))
    cells = list(at.grid.open)
    for _ in range(4):
        yield ((chance.choice(cells), chance.choice(PIECES)),)
    x, y = chance.choice(cells)
    row = chance.random() < 0.5
    yield tuple(((x + i * row, y + i * (not row)), chance.choice(PIECES)) for i in range(chance.randint(2, 4)))


def _spoilt(tiles: tuple[Tile, ...], chance: Random) -> Iterator[Tile]:
    wrong = chance.randrange(len(tiles))
    for place, (cell, piece) in enumerate(tiles):
        if place != wrong:
            yield cell, piece
        elif chance.random() < 0.5:
            yield cell, chance.choice(PIECES)
        else:
            yield (cell[0] + chance.choice((-1, 0, 1)), cell[1] + chance.choice((-1, 1))), piece


def _judged(at: Position, tiles: tuple[Tile, ...], chance: Random) -> list[object]:
    """Return the draft, then for a legal one its points, its lines, and where one more piece may lie."""
    try:
        lines = at.grid.check(tiles)
    except Illegal:
        return [_tiles(tiles), None]
    single = QwirkleOptions.of(at.edition).single_opening_points if at.edition.game == "qwirkle" else 0
    points = sum(line.points for line in lines) if lines else single
    more = chance.choice(PIECES)
    return [_tiles(tiles), points, sorted(map(_line, lines)), str(more), _places(at.grid, tiles, more)]


def _line(line: Line) -> list[object]:
    row = len({y for _, y in line.cells}) == 1
    return ["row" if row else "column", line.attribute, line.value, len(line.cells), line.points]


def _places(grid: Grid, tiles: tuple[Tile, ...], piece: Piece) -> list[list[int]]:
    """Every cell on which one more piece makes a legal draft of the whole."""
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
        chance = Random(name)
        for number in range(5):
            for at, turn, _ in random_game(name, seats, f"drafts {number}"):
                if isinstance(turn.action, Play) and not at.opening:
                    yield _table(at, turn.action, chance)


def _table(at: Position, play: Play, chance: Random) -> dict[str, object]:
    tries = [play, _disturbed(play, chance), _disturbed(play, chance), *_regrouped(play)]
    judged = [_judged_play(at, each) for each in tries]
    return {"edition": at.edition.name, "rows": [_hand(row) for row in at.rows], "plays": judged}


def _regrouped(play: Play) -> Iterator[Play]:
    """Yield a new row out of three long ones: a fine table, unless it wants a card from the hand (C15)."""
    long = [row for row in play.table if len(row) > SMALLEST and play.table.count(row) == 1]
    for three in combinations(long, SMALLEST):
        for cards in product(*three):
            if common(cards) and distinct(cards):
                given = dict(zip(three, cards, strict=True))
                rest = [tuple(card for card in row if card != given.get(row)) for row in play.table]
                yield Play(play.cards, (*rest, cards), play.qwirkles)
                return


def _disturbed(play: Play, chance: Random) -> Play:
    """Return the same cards, one or two of them elsewhere: in another row, or in one of their own."""
    rows = [list(row) for row in (*play.table, *play.qwirkles)]
    for _ in range(chance.randint(1, 4)):
        giver = chance.choice(rows)
        taker: list[Piece] = chance.choice([*(row for row in rows if row is not giver), []])
        if not taker:
            rows.append(taker)
        taker.append(giver.pop(chance.randrange(len(giver))))
        rows = [row for row in rows if row]
    done: Rows = tuple(tuple(row) for row in rows)
    full = tuple(row for row in done if len(set(row)) == len(row) == 6)
    return Play(play.cards, tuple(row for row in done if row not in full), full)


def _judged_play(at: Position, play: Play) -> list[object]:
    """Return the cards, the rows as they would lie, and the reason against it, if there is one."""
    rows = [_hand(row) for row in (*play.table, *play.qwirkles)]
    try:
        check(at, play)
    except Illegal as problem:
        return [_hand(play.cards), rows, problem.reason.value, *map(_hand, problem.rows)]
    return [_hand(play.cards), rows, None]


def _regroupings() -> Iterator[dict[str, object]]:
    """Small tables and some cards played, with ways to lay them all as valid rows, as both rules judge them."""
    chance = Random("regroupings")
    for _ in range(REGROUPED_TABLES):
        old, played, ways = _dense_table(chance)
        judged = [
            [[_hand(row_of(row)) for row in way], *(_fault(old, way, played, rule) for rule in RULES)] for way in ways
        ]
        some = [list(islice((each for each in judged if _reason(each) == reason), 6)) for reason in REASONS]
        yield {
            "old": [_hand(row) for row in old],
            "played": _hand(played),
            "tables": [each for few in some for each in few],
        }


def _dense_table(chance: Random) -> tuple[Rows, Hand, list[list[int]]]:
    """Rows out of few colours and shapes, one to six cards played, and several ways to lay them all."""
    kinds = [Piece(6 * color + shape) for color in range(4) for shape in range(4)]
    rows = [row_of(row) for row in FITS if 3 <= row.bit_count() <= 4 and row & ~mask_of(kinds) == 0]
    while True:
        table = tuple(chance.choices(rows, k=chance.randint(4, 5)))
        played = tuple(sorted(chance.sample(kinds, chance.randint(1, 6))))
        cards = list(counts_of([*played, *(card for row in table for card in row)]))
        ways = list(islice(_ways(cards), MAX_WAYS)) if max(cards) <= COPIES else []
        if len(ways) >= MIN_WAYS:
            return table, played, ways


def _ways(cards: list[int], after: int = 0) -> Iterator[list[int]]:
    """Every way to lay all these cards as valid rows; rows of the same lowest card ascend."""
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

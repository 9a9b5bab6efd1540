"""Implement the rules a second time, by brute force, as a reference for tests and ratios.

Written from the text of the rules alone and shares no code with the referee. Everything is tried, and
checked as a whole; where something is not tried, a comment says why nothing can be lost.
A kind is colour * 6 + shape, a board maps (x, y) to the kind lying there (x right, y down), a hand is a
list of kinds and a row of cards any iterable of kinds. What Cards asks of new rows has three readings: `keep three`
(`cards-pl`), `matched` (its house rule `free_rows=1`) and `any` (`cards-en`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product

Cell = tuple[int, int]
Tile = tuple[Cell, int]
Board = Mapping[Cell, int]
Placements = dict[frozenset[Tile], int]
Row = tuple[int, ...]
Rows = Iterable[Iterable[int]]
Memo = dict[int, frozenset[int]]

SHAPES = ("circle", "square", "diamond", "star", "clover", "cross")
KINDS = 36
SIX = 6
RIGHT, DOWN = (1, 0), (0, 1)


def matching(kinds: Iterable[int]) -> bool:
    """Return whether nothing repeats and all are of one colour or of one shape (so at most six)."""
    pieces = list(kinds)
    if len(set(pieces)) < len(pieces):
        return False
    return len({piece // 6 for piece in pieces}) <= 1 or len({piece % 6 for piece in pieces}) <= 1


def largest_sets(hand: Iterable[int]) -> list[frozenset[int]]:
    """Return the largest sets of different pieces of one colour or one shape in a hand."""
    kinds = sorted(set(hand))
    for size in range(min(SIX, len(kinds)), 0, -1):
        found = [frozenset(some) for some in combinations(kinds, size) if matching(some)]
        if found:
            return found
    return []


# Tiles and cubes


def line_through(board: Board, cell: Cell, step: Cell) -> list[int]:
    """Return the unbroken run of pieces through an occupied cell, in one of the two directions."""
    (x, y), (dx, dy), run = cell, step, []
    while (x - dx, y - dy) in board:
        x, y = x - dx, y - dy
    while (x, y) in board:
        run.append(board[x, y])
        x, y = x + dx, y + dy
    return run


def touches(board: Board, cell: Cell) -> bool:
    """Return whether a piece is beside the cell, side to side."""
    x, y = cell
    return any(beside in board for beside in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


def points(length: int) -> int:
    """Return the score of a line of that many pieces."""
    return 0 if length < 2 else length + (6 if length == SIX else 0)


def unbroken(board: Board, cells: Sequence[Cell]) -> Cell | None:
    """Return the direction of the one unbroken line that contains these cells; None if there is none."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    if len(set(ys)) == 1 and all((x, ys[0]) in board for x in range(min(xs), max(xs) + 1)):
        return RIGHT
    if len(set(xs)) == 1 and all((xs[0], y) in board for y in range(min(ys), max(ys) + 1)):
        return DOWN
    return None


def score(board: Board, tiles: Iterable[Tile]) -> int | None:
    """Return the points of laying these tiles on a board that is not empty; None if that is illegal."""
    laid = list(tiles)
    cells = [cell for cell, _ in laid]
    if not laid or len(set(cells)) < len(cells) or any(cell in board for cell in cells):
        return None
    if not any(touches(board, cell) for cell in cells):
        return None
    after = {**board, **dict(laid)}
    along = unbroken(after, cells)
    if along is None:
        return None
    across = DOWN if along == RIGHT else RIGHT
    lines = [line_through(after, cells[0], along)] + [line_through(after, cell, across) for cell in cells]
    if not all(matching(line) for line in lines):
        return None
    return sum(points(len(line)) for line in lines)


def placements(board: Board, hand: Iterable[int]) -> Placements:
    """Return every legal placement on a board that is not empty, with its points.

    The laid tiles and the old ones between them leave no gap, so a placement fills some empty cell of a row
    or column and then the next empty cells one after the other. It has to touch the board, so its first cell
    is at most six steps before it.
    """
    held = Counter(hand)
    most = min(SIX, sum(held.values()))
    found: Placements = {}
    xs, ys = [x for x, _ in board], [y for _, y in board]
    for dx, dy in (RIGHT, DOWN):
        for x in range(min(xs) - (6 if dx else 1), max(xs) + 2):
            for y in range(min(ys) - (6 if dy else 1), max(ys) + 2):
                if (x, y) in board:
                    continue
                cells: list[Cell] = []
                cx, cy = x, y
                while len(cells) < most:
                    if (cx, cy) not in board:
                        cells.append((cx, cy))
                    cx, cy = cx + dx, cy + dy
                if any(touches(board, cell) for cell in cells):
                    _fill(board, cells, held, [], found)
    return found


def _fill(board: Board, cells: list[Cell], held: Counter[int], laid: list[Tile], found: Placements) -> None:
    """Lay every kind in the next cell, judge all that is laid, and go on.

    A line through the new tile that does not match ends the attempt: lines only grow, and stay bad.
    """
    if len(laid) == len(cells):
        return
    cell, after = cells[len(laid)], {**board, **dict(laid)}
    for kind in [kind for kind in held if held[kind] > 0]:
        tiles = [*laid, (cell, kind)]
        after[cell] = kind
        if matching(line_through(after, cell, RIGHT)) and matching(line_through(after, cell, DOWN)):
            worth = score(board, tiles)
            if worth is not None:
                found[frozenset(tiles)] = worth
            held[kind] -= 1
            _fill(board, cells, held, tiles, found)
            held[kind] += 1


def openings(hand: Iterable[int]) -> set[frozenset[Tile]]:
    """Yield every opening whose leftmost or topmost tile is on (0, 0)."""
    return {
        frozenset(((dx * i, dy * i), kind) for i, kind in enumerate(order))
        for largest in largest_sets(hand)
        for order in permutations(largest)
        for dx, dy in (RIGHT, DOWN)
    }


# Cards


_GROUPS = [range(6 * i, 6 * i + 6) for i in range(6)] + [range(i, KINDS, 6) for i in range(6)]
ROWS: list[Row] = sorted(row for group in _GROUPS for n in (3, 4, 5, 6) for row in combinations(group, n))


def pile_of(cards: Iterable[int]) -> int:
    """Encode the cards (at most 15 of a kind) as one number, with four bits per kind."""
    return sum(1 << 4 * card for card in cards)


def present(pile: int) -> int:
    """Return one card of every kind that is in the pile."""
    return (pile | pile >> 1 | pile >> 2 | pile >> 3) & _ALL


_ALL = pile_of(range(KINDS))
_COLOUR = [pile_of(kind for kind in range(KINDS) if kind // 6 == colour) for colour in range(6)]
_SHAPE = [pile_of(kind for kind in range(KINDS) if kind % 6 == shape) for shape in range(6)]
_ROWS_WITH = [[(row, pile_of(row)) for row in ROWS if kind in row] for kind in range(KINDS)]


def splits(pile: int, memo: Memo) -> frozenset[int]:
    """Return the numbers of Qwirkles over all ways to split the cards into sets; empty if there is no way.

    Any card will do to go on with, for it has to be in some set: one that few sets can hold is the quickest.
    """
    if not pile:
        return frozenset({0})
    if pile not in memo:
        here = present(pile)
        beside = [[(here & group).bit_count() for group in groups] for groups in (_COLOUR, _SHAPE)]
        kind = min(
            (kind for kind in range(KINDS) if here >> 4 * kind & 1),
            key=lambda kind: 2 ** beside[0][kind // 6] + 2 ** beside[1][kind % 6],
        )
        memo[pile] = frozenset(
            number + (len(row) == SIX)
            for row, cards in _ROWS_WITH[kind]
            if cards & here == cards
            for number in splits(pile - cards, memo)
        )
    return memo[pile]


def partitions(cards: Iterable[int]) -> Iterator[tuple[Row, ...]]:
    """Return all ways to split the cards into sets."""
    return _partitions(pile_of(cards), (), {})


def _partitions(pile: int, rows: tuple[Row, ...], memo: Memo) -> Iterator[tuple[Row, ...]]:
    """Put the lowest card into every set that can hold it, and go on; rows ascend, so each way comes once."""
    if not pile:
        yield rows
    elif splits(pile, memo):  # else there is no way at all: do not look for one
        here = present(pile)
        lowest = next(kind for kind in range(KINDS) if here >> 4 * kind & 1)
        for row, cards in _ROWS_WITH[lowest]:
            if cards & here == cards and (not rows or row >= rows[-1]):
                yield from _partitions(pile - cards, (*rows, row), memo)


def matched(old_rows: Rows, final_rows: Rows, played: Iterable[int]) -> bool:
    """Return whether every final row without a hand card can continue an old row of its own.

    Cards of one kind look alike: the played ones may be any of those that lie there at the end. So every way
    to say which rows hold them is tried. For the same reason rows share a card if they share a kind: rows
    matched one to one never need the same copy.
    """
    old, final = [set(row) for row in old_rows], [set(row) for row in final_rows]
    wheres = [
        list(combinations([i for i, row in enumerate(final) if kind in row], copies))
        for kind, copies in Counter(played).items()
    ]
    return any(
        _matchable([row for i, row in enumerate(final) if all(i not in some for some in where)], old)
        for where in product(*wheres)
    )


def _matchable(rows: list[set[int]], old: list[set[int]]) -> bool:
    """Return whether every row can have an old row to itself that it shares a card with."""
    if not rows:
        return True
    return any(rows[0] & old[i] and _matchable(rows[1:], old[:i] + old[i + 1 :]) for i in range(len(old)))


def keep_three(old_rows: Rows, final_rows: Rows, played: Iterable[int]) -> bool:
    """Return whether some choice of continuations, and of which copy went where, satisfies C15 and C16.

    Every choice of continuations is tried. Then each final row lacks something: one that continues an old row a card of
    it, a new one a card from the hand. Kind by kind all ways are tried to say which copy went where, unless a new row
    would get a card of an old row that is not continued; what is kept is only which rows lack nothing any more.
    """
    old, final, hand = [set(row) for row in old_rows], [set(row) for row in final_rows], Counter(played)
    return any(_copies_fit(old, final, hand, chosen) for chosen in _continuations(old, final, hand, 0, ()))


def _continuations(
    old: list[set[int]], final: list[set[int]], hand: Counter[int], at: int, chosen: tuple[int | None, ...]
) -> Iterator[tuple[int | None, ...]]:
    """Yield every choice of the old row that each final row continues, or None."""
    if at == len(final):
        yield chosen
        return
    for i, row in enumerate(old):
        if i not in chosen and row & final[at] and matching(row | final[at]):
            yield from _continuations(old, final, hand, at + 1, (*chosen, i))
    if any(hand[kind] for kind in final[at]):
        yield from _continuations(old, final, hand, at + 1, (*chosen, None))


def _copies_fit(old: list[set[int]], final: list[set[int]], hand: Counter[int], chosen: tuple[int | None, ...]) -> bool:
    satisfied = {frozenset[int]()}
    for kind in sorted(set().union(*final)):
        rows = [j for j, row in enumerate(final) if kind in row]
        sources: list[int | None] = [None] * hand[kind] + [i for i, row in enumerate(old) if kind in row]
        ways = set()
        for order in set(permutations(sources)):
            pairs = list(zip(rows, order, strict=True))
            if all(chosen[j] is not None or source is None or source in chosen for j, source in pairs):
                ways.add(frozenset(j for j, source in pairs if source == chosen[j]))
        satisfied = {before | way for before in satisfied for way in ways}
    return any(len(rows) == len(final) for rows in satisfied)


def new_rows_fine(old: Rows, final: Rows, played: Iterable[int], rule: str) -> bool:
    """Return whether a table follows the rule about new rows."""
    if rule == "any":
        return True
    return (matched if rule == "matched" else keep_three)(old, final, played)


def playable(rows: Rows, hand: Iterable[int], rule: str) -> dict[Row, set[int]]:
    """Return every choice of hand cards that can be played, with the numbers of Qwirkles it can take."""
    old = [tuple(row) for row in rows]
    table = [card for row in old for card in row]
    held = sorted(hand)
    found: dict[Row, set[int]] = {}
    memo: Memo = {}
    for played in sorted({some for size in range(1, len(held) + 1) for some in combinations(held, size)}):
        pile = pile_of([*table, *played])
        possible = splits(pile, memo)
        numbers = set(possible) if rule == "any" else set()
        if rule != "any" and possible:
            for final in _partitions(pile, (), memo):
                number = sum(len(row) == SIX for row in final)
                if number not in numbers and new_rows_fine(old, final, played, rule):
                    numbers.add(number)
                if len(numbers) == len(possible):
                    break
        if numbers:
            found[played] = numbers
    return found

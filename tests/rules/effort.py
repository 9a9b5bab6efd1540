"""Golden effort: `python -m tests.rules.effort` writes how many steps the searches for a table of cards take.

Answers are compared with brute force elsewhere. A wrong bound or a lost shortcut often changes only the time, so the
calls of the functions that do the work are counted for some questions.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from sixfold.rules import arrange, new_rows, sets
from sixfold.rules.card_moves import choice
from sixfold.rules.edition import NewRows
from sixfold.rules.flow import Flow
from sixfold.rules.line import FAMILIES
from sixfold.rules.notation import pieces_text, read_hand, read_rows, rows_text
from sixfold.rules.piece import PIECES, Hand, Piece, mask_of, pieces_in
from sixfold.rules.regroup import Regrouping
from sixfold.rules.sets import counts_of, masks_of, row_of
from sixfold.rules.turn import Rows

FILE = Path(__file__).parents[1] / "data" / "effort.jsonl"
COUNTED: tuple[tuple[Any, str], ...] = (
    (Regrouping, "_search"),
    (Flow, "_place"),
    (Flow, "_fill"),
    (Flow, "drop"),
    (Regrouping, "_limit"),
    (sets.RowNumbers, "fit"),
    (sets, "_share_out"),
    (arrange, "allowed"),
    (arrange._Nearest, "_settle"),
    (new_rows._Judging, "_choices"),
)
"""The functions whose calls are counted."""
QUESTIONS = 1500
KEPT = 120
MAX_STEPS = 600
"""Of a question that is kept: a test must not take long."""
RULES: tuple[NewRows, ...] = ("keep three", "matched")


@contextmanager
def counting(most: int) -> Iterator[Counter[str]]:
    """Count the calls of those functions; raises OverflowError after so many."""
    calls: Counter[str] = Counter()

    def counted(function: Callable[..., Any], name: str) -> Callable[..., Any]:
        @wraps(function)
        def call(*args: Any, **more: Any) -> Any:
            calls[name] += 1
            if calls.total() > most:
                raise OverflowError
            return function(*args, **more)

        return call

    patches = [patch.object(owner, name, counted(getattr(owner, name), name)) for owner, name in COUNTED]
    for each in patches:
        each.start()
    try:
        yield calls
    finally:
        for each in patches:
            each.stop()


def ask(rows: Rows, cards: Hand, rule: NewRows) -> tuple[list[int], list[int], list[int]]:
    """Return the numbers of Qwirkles with which these cards can be played, the cards that move, and the steps."""
    with counting(2 * MAX_STEPS) as calls:
        found = choice(rows, cards, rule)
        numbers = found.qwirkles if found else ()
        old, counts = masks_of(rows), counts_of([*cards, *(card for row in rows for card in row)])
        ways = [arrange.nearest(old, cards, counts, number, rule) for number in numbers]
    return list(numbers), [moved(old, way) for way in ways if way is not None], [calls[name] for _, name in COUNTED]


def moved(old: list[int], new: list[int]) -> int:
    """Return about how many cards moved: each old row is the new row that shares most with it."""
    return sum(row.bit_count() - max(((row & each).bit_count() for each in new), default=0) for row in old)


def question(chance: Random) -> tuple[Rows, Hand]:
    """Return a table of few colours and shapes, and some cards that are left."""
    colors, shapes = chance.randint(2, 6), chance.randint(3, 6)
    left = Counter({piece: 3 for piece in PIECES if piece.color < colors and piece.shape < shapes})
    rows = []
    for _ in range(chance.randint(2, 10)):
        there = [piece for piece in pieces_in(chance.choice(FAMILIES)) if left[piece]]
        if len(there) >= 3:
            row = chance.sample(there, min(len(there), chance.choice([3, 3, 4, 5])))
            left.subtract(row)
            rows.append(mask_of(row))
    pool = list(left.elements())
    cards: tuple[Piece, ...] = tuple(sorted(chance.sample(pool, min(len(pool), chance.randint(1, 5)))))
    return tuple(sorted(map(row_of, rows))), cards


def read(line: str) -> tuple[Rows, Hand, NewRows, Any]:
    rows, cards, rule, *expected = json.loads(line)
    return read_rows(rows), read_hand(cards), rule, tuple(expected)


def main() -> None:
    """Write the questions with the most steps among many."""
    found: list[list[Any]] = []
    for number in range(QUESTIONS):
        rows, cards = question(Random(f"effort {number}"))
        for rule in RULES if cards else ():
            with suppress(OverflowError):
                answered = ask(rows, cards, rule)
                if 20 < sum(answered[2]) <= MAX_STEPS:
                    found.append([rows_text(rows), pieces_text(cards), rule, *answered])
    # From each function's point of view some of the questions that need it most.
    kept: dict[str, list[Any]] = {}
    for place in range(len(COUNTED)):
        for each in sorted(found, key=lambda line: -line[5][place])[: KEPT // len(COUNTED)]:
            kept[json.dumps(each)] = each
    for each in found[:: max(1, len(found) // KEPT)]:
        kept[json.dumps(each)] = each
    FILE.write_text("".join(json.dumps(each, separators=(",", ":")) + "\n" for each in kept.values()), encoding="utf-8")


if __name__ == "__main__":
    main()

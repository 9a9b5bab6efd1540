"""Hard questions to the search for a table of cards; `python -m tests.rules.regroupings` writes them.

Each says which cards are played on which table, whether that can be done with so many Qwirkles, and how many partial
solutions the search tries. It also says how many cards the search for the nearest table moves, and how many rows that
tries. A change that makes them try more is slower: write the file again only if you mean it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from sixfold.rules.arrange import _Nearest, some_way
from sixfold.rules.line import FAMILIES
from sixfold.rules.new_rows import NewRows
from sixfold.rules.notation import pieces_text, read_pieces, read_rows, rows_text
from sixfold.rules.piece import PIECES, Hand, mask_of
from sixfold.rules.regroup import OldRows, Regrouping
from sixfold.rules.sets import counts_of, masks_of, row_of
from tests.rules.tables import square_table

FILE = Path(__file__).parents[1] / "data" / "regroupings.jsonl"
EFFORT = 150
"""Rows that the search for the nearest table may try."""
RULES: tuple[NewRows, ...] = ("keep three", "matched")
STEPS = (4, 6, 10, 20, 60)
"""Bounds of the classes of numbers of tries."""
QUESTIONS_PER_CLASS = 16
"""Questions of each class, rule and answer."""


class Question(NamedTuple):
    """Ask whether cards can be played on a table with that many Qwirkles, and record what the search does."""

    table: str
    cards: str
    qwirkles: int
    rule: NewRows
    possible: bool
    tries: int
    moved: int
    """By the search for the nearest table; -1 if its effort is not enough."""
    rows: int

    @property
    def old(self) -> list[int]:
        """The table as masks of rows."""
        return masks_of(read_rows(self.table))

    def search(self) -> tuple[list[int] | None, int]:
        """Return the table that is found as masks of rows, and how many partial solutions were tried."""
        old, played = self.old, read_pieces(self.cards)
        cards = counts_of([*played, *(card for row in old for card in row_of(row))])
        original, tries = Regrouping._search, 0

        def counted(self: Regrouping, flow: Any) -> list[int] | None:
            nonlocal tries
            tries += 1
            return original(self, flow)

        with patch.object(Regrouping, "_search", counted):
            found = some_way(OldRows(old), played, cards, self.qwirkles, self.rule)
        return found, tries

    def search_nearest(self) -> tuple[list[int] | None, int]:
        """Return the nearest table as masks of rows, and how many rows were tried for it."""
        near = _Nearest(self.old, read_pieces(self.cards), self.qwirkles, self.rule, EFFORT)
        found = near.search()
        return found, EFFORT - near.effort


def moved(old: Sequence[int], final: Sequence[int]) -> int:
    """Return the fewest cards of the old rows that move, whichever new row each old row becomes."""

    @cache
    def most_kept(place: int, taken: int) -> int:
        if place == len(old):
            return 0
        shared = [(number, (old[place] & row).bit_count()) for number, row in enumerate(final)]
        others = [
            kept + most_kept(place + 1, taken | 1 << number)
            for number, kept in shared
            if kept and not taken >> number & 1
        ]
        return max([most_kept(place + 1, taken), *others])

    return sum(row.bit_count() for row in old) - most_kept(0, 0)


def read_questions() -> list[Question]:
    return [Question(*json.loads(line)) for line in FILE.read_text(encoding="utf-8").splitlines()]


def narrow_table(rng: Random) -> tuple[list[int], Hand]:
    """Return rows of few colours and shapes, and cards of those: often the rule about new rows forbids to play them."""
    colors, shapes = rng.choice([(4, 4), (4, 5), (5, 5), (3, 5), (6, 3), (6, 6)])
    left = Counter({piece: 3 for piece in PIECES if piece.color < colors and piece.shape < shapes})
    rows = []
    for _ in range(rng.randint(3, 10)):
        family = rng.choice(FAMILIES)
        there = [piece for piece in left if left[piece] and family >> piece & 1]
        if len(there) >= 3:
            row = rng.sample(there, min(len(there), rng.choice([3, 3, 3, 4, 5])))
            left -= Counter(row)
            rows.append(mask_of(row))
    played = rng.sample(sorted(left.elements()), min(left.total(), rng.randint(1, 4)))
    return rows, tuple(sorted(played))


def questions(rng: Random) -> Iterator[Question]:
    """Return questions that the search for new rows has to answer."""
    while True:
        old, played = (square_table if rng.random() < 0.2 else narrow_table)(rng)
        table, cards = rows_text(tuple(map(row_of, old))), pieces_text(played)
        for rule in RULES:
            for qwirkles in range(3):
                question = Question(table, cards, qwirkles, rule, False, 0, -1, 0)
                found, tries = question.search()
                if tries:
                    yield question._replace(possible=found is not None, tries=tries)


def main(number: int = 30_000) -> None:
    """Write the hard ones of so many questions, with as many of each class as there are."""
    seen: Counter[tuple[NewRows, bool, int]] = Counter()
    with FILE.open("w", encoding="utf-8") as file:
        for question, _ in zip(questions(Random("regroupings")), range(number), strict=False):
            size = sum(question.tries >= step for step in STEPS)
            if size == len(STEPS) or (question.possible and not size):
                continue
            kind = (question.rule, question.possible, size)
            seen[kind] += 1
            if seen[kind] <= QUESTIONS_PER_CLASS:
                near, rows = question.search_nearest()
                cards_moved = -1 if near is None else moved(question.old, near)
                file.write(json.dumps(question._replace(moved=cards_moved, rows=rows)) + "\n")
    print(dict(seen))


if __name__ == "__main__":
    main()

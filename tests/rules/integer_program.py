"""Rules C15 and C16 of Cards as an integer program: exact on crowded tables too, and independent of the referee.

Every card goes to a final row: to one that continues an old row, or to a new one. The program says which copy went
where, so each sentence of the rules is one constraint.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np

FAMILIES = [{6 * color + shape for shape in range(6)} for color in range(6)]
FAMILIES += [{6 * color + shape for color in range(6)} for shape in range(6)]
HAND = -1
"""The source of cards that are not on the table."""


class Program:
    """Collect constraints: each is a sum of numbered variables between two bounds."""

    def __init__(self) -> None:
        self.upper: list[int] = []
        self.entries: list[tuple[int, int, int]] = []
        self.bounds: list[tuple[float, float]] = []

    def variable(self, most: int = 1) -> int:
        self.upper.append(most)
        return len(self.upper) - 1

    def require(self, least: float, terms: Iterable[tuple[int, int]], most: float = np.inf) -> None:
        """Have the sum of (factor, variable) lie between two numbers."""
        self.entries += [(len(self.bounds), variable, factor) for factor, variable in terms]
        self.bounds.append((least, most))

    def solvable(self) -> bool:
        # Not at the top of the file: every worker would import it, and only one needs it.
        from scipy.optimize import Bounds, LinearConstraint, milp  # type: ignore[import-untyped]
        from scipy.sparse import coo_array  # type: ignore[import-untyped]

        rows, columns, factors = zip(*self.entries, strict=True)
        matrix = coo_array((factors, (rows, columns)), shape=(len(self.bounds), len(self.upper)))
        least, most = zip(*self.bounds, strict=True)
        answer = milp(
            np.zeros(len(self.upper)),
            integrality=np.ones(len(self.upper)),
            bounds=Bounds(0, self.upper),
            constraints=LinearConstraint(matrix.tocsr(), least, most),
        )
        assert answer.status in (0, 2), answer.message  # solved, or proved to have no solution
        return bool(answer.status == 0)


def can_be_played(rows: Sequence[Iterable[int]], cards: Sequence[int], qwirkles: int | None = None) -> bool:
    """Whether just these cards can be played with that many Qwirkles; with None, any of them with any number."""
    old, hand = [set(row) for row in rows], Counter(cards)
    program = Program()
    family_of = [next(number for number, family in enumerate(FAMILIES) if row <= family) for row in old]
    finals = [(family_of[place], place) for place in range(len(old))]  # those that continue an old row
    finals += [(number, HAND) for number, family in enumerate(FAMILIES) for kind in hand.elements() if kind in family]
    used = [program.variable() for _ in finals]
    six = [program.variable() for _ in finals]
    goes: dict[tuple[int, int, int], int] = {}  # by kind, source and final row
    for at, (family, _) in enumerate(finals):
        for kind in FAMILIES[family]:
            sources = [place for place, row in enumerate(old) if kind in row] + [HAND] * bool(hand[kind])
            goes |= {(kind, source, at): program.variable() for source in sources}
            here = [(1, goes[kind, each, at]) for each in sources]
            program.require(-np.inf, [*here, (-1, used[at])], 0)  # no repeats
    _every_card_goes_somewhere(program, old, hand, goes, exactly=qwirkles is not None)
    for at, (_, continues) in enumerate(finals):
        held = [(1, each) for (_, _, to), each in goes.items() if to == at]
        own = [(1, each) for (_, source, to), each in goes.items() if to == at and source == continues]
        program.require(0, [*held, (-3, used[at])])
        program.require(-np.inf, [*held, (-5, used[at]), (-1, six[at])], 0)
        program.require(0, [*held, (-6, six[at])])
        program.require(0, [*own, (-1, used[at])])  # a card of the row that it continues, or from the hand (C15)
        if continues == HAND:
            for (_, source, to), each in goes.items():
                if to == at and source != HAND:
                    program.require(0, [(1, used[source]), (-1, each)])  # the row that gave it goes on (C16)
    if qwirkles is not None:
        program.require(qwirkles, [(1, each) for each in six], qwirkles)
    return program.solvable()


def _every_card_goes_somewhere(
    program: Program, old: list[set[int]], hand: Counter[int], goes: dict[tuple[int, int, int], int], *, exactly: bool
) -> None:
    by_source: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for (kind, source, _), each in goes.items():
        by_source.setdefault((kind, source), []).append((1, each))
    for place, row in enumerate(old):
        for kind in row:
            program.require(1, by_source[kind, place], 1)
    played = []
    for kind, copies in hand.items():
        played += by_source[kind, HAND]
        program.require(copies if exactly else 0, by_source[kind, HAND], copies)
    program.require(1, played)

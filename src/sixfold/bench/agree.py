"""Whether the kernel and the referee agree: the same moves, the same points, position after position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from ..rules.edition import edition
from ..rules.notation import position_text
from ..rules.piece import mask_of
from ..rules.position import Position, Seat
from ..rules.referee import apply, deal, start, view
from ..rules.turn import Place
from ..think.bots import player
from ..think.kernel import placements
from ..think.thought import Budget
from .figures import Figures

STYLES: Final = ("random", "greedy", "expert")
POSITIONS: Final = 60_000
"""Of each edition: what `sixfold bench agree` compares."""


def agree() -> Figures:
    """How many positions were compared, and in how many kernel and referee differ."""
    found: Figures = {}
    for name in ("qwirkle-pl", "qwirkle-it"):
        found[f"agree_{name.replace('-', '_')}_positions"] = POSITIONS
        found[f"agree_{name.replace('-', '_')}_disagreements"] = len(list(disagreements(name, POSITIONS, seed=1)))
    return found


def positions(name: str, style: str, count: int, seed: int) -> Iterator[Position]:
    """Positions of games between players of one style, for 2, 3 and 4 of them in turn."""
    printed = edition(name)
    bot = player(printed.game, style)
    found = 0
    for number in range(count):
        chance = Random(f"{name}/{style}/{seed}/{number}")
        seats = tuple(Seat(f"p{place}") for place in range(2 + number % 3))
        at = start(printed, seats, f"{style} {seed} {number}")
        while not at.over:
            yield at
            found += 1
            if found == count:
                return
            thought = bot(view(at, at.mover), chance, Budget(ms=1))
            at = apply(at, deal(at, thought.action, f"{seed}"))


def disagreements(name: str, count: int, seed: int, styles: tuple[str, ...] = STYLES) -> Iterator[str]:
    """Positions of a Qwirkle edition, as text, where kernel and referee see different moves or points."""
    for style in styles:
        for at in positions(name, style, count // len(styles), seed):
            if not at.opening and _kernel(at) != _referee(at):
                yield position_text(at)


def _kernel(at: Position) -> dict[Place, int]:
    found = placements(view(at, at.mover))
    moves = dict(found)
    if len(moves) < len(found):
        raise AssertionError(f"a move twice: {position_text(at)}")
    return moves


def _referee(at: Position) -> dict[Place, int]:
    return {Place(tiles): points for tiles, points in at.grid.placements(mask_of(at.hand))}

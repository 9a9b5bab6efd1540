"""Compare the moves and points of kernel and referee, position by position.

`sixfold bench agree` compares all editions. A part of it: `python -m sixfold.bench.agree cards-pl 2500 --seed 2`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from random import Random
from typing import Final

from ..ai.bot_api import Budget
from ..ai.bots import player
from ..ai.kernel import placements
from ..rules.actions import Place
from ..rules.edition import edition, variants
from ..rules.notation import position_text
from ..rules.piece import mask_of
from ..rules.position import Position, Seat
from ..rules.qwirkle import SINGLE_OPENING
from ..rules.referee import apply, deal, start, view
from . import agree_cards, agree_cubes, agree_drafts
from .figures import Figures

STYLES: Final = ("random", "greedy", "expert")
POSITIONS: Final = {
    each.name: 90_000 if each.rules.has_grid and not each.rules.rolled else 10_000
    for each in variants()
    if SINGLE_OPENING not in each.chosen  # which only matters in openings, and they are not compared
}
"""What `sixfold bench agree` compares of each edition: the referee takes its time over cards, and over all rolls."""


DRAFTS: Final = {each.name: 30_000 for each in variants()}
"""Drafts, legal and illegal, about which the referees of Python and of the kernel are asked."""


def agree() -> Figures:
    """Return how many positions and drafts were compared, and in how many kernel and referee differ."""
    found: Figures = {}
    for name, count in DRAFTS.items():
        key = "agree_" + re.sub(r"\W", "_", name)
        unlike = len(list(agree_drafts.differences(name, count, seed=1)))
        found |= {f"{key}_drafts": count, f"{key}_draft_disagreements": unlike}
    for name, count in POSITIONS.items():
        key = "agree_" + re.sub(r"\W", "_", name)
        found |= {f"{key}_positions": count, f"{key}_disagreements": len(list(differences(name, count, seed=1)))}
    return found


def differences(name: str, count: int, seed: int) -> Iterator[str]:
    """Yield a line for each difference on that many positions of an edition."""
    rules = edition(name).rules
    if not rules.has_grid:
        return agree_cards.disagreements(name, count, seed)
    return (agree_cubes.disagreements if rules.rolled else disagreements)(name, count, seed)


def positions(name: str, style: str, count: int, seed: int) -> Iterator[Position]:
    """Yield positions of games between players of one style, for 2, 3 and 4 players in turn."""
    printed = edition(name)
    bot = player(printed.game, style)
    found = 0
    for number in range(count):
        rng = Random(f"{name}/{style}/{seed}/{number}")
        seats = tuple(Seat(f"p{place}") for place in range(2 + number % 3))
        at = start(printed, seats, f"{style} {seed} {number}")
        while not at.over:
            yield at
            found += 1
            if found == count:
                return
            thought = bot(view(at, at.mover), rng, Budget(ms=1))
            at = apply(at, deal(at, thought.action, f"{seed}"))


def disagreements(name: str, count: int, seed: int, styles: tuple[str, ...] = STYLES) -> Iterator[str]:
    """Return the positions of a Qwirkle edition, as text, where kernel and referee differ in moves or points."""
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


def main() -> int:
    """Compare a number of positions of one edition, print the differences, and return 1 if there are any."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("edition")
    parser.add_argument("positions", type=int)
    parser.add_argument("--seed", type=int, default=1, help="other seeds give other games")
    parser.add_argument("--drafts", action="store_true", help="compare the referees, on so many drafts")
    options = parser.parse_args()
    found = 0
    compare = agree_drafts.differences if options.drafts else differences
    for line in compare(options.edition, options.positions, options.seed):
        found += 1
        print(line, flush=True)
    what = "drafts" if options.drafts else "positions"
    print(f"{options.edition}, seed {options.seed}: {options.positions} {what}, {found} differences")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())

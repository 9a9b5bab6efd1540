"""Measure the CPU time of the bots of Cubes."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import median, quantiles

from ..ai.bot_api import OWN_EFFORT
from ..ai.bots import LEVELS
from ..ai.cubes import PLAYERS
from ..ai.kernel import cubes_expectations, grid_numbers
from ..rules.edition import edition
from ..rules.position import Seat
from ..rules.referee import apply, deal, start, view
from ..rules.view import View
from .figures import Figures, timed


def views(games: int) -> list[View]:
    """Yield every view on which a player had to decide, in games between two who know the odds."""
    found = []
    for number in range(games):
        rng = Random(number)
        at = start(edition("cubes-hu"), (Seat("a"), Seat("b")), f"bench {number}")
        while not at.over:
            seen = view(at, at.mover)
            found.append(seen)
            at = apply(at, deal(at, PLAYERS["exact"](seen, rng, OWN_EFFORT).action, f"bench {number}"))
    return found


def thinking() -> Figures:
    """Measure the 64 expectations of a re-roll, and a whole decision of each level."""
    seen = views(3)
    tables = [(grid_numbers(at.grid), at) for at in seen]
    odds = timed(lambda item: cubes_expectations(item[0], item[1].hand, False), tables)
    figures = {"cubes_expectations_median_ms": median(odds) * 1e3}
    for name in (level for level in LEVELS if level not in ("random", "greedy")):
        times = timed(partial(_decide, name), seen, 1)
        figures[f"cubes_{name}_median_ms"] = median(times) * 1e3
        figures[f"cubes_{name}_p99_ms"] = quantiles(times, n=100)[98] * 1e3
    return figures


def _decide(name: str, at: View) -> None:
    PLAYERS[name](at, Random(1), OWN_EFFORT)

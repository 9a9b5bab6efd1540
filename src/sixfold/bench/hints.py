"""Measure how long a hint takes in an endgame of two, and how often it is proven to be the best action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Final

from ..ai.bots import bot
from ..ai.hints import hinted_action
from ..ai.kernel import qwirkle_endgame_positions, tiles_of
from ..rules.actions import Action
from ..rules.edition import edition
from ..rules.grid import Grid
from ..rules.piece import PIECES, Hand
from ..rules.qwirkle import QwirkleState
from ..rules.record import Game
from ..rules.referee import forced_action, start, view
from ..rules.rng import Fair
from ..rules.view import View
from .figures import MISSED_TARGET, SEATS, Figures

ENDGAMES: Final = 80
HAND: Final = 6
NOISE: Final = 0.7
SEED: Final = 1000
MAX_HINT_MS: Final = 500
"""Target, in CPU time: nobody waits longer for a hint."""
BOT: Final = "medium"


def hints() -> Figures:
    """Measure hints in endgames of every game; in Qwirkle of six tiles against six."""
    found: Figures = {}
    views: dict[str, Callable[[], Iterator[View]]] = {
        "qwirkle": qwirkle_endgames,
        "cubes": partial(played_endgames, "cubes-hu"),
        "cards": partial(played_endgames, "cards-pl"),
    }
    for game, endgames in views.items():
        times, exact = [], []
        for seen in endgames():
            begun = process_time()
            best = hinted_action(seen)
            times.append((process_time() - begun) * 1e3)
            exact.append(best.exact)
        found |= {
            f"hint_{game}_endgame_median_ms": median(times),
            f"hint_{game}_endgame_p95_ms": quantiles(times, n=20)[-1],
            f"hint_{game}_endgame_max_ms": max(times),
            f"hint_{game}_endgame_proven_share": sum(exact) / len(exact),
        }
        if max(times) > MAX_HINT_MS:
            found[f"hint_{game}_endgame_max_ms{MISSED_TARGET}"] = MAX_HINT_MS
    return found


def qwirkle_endgames() -> Iterator[View]:
    """Yield what the player to move knows when the bag has become empty and both have six tiles."""
    begun = start(edition("qwirkle-pl"), SEATS, "hints")
    for tiles, mover, other in qwirkle_endgame_positions(ENDGAMES, HAND, NOISE, SEED):
        hands = (_hand(mover), _hand(other))
        grid = Grid.of(tiles_of(tiles))
        state = QwirkleState(grid)
        at = replace(begun, hands=hands, supply=(0,) * len(PIECES), state=state, mover=0, opening=False)
        yield view(at, 0)


def _hand(kinds: list[int]) -> Hand:
    return tuple(sorted(PIECES[kind] for kind in kinds))


def played_endgames(name: str) -> Iterator[View]:
    """Yield from game after game of two bots what players know who have a choice once nothing is left to draw."""
    left, number = ENDGAMES, 0
    while left:
        game, rng = Game.start(edition(name), SEATS, Fair(f"hints {number}")), Random(number)
        number += 1
        while game.outcome is None and left:
            seen = view(game.position, game.position.mover)
            action: Action | None = forced_action(seen)
            if action is None:
                action = bot(BOT)(seen, rng).action
                if not seen.supply_count:
                    left -= 1
                    yield seen
            game = game.play(action)

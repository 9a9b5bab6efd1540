"""Measure the CPU time of the referee, and in a checkout that of the brute-force reference in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from statistics import median, quantiles
from time import process_time
from types import ModuleType
from typing import Final, TypeVar

from ..ai.baseline_bots import play_greedy
from ..rules.actions import Action, Choice, Place, Turn
from ..rules.card_moves import can_play, playable
from ..rules.cards import CardsOptions, arrangement
from ..rules.edition import edition
from ..rules.piece import Hand, Piece, mask_of
from ..rules.position import Position, Seat
from ..rules.referee import apply, arrangement as arranged, deal, legal, start, view
from .checkout import NeedsCheckout, import_support

T = TypeVar("T")
Figures = dict[str, float]
MISSED_TARGET: Final = "_missed_target"
"""Ending of the name of a target that the figure of that name has missed."""
SEATS: Final = (Seat("a"), Seat("b"))


def has_missed_targets(found: Figures) -> bool:
    """Tell whether a figure has missed its target."""
    return any(key.endswith(MISSED_TARGET) for key in found)


def timed(call: Callable[[T], object], items: Iterable[T], repeat: int = 3) -> list[float]:
    """Return the CPU seconds of the call for each item, the best of a few."""
    times = []
    for item in items:
        best = float("inf")
        for _ in range(repeat):
            begun = process_time()
            call(item)
            best = min(best, process_time() - begun)
        times.append(best)
    return times


def games(name: str, count: int) -> Iterator[list[Position]]:
    """Yield random games as lists of positions; a player who can lay does."""
    for number in range(count):
        rng = Random(number)
        at = start(edition(name), SEATS, f"bench {number}")
        positions = [at]
        while not at.over:
            at = apply(at, deal(at, _choice(at, rng), f"bench {number}"))
            positions.append(at)
        yield positions


def _choice(at: Position, rng: Random) -> Action:
    options = legal(at)
    laying = [each for each in options if isinstance(each, Place | Choice)]
    chosen = rng.choice(laying or options)
    return arranged(at, chosen) if isinstance(chosen, Choice) else chosen


@cache
def mid_game(name: str, count: int) -> tuple[Position, ...]:
    """Return positions from the middle third of games."""
    found: list[Position] = []
    for positions in games(name, count):
        third = len(positions) // 3
        found += positions[third : 2 * third : 2]
    return tuple(found)


def _compared(compare: Callable[[ModuleType], Figures]) -> Figures:
    """Return figures of the brute-force reference; none without a checkout."""
    try:
        return compare(import_support("oracle"))
    except NeedsCheckout:
        return {}


def qwirkle() -> Figures:
    """Measure move generation, one step and a whole random game of Qwirkle."""
    positions = mid_game("qwirkle-pl", 12)
    few = positions[:: max(1, len(positions) // 12)]
    placing = median(timed(lambda at: list(at.grid.placements(mask_of(at.hand))), positions))

    def brute_force(oracle: ModuleType) -> Figures:
        naive = median(timed(lambda at: oracle.placements(at.grid.pieces, list(at.hand)), few, 1))
        return {
            "qwirkle_brute_force_placements_ms": naive * 1e3,
            "qwirkle_placements_ratio_to_brute_force": naive / placing,
        }

    return {
        "qwirkle_legal_ms": median(timed(legal, positions)) * 1e3,
        "qwirkle_placements_ms": placing * 1e3,
        "qwirkle_apply_us": median(timed(lambda item: apply(*item), _turns(positions))) * 1e6,
        "qwirkle_random_game_ms": median(timed(lambda _: list(games("qwirkle-pl", 1)), range(5), 1)) * 1e3,
        "qwirkle_greedy_games_per_s": 1 / median(timed(greedy_game, range(3), 1)),
    } | _compared(brute_force)


def _turns(positions: Iterable[Position]) -> list[tuple[Position, Turn]]:
    rng = Random(0)
    return [(at, deal(at, _choice(at, rng), "bench")) for at in positions]


def greedy_game(number: int) -> None:
    """Play a game of Qwirkle between greedy bots."""
    at = start(edition("qwirkle-pl"), SEATS, f"greedy {number}")
    rng = Random(number)
    while not at.over:
        at = apply(at, deal(at, play_greedy(view(at, at.mover), rng).action, "bench"))


def cubes() -> Figures:
    """Measure move generation and one step of Cubes."""
    positions = mid_game("cubes-hu", 12)
    return {
        "cubes_legal_ms": median(timed(legal, positions)) * 1e3,
        "cubes_apply_us": median(timed(lambda item: apply(*item), _turns(positions))) * 1e6,
    }


def cards() -> Figures:
    """Measure all playable sets, the test for a stuck hand, and arrangements in Cards."""
    return _cards("cards-pl") | _cards("cards-en")


def _cards(name: str) -> Figures:
    rule = CardsOptions.of(edition(name)).new_rows
    positions = mid_game(name, 6)
    plays = timed(lambda at: list(playable(at.rows, at.hand, rule)), positions, 1)
    stuck = timed(lambda at: can_play(at.rows, at.hand, rule), _questions(positions))
    near = timed(lambda item: arrangement(*item), _choices(positions), 1)
    few = sorted(positions, key=lambda at: sum(map(len, at.rows)))[:4]

    def brute_force(oracle: ModuleType) -> Figures:
        ours = sum(timed(lambda at: list(playable(at.rows, at.hand, rule)), few, 1))
        naive = sum(timed(lambda at: oracle.playable(at.rows, list(at.hand), rule), few, 1))
        return {"playable_sets_ratio_to_brute_force_on_small_tables": naive / ours}

    figures = {
        "playable_sets_median_ms": median(plays) * 1e3,
        "stuck_median_ms": median(stuck) * 1e3,
        "stuck_p99_ms": quantiles(stuck, n=100)[98] * 1e3,
        "arrangement_median_ms": median(near) * 1e3,
        "arrangement_p99_ms": quantiles(near, n=100)[98] * 1e3,
    } | _compared(brute_force)
    return {f"{name.replace('-', '_')}_{key}": value for key, value in figures.items()}


def _questions(positions: Iterable[Position]) -> Iterator[Position]:
    """Yield every position as it is, and with poor hands of four cards, which are the hard cases."""
    rng = Random(1)
    for at in positions:
        yield at
        for _ in range(8):
            poor = tuple(sorted(Piece(kind) for kind in rng.sample(range(36), 4)))
            yield replace(at, hands=(poor,) * at.seats)


def _choices(positions: Iterable[Position]) -> Iterator[tuple[Position, Hand, int]]:
    rng = Random(2)
    for at in positions:
        found = list(playable(at.rows, at.hand, CardsOptions.of(at.edition).new_rows))
        for choice in rng.sample(found, min(4, len(found))):
            yield at, choice.cards, choice.qwirkles[-1]

"""Compare kernel and referee in Cubes: placements, points, and every expectation by trying all rolls."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Final

from ..ai.kernel import cubes_expectations, cubes_placements, grid_numbers, tiles_of
from ..rules.actions import Place
from ..rules.edition import edition
from ..rules.grid import Grid
from ..rules.line import largest_sets
from ..rules.piece import COLOR_MASKS, Hand, Piece, mask_of
from ..rules.placement import LAST_PIECE_BONUS, placements
from ..rules.position import Position, Seat
from ..rules.referee import apply, check, deal, forced_action, start

_MAX_EXACT_HAND: Final = 3
"""Hands of up to that many cubes are rolled in every way; of larger ones two cubes. More would take Python too long."""


def disagreements(name: str, positions: int, seed: int) -> Iterator[str]:
    """Return every difference on that many positions of random games, with the position to paste."""
    rng = Random(seed)
    for number, at in enumerate(_visited(name, rng)):
        if number == positions:
            return
        yield from (f"{what}: {at!r}" for what in _different(at, rng))


def _visited(name: str, rng: Random) -> Iterator[Position]:
    while True:
        seed = f"agree {rng.random()}"
        at = start(edition(name), tuple(Seat(f"p{seat}") for seat in range(rng.randint(2, 4))), seed)
        while not at.over:
            yield at
            due = forced_action(at)
            at = apply(at, deal(at, due or rng.choice(_places(at)), seed))


def _places(at: Position) -> list[Place]:
    return list(placements(at.grid, at.hand, at.opening))


def _different(at: Position, rng: Random) -> Iterator[str]:
    table = grid_numbers(at.grid)
    found = {tuple(sorted(tiles_of(tiles))): points for tiles, points in cubes_placements(table, at.hand)}
    places = [] if forced_action(at) else _places(at)
    if at.opening:  # the kernel knows one order of each opening
        points = {check(at, each).points for each in places}
        if set(found.values()) != points or not set(found) <= {each.tiles for each in places}:
            yield "openings"
    elif found != {each.tiles: check(at, each).points - check(at, each).last_piece for each in places}:
        yield "placements"
    yield from _odds(at, table, rng)


def _odds(at: Position, table: list[int], rng: Random) -> Iterator[str]:
    small = rng.random() < 0.5
    hand = at.hand[: rng.randint(1, _MAX_EXACT_HAND)] if small else at.hand
    last = not at.supply_count
    values = cubes_expectations(table, hand, last)
    if not small and len(hand) > _MAX_EXACT_HAND and not _sure(at.grid, hand):
        return
    best = _Best(at.grid, len(hand) if last else 0)
    choices = [choice for choice in range(1 << len(hand)) if choice.bit_count() <= (_MAX_EXACT_HAND if small else 2)]
    for choice in rng.sample(choices, min(3, len(choices))):
        if abs(expected(best, hand, choice) - values[choice]) > 1e-3:
            yield f"rolling {choice:b} of {hand}"


def _sure(grid: Grid, hand: Hand) -> bool:
    """Return whether something fits after any roll, so that nobody has to roll again."""
    somewhere = grid.anywhere()
    return any(somewhere & COLOR_MASKS[piece.color] == COLOR_MASKS[piece.color] for piece in hand)


class _Best:
    """Find the most points for a hand by listing all placements."""

    def __init__(self, grid: Grid, last: int) -> None:
        self.grid = grid
        self.last = last
        self.known = cache(self._look)

    def __call__(self, faces: Hand) -> int:
        return self.known(mask_of(faces))

    def _look(self, mask: int) -> int:
        if not self.grid:
            size = largest_sets(Piece(kind) for kind in range(36) if mask >> kind & 1)[0]
            return 0 if size < 2 else 12 if size == 6 else size
        bonus = LAST_PIECE_BONUS
        return max(
            (points + bonus * (len(tiles) == self.last) for tiles, points in self.grid.placements(mask)), default=0
        )


def _rolls(hand: Hand, choice: int) -> Iterator[Hand]:
    faces = [
        [Piece(6 * piece.color + shape) for shape in range(6)] if choice >> place & 1 else [piece]
        for place, piece in enumerate(hand)
    ]
    yield from product(*faces)


def expected(best: _Best, hand: Hand, choice: int) -> float:
    """Return the mean over all rolls of the chosen cubes; if nothing fits, all are rolled until something does."""
    results = [best(faces) for faces in _rolls(hand, choice)]
    missed = results.count(0)
    if not missed:
        return sum(results) / len(results)
    everything = [points for faces in _rolls(hand, (1 << len(hand)) - 1) if (points := best(faces))]
    then = sum(everything) / len(everything) if everything else 0.0
    return (sum(results) + missed * then) / len(results)

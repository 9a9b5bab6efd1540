"""Measure what reviews say of players of known strength, for docs/review.md.

`python -m sixfold.bench.reviews 200` reviews that many games of the expert against easy and greedy players;
`python -m sixfold.bench.reviews 40 spread` measures how far games end from what was expected.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from signal import SIGINT, signal
from statistics import fmean, linear_regression
from typing import Final

from ..ai.bot_api import Budget
from ..ai.bots import bot
from ..ai.evaluate import evaluate
from ..ai.evaluation import margins
from ..ai.review.game import review
from ..ai.review.types import Review
from ..rules.cubes import CubesState
from ..rules.edition import edition
from ..rules.position import Seat
from ..rules.record import Game
from ..rules.referee import view
from ..rules.rng import Fair

EDITIONS: Final = ("qwirkle-pl", "cubes-hu", "cards-pl")
DEPTH: Final = 0.1
MOVE_MS: Final = 10.0


def played(name: str, levels: tuple[str, ...], seed: str) -> Game:
    """Play a game between bots; the expert has 10 ms for a move."""
    seats = tuple(Seat(f"{each} {place}") for place, each in enumerate(levels))
    game, rng = Game.start(edition(name), seats, Fair(seed)), Random(seed)
    while not game.position.over:
        at = game.position
        game = game.play(bot(levels[at.mover])(view(at, at.mover), rng, Budget(ms=MOVE_MS)).action)
    return game


def gap(game: Game, found: Review) -> float:
    """Return by how much the parts miss the result at most: for any seat, in sum and turn by turn."""
    ends = margins(game.position.scores)
    return max(
        max(abs(seat.skill + seat.given + seat.luck - end), abs(seat.margin - end))
        for seat, end in zip(found.summary.seats, ends, strict=True)
    )


def figures(games: int) -> dict[str, float]:
    """Return mean losses by game and level, the accuracy, and the largest gap of the sums."""
    samples: dict[str, list[float]] = defaultdict(list)
    gaps, same = [0.0], True
    done = 0
    for number in _until_interrupted(games):
        done += 1
        name = EDITIONS[number % 3]
        weak = ("easy", "greedy")[number // 3 % 2]
        levels = ("expert", weak) if number // 6 % 2 else (weak, "expert")
        game = played(name, levels, f"review {number}")
        found = review(game, depth=DEPTH, seed=number)
        if number < 3:
            same = same and found == review(game, depth=DEPTH, seed=number)
        gaps.append(gap(game, found))
        for seat, each in enumerate(levels):
            key = f"{name.partition('-')[0]}_{each}"
            turns = [turn for turn in found.turns if turn.seat == seat and not turn.forced]
            samples[f"{key}_lost_points_per_turn"] += [turn.lost for turn in turns]
            samples[f"{key}_lost_chance_per_turn"] += [turn.lost_chance for turn in turns]
            samples[f"{key}_accuracy"].append(found.summary.seats[seat].accuracy or 0.0)
            samples[f"{key}_luck_points_per_game"].append(found.summary.seats[seat].luck)
        print(f"\r{number + 1}/{games}", end="", file=sys.stderr, flush=True)
    means = {key: fmean(values) for key, values in sorted(samples.items())}
    return {"games": done, "largest_gap": max(gaps), "same_for_same_seed": float(same)} | means


def _until_interrupted(games: int) -> Iterator[int]:
    """Yield numbers of games until Ctrl+C, so that the figures so far are printed."""
    interrupts: list[int] = []
    before = signal(SIGINT, lambda *_: interrupts.append(SIGINT))
    for number in range(games):
        if interrupts:
            break
        yield number
    signal(SIGINT, before)


def spread(games: int) -> Iterator[tuple[str, float]]:
    """Measure how far games end from what was expected, for kernel/analysis/evaluate.cpp."""
    for name in EDITIONS[1:]:
        for seats in (2, 3, 4):
            points: list[tuple[int, float]] = []
            for number in range(games):
                points += _surprises(name, seats, number)
            bias = fmean(error for _, error in points)
            slope, constant = linear_regression([left for left, _ in points], [(e - bias) ** 2 for _, e in points])
            key = f"{name.partition('-')[0]}_{seats}"
            yield from ((f"{key}_bias", bias), (f"{key}_constant", constant), (f"{key}_each", slope))


def _surprises(name: str, seats: int, number: int) -> Iterator[tuple[int, float]]:
    """Yield the pieces left to draw, and the final margin less the expected one, for every third turn."""
    game = played(name, ("hard",) * seats, f"spread {number}")
    ends = margins(game.position.scores)
    for at in game.positions():
        if at.turns % 3 == number % 3 and not at.over and not (isinstance(at.state, CubesState) and at.state.rerolled):
            best = evaluate(view(at, at.mover), most=1, seed=number, effort=0.2)[0]
            yield at.supply_count, ends[at.mover] - best.margin


def main(arguments: list[str]) -> None:
    """Print the figures of that many games."""
    games = int(arguments[0]) if arguments else 200
    found = spread(games) if "spread" in arguments else figures(games).items()
    for key, value in found:
        print(f"{key:<44} {value:>12.4g}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

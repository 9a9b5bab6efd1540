"""Measure the CPU time of the kernel in Cards, in positions of games between experts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, islice
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Final

from ..ai.bot_api import OWN_EFFORT
from ..ai.cards import PLAYERS
from ..ai.kernel import count_playable_sets, nearest_play, playable_sets
from ..rules.card_moves import playable
from ..rules.cards import CardsOptions
from ..rules.edition import edition
from ..rules.position import Position, Seat
from ..rules.referee import apply, deal, start, view
from .agree_cards import played
from .figures import Figures, timed

EXPERT_POSITIONS: Final = 1000
ARRANGED: Final = 100
ARRANGE_MS: Final = 50.0
RANDOM_POSITIONS: Final = 10_000
SLOWEST: Final = 40
SAMPLED: Final = 200
"""The referee is timed where the kernel is slowest, and in some other positions: it may be slow elsewhere."""


def kernel_cards() -> Figures:
    """Measure all playable sets, arrangements and a move of the expert, in both editions."""
    return _figures("cards-pl") | _figures("cards-en")


def _figures(name: str) -> Figures:
    listing, arranging, thinking, proved = [], [], [], []
    for number, (at, seconds) in enumerate(islice(_expert_turns(name), EXPERT_POSITIONS)):
        thinking.append(seconds)
        listing.append(_kernel_seconds(at))
        choices = playable_sets(at.rows, at.hand, at.edition) if number < ARRANGED else []
        chosen = max(choices, key=lambda choice: choice.qwirkles[-1], default=None)
        if chosen is not None:
            begun = process_time()
            found = nearest_play(at.rows, chosen.cards, chosen.qwirkles[-1], at.edition, ms=ARRANGE_MS)
            arranging.append(process_time() - begun)
            proved.append(found is not None and found[2])
    figures = {
        "playable_sets_median_ms": median(listing) * 1e3,
        "playable_sets_p99_ms": quantiles(listing, n=100)[98] * 1e3,
        "playable_sets_worst_ms": max(listing) * 1e3,
        "arrangement_median_ms": median(arranging) * 1e3,
        "arrangement_p99_ms": quantiles(arranging, n=100)[98] * 1e3,
        "arrangement_proved_share": sum(proved) / len(proved),
        "expert_median_ms": median(thinking) * 1e3,
        "expert_p99_ms": quantiles(thinking, n=100)[98] * 1e3,
    }
    return {f"kernel_{name.replace('-', '_')}_{key}": value for key, value in figures.items()}


def random_play() -> Figures:
    """Measure all playable sets in random `cards-pl` games: by the kernel, and in some positions by the referee."""
    measured = []
    games = chain.from_iterable(played("cards-pl", "random", 1, number) for number in count())
    for at in islice(games, RANDOM_POSITIONS):
        measured.append((_kernel_seconds(at), at))
    measured.sort(key=lambda each: -each[0])
    listing = [seconds for seconds, _ in measured]
    chosen = [measured[:SLOWEST], Random(1).sample(measured[SLOWEST:], SAMPLED)]
    slowest, sampled = ([_referee_seconds(at) for _, at in some] for some in chosen)
    return {
        "random_play_kernel_playable_sets_median_ms": median(listing) * 1e3,
        "random_play_kernel_playable_sets_p99_ms": quantiles(listing, n=100)[98] * 1e3,
        "random_play_kernel_playable_sets_worst_ms": listing[0] * 1e3,
        "random_play_referee_playable_sets_median_ms": median(sampled) * 1e3,
        "random_play_referee_playable_sets_worst_of_sample_s": max(sampled),
        "random_play_referee_playable_sets_worst_s": max(slowest + sampled),
    }


def _kernel_seconds(at: Position) -> float:
    return timed(lambda at: count_playable_sets(at.rows, at.hand, at.edition), [at], 1)[0]


def _referee_seconds(at: Position) -> float:
    return timed(lambda at: list(playable(at.rows, at.hand, CardsOptions.of(at.edition).new_rows)), [at], 1)[0]


def _expert_turns(name: str) -> Iterator[tuple[Position, float]]:
    """Yield positions of games between experts after the opening, without end, and the seconds of each move."""
    for number in count():
        rng, seed = Random(number), f"bench {number}"
        at = start(edition(name), (Seat("a"), Seat("b")), seed)
        while not at.over:
            seen = view(at, at.mover)
            begun = process_time()
            action = PLAYERS["expert"](seen, rng, OWN_EFFORT).action
            seconds = process_time() - begun
            if not at.opening:
                yield at, seconds
            at = apply(at, deal(at, action, seed))

"""What the kernel costs in Cards, in CPU time, in positions of games between experts."""

from __future__ import annotations

from itertools import chain, count, islice
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Final

from ..ai.bot_api import OWN
from ..ai.cards import PLAYERS
from ..ai.kernel import count_playable_sets, nearest_play, playable_sets
from ..rules.card_moves import playable
from ..rules.edition import edition
from ..rules.position import Position, Seat
from ..rules.referee import apply, deal, start, view
from .agree_cards import played

Figures = dict[str, float]
GAMES: Final = 4
ARRANGE_MS: Final = 50.0
RANDOM_POSITIONS: Final = 10_000
SLOWEST: Final = 5


def kernel_cards() -> Figures:
    """All playable sets, arrangements and a move of the expert, in both editions."""
    return _figures("cards-pl") | _figures("cards-en")


def _figures(name: str) -> Figures:
    listing, arranging, thinking, proved = [], [], [], []
    for at, seconds in _expert_turns(name):
        thinking.append(seconds)
        begun = process_time()
        count_playable_sets(at.rows, at.hand, at.edition)
        listing.append(process_time() - begun)
        choices = playable_sets(at.rows, at.hand, at.edition)
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
    """All playable sets in random `cards-pl` games: by the kernel, and by the referee where the kernel is slowest."""
    timed = []
    games = chain.from_iterable(played("cards-pl", "random", 1, number) for number in count())
    for at in islice(games, RANDOM_POSITIONS):
        begun = process_time()
        count_playable_sets(at.rows, at.hand, at.edition)
        timed.append((process_time() - begun, at))
    timed.sort(key=lambda each: each[0])
    listing = [seconds for seconds, _ in timed]
    referee = []
    for _, at in timed[-SLOWEST:]:
        begun = process_time()
        list(playable(at.rows, at.hand, at.edition.new_rows))
        referee.append(process_time() - begun)
    return {
        "random_play_kernel_playable_sets_median_ms": median(listing) * 1e3,
        "random_play_kernel_playable_sets_p99_ms": quantiles(listing, n=100)[98] * 1e3,
        "random_play_kernel_playable_sets_worst_ms": listing[-1] * 1e3,
        "random_play_referee_playable_sets_worst_s": max(referee),
    }


def _expert_turns(name: str) -> list[tuple[Position, float]]:
    """Positions of games between experts, and the seconds that each move took them."""
    found = []
    for number in range(GAMES):
        chance, seed = Random(number), f"bench {number}"
        at = start(edition(name), (Seat("a"), Seat("b")), seed)
        while not at.over:
            seen = view(at, at.mover)
            begun = process_time()
            action = PLAYERS["expert"](seen, chance, OWN).action
            found.append((at, process_time() - begun))
            at = apply(at, deal(at, action, seed))
    return [(at, seconds) for at, seconds in found if not at.opening]

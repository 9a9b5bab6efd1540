"""Compare the kernel's answers about Cards with the referee's, in random, greedy and expert play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from ..ai.baseline_bots import play_random
from ..ai.bot_api import OWN_EFFORT, Bot
from ..ai.cards import PLAYERS
from ..ai.kernel import moved_cards, nearest_play, playable_sets
from ..rules.actions import Choice, Play
from ..rules.arrange import EFFORT, _Nearest
from ..rules.card_moves import playable
from ..rules.cards import CardsOptions
from ..rules.edition import Edition, edition as edition_of
from ..rules.errors import Illegal
from ..rules.position import Position, Seat
from ..rules.referee import apply, check, deal, forced_action, start, view
from ..rules.sets import masks_of, row_of

NODES: Final = 20_000
STYLES: Final[dict[str, Bot]] = {"random": play_random, "greedy": PLAYERS["greedy"], "expert": PLAYERS["expert"]}


def reached(name: str, seed: int) -> Iterator[Position]:
    """Yield positions without end, of games of two to four seats that play in the same style."""
    for number in count():
        for style in STYLES:
            yield from played(name, style, seed, number)


def played(name: str, style: str, seed: int, number: int) -> Iterator[Position]:
    """Yield the positions of one game after its opening."""
    text = f"agree {name} {style} {seed} {number}"
    rng = Random(text)
    at = start(edition_of(name), tuple(Seat(letter) for letter in "abcd"[: 2 + number % 3]), text)
    while not at.over:
        if not at.opening:
            yield at
        at = apply(at, deal(at, STYLES[style](view(at, at.mover), rng, OWN_EFFORT).action, text))


def disagreements(edition: str, positions: int, seed: int) -> Iterator[str]:
    """Return a line for each difference on that many positions, each with a position to paste."""
    found = reached(edition, seed)
    rng = Random(seed)
    for _ in range(positions):
        at = next(found)
        for words in _differences(at, rng):
            yield f"{words} at {at!r}"


def _differences(at: Position, rng: Random) -> Iterator[str]:
    printed = at.edition
    ours = playable_sets(at.rows, at.hand, printed)
    theirs = {each.cards: each.qwirkles for each in playable(at.rows, at.hand, CardsOptions.of(printed).new_rows)}
    mine = {each.cards: each.qwirkles for each in ours}
    if mine != theirs:
        odd = min(set(mine.items()) ^ set(theirs.items()))
        yield f"the kernel lists {mine.get(odd[0])} and the referee {theirs.get(odd[0])} for {odd[0]}"
    if (forced_action(at) is None) != bool(mine):
        yield "stuck or not"
    for choice in rng.sample(ours, min(3, len(ours))):
        yield from _arranged_otherwise(at, choice, rng.choice(choice.qwirkles), printed)


def _arranged_otherwise(at: Position, choice: Choice, qwirkles: int, printed: Edition) -> Iterator[str]:
    found = nearest_play(at.rows, choice.cards, qwirkles, printed, NODES)
    if found is None:
        yield f"the kernel finds no arrangement of {choice.cards} with {qwirkles} Qwirkles"
        return
    play, moved, best = found
    try:
        points = check(at, play).points
    except Illegal as illegal:
        yield f"the referee refuses the kernel's arrangement of {choice.cards}: {illegal}"
        return
    if points != qwirkles or moved != moved_cards(at.rows, play):
        yield f"the arrangement of {choice.cards} makes {points} Qwirkles instead of {qwirkles}, or moves other cards"
    rows = _Nearest(masks_of(at.rows), choice.cards, qwirkles, CardsOptions.of(printed).new_rows, EFFORT).search()
    if rows is not None and best:
        near = Play(choice.cards, tuple(row_of(row) for row in rows))
        if moved_cards(at.rows, near) < moved:
            yield f"the kernel moves {moved} cards for {choice.cards}, the referee {moved_cards(at.rows, near)}"

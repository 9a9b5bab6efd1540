"""Draw a position evenly from all that a seat considers possible, for planning without hidden information.

Every piece that the seat has not seen is somewhere in the supply or in a hand it cannot see, and all ways in which the
single pieces can lie there are equally likely, except those that contradict what the seat knows: how large a set
everybody announced before the first turn, that a seat that has just passed could play nothing, and what became of a
hand of cards that had to be shown.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import combinations
from math import comb, prod
from random import Random
from typing import Final

from ..rules.card_moves import can_play
from ..rules.cards import CardsOptions, CardsState
from ..rules.line import largest_sets
from ..rules.piece import PIECES, Hand, Piece, mask_of
from ..rules.position import Position, full_supply, supply_of
from ..rules.referee import view as view_of
from ..rules.view import View

MAX_TRIES: Final = 100_000
_COMMON: Final = {field.name for field in fields(Position)} & {field.name for field in fields(View)} - {"hands"}


class Impossible(ValueError):
    """Raised if no position looks like that to this seat."""


def resample(view: View, rng: Random) -> Position:
    """Return a position that this seat cannot distinguish from its own, each equally likely."""
    if view.seat is None:
        raise Impossible("a spectator has no seat to resample for")
    unseen = _unseen(view)
    if min(unseen.values(), default=0) < 0:
        raise Impossible("more pieces than there are")
    for _ in range(MAX_TRIES):
        position = _draw(view, unseen, rng)
        if position is not None and _agrees(view, position):
            return position
    raise Impossible("nothing that was drawn fits to what this seat knows")


def _unseen(view: View) -> Counter[int]:
    """Count what this seat has not seen: pieces by kind, or by colour if a cube's shape is rolled."""
    supply = full_supply(view.edition)
    held = [piece for hand in view.hands if hand is not None for piece in hand]
    seen = supply_of((*view.state.pieces(), *held), supply)
    return Counter({kind: there - gone for kind, (there, gone) in enumerate(zip(supply, seen, strict=True))})


def _draw(view: View, unseen: Counter[int], rng: Random) -> Position | None:
    hands: list[Hand | None] = list(view.hands)
    pool = Counter(unseen)
    supply: list[int] = []
    if not view.edition.rules.open_hands:
        if isinstance(view.state, CardsState) and view.state.shown:
            supply, kept = _after_showing(view, view.state.shown, pool, rng)
            if hands[view.mover] is None:
                rest = view.hand_sizes[view.mover] - len(kept)
                hands[view.mover] = _sorted([*kept, *_take(pool, rest, PIECES, rng)])
        for seat in _drawing_order(view):
            if hands[seat] is None:
                hands[seat] = _sorted(_take(pool, view.hand_sizes[seat], _possible(view, seat), rng))
    if any(hand is None or len(hand) != size for hand, size in zip(hands, view.hand_sizes, strict=True)):
        return None
    counts = Counter(supply) + pool
    if counts.total() != view.supply_count:
        return None
    common = {name: getattr(view, name) for name in _COMMON}
    return Position(
        hands=tuple(hand for hand in hands if hand is not None),
        supply=tuple(counts[kind] for kind in range(len(full_supply(view.edition)))),
        **common,
    )


def _drawing_order(view: View) -> list[int]:
    """Return the seats in drawing order: one that passed needs pieces that fit nowhere, and draws first."""
    return sorted(range(view.seats), key=lambda seat: not _passed(view, seat))


def _passed(view: View, seat: int) -> bool:
    return 0 < (view.mover - seat) % view.seats <= view.passes


def _possible(view: View, seat: int) -> tuple[Piece, ...]:
    """Return the kinds that this seat can hold, each by itself."""
    if not _passed(view, seat):
        return PIECES
    if not view.edition.rules.has_grid:
        rule = CardsOptions.of(view.edition).new_rows
        return tuple(kind for kind in PIECES if not can_play(view.rows, (kind,), rule))
    fitting = view.grid.anywhere()
    return tuple(kind for kind in PIECES if not fitting >> kind & 1)


def _take(pool: Counter[int], count: int, kinds: tuple[Piece, ...], rng: Random) -> list[Piece]:
    """Take that many pieces of these kinds from the pool, each equally likely; fewer if there are not enough."""
    there = [kind for kind in kinds for _ in range(pool[kind])]
    drawn = rng.sample(there, min(count, len(there)))
    pool.subtract(drawn)
    return drawn


def _after_showing(view: View, shown: Hand, pool: Counter[int], rng: Random) -> tuple[list[int], list[Piece]]:
    """Return the cards of a shown hand that are in the stock, and those that came back into the hand.

    The stock is drawn from first. If it was large enough, all shown cards lie in it now; if not, all of it was drawn,
    some of the shown cards with it, and what is in the stock now was shown.
    """
    if view.supply_count >= len(shown):
        pool.subtract(shown)
        return list(shown), []
    mine = view.seat == view.mover
    returned = _returned(view, shown, pool, rng) if mine else rng.sample(shown, view.supply_count)
    kept = list((Counter(shown) - Counter(returned)).elements())
    pool.subtract(returned)
    if not mine:
        pool.subtract(kept)
    return list(returned), kept


def _returned(view: View, shown: Hand, pool: Counter[int], rng: Random) -> list[Piece]:
    """Draw which shown cards are in the stock, as the player's own view of the new hand allows."""
    hand = Counter[int](view.hand)
    ways, weights = [], []
    for some in combinations(shown, view.supply_count):
        returned = Counter[int](some)
        from_stock = hand - (Counter[int](shown) - returned)
        if from_stock.total() != view.supply_count or returned - pool:
            continue
        # Single cards are equally likely: copies in the old stock might as well be in a hand that is hidden.
        elsewhere = pool - returned
        ways.append(list(some))
        weights.append(prod(comb(count + elsewhere[kind], count) for kind, count in from_stock.items()))
    if not ways:
        raise Impossible("no stock fits to the hand that was shown")
    return rng.choices(ways, weights)[0]


def _sorted(pieces: list[Piece]) -> Hand:
    return tuple(sorted(pieces))


def _agrees(view: View, position: Position) -> bool:
    """Return whether this seat cannot distinguish the position from its own, and all other turns were legal in it."""
    first_round = view.turns < view.seats
    for seat, hand in enumerate(position.hands):
        still_dealt = (seat - view.starter) % view.seats >= view.turns
        if first_round and view.announced and still_dealt and largest_sets(hand)[0] != view.announced[seat]:
            return False
        if _passed(view, seat) and _can_play(position, hand):
            return False
    return view_of(position, view.seat) == view


def _can_play(position: Position, hand: Hand) -> bool:
    if not position.edition.rules.has_grid:
        return can_play(position.rows, hand, CardsOptions.of(position.edition).new_rows)
    # With cubes nothing is hidden: every pass was seen to be forced.
    return not position.edition.rules.open_hands and position.grid.takes(mask_of(hand))

"""A position drawn evenly from all that a seat must think possible: for planning without looking into others' hands.

Every piece that the seat has not seen is somewhere in the supply or in a hand it cannot see, and all ways in which the
single pieces can lie there are equally likely, except those that contradict what the seat knows: how large a set
everybody announced before the first turn, that whoever has just passed could play nothing, and what became of a hand of
cards that had to be shown.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import combinations
from math import comb, prod
from random import Random
from typing import Final

from ..rules.card_moves import can_play
from ..rules.line import largest_sets
from ..rules.piece import PIECES, Hand, Piece, mask_of
from ..rules.position import Position, full_supply, supply_of
from ..rules.referee import view as view_of
from ..rules.view import View

MOST_TRIES: Final = 100_000
_COMMON: Final = {field.name for field in fields(Position)} & {field.name for field in fields(View)} - {"hands"}


class Impossible(ValueError):
    """No position looks like that to this seat."""


def resample(view: View, chance: Random) -> Position:
    """A position that looks to this seat just like its own, all that are possible being equally likely."""
    if view.seat is None:
        raise Impossible("a spectator has no seat to resample for")
    unseen = _unseen(view)
    if min(unseen.values(), default=0) < 0:
        raise Impossible("more pieces than there are")
    for _ in range(MOST_TRIES):
        position = _draw(view, unseen, chance)
        if position is not None and _agrees(view, position):
            return position
    raise Impossible("nothing that was drawn fits to what this seat knows")


def _unseen(view: View) -> Counter[int]:
    """What this seat has not seen: how many of each kind, or of each colour where a cube's shape is rolled."""
    supply = full_supply(view.edition)
    lying = [*view.grid.pieces.values(), *(card for rows in (view.rows, *view.taken) for row in rows for card in row)]
    held = [piece for hand in view.hands if hand is not None for piece in hand]
    seen = supply_of((*lying, *held), supply)
    return Counter({kind: there - gone for kind, (there, gone) in enumerate(zip(supply, seen, strict=True))})


def _draw(view: View, unseen: Counter[int], chance: Random) -> Position | None:
    hands: list[Hand | None] = list(view.hands)
    pool = Counter(unseen)
    supply: list[int] = []
    if not view.edition.rules.open_hands:
        if view.shown:
            supply, kept = _after_showing(view, pool, chance)
            if hands[view.mover] is None:
                rest = view.hand_sizes[view.mover] - len(kept)
                hands[view.mover] = _sorted([*kept, *_take(pool, rest, PIECES, chance)])
        for seat in _most_is_known_of_first(view):
            if hands[seat] is None:
                hands[seat] = _sorted(_take(pool, view.hand_sizes[seat], _possible(view, seat), chance))
    if any(hand is None or len(hand) != size for hand, size in zip(hands, view.hand_sizes, strict=True)):
        return None
    counts = Counter(supply) + pool
    if counts.total() != view.supply_count:
        return None
    told = {name: getattr(view, name) for name in _COMMON}
    return Position(
        hands=tuple(hand for hand in hands if hand is not None),
        supply=tuple(counts[kind] for kind in range(len(full_supply(view.edition)))),
        **told,
    )


def _most_is_known_of_first(view: View) -> list[int]:
    """Seats in the order of drawing: whoever passed must get pieces that fit nowhere, before others take them."""
    return sorted(range(view.seats), key=lambda seat: not _passed(view, seat))


def _passed(view: View, seat: int) -> bool:
    return 0 < (view.mover - seat) % view.seats <= view.passes


def _possible(view: View, seat: int) -> tuple[Piece, ...]:
    """The kinds that this seat can hold, each by itself."""
    if not _passed(view, seat):
        return PIECES
    if not view.edition.rules.has_grid:
        rule = view.edition.new_rows
        return tuple(kind for kind in PIECES if not can_play(view.rows, (kind,), rule))
    fitting = view.grid.anywhere()
    return tuple(kind for kind in PIECES if not fitting >> kind & 1)


def _take(pool: Counter[int], count: int, kinds: tuple[Piece, ...], chance: Random) -> list[Piece]:
    """So many pieces of these kinds out of the pool, every single one equally likely; fewer if there are not enough."""
    there = [kind for kind in kinds for _ in range(pool[kind])]
    drawn = chance.sample(there, min(count, len(there)))
    pool.subtract(drawn)
    return drawn


def _after_showing(view: View, pool: Counter[int], chance: Random) -> tuple[list[int], list[Piece]]:
    """Where the cards of a shown hand are: those in the stock, and those that came back into the hand.

    The stock is drawn from first. If it was large enough, all shown cards lie in it now; if not, all of it was drawn,
    some of the shown cards with it, and what lies in the stock now was shown.
    """
    shown = list(view.shown)
    if view.supply_count >= len(shown):
        pool.subtract(shown)
        return list(shown), []
    mine = view.seat == view.mover
    returned = _returned(view, pool, chance) if mine else chance.sample(shown, view.supply_count)
    kept = list((Counter(shown) - Counter(returned)).elements())
    pool.subtract(returned)
    if not mine:
        pool.subtract(kept)
    return list(returned), kept


def _returned(view: View, pool: Counter[int], chance: Random) -> list[Piece]:
    """Which of its shown cards lie in the stock, as the player itself must guess: its new hand says some of it."""
    hand = Counter[int](view.hand)
    ways, weights = [], []
    for some in combinations(view.shown, view.supply_count):
        returned = Counter[int](some)
        from_stock = hand - (Counter[int](view.shown) - returned)
        if from_stock.total() != view.supply_count or returned - pool:
            continue
        # Single cards are equally likely: copies in the old stock might as well be in a hand that is hidden.
        elsewhere = pool - returned
        ways.append(list(some))
        weights.append(prod(comb(count + elsewhere[kind], count) for kind, count in from_stock.items()))
    if not ways:
        raise Impossible("no stock fits to the hand that was shown")
    return chance.choices(ways, weights)[0]


def _sorted(pieces: list[Piece]) -> Hand:
    return tuple(sorted(pieces))


def _agrees(view: View, position: Position) -> bool:
    """Whether this seat could not tell the position from its own, and all that others did was right in it."""
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
        return can_play(position.rows, hand, position.edition.new_rows)
    # With cubes nothing is hidden: whoever passed was seen to.
    return not position.edition.rules.open_hands and position.grid.takes(mask_of(hand))

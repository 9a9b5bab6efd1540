"""Test that resampled positions are all that a seat considers possible, each with its probability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from itertools import combinations, count
from math import sqrt
from random import Random

import pytest

from sixfold.envs import Impossible, resample
from sixfold.rules.cards import CardsState
from sixfold.rules.edition import edition
from sixfold.rules.line import largest_sets
from sixfold.rules.piece import PIECES, Hand, mask_of, piece
from sixfold.rules.position import Position, full_supply, minus
from sixfold.rules.referee import view
from sixfold.rules.view import View
from tests.play import EDITIONS, changed, random_game

DRAWS = 1500


def _too_far(expected: dict[Hashable, float], found: Counter[Hashable]) -> bool:
    """Pearson's chi-square, beyond what chance does once in 10,000 times (by Wilson and Hilferty)."""
    total, weight, cells = sum(found.values()), sum(expected.values()), len(expected)
    assert set(found) <= set(expected)
    square = sum((found[key] - total * part / weight) ** 2 / (total * part / weight) for key, part in expected.items())
    freedom = max(1, cells - 1)
    return square > freedom * (1 - 2 / (9 * freedom) + 3.72 * sqrt(2 / (9 * freedom))) ** 3


def _worlds(seen: View) -> Iterator[Position]:
    """Yield every way in which the pieces that a seat has not seen can be distributed, once each, by trying all."""
    supply = full_supply(seen.edition)
    for hand in (hand for hand in seen.hands if hand is not None):
        supply = minus(supply, hand, "")
    supply = minus(supply, tuple(seen.state.pieces()), "")
    unseen = [int(kind) for kind in PIECES for _ in range(supply[kind])]
    hidden = [seat for seat in range(seen.seats) if seen.hands[seat] is None]
    for hands, rest in _dealt(unseen, [seen.hand_sizes[seat] for seat in hidden]):
        of = dict(zip(hidden, hands, strict=True))
        yield _position(seen, tuple(seen.hands[seat] or of[seat] for seat in range(seen.seats)), rest)


def _dealt(pieces: list[int], sizes: list[int]) -> Iterator[tuple[list[Hand], list[int]]]:
    if not sizes:
        yield [], pieces
        return
    for places in combinations(range(len(pieces)), sizes[0]):
        hand = tuple(PIECES[pieces[place]] for place in places)
        left = [piece for place, piece in enumerate(pieces) if place not in places]
        for hands, rest in _dealt(left, sizes[1:]):
            yield [hand, *hands], rest


def _position(seen: View, hands: tuple[Hand, ...], rest: Iterable[int]) -> Position:
    counts = Counter(rest)
    names = "edition mover starter state announced scores turns deals opening passes"
    common = {name: getattr(seen, name) for name in names.split()}
    return Position(hands=hands, supply=tuple(counts[kind] for kind in range(36)), **common)


def _key(at: Position) -> Hashable:
    return at.hands, at.supply


def _check_evenness(seen: View, possible: Callable[[Position], bool]) -> int:
    expected: Counter[Hashable] = Counter(_key(at) for at in _worlds(seen) if possible(at))
    rng = Random(1)
    found = Counter(_key(resample(seen, rng)) for _ in range(DRAWS))
    assert not _too_far(dict(expected), found)
    return len(expected)


@pytest.mark.parametrize("name", EDITIONS)
def test_resample_keeps_view_of_seat(name: str) -> None:
    rng = Random(2)
    for number, (before, _, _) in enumerate(random_game(name, 3, "resample")):
        if number % 4 == 0 and (number < 8 or before.edition.game != "cards" or number % 12 == 0):
            for seat in range(3):
                seen = view(before, seat)
                assert view(resample(seen, rng), seat) == seen


def test_resample_draws_late_hands_evenly() -> None:
    # Few tiles are hidden here: of three hands one is seen, and the bag is nearly empty.
    late = next(
        before
        for number in count(1)
        for before, _, _ in random_game("qwirkle-pl", 3, f"late {number}")
        if before.supply_count == 0 and not before.passes and sum(map(len, before.hands[1:])) <= 9
    )
    seen = view(late, 0)
    assert _check_evenness(seen, lambda _: True) > 20


def test_resample_gives_nothing_that_fits_after_pass() -> None:
    found = next(
        before
        for number in count(65)
        for before, _, _ in random_game("qwirkle-pl", 4, f"passed {number}")
        if before.passes and not before.over and sum(map(len, before.hands)) - len(before.hands[before.mover]) <= 8
    )
    seat = found.mover
    passed = [(seat - step) % 4 for step in range(1, found.passes + 1)]

    def possible(at: Position) -> bool:
        return not any(at.grid.anywhere() & mask_of(at.hands[each]) for each in passed)

    seen = view(found, seat)
    assert _check_evenness(seen, possible) < sum(1 for _ in _worlds(seen))


def test_resample_respects_announced_sets() -> None:
    first, _, second = next(random_game("qwirkle-pl", 2, "announced"))
    rng = Random(3)
    for at, seat in ((first, 0), (second, second.next_mover)):
        seen, other = view(at, seat), 1 - seat
        sizes: Counter[Hashable] = Counter()
        naive: Counter[Hashable] = Counter()
        unseen = [kind for kind in PIECES for _ in range(at.supply[kind])] + list(at.hands[other])
        while naive.total() < DRAWS // 2:
            hand = rng.sample(unseen, 6)
            if largest_sets(hand)[0] == seen.announced[other]:
                naive[len(set(hand)), sum(each.color == 0 for each in hand)] += 1
        for _ in range(DRAWS // 2):
            hand = list(resample(seen, rng).hands[other])
            assert largest_sets(hand)[0] == seen.announced[other]
            sizes[len(set(hand)), sum(each.color == 0 for each in hand)] += 1
        common = {key for key in naive if naive[key] > 40}
        rest: Hashable = "rare"
        both = [Counter({key: each[key] for key in common}) for each in (naive, sizes)]
        for folded, whole in zip(both, (naive, sizes), strict=True):
            folded[rest] = whole.total() - folded.total() + 1
        # Two samples differ by the noise of both: half of their distance is that of one.
        middle = {key: (both[0][key] + both[1][key]) / 2 for key in both[0]}
        assert not _too_far(middle, both[1])


def _shown(hand: str, stock: str, other: str, mine: str) -> Position:
    """Return a game of cards in which somebody has just shown a hand and drawn a new one; all other cards are taken."""

    def read(text: str) -> Hand:
        return tuple(sorted(piece(letters) for letters in text.split()))

    old, left, mine_, other_ = read(hand), list(read(stock)), read(mine), read(other)
    rng = Random(1)
    first = rng.sample(left, min(len(left), len(old)))
    again = rng.sample(list(old), len(old) - len(first))
    new = tuple(sorted([*first, *again]))
    supply = Counter(left) + Counter(old) - Counter(new)
    gone = Counter(dict.fromkeys(PIECES, 3))
    gone.subtract((*old, *left, *mine_, *other_, *read("Rs Rd Rt")))
    taken = tuple(sorted(gone.elements()))
    return Position(
        edition=edition("cards-en"),
        hands=(new, mine_, other_),
        supply=tuple(supply[kind] for kind in PIECES),
        mover=0,
        starter=0,
        announced=(0, 0, 0),
        scores=(0, 0, 0),
        state=CardsState((read("Rs Rd Rt"),), ((taken,), (), ()), shown=old),
        turns=20,
        opening=False,
    )


CARDS = {"hand": "Ro Ro Gs", "other": "Bd Pt", "mine": "Yc"}
STOCKS = ["Ro Bt", "Ro Bt Yd", "Ro Bt Yd Yd"]


@pytest.mark.parametrize("stock", STOCKS)
@pytest.mark.parametrize("seat", [0, 1])
def test_resample_remembers_shown_hand(seat: int, stock: str) -> None:
    at = _shown(**CARDS, stock=stock)
    seen = view(at, seat)
    # By trying all there was before the hand was shown: what the stock and the hidden hands were, and what was drawn.
    before = changed(at, hands=(CardsState.of(at).shown, *at.hands[1:]), shown=())
    counts = Counter(dict.fromkeys(PIECES, 3))
    counts.subtract((*CardsState.of(at).shown, *CardsState.of(at).taken[0][0], *at.rows[0]))
    known = view(before, seat).hands[seat] if seat else ()
    counts.subtract(known or ())
    hidden = [each for each in (1, 2) if each != seat]
    expected: Counter[Hashable] = Counter()
    for hands, rest in _dealt(sorted(counts.elements()), [len(at.hands[each]) for each in hidden]):
        of = dict(zip(hidden, hands, strict=True)) | ({seat: at.hands[seat]} if seat else {})
        for drawn in combinations(range(len(rest)), min(3, len(rest))):
            for again in combinations(range(3), 3 - len(drawn)):
                new = [rest[each] for each in drawn] + [CardsState.of(at).shown[each] for each in again]
                hand = tuple(PIECES[kind] for kind in sorted(new))
                left = Counter(rest) + Counter(CardsState.of(at).shown) - Counter(new)
                world = _position(seen, (hand, of[1], of[2]), left.elements())
                # Hands are compared as they are sorted.
                world = replace(world, hands=tuple(tuple(sorted(each)) for each in world.hands))
                if view(world, seat) == seen:
                    expected[_key(world)] += 1
    rng = Random(5)
    found = Counter(_key(resample(seen, rng)) for _ in range(DRAWS))
    assert len(expected) > 1
    assert not _too_far(dict(expected), found)


def test_resample_of_cubes_changes_nothing() -> None:
    for before, _, _ in random_game("cubes-hu", 2, "open"):
        assert resample(view(before, 0), Random(1)) == before


def test_resample_refuses_spectator_and_impossible_view() -> None:
    at, _, _ = next(random_game("qwirkle-pl", 2, "odd"))
    with pytest.raises(Impossible, match="spectator"):
        resample(view(at, None), Random(1))
    odd = replace(view(at, 0), hands=((PIECES[0],) * 6, None), hand_sizes=(6, 6))
    with pytest.raises(Impossible, match="more pieces"):
        resample(odd, Random(1))

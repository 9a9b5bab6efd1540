"""Why a turn lost something: a few true sentences, every number in them checkable by anyone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb
from random import Random
from statistics import fmean
from typing import Final

from ...rules.grid import Grid
from ...rules.line import FULL, largest_sets
from ...rules.piece import PIECES, Hand, Piece, pieces_in
from ...rules.position import without
from ...rules.referee import check
from ...rules.turn import Action, Exchange, Place, Play, Reroll
from ...rules.view import View
from ..evaluate.evaluator import Judged
from ..kernel import cubes_expectations, qwirkle_moves
from .types import Reason

HANDS: Final = 200
"""Hands of the next player that are sampled for a sentence."""
MOST: Final = 3
"""More sentences than this nobody reads."""
WORTH_SAYING: Final = 0.05
"""Of the hands of the next player: less is not told."""
POINTS_WORTH_SAYING: Final = 0.3
"""Of an average: less is not told."""


def reasons(view: View, played: Judged, best: Judged) -> tuple[Reason, ...]:
    """What speaks against the played action beside the best one; nothing where no simple reason is found."""
    about = {"qwirkle": _qwirkle, "cubes": _cubes, "cards": _cards}[view.edition.game]
    return tuple([*_exact(played, best), *about(view, played, best)][:MOST])


def _exact(played: Judged, best: Judged) -> Iterator[Reason]:
    if played.exact and best.exact and best.margin > played.margin:
        yield Reason("exact", best.margin - played.margin)


def _qwirkle(view: View, played: Judged, best: Judged) -> Iterator[Reason]:
    yield from _laying(view, played, best)
    if isinstance(played.action, Exchange) and isinstance(best.action, Place):
        yield Reason("exchange", best.points)
    yield from _opens(view, played.action, best.action)
    if isinstance(played.action, Place) and isinstance(best.action, Place):
        yield from _replies(view, played.action, best.action)
    kept, better = (largest_sets(_kept(view, each.action))[0] for each in (played, best))
    if better > kept and isinstance(played.action, Place) and isinstance(best.action, Place):
        yield Reason("keeps", kept, better)


def _laying(view: View, played: Judged, best: Judged) -> Iterator[Reason]:
    """What is true of laying tiles and cubes alike."""
    if not isinstance(played.action, Place) or not isinstance(best.action, Place):
        return
    if best.points <= played.points:
        return
    if _qwirkles(view, best.action) > _qwirkles(view, played.action):
        yield Reason("qwirkle", best.points)
    else:
        yield Reason("points", best.points - played.points)


def _qwirkles(view: View, action: Action) -> int:
    return sum(line.length == FULL for line in check(view, action).lines)


def _kept(view: View, action: Action) -> Hand:
    match action:
        case Place(tiles):
            return without(view.hand, tuple(piece for _, piece in tiles), "")
        case Exchange(pieces):
            return without(view.hand, pieces, "")
    return view.hand


def finishing(grid: Grid) -> set[Piece]:
    """The kinds of which a single one makes a Qwirkle somewhere."""
    found = 0
    for cell, (west, east, north, south) in grid.open.items():
        if (west | east).bit_count() == FULL - 1 or (north | south).bit_count() == FULL - 1:
            found |= grid.allowed(cell)
    return set(pieces_in(found))


def _unseen(view: View) -> Counter[Piece]:
    """How many tiles of each kind the player on turn does not see."""
    left = Counter(dict.fromkeys(PIECES, view.edition.copies))
    left.subtract(view.grid.pieces.values())
    left.subtract(view.hand)
    return left


def share_of_hands(view: View, kinds: set[Piece]) -> float:
    """In how many of all hands that the next player may have, as the player on turn knows it, one of these kinds is."""
    left = _unseen(view)
    unseen, wanted = left.total(), sum(left[kind] for kind in kinds)
    size = view.hand_sizes[(view.mover + 1) % view.seats]
    return 1 - comb(unseen - wanted, size) / comb(unseen, size)


def _opens(view: View, played: Action, best: Action) -> Iterator[Reason]:
    before = finishing(view.grid)
    new, other = (finishing(view.grid.lay(_tiles(action))) - before for action in (played, best))
    share = share_of_hands(view, new)
    if new and share >= WORTH_SAYING + share_of_hands(view, other):
        yield Reason("opens", round(100 * share), pieces=tuple(map(str, sorted(new))))


def replies(view: View, actions: Sequence[Place], hands: int = HANDS) -> list[float]:
    """The most points of the next player after each of these, over the same sampled hands, on average."""
    unseen, size, chance = sorted(_unseen(view).elements()), view.hand_sizes[(view.mover + 1) % view.seats], Random(0)
    sampled: list[list[int]] = [list(chance.sample(unseen, size)) for _ in range(hands)]
    tables = [_flat(view.grid.lay(action.tiles)) for action in actions]
    return [fmean(max((n for _, n in qwirkle_moves(at, hand)), default=0) for hand in sampled) for at in tables]


def _replies(view: View, played: Place, best: Place) -> Iterator[Reason]:
    own, better = replies(view, (played, best))
    if own >= better + POINTS_WORTH_SAYING:
        yield Reason("reply", own, better)


def _tiles(action: Action) -> tuple[tuple[tuple[int, int], Piece], ...]:
    return action.tiles if isinstance(action, Place) else ()


def _cubes(view: View, played: Judged, best: Judged) -> Iterator[Reason]:
    yield from _rolling(view, played, best)
    yield from _laying(view, played, best)
    if isinstance(played.action, Place) and isinstance(best.action, Place):
        left, better = (_next_expects(view, each.action) for each in (played, best))
        if left >= better + POINTS_WORTH_SAYING:
            yield Reason("leaves", left, better)


def _rolling(view: View, played: Judged, best: Judged) -> Iterator[Reason]:
    """The exact mean of the best points after a roll, over all that can be rolled."""
    if view.opening or view.rerolled or not isinstance(best.action, Reroll):
        return
    worth = cubes_expectations(_flat(view.grid), list(view.hand), not view.supply_count)
    rolled = worth[_choice(view.hand, best.action.pieces)]
    own: float = played.points
    if isinstance(played.action, Reroll):
        own = worth[_choice(view.hand, played.action.pieces)]
    if rolled >= own + POINTS_WORTH_SAYING:
        yield Reason("roll", rolled, own, tuple(map(str, best.action.pieces)))


def _next_expects(view: View, action: Action) -> float:
    """What the next player scores on average on the table after this, with the hand that lies open; exact."""
    hand = view.hands[(view.mover + 1) % view.seats] or ()
    laid = _tiles(action)
    worth = cubes_expectations(_flat(view.grid.lay(laid)), list(hand), view.supply_count <= len(laid))
    return max(worth, default=0.0)


def _choice(hand: Hand, pieces: Hand) -> int:
    """These cubes of a hand as the kernel names a choice: bit i is cube i."""
    wanted, choice = Counter(pieces), 0
    for place, piece in enumerate(hand):
        if wanted[piece]:
            wanted[piece] -= 1
            choice |= 1 << place
    return choice


def _flat(grid: Grid) -> list[int]:
    return [number for (x, y), piece in grid.pieces.items() for number in (x, y, piece)]


def _cards(_view: View, played: Judged, best: Judged) -> Iterator[Reason]:
    if not isinstance(played.action, Play) or not isinstance(best.action, Play):
        return
    if best.points > played.points:
        yield Reason("qwirkles", best.points, played.points)
    own, better = played.reply or 0.0, best.reply or 0.0
    if own >= better + WORTH_SAYING:
        yield Reason("reply-qwirkles", own, better)

"""Explain why a turn lost something: a few reasons with numbers that anyone can check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from ...rules.actions import Action, Exchange, Place, Play, Reroll
from ...rules.cubes import CubesState
from ...rules.grid import Grid
from ...rules.line import FULL, largest_sets
from ...rules.piece import Hand, Piece, pieces_in
from ...rules.position import without
from ...rules.referee import check
from ...rules.view import View
from ..evaluation import EvaluatedAction
from ..game_ai import game_ai
from ..hints import action_pieces
from ..kernel import cubes_expectations, grid_numbers, qwirkle_moves, unseen_tiles
from ..odds import at_least_one
from .types import Reason

HANDS: Final = 200
"""Hands of the next player that are sampled for a sentence."""
MAX_REASONS: Final = 3
"""Nobody reads more."""
WORTH_SAYING: Final = 0.05
"""Minimum difference in the share of the next player's hands."""
POINTS_WORTH_SAYING: Final = 0.3
"""Minimum difference of two means."""


def reasons(view: View, played: EvaluatedAction, best: EvaluatedAction) -> tuple[Reason, ...]:
    """Return what speaks against the played action beside the best one, if there is a simple reason."""
    found = [*_exact(played, best), *game_ai(view.edition.game).reasons(view, played, best)]
    return tuple(found[:MAX_REASONS])


def _exact(played: EvaluatedAction, best: EvaluatedAction) -> Iterator[Reason]:
    if played.exact and best.exact and best.margin > played.margin:
        yield Reason("exact", best.margin - played.margin)


def qwirkle_reasons(view: View, played: EvaluatedAction, best: EvaluatedAction) -> Iterator[Reason]:
    """Yield what speaks against an action in Qwirkle."""
    yield from _laying(view, played, best)
    if isinstance(played.action, Exchange) and isinstance(best.action, Place):
        yield Reason("exchange", best.points)
    yield from _opens(view, played.action, best.action)
    if isinstance(played.action, Place) and isinstance(best.action, Place):
        yield from _replies(view, played.action, best.action)
    kept, better = (largest_sets(without(view.hand, action_pieces(each.action), ""))[0] for each in (played, best))
    if better > kept and isinstance(played.action, Place) and isinstance(best.action, Place):
        yield Reason("keeps", kept, better)


def _laying(view: View, played: EvaluatedAction, best: EvaluatedAction) -> Iterator[Reason]:
    """Yield reasons that hold for tiles and cubes alike."""
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


def finishing(grid: Grid) -> set[Piece]:
    """Return the kinds of which a single piece makes a Qwirkle somewhere."""
    found = 0
    for cell, (west, east, north, south) in grid.open.items():
        if (west | east).bit_count() == FULL - 1 or (north | south).bit_count() == FULL - 1:
            found |= grid.allowed(cell)
    return set(pieces_in(found))


def share_of_hands(view: View, kinds: set[Piece]) -> float:
    """Return the share of all possible hands of the next player that have one of these kinds."""
    left = unseen_tiles(view)
    unseen, wanted = left.total(), sum(left[kind] for kind in kinds)
    return at_least_one(unseen, wanted, view.hand_sizes[(view.mover + 1) % view.seats])


def _opens(view: View, played: Action, best: Action) -> Iterator[Reason]:
    before = finishing(view.grid)
    new, other = (finishing(view.grid.lay(_tiles(action))) - before for action in (played, best))
    share = share_of_hands(view, new)
    if new and share >= WORTH_SAYING + share_of_hands(view, other):
        yield Reason("opens", round(100 * share), pieces=tuple(map(str, sorted(new))))


def replies(view: View, actions: Sequence[Place], hands: int = HANDS) -> list[float]:
    """Return the mean of the most points of the next player after each action, over the same sampled hands."""
    unseen, size, rng = sorted(unseen_tiles(view).elements()), view.hand_sizes[(view.mover + 1) % view.seats], Random(0)
    sampled: list[list[int]] = [list(rng.sample(unseen, size)) for _ in range(hands)]
    tables = [grid_numbers(view.grid.lay(action.tiles)) for action in actions]
    return [sum(max((n for _, n in qwirkle_moves(at, hand)), default=0) for hand in sampled) / hands for at in tables]


def _replies(view: View, played: Place, best: Place) -> Iterator[Reason]:
    own, better = replies(view, (played, best))
    if own >= better + POINTS_WORTH_SAYING:
        yield Reason("reply", own, better)


def _tiles(action: Action) -> tuple[tuple[tuple[int, int], Piece], ...]:
    return action.tiles if isinstance(action, Place) else ()


def cubes_reasons(view: View, played: EvaluatedAction, best: EvaluatedAction) -> Iterator[Reason]:
    """Yield what speaks against an action in Cubes."""
    yield from _rolling(view, played, best)
    yield from _laying(view, played, best)
    if isinstance(played.action, Place) and isinstance(best.action, Place):
        left, better = (_next_expects(view, each.action) for each in (played, best))
        if left >= better + POINTS_WORTH_SAYING:
            yield Reason("leaves", left, better)


def _rolling(view: View, played: EvaluatedAction, best: EvaluatedAction) -> Iterator[Reason]:
    """Yield the exact mean of the best points after a roll."""
    if view.opening or CubesState.of(view).rerolled or not isinstance(best.action, Reroll):
        return
    worth = cubes_expectations(grid_numbers(view.grid), list(view.hand), not view.supply_count)
    rolled = worth[_choice(view.hand, best.action.pieces)]
    own: float = played.points
    if isinstance(played.action, Reroll):
        own = worth[_choice(view.hand, played.action.pieces)]
    if rolled >= own + POINTS_WORTH_SAYING:
        yield Reason("roll", rolled, own, tuple(map(str, best.action.pieces)))


def _next_expects(view: View, action: Action) -> float:
    """Return the exact mean of what the next player scores after this action, with the open hand."""
    hand = view.hands[(view.mover + 1) % view.seats] or ()
    laid = _tiles(action)
    worth = cubes_expectations(grid_numbers(view.grid.lay(laid)), list(hand), view.supply_count <= len(laid))
    return max(worth, default=0.0)


def _choice(hand: Hand, pieces: Hand) -> int:
    """Return these cubes of a hand as the kernel names a choice: bit i is cube i."""
    wanted, choice = Counter(pieces), 0
    for place, piece in enumerate(hand):
        if wanted[piece]:
            wanted[piece] -= 1
            choice |= 1 << place
    return choice


def cards_reasons(_view: View, played: EvaluatedAction, best: EvaluatedAction) -> Iterator[Reason]:
    """Yield what speaks against a play in Cards."""
    if not isinstance(played.action, Play) or not isinstance(best.action, Play):
        return
    if best.points > played.points:
        yield Reason("qwirkles", best.points, played.points)
    own, better = played.reply or 0.0, best.reply or 0.0
    if own >= better + WORTH_SAYING:
        yield Reason("reply-qwirkles", own, better)

"""Pack views for the C++ kernel and unpack its answers. Only this module imports the extension."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from .._kernel import (
    CARDS_ARRANGE_NODES as CARDS_ARRANGE_NODES,
    ActionKind as ActionKind,
    Calls as Calls,
    CardsLearned as CardsLearned,
    CardsLevel as CardsLevel,
    CubesLevel as CubesLevel,
    CubesRolling as CubesRolling,
    CubesStyle as CubesStyle,
    Evaluation as Evaluation,
    Fitting as Fitting,
    KernelAction as KernelAction,
    KernelPosition,
    KernelView as KernelView,
    NewRows as NewRows,
    QwirkleBatch as QwirkleBatch,
    QwirkleLevel as QwirkleLevel,
    Samples as Samples,
    Steps as Steps,
    Stop as Stop,
    Value as Value,
    cards_arrange,
    cards_choose as cards_choose,
    cards_fit as cards_fit,
    cards_levels,
    cards_match as cards_match,
    cards_moved,
    cards_playable,
    cards_playable_count,
    cards_samples as cards_samples,
    cubes_choose as cubes_choose,
    cubes_expectations as cubes_expectations,
    cubes_levels,
    cubes_match as cubes_match,
    cubes_placements as cubes_placements,
    cubes_samples as cubes_samples,
    qwirkle_choose as qwirkle_choose,
    qwirkle_endgame as qwirkle_endgame,
    qwirkle_endgame_all as qwirkle_endgame_all,
    qwirkle_endgame_plain as qwirkle_endgame_plain,
    qwirkle_endgame_positions as qwirkle_endgame_positions,
    qwirkle_greedy_games as qwirkle_greedy_games,
    qwirkle_levels,
    qwirkle_moves as qwirkle_moves,
    qwirkle_solves_endgame as qwirkle_solves_endgame,
)
from ..rules.actions import Action, Choice, Exchange, Pass, Place, Play, Reroll, Roll, Rows, Tile
from ..rules.cards import CardsOptions, CardsState
from ..rules.cubes import CubesState
from ..rules.edition import Edition
from ..rules.grid import Grid
from ..rules.piece import PIECES, Hand
from ..rules.position import Position
from ..rules.qwirkle import QwirkleOptions
from ..rules.sets import COPIES
from ..rules.view import View

QWIRKLE_LEVELS: Final = dict(qwirkle_levels())
CUBES_LEVELS: Final = dict(cubes_levels())
CARDS_LEVELS: Final = dict(cards_levels())
"""The parameters of every level, by name: kernel/common/levels.h explains them."""


def kernel_view(view: View) -> KernelView:
    """Return what the seat to move knows, in the form that the kernel reads."""
    made = KernelView()
    order = [(view.mover + step) % view.seats for step in range(view.seats)]
    made.hand_sizes = [view.hand_sizes[seat] for seat in order]
    made.scores = [view.scores[seat] for seat in order]
    made.supply = view.supply_count
    made.opening = view.opening
    made.hands = [list(view.hand)]
    if isinstance(view.state, CardsState):
        made.table = _lists(view.rows)
        seen = Counter((*view.hand, *view.state.pieces()))
        made.unseen = [piece for piece in PIECES for _ in range(COPIES - seen[piece])]
        made.last_turns = view.state.last_turns or 0
        made.new_rows = rule_of(view.edition)
        return made
    made.table = [grid_numbers(view.grid)]
    if isinstance(view.state, CubesState):
        made.rerolled = view.state.rerolled
        made.hands = [list(view.hands[seat] or ()) for seat in order]
        made.bag = bag_of(view)
    return made


def bag_of(view: View) -> list[int]:
    """Return how many cubes of each colour are still in the bag: everything else is visible."""
    counts = [view.edition.copies] * 6
    for piece in (*view.grid.pieces.values(), *(piece for hand in view.hands for piece in hand or ())):
        counts[piece.color] -= 1
    if min(counts) < 0 or sum(counts) != view.supply_count:  # a table that somebody made up
        counts = [(view.supply_count + 5 - color) // 6 for color in range(6)]
    return counts


def action_of(found: KernelAction) -> Action:
    """Return an action of the kernel as the rules know it."""
    match found.kind:
        case ActionKind.place:
            return _place(found.pieces)
        case ActionKind.exchange:
            return Exchange(pieces_of(found.pieces))
        case ActionKind.reroll:
            return Reroll(pieces_of(found.pieces))
        case ActionKind.roll:
            return Roll()
        case ActionKind.play:
            rows, qwirkles = (tuple(map(pieces_of, each)) for each in (found.rows, found.qwirkles))
            return Play(pieces_of(found.pieces), rows, qwirkles)
    return Pass()


def grid_numbers(grid: Grid) -> list[int]:
    """Return the tiles of a grid as a flat list: x, y, kind, x, y, kind ..."""
    return _numbers(grid.pieces.items())


def _numbers(tiles: Iterable[Tile]) -> list[int]:
    return [number for (x, y), kind in tiles for number in (x, y, kind)]


def tiles_of(flat: list[int]) -> tuple[Tile, ...]:
    """Return tiles from a flat list: x, y, kind, x, y, kind ..."""
    return tuple(((flat[at], flat[at + 1]), PIECES[flat[at + 2]]) for at in range(0, len(flat), 3))


def _place(flat: list[int]) -> Place:
    return Place(tiles_of(flat))


def placements(view: View) -> list[tuple[Place, int]]:
    """Return every placement with its points, without the bonus for the last piece; as opening one of each set."""
    return [(_place(flat), points) for flat, points in qwirkle_moves(grid_numbers(view.grid), list(view.hand))]


def cubes_table(view: View) -> list[tuple[Place, int]]:
    """Return every placement of cubes on a table that is not empty, without the bonus for the last piece."""
    return [(_place(flat), points) for flat, points in cubes_placements(grid_numbers(view.grid), list(view.hand))]


def endgame_margin(view: View, nodes: int) -> int:
    """Search the endgame of two players with an empty bag; return the final margin on top of the current scores."""
    return qwirkle_endgame(grid_numbers(view.grid), list(view.hand), _other(view), nodes, 0, None)[1]


def endgame_of_all(view: View, nodes: int, stop: Stop | None) -> list[tuple[Action, int, bool]]:
    """Return every move of such an endgame with its margin from now on, best first, and whether it is proven."""
    found = qwirkle_endgame_all(grid_numbers(view.grid), list(view.hand), _other(view), nodes, 0, stop)
    return [(_place(laid) if laid else Pass(), margin, exact) for laid, margin, exact in found]


def _other(view: View) -> list[int]:
    left = Counter(dict.fromkeys(PIECES, view.edition.copies))
    left.subtract(view.grid.pieces.values())
    left.subtract(view.hand)
    if min(left.values()) < 0:
        raise ValueError("more than three tiles of a kind")
    return [int(kind) for kind, count in left.items() for _ in range(count)]


def rule_of(printed: Edition) -> NewRows:
    """Return the rule of an edition about new rows, as the kernel names it."""
    return NewRows[CardsOptions.of(printed).new_rows.replace(" ", "_")]


def playable_sets(rows: Rows, hand: Hand, printed: Edition, ms: float = 0, stop: Stop | None = None) -> list[Choice]:
    """Return every choice of cards that can be played; with a limit those found until then, at least one."""
    found = cards_playable(_lists(rows), list(hand), rule_of(printed), ms, stop)
    return [Choice(pieces_of(cards), tuple(numbers)) for cards, numbers in found]


def count_playable_sets(rows: Rows, hand: Hand, printed: Edition) -> int:
    """Return how many choices of cards can be played, without converting them."""
    return cards_playable_count(_lists(rows), list(hand), rule_of(printed))


def nearest_play(
    rows: Rows, cards: Hand, qwirkles: int, printed: Edition, nodes: int = 0, ms: float = 0
) -> tuple[Play, int, bool] | None:
    """Return a play of these cards with the fewest table cards moved, that number, and whether it is proven."""
    table, moved, best = cards_arrange(_lists(rows), list(cards), qwirkles, rule_of(printed), nodes, ms)
    if not table:
        return None
    full = tuple(pieces_of(row) for row in table if len(row) == 6)
    return Play(cards, tuple(pieces_of(row) for row in table if len(row) < 6), full), moved, best


def moved_cards(old: Rows, play: Play) -> int:
    """Return how many cards of the old rows a play moves."""
    return cards_moved(_lists(old), _lists((*play.table, *play.qwirkles)))


def steps_of(printed: Edition, seats: int) -> Steps:
    """Return a game that the kernel steps by numbers. Load a position before use."""
    match printed.options:
        case CardsOptions(opening=opening):
            return Steps.cards(seats, rule_of(printed), opening == "largest set")
        case QwirkleOptions(single_opening_points=points):
            return Steps.tiles(seats, points)
    return Steps.cubes(seats)


def kernel_position(at: Position, seed: str) -> KernelPosition:
    """Return a complete position for the kernel, which deals in environments."""
    made = KernelPosition()
    made.seed = seed.encode("utf-8", "surrogatepass")
    made.mover, made.turns, made.draw_index = at.mover, at.turns, at.draw_index
    made.passes, made.opening, made.over = at.passes, at.opening, at.over
    made.supply, made.scores = list(at.supply), list(at.scores)
    made.hands = _lists(at.hands)
    if isinstance(at.state, CardsState):
        last = at.state.last_turns
        made.last_turns, made.shown = -1 if last is None else last, list(at.state.shown)
        made.taken = [[card for row in rows for card in row] for rows in at.state.taken]
        made.table = _lists(at.rows)
        return made
    made.rerolled = isinstance(at.state, CubesState) and at.state.rerolled
    made.table, made.taken = [grid_numbers(at.grid)], [[] for _ in at.hands]
    return made


def played_action(printed: Edition, lists: list[list[int]]) -> Action | None:
    """Return a turn that the kernel played; None for what the rules force."""
    if not printed.rules.has_grid:
        rows = tuple(map(pieces_of, lists[1:]))
        table, full = tuple(row for row in rows if len(row) < 6), tuple(row for row in rows if len(row) == 6)
        return Play(pieces_of(lists[0]), table, full) if lists else None
    laid, aside = lists
    if laid:
        return _place(laid)
    return (Exchange if printed.rules.exchanges else Reroll)(pieces_of(aside)) if aside else None


def _lists(rows: Rows) -> list[list[int]]:
    return [list(row) for row in rows]


def pieces_of(kinds: Iterable[int]) -> Hand:
    """Return pieces from their numbers."""
    return tuple(PIECES[kind] for kind in kinds)

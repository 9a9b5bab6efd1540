"""Packs views for the C++ kernel and unpacks its answers: the only importer of the extension."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from .._kernel import (
    CARDS_ARRANGE_NODES,
    CardsAnswer,
    CardsLearned,
    CardsSeeing,
    CubesRolling,
    CubesStyle,
    Fitting,
    Lessons,
    NewRows,
    QwirkleBatch,
    Standing,
    Steps,
    Stop,
    Value,
    cards_arrange,
    cards_choose,
    cards_fit,
    cards_lessons,
    cards_match,
    cards_moved,
    cards_playable,
    cards_playable_count,
    cards_weigh,
    cubes_choose,
    cubes_expectations,
    cubes_lessons,
    cubes_match,
    cubes_placements,
    cubes_weigh,
    qwirkle_endgame,
    qwirkle_endgame_all,
    qwirkle_endgame_plain,
    qwirkle_endings,
    qwirkle_greedy_games,
    qwirkle_moves,
    qwirkle_think,
)
from ..rules.card_moves import Choice
from ..rules.edition import Edition
from ..rules.piece import PIECES, Hand
from ..rules.position import Position
from ..rules.sets import COPIES
from ..rules.turn import Action, Exchange, Pass, Place, Play, Reroll, Rows, Tile
from ..rules.view import View

__all__ = [
    "CARDS_ARRANGE_NODES",
    "CardsAnswer",
    "CardsLearned",
    "CubesRolling",
    "CubesStyle",
    "Effort",
    "Fitting",
    "Lessons",
    "NewRows",
    "QwirkleBatch",
    "Solved",
    "Steps",
    "Stop",
    "Value",
    "Weighed",
    "cards_fit",
    "cards_lessons",
    "cards_match",
    "choose_cards",
    "count_playable_sets",
    "cubes_choose",
    "cubes_expectations",
    "cubes_lessons",
    "cubes_match",
    "cubes_placements",
    "cubes_table",
    "cubes_weigh",
    "endgame",
    "endgame_of_all",
    "moved_cards",
    "nearest_play",
    "placements",
    "playable_sets",
    "played_action",
    "qwirkle_endgame",
    "qwirkle_endgame_all",
    "qwirkle_endgame_plain",
    "qwirkle_endings",
    "qwirkle_greedy_games",
    "qwirkle_moves",
    "rule_of",
    "standing_of",
    "steps_of",
    "tiles_of",
    "weigh",
    "weigh_cards",
]


FOR_SIMULATIONS_MS: Final = 0.2
FOR_DEPTH_MS: Final = 4.0
"""From so much time on simulations pay, and from so much on deeper ones: measured against greedy play."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How Qwirkle is thought about: what the network looks at, and how the best of that are simulated."""

    looks: int = 60
    """Placements that the network judges, those with most points first."""
    candidates: int = 0
    """How many of the best are simulated."""
    rounds: float = 1
    """How often everyone moves in a simulation before the network judges."""
    trust: int = 12
    """Simulations that the network's own judgement counts for."""
    plain: bool = False
    """Equally many simulations for each candidate; the mean margin decides, not the chance of winning."""
    simulations: int = 0
    """How many there are unless time is limited."""

    def within(self, ms: float) -> Effort:
        """What of this makes sense in so little time."""
        if ms >= FOR_DEPTH_MS:
            return self
        if ms >= FOR_SIMULATIONS_MS:
            return replace(self, rounds=1)
        return replace(self, candidates=0)


class Weighed(NamedTuple):
    """A choice, its points, and what is expected of it."""

    action: Action
    points: int
    margin: float
    error: float
    chance: float
    """Of winning; a shared victory counts its share."""
    simulations: int


def _tiles(at: View | Position) -> list[int]:
    return [number for (x, y), kind in at.grid.pieces.items() for number in (x, y, kind)]


def tiles_of(flat: list[int]) -> tuple[Tile, ...]:
    """x, y, kind, x, y, kind ... as tiles."""
    return tuple(((flat[at], flat[at + 1]), PIECES[flat[at + 2]]) for at in range(0, len(flat), 3))


def _place(flat: list[int]) -> Place:
    return Place(tiles_of(flat))


def placements(view: View) -> list[tuple[Place, int]]:
    """Every placement with its points, without the bonus for the last piece; on an empty table one of each set."""
    return [(_place(flat), points) for flat, points in qwirkle_moves(_tiles(view), list(view.hand))]


def cubes_table(view: View) -> list[tuple[Place, int]]:
    """Every placement of cubes on a table that is not empty, with its points without the bonus for the last piece."""
    return [(_place(flat), points) for flat, points in cubes_placements(_tiles(view), list(view.hand))]


def weigh(
    view: View,
    value: Value,
    effort: Effort,
    seed: int,
    ms: float,
    stop: Stop | None,
    *,
    timed: bool,
    told: int = 1,
    also: Sequence[Action] = (),
) -> list[Weighed]:
    """The best choices in Qwirkle, the very best first; raises ValueError for a view that cannot be.

    Never more than `ms` of CPU (0: no limit); all of it if `timed`, else as many simulations as the effort says. The
    choices in `also` are simulated and told among the best.
    """
    order = [(view.mover + step) % view.seats for step in range(view.seats)]
    found = qwirkle_think(
        _tiles(view),
        list(view.hand),
        [view.hand_sizes[seat] for seat in order],
        [view.scores[seat] for seat in order],
        view.supply_count,
        value,
        (effort.looks, effort.candidates, int(effort.rounds * view.seats), effort.trust, effort.plain),
        told,
        seed,
        0 if timed else effort.simulations,
        ms,
        stop,
        [_flat(action) for action in also],
    )
    return [
        Weighed(_action(laid, aside), points, margin, error, chance, simulations)
        for laid, aside, points, margin, error, chance, simulations in found
    ]


class Solved(NamedTuple):
    """What an exact search of an endgame found: the move, and the final margin over what is now the score."""

    action: Action
    margin: int
    low: int
    high: int
    """Proven bounds of the margin: equal to it where the search came to its end."""
    nodes: int


def endgame(view: View, nodes: int, ms: float, stop: Stop | None) -> Solved:
    """The end of a game of two with an empty bag: what the other holds is what is nowhere else."""
    laid, margin, low, high, _, used, _ = qwirkle_endgame(_tiles(view), list(view.hand), _other(view), nodes, ms, stop)
    return Solved(_action(laid, []), margin, low, high, used)


def endgame_of_all(view: View, nodes: int, stop: Stop | None) -> list[tuple[Action, int, bool]]:
    """Every move of such an endgame with its margin from now on, best first, and whether that is proven."""
    found = qwirkle_endgame_all(_tiles(view), list(view.hand), _other(view), nodes, 0, stop)
    return [(_action(laid, []), margin, exact) for laid, margin, exact in found]


def _other(view: View) -> list[int]:
    count = Counter(dict.fromkeys(PIECES, view.edition.copies))
    count.subtract(view.grid.pieces.values())
    count.subtract(view.hand)
    if min(count.values()) < 0:
        raise ValueError("more than three tiles of a kind")
    return [int(kind) for kind, left in count.items() for _ in range(left)]


def _flat(action: Action) -> tuple[list[int], list[int]]:
    match action:
        case Place(tiles):
            return [number for (x, y), kind in tiles for number in (x, y, kind)], []
        case Exchange(pieces):
            return [], list(pieces)
    return [], []


def _action(laid: list[int], aside: list[int]) -> Action:
    if laid:
        return _place(laid)
    return Exchange(tuple(PIECES[kind] for kind in aside)) if aside else Pass()


def rule_of(printed: Edition) -> NewRows:
    """What an edition asks of new rows, as the kernel names it."""
    return NewRows[printed.new_rows.replace(" ", "_")]


def playable_sets(
    rows: Rows, hand: Hand, printed: Edition, ms: float = 0, stop: Stop | None = None
) -> list[Choice]:
    """Return every choice of cards that can be played; with a limit those found until then, at least one."""
    found = cards_playable(_lists(rows), list(hand), rule_of(printed), ms, stop)
    return [Choice(_pieces(cards), tuple(numbers)) for cards, numbers in found]


def count_playable_sets(rows: Rows, hand: Hand, printed: Edition) -> int:
    """How many choices of cards can be played: the work of the kernel without that of writing them down."""
    return cards_playable_count(_lists(rows), list(hand), rule_of(printed))


def nearest_play(
    rows: Rows, cards: Hand, qwirkles: int, printed: Edition, nodes: int = 0, ms: float = 0
) -> tuple[Play, int, bool] | None:
    """These cards played with the fewest table cards moved, how many move, and whether that is proved."""
    table, moved, best = cards_arrange(_lists(rows), list(cards), qwirkles, rule_of(printed), nodes, ms)
    if not table:
        return None
    full = tuple(_pieces(row) for row in table if len(row) == 6)
    return Play(cards, tuple(_pieces(row) for row in table if len(row) < 6), full), moved, best


def moved_cards(old: Rows, play: Play) -> int:
    """How many cards of the old rows a play moves."""
    return cards_moved(_lists(old), _lists((*play.table, *play.qwirkles)))


def choose_cards(
    player: str,
    learned: CardsLearned,
    view: View,
    chance: Random,
    hands: int,
    ms: float,
    stop: Stop | None,
) -> CardsAnswer:
    """What that player of the kernel would play in Cards; an answer without cards where nothing can be played."""
    return cards_choose(player, learned, _seeing(view), chance.getrandbits(63), hands, ms, stop)


def weigh_cards(
    learned: CardsLearned,
    view: View,
    seed: int,
    hands: int,
    told: int,
    also: Sequence[tuple[Hand, Rows, Rows]],
    stop: Stop | None,
) -> list[tuple[CardsAnswer, float, float, float, float, int]]:
    """What the expert of Cards expects of its best plays, and of these: cards, the table then, Qwirkles."""
    asked = [(_lists((cards,))[0], _lists(table), _lists(taken)) for cards, table, taken in also]
    return cards_weigh(learned, _seeing(view), seed, hands, told, asked, stop)


def _seeing(view: View) -> CardsSeeing:
    seeing = CardsSeeing()
    seeing.rows = _lists(view.rows)
    seeing.hand = list(view.hand)
    order = [(view.mover + step) % view.seats for step in range(view.seats)]
    seeing.sizes = [view.hand_sizes[seat] for seat in order]
    seeing.scores = [view.scores[seat] for seat in order]
    lying = (card for rows in (view.rows, *view.taken) for row in rows for card in row)
    seen = Counter((*view.hand, *lying))
    seeing.unseen = [piece for piece in PIECES for _ in range(COPIES - seen[piece])]
    seeing.stock = view.supply_count
    seeing.last_turns = view.last_turns or 0
    seeing.rule = rule_of(view.edition)
    seeing.opening = view.opening
    return seeing


def steps_of(printed: Edition, seats: int) -> Steps:
    """A game that the kernel steps by numbers; it is to be loaded with a position first."""
    match printed.game:
        case "qwirkle":
            return Steps.tiles(seats, printed.single_opening_points)
        case "cubes":
            return Steps.cubes(seats)
    return Steps.cards(seats, rule_of(printed), printed.opening == "largest set")


def standing_of(at: Position, seed: str) -> Standing:
    """A whole position for the kernel to go on from: for environments, in which it is the dealer."""
    standing = Standing()
    standing.seed = seed.encode("utf-8", "surrogatepass")
    standing.mover, standing.turns, standing.draw_index = at.mover, at.turns, at.draw_index
    standing.passes, standing.opening, standing.rerolled, standing.over = at.passes, at.opening, at.rerolled, at.over
    standing.last_turns = -1 if at.last_turns is None else at.last_turns
    standing.supply, standing.scores, standing.shown = list(at.supply), list(at.scores), list(at.shown)
    standing.hands = _lists(at.hands)
    standing.taken = [[card for row in rows for card in row] for rows in at.taken]
    standing.table = _lists(at.rows) if at.edition.game == "cards" else [_tiles(at)]
    return standing


def played_action(printed: Edition, lists: list[list[int]]) -> Action | None:
    """A turn that the kernel played; None for what the rules do for a stuck player."""
    if printed.game == "cards":
        rows = tuple(map(_pieces, lists[1:]))
        table, full = tuple(row for row in rows if len(row) < 6), tuple(row for row in rows if len(row) == 6)
        return Play(_pieces(lists[0]), table, full) if lists else None
    laid, aside = lists
    if laid:
        return _place(laid)
    return (Exchange if printed.game == "qwirkle" else Reroll)(_pieces(aside)) if aside else None


def _lists(rows: Rows) -> list[list[int]]:
    return [list(row) for row in rows]


def _pieces(kinds: list[int]) -> Hand:
    return tuple(PIECES[kind] for kind in kinds)

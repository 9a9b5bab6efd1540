"""Implement Qwirkle Cards: play cards, rearrange the whole table, take Qwirkles, draw back to nine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final, Literal

from . import card_moves
from .actions import Action, Choice, Pass, Play, Redraw, Row, Rows, Turn, sorted_rows
from .arrange import nearest
from .card_moves import can_play, playable
from .errors import Illegal, NotationError, Reason
from .line import FAMILIES, FULL, common, largest_sets
from .new_rows import NewRows, fault
from .notation import Fields, Words, pieces_text, read_hand, read_number, read_rows, rows_text
from .options import Options, Setting
from .piece import Hand, Piece, mask_of, pieces_in
from .placement import Score
from .position import Ending, Position, minus, plus, supply_of, together, with_value, without
from .rng import Dice
from .ruleset import Ruleset
from .sets import LARGEST, SMALLEST, counts_of, masks_of, row_of
from .state import RowsState
from .turn_context import TurnContext

_FAULTS: Final = {
    "no hand card": (Reason.NEW_ROW_WITHOUT_HAND_CARD, "C15"),
    "keep three": (Reason.ROW_MUST_KEEP_THREE, "C16"),
}


@dataclass(frozen=True, slots=True)
class CardsOptions(Options):
    """What editions of Cards differ in."""

    opening: Literal["largest set", "any"]
    """What the first turn must lay."""
    new_rows: NewRows


@dataclass(frozen=True, slots=True)
class CardsState(RowsState):
    """The table of Cards, and what players took and showed."""

    taken: tuple[Rows, ...] = ()
    """The Qwirkles that each seat took."""
    last_turns: int | None = None
    """Turns left once the stock has run out."""
    shown: Hand = ()
    """The hand that the player to move had to show because it was stuck."""

    def pieces(self) -> Iterator[Piece]:
        return chain(*self.rows, *chain(*self.taken))


def legal(at: TurnContext) -> tuple[Choice | Action, ...]:
    """Return every choice of cards that can be played, or what a stuck player does."""
    if _opening_is_a_set(at):
        size, sets = largest_sets(at.hand)
        return tuple(Choice(row_of(each), (int(size == LARGEST),)) for each in sets if size >= SMALLEST)
    found = tuple(playable(at.rows, at.hand, _new_rows(at)))
    return found or (_when_stuck(at),)


def most_qwirkles(at: TurnContext, cards: Hand) -> int | None:
    """Return with how many Qwirkles at most exactly these cards can be played, or None if they cannot be.

    Raise Illegal if they are not in hand.
    """
    without(at.hand, cards, "cards.turn")
    if _opening_is_a_set(at):
        return next((each.qwirkles[-1] for each in legal(at) if isinstance(each, Choice) and each.cards == cards), None)
    return card_moves.most_qwirkles(at.rows, cards, _new_rows(at))


def _opening_is_a_set(at: TurnContext) -> bool:
    return at.opening and CardsOptions.of(at.edition).opening == "largest set"


def _new_rows(at: TurnContext) -> NewRows:
    return CardsOptions.of(at.edition).new_rows


def _when_stuck(at: TurnContext) -> Redraw | Pass:
    return Redraw() if at.supply_count and not at.drawing_cannot_help else Pass()


def forced_action(at: TurnContext) -> Redraw | Pass | None:
    """Return what a stuck player does, None if something can be played (C5)."""
    if at.opening or can_play(at.rows, at.hand, _new_rows(at)):
        return None
    return _when_stuck(at)


def drawing_cannot_help(at: Position) -> bool:
    """Test if nothing in hand and stock together can be played (C10)."""
    pool = tuple(Piece(kind) for kind, count in enumerate(plus(at.supply, at.hand)) for _ in range(count))
    return not can_play(at.rows, pool, _new_rows(at), most=at.edition.hand)


def arrangement(at: TurnContext, cards: Hand, qwirkles: int) -> Play | None:
    """Return a play of these cards with exactly that many Qwirkles and few cards moved, or None."""
    counts = counts_of([*cards, *(card for row in at.rows for card in row)])
    rows = nearest(masks_of(at.rows), cards, counts, qwirkles, _new_rows(at))
    if rows is None:
        return None
    full = [row_of(row) for row in rows if row.bit_count() == LARGEST]
    return Play(cards, tuple(row_of(row) for row in rows if row.bit_count() < LARGEST), tuple(full))


def check(at: TurnContext, action: Action) -> Score:
    """Return what an action scores; raise Illegal if it is not allowed."""
    match action:
        case Play():
            without(at.hand, action.cards, "cards.turn")
            check_table(at, action)
            return Score(len(action.qwirkles))
        case Redraw() | Pass():
            due = forced_action(at)
            if due is None:
                raise Illegal(Reason.CAN_LAY, "C5")
            if action != due:
                rule = "C10" if at.supply_count else "C9"
                raise Illegal(*((Reason.CAN_DRAW, "cards.stuck") if due == Redraw() else (Reason.WRONG_ACTION, rule)))
        case _:
            raise Illegal(Reason.WRONG_ACTION, "cards.turn")
    return Score()


def check_table(at: TurnContext, play: Play) -> None:
    """Raise Illegal if a play leaves a table that is not allowed; do not look at the hand."""
    if not play.cards:
        raise Illegal(Reason.NO_CARD_PLAYED, "cards.turn")
    check_rows(play.table)
    for row in play.qwirkles:
        if len(row) != LARGEST:
            raise Illegal(Reason.NOT_A_QWIRKLE, "cards.qwirkle", pieces=row)
        _check_row(row)
    before = Counter(card for row in (*at.rows, play.cards) for card in row)
    after = Counter(card for row in (*play.table, *play.qwirkles) for card in row)
    if missing := before - after:
        rule = "cards.turn" if missing <= Counter(play.cards) else "C17"
        raise Illegal(Reason.CARDS_MISSING, rule, pieces=tuple(sorted(missing.elements())))
    if extra := after - before:
        raise Illegal(Reason.CARDS_FROM_NOWHERE, "cards.turn", pieces=tuple(sorted(extra.elements())))
    new = masks_of((*play.table, *play.qwirkles))
    if _opening_is_a_set(at):
        _check_opening(at.hand, play, len(new))
    elif found := fault(masks_of(at.rows), new, play.cards, _new_rows(at)):
        raise Illegal(*_FAULTS[found.reason], rows=tuple(map(row_of, found.rows)))


def check_rows(rows: Rows) -> None:
    """Raise Illegal unless these rows can be on the table between turns."""
    for row in rows:
        _check_row(row)
        if len(row) == LARGEST:
            raise Illegal(Reason.QWIRKLE_LEFT_ON_TABLE, "C11", pieces=row)


def _check_row(row: Row) -> None:
    if row and common(row) is None:
        raise Illegal(Reason.MISMATCH, "cards.set", pieces=row)
    if len(set(row)) < len(row):
        raise Illegal(Reason.DUPLICATE, "cards.set", pieces=row)
    if len(row) < SMALLEST:
        raise Illegal(Reason.ROW_TOO_SHORT, "cards.set", pieces=row)


def _check_opening(hand: Hand, play: Play, rows: int) -> None:
    sets = largest_sets(hand)[1]
    if mask_of(play.cards) not in sets:
        raise Illegal(Reason.NOT_LARGEST_SET, "cards.opening", pieces=tuple(pieces_in(sets[0])))
    if rows > 1:
        raise Illegal(Reason.OPENING_MORE_THAN_A_SET, "C22", pieces=play.cards)


def draw(at: Position, action: Action, dice: Dice) -> Hand:
    """Draw what an action asks for."""
    match action:
        case Play(cards):
            return dice.draw_pieces(at.supply, _refill(at, cards))
        case Redraw():
            first = dice.draw_pieces(at.supply, min(len(at.hand), at.supply_count))
            rest = dice.draw_pieces(supply_of(at.hand, at.supply), len(at.hand) - len(first))
            return together(first, rest)
    return ()


def _refill(at: Position, cards: Hand) -> int:
    return min(at.edition.hand - len(at.hand) + len(cards), at.supply_count)


def apply(at: Position, turn: Turn, score: Score | None) -> Position:
    """Return the position after a turn; raise Illegal if the action or the drawn cards are impossible."""
    action, drawn = turn.action, turn.drawn
    gained = score or check(at, action)
    if isinstance(action, Redraw):
        return _redrawn(at, drawn)
    cards = action.cards if isinstance(action, Play) else ()
    if len(drawn) != (_refill(at, cards) if cards else 0):
        raise Illegal(Reason.IMPOSSIBLE_DRAW, "cards.turn", pieces=drawn)
    supply = minus(at.supply, drawn, "cards.supply")
    mover, state = at.mover, CardsState.of(at)
    rows, taken = state.rows, state.taken
    if isinstance(action, Play):
        rows, taken = action.table, with_value(taken, mover, sorted_rows(taken[mover] + action.qwirkles))
    last = at.seats if any(at.supply) and not any(supply) else state.last_turns and state.last_turns - 1
    passes = 0 if cards else at.passes + 1
    return replace(
        at,
        state=CardsState(rows, taken, last),
        hands=with_value(at.hands, mover, together(without(at.hand, cards, "cards.turn"), drawn)),
        supply=supply,
        scores=with_value(at.scores, mover, at.scores[mover] + gained.points),
        mover=at.next_mover,
        turns=at.turns + 1,
        opening=False,
        passes=passes,
        over=last == 0 or passes == at.seats,
    )


def _redrawn(at: Position, drawn: Hand) -> Position:
    """Return the position after drawing a new hand: from the stock, then from the old hand if it is too small (C8)."""
    whole_stock = min(len(at.hand), at.supply_count) == at.supply_count
    short = whole_stock and any(map(int.__lt__, supply_of(drawn, at.supply), at.supply))
    if len(drawn) != len(at.hand) or short:
        raise Illegal(Reason.IMPOSSIBLE_DRAW, "C8", pieces=drawn)
    if whole_stock:
        supply = minus(plus(at.supply, at.hand), drawn, "C8")
    else:
        supply = plus(minus(at.supply, drawn, "C7"), at.hand)
    return replace(
        at,
        state=replace(CardsState.of(at), shown=at.hand),
        hands=with_value(at.hands, at.mover, drawn),
        supply=supply,
        turns=at.turns + 1,
    )


def ending(at: Position) -> Ending:
    """Return why a finished game ended."""
    return "last_turns" if CardsState.of(at).last_turns == 0 else "all_passed"


def can_start(hands: tuple[Hand, ...]) -> bool:
    """Return whether somebody holds a set; if nobody does, the cards are dealt again."""
    return any(largest_sets(hand)[0] >= SMALLEST for hand in hands)


def state_words(at: TurnContext) -> Words:
    """Return the words of the state in the notation of a position."""
    state = CardsState.of(at)
    words: Words = {"table": rows_text(state.rows), "taken": "|".join(map(rows_text, state.taken))}
    if state.last_turns is not None:
        words["last"] = state.last_turns
    return words | ({"shown": pieces_text(state.shown)} if state.shown else {})


def read_state(fields: Fields, seats: int) -> CardsState:
    """Parse the words of a state; raise NotationError, or Illegal for a row with an error."""
    rows = fields.take("table", read_rows)
    check_rows(rows)
    taken: tuple[Rows, ...] = fields.take("taken", _read_taken, ((),) * seats)
    return CardsState(rows, taken, fields.take("last", read_number, None), fields.take("shown", read_hand, ()))


def _read_taken(text: str) -> tuple[Rows, ...]:
    taken = tuple(map(read_rows, text.split("|")))
    for row in chain.from_iterable(taken):
        if len(row) != FULL or mask_of(row) not in FAMILIES:
            raise NotationError("table", pieces_text(row))
    return taken


def is_consistent(at: Position) -> bool:
    """Test if the state of a position agrees with its other numbers."""
    state = CardsState.of(at)
    return (
        len(state.taken) == at.seats
        and (state.last_turns is None or 0 <= state.last_turns <= at.seats)
        and not (at.opening and state.rows)
    )


RULESET: Final = Ruleset(
    name="cards",
    has_grid=False,
    open_hands=False,
    rolled=False,
    exchanges=False,
    score_unit="qwirkles",
    announces_sets=True,
    options=CardsOptions,
    state=CardsState,
    new_state=lambda seats: CardsState(taken=((),) * seats),
    state_words=state_words,
    read_state=read_state,
    is_consistent=is_consistent,
    sections=(
        "cards.supply",
        "cards.start",
        "cards.opening",
        "cards.set",
        "cards.turn",
        "cards.qwirkle",
        "cards.new-rows",
        "cards.stuck",
        "cards.end",
        "cards.sight",
    ),
    rulings=(
        "A1",
        "A2",
        "C4",
        "C5",
        "C7",
        "C8",
        "C9",
        "C10",
        "C11",
        "C12",
        "C15",
        "C16",
        "C22",
        "C17",
        "C18",
        "C19",
        "C21",
    ),
    topics={
        "start-tie": "cards.start",
        "opening": "cards.opening",
        "new-rows": "cards.new-rows",
        "donors": "cards.new-rows",
        "stuck": "cards.stuck",
        "final-tie": "cards.end",
    },
    legal=legal,
    forced_action=forced_action,
    check=check,
    draw=draw,
    apply=apply,
    drawing_cannot_help=drawing_cannot_help,
    ending=ending,
    can_start=can_start,
    settings=(Setting("free_rows", "new_rows", ("keep three", "matched")),),  # ruling C16
)

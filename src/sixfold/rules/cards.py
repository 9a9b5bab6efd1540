"""Qwirkle Cards: play at least one card, rearrange the whole table, take the Qwirkles, draw back to nine."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from . import card_moves
from .arrange import nearest
from .card_moves import can_play, playable
from .line import common, largest_sets
from .new_rows import fault
from .piece import Hand, Piece, mask_of, pieces_in
from .placement import Score
from .position import Ending, Position, minus, plus, supply_of, together, with_value, without
from .rng import Dice
from .ruleset import Ruleset
from .sets import LARGEST, SMALLEST, counts_of, masks_of, row_of
from .turn import Action, Choice, Illegal, Pass, Play, Reason, Redraw, Row, Turn, sorted_rows
from .turn_context import Standing

_FAULTS: Final = {
    "no hand card": (Reason.NEW_ROW_WITHOUT_HAND_CARD, "C15"),
    "keep three": (Reason.ROW_MUST_KEEP_THREE, "C16"),
}


def legal(at: Standing) -> tuple[Choice | Action, ...]:
    """Every choice of cards that can be played; where there is none, what a stuck player does."""
    if _opening_is_a_set(at):
        size, sets = largest_sets(at.hand)
        return tuple(Choice(row_of(each), (int(size == LARGEST),)) for each in sets if size >= SMALLEST)
    found = tuple(playable(at.rows, at.hand, at.edition.new_rows))
    return found or (_when_stuck(at),)


def choice(at: Standing, cards: Hand) -> Choice | None:
    """Just these cards of the hand, if they can be played; raises Illegal if they are not in it."""
    without(at.hand, cards, "cards.turn")
    if _opening_is_a_set(at):
        return next((each for each in legal(at) if isinstance(each, Choice) and each.cards == cards), None)
    return card_moves.choice(at.rows, cards, at.edition.new_rows)


def _opening_is_a_set(at: Standing) -> bool:
    return at.opening and at.edition.opening == "largest set"


def _when_stuck(at: Standing) -> Redraw | Pass:
    return Redraw() if at.supply_count and not at.hopeless else Pass()


def forced(at: Standing) -> Redraw | Pass | None:
    """What the rules do for a stuck player: no play exists, a fact and not a claim (C5)."""
    if at.opening or can_play(at.rows, at.hand, at.edition.new_rows):
        return None
    return _when_stuck(at)


def cannot_be_helped(at: Position) -> bool:
    """Nothing in hand and stock together could be played (C10)."""
    pool = tuple(Piece(kind) for kind, count in enumerate(plus(at.supply, at.hand)) for _ in range(count))
    return not can_play(at.rows, pool, at.edition.new_rows, most=at.edition.hand)


def arrangement(at: Standing, cards: Hand, qwirkles: int) -> Play | None:
    """These cards played with few cards moved and just that many Qwirkles; None if there is no such way."""
    counts = counts_of([*cards, *(card for row in at.rows for card in row)])
    rows = nearest(masks_of(at.rows), cards, counts, qwirkles, at.edition.new_rows)
    if rows is None:
        return None
    full = [row_of(row) for row in rows if row.bit_count() == LARGEST]
    return Play(cards, tuple(row_of(row) for row in rows if row.bit_count() < LARGEST), tuple(full))


def check(at: Standing, action: Action) -> Score:
    """What the action scores; raises Illegal if it may not be."""
    match action:
        case Play():
            without(at.hand, action.cards, "cards.turn")
            check_table(at, action)
            return Score(len(action.qwirkles))
        case Redraw() | Pass():
            due = forced(at)
            if due is None:
                raise Illegal(Reason.CAN_LAY, "C5")
            if action != due:
                rule = "C10" if at.supply_count else "C9"
                raise Illegal(*((Reason.CAN_DRAW, "cards.stuck") if due == Redraw() else (Reason.WRONG_ACTION, rule)))
        case _:
            raise Illegal(Reason.WRONG_ACTION, "cards.turn")
    return Score()


def check_table(at: Standing, play: Play) -> None:
    """Judge the table that a play leaves, whatever hand it came from."""
    if not play.cards:
        raise Illegal(Reason.NO_CARD_PLAYED, "cards.turn")
    for row in play.table:
        _check_row(row)
        if len(row) == LARGEST:
            raise Illegal(Reason.QWIRKLE_LEFT_ON_TABLE, "C11", pieces=row)
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
    elif found := fault(masks_of(at.rows), new, play.cards, at.edition.new_rows):
        raise Illegal(*_FAULTS[found.reason], rows=tuple(map(row_of, found.rows)))


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


def apply(at: Position, turn: Turn) -> Position:
    """The position after a legal turn; raises Illegal where its chance cannot have been."""
    action, drawn = turn.action, turn.chance
    gained = check(at, action)
    if isinstance(action, Redraw):
        return _redrawn(at, drawn)
    cards = action.cards if isinstance(action, Play) else ()
    if len(drawn) != (_refill(at, cards) if cards else 0):
        raise Illegal(Reason.CHANCE, "cards.turn", pieces=drawn)
    supply = minus(at.supply, drawn, "cards.supply")
    mover = at.mover
    hand, taken = together(without(at.hand, cards, "cards.turn"), drawn), at.taken[mover]
    if isinstance(action, Play):
        taken = sorted_rows(taken + action.qwirkles)
    last = at.seats if any(at.supply) and not any(supply) else at.last_turns and at.last_turns - 1
    passes = 0 if cards else at.passes + 1
    return replace(
        at,
        rows=action.table if isinstance(action, Play) else at.rows,
        hands=with_value(at.hands, mover, hand),
        supply=supply,
        scores=with_value(at.scores, mover, at.scores[mover] + gained.points),
        taken=with_value(at.taken, mover, taken),
        mover=at.next_mover,
        turns=at.turns + 1,
        opening=False,
        passes=passes,
        last_turns=last,
        shown=(),
        over=last == 0 or passes == at.seats,
    )


def _redrawn(at: Position, drawn: Hand) -> Position:
    """C7, C8: the stock first; only where it is too small, some of the old hand again."""
    whole_stock = min(len(at.hand), at.supply_count) == at.supply_count
    short = whole_stock and any(map(int.__lt__, supply_of(drawn, at.supply), at.supply))
    if len(drawn) != len(at.hand) or short:
        raise Illegal(Reason.CHANCE, "C8", pieces=drawn)
    if whole_stock:
        supply = minus(plus(at.supply, at.hand), drawn, "C8")
    else:
        supply = plus(minus(at.supply, drawn, "C7"), at.hand)
    return replace(at, hands=with_value(at.hands, at.mover, drawn), supply=supply, shown=at.hand, turns=at.turns + 1)


def ending(at: Position) -> Ending:
    """Return why a finished game ended."""
    return "last_turns" if at.last_turns == 0 else "all_passed"


def can_start(hands: tuple[Hand, ...]) -> bool:
    """Return whether somebody holds a set; if nobody does, the cards are dealt again."""
    return any(largest_sets(hand)[0] >= SMALLEST for hand in hands)


RULESET: Final = Ruleset(
    name="cards",
    has_grid=False,
    open_hands=False,
    rolled=False,
    exchanges=False,
    score_unit="qwirkles",
    announces_sets=True,
    options=frozenset({"tie", "opening", "new_rows"}),
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
    forced=forced,
    check=check,
    draw=draw,
    apply=apply,
    cannot_be_helped=cannot_be_helped,
    ending=ending,
    can_start=can_start,
)

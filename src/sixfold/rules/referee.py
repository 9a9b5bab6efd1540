"""Start a game, list and check actions, deal and apply turns, for any edition."""

from __future__ import annotations

from .actions import Action, Choice, Pass, Play, Turn
from .edition import Edition
from .errors import Illegal, Reason
from .line import largest_sets
from .notation import read_action, read_cards
from .piece import Hand
from .placement import Score
from .position import Position, Seat, Supply, check_seats, full_supply, minus
from .rng import Dice
from .ruleset import ForcedAction
from .view import View

Deal = tuple[Hand, ...]
"""A hand for each seat."""


def start(edition: Edition, seats: tuple[Seat, ...], seed: str) -> Position:
    """Return the first position of a game."""
    check_seats(edition, seats)
    return begin(edition, seats, deal_hands(edition, len(seats), seed))


def deal_hands(edition: Edition, seats: int, seed: str) -> tuple[Deal, ...]:
    """Return the hands that the seed deals. Cards deals again until somebody can start."""
    deals: list[Deal] = []
    while not deals or not edition.rules.can_start(deals[-1]):
        supply = full_supply(edition)
        dice = Dice(seed, len(deals), supply)
        hands = []
        for _ in range(seats):
            if edition.rules.rolled:
                hand = dice.roll(dice.draw(supply, edition.hand))
            else:
                hand = dice.draw_pieces(supply, edition.hand)
            supply = minus(supply, hand, f"{edition.game}.supply")
            hands.append(hand)
        deals.append(tuple(hands))
    return tuple(deals)


def begin(edition: Edition, seats: tuple[Seat, ...], deals: tuple[Deal, ...]) -> Position:
    """Return the first position after these deals; raise Illegal if they are impossible."""
    check_seats(edition, seats)
    for number, deal in enumerate(deals, 1):
        supply = _rest(edition, deal, len(seats))
        if edition.rules.can_start(deal) != (number == len(deals)):
            raise Illegal(Reason.IMPOSSIBLE_DRAW, f"{edition.game}.start")
    if not deals:
        raise Illegal(Reason.IMPOSSIBLE_DRAW, f"{edition.game}.supply")
    hands = deals[-1]
    sizes = tuple(largest_sets(hand)[0] for hand in hands) if edition.rules.announces_sets else ()
    tied = [seat for seat in range(len(seats)) if not sizes or sizes[seat] == max(sizes)]
    starter = _first(tied, seats, edition.options.tie)
    if starter not in tied or sum(seat.first for seat in seats) > 1:
        raise Illegal(Reason.IMPOSSIBLE_DRAW, f"{edition.game}.start")
    return Position(
        edition=edition,
        hands=hands,
        supply=supply,
        mover=starter,
        starter=starter,
        state=edition.rules.new_state(len(seats)),
        scores=(0,) * len(seats),
        announced=sizes,
        deals=len(deals),
    )


def _rest(edition: Edition, deal: Deal, seats: int) -> Supply:
    """Return the supply after a deal; raise Illegal if the deal is impossible."""
    if len(deal) != seats or any(len(hand) != edition.hand for hand in deal):
        raise Illegal(Reason.IMPOSSIBLE_DRAW, f"{edition.game}.supply")
    supply = full_supply(edition)
    for hand in deal:
        supply = minus(supply, hand, f"{edition.game}.supply")
    return supply


def _first(tied: list[int], seats: tuple[Seat, ...], tie: str) -> int:
    """Return the seat that starts (A1): by age among known ages; with none or equal ones, the earliest seat."""
    named = [seat for seat, each in enumerate(seats) if each.first]
    if named:
        return named[0]
    sign = 1 if tie == "youngest" else -1
    aged = [(sign * age, seat) for seat in tied if (age := seats[seat].age) is not None]
    return min(aged)[1] if aged else tied[0]


def legal(at: Position | View) -> tuple[Choice | Action, ...]:
    """Return all legal actions; in Cards a `Choice` for each set of cards that can be played."""
    return () if at.over else at.edition.rules.legal(at)


def forced_action(at: Position | View) -> ForcedAction | None:
    """Return what the rules do for a player who has no choice: roll, draw a new hand or pass; else None."""
    return None if at.over else at.edition.rules.forced_action(at)


def check(at: Position | View, action: Action) -> Score:
    """Return what an action of the player to move scores; raise Illegal if it is not allowed."""
    if at.over:
        raise Illegal(Reason.GAME_OVER, f"{at.edition.game}.end")
    return at.edition.rules.check(at, action)


def deal(at: Position, action: Action, seed: str) -> Turn:
    """Return the turn of a legal action, with the pieces that the seed draws."""
    return resolve(at, action, seed)[1]


def resolve(at: Position, action: Action, seed: str, score: Score | None = None) -> tuple[Score, Turn]:
    """Return what an action scores and its turn with the pieces that the seed draws; raise Illegal.

    `score` is what `check` returned for this action: it is not checked again.
    """
    score = score or check(at, action)
    dice = Dice(seed, at.draw_index, at.supply)
    return score, Turn(action, at.edition.rules.draw(at, action, dice))


def advance(at: Position, action: Action, seed: str) -> Position:
    """Return the position after an action known to be legal: `deal` and `apply` in one."""
    dice = Dice(seed, at.draw_index, at.supply)
    return at.edition.rules.apply(at, Turn(action, at.edition.rules.draw(at, action, dice)), None)


def apply(at: Position, turn: Turn, score: Score | None = None) -> Position:
    """Return the position after a turn; raise Illegal if it is not legal or its drawn pieces are impossible.

    `score` is what `resolve` returned with this turn: its action is not checked again.
    """
    if at.over:
        raise Illegal(Reason.GAME_OVER, f"{at.edition.game}.end")
    return at.edition.rules.apply(at, turn, score)


def arrangement(at: Position | View, choice: Choice, qwirkles: int | None = None) -> Play:
    """Return a play of the chosen cards with few cards moved, and the most Qwirkles unless a number is given."""
    from . import cards  # which takes long to import

    wanted = choice.qwirkles[-1] if qwirkles is None else qwirkles
    play = cards.arrangement(at, choice.cards, wanted)
    if play is None:
        raise Illegal(Reason.NOT_A_QWIRKLE, "cards.qwirkle", pieces=choice.cards)
    return play


def action_of(at: Position | View, move: str | Action | Choice) -> Action:
    """Return a move as an action: read its notation, or arrange the table around the cards of a choice.

    Raise NotationError, or Illegal for cards that cannot be played.
    """
    if isinstance(move, str):
        cards = read_cards(move)
        return read_action(move) if cards is None else play_cards(at, cards)
    return arrangement(at, move) if isinstance(move, Choice) else move


def play_cards(at: Position | View, played: Hand) -> Play:
    """Play these cards with the most Qwirkles and few cards moved; raise Illegal if they cannot be played."""
    from . import cards

    if at.over:
        raise Illegal(Reason.GAME_OVER, f"{at.edition.game}.end")
    if at.edition.rules.has_grid:
        raise Illegal(Reason.WRONG_ACTION, f"{at.edition.game}.turn")
    if not played:
        raise Illegal(Reason.NO_CARD_PLAYED, "cards.turn")
    most = cards.most_qwirkles(at, played)
    if most is None:
        raise Illegal(Reason.NO_ARRANGEMENT, "cards.turn", pieces=played)
    return arrangement(at, Choice(played, (most,)))


def view(at: Position, seat: int | None) -> View:
    """Return what one seat may know; None is a spectator."""
    knows = seat == at.mover or at.edition.rules.open_hands
    return View.of(at, seat, drawing_cannot_help=knows and isinstance(forced_action(at), Pass))

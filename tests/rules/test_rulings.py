"""Every ruling for a hole in the rulebooks, as a sentence with a position that shows it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sixfold.i18n import error_messages
from sixfold.i18n.catalog import LANGUAGES
from sixfold.rules.actions import Action, Choice, Exchange, Pass, Place, Redraw, Reroll, Roll, Turn
from sixfold.rules.cards import CardsState
from sixfold.rules.cubes import CubesState
from sixfold.rules.edition import edition
from sixfold.rules.errors import Illegal, Reason
from sixfold.rules.notation import pieces_text, read_action, read_grid, read_hand, read_rows
from sixfold.rules.piece import Piece
from sixfold.rules.position import Position, Seat, full_supply
from sixfold.rules.referee import apply, arrangement, begin, check, deal, forced_action, legal, start
from sixfold.rules.rng import Dice
from tests.play import changed
from tests.support.depth import deep_only

EMPTY_BAG = "000000.000000.000000.000000.000000.000000"
STARTING_HANDS = ("RoRsOdYtGcBx", "GoGsBdPtRcOx")  # the largest set is two in both


def at(name: str, table: str, *hands: str, supply: str | None = None, **changes: object) -> Position:
    """Return a position in the middle of a game; the supply is full unless given."""
    printed = edition(name)
    cards = not printed.rules.has_grid
    made = Position(
        edition=printed,
        hands=tuple(map(read_hand, hands)),
        supply=full_supply(printed) if supply is None else tuple(int(d) for d in supply.replace(".", "")),
        mover=0,
        starter=0,
        state=CardsState(read_rows(table), ((),) * len(hands)) if cards else printed.rules.state(read_grid(table)),
        scores=(0,) * len(hands),
        opening=False,
    )
    return changed(made, **changes)


def refused(position: Position, action: Action | str) -> tuple[Reason, str]:
    """Return the reason and the rule of a refusal."""
    with pytest.raises(Illegal) as caught:
        check(position, read_action(action) if isinstance(action, str) else action)
    return caught.value.reason, caught.value.rule


def ending(position: Position) -> str | None:
    ended = position.outcome()
    return ended.ending if ended else None


def first_deal(name: str, hands: tuple[str, ...], ages: tuple[int | None, ...]) -> Position:
    seats = tuple(Seat(f"p{number}", age) for number, age in enumerate(ages))
    return begin(edition(name), seats, (tuple(map(read_hand, hands)),))


# Qwirkle


@pytest.mark.parametrize(
    ("name", "ages", "starter"),
    [
        ("qwirkle-pl", (9, 40), 1),
        ("qwirkle-it", (40, 9), 1),
        ("qwirkle-pl", (None, None), 0),
        ("qwirkle-pl", (8, 8), 0),
        ("qwirkle-it", (None, 9), 1),
        ("qwirkle-pl", (None, 9), 1),
    ],
)
def test_starter_of_equal_sets_is_decided_by_age_or_earliest_seat_a1(
    name: str, ages: tuple[int | None, ...], starter: int
) -> None:
    position = first_deal(name, STARTING_HANDS, ages)
    assert position.announced == (2, 2)
    assert position.starter == position.mover == starter


@pytest.mark.parametrize(("name", "starter"), [("qwirkle-it", 1), ("qwirkle-pl", 2), ("cubes-hu", 2)])
def test_starter_is_chosen_among_tied_seats_with_an_age_a1(name: str, starter: int) -> None:
    hands = ("RoRsGtGcBdPx", "RoRsGtGcBdPx", "RoRsGtGcBdPx", "OdOtYsYxPoBc")
    assert first_deal(name, hands, (None, 9, 40, None)).starter == starter


def test_larger_set_starts_at_any_age() -> None:
    position = first_deal("qwirkle-pl", ("RoRsOdYtGcBx", "GoGsGdPtRcOx"), (99, 1))
    assert position.announced == (2, 3)
    assert position.starter == 1


def test_opening_must_be_any_complete_largest_set_a2() -> None:
    position = first_deal("qwirkle-pl", ("RoRsRdBtGtPt", "GoBsPdOtYcRx"), (None, None))
    assert refused(position, "lay Ro@0,0 Rs@1,0") == (Reason.NOT_LARGEST_SET, "A2")
    assert check(position, read_action("lay Ro@0,0 Rs@1,0 Rd@2,0")).points == 3
    assert check(position, read_action("lay Bt@5,-3 Gt@5,-2 Pt@5,-1")).points == 3
    assert {frozenset(p for _, p in each.tiles) for each in legal(position) if isinstance(each, Place)} == {
        frozenset(read_hand("RoRsRd")),
        frozenset(read_hand("BtGtPt")),
    }


@pytest.mark.parametrize(("name", "points"), [("qwirkle-pl", 0), ("qwirkle-pl;single_opening_points=1", 1)])
def test_opening_is_a_single_tile_if_no_two_match_a4(name: str, points: int) -> None:
    position = first_deal(name, ("RoOsYdGtBcPx", "OoRsGdYtPcBx"), (None, None))
    assert position.announced == (1, 1)
    assert check(position, read_action("lay Ro@0,0")).points == points
    assert len(legal(position)) == 6


def test_exchange_is_rejected_in_the_opening_only_a5() -> None:
    position = first_deal("qwirkle-pl", STARTING_HANDS, (None, None))
    assert refused(position, "swap Ro") == (Reason.OPENING_MUST_LAY, "A5")
    after = apply(position, deal(position, read_action("lay Ro@0,0 Rs@1,0"), "seed"))
    check(after, Exchange(after.hand[:1]))


def test_exchange_rejects_more_than_bag_a6() -> None:
    two_left = at("qwirkle-pl", "0,0:Ro", "BsBdGtYtPcOx", "Rs", supply="110000" + EMPTY_BAG[6:])
    assert refused(two_left, "swap Bs Bd Gt") == (Reason.BAG_TOO_SMALL, "A6")
    assert refused(two_left, "swap") == (Reason.NOTHING_CHOSEN, "A6")
    assert refused(two_left, "swap Ro") == (Reason.NOT_IN_HAND, "qwirkle.exchange")
    assert max(len(each.pieces) for each in legal(two_left) if isinstance(each, Exchange)) == 2


def test_exchange_never_draws_the_returned_tiles() -> None:
    """The draw comes before the return, so a bag of other tiles never gives the old ones back."""
    position = at("qwirkle-pl", "0,0:Ro", "BsBs", "Rs", supply="002000" + EMPTY_BAG[6:])
    turn = deal(position, read_action("swap Bs Bs"), "any seed")
    assert turn.drawn == read_hand("RdRd")
    after = apply(position, turn)
    assert after.hands[0] == read_hand("RdRd")
    assert after.supply[Piece(25)] == 2


def test_pass_is_rejected_if_a_tile_fits_a8() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "RsBd", "Gt", supply=EMPTY_BAG)
    assert refused(position, "pass") == (Reason.CAN_LAY, "A8")
    assert not any(isinstance(each, Pass | Exchange) for each in legal(position))


def test_forced_action_is_pass_with_empty_bag_and_no_placement_a9() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "BdGt", "RsYt", supply=EMPTY_BAG)
    assert legal(position) == (Pass(),)
    after = apply(position, Turn(Pass()))
    assert (after.mover, after.scores, after.over) == (1, (0, 0), False)


def test_passes_are_counted_until_somebody_lays_a9() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "BdGt", "BcGx", "RsYt", supply=EMPTY_BAG)
    first = apply(position, Turn(Pass()))
    second = apply(first, Turn(Pass()))
    third = apply(second, Turn(read_action("lay Rs@1,0")))
    assert [each.passes for each in (position, first, second, third)] == [0, 1, 2, 0]


def test_legal_has_only_exchanges_if_nothing_fits() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "BdGt", "RsYt")
    assert refused(position, "pass") == (Reason.CAN_DRAW, "qwirkle.exchange")
    assert all(isinstance(each, Exchange) for each in legal(position))


def test_game_ends_without_bonus_when_nobody_can_lay_a10() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "RsBd", "GtYt", supply=EMPTY_BAG)
    after = apply(position, Turn(read_action("lay Rs@1,0")))
    assert ending(after) == "nobody_can_place"
    assert after.scores == (2, 0)


ALL_BLUE = "1,0:BxBo/0,1:BxBsBt/0,2:BtBdBc/0,3:BcBtBd/0,4:BsBcBx/0,5:BdBoBs"
"""Seventeen blue tiles that lie so close together that only blue fits to them."""


def test_game_ends_when_no_remaining_tile_fits_a10() -> None:
    bag = "333333.333333.333333.333333.000000.333333"
    position = at("qwirkle-pl", ALL_BLUE, "BoRs", "GtYt", supply=bag)
    assert apply(position, Turn(read_action("swap Rs"), read_hand("Go"))).over is False
    after = apply(position, Turn(read_action("lay Bo@3,3"), read_hand("Go")))
    assert (ending(after), after.scores, after.supply_count) == ("nobody_can_place", (4, 0), 89)


def test_last_tile_scores_six_and_ends_the_game_a11() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "Rs", "RtGt", supply=EMPTY_BAG, scores=(5, 9))
    score = check(position, read_action("lay Rs@1,0"))
    assert (score.points, score.last_piece) == (8, 6)
    after = apply(position, Turn(read_action("lay Rs@1,0")))
    assert (ending(after), after.scores) == ("last_piece", (13, 9))


def test_empty_hand_is_refilled_without_bonus_while_bag_lasts_a11() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "Rs", "RtGt", supply="000001" + EMPTY_BAG[6:])
    after = apply(position, Turn(read_action("lay Rs@1,0"), read_hand("Rx")))
    assert (after.over, after.scores) == (False, (2, 0))


def test_two_qwirkles_score_two_bonuses_a12() -> None:
    table = "1,0:RsRdRtRcRx/0,1:OoOs/0,2:Yo/0,3:Go/0,4:Bo/0,5:Po"
    assert check(at("qwirkle-pl", table, "RoRo", "Rs"), read_action("lay Ro@0,0")).points == 24


def test_game_end_ignores_unequal_turns_and_remaining_tiles_a13_a14() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "Rs", "RtGtBt", "RdRc", supply=EMPTY_BAG, scores=(0, 7, 8))
    after = apply(position, Turn(read_action("lay Rs@1,0")))
    ended = after.outcome()
    assert ended is not None
    assert (ended.scores, ended.winners) == ((8, 7, 8), (0, 2))  # a tie is a shared victory


def test_place_ignores_the_order_of_tiles_a18() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "RsRdRt", "Gt")
    there_and_back = read_action("lay Rd@2,0 Rs@1,0 Rt@-1,0")
    assert there_and_back == read_action("lay Rt@-1,0 Rs@1,0 Rd@2,0")
    assert check(position, there_and_back).points == 4


# Cubes


def test_oldest_starts_in_cubes_without_announcement() -> None:
    position = first_deal("cubes-hu", STARTING_HANDS, (7, 8))
    assert (position.starter, position.announced) == (1, ())


def test_reroll_is_allowed_once_also_in_the_first_turn_b1() -> None:
    position = start(edition("cubes-hu"), (Seat("a"), Seat("b")), "seed")
    rolled = apply(position, deal(position, Reroll(position.hand[:2]), "seed"))
    assert (rolled.mover, CubesState.of(rolled).rerolled, rolled.opening) == (position.mover, True, True)
    assert [piece.color for piece in rolled.hand] == [piece.color for piece in position.hand]
    assert refused(rolled, Reroll(rolled.hand[:1])) == (Reason.ALREADY_REROLLED, "B1")


def test_roll_is_rejected_if_something_fits_b4() -> None:
    position = at("cubes-hu", "0,0:Ro", "RsBdGtYtPcOx", "Rs", supply="9.9.9.9.9.9")
    assert refused(position, "roll") == (Reason.CAN_LAY, "B4")
    assert refused(position, "pass") == (Reason.CAN_LAY, "B4")
    assert forced_action(position) is None


def test_roll_repeats_until_a_cube_fits() -> None:
    position = at("cubes-hu", "0,0:Ro", "BdGtYtPcOxBd", "Rs", supply="9.9.9.9.9.9", rerolled=True)
    assert legal(position) == (Roll(),)
    rng = Random(4)
    while forced_action(position) is not None:
        position = apply(position, deal(position, Roll(), str(rng.random())))
        assert [piece.color for piece in position.hand] == [1, 2, 3, 4, 4, 5]
    assert (position.mover, CubesState.of(position).rerolled) == (0, True)


def test_opening_hand_without_pair_is_rolled_first_b5() -> None:
    position = first_deal("cubes-hu", ("RoOsYdGtBcPx", "OoRsGdYtPcBx"), (9, None))
    assert refused(position, "lay Ro@0,0") == (Reason.OPENING_MUST_ROLL, "cubes.opening")
    assert forced_action(position) == Roll()
    after = apply(position, Turn(Roll(), read_hand("RoOoYoGtBcPx")))
    assert refused(after, "lay Ro@0,0 Oo@1,0") == (Reason.NOT_LARGEST_SET, "A2")
    assert refused(after, Reroll(after.hand[:1])) == (Reason.ALREADY_REROLLED, "B1")
    assert check(after, read_action("lay Ro@0,0 Oo@1,0 Yo@2,0")).points == 3


BLOCKED_TABLE = "0,0:BoBs/0,1:BsBo"
"""Four blue cubes that accept only blue."""


def test_dead_hand_is_returned_and_drawn_again_b7() -> None:
    position = at("cubes-hu", BLOCKED_TABLE, "RoOsYdGtPcRx", "Rs", supply="1.0.0.0.6.0", rerolled=False)
    assert forced_action(position) == Roll()
    after = apply(position, deal(position, Roll(), "seed"))
    assert (after.mover, CubesState.of(after).rerolled, len(after.hand)) == (0, True, 6)
    counted = list(after.supply)
    for piece in after.hand:
        counted[piece.color] += 1
    assert counted == [1 + 2, 1, 1, 1, 6, 1]


def test_roll_of_a_live_hand_keeps_its_colors_b7() -> None:
    position = at("cubes-hu", BLOCKED_TABLE, "RoOsYdGtPcBo", "Rs", supply="1.0.0.0.6.0", rerolled=True)
    assert forced_action(position) == Roll()
    with pytest.raises(Illegal, match="chance"):
        apply(position, Turn(Roll(), read_hand("BoBsBdGtPcRx")))
    apply(position, Turn(Roll(), read_hand("RtOsYdGtPcBx")))


@pytest.mark.parametrize("supply", ["0.0.0.0.0.0", "3.3.3.3.0.3"])
def test_forced_action_is_pass_if_no_color_fits_b7(supply: str) -> None:
    position = at("cubes-hu", BLOCKED_TABLE, "RoOs", "GtPc", "Yd", supply="0.0.0.0.0.0", rerolled=True)
    position = replace(position, supply=tuple(map(int, supply.split("."))))
    assert legal(position) == (Pass(),)
    assert refused(position, "roll") == (Reason.WRONG_ACTION, "B7")
    for _ in range(3):
        assert not position.over
        position = apply(position, Turn(Pass()))
    assert ending(position) == "all_passed"
    assert position.scores == (0, 0, 0)


def test_last_cube_scores_its_lines_and_six_b9() -> None:
    position = at("cubes-hu", "0,0:RoRsRdRtRc", "Rx", "Bs", supply="000000")
    after = apply(position, Turn(read_action("lay Rx@5,0")))
    assert (ending(after), after.scores) == ("last_piece", (18, 0))


# Cards


def test_cards_are_dealt_again_if_nobody_has_a_set() -> None:
    poor = ("RoRsOdOtYcYxGoGsBd", "GdGtBcBxPoPsRdRtOc")
    good = ("RoRsRdOtYcYxGoGsBd", "GdGtBcBxPoPsRdRtOc")
    seats = (Seat("a"), Seat("b"))
    printed = edition("cards-pl")
    position = begin(printed, seats, (tuple(map(read_hand, poor)), tuple(map(read_hand, good))))
    assert (position.deals, position.starter) == (2, 0)
    with pytest.raises(Illegal, match="chance"):
        begin(printed, seats, (tuple(map(read_hand, poor)),))
    with pytest.raises(Illegal, match="chance"):
        begin(printed, seats, (tuple(map(read_hand, good)), tuple(map(read_hand, good))))


@pytest.mark.parametrize(("name", "starter"), [("cards-pl", 1), ("cards-en", 0)])
def test_tie_of_cards_starts_youngest_in_polish_and_oldest_in_english(name: str, starter: int) -> None:
    hands = ("RoRsRdOtYcYxGoGsBd", "GdGtGcBxPoPsRdRtOc")
    assert first_deal(name, hands, (30, 9)).starter == starter


STARTING_HAND = "RoRsRdRtBoBsBdGcPx"


def test_opening_of_cards_pl_is_exactly_one_largest_set() -> None:
    position = first_deal("cards-pl", (STARTING_HAND, "GdGtGcBxPoPsRdRtOc"), (None, None))
    assert legal(position) == (Choice(read_hand("RoRsRdRt"), (0,)),)
    assert refused(position, "play Bo Bs Bd : BoBsBd") == (Reason.NOT_LARGEST_SET, "cards.opening")
    both = "play Ro Rs Rd Rt Bo Bs Bd : RoRsRdRt BoBsBd"
    assert refused(position, both) == (Reason.NOT_LARGEST_SET, "cards.opening")
    check(position, read_action("play Ro Rs Rd Rt : RoRsRdRt"))


def test_opening_of_cards_en_is_an_ordinary_turn() -> None:
    position = first_deal("cards-en", (STARTING_HAND, "GdGtGcBxPoPsRdRtOc"), (None, None))
    check(position, read_action("play Ro Rs Rd Rt Bo Bs Bd : RoRsRdRt BoBsBd"))
    check(position, read_action("play Bo Bs Bd : BoBsBd"))


def test_opening_of_six_is_taken_as_qwirkle_c4() -> None:
    position = first_deal("cards-pl", ("RoRsRdRtRcRxBoGsPd", "GdGtGcBxPoPsRdRtOc"), (None, None))
    assert legal(position) == (Choice(read_hand("RoRsRdRtRcRx"), (1,)),)
    six = "play Ro Rs Rd Rt Rc Rx :"
    assert refused(position, f"{six} RoRsRd RtRcRx") == (Reason.OPENING_MORE_THAN_A_SET, "C22")
    after = apply(position, deal(position, read_action(f"{six} ! RoRsRdRtRcRx"), "seed"))
    assert (after.scores, after.rows, CardsState.of(after).taken[0]) == ((1, 0), (), read_rows("RoRsRdRtRcRx"))


STUCK_TABLE = "RoRsRd"
STUCK_HAND = "BtBtBtGcGcGcPxPxPx"


def test_redraw_is_rejected_if_something_can_be_played_c5() -> None:
    position = at("cards-pl", STUCK_TABLE, "RtBtGcPxBtGcPxBtGc", "Rs")
    assert refused(position, "redraw") == (Reason.CAN_LAY, "C5")
    assert refused(at("cards-pl", STUCK_TABLE, STUCK_HAND, "Rs"), "pass") == (Reason.CAN_DRAW, "cards.stuck")
    assert legal(at("cards-pl", STUCK_TABLE, STUCK_HAND, "Rs")) == (Redraw(),)


def test_redraw_shows_the_hand_and_continues_the_turn_c7() -> None:
    position = at("cards-pl", STUCK_TABLE, STUCK_HAND, "Rs", supply="222222." * 5 + "222222")
    turn = deal(position, Redraw(), "seed")
    after = apply(position, turn)
    assert (after.mover, CardsState.of(after).shown) == (0, read_hand(STUCK_HAND))
    assert after.hand == turn.drawn
    assert sum(after.supply) == sum(position.supply)
    assert all(after.supply[card] + after.hand.count(card) >= 5 for card in set(position.hand))


def test_redraw_takes_the_whole_small_stock_and_the_old_hand_c8() -> None:
    position = at("cards-pl", STUCK_TABLE, STUCK_HAND, "Rs", supply="000111" + EMPTY_BAG[6:])
    turn = deal(position, Redraw(), "seed")
    assert set(read_hand("RtRcRx")) <= set(turn.drawn)
    after = apply(position, turn)
    assert (sum(after.supply), CardsState.of(after).last_turns) == (3, None)
    with pytest.raises(Illegal, match="chance"):
        apply(position, Turn(Redraw(), read_hand(STUCK_HAND)))


def test_stuck_player_passes_with_empty_stock_c9() -> None:
    position = at("cards-pl", STUCK_TABLE, STUCK_HAND, "Rs", supply=EMPTY_BAG, last_turns=2)
    assert legal(position) == (Pass(),)
    assert refused(position, "redraw") == (Reason.WRONG_ACTION, "C9")
    assert CardsState.of(apply(position, Turn(Pass()))).last_turns == 1


def test_game_ends_when_all_pass_without_playable_cards_c10() -> None:
    stock = "000000.000000.000000.000030.000000.000000"  # three green clovers more
    position = at("cards-pl", STUCK_TABLE, "BtBtGcPx", "BtPxPx", supply=stock)
    assert legal(position) == (Pass(),)
    assert refused(position, "redraw") == (Reason.WRONG_ACTION, "C10")
    position = apply(apply(position, Turn(Pass())), Turn(Pass()))
    assert ending(position) == "all_passed"


def test_check_rejects_a_qwirkle_left_on_the_table_c11_c12() -> None:
    position = at("cards-pl", "RdGdBdYdOd/RtRoRxRcRs", "PdRdBcGs", "Rs")
    assert refused(position, "play Pd : RdOdYdGdBdPd RoRsRtRcRx") == (Reason.QWIRKLE_LEFT_ON_TABLE, "C11")
    both = read_action("play Rd Pd : ! RdOdYdGdBdPd RoRsRdRtRcRx")
    after = apply(position, deal(position, both, "seed"))
    assert (after.scores, len(CardsState.of(after).taken[0])) == ((2, 0), 2)
    assert refused(position, "play Pd : RoRsRtRcRx OdYdGd ! RdBdPd") == (Reason.NOT_A_QWIRKLE, "cards.qwirkle")


FREE_ROWS = "cards-pl;free_rows=1"


def test_new_row_needs_a_hand_card_only_in_polish_c15() -> None:
    table = "RsBsGsYsOs/RtBtGtYtOt/RoBoGoYoOo"
    split = "play Pt : GsYsOs GtYtOtPt GoYoOo RsRtRo BsBtBo"
    for name in ("cards-pl", FREE_ROWS):
        assert refused(at(name, table, "Pt", "Rs"), split) == (Reason.NEW_ROW_WITHOUT_HAND_CARD, "C15")
    check(at("cards-en", table, "Pt", "Rs"), read_action(split))


def test_new_row_needs_its_own_hand_card_unless_rows_are_free_c15() -> None:
    table, one_more = "RsBsGsYsOs/RtBtGtYtOt/RoBoGoYoOo", "play Pt : GsYsOsBs BtGtYtOtPt BoGoYoOo RsRtRo"
    assert refused(at("cards-pl", table, "Pt", "Rs"), one_more) == (Reason.NEW_ROW_WITHOUT_HAND_CARD, "C15")
    check(at(FREE_ROWS, table, "Pt", "Rs"), read_action(one_more))


@pytest.mark.parametrize(
    ("table", "hand", "play"),
    [
        # All three cards of a row go to new rows.
        ("RoRsRd", "BoGoYsPsOdGd", "play Bo Go Ys Ps Od Gd : RoBoGo RsYsPs RdOdGd"),
        # A row is spread over two rows that go on and a new one.
        ("RoRsRd/BoGoYo/BdGdYd", "YsPs", "play Ys Ps : RoBoGoYo RdBdGdYd RsYsPs"),
    ],
)
def test_donor_row_keeps_three_unless_rows_are_free_c16(table: str, hand: str, play: str) -> None:
    with pytest.raises(Illegal) as refusal:
        check(at("cards-pl", table, hand, "Rs"), read_action(play))
    assert (refusal.value.reason, refusal.value.rule) == (Reason.ROW_MUST_KEEP_THREE, "C16")
    assert refusal.value.rows == (read_hand("RoRsRd"),)
    check(at(FREE_ROWS, table, hand, "Rs"), read_action(play))


def test_illegal_names_the_vanished_row_but_no_continued_one_c16() -> None:
    table = at("cards-pl", "RoRsRdRt/BoBsBd/GsYsPs/GdYdPd", "Yo", "Rs")
    with pytest.raises(Illegal) as refusal:
        check(table, read_action("play Yo : RoYoBo RsRdRt BsGsYsPs BdGdYdPd"))
    assert (refusal.value.reason, refusal.value.pieces) == (Reason.ROW_MUST_KEEP_THREE, read_hand("BoBsBd"))


@pytest.mark.parametrize(
    ("table", "hand", "play", "named"),
    [
        # Two rows go to three new rows.
        ("RoRsRd/BoBsBd", "YoYsYd", "play Yo Ys Yd : RoYoBo RsYsBs RdYdBd", "RoRsRd/BoBsBd"),
        # The reds gave a card too, but go on; of the two blue rows only one does.
        (
            "RoRdRtRx/OtYtGtBtPt/BoBtBx/BoBsBc/PoPsPcPx",
            "OoOcYcYx",
            "play Oo Oc Yc Yx : RoOoBo RdRtRx OtYtGtBt OcYcBcPc YxBxPx BoBsBt PoPsPt",
            "BoBtBx",
        ),
    ],
)
def test_illegal_names_every_row_that_is_not_continued_c16(table: str, hand: str, play: str, named: str) -> None:
    position = at("cards-pl", table, hand, "Rs")
    with pytest.raises(Illegal) as refusal:
        check(position, read_action(play))
    assert "/".join(map(pieces_text, refusal.value.rows)) == named
    assert refusal.value.pieces == tuple(card for row in refusal.value.rows for card in row)
    sentence = " / ".join(error_messages.pieces(read_hand(row)) for row in named.split("/"))
    for lang in LANGUAGES:
        assert f": {sentence}." in error_messages.refusal(refusal.value, position.edition, lang)


@pytest.mark.parametrize(
    ("table", "hand", "play"),
    [
        # Fed to rows that go on: no row is new.
        ("RoRsRd/BoGoYo/BdGdYd/BsGsYs", "Po", "play Po : RoBoGoYoPo RdBdGdYd RsBsGsYs"),
        # Two rows become a Qwirkle.
        ("RoRsRd/RtRcRx/BoGoYo", "Oo", "play Oo : BoGoYoOo ! RoRsRdRtRcRx"),
        # A row of five is split: the part with the hand card is new.
        ("RoRsRdRtRc", "Ro", "play Ro : RoRsRd RoRtRc"),
        # A row gives a card to a new row and is filled up again.
        ("RoRsRd", "BoGoRt", "play Bo Go Rt : RsRdRt RoBoGo"),
        # The new row takes the hand's copy, though the row that vanishes had one too.
        ("RoRsRd/BoGoYo/BdGdYd/BsGsYs", "RoOoPo", "play Ro Oo Po : RoBoGoYo RdBdGdYd RsBsGsYs RoOoPo"),
        # Two rows had the card of the new row: the one that goes on gave it, the other vanishes.
        (
            "RoRsRd/RoRtRcRx/BoPoOo/BsPsOs/BdPdOd",
            "YoGo",
            "play Yo Go : RtRcRx RoYoGo RoBoPoOo RsBsPsOs RdBdPdOd",
        ),
    ],
)
def test_rows_may_merge_split_and_vanish_into_continued_rows_c15_c16(table: str, hand: str, play: str) -> None:
    check(at("cards-pl", table, hand, "Rs"), read_action(play))


@pytest.mark.parametrize(
    ("table", "hand", "cards"),
    [
        ("RsRdRtRcRx/RdOdYd/OsOdOtOcOx", "OxYoYs", "YoYs"),
        ("RtOtYtGt/YcGcBc/GoGdGtGcGx/BoBsBdBtBc", "Ys", "Ys"),
        ("RoOoYoGoBo/OoOsOdOt/YoYsYc/GoGsGtGcGx", "Rc", "Rc"),
        ("RoRsRdRtRc/RoOoYoGo/RsGsBs/RdOdGdBdPd", "Bt", "Bt"),
    ],
)
def test_legal_omits_cards_that_need_a_forbidden_table_c15(table: str, hand: str, cards: str) -> None:
    polish = [each.cards for each in legal(at("cards-pl", table, hand, "Rs")) if isinstance(each, Choice)]
    english = [each.cards for each in legal(at("cards-en", table, hand, "Rs")) if isinstance(each, Choice)]
    assert read_hand(cards) not in polish
    assert read_hand(cards) in english


def test_row_may_be_dissolved_but_cards_stay_on_the_table_c16_c17() -> None:
    position = at("cards-pl", "RoRsRd/BoGoYo/BsGsYs/BdGdYd", "PoPs", "Rs")
    check(position, read_action("play Po : RoBoGoYoPo RsBsGsYs RdBdGdYd"))
    assert refused(position, "play Po : BoGoYoPo BsGsYs BdGdYd") == (Reason.CARDS_MISSING, "C17")
    more = "play Po : RoBoGoYoPo RsBsGsYsPs RdBdGdYd"
    assert refused(position, more) == (Reason.CARDS_FROM_NOWHERE, "cards.turn")


def test_empty_stock_leaves_one_turn_for_every_seat_c18() -> None:
    position = at("cards-pl", STUCK_TABLE, "RtBtGcPxBtGcPxBtGc", "Rc", "Rx", supply="100000" + EMPTY_BAG[6:])
    after = apply(position, Turn(read_action("play Rt : RoRsRdRt"), read_hand("Ro")))
    assert (CardsState.of(after).last_turns, after.over) == (3, False)
    after = apply(after, Turn(read_action("play Rc : RoRsRdRtRc")))
    after = apply(after, Turn(read_action("play Rx : ! RoRsRdRtRcRx")))
    assert (after.mover, CardsState.of(after).last_turns, ending(after)) == (0, 1, None)
    after = apply(after, Turn(Pass()))
    assert ending(after) == "last_turns"


def test_empty_hand_scores_nothing_and_passes_c19() -> None:
    position = at("cards-pl", STUCK_TABLE, "Rt", "", supply=EMPTY_BAG, last_turns=2)
    after = apply(position, Turn(read_action("play Rt : RoRsRdRt")))
    assert (after.over, after.scores, legal(after)) == (False, (0, 0), (Pass(),))


def test_table_may_have_two_rows_of_one_color_c21() -> None:
    position = at("cards-pl", STUCK_TABLE, "RtRcRx", "Rs")
    check(position, read_action("play Rt Rc Rx : RoRsRd RtRcRx"))


@pytest.mark.parametrize("name", ["qwirkle-pl", "cubes-hu", "cards-pl"])
def test_check_rejects_actions_of_other_games(name: str) -> None:
    position = start(edition(name), (Seat("a"), Seat("b")), "seed")
    foreign = {"qwirkle-pl": "roll", "cubes-hu": "swap Ro", "cards-pl": "lay Ro@0,0"}[name]
    assert refused(position, foreign)[0] is Reason.WRONG_ACTION


def test_apply_rejects_impossible_draws() -> None:
    position = at("qwirkle-pl", "0,0:Ro", "RsRd", "Gt", supply="110000" + EMPTY_BAG[6:])
    for drawn in ("", "RoRs", "Rt"):
        with pytest.raises(Illegal, match="chance"):
            apply(position, Turn(read_action("lay Rs@1,0"), read_hand(drawn or "-")))


def test_draw_never_exceeds_the_supply() -> None:
    assert Dice("seed", 0, (0, 2, 0)).draw((0, 2, 0), 2) == (1, 1)


CROWDED = (
    "RsOsYsGsPs/RsYsGsBsPs/RtOtYtGtBt/RtOtYtGtPt/RcOcGcBcPc/RcYcGcBcPc/RxYxGxBxPx/OoOsOtOcOx/OoYoGoBoPo/OxYxGxBxPx/"
    "YsYdYtYcYx/BoBsBdBtBc/BoBsBdBtBx/PoPsPtPcPx"
)
"""Seventy cards in fourteen rows of five: nothing more can lie without a Qwirkle or a new row."""


@pytest.mark.parametrize(
    ("hand", "count"),
    [("RoRsRxOxYc", 31), pytest.param("RoRsRxOxYcGoGsGdGd", 383, marks=deep_only)],
)
def test_arrangement_exists_for_every_choice_on_a_crowded_table(hand: str, count: int) -> None:
    position = at("cards-pl", CROWDED, hand, "Rs")
    choices = [each for each in legal(position) if isinstance(each, Choice)]
    assert len(choices) == count
    for each in Random(1).sample(choices, 12):
        check(position, arrangement(position, each))

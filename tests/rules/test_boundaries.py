"""Values at the boundary of what the rules accept: one step further is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from sixfold.rules import card_moves, cards
from sixfold.rules.actions import Choice, Pass, Play
from sixfold.rules.cards import CardsState
from sixfold.rules.edition import edition
from sixfold.rules.errors import Illegal, NotationError, Reason
from sixfold.rules.line import FAMILIES
from sixfold.rules.notation import (
    check_position,
    pieces_text,
    position_text,
    read_action,
    read_grid,
    read_hand,
    read_position,
    rows_text,
)
from sixfold.rules.partial_position import partial_position_text, read_partial_position
from sixfold.rules.piece import PIECES, mask_of
from sixfold.rules.position import Position
from sixfold.rules.record import Game, RecordError, read_record, to_json
from sixfold.rules.referee import arrangement, view
from sixfold.rules.rng import Dice, Fair
from sixfold.rules.sets import row_of
from sixfold.rules.view import RedactedTurn
from tests.play import EDITIONS, changed, random_action, random_game, seats
from tests.rules.test_rulings import EMPTY_BAG, STUCK_TABLE, at
from tests.support import oracle


@cache
def middle(name: str) -> Position:
    """Return a position of three seats after six turns."""
    return next(islice((after for _, _, after in random_game(name, 3, "boundaries")), 6, None))


def refuses(position: Position, **changes: Any) -> None:
    with pytest.raises(NotationError) as refused:
        check_position(changed(position, **changes))
    assert refused.value.problem == "numbers"


def accepts(position: Position, **changes: Any) -> None:
    check_position(changed(position, **changes))


@pytest.mark.parametrize("name", EDITIONS)
def test_position_numbers_are_refused_outside_their_range(name: str) -> None:
    position = middle(name)
    accepts(position)
    for key in ("mover", "starter"):
        for seat, allowed in ((-1, False), (0, True), (2, True), (3, False)):
            (accepts if allowed else refuses)(position, **{key: seat})
    for turns in (0, 99):
        accepts(position, turns=turns)
    wrong: list[dict[str, Any]] = [{"turns": -1}, {"passes": -1}, {"scores": (0, 0, -1)}, {"deals": 0}]
    wrong += [{"scores": (0, 0)}, {"scores": (0,) * 4}]
    wrong += [{"taken": ((), ())}, {"taken": ((),) * 4}] if name.startswith("cards") else []
    for changes in wrong:
        refuses(position, **changes)
    accepts(position, passes=2)
    refuses(position, passes=3)
    accepts(position, passes=3, over=True)
    refuses(position, passes=4, over=True)


@pytest.mark.parametrize("name", EDITIONS)
def test_position_announcements_are_one_of_each_seat_within_a_hand(name: str) -> None:
    position, hand = middle(name), middle(name).edition.hand
    right: list[tuple[int, ...]] = [(), (1, 1, 1), (hand, 1, hand)]
    wrong: list[tuple[int, ...]] = [(1,), (1, 1), (1, 1, 1, 1), (0, 1, 1), (1, 1, hand + 1)]
    for sizes in right:
        accepts(position, announced=sizes)
    for sizes in wrong:
        refuses(position, announced=sizes)


@pytest.mark.parametrize("name", EDITIONS)
def test_position_with_a_supply_has_full_hands_and_never_larger_ones(name: str) -> None:
    position = middle(name)
    short = (position.hands[0][1:], *position.hands[1:])
    refuses(position, hands=short)
    accepts(position, hands=short, supply=(0,) * len(position.supply), opening=position.opening)
    more = next(piece for piece in PIECES if position.supply[piece.color if name == "cubes-hu" else piece])
    large = (tuple(sorted((*position.hands[0], more))), *position.hands[1:])
    refuses(position, hands=large, supply=(0,) * len(position.supply))
    refuses(position, supply=tuple(count + 4 for count in position.supply))
    is_cards = name.startswith("cards")
    taken = [{"taken": ((),) * seats} if is_cards else {} for seats in range(6)]
    refuses(position, hands=position.hands[:1], scores=(0,), **taken[1], mover=0, starter=0)
    empty = {"supply": (0,) * len(position.supply), "announced": ()}
    accepts(position, hands=position.hands[:1] + ((),) * 3, scores=(0,) * 4, **taken[4], **empty)
    refuses(position, hands=position.hands[:1] + ((),) * 4, scores=(0,) * 5, **taken[5], **empty)


@pytest.mark.parametrize("name", EDITIONS)
def test_position_words_of_one_game_are_refused_in_others(name: str) -> None:
    position = middle(name)
    is_cards = name.startswith("cards")
    for words, allowed in (
        *((f"last={last}", is_cards and last in (0, 3)) for last in (0, 3, -1, 4)),
        ("deals=2", is_cards),
        (f"shown={pieces_text(position.hands[0])}", is_cards),
        ("rerolled", name == "cubes-hu"),
    ):
        text = f"{position_text(position).removesuffix(' rerolled')} {words}"
        if allowed:
            assert sorted(position_text(read_position(text)).split()) == sorted(text.split())
        else:
            with pytest.raises(NotationError):
                read_position(text)
    refuses(position, opening=not position.opening)


@pytest.mark.parametrize("name", EDITIONS)
def test_opening_needs_an_empty_table_and_full_hands(name: str) -> None:
    first = next(iter(random_game(name, 3, "boundaries")))[0]
    accepts(first)
    refuses(first, hands=(*first.hands[:2], first.hands[2][1:]), supply=(0,) * len(first.supply))
    if name.startswith("cards"):
        refuses(first, rows=(read_hand("RoRsRd"),))
        lone = read_hand("RoOsYdGtBcPxRoOsYd")
        refuses(first, hands=(lone, lone, lone), supply=(0,) * 36)


def test_rows_that_may_not_lie_are_refused_in_a_position() -> None:
    text = position_text(at("cards-pl", "RoRsRd", "RtRcRx", "OoOsOd", supply=EMPTY_BAG))
    assert read_position(text).rows == (read_hand("RoRsRd"),)
    for row in ("RoRs", "RoRsRdRtRcRx", "RoRsOd", "RoRsRs"):
        with pytest.raises(NotationError) as refused:
            read_position(text.replace("table=RoRsRd", f"table={row}"))
        assert refused.value.problem == "table"


def test_known_position_keeps_passes() -> None:
    position = replace(middle("cards-pl"), passes=1)
    text = partial_position_text(view(position, position.mover))
    assert " passes=1" in text
    assert read_partial_position(text).passes == 1
    assert "passes" not in partial_position_text(view(replace(position, passes=0), position.mover))


def test_known_position_of_cards_without_supply_has_a_turn_for_every_seat_unless_said() -> None:
    sixes = tuple(row_of(six) for six in FAMILIES[:4] * 3)
    taken = rows_text((*sixes, *(row_of(six) for six in FAMILIES[4:6] * 2)))
    text = f"cards-pl hands=BtBcBx/?6 table=BoBsBd taken={taken}|-"
    assert CardsState.of(read_partial_position(text)).last_turns == 2
    assert CardsState.of(read_partial_position(f"{text} last=1")).last_turns == 1
    assert partial_position_text(read_partial_position(f"{text} last=1")).count("last=1") == 1
    with_supply = partial_position_text(view(middle("cards-pl"), middle("cards-pl").mover))
    assert CardsState.of(read_partial_position(with_supply)).last_turns is None


def test_dice_reject_numbers_that_would_favour_small_results() -> None:
    dice = Dice("seed", 0, (1,))
    limit = (1 << 32) // 6 * 6
    dice._bytes = b"".join(number.to_bytes(4, "big") for number in (limit, 2**32 - 1, limit - 1, limit - 2))
    assert [dice.below(6), dice.below(6)] == [5, 4]
    assert dice._block == 0


def test_missing_cards_are_refused_by_the_rule_of_where_they_were() -> None:
    position = at("cards-pl", "RoRsRd/OoOsOd", "RtRc", "Rx")
    for action, rule in (("play Rt : RoRsRd OoOsOd", "cards.turn"), ("play Rt : RoRsRdRt", "C17")):
        with pytest.raises(Illegal) as refused:
            cards.check(position, read_action(action))
        assert (refused.value.reason, refused.value.rule) == (Reason.CARDS_MISSING, rule)
        assert str(refused.value) == f"{refused.value.reason.value} ({rule})"


def test_arrangement_makes_the_most_qwirkles_unless_told_how_many() -> None:
    position = at("cards-pl", "RoRsRdRtRc/OoOsOdOt", "RxRx", "Rx")
    choice = Choice(read_hand("Rx"), (0, 1))
    assert len(arrangement(position, choice).qwirkles) == 1
    assert not arrangement(position, choice, 0).qwirkles
    with pytest.raises(Illegal):
        arrangement(position, choice, 2)


def test_drawing_cannot_help_is_known_only_to_the_seat_that_must_pass() -> None:
    position = at("cards-pl", STUCK_TABLE, "BtBtGcPx", "BtPxPx", supply=EMPTY_BAG)
    assert [view(position, seat).drawing_cannot_help for seat in (0, 1, None)] == [True, False, False]


def test_redacted_turn_hides_drawn_pieces_from_others_except_in_cubes() -> None:
    for name in ("qwirkle-pl", "cards-pl", "cubes-hu"):
        printed = middle(name).edition
        whole = RedactedTurn(1, Pass(), read_hand("Ro"), 1)
        assert whole.by(printed, 1) is whole
        assert (whole.by(printed, 0).drawn is None) == (name != "cubes-hu")
        assert whole.by(printed, 0).drawn_count == 1


def test_play_text_of_an_empty_row_is_refused() -> None:
    with pytest.raises(Illegal) as refused:
        cards.check(at("cards-pl", "RoRsRd", "Rt", "Rx"), Play(read_hand("Rt"), (read_hand("RoRsRdRt"), ()), ()))
    assert refused.value.reason is Reason.ROW_TOO_SHORT


def test_placement_is_not_extended_between_two_equal_pieces() -> None:
    grid = read_grid("-1,-1:RsRdRo/-1,0:Rc/-1,1:RtRxRo")
    hand = read_hand("RoRs")
    ours = {frozenset(tiles): points for tiles, points in grid.placements(mask_of(hand))}
    assert ours == oracle.placements(grid.pieces, hand)
    assert any(len(tiles) == 1 and next(iter(tiles))[0] == (0, 0) for tiles in ours)


def test_record_turn_with_an_unknown_key_is_refused() -> None:
    game = Game.start(edition("qwirkle-pl"), seats(2), Fair("secret", ()))
    data = json.loads(to_json(game.play(random_action(game.position, Random(1)))))
    assert read_record(json.dumps(data)).turns
    data["turns"][0]["color"] = 1
    with pytest.raises(RecordError) as refused:
        read_record(json.dumps(data))
    assert (refused.value.problem, refused.value.turn) == ("turn", 1)


def test_record_as_json_is_indented_by_one_space() -> None:
    text = to_json(Game.start(edition("qwirkle-pl"), seats(2), Fair("secret", ())))
    assert text == json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"


def test_most_qwirkles_is_none_for_cards_that_cannot_be_played() -> None:
    rows = (read_hand("RoRsRd"),)
    assert card_moves.most_qwirkles(rows, read_hand("Rt"), "keep three") == 0
    assert card_moves.most_qwirkles(rows, read_hand("RtRcRx"), "keep three") == 1
    for hand in ("Bt", "RtBt", "-"):
        assert card_moves.most_qwirkles(rows, read_hand(hand), "keep three") is None


def test_most_qwirkles_of_an_opening_needs_a_whole_largest_set() -> None:
    hand = "RoRsRdBoBsGtGcYxPx"
    opening = at("cards-pl", "-", hand, hand, opening=True)
    assert cards.most_qwirkles(opening, read_hand("RoRsRd")) == 0
    assert cards.most_qwirkles(opening, read_hand("RoRs")) is None
    assert cards.most_qwirkles(replace(opening, opening=False), read_hand("RoRsRd")) == 0
    with pytest.raises(Illegal):
        cards.most_qwirkles(opening, read_hand("RoRsRt"))

"""The search for a table that the rule about new rows allows: right and quick on questions that are hard to answer."""

from __future__ import annotations

from collections import Counter

import pytest

from sixfold._kernel import NewRows as KernelRule, cards_playable
from sixfold.rules.flow import NEW, Anchor, Flow, Start
from sixfold.rules.new_rows import NewRows, allowed
from sixfold.rules.notation import read_pieces, read_rows
from sixfold.rules.packed_counts import FAMILY_FLAGS, pack
from sixfold.rules.regroup import OldRows, Regrouping
from sixfold.rules.row_starts import HAND
from sixfold.rules.sets import LARGEST, RowNumbers, counts_of, masks_of, row_of
from tests.rules.regroupings import Question, moved, read_questions

QUESTIONS = read_questions()
PARTS = 8
RED, CIRCLE = 0, 6
RO, BS = read_pieces("RoBs")


def name(question: Question) -> str:
    return f"{question.table} + {question.cards} with {question.qwirkles}, {question.rule}"


def check_table(question: Question, found: list[int]) -> None:
    """Assert that the table has all cards, the wanted Qwirkles, and no row that the rule forbids."""
    rows, played = read_rows(question.table), read_pieces(question.cards)
    lying = Counter(card for row in rows for card in row) + Counter(played)
    assert Counter(card for row in found for card in row_of(row)) == lying, name(question)
    assert sum(row.bit_count() == LARGEST for row in found) == question.qwirkles, name(question)
    assert allowed(question.old, found, played, question.rule), name(question)


@pytest.mark.parametrize("part", range(PARTS))
def test_search_finds_a_table_if_there_is_one_within_the_recorded_tries(part: int) -> None:
    for question in QUESTIONS[part::PARTS]:
        found, tries = question.search()
        assert (found is not None) == question.possible, name(question)
        assert tries <= question.tries, name(question)
        if found is not None:
            check_table(question, found)


@pytest.mark.parametrize("part", range(PARTS))
def test_nearest_search_moves_no_more_cards_and_tries_no_more_rows_than_recorded(part: int) -> None:
    for question in QUESTIONS[part::PARTS]:
        found, rows = question.search_nearest()
        assert rows <= question.rows, name(question)
        assert (found is None) == (question.moved < 0), name(question)
        if found is not None:
            check_table(question, found)
            assert moved(question.old, found) <= question.moved, name(question)


def test_recorded_answers_are_those_of_the_kernel() -> None:
    for question in QUESTIONS:
        cards = list(map(int, read_pieces(question.cards)))
        rows = [list(map(int, row)) for row in read_rows(question.table)]
        listed = cards_playable(rows, cards, KernelRule[question.rule.replace(" ", "_")])
        numbers = next((numbers for chosen, numbers in listed if list(chosen) == cards), [])
        assert (question.qwirkles in numbers) == question.possible, name(question)


def regrouping(rule: NewRows, table: str = "RoRsRd/RtRcRx/BoGoYo", cards: str = "RoBs") -> Regrouping:
    """Return a search at its start, without Qwirkles."""
    found = Regrouping(OldRows(masks_of(read_rows(table))), read_pieces(cards), rule)
    found.continued = found.new = [0] * NEW
    return found


def test_row_may_go_if_no_start_of_its_own_colour_needs_it() -> None:
    search, flow = regrouping("matched"), Flow()
    flow.add_rows(NEW + RED, 1)
    assert search._may_go(flow, RED, 0)
    assert not search._may_go(flow, RED, FAMILY_FLAGS[RED])
    assert not search._may_go(flow, RED + 1, 0)
    for start, fine in (
        (Start(RED, RO, False, HAND), False),
        (Start(RED, RO, True, HAND), True),
        (Start(CIRCLE, RO, False, HAND), True),
    ):
        flow.starts = (start,)
        assert search._may_go(flow, RED, 0) == fine, start
    flow.starts, flow.settled = (), 1 << RED
    assert not search._may_go(flow, RED, 0)


@pytest.mark.parametrize("rule", ["keep three", "matched"])
def test_owners_are_the_cards_and_old_rows_without_a_start(rule: NewRows) -> None:
    search, flow = regrouping(rule), Flow()
    rows = list(enumerate(search.old)) if rule == "matched" else []
    assert search._owners(flow) == [(HAND, 1 << RO), (HAND, 1 << BS), *rows]
    flow.starts = (Start(RED, RO, False, HAND),)
    assert search._owners(flow) == [(HAND, 1 << BS), *rows]
    flow.starts = (Start(RED, RO, False, 1),)
    assert search._owners(flow) == [(HAND, 1 << RO), (HAND, 1 << BS), *(row for row in rows if row[0] != 1)]


def test_old_row_that_goes_is_one_of_those_that_had_to() -> None:
    search, flow = regrouping("keep three"), Flow()
    flow.add_rows(RED, 1)
    flow.less[RED] = 1
    (after,) = search._without(flow, 1)
    assert (after.gone, after.less[RED], after.rows[RED]) == (1 << 1, 0, 1)
    (after,) = search._without(after, 0)
    assert (after.gone, after.less[RED], after.rows[RED]) == (0b11, 0, 0)
    assert list(search._without(after, 0)) == []


def test_new_qwirkle_is_not_apart_from_a_row_of_its_colour_that_goes() -> None:
    search, flow = regrouping("keep three"), Flow()
    search.new = [1, *[0] * (NEW - 1)]
    assert search._apart(flow, RED) is True
    flow.less[RED] = 1
    assert search._apart(flow, RED) is False
    assert search._apart(flow, RED + 1) is True


@pytest.mark.parametrize(("cards", "fine"), [("RoBs", True), ("GoBs", False)])
def test_new_qwirkle_needs_a_card_of_its_colour_from_the_hand(cards: str, fine: bool) -> None:
    search = regrouping("keep three", cards=cards)
    search.new = [1, *[0] * (NEW - 1)]
    search.cards = 0
    assert (search._begin() is not None) == fine


def test_new_row_is_apart_only_from_gone_rows_without_a_card_of_its_start() -> None:
    search, flow = regrouping("keep three"), Flow()
    flow.add_rows(NEW + RED, 1)
    flow.gone = 1 << 0  # has the only red card of the hand
    assert search._apart(flow, RED) is False
    flow.gone = 1 << 1
    assert search._apart(flow, RED) is True
    flow.starts = (Start(RED, read_pieces("Rt")[0], False, HAND),)
    assert search._apart(flow, RED) is False


def test_room_is_what_decided_rows_of_the_same_size_leave() -> None:
    search, flow = regrouping("keep three"), Flow()
    search.continued = [2, *[0] * (NEW - 1)]
    flow.add_rows(RED, 3)
    flow.add_rows(CIRCLE, 1)
    flow.anchors = (Anchor(0, RO, False),)
    assert [search._room(flow, RED, six) for six in (False, True)] == [2, 2]
    flow.anchors = (Anchor(0, RO, True), Anchor(1, RO, True))
    assert [search._room(flow, RED, six) for six in (False, True)] == [3, 0]
    assert search._room(flow, CIRCLE, False) == 1


def test_old_rows_count_the_cards_in_rows_of_their_colour_and_of_their_shape() -> None:
    rows = OldRows(masks_of(read_rows("RoRsRd/PoPtPx/RoOoPo/RxOxPx")))
    expected = [pack(counts_of(read_pieces(cards))) for cards in ("RoRsRdPoPtPx", "RoOoPoRxOxPx")]
    assert rows.having == expected


@pytest.mark.parametrize(("hand", "fine"), [("BsBs", False), ("BsGt", True)])
def test_search_skips_qwirkles_that_leave_no_row_for_another_card(hand: str, fine: bool) -> None:
    search = regrouping("keep three", table="RoRsRd", cards=hand)
    search.numbers = RowNumbers(counts_of(read_pieces("GoGsGd")))
    assert (list(search._continued_and_new([0] * NEW)) != []) == fine

"""What a position says of itself, and what can be known of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from sixfold.rules.partial_position import partial_position_text, read_partial_position
from sixfold.rules.referee import view
from tests.play import EDITIONS, random_game


@pytest.mark.parametrize("name", ["qwirkle-pl", "qwirkle-it"])
def test_drawing_cannot_help_in_qwirkle_once_the_bag_is_empty(name: str) -> None:
    at = next(after for _, _, after in islice(random_game(name, 2, "help"), 3, None))
    assert at.supply_count
    assert not at.drawing_cannot_help
    assert replace(at, supply=(0,) * len(at.supply)).drawing_cannot_help


@pytest.mark.parametrize("name", EDITIONS)
def test_known_position_reads_back_when_nothing_is_left_to_draw(name: str) -> None:
    late = [at for at, _, _ in random_game(name, 2, "late") if not at.supply_count]
    assert late
    for at in (late[0], late[-1]):
        text = partial_position_text(view(at, at.mover))
        again = read_partial_position(text)
        assert partial_position_text(again) == text
        assert again.supply_count == 0
        assert getattr(again.state, "last_turns", None) == getattr(at.state, "last_turns", None)


@pytest.mark.parametrize("name", EDITIONS)
def test_next_mover_is_the_neighbour_and_draws_are_counted_from_the_deal(name: str) -> None:
    for at, _, _ in islice(random_game(name, 3, "neighbour"), 4):
        assert at.next_mover == (at.mover + 1) % 3
        assert at.draw_index == at.deals + at.turns
        assert (at.hand, at.seats) == (at.hands[at.mover], 3)

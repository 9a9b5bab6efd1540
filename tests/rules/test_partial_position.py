"""What somebody knows of a position, in the notation: it reads back, and what cannot be is refused with its reason."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from sixfold.rules.edition import edition, editions
from sixfold.rules.errors import NotationError
from sixfold.rules.notation import position_text
from sixfold.rules.partial_position import Impossible, partial_position_text, read_partial_position
from sixfold.rules.position import Position, Seat
from sixfold.rules.referee import apply, deal, legal, start, view
from tests.play import changed, random_action


def some_position(name: str, seats: int, seed: int, turns: int) -> Position:
    at = start(edition(name), tuple(Seat(f"p{number}") for number in range(seats)), f"known-{seed}")
    rng = Random(seed)
    for _ in range(turns):
        after = apply(at, deal(at, random_action(at, rng), f"known-{seed}"))
        if after.over:
            break
        at = after
    return at


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(sorted(editions())), st.integers(2, 4), st.integers(0, 99), st.integers(0, 30))
def test_partial_position_text_reads_back_with_equal_legal_actions(
    name: str, seats: int, seed: int, turns: int
) -> None:
    at = some_position(name, seats, seed, turns)
    known = view(at, at.mover)
    text = partial_position_text(known)
    again = read_partial_position(text)
    assert partial_position_text(again) == text
    same = ("edition", "hands", "hand_sizes", "supply_count", "mover", "scores", "opening")
    assert all(getattr(again, each) == getattr(known, each) for each in same), text
    shown = {"shown": ()} if name.startswith("cards") else {}
    assert again.state == changed(known, **shown).state
    if seed % 4 == 0:
        assert set(legal(again)) == set(legal(known)), text


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(sorted(editions())), st.integers(0, 99), st.integers(0, 30))
def test_read_partial_position_hides_what_the_player_to_move_cannot_see(name: str, seed: int, turns: int) -> None:
    at = some_position(name, 2, seed, turns)
    again = read_partial_position(position_text(at))
    assert partial_position_text(again) == partial_position_text(view(at, at.mover))
    hidden = [hand for seat, hand in enumerate(again.hands) if seat != at.mover]
    assert all(hand is None for hand in hidden) or at.edition.game == "cubes"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoRoRo", "line"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:RoBs", "line"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:Ro/5,5:Bs", "apart"),
        ("qwirkle-pl hands=RtRtRtBdGxPc/?6 table=0,0:Rt", "count"),
        ("qwirkle-pl hands=RtRs/?6 table=0,0:Ro", "hand"),
        ("qwirkle-pl hands=RtRsBoBdGxPcRo/?6 table=0,0:Rd", "hand"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?-1 table=0,0:Ro", "hand"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?7 table=0,0:Ro", "hand"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6/?6/?6/?6 table=0,0:Ro", "seats"),
        ("qwirkle-pl hands=?6/?6 table=0,0:Ro", "own_hand"),
        ("qwirkle-pl hands=-/?6 table=0,0:Ro", "own_hand"),
        ("qwirkle-pl hands=RtRsBoBdGxPc table=0,0:Ro", "seats"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6 mover=2 table=0,0:Ro", "seats"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6 scores=1,2,3 table=0,0:Ro", "seats"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6 supply=3 table=0,0:Ro", "supply"),
        ("cubes-hu hands=RtRsBoBdGxPc/?6 table=0,0:Ro", "open_hands"),
        ("cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=RoRs", "set"),
        ("cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table=RoRsBd", "set"),
        ("cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 scores=1,0 table=RoRsRd", "taken"),
        ("qwirkle-pl hands=RtRsBoBdGxPc/?6 table=0,0:" + "Ro" * 109, "count"),
    ],
)
def test_read_partial_position_rejects_impossible_positions_with_reason(text: str, problem: str) -> None:
    with pytest.raises(Impossible) as refused:
        read_partial_position(text)
    assert refused.value.problem == problem


@settings(max_examples=150, deadline=None)
@given(
    st.text(alphabet="RtBo?/=,:.-|! 0123459", max_size=60),
    st.sampled_from(["", "qwirkle-pl hands=", "cards-pl hands=RtRsBoBdGxPcYoYsYd/?9 table="]),
)
def test_read_partial_position_reads_or_rejects_any_text(text: str, before: str) -> None:
    with suppress(NotationError, Impossible):
        read_partial_position(before + text)

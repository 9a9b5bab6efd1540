"""The state of each game: its own type, in positions, views and messages."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sixfold.messages import read_view, view_data
from sixfold.rules.cards import CardsState
from sixfold.rules.cubes import CubesState
from sixfold.rules.edition import edition
from sixfold.rules.errors import NotationError
from sixfold.rules.notation import read_grid, read_hand, read_rows
from sixfold.rules.qwirkle import QwirkleState
from sixfold.rules.referee import view
from sixfold.rules.state import State
from tests.play import EDITIONS, random_game

STATES: dict[str, type[State]] = {"qwirkle-pl": QwirkleState, "cubes-hu": CubesState, "cards-pl": CardsState}
VALUES: dict[str, Any] = {
    "grid": read_grid("0,0:RoRs"),
    "rerolled": True,
    "rows": read_rows("RoRsRd"),
    "taken": ((), ()),
    "last_turns": 0,
    "shown": read_hand("Ro"),
}
WIRE = {"grid": "board", "rows": "table"}
SENT: dict[str, Any] = {
    **VALUES,
    "grid": ((0, 0, "Ro"),),
    "rows": (("Ro", "Rs", "Rd"),),
    "shown": ("Ro",),
}
FIELDS = {"qwirkle-pl": {"grid"}, "cubes-hu": {"grid", "rerolled"}, "cards-pl": set(VALUES) - {"grid", "rerolled"}}


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("field", VALUES)
def test_message_has_only_fields_of_its_game(name: str, field: str) -> None:
    view = next(iter(random_game(name, 2, "state")))[0].view(None)
    state = edition(name).rules.state()
    value = {field: VALUES[field]} if field in FIELDS[name] else {}
    assert read_view(view_data(replace(view, state=replace(state, **value)))).state == replace(state, **value)
    if not value:
        with pytest.raises(NotationError) as refused:
            read_view(msgspec.structs.replace(view_data(view), **{WIRE.get(field, field): SENT[field]}))
        assert refused.value.problem == "numbers"


@pytest.mark.parametrize("name", STATES)
def test_position_has_the_state_and_the_table_of_its_game_only(name: str) -> None:
    first, _, after = next(iter(random_game(name, 2, "state")))
    for at in (first, after):
        assert type(at.state) is STATES[name]
        assert view(at, None).state is at.state
        assert {field for field in VALUES if hasattr(at.state, field)} == FIELDS[name]
        for field in ("grid", "rows"):
            assert getattr(at, field, None) is getattr(at.state, field, None)
        for state in STATES.values():
            if state is STATES[name]:
                assert state.of(at) is at.state
            else:
                with pytest.raises(TypeError, match=state.__name__):
                    state.of(at)


@pytest.mark.parametrize("name", EDITIONS)
def test_table_pieces_and_hands_and_supply_are_all_pieces(name: str) -> None:
    for _, _, at in random_game(name, 3, "pieces"):
        counted = len(list(at.state.pieces())) + sum(map(len, at.hands)) + at.supply_count
        assert counted == at.edition.copies * (6 if at.edition.rules.rolled else 36)


@pytest.mark.parametrize("name", EDITIONS)
def test_positions_and_views_pickle_as_equal_objects(name: str) -> None:
    for _, _, at in random_game(name, 2, "pickle"):
        assert pickle.loads(pickle.dumps(at)) == at
        assert hash(pickle.loads(pickle.dumps(at))) == hash(at)
        assert pickle.loads(pickle.dumps(view(at, 0))) == view(at, 0)

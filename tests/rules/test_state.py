"""The state of each game: its own type, read through positions of any game."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from sixfold.rules.edition import edition
from sixfold.rules.errors import NotationError
from sixfold.rules.notation import read_grid, read_hand, read_rows
from sixfold.rules.referee import view
from sixfold.rules.state import CardsState, CubesState, QwirkleState, make_state
from tests.play import EDITIONS, random_game

STATES = {"qwirkle-pl": QwirkleState, "cubes-hu": CubesState, "cards-pl": CardsState}
VALUES: dict[str, Any] = {
    "grid": read_grid("0,0:RoRs"),
    "rerolled": True,
    "rows": read_rows("RoRsRd"),
    "taken": ((), ()),
    "last_turns": 0,
    "shown": read_hand("Ro"),
}
FIELDS = {"qwirkle-pl": {"grid"}, "cubes-hu": {"grid", "rerolled"}, "cards-pl": set(VALUES) - {"grid", "rerolled"}}


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("field", VALUES)
def test_make_state_takes_only_fields_of_its_game(name: str, field: str) -> None:
    rules, value = edition(name).rules, {field: VALUES[field]}
    if field in FIELDS[name]:
        assert make_state(rules, **value) == STATES[name](**value)
    else:
        with pytest.raises(NotationError) as refused:
            make_state(rules, **value)
        assert refused.value.problem == "numbers"


@pytest.mark.parametrize("name", STATES)
def test_position_has_the_state_of_its_game_and_neutral_values_for_other_fields(name: str) -> None:
    first, _, after = next(iter(random_game(name, 2, "state")))
    for at in (first, after):
        assert type(at.state) is STATES[name]
        assert view(at, None).state is at.state
        for field in VALUES:
            value = getattr(at, field)
            assert value == getattr(at.state, field) if field in FIELDS[name] else not value


@pytest.mark.parametrize("name", EDITIONS)
def test_table_pieces_and_hands_and_supply_are_all_pieces(name: str) -> None:
    for _, _, at in random_game(name, 3, "pieces"):
        counted = len(list(at.table_pieces())) + sum(map(len, at.hands)) + at.supply_count
        assert counted == at.edition.copies * (6 if at.edition.rules.rolled else 36)


@pytest.mark.parametrize("name", EDITIONS)
def test_positions_and_views_pickle_as_equal_objects(name: str) -> None:
    for _, _, at in random_game(name, 2, "pickle"):
        assert pickle.loads(pickle.dumps(at)) == at
        assert hash(pickle.loads(pickle.dumps(at))) == hash(at)
        assert pickle.loads(pickle.dumps(view(at, 0))) == view(at, 0)

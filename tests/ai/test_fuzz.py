"""Test that the kernel answers any input or names what is wrong: no crash, no hang, no wrong answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from math import inf, nan
from random import Random
from typing import Any

import numpy as np
import pytest

from sixfold import _kernel
from sixfold.ai.cards_weights import learned
from sixfold.ai.cubes import style
from sixfold.ai.kernel import CARDS_LEVELS, kernel_position, steps_of
from sixfold.ai.value_network import value
from sixfold.envs.layout import action_count, layout
from sixfold.rules.edition import edition
from sixfold.rules.position import Position
from tests.play import random_game
from tests.support.depth import rounds, seeded_rng

CALLS = rounds(3_000, 400_000)
"""Of the whole test. `./run sanitized -k fuzz --deep` is the long way."""
NUMBERS = (-(2**31), -1000, -2, -1, 0, 1, 2, 3, 5, 6, 7, 35, 36, 37, 90, 107, 108, 109, 200, 2**31 - 1)
Arguments = list[Any]
Case = Callable[[Position, Random], Arguments]


def tiles(at: Position) -> list[int]:
    return [number for (x, y), kind in at.grid.pieces.items() for number in (x, y, kind)]


def others(at: Position) -> list[int]:
    return [seat % at.seats for seat in range(at.mover, at.mover + at.seats)]


def seen_by_mover(at: Position, rng: Random) -> _kernel.KernelView:
    """Return a player's whole view of a game, now and then with something in it changed."""
    left = Counter(dict.fromkeys(range(36), 3)) - Counter(map(int, (*at.hand, *at.state.pieces())))
    hands = [list(map(int, at.hands[seat])) for seat in others(at)]
    fields: dict[str, Any] = {
        "table": rows(at) if at.edition.game == "cards" else [tiles(at)],
        "hands": hands if at.edition.game == "cubes" else hands[:1],
        "hand_sizes": [len(hand) for hand in hands],
        "scores": [at.scores[seat] for seat in others(at)],
        "supply": at.supply_count,
        "bag": list(at.supply) if at.edition.game == "cubes" else [],
        "unseen": list(left.elements()) if at.edition.game == "cards" else [],
        "last_turns": getattr(at.state, "last_turns", None) or 0,
        "opening": at.opening,
        "rerolled": getattr(at.state, "rerolled", False),
        "new_rows": rng.choice(RULES),
    }
    for name in rng.sample(list(fields), rng.randrange(3)):
        fields[name] = spoiled(fields[name], rng)
    seen = _kernel.KernelView()
    for name, known in fields.items():
        setattr(seen, name, known)
    return seen


def qwirkle_level(rng: Random) -> _kernel.QwirkleLevel:
    level = _kernel.QwirkleLevel()
    level.looks, level.candidates = rng.choice((0, 1, 5, 60)), rng.choice((0, 2, 8))
    level.rounds, level.trust, level.plain = rng.choice((0, 1, 2, 2.5)), 4, rng.random() < 0.5
    level.simulations, level.max_ms = rng.choice((0, 1, 40)), 1
    return level


def choose_qwirkle(at: Position, rng: Random) -> Arguments:
    return [seen_by_mover(at, rng), qwirkle_level(rng), value(f"qwirkle-{at.seats}"), 7, 0.5, None]


def endgame(at: Position, rng: Random) -> Arguments:
    """Hands of an endgame are small here: how long it may take is the asker's affair."""
    mine, theirs = (list(at.hands[seat])[: rng.randrange(1, 4)] for seat in others(at)[:2])
    return [tiles(at), mine, theirs, 200, 1.0, None]


def choose_cubes(at: Position, rng: Random) -> Arguments:
    name = rng.choice(("easy", "hard", "expert"))
    return [seen_by_mover(at, rng), style(name, at.seats, 4), 7, 0.5, None]


RULES = (_kernel.NewRows.any, _kernel.NewRows.matched, _kernel.NewRows.keep_three)


def rows(at: Position) -> list[list[int]]:
    return [list(row) for row in at.rows]


def arrange(at: Position, rng: Random) -> Arguments:
    return [
        rows(at),
        rng.sample(at.hand, rng.randrange(len(at.hand) + 1)),
        rng.randrange(3),
        rng.choice(RULES),
        200,
        0.5,
    ]


def choose_cards(at: Position, rng: Random) -> Arguments:
    name = rng.choice(("greedy", "easy", "safe", "expert"))
    return [seen_by_mover(at, rng), CARDS_LEVELS[name], learned(at.seats, "any"), 1, 0.5, None]


CASES: dict[str, tuple[str, Case]] = {
    "qwirkle_moves": ("qwirkle", lambda at, _: [tiles(at), list(at.hand)]),
    "qwirkle_choose": ("qwirkle", choose_qwirkle),
    "qwirkle_solves_endgame": ("qwirkle", lambda at, rng: [seen_by_mover(at, rng), qwirkle_level(rng), 0.5]),
    "qwirkle_endgame": ("qwirkle", endgame),
    "qwirkle_endgame_all": ("qwirkle", endgame),
    "cubes_placements": ("cubes", lambda at, _: [tiles(at), list(at.hand)]),
    "cubes_expectations": ("cubes", lambda at, rng: [tiles(at), list(at.hand), rng.random() < 0.5]),
    "cubes_choose": ("cubes", choose_cubes),
    "cards_playable": ("cards", lambda at, rng: [rows(at), list(at.hand), rng.choice(RULES)]),
    "cards_playable_count": ("cards", lambda at, rng: [rows(at), list(at.hand), rng.choice(RULES)]),
    "cards_arrange": ("cards", arrange),
    "cards_choose": ("cards", choose_cards),
    "cards_moved": ("cards", lambda at, _: [rows(at), rows(at)]),
}


SLOW = {
    "cards_choose": 40,
    "cards_playable": 20,
    "cards_playable_count": 20,
}
"""How many times longer some questions take than others: they are asked as much less often."""
BUDGET = {
    "qwirkle_choose": 2,
    "qwirkle_endgame": 3,
    "qwirkle_endgame_all": 3,
    "cubes_choose": 2,
    "cards_choose": 2,
    "cards_arrange": 2,
}
"""Last arguments that say how long it may take: a caller who allows a day may wait for a day."""


def spoiled(given: Any, rng: Random) -> Any:
    """Return the same argument with something changed, as by mistake or by an attacker."""
    if isinstance(given, list):
        changed = list(given)
        for _ in range(rng.randrange(4)):
            place = rng.randrange(len(changed) + 1)
            kind = rng.randrange(4)
            if kind == 0:
                changed.insert(place, rng.choice(NUMBERS))
            elif place < len(changed) and kind == 1:
                del changed[place]
            elif place < len(changed) and isinstance(changed[place], int):
                changed[place] = rng.choice((changed[place] + 1, changed[place] - 1, rng.choice(NUMBERS)))
        return changed * rng.choice((1, 1, 1, 2))
    if isinstance(given, bool) or not isinstance(given, int | float):
        return given
    return rng.choice((given, given + 1, -given, *NUMBERS))


def positions(game: str) -> list[Position]:
    found = []
    for number in range(2 if game == "cards" else 6):
        found += [at for at, _, _ in random_game(edition(game).id, 2 + number % 3, f"fuzz {number}")]
    return found


@pytest.mark.parametrize("name", CASES)
def test_kernel_answers_or_rejects_random_input(name: str) -> None:
    game, case = CASES[name]
    rng = seeded_rng(name)
    places = positions(game)
    answered = refused = 0
    for number in range(max(40, CALLS // len(CASES) // SLOW.get(name, 1))):
        try:
            arguments = case(rng.choice(places), rng)
            for _ in range(number % 3):
                which = rng.randrange(len(arguments) - BUDGET.get(name, 0))
                arguments[which] = spoiled(arguments[which], rng)
            getattr(_kernel, name)(*arguments)
            answered += 1
        except (ValueError, TypeError):
            refused += 1
    assert answered > refused / 10 > 0


TIMED = {"qwirkle_choose": 4, "qwirkle_endgame": 4, "qwirkle_endgame_all": 4, "cubes_choose": 3}
TIMED |= {"qwirkle_solves_endgame": 2, "cards_arrange": 5, "cards_choose": 4}
"""Which argument of a question is its time in milliseconds."""


@pytest.mark.parametrize("name", TIMED)
def test_kernel_rejects_invalid_times(name: str) -> None:
    game, case = CASES[name]
    at = next(at for at in positions(game)[4:] if len(at.hand) > 1)
    for seed in count():  # until nothing is changed about the question
        arguments = case(at, Random(seed))
        with suppress(ValueError, TypeError):
            getattr(_kernel, name)(*arguments)
            break
    for ms in (-1.0, nan, inf, -inf, 1e300):
        arguments[TIMED[name]] = ms
        with pytest.raises(ValueError, match="milliseconds"):
            getattr(_kernel, name)(*arguments)


@pytest.mark.parametrize("far", [2**31 - 1, -(2**31), 1_000_001, -1_000_001])
@pytest.mark.parametrize("name", ["qwirkle_moves", "cubes_placements"])
def test_kernel_rejects_distant_pieces(name: str, far: int) -> None:
    for tile in ([far, 0, 0], [0, far, 0]):
        with pytest.raises(ValueError, match="too far"):
            getattr(_kernel, name)(tile, [1])
    tile = [1_000_000, -1_000_000, 0]
    assert all(abs(place[0]) > 999_990 for place, _ in getattr(_kernel, name)(tile, [1]))


def test_fuzzing_covers_every_function_of_the_kernel() -> None:
    questions = {name for name in dir(_kernel) if name.islower() and not name.startswith("_")}
    own_games = ("_games", "_match", "_samples", "_positions", "_plain", "_fit", "_levels")
    assert {name for name in questions if not name.endswith(own_games)} == set(CASES)


@pytest.mark.parametrize("game", ["qwirkle", "cubes", "cards"])
def test_steps_continue_from_every_accepted_position(game: str) -> None:
    rng, places = seeded_rng(game), positions(game)
    accepted = refused = 0
    for number in range(CALLS // 40):
        at = rng.choice(places)
        steps, loaded = steps_of(at.edition, at.seats), kernel_position(at, "fuzz")
        for _ in range(number % 3):
            name = rng.choice([each for each in dir(loaded) if not each.startswith("_") and each != "seed"])
            with suppress(TypeError):
                setattr(loaded, name, spoiled(getattr(loaded, name), rng))
        look_around(steps, at)
        try:
            steps.load(loaded)
            accepted += 1
        except ValueError:
            refused += 1
        look_around(steps, at)
        for _ in range(30):
            allowed = steps.allowed()
            if not allowed:
                break
            steps.step(rng.choice(allowed))
        with pytest.raises(ValueError, match="not allowed"):
            steps.step(rng.choice([each for each in NUMBERS if each not in steps.allowed()]))
    assert accepted > refused / 10 > 0


def look_around(steps: _kernel.Steps, at: Position) -> None:
    """Whatever was loaded or refused, every seat sees something."""
    row = np.empty(layout(at.edition, at.seats).width, np.int16)
    mask = np.empty(action_count(at.edition.rules), np.int8)
    for seat in range(at.seats):
        steps.look(seat, row, mask)

"""Test the bots of Cubes: the kernel keeps the rules, its odds are exact, every level has its strength."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from random import Random
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from sixfold.ai import weights
from sixfold.ai.bot_api import Budget
from sixfold.ai.cubes import PLAYERS, decide, style
from sixfold.ai.kernel import (
    ActionKind,
    CubesRolling,
    CubesStyle,
    KernelView,
    Stop,
    bag_of,
    cubes_choose,
    cubes_expectations,
    cubes_match,
    cubes_placements,
    cubes_samples,
)
from sixfold.ai.training.cubes import fitted
from sixfold.arena.statistics import share_interval
from sixfold.bench.agree_cubes import disagreements
from sixfold.rules.actions import Place, Reroll, Tile
from sixfold.rules.cubes import CubesState
from sixfold.rules.edition import edition
from sixfold.rules.piece import COLOR_MASKS, mask_of, piece
from sixfold.rules.position import Position
from sixfold.rules.referee import apply, check, deal, start, view
from tests.play import changed, random_game, seats

LEVELS_BY_STRENGTH = ("random", "beginner", "easy", "medium", "hard", "expert")


def table_of(at: Position) -> list[int]:
    return [number for (x, y), each in at.grid.pieces.items() for number in (x, y, each)]


def positions(games: int, count: int = 2) -> list[Position]:
    """Before every turn of some random games."""
    return [at for number in range(games) for at, _, _ in random_game("cubes-hu", count, f"cubes {number}")]


def test_cubes_kernel_agrees_with_referee_and_exhaustive_rolls() -> None:
    assert list(disagreements("cubes-hu", 120, 7)) == []


def test_expectation_of_keeping_all_cubes_is_the_best_placement() -> None:
    for at in positions(3):
        if not at.grid or not at.supply_count:
            continue
        best = max((points for _, points in at.grid.placements(mask_of(at.hand))), default=None)
        if best is not None:
            assert cubes_expectations(table_of(at), at.hand, False)[0] == best


def test_expectation_of_rolling_all_cubes_ignores_their_faces() -> None:
    for at in positions(2)[5::7]:
        other = [6 * each.color + (each.shape + 1 + place) % 6 for place, each in enumerate(at.hand)]
        values = cubes_expectations(table_of(at), at.hand, False), cubes_expectations(table_of(at), other, False)
        assert values[0][-1] == pytest.approx(values[1][-1], abs=1e-3)


def test_expectation_of_an_opening_is_that_of_the_largest_set() -> None:
    hand = [piece(letters) for letters in ("Ro", "Rs")]
    values = cubes_expectations([], hand, False)
    assert values == pytest.approx([2, 2, 2, 2])  # two of a colour make 2 points, or are rolled until they do


def test_expectations_of_a_dead_hand_are_zero() -> None:
    block = [0, 0, piece("Bo"), 1, 0, piece("Bs"), 0, 1, piece("Bs"), 1, 1, piece("Bo")]
    assert cubes_expectations(block, [piece("Ro"), piece("Gs")], False) == [0, 0, 0, 0]
    assert cubes_expectations(block, [piece("Ro"), piece("Bd")], False)[0] > 0


def wary() -> CubesStyle:
    """Weighs nothing but the next player's best reply, and every move there is."""
    made = CubesStyle()
    made.looks_ahead = True
    made.rolling = CubesRolling.NET
    made.width = made.rolls = 10_000
    made.each = 1000
    made.max_ms = 0
    made.set_weights([0.0, -1.0, 0.0, 0.0, 0.0, 0.0] * 5)
    return made


class NetPointsReference:
    """Compute slowly: the points of a placement less what the next player may then expect with the best roll."""

    def __init__(self, at: Position) -> None:
        self.at = at
        self.reply = at.hands[at.next_mover]
        self.expected = cache(self._look)

    def best(self, kinds: int) -> float:
        return max(points - self.expected(tiles) for tiles, points in self.at.grid.placements(kinds))

    def _look(self, tiles: tuple[Tile, ...]) -> float:
        table = [number for (x, y), each in tiles for number in (x, y, each)]
        return max(cubes_expectations(table_of(self.at) + table, self.reply, False))


def middle(hand: int) -> list[Position]:
    """Return positions with a full bag where every roll fits somewhere, the hands reduced to that many cubes."""
    found = []
    for at in positions(2)[12:60:8]:
        small = changed(at, hands=tuple(each[:: 6 // hand] for each in at.hands), rerolled=False)
        color = COLOR_MASKS[small.hand[0].color]
        if small.supply_count > 12 and small.grid.anywhere() & color == color:
            found.append(small)
    return found


def seen_by_mover(at: Position) -> KernelView:
    made = KernelView()
    order = [(at.mover + step) % at.seats for step in range(at.seats)]
    made.table, made.bag, made.rerolled = [table_of(at)], at.supply, CubesState.of(at).rerolled
    made.hands, made.scores = [at.hands[seat] for seat in order], [at.scores[seat] for seat in order]
    return made


def decision_of(at: Position) -> tuple[ActionKind, float]:
    lead = at.scores[at.mover] - at.scores[at.next_mover]
    found = cubes_choose(seen_by_mover(at), wary(), 1, 0.0, None)
    return found.action.kind, found.margin - lead


def test_placement_value_is_points_minus_best_reply() -> None:
    tried = middle(3)
    assert tried
    for at in tried:
        kind, value = decision_of(changed(at, rerolled=True))
        assert kind == ActionKind.place
        assert value == pytest.approx(NetPointsReference(at).best(mask_of(at.hand)), abs=0.01)


def test_reroll_value_is_mean_over_all_rolls() -> None:
    tried = middle(2)
    assert tried
    for at in tried:
        net = NetPointsReference(at)
        values = []
        for choice in range(4):
            faces = [
                [6 * each.color + shape for shape in range(6)] if choice >> place & 1 else [each]
                for place, each in enumerate(at.hand)
            ]
            rolls = [sum({1 << kind for kind in roll}) for roll in product(*faces)]
            values.append(sum(map(net.best, rolls)) / len(rolls))
        kind, value = decision_of(at)
        if kind == ActionKind.reroll:
            assert value == pytest.approx(max(values), abs=0.05)
        else:
            assert values[0] == pytest.approx(max(values), abs=0.05)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_cubes_players_finish_games_under_the_referee(name: str, count: int) -> None:
    at = start(edition("cubes-hu"), seats(count), f"{name} {count}")
    rng = Random(name)
    budget = Budget(ms=1.0) if name == "expert" else Budget()
    while not at.over:
        if name == "random" and at.turns % count:  # so that the game does not take for ever
            action = PLAYERS["greedy"](view(at, at.mover), rng, budget).action
        else:
            action = PLAYERS[name](view(at, at.mover), rng, budget).action
        at = apply(at, deal(at, action, name))
    assert max(at.scores) > 0


def test_cubes_greedy_maximises_points_and_rerolls_unused_cubes() -> None:
    for at in positions(3)[::3]:
        action = PLAYERS["greedy"](view(at, at.mover), Random(1), Budget()).action
        found = at.grid.placements(mask_of(at.hand)) if at.grid else ()
        best = max((points for _, points in found), default=None)
        if isinstance(action, Place) and best is not None:
            score = check(at, action)
            assert score.points - score.last_piece == best or not at.supply_count
        elif isinstance(action, Reroll):
            assert not CubesState.of(at).rerolled


def test_cubes_levels_beat_the_level_below() -> None:
    for lower, higher in pairwise(LEVELS_BY_STRENGTH[1:5]):
        scores = iter(cubes_match(style(higher, 2), style(lower, 2), 2, 120, 3))
        won = [(own > other) + (own == other) / 2 for own, other in zip(scores, scores, strict=True)]
        low, _ = share_interval([fmean(deal) for deal in zip(won[::2], won[1::2], strict=True)])
        assert low > 0.5, (higher, lower, low)


def test_cubes_style_that_looks_ahead_beats_exact() -> None:
    quick = CubesStyle()
    quick.looks_ahead = True
    quick.width, quick.refills = 12, 1
    quick.set_weights(weights.read("cubes-2"))
    scores = cubes_match(quick, style("exact", 2), 2, 30, 5)
    won = sum(own > other for own, other in zip(scores[::2], scores[1::2], strict=True))
    assert won > 32


def test_cubes_beginner_beats_random() -> None:
    won = 0
    for number in range(4):
        at = start(edition("cubes-hu"), seats(2), f"beginner {number}")
        rng = Random(number)
        while not at.over:
            name = "beginner" if at.mover == number % 2 else "random"
            at = apply(at, deal(at, PLAYERS[name](view(at, at.mover), rng, Budget()).action, str(number)))
        won += at.scores[number % 2] > at.scores[1 - number % 2]
    assert won == 4


def test_cubes_decisions_are_equal_for_equal_seeds() -> None:
    for at in positions(1)[::9]:
        seen = view(at, at.mover)
        first, second = (decide(seen, style("expert", 2), 11) for _ in range(2))
        assert first == second


def test_stopped_cubes_player_returns_a_legal_action() -> None:
    stop = Stop()
    stop.stop()
    for at in positions(1)[::5]:
        check(at, PLAYERS["expert"](view(at, at.mover), Random(1), Budget(stop=stop)).action)
        check(at, PLAYERS["expert"](view(at, at.mover), Random(1), Budget(ms=0.001)).action)


def test_cubes_expert_returns_value_and_interval() -> None:
    for at in positions(1)[9::12]:
        thought = PLAYERS["expert"](view(changed(at, rerolled=True), at.mover), Random(1), Budget(ms=20.0))
        if isinstance(thought.action, Place) and thought.simulations:
            assert thought.value is not None
            assert thought.interval is not None
            assert thought.interval[0] <= thought.value <= thought.interval[1]


def test_bag_of_counts_everything_out_of_sight() -> None:
    for at in positions(1, 3)[::4]:
        assert bag_of(view(at, at.mover)) == list(at.supply)


def test_fitted_recovers_the_weights_of_synthetic_sums() -> None:
    rng = Random(5)
    wanted = [1.0, -2.0, 0.0, 0.0, 0.5, 3.0]
    sums = [0.0] * 43
    for _ in range(400):
        row = [1.0, rng.gauss(9, 3), 0.0, 0.0, rng.gauss(9, 3), float(rng.randint(1, 6))]
        margin = sum(weight * number for weight, number in zip(wanted, row, strict=True))
        for i in range(6):
            for j in range(6):
                sums[6 * i + j] += row[i] * row[j]
            sums[36 + i] += row[i] * margin
        sums[42] += 1
    assert fitted(sums * 5)[:6] == pytest.approx(wanted, abs=1e-2)


def test_cubes_samples_are_deterministic_and_count_placements() -> None:
    sums = cubes_samples(CubesStyle(), 2, 2, 1)
    assert 30 < sum(sums[42::43]) < 120
    assert sums == cubes_samples(CubesStyle(), 2, 2, 1)


BAD: dict[str, dict[str, object]] = {
    "a kind that does not exist": {"table": [0, 0, 36]},
    "a torn table": {"table": [0, 0]},
    "two cubes in one cell": {"table": [0, 0, 1, 0, 0, 2]},
    "an invalid line": {"table": [0, 0, 0, 1, 0, 7]},
    "a table too wide": {"table": [0, 0, 0, 2_000_000_000, 0, 1]},
    "too many cubes on the table": {"table": [0, 0, 0] * 91},
    "too large a hand": {"hands": [[0] * 7, [1]]},
    "a hand of nothing": {"hands": [[], [1]]},
    "a negative kind": {"hands": [[-1], [1]]},
    "one player": {"hands": [[0]], "scores": [0]},
    "five players": {"hands": [[0]] * 5, "scores": [0] * 5},
    "a missing score": {"scores": [0]},
    "a bag of five colours": {"bag": [1] * 5},
    "a negative bag": {"bag": [0, 0, 0, 0, 0, -1]},
    "too full a bag": {"bag": [15] * 5 + [90]},
    "time running backwards": {"ms": -1.0},
    "no number of milliseconds": {"ms": float("nan")},
}


@pytest.mark.parametrize("bad", BAD)
def test_cubes_kernel_rejects_invalid_arguments(bad: str) -> None:
    def choose(table: list[int], hands: list[list[int]], bag: list[int], scores: list[int], ms: float) -> ActionKind:
        seen = KernelView()
        seen.table, seen.hands, seen.bag, seen.scores = [table], hands, bag, scores
        return cubes_choose(seen, style("expert", 2), 1, ms, None).action.kind

    fine: dict[str, Any] = {"table": [0, 0, 0], "hands": [[1, 2], [3]], "bag": [1] * 6, "scores": [0, 0], "ms": 50.0}
    assert choose(**fine) in (ActionKind.place, ActionKind.reroll)
    with pytest.raises(ValueError, match=r"\w"):
        choose(**(fine | BAD[bad]))


def test_style_rejects_invalid_parameters_and_weights() -> None:
    odd = CubesStyle()
    odd.max_laid = 0
    with pytest.raises(ValueError, match="style"):
        cubes_match(odd, CubesStyle(), 2, 1, 1)
    with pytest.raises(ValueError, match="match"):
        cubes_match(CubesStyle(), CubesStyle(), 5, 1, 1)
    with pytest.raises(ValueError, match="form"):
        CubesStyle().set_weights([1.0])
    with pytest.raises(ValueError, match="moderate"):
        CubesStyle().set_weights([float("nan")] * 30)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(-5, 40), max_size=12),
    st.lists(st.integers(-2, 37), max_size=7),
    st.booleans(),
)
def test_cubes_kernel_answers_or_rejects_any_input(table: list[int], hand: list[int], last: bool) -> None:
    try:
        values = cubes_expectations(table, hand, last)
        found = cubes_placements(table, hand)
    except ValueError:
        return
    assert len(values) == 1 << len(hand)
    assert all(0 <= value <= 90 for value in values)
    assert all(len(tiles) <= 18 for tiles, _ in found)

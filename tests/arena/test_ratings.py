"""Test ratings: known cases, maximum likelihood by brute force, and the coverage of intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, fsum, log, log10
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from sixfold.arena.ratings import SCALE, Rating, Result, rate
from sixfold.arena.statistics import elo, expected

Table = tuple[int, ...]


def results(wins: Mapping[Any, Sequence[tuple[float, ...]]]) -> list[Result]:
    return [Result(players, deal, shares) for players, deals in wins.items() for deal, shares in enumerate(deals)]


def likelihood(ratings: list[float], found: list[Result]) -> float:
    """Of all deals, and for every player about one more that was drawn: computed directly, one deal after the other."""
    tables = {result.players for result in found}
    met = {player: sum(player in table for table in tables) for table in tables for player in table}
    total = []
    for players, shares, weight in [
        *((result.players, result.shares, 1.0) for result in found),
        *((table, (1 / len(table),) * len(table), sum(1 / met[p] for p in table) / len(table)) for table in tables),
    ]:
        everything = log(sum(exp(ratings[player]) for player in players))
        total += [
            weight * share * (ratings[player] - everything) for player, share in zip(players, shares, strict=True)
        ]
    return fsum(total)


def by_brute_force(count: int, found: list[Result]) -> list[float]:
    """Up and down with one rating at a time, in ever smaller steps; then as Elo around their mean."""
    ratings, step = [0.0] * count, 1.0
    best = likelihood(ratings, found)
    while step > 1e-7:
        better = False
        for player in range(count):
            for change in (step, -step):
                tried = [each + change * (at == player) for at, each in enumerate(ratings)]
                if (then := likelihood(tried, found)) > best:
                    ratings, best, better = tried, then, True
        if not better:
            step /= 2
    return [SCALE * (each - sum(ratings) / count) for each in ratings]


def shares_of(players: int) -> st.SearchStrategy[tuple[float, ...]]:
    """Return what a deal gives each of them: the winners of its games, one or several of them."""
    game = st.sets(st.integers(0, players - 1), min_size=1)
    return st.lists(game, min_size=players, max_size=players).map(
        lambda games: tuple(sum((at in won) / len(won) for won in games) / players for at in range(players))
    )


def test_rating_of_three_quarters_matches_elo() -> None:
    first, second = rate(2, results({(0, 1): [(1.0, 0.0), (0.5, 0.5)] * 500}))
    assert first.elo - second.elo == pytest.approx(400 * log10(3), rel=0.002)
    assert first.elo == pytest.approx(-second.elo)


def test_equal_results_give_equal_ratings() -> None:
    even = {table: [(1.0, 0.0), (0.0, 1.0)] for table in combinations(range(4), 2)}
    assert [each.elo for each in rate(4, results(even))] == pytest.approx([0, 0, 0, 0], abs=1e-6)


def test_ratings_of_three_match_elo_of_three() -> None:
    deals = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 0.0, 0.0)] * 1000
    first, second, third = (each.elo for each in rate(3, results({(0, 1, 2): deals})))
    assert second == pytest.approx(third)
    assert first - second == pytest.approx(elo(0.5, seats=3), rel=0.002)


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_ratings_maximise_likelihood(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 3))
    count = data.draw(st.integers(seats, 4))
    wins = {
        table: data.draw(st.lists(shares_of(seats), min_size=1, max_size=4))
        for table in combinations(range(count), seats)
    }
    found = results(wins)
    assert [each.elo for each in rate(count, found)] == pytest.approx(by_brute_force(count, found), abs=0.01)


def test_rating_of_all_losses_falls_with_deals() -> None:
    few, many = (
        rate(3, results({(0, 1): [(1.0, 0.0)] * deals, (0, 2): [(1.0, 0.0)] * deals, (1, 2): [(1.0, 0.0)] * deals}))
        for deals in (5, 500)
    )
    for ratings in (few, many):
        assert [each.elo for each in ratings] == sorted((each.elo for each in ratings), reverse=True)
        for each in ratings:
            assert each.interval is not None
            low, high = each.interval
            assert low < each.elo < high
    assert many[2].elo < few[2].elo - 100


def test_unconnected_players_form_groups() -> None:
    won = [(1.0, 0.0), (0.5, 0.5)]
    ratings = rate(6, results({(0, 3): won, (3, 5): won, (1, 4): won}))
    assert [each.group for each in ratings] == [0, 1, 2, 0, 1, 0]
    assert ratings[2] == Rating(0.0, None, 2)
    assert ratings[0].elo + ratings[3].elo + ratings[5].elo == pytest.approx(0)
    assert ratings[1].elo == pytest.approx(-ratings[4].elo)


def test_rating_of_single_deal_has_no_interval() -> None:
    assert [each.interval for each in rate(2, results({(0, 1): [(1.0, 0.0)]}))] == [None, None]
    assert rate(2, []) == [Rating(0.0, None, 0), Rating(0.0, None, 1)]
    assert rate(0, []) == []


def test_rating_of_extreme_pairing_converges() -> None:
    ratings = rate(3, results({(0, 1): [(1.0, 0.0)] * 3000, (1, 2): [(1.0, 0.0)] * 2, (0, 2): [(0.0, 1.0)] * 2}))
    assert all(abs(each.elo) < 3000 for each in ratings)


def test_rating_intervals_cover_truth_in_95_percent() -> None:
    """Two games of a deal that know nothing of each other, in tournaments of five players with known ratings."""
    rng, truth, held = Random(5), (-300, -100, 0, 100, 300), 0
    for _ in range(100):
        wins: dict[Table, list[tuple[float, ...]]] = {}
        for one, two in combinations(range(5), 2):
            odds = expected(truth[one] - truth[two])
            shares = [sum(rng.random() < odds for _ in range(2)) / 2 for _ in range(15)]
            wins[one, two] = [(share, 1 - share) for share in shares]
        for rating, true in zip(rate(5, results(wins)), truth, strict=True):
            assert rating.interval is not None
            held += rating.interval[0] <= true <= rating.interval[1]
    assert 0.93 <= held / 500 <= 0.98

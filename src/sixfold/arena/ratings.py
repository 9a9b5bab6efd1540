"""Rate players by the deals they played: the Bradley–Terry model on the Elo scale, with intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import exp, fsum, log, log10, sqrt
from statistics import fmean
from typing import Final, NamedTuple

from .statistics import Interval, student

SCALE: Final = 400 * log10(exp(1))
"""Elo for each unit of the model's logarithm."""
_PRECISE: Final = 1e-11
_MAX_STEP: Final = 2.0

Vector = list[float]


class Result(NamedTuple):
    """Hold who played a deal, and the share of its games that each player won."""

    players: tuple[int, ...]
    deal: int
    shares: tuple[float, ...]


class Rating(NamedTuple):
    """Hold the rating of a player."""

    elo: float
    """Above the mean of those that can be compared."""
    interval: Interval | None
    """95 %; None where a single deal proves nothing."""
    group: int
    """Only players of one group can be compared: they have met, or met somebody who has met …"""


class _Table:
    """Hold all deals of the same players, who are numbered within their group."""

    def __init__(self, players: tuple[int, ...], results: list[Result], drawn: float) -> None:
        """Add `drawn` drawn deals, so that a player who lost everything gets a rating too."""
        self.players = players
        self.results = results
        self.weight = len(results) + drawn
        shares = zip(*(result.shares for result in results), strict=True)
        self.won = [fsum(each) + drawn / len(players) for each in shares]
        self.even = len({result.shares for result in results}) == 1
        """All deals ended alike, and nothing is seen of how they might end otherwise."""

    def odds(self, ratings: Vector) -> Vector:
        """Return the share of wins that each player may expect."""
        strengths = [exp(ratings[player]) for player in self.players]
        return [each / sum(strengths) for each in strengths]


def rate(count: int, results: Iterable[Result]) -> list[Rating]:
    """Return the ratings of players 0 to `count` - 1.

    A player wins a game with odds in proportion to the exponential of the rating, against one opponent or several; a
    shared victory counts its share. To its deals each player has about one added that was drawn with all opponents.
    The interval goes by how much the deals differ, a deal being one trial even if several tables played it. Tables
    whose deals all ended alike show no difference: there every deal counts as won or lost by the odds of the model.
    """
    tables: dict[tuple[int, ...], list[Result]] = defaultdict(list)
    for result in results:
        tables[result.players].append(result)
    ratings = [Rating(0.0, None, 0)] * count
    tables_of = Counter(player for players in tables for player in players)
    for group, members in enumerate(_groups(count, tables)):
        place = {player: at for at, player in enumerate(members)}
        of_group = [
            _Table(tuple(place[each] for each in players), found, fmean(1 / tables_of[each] for each in players))
            for players, found in tables.items()
            if players[0] in place
        ]
        for player, (elo, interval) in zip(members, _rate(len(members), of_group), strict=True):
            ratings[player] = Rating(elo, interval, group)
    return ratings


def _groups(count: int, tables: Iterable[tuple[int, ...]]) -> list[list[int]]:
    """Return the groups of players that can be compared, the largest first."""
    of = list(range(count))
    for players in tables:
        joined = {of[player] for player in players}
        of = [min(joined) if each in joined else each for each in of]
    groups = [[player for player in range(count) if of[player] == group] for group in sorted(set(of))]
    return sorted(groups, key=len, reverse=True)


def _rate(count: int, tables: Sequence[_Table]) -> list[tuple[float, Interval | None]]:
    ratings = _likeliest(count, tables)
    deals = {result.deal for table in tables for result in table.results}
    if len(deals) < 2:
        return [(SCALE * each, None) for each in ratings]
    reach = [student(len(deals) - 1) * sqrt(each) for each in _variances(ratings, tables, len(deals))]
    return [(SCALE * r, (SCALE * (r - s), SCALE * (r + s))) for r, s in zip(ratings, reach, strict=True)]


def _likeliest(count: int, tables: Sequence[_Table]) -> Vector:
    """Return the ratings that make these results most likely, by Newton's method; their sum is 0."""
    ratings = [0.0] * count
    now = _likelihood(ratings, tables)
    while True:
        slope = [0.0] * count
        for table in tables:
            for player, won, odds in zip(table.players, table.won, table.odds(ratings), strict=True):
                slope[player] += won - table.weight * odds
        step = [_dot(row, slope) for row in _inverse(_curvature(ratings, tables))]
        longest = max(map(abs, step), default=0.0)
        share = min(1.0, _MAX_STEP / longest) if longest else 1.0
        while longest * share > _PRECISE:
            tried = [rating + share * each for rating, each in zip(ratings, step, strict=True)]
            if (then := _likelihood(tried, tables)) > now:
                break
            share /= 2
        else:
            return [rating - sum(ratings) / count for rating in ratings]
        ratings, now = tried, then


def _likelihood(ratings: Vector, tables: Sequence[_Table]) -> float:
    return fsum(won * log(odds) for table in tables for won, odds in zip(table.won, table.odds(ratings), strict=True))


def _curvature(ratings: Vector, tables: Sequence[_Table]) -> list[Vector]:
    """Return the negative Hessian of the likelihood, plus 1 everywhere so that it can be inverted."""
    made = [[1.0] * len(ratings) for _ in ratings]
    for table in tables:
        odds = table.odds(ratings)
        for a, p in zip(table.players, odds, strict=True):
            made[a][a] += table.weight * p
            for b, q in zip(table.players, odds, strict=True):
                made[a][b] -= table.weight * p * q
    return made


def _variances(ratings: Vector, tables: Sequence[_Table], deals: int) -> Vector:
    """Return the variance of each rating against the mean: the squared influence of each deal, added."""
    count = len(ratings)
    inverse = [[each - 1 / count**2 for each in row] for row in _inverse(_curvature(ratings, tables))]
    moved = [[0.0] * count for _ in range(deals)]
    number = {deal: at for at, deal in enumerate({result.deal for table in tables for result in table.results})}
    variances = [0.0] * count
    for table in tables:
        odds = table.odds(ratings)
        if table.even:
            for at, row in enumerate(inverse):
                pulls = [row[player] for player in table.players]
                mean = _dot(pulls, odds)
                variances[at] += len(table.results) * sum(
                    p * (pull - mean) ** 2 for p, pull in zip(odds, pulls, strict=True)
                )
            continue
        for result in table.results:
            for player, share, expected in zip(table.players, result.shares, odds, strict=True):
                moved[number[result.deal]][player] += share - expected
    for pull in moved:
        for at, row in enumerate(inverse):
            variances[at] += deals / (deals - 1) * _dot(row, pull) ** 2
    return variances


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _inverse(matrix: list[Vector]) -> list[Vector]:
    """Invert a positive definite matrix by Gauss–Jordan elimination without pivoting."""
    count = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(count))] for at, row in enumerate(matrix)]
    for at in range(count):
        pivot = rows[at] = [each / rows[at][at] for each in rows[at]]
        for other, row in enumerate(rows):
            if other != at and (factor := row[at]):
                rows[other] = [each - factor * own for each, own in zip(row, pivot, strict=True)]
    return [row[count:] for row in rows]

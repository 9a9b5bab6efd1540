"""Compute intervals over deals, Elo differences, and the sequential test that stops a match early."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, log, log10, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, Literal

Interval = tuple[float, float]
CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


def student(freedom: int) -> float:
    """Return the two-sided 95 % point of Student's distribution: exact for 1 and 2, else within 0.2 %."""
    if freedom <= 2:
        return (12.706204736, 4.302652730)[freedom - 1]
    z, n = _Z, freedom
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return fsum(term / n**power for power, term in enumerate(terms))


def interval(values: Sequence[float]) -> Interval | None:
    """Return the 95 % interval of the mean, one value for each deal; None for a single deal."""
    if len(values) < 2:
        return None
    mean, reach = fmean(values), student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean - reach, mean + reach


def share_interval(values: Sequence[float]) -> Interval:
    """Return the same interval for shares of wins, within 0 and 1.

    Where all deals ended alike, say all of them won, there is no spread to go by, and yet the next may end otherwise:
    there Wilson's interval stands in, with deals as trials.
    """
    if len(values) < 2 or min(values) == max(values):
        return _wilson(values[0], len(values)) if values else (0.0, 1.0)
    low, high = interval(values) or (0.0, 1.0)
    return max(low, 0.0), min(high, 1.0)


def _wilson(share: float, trials: int) -> Interval:
    weight = _Z**2 / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(share * (1 - share) * weight + weight**2 / 4) / (1 + weight)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def elo(share: float, seats: int = 2) -> float | None:
    """Return the Elo difference to the mean of the others for a share of wins; None if infinite."""
    if not 0 < share < 1:
        return None
    return 400 * log10(share * (seats - 1) / (1 - share))


def expected(difference: float) -> float:
    """Return the share of wins between two players for an Elo difference."""
    return 1 / (1 + 10 ** (-difference / 400))


# The sequential test. A deal of two players is a pair of mirrored games, which are anything but independent, so the
# pair is the trial: its result is one of five (0, 1/4, 1/2, 3/4 or 1 of the points).

RESULTS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
ALPHA: Final = 0.05
BETA: Final = 0.05
LOWER: Final = log(BETA / (1 - ALPHA))
UPPER: Final = log((1 - BETA) / ALPHA)
_UNSEEN_COUNT: Final = 0.001
"""A result that has not been seen yet counts this much, since it is not impossible for that."""

Decision = Literal["H0", "H1", "undecided"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """Test sequentially (Wald) whether the first player is `elo0` or `elo1` better."""

    elo0: float
    elo1: float

    def llr(self, counts: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the most likely five-way odds with `elo1` and with `elo0`.

        `counts` says how many deals ended with each of the five results.
        """
        seen = [max(count, _UNSEEN_COUNT) for count in counts]
        odds = [count / sum(seen) for count in seen]
        zero, one = (_likeliest(odds, expected(each)) for each in (self.elo0, self.elo1))
        return sum(count * log(b / a) for count, a, b in zip(seen, zero, one, strict=True))

    def decision(self, counts: Sequence[float]) -> Decision:
        """Return the hypothesis that these deals decide for."""
        ratio = self.llr(counts) if any(counts) else 0.0
        return "H0" if ratio <= LOWER else "H1" if ratio >= UPPER else "undecided"


def _likeliest(odds: Sequence[float], mean: float) -> list[float]:
    """Return the most likely odds, given those observed, among all with that mean.

    By Lagrange they are p / (1 + t (a - mean)) for each result a; t is found by halving.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(60):
        middle = (low + high) / 2
        slope = sum(p * (a - mean) / (1 + middle * (a - mean)) for p, a in zip(odds, RESULTS, strict=True))
        low, high = (middle, high) if slope > 0 else (low, middle)
    return [p / (1 + low * (a - mean)) for p, a in zip(odds, RESULTS, strict=True)]

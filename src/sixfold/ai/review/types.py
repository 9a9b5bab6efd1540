"""Define the results of a review. Actions are in the notation, numbers have four digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..evaluation import EvaluatedAction

DIGITS = 4
"""More mean nothing: values are sampled."""

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
"""In the order of `Verdict` of kernel/analysis/review.h, which has the limits."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action of the player to move and what it is worth."""

    action: str
    points: int
    """Points, or Qwirkles in Cards, that it makes now."""
    margin: float
    """Expected at the end: own points less the mean of the others'."""
    low: float
    high: float
    """The 95 % interval of the margin."""
    chance: float
    """Of winning."""
    exact: bool
    """Nothing was sampled."""
    simulations: int


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason why an action lost something: `review-reason-<key>` in the catalogues, and its numbers."""

    key: str
    n: float = 0
    m: float = 0
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """One turn: the played action among the best, and what it lost."""

    turn: int
    """Counts from 1."""
    seat: int
    played: Option
    best: tuple[Option, ...]
    lost: float
    """Points, with `error` to either side."""
    error: float
    lost_chance: float
    """Of winning, from 0 to 1."""
    verdict: Verdict
    forced: bool
    """There was no other action."""
    chances: tuple[float, ...]
    """Of winning, for each seat before the turn."""
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What made the result of a seat: its margin is `skill + given + luck`."""

    accuracy: float | None
    """From 0 to 100; None if the seat never had a choice."""
    margin: float
    skill: float
    """What its own choices lost."""
    given: float
    """What it gained from the choices of the others."""
    luck: float
    """What came from deals, draws, rolls and hidden hands."""
    skill_spread: float
    given_spread: float
    luck_spread: float


@dataclass(frozen=True, slots=True)
class Summary:
    """The sum of all turns."""

    seats: tuple[SeatSummary, ...]
    chances: tuple[tuple[float, ...], ...]
    """Of winning, for each seat before each turn and at the end."""
    luck: tuple[tuple[float, ...], ...]
    """Of each seat at the deal and after each turn."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a whole game; equal depth and seed give an equal review."""

    edition: str
    depth: float
    seed: int
    turns: tuple[ReviewedTurn, ...]
    summary: Summary


def option_of(evaluated: EvaluatedAction) -> Option:
    """Return an evaluated action with its numbers rounded."""
    return Option(
        action=str(evaluated.action),
        points=evaluated.points,
        margin=round(evaluated.margin, DIGITS),
        low=round(evaluated.low, DIGITS),
        high=round(evaluated.high, DIGITS),
        chance=round(evaluated.chance, DIGITS),
        exact=evaluated.exact,
        simulations=evaluated.simulations,
    )

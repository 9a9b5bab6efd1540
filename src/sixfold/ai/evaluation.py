"""Define evaluated actions, and margins between scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..rules.actions import Action


@dataclass(frozen=True, slots=True)
class EvaluatedAction:
    """An action of the player to move, and what it is worth."""

    action: Action
    points: int
    """Points, or Qwirkles in Cards, that it makes now."""
    margin: float
    """Expected at the end: own points less the mean of the others'."""
    low: float
    high: float
    """The 95 % interval of the margin, as far as sampling can tell."""
    chance: float
    """Of winning; shared wins count their share."""
    exact: bool
    """Nothing was sampled: the margin is that of best play by everybody."""
    simulations: int
    reply: float | None = None
    """Cards: how many Qwirkles the next player then takes on average."""


Margins = tuple[float, ...]
"""Own points less the mean of the others', for every seat: their sum is 0."""


def margins(scores: Sequence[float]) -> Margins:
    """Return by how much each seat is ahead of the mean of the others."""
    return tuple(score - (sum(scores) - score) / (len(scores) - 1) for score in scores)

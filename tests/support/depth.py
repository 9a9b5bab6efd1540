"""Set how much the tests repeat: a seeded sample by default, the long form with --deep."""

from __future__ import annotations

import os
from random import Random
from typing import TypeVar

import pytest

T = TypeVar("T")

DEEP = "SIXFOLD_DEEP"
SEED = "SIXFOLD_SEED"

deep_only = pytest.mark.deep
"""Leave a test out unless --deep is given."""


def rounds(fast: int, deep: int) -> int:
    """Return how often to repeat: `fast` by default; with --deep N, N times `deep`."""
    factor = int(os.environ.get(DEEP, "0"))
    return factor * deep if factor else fast


def some(fast: T, deep: T) -> T:
    """Return the first, or with --deep the second: for lists of parameters."""
    return deep if os.environ.get(DEEP) else fast


def seeded_rng(*words: object) -> Random:
    """Return a generator for one test: the same in every run, another one with --seed N."""
    return Random(f"{os.environ.get(SEED, '0')}/{'/'.join(map(str, words))}")

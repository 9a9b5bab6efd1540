"""Which languages the tests take: a few by default, others for each test, and all with --deep."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import ParamSpec, TypeVar

import pytest

from sixfold.i18n.catalog import LANGUAGES
from tests.support.depth import seeded_rng, some

T = TypeVar("T")
P = ParamSpec("P")


def two_languages(part: str) -> list[str]:
    """Return two languages, others for another part; all with --deep."""
    return some(seeded_rng("languages", part).sample(LANGUAGES, 2), [*LANGUAGES])


def in_some_languages(test: Callable[P, None]) -> Callable[P, None]:
    """Run a test in two languages, `lang`, which its name chooses; in all with --deep."""
    return pytest.mark.parametrize("lang", two_languages(test.__name__))(test)


def spread(items: Iterable[T]) -> list[tuple[T, str]]:
    """Return each item with two languages, the next item with the next two; with --deep, each with all."""
    known = list(items)
    both = ((place, item, more) for place, item in enumerate(known) for more in (0, 1))
    pairs = [(item, LANGUAGES[(2 * place + more) % len(LANGUAGES)]) for place, item, more in both]
    return some(pairs, list(product(known, LANGUAGES)))

"""Numbers of rows for cards: those found before are kept while they fit."""

from __future__ import annotations

import pytest

from sixfold.rules.sets import RowNumbers

NONE = (0,) * 12
ONE_RED = (1, *NONE[1:])


@pytest.mark.parametrize(("more", "found"), [(1, ONE_RED), (0, NONE)])
def test_fit_keeps_known_numbers_that_use_all_rows_allowed(more: int, found: tuple[int, ...]) -> None:
    assert RowNumbers([0] * 36).fit(NONE, NONE, (1,) * 12, more, known=ONE_RED) == found

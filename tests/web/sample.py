"""Which languages the tests look at: one for each part of the client by default, all with --deep."""

from __future__ import annotations

from sixfold.i18n.catalog import LANGUAGES
from tests.support.depth import seeded_rng, some

PARTS = ("analysis", "hints", "rules", "pictures", "puzzles", "review", "score", "front", "stats")
SHIFT = seeded_rng("web languages").randrange(len(LANGUAGES))


def languages(part: str) -> list[str]:
    """Return the languages for the tests of a part: every language has one or two parts."""
    one = LANGUAGES[(PARTS.index(part) + SHIFT) % len(LANGUAGES)]
    return some([one], [*LANGUAGES])

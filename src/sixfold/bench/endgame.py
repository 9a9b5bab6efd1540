"""Measure an exact endgame of six tiles against six, and a plain search in the same run."""

from __future__ import annotations

from math import exp, log
from statistics import fmean, median, quantiles
from time import process_time
from typing import Final

from ..ai.kernel import qwirkle_endgame, qwirkle_endgame_plain, qwirkle_endgame_positions

ENDINGS: Final = 60
PLAIN: Final = 12
"""Number of endgames that are also searched plainly, which takes longer."""
NOISE: Final = 0.7
SEED: Final = 1000
NO_LIMIT: Final = 0


def endgame() -> dict[str, float]:
    """Measure CPU time and nodes of endings between players who take nearly the most points."""
    times, nodes, ratios = [], [], []
    for number, ending in enumerate(qwirkle_endgame_positions(ENDINGS, 6, NOISE, SEED)):
        begun = process_time()
        *_, exact, used, _ = qwirkle_endgame(*ending, NO_LIMIT, 0, None)
        times.append(process_time() - begun)
        nodes.append(used)
        if exact and number < PLAIN:
            ratios.append(qwirkle_endgame_plain(*ending, False, NO_LIMIT)[1] / used)
    return {
        "endgame_median_ms": median(times) * 1e3,
        "endgame_p95_ms": quantiles(times, n=20)[-1] * 1e3,
        "endgame_median_nodes": median(nodes),
        "endgame_nodes_ratio_to_plain_search": exp(fmean(map(log, ratios))),
    }

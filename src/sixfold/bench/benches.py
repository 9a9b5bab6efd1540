"""The benches by name, and all their figures as one flat object."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .agree import agree
from .attack import attack
from .cards import kernel_cards, random_play
from .chaos import chaos
from .cubes import thinking
from .endgame import endgame
from .envs import Missing, envs
from .figures import Figures, cards, cubes, qwirkle
from .kernel import kernel
from .server import server
from .timing import timing
from .tui import tui
from .web import web

__all__ = ["BENCHES", "BY_NAME_ONLY", "Missing", "UnknownBench", "chosen", "measure"]

BENCHES: Final[dict[str, Callable[[], Figures]]] = {
    "qwirkle": qwirkle,
    "cubes": cubes,
    "cards": cards,
    "kernel": kernel,
    "cubes-kernel": thinking,
    "cards-kernel": kernel_cards,
    "cards-random": random_play,
    "endgame": endgame,
    "agree": agree,
    "server": server,
    "chaos": chaos,
    "attack": attack,
    "web": web,
    "envs": envs,
    "tui": tui,
    "timing": timing,
}
BY_NAME_ONLY: Final = {"agree", "cards-random", "server", "chaos", "attack", "web", "envs", "tui", "timing"}
"""What takes many minutes, or needs a browser or others' packages, is measured only when it is asked for."""


class UnknownBench(Exception):
    """Raised for a name that no bench has."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def chosen(names: Sequence[str]) -> list[str]:
    """Return these benches, or the usual ones if there are none; raise UnknownBench."""
    for name in names:
        if name not in BENCHES:
            raise UnknownBench(name)
    return list(names) or [name for name in BENCHES if name not in BY_NAME_ONLY]


def measure(names: Sequence[str], progress: Callable[[int, int, str], None]) -> Figures:
    """Run these benches and return their figures as one flat object."""
    found: Figures = {}
    for done, name in enumerate(names):
        progress(done, len(names), name)
        found |= BENCHES[name]()
    progress(len(names), len(names), "")
    return found

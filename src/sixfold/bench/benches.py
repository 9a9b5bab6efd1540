"""The benches by name, and all their figures as one flat object."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from .envs import Missing
from .figures import Figures

__all__ = ["BENCHES", "BY_NAME_ONLY", "Missing", "UnknownBench", "chosen", "measure"]

BENCHES: Final = {
    "qwirkle": "figures.qwirkle",
    "cubes": "figures.cubes",
    "cards": "figures.cards",
    "kernel": "kernel.kernel",
    "cubes-kernel": "cubes.thinking",
    "cards-kernel": "cards.kernel_cards",
    "cards-random": "cards.random_play",
    "endgame": "endgame.endgame",
    "agree": "agree.agree",
    "server": "server.server",
    "chaos": "chaos.chaos",
    "attack": "attack.attack",
    "web": "web.web",
    "envs": "envs.envs",
    "tui": "tui.tui",
    "timing": "timing.timing",
}
"""Benches and their modules and functions in this package, imported only when they run: some need an extra."""
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
        module, _, function = BENCHES[name].partition(".")
        found |= getattr(import_module(f".{module}", __package__), function)()
    progress(len(names), len(names), "")
    return found

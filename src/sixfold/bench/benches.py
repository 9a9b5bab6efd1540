"""List the benches by name and run them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from .checkout import NeedsCheckout, import_support
from .envs import Missing
from .figures import Figures

__all__ = ["BENCHES", "BY_NAME_ONLY", "Missing", "NeedsCheckout", "UnknownBench", "chosen", "measure"]

BENCHES: Final = {
    "qwirkle": "sixfold.bench.figures.qwirkle",
    "cubes": "sixfold.bench.figures.cubes",
    "cards": "sixfold.bench.figures.cards",
    "kernel": "sixfold.bench.kernel.kernel",
    "cubes-kernel": "sixfold.bench.cubes.thinking",
    "cards-kernel": "sixfold.bench.cards.kernel_cards",
    "cards-random": "sixfold.bench.cards.random_play",
    "endgame": "sixfold.bench.endgame.endgame",
    "hints": "sixfold.bench.hints.hints",
    "agree": "sixfold.bench.agree.agree",
    "server": "tests.support.bench_server.server",
    "chaos": "tests.support.chaos.chaos",
    "faults": "tests.support.faults.faults",
    "attack": "tests.support.attack.attack",
    "web": "tests.support.bench_web.web",
    "envs": "sixfold.bench.envs.envs",
    "tui": "tests.support.bench_tui.tui",
    "timing": "sixfold.bench.timing.timing",
    "signature": "tests.support.signature.signature",
}
"""The function of each bench, imported only when it runs. Those in `tests` need the development tools."""
BY_NAME_ONLY: Final = {
    "agree",
    "cards-random",
    "server",
    "chaos",
    "faults",
    "attack",
    "web",
    "envs",
    "tui",
    "timing",
    "signature",
}
"""Benches that run only if you name them: they take minutes, or need a browser or other packages."""


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
    """Run these benches and return their figures as one flat object; raise NeedsCheckout before any runs."""
    benches = {name: _load(name) for name in names}
    found: Figures = {}
    for done, (name, bench) in enumerate(benches.items()):
        progress(done, len(benches), name)
        found |= bench()
    progress(len(benches), len(benches), "")
    return found


def _load(name: str) -> Callable[[], Figures]:
    module, _, function = BENCHES[name].rpartition(".")
    package, _, file = module.rpartition(".")
    try:
        loaded = import_support(file) if package == "tests.support" else import_module(module)
    except NeedsCheckout:
        raise NeedsCheckout(name) from None
    bench: Callable[[], Figures] = getattr(loaded, function)
    return bench

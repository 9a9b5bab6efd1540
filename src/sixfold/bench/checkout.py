"""Import what needs a checkout: the benches and the brute-force reference of the tests."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

CHECKOUT = Path(__file__).parents[3]
"""The root of the checkout, if this package runs from one."""


class NeedsCheckout(Exception):
    """Raised if a bench, or a module of tests/support, is wanted and this package does not run from a checkout."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def import_support(name: str) -> ModuleType:
    """Return a module of tests/support; raise NeedsCheckout."""
    if not (CHECKOUT / "tests" / "support").is_dir():
        raise NeedsCheckout(name)
    if str(CHECKOUT) not in sys.path:
        sys.path.append(str(CHECKOUT))
    return import_module(f"tests.support.{name}")

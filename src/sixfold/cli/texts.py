"""Look up the texts of arguments in the catalogue."""

from __future__ import annotations

from collections.abc import Callable

from ..i18n.catalog import say


def texts(lang: str, prefix: str) -> Callable[[str], str]:
    """Return a function that looks up a text by its key without the prefix."""
    return lambda key: say(lang, prefix + key)

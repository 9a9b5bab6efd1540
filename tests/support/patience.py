"""Define how long tests wait for something that takes far less."""

from typing import Final

PATIENCE_SECONDS: Final = 300
"""Never reached on a working machine, however busy: it only ends a test that hangs."""

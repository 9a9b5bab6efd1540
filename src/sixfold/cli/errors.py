"""Define the exception with which a command fails."""

from __future__ import annotations


class CommandError(Exception):
    """Raised if a command fails: a sentence for the user and the exit status."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status

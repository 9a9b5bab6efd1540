"""Define the error of the terminal clients."""

from __future__ import annotations


class TerminalError(Exception):
    """Raised if a game cannot begin, resume or go on: a sentence for the user and the exit status."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status

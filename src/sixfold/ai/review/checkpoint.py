"""Save finished turns of a review to a file, so that it can continue later."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from ...rules.record import Game, to_text
from .types import ReviewedTurn

FORMAT: Final = "sixfold-review-turns/1"


class WrongCheckpoint(ValueError):
    """Raised for a file of another review, or of something else. The file is not changed."""


class Checkpoint:
    """The finished turns of one review: a line for the settings, then one for each turn."""

    def __init__(self, path: Path, game: Game, depth: float, seed: int) -> None:
        self._path = path
        digest = sha256(to_text(game).encode()).hexdigest()
        header = msgspec.json.encode({"format": FORMAT, "game": digest, "depth": depth, "seed": seed}) + b"\n"
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]  # a torn last line is written again
        if content and not (whole or header).startswith(header):
            raise WrongCheckpoint(str(path))
        self.turns = dict(_read(whole[len(header) :]))
        path.write_bytes(whole or header)

    def add(self, turn: ReviewedTurn) -> None:
        """Append a finished turn."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(turn) + b"\n")


def _read(lines: bytes) -> list[tuple[int, ReviewedTurn]]:
    try:
        turns = [msgspec.json.decode(line, type=ReviewedTurn) for line in lines.splitlines()]
    except msgspec.MsgspecError:
        raise WrongCheckpoint from None
    return [(turn.turn, turn) for turn in turns]

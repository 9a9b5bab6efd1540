"""A review on disk: a line for its settings, then a line for each turn that is done, so that it can go on later."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from ...messages import ReviewTurn
from ...rules.record import Game, to_text

FORMAT: Final = "sixfold-review-turns/1"


class Foreign(ValueError):
    """This file is of another review, or no file of ours, and is left as it is."""


class Kept:
    """The turns of one review, kept in a file as they are finished."""

    def __init__(self, path: Path, game: Game, depth: float, seed: int) -> None:
        self._path = path
        digest = sha256(to_text(game).encode()).hexdigest()
        header = msgspec.json.encode({"format": FORMAT, "game": digest, "depth": depth, "seed": seed}) + b"\n"
        content = path.read_bytes() if path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]  # a torn last line is written again
        if content and not (whole or header).startswith(header):
            raise Foreign(str(path))
        self.turns = dict(_read(whole[len(header) :]))
        path.write_bytes(whole or header)

    def add(self, turn: ReviewTurn) -> None:
        """Keep a turn that is done."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(turn) + b"\n")


def _read(lines: bytes) -> list[tuple[int, ReviewTurn]]:
    try:
        turns = [msgspec.json.decode(line, type=ReviewTurn) for line in lines.splitlines()]
    except msgspec.MsgspecError:
        raise Foreign from None
    return [(turn.turn, turn) for turn in turns]

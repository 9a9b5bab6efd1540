"""Chain what everybody sees of a game by digests, so that one digest, the head, stands for the game so far.

A server signs the head with every update. It covers the edition, the names, what was promised before the deal, every
turn and the result, but nothing hidden: of exchanged pieces only their number. docs/records.md describes the lines.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .notation import numbers_text
from .rng import digest

if TYPE_CHECKING:
    from .edition import Edition
    from .position import Outcome
    from .record import Game


def first_head(edition: Edition, names: Sequence[str], commitment: str, salt_commitments: Sequence[str | None]) -> str:
    """Return the head before the deal; each seat has the commitment to its salt, or None."""
    lines = ["sixfold game", edition.name, commitment]
    for name, promised in zip(names, salt_commitments, strict=True):
        lines.append(f"{promised or '-'} {json.dumps(name, ensure_ascii=False)}")
    return digest("\n".join(lines))


def next_head(head: str, seat: int, points: int, action: str) -> str:
    """Return the head after a turn; `action` is its notation, with or without what was drawn."""
    shown, *_ = action.partition(" = ")
    verb, *pieces = shown.split(" ")
    if verb == "swap":  # how many were exchanged is public, which ones is not
        shown = f"swap {len(pieces)}"
    return digest(f"sixfold turn\n{head}\n{seat} {points} {shown}")


def last_head(head: str, resigned: Sequence[int], outcome: Outcome) -> str:
    """Return the head after the end."""
    result = f"{numbers_text(outcome.scores)} {numbers_text(outcome.winners)} {outcome.ending}"
    return digest(f"sixfold end\n{head}\nresigned {numbers_text(resigned)}\nresult {result}")


def heads(game: Game) -> list[str]:
    """Return the head before the deal, after every turn, and after the end of a finished game."""
    salts: list[str | None] = [None] * len(game.seats)
    for seat, promised in (*zip(game.salt_seats, game.salt_commitments, strict=False), *game.withheld):
        salts[seat] = promised
    found = [first_head(game.edition, [seat.name for seat in game.seats], game.commitment, salts)]
    for seat, points, turn in zip(game.movers, game.points, game.turns, strict=True):
        found.append(next_head(found[-1], seat, points, str(turn.action)))
    if game.outcome is not None:
        found.append(last_head(found[-1], game.resigned, game.outcome))
    return found


def receipt_text(commitment: str, turns: int, undos: int, head: str) -> str:
    """Return what a server signs with an update: after so many turns, with so many taken back, this was the head."""
    return f"sixfold receipt\n{commitment}\n{turns}\n{undos}\n{head}"

"""How a terminal game is dealt, kept in a file and taken up again."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from ..ai.bots import bot
from ..rules.edition import Edition
from ..rules.position import Seat
from ..rules.record import MAX_RECORD_CHARACTERS, Game, read_record, to_json, to_text, verify
from ..rules.rng import Fair

BOT: Final = "@"
"""A player whose name starts so is a bot: `@greedy`."""


def new_game(edition: Edition, seats: tuple[Seat, ...], secret: str | None = None) -> Game:
    """A game dealt from a secret of its own, or from a given one."""
    # What came from the command line need not be text, but only text has a digest.
    text = (secrets.token_hex(16) if secret is None else secret).encode(errors="backslashreplace").decode()
    return Game.start(edition, seats, Fair(text))


def load(path: Path) -> Game:
    """The game of a saved record that can go on: dealt fairly, with its secret and bots that there are."""
    with path.open(encoding="utf-8-sig") as file:
        game = read_record(file.read(MAX_RECORD_CHARACTERS + 1))
    verify(game)
    for seat in game.seats:
        if seat.name.startswith(BOT):
            bot(bot_name(seat))
    return game


def bot_name(seat: Seat) -> str:
    """`@greedy#2` is the second bot of the level greedy."""
    return seat.name.removeprefix(BOT).split("#")[0]


def save(game: Game, path: Path) -> None:
    """Write the record so that a crash leaves the old file or the new one, never half of one."""
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(to_text(game) if path.suffix == ".txt" else to_json(game))
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)

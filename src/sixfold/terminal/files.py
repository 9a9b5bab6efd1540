"""Deal, save and load terminal games."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from ..ai.bots import LEVELS, UnknownLevel, bot
from ..i18n import error_messages
from ..i18n.catalog import say
from ..rules.edition import Edition
from ..rules.position import BOT_PREFIX, Seat
from ..rules.record import MAX_RECORD_CHARACTERS, Game, RecordError, read_record, to_json, to_text, verify
from ..rules.rng import Fair
from .errors import TerminalError


def new_game(edition: Edition, seats: tuple[Seat, ...], secret: str | None = None) -> Game:
    """Deal a game from the given secret, or from a random one."""
    # What came from the command line need not be text, but only text has a digest.
    text = (secrets.token_hex(16) if secret is None else secret).encode(errors="backslashreplace").decode()
    return Game.start(edition, seats, Fair(text))


def load(path: Path) -> Game:
    """Read a record that can continue: verified, with its secret and with known bots."""
    with path.open(encoding="utf-8-sig") as file:
        game = read_record(file.read(MAX_RECORD_CHARACTERS + 1))
    verify(game)
    for seat in game.seats:
        if seat.name.startswith(BOT_PREFIX):
            bot(bot_name(seat))
    return game


def resume(path: Path, lang: str) -> Game:
    """Return the game of a file, to continue it; raise TerminalError."""
    try:
        return load(path.expanduser())
    except RecordError as error:
        raise TerminalError(f"{path}: {error_messages.record(error, lang)}") from None
    except UnknownLevel as error:
        raise TerminalError(f"{path}: {unknown_level(error, lang)}") from None
    except (OSError, ValueError, RuntimeError) as error:  # the last two if this cannot be the name of a file
        why = error_messages.system(error, lang)
        raise TerminalError(say(lang, "cli-cannot-read", file=str(path), why=why)) from None


def unknown_level(error: UnknownLevel, lang: str) -> str:
    """Return the sentence about a level that does not exist."""
    return say(lang, "cli-unknown-level", name=error.name, known=", ".join(LEVELS))


def bot_name(seat: Seat) -> str:
    """Return the level of a bot's seat; `@greedy#2` is the second bot of the level greedy."""
    return seat.name.removeprefix(BOT_PREFIX).split("#")[0]


def save(game: Game, path: Path) -> None:
    """Write the record atomically: a crash leaves the old file or the new one."""
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(to_text(game) if path.suffix == ".txt" else to_json(game))
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)

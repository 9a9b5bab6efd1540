"""Export tables as records, and import records as tables."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, replace
from functools import reduce
from pathlib import Path
from typing import Final, Literal

from msgspec import MsgspecError

from ..ai.bots import LEVELS
from ..rules.edition import edition
from ..rules.errors import Illegal
from ..rules.position import BOT_PREFIX, Seat as Player
from ..rules.record import FORMAT, OLD_FORMAT, Game, RecordError, read_record, to_json, verify
from ..rules.rng import digest
from . import commands, events
from .events import NewEvent, Seat
from .signing import Key, sign_record
from .store import Entry, Store, StoreError
from .table import Table, created, fold

PAGE: Final = 500
_BOT: Final = re.compile(rf"{BOT_PREFIX}({'|'.join(LEVELS)})(?:#\d+)?")
"""What a bot's seat is called."""


# Out


async def names(store: Store) -> AsyncIterator[str]:
    """Return the names of all tables, including those created meanwhile."""
    last = ""
    while page := await store.tables(last, PAGE):
        for last in page:
            yield last


async def read_game(store: Store, name: str, keys: tuple[Key, ...] = ()) -> Game | None:
    """Return the game of a table so far, signed if it has ended; raise StoreError if its log cannot be read."""
    try:
        table = _table(name, await store.read(name))
    except (MsgspecError, ValueError, Illegal) as error:
        raise StoreError("unreadable", name) from error
    return table.game if table.game is None or table.source else sign_record(table.game, keys)


def _table(name: str, stored: Iterable[bytes]) -> Table:
    first, *others = map(events.decode, stored)
    return reduce(fold, others, created(name, first))


def write_record(folder: Path, table: str, game: Game) -> bool:
    """Write a game's record into the folder, whole or not at all; False if it is there already.

    An earlier state of the same game is replaced, and any other file of that name never: that raises StoreError.
    """
    text, file = to_json(game), folder / f"{table}.json"
    if file.exists():
        there = _read_file(file)
        if there == text:
            return False
        if not _same_game(there, game):
            raise StoreError("exists", str(file))
    # Only for the owner of the file: the secret of a game that is still on must not be seen.
    number, name = tempfile.mkstemp(prefix=f".{table}.", suffix=".part", dir=folder)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as part:
            part.write(text)
        os.replace(name, file)
    finally:
        Path(name).unlink(missing_ok=True)
    return True


def _read_file(file: Path) -> str:
    with file.open(encoding="utf-8", errors="replace", newline="") as opened:
        return opened.read(5_000_000)


def _same_game(text: str, game: Game) -> bool:
    try:
        there = read_record(text)
    except RecordError:
        return False
    return bool(there.commitment) and beginning(_without_starter(there)) == beginning(_without_starter(game))


def _without_starter(game: Game) -> Game:
    """Remove what decides who starts: older files have ages in it, newer ones do not."""
    return replace(game, seats=tuple(Player(seat.name) for seat in game.seats))


# In


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of a record. `seats` are the new secrets of the people of a game that goes on, by their names."""

    table: str
    what: Literal["new", "there", "other"]
    """A new table; a table that has been there with all this; one whose game went on differently, or not as far."""
    over: bool
    seats: tuple[tuple[str, str], ...] = ()


async def import_record(store: Store, text: str, now: int) -> Imported:
    """Add a table with the game of a record, all of it or nothing; the same record again changes nothing.

    A game that has ended becomes a table to look at. One that has not goes on: bots play at once, and each person's
    seat gets a new secret, because a record holds none. Raises RecordError unless everything in it can be re-derived.
    """
    game = read_record(text)
    verify(game)
    over = game.outcome is not None
    name = commands.table_id(f"record {beginning(game)}")
    keys = (
        {} if over else {i: secrets.token_urlsafe(16) for i, each in enumerate(game.seats) if not level_of(each.name)}
    )
    log, table = events_of(name, game, keys, now)
    entry = Entry(name, 1, tuple(map(events.encode, log)), now, due=table.due)
    if await store.append(entry):
        return Imported(name, "new", over, tuple((game.seats[seat].name, secret) for seat, secret in keys.items()))
    there = await read_game(store, name)
    known = there is not None and there.turns[: len(game.turns)] == game.turns
    return Imported(name, "there" if known else "other", over)


def beginning(game: Game) -> str:
    """Return what identifies a game: its players, edition, and what it is dealt from."""
    first = replace(Game.begin(game.edition, game.seats, game.deals), fair=game.fair, commitment=game.commitment)
    text = to_json(first)
    if game.edition == edition("cards-pl"):
        return text
    # As version 1 wrote it: a record that was imported then is found again. It knew no other rule of `cards-pl`.
    return text.replace(FORMAT, OLD_FORMAT, 1).replace("cards-pl;free_rows=1", "cards-pl", 1)


def level_of(name: str) -> str | None:
    """Return the level of the bot whose seat has this name; None for a person's."""
    found = _BOT.fullmatch(name)
    return found[1] if found else None


def events_of(name: str, game: Game, keys: dict[int, str], now: int) -> tuple[list[NewEvent], Table]:
    """Return the events that lead to this game, and the table after them."""
    assert game.fair is not None
    salts = dict(zip(_salted(game), game.fair.salts, strict=True))
    seats = []
    for place, player in enumerate(game.seats):
        level, salt = level_of(player.name), salts.get(place)
        seats.append(
            Seat(
                kind="bot" if level else "person",
                name=player.name,
                age=player.age,
                first=player.first,
                level=level,
                keys=(commands.key(keys[place]),) if place in keys else (),
                salt_commitment=None if salt is None else digest(salt),
            )
        )
    host = next((place for place, seat in enumerate(seats) if seat.kind == "person"), 0)
    first = events.Created(
        version=events.VERSION,
        at=now,
        edition=game.edition.name,
        secret=game.fair.secret,
        watch=secrets.token_urlsafe(16),
        seats=tuple(seats),
        host=host,
        source=events.Source(
            salt_seats=game.salt_seats,
            withheld=game.withheld,
            undone=game.undone,
            signature=(game.signature.key, game.signature.value) if game.signature else None,
        ),
    )
    log: list[NewEvent] = [first]
    table = created(name, first)
    for place, salt in salts.items():
        log.append(events.Salted(at=now, seat=place, salt=salt))
        table = fold(table, log[-1])
    log.append(commands.started(table, now))
    table = fold(table, log[-1])
    for number, turn in enumerate(game.turns, 1):
        by: Literal["person", "bot"] = "bot" if table.bot else "person"
        log.append(resolved := commands.resolve_turn(table, turn.action, by, now))
        if resolved.turn != turn:
            raise RecordError("draw", number)
        table = fold(table, resolved)
    for seat in game.resigned:
        stop = game.stopped == "resigned" and seat == game.resigned[-1]
        log.append(events.Resigned(at=now, seat=seat, stop=stop))
        table = fold(table, log[-1])
    if game.stopped == "turn_limit":
        log.append(events.TurnLimitReached(at=now))
        table = fold(table, log[-1])
    return log, table


def _salted(game: Game) -> list[int]:
    """Return whose salts they are. Older records have only their order; they belong to people if there are enough."""
    assert game.fair is not None
    if game.salt_seats:
        return list(game.salt_seats)
    people = [place for place, seat in enumerate(game.seats) if not level_of(seat.name)]
    enough = len(people) >= len(game.fair.salts)
    return (people if enough else list(range(len(game.seats))))[: len(game.fair.salts)]

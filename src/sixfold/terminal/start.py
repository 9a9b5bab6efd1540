"""How a terminal game begins: from the command line, from questions, or from a saved file."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from ..ai.bots import LEVELS, UnknownLevel, bot
from ..i18n import error_messages, rulebook
from ..i18n.catalog import say
from ..rules.edition import Edition, UnknownEdition, edition, editions, variants
from ..rules.notation import NotationError, read_number
from ..rules.position import BadSeats, Seat, check_seats
from ..rules.record import Game, RecordError
from .files import BOT, load, new_game
from .play import Session
from .screen import Leave, Screen


def read_players(text: str) -> tuple[Seat, ...]:
    """`Ann,Bo:12,@greedy`: names, ages after a colon, bots with an at sign; raises BadSeats or UnknownLevel."""
    seats: list[Seat] = []
    for word in text.split(","):
        name, colon, age = map(str.strip, word.rpartition(":"))
        if not colon:
            name, age = age, ""
        if name.startswith(BOT):
            bot(name[1:])
            twins = sum(seat.name.split("#")[0] == name for seat in seats)
            name = f"{name}#{twins + 1}" if twins else name
        try:
            seats.append(Seat(name, read_number(age) if colon else None))
        except NotationError:
            raise BadSeats("age", age) from None
    return tuple(seats)


def play(chosen: str | None, players: str | None, path: Path | None, secret: str | None, lang: str) -> None:
    """Begin or resume a game and play it; raise CannotStart if that is not possible."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    colors = isinstance(sys.stdout, TextIOWrapper) and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    screen = Screen(lang, input, sys.stdout, colors)
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  from here on `input` knows the arrow keys
    session = None
    try:
        game = resumed(path, lang) if path is not None and path.exists() else None
        if game is not None:
            screen.say("play-loaded", file=str(path))
        else:
            seats = read_players(players) if players else None
            printed = edition(chosen) if chosen else _ask_edition(screen)
            seats = seats or _ask_players(printed, screen)
            game = new_game(printed, seats, secret)
        session = Session(game, screen, path)
        session.run()
    except Leave:
        screen.print()
        if session is not None and session.path is None and session.game.turns:
            screen.say("play-not-saved")
        screen.say("play-goodbye")
    except UnknownLevel as error:
        raise CannotStart(unknown_level(error, lang), status=2) from None


class CannotStart(Exception):
    """Raised if a game cannot begin or be resumed: a sentence for the user and the exit status."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def resumed(path: Path, lang: str) -> Game:
    """Return the game of a file, to continue it; raise CannotStart."""
    try:
        return load(path)
    except RecordError as error:
        raise CannotStart(f"{path}: {error_messages.record(error, lang)}") from None
    except UnknownLevel as error:
        raise CannotStart(f"{path}: {unknown_level(error, lang)}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise CannotStart(
            say(lang, "cli-cannot-read", file=str(path), why=error_messages.system(error, lang))
        ) from None


def unknown_level(error: UnknownLevel, lang: str) -> str:
    return say(lang, "cli-unknown-level", name=error.name, known=", ".join(LEVELS))


def _ask_edition(screen: Screen) -> Edition:
    known = variants()
    for number, each in enumerate(known, 1):
        screen.print(f"{number}  {rulebook.edition_name(each, screen.lang)}")
        screen.print(f"   {rulebook.edition_about(each, screen.lang)}")
    while True:
        answer = screen.ask(say(screen.lang, "play-which-edition") + " ") or "1"
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:3]) <= len(known):
            return known[int(answer[:3]) - 1]
        try:
            return edition(answer)
        except UnknownEdition as error:
            screen.say("cli-unknown-edition", name=error.name, known=", ".join(editions()))


def _ask_players(printed: Edition, screen: Screen) -> tuple[Seat, ...]:
    usual = say(screen.lang, "play-you") + f",{BOT}greedy"
    while True:
        answer = screen.ask(say(screen.lang, "play-which-players", usual=usual) + " ") or usual
        try:
            seats = read_players(answer)
            check_seats(printed, seats)
        except BadSeats as error:
            screen.print(error_messages.seats(error, screen.lang))
        except UnknownLevel as error:
            screen.print(unknown_level(error, screen.lang))
        else:
            return seats
